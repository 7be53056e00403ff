"""Cards, decks and squares as the sentences of Market Island name them."""

import re
from collections.abc import Sequence
from typing import Final

from tallystick.kernel.sentences import Formatter, Say

FACE: Final = re.compile(r"(X|10|[2-9AJQK])([CDHS12])$")
SUITS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def name_cards(say: Say, cards: Sequence[str]) -> str:
    return ", ".join(_face(say, card) for card in cards)


def _face(say: Say, card: str) -> str:
    """Rank and suit; what stands before them is the deck's letter, and X1 and X2 are jokers."""
    found = FACE.search(card)
    if found is None:
        raise ValueError(f"{card} is no card")
    rank, suit = found.groups()
    if rank == "X":
        return "★"
    return (say(f"rank-{rank}") if rank in "AJQK" else rank) + SUITS[suit]


def name_deck(say: Say, deck: Sequence[str]) -> str:
    return say(f"deck-{deck[0]}")


def name_square(say: Say, square: Sequence[str]) -> str:
    return say(f"square-{square[0]}")


FORMATTERS: Final[dict[str, Formatter]] = {"CARD": name_cards, "DECK": name_deck, "SQUARE": name_square}
