"""What a game that can be printed is asked for: the parts of its box as plain data, in words."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tallystick.kernel.sentences import Say


class Paper(NamedTuple):
    """How a box is printed: in which words, for how many, and by which options."""

    say: Say
    players: int
    options: Any


Part = Callable[[Paper], Any]
"""What one part of the box holds, as the game's `paper.typ` reads it."""


def copies(name: str, many: int) -> list[str]:
    """The codes of pieces that are all alike, so that each can be told from the others.

    >>> copies("coin", 3)
    ['coin.1', 'coin.2', 'coin.3']
    """
    return [f"{name}.{number}" for number in range(1, many + 1)]
