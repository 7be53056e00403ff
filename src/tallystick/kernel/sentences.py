"""What a game adds to sentences: words for values of its own, such as a card or an amount of coins."""

from collections.abc import Callable, Sequence

Say = Callable[..., str]
"""The sentence with that id and those arguments, in the language of whoever reads it."""

Formatter = Callable[[Say, Sequence[str]], str]
"""A function that the game's sentences use: words for one value, or for several in a row."""


def listed(say: Say, parts: Sequence[str]) -> str:
    """Several things in a sentence: a, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    return say("list-and", before=", ".join(parts[:-1]), last=parts[-1])
