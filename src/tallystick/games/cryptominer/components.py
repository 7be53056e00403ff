"""What is in the box: transaction cards, block cards with their chain symbols, and coins.

A transaction card is its value, 1 to 6. A block card is a number: two for each value from 2 to 36, so 0 to 69. Chain
symbols are the bits of a small number, A is 1, B is 2, C is 4 and D is 8.
"""

from typing import Any, Final

HIGHEST: Final = 6
"""The highest value of a transaction card; the lowest is 1."""

TRANSACTION_CARDS: Final = 60
COINS: Final = 280

LOWEST_BLOCK_CARD: Final = 2
BLOCK_CARDS: Final = 70
NO_CARD: Final = -1

SYMBOL_NAMES: Final = {"A": "triangle", "B": "circle", "C": "square", "D": "diamond"}
ANY_SYMBOL: Final = 15
NO_SYMBOL: Final = 0

THREE: Final = ("ABC", "ABD", "ACD", "BCD")
TWO: Final = ("AB", "AC", "AD", "BC", "BD", "CD")
ONE: Final = ("A", "B", "C", "D")


def printed_symbols(value: int, copy: int) -> str:
    """The symbols on the two cards of a value: a low card wins contests and fits few blocks, so it has more.

    >>> [(printed_symbols(value, 0), printed_symbols(value, 1)) for value in (2, 9, 36)]
    [('ABC', 'ACD'), ('AB', 'CD'), ('C', 'A')]
    """
    if value <= 8:
        return THREE[(value - 2 + 2 * copy) % 4]
    if value <= 29:
        return TWO[(value - 9) % 6] if copy == 0 else TWO[5 - (value - 9) % 6]
    return ONE[(value - 30 + 2 * copy) % 4]


def bits(symbols: str) -> int:
    """Chain symbols as a number.

    >>> bits("A"), bits("BD"), bits("ABCD")
    (1, 10, 15)
    """
    return sum([1 << "ABCD".index(symbol) for symbol in symbols])


def letters(symbols: int) -> str:
    """Chain symbols as letters."""
    return "".join([letter for place, letter in enumerate("ABCD") if symbols >> place & 1])


VALUES: Final = [LOWEST_BLOCK_CARD + card // 2 for card in range(BLOCK_CARDS)]
"""The value of each block card."""

SYMBOLS: Final = [bits(printed_symbols(VALUES[card], card % 2)) for card in range(BLOCK_CARDS)]
"""The chain symbols of each block card."""

CARD_NAMES: Final = [f"{VALUES[card]}{letters(SYMBOLS[card])}" for card in range(BLOCK_CARDS)]
CARD_OF_NAME: Final = {name: card for card, name in enumerate(CARD_NAMES)}

CLASSIC_VALUES: Final = (4, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 27, 30, 36)
ALL_CARDS: Final = list(range(BLOCK_CARDS))
CLASSIC_CARDS: Final = [card for card in range(BLOCK_CARDS) if VALUES[card] in CLASSIC_VALUES]


BOX: Final[dict[str, Any]] = {
    "transaction": [value for value in range(1, HIGHEST + 1) for copy in range(TRANSACTION_CARDS // HIGHEST)],
    "block": [
        {"card": CARD_NAMES[card], "value": VALUES[card], "symbols": letters(SYMBOLS[card])} for card in ALL_CARDS
    ],
    "classic40": [CARD_NAMES[card] for card in CLASSIC_CARDS],
    "symbols": SYMBOL_NAMES,
    "coins": COINS,
}
