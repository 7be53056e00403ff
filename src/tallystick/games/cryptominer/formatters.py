"""Cards as the sentences of CryptoMiner name them: a value, and behind it its chain symbols."""

from collections.abc import Sequence
from typing import Final

from tallystick.kernel.sentences import Formatter, Say


def name_cards(say: Say, cards: Sequence[str]) -> str:
    return ", ".join(_marked(say, card) for card in cards)


def _marked(say: Say, card: str) -> str:
    """A value, and behind it a sign for each letter; 12AC becomes 12 △□."""
    value = card.rstrip("ABCD")
    signs = "".join(say(f"symbol-{letter}") for letter in card[len(value) :])
    return f"{value}\u00a0{signs}" if signs else value


FORMATTERS: Final[dict[str, Formatter]] = {"SYMBOLS": name_cards}
