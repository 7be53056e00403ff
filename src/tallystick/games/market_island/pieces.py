"""Cards, squares and things of Market Island, counted by the options of a table."""

from collections import Counter
from typing import Final

from tallystick.games.market_island.components import (
    ACTION,
    ACTION_PRESETS,
    EFFECTS,
    EXPENSE,
    FACES,
    INCOME,
    RINGS,
    SQUARES,
    fresh_deck,
)
from tallystick.games.market_island.options import FirstOptions
from tallystick.kernel.pieces import Pieces, explained

SQUARE_NAMES: Final = {"jellyfish": "sq-jellyfish", "fire": "sq-fire", "totem": "sq-totem"}
"""Where a square is called as a card is."""


def pieces(options: FirstOptions) -> tuple[Pieces, ...]:
    """The three decks, the ring and what else lies there (3, 4.4, 4.5)."""
    effects = ACTION_PRESETS[options.action_preset]
    actions = fresh_deck(ACTION, options.spare_actions == "jokers")
    cards = Counter(EFFECTS[effects[card - FACES]] for card in actions)
    cards |= Counter(income=len(fresh_deck(INCOME, True)), expense=len(fresh_deck(EXPENSE, True)))
    squares = Counter(SQUARE_NAMES.get(SQUARES[one], SQUARES[one]) for one in RINGS[options.ring])
    return (
        Pieces("pieces-mi-decks", explained(*DECKS, mark="mi", counts=cards)),
        Pieces("pieces-mi-squares", explained(*RING, mark="mi", counts=squares)),
        Pieces("pieces-mi-things", explained(*THINGS, mark="mi")),
    )


DECKS: Final = ("income", "expense", "fire", "axe", "jellyfish", "totem")
RING: Final = ("chest", "hands", "question", "start", "sq-jellyfish", "sq-fire", "sq-totem")
THINGS: Final = ("mining", "winning", "action", "abacus", "coin", "pawn")
