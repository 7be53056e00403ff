"""What is in the box: dice, the six actions, Minor and Major Arcana, and packs of texts.

A Minor Arcana is its number, 1 to 14, of which there are four; a Major Arcana is its number, 1 to 22. Suits have no
meaning in the game and are left out.
"""

from typing import Any, Final

from tallystick.games.shelves_voyage.packs import CITED, ENTITIES, LINKS, PREDICATES, SOURCES, TRIPLES

FEWEST: Final = 3
MOST: Final = 10
COINS: Final = 4
"""What everybody starts with."""
DICE: Final = 8
"""Of each player: four to roll, four for the pool."""
ROLLED: Final = 4
POOL: Final = DICE - ROLLED

HARVEST: Final = 1
CO_CREATE: Final = 2
ADVOCATE: Final = 3
MANIPULATE: Final = 4
QUARREL: Final = 5
INVENT: Final = 6
ACTIONS: Final = ("harvest", "co_create", "advocate", "manipulate", "quarrel", "invent")

TREASURE: Final = 1
CREATE_CARD: Final = 2
INVENT_CARD: Final = 6
CATALOGUE: Final = 7
MEDIUM: Final = 8
TURTLE: Final = 9
HARE: Final = 10
PAGE: Final = 11
KNIGHT: Final = 12
QUEEN: Final = 13
KING: Final = 14
MINORS: Final = (
    *("treasure", "create", "advocate", "manipulate", "quarrel", "invent", "catalogue", "medium", "turtle", "hare"),
    *("page", "knight", "queen", "king"),
)
COPIES: Final = 4

LEGACIES: Final = 1
OWN_PATH: Final = 2
SEPARATE_PARTS: Final = 3
ONE_PIECE: Final = 4
OWN_METAS: Final = 5
NO_DUTIES: Final = 6
QUARRELS: Final = 7
MINORS_HELD: Final = 8
MORE_MAJORS: Final = 9
EMPTY_POOL: Final = 10
FULL_POOL: Final = 11
FEWEST_COINS: Final = 12
ONE_IS_POORER: Final = 13
MOST_COINS: Final = 14
ONE_IS_RICHER: Final = 15
LOWEST_STATION: Final = 16
SECOND_LOWEST: Final = 17
HIGHEST_STATION: Final = 18
SECOND_HIGHEST: Final = 19
ENTITIES_WITH_ONE: Final = 20
HIGHEST_DEGREE: Final = 21
ENTITIES_ALONE: Final = 22
MAJORS: Final = 22

AIDS: Final = ("catalogue", "medium")
"""What a Catalogue and a Medium allow, as bits 1 and 2."""

END_STATIONS: Final = (18, 32, 63)
LEVELS: Final = ("excellent", "great", "good", "mediocre", "unbalanced")

LEGACY_COST: Final = 2
TREASURE_COINS: Final = 4
KNIGHT_COINS: Final = 3

GOOSE_MINORS: Final = (TURTLE, HARE)
GOOSE_MAJORS: Final = (LOWEST_STATION, SECOND_LOWEST, HIGHEST_STATION, SECOND_HIGHEST)
LEGACY_MINORS: Final = (KING,)
LEGACY_MAJORS: Final = (LEGACIES,)

BOX: Final[dict[str, Any]] = {
    "actions": list(ACTIONS),
    "minor": list(MINORS),
    "minor_copies": COPIES,
    "major": list(range(1, MAJORS + 1)),
    "coins": COINS,
    "dice": DICE,
    "rolled": ROLLED,
    "end_stations": list(END_STATIONS),
    "levels": list(LEVELS),
    "packs": {
        pack: {
            "entities": ENTITIES[pack],
            "predicates": PREDICATES[pack],
            "statements": [list(one) for one in TRIPLES[pack]],
        }
        for pack in ENTITIES
    }
    | {"any": {"entities": SOURCES, "predicates": [*LINKS, CITED], "statements": []}},
}
