"""What is in the box: faces, three decks of block cards, the standard deck and the ring of squares.

A face is a number: 4 * rank + suit for the 52 faces (ranks A 2 … K, suits C D H S), 52 and 53 for the jokers.
A standard card is its face. A block card is its face when it is a transaction, 54 + face when it is an action,
so that one number says everything about a card.
"""

from collections.abc import Iterable
from typing import Any, Final

MOST: Final = 6
"""Players (3)."""

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS: Final = ("C", "D", "H", "S")
JOKER: Final = 52
FACES: Final = 54
FACE_NAMES: Final = [rank + suit for rank in RANKS for suit in SUITS] + ["X1", "X2"]
FACE_OF_NAME: Final = {name: face for face, name in enumerate(FACE_NAMES)}

NO_CARD: Final = -1

INCOME: Final = 0
EXPENSE: Final = 1
ACTION: Final = 2
DECKS: Final = ("income", "expense", "action")

TOTEM: Final = 0
JELLYFISH: Final = 1
FIRE: Final = 2
AXE: Final = 3
EFFECTS: Final = ("totem", "jellyfish", "fire", "axe")

AMOUNTS: Final = [1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6]

CHEST: Final = 0
HANDS: Final = 1
QUESTION: Final = 2
START_SQUARE: Final = 3
JELLYFISH_SQUARE: Final = 4
FIRE_SQUARE: Final = 5
TOTEM_SQUARE: Final = 6
SQUARES: Final = ("chest", "hands", "question", "start", "jellyfish", "fire", "totem")
DECK_OF_SQUARE: Final = [INCOME, EXPENSE, ACTION, ACTION, EXPENSE, INCOME, ACTION]

RING_SIZES: Final = (24, 28, 40)


def face(name: str) -> int:
    """The face with that name.

    >>> [face(name) for name in ("AC", "9H", "KS", "X1")]
    [0, 34, 51, 52]
    """
    return FACE_OF_NAME[name]


def faces(names: str) -> list[int]:
    """Several faces, written with spaces between them."""
    return [face(name) for name in names.split()]


def deck_of(card: int) -> int:
    """Which deck a block card belongs to: with ranks and suits counted from 0, income if their sum is even (4.4).

    >>> [DECKS[deck_of(card)] for card in (face("4D"), face("10C"), FACES + face("AS"))]
    ['income', 'expense', 'action']
    """
    if card >= FACES:
        return ACTION
    return EXPENSE if ((card >> 2) + (card & 3)) & 1 else INCOME


def face_of(card: int) -> int:
    """The rank and suit printed on a block card."""
    return card - FACES if card >= FACES else card


def card_name(card: int) -> str:
    """A block card by its deck's letter and its face, such as I4D, E10C or AX1."""
    return "IEA"[deck_of(card)] + FACE_NAMES[face_of(card)]


CARD_NAMES: Final = {card: card_name(card) for card in (*range(52), *range(FACES, 2 * FACES))}


def amount_of(card: int) -> int:
    """How many Istoken a transaction card moves (4.4.1)."""
    return AMOUNTS[card >> 2]


def is_to_the_left(card: int) -> bool:
    """Whether a transaction card names the player on the left; clubs and diamonds do (4.4.1)."""
    return (card & 3) < 2


def _printed(totem: str, jellyfish: str, fire: str, axe: str) -> tuple[int, ...]:
    effects = [0] * FACES
    for effect, names in ((TOTEM, totem), (JELLYFISH, jellyfish), (FIRE, fire), (AXE, axe)):
        for card in faces(names):
            effects[card] = effect
    return tuple(effects)


def _even() -> tuple[int, ...]:
    return (*((card // 4 + card % 4) % 4 for card in range(JOKER)), FIRE, AXE)


ACTION_PRESETS: Final[dict[str, tuple[int, ...]]] = {
    "gentle": _printed(
        totem="AS 4H 7D 10C",
        jellyfish="2C 2H 3D 5C 5S 6H 8D 8S 9C JH QD KS",
        fire="AC AH 2S 3H 4C 4S 5H 6D 7C 7S 8H 9H 10D 10S JD QC QS KD X1",
        axe="AD 2D 3C 3S 4D 5D 6C 6S 7H 8C 9D 9S 10H JC JS QH KC KH X2",
    ),
    "even": _even(),
}
"""For each preset, the effect of the action card with each face (4.4.2)."""


TRANSACTIONS: Final = [[card for card in range(JOKER) if deck_of(card) == deck] for deck in (INCOME, EXPENSE)]
WITH_JOKERS: Final = [FACES + face for face in range(FACES)]
WITH_DOUBLES: Final = [FACES + face for face in (*range(JOKER), *faces("AH AD"))]


def fresh_deck(deck: int, spares_are_jokers: bool) -> list[int]:
    """A deck of block cards in its printed order; the two spare action cards are jokers or doubles (MI-24).

    >>> [len(fresh_deck(deck, True)) for deck in (INCOME, EXPENSE, ACTION)]
    [26, 26, 54]
    """
    if deck != ACTION:
        return TRANSACTIONS[deck]
    return WITH_JOKERS if spares_are_jokers else WITH_DOUBLES


def ring(size: int) -> tuple[int, ...]:
    """The squares clockwise from Start: a corner, then chest, question mark and hands by turns (4.5).

    >>> [SQUARES[square] for square in ring(28)][:9]
    ['start', 'chest', 'question', 'hands', 'chest', 'question', 'hands', 'jellyfish', 'chest']
    """
    side = (CHEST, QUESTION, HANDS)
    squares: list[int] = []
    for corner in (START_SQUARE, JELLYFISH_SQUARE, FIRE_SQUARE, TOTEM_SQUARE):
        squares.append(corner)
        squares.extend(side[step % 3] for step in range(size // 4 - 1))
    return tuple(squares)


RINGS: Final = {size: ring(size) for size in RING_SIZES}


def described(cards: Iterable[int]) -> list[dict[str, Any]]:
    return [
        {
            "card": card_name(card),
            "amount": amount_of(card),
            "side": "left" if is_to_the_left(card) else "right",
        }
        for card in cards
    ]


BOX: Final[dict[str, Any]] = {
    "standard": FACE_NAMES[:JOKER],
    "income": described(fresh_deck(INCOME, True)),
    "expense": described(fresh_deck(EXPENSE, True)),
    "action": {
        preset: {FACE_NAMES[card]: EFFECTS[effect] for card, effect in enumerate(effects)}
        for preset, effects in ACTION_PRESETS.items()
    },
    "rings": {str(size): [SQUARES[square] for square in squares] for size, squares in RINGS.items()},
}
