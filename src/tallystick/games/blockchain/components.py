"""What is in the box: tiles with dice, coins of five currencies, and 81 cards.

A currency is a number from 0 to 4, a tile the number of its currency or `WILD`. A card is the number of its kind: cards
of one kind are all alike. Blocks come first, then Servers, then Hacks.
"""

from typing import Any, Final

MOST: Final = 4
"""Players: there is one Vault for each."""
FACES: Final = 6
"""Of a die."""

CURRENCIES: Final = ["btc", "eth", "ltc", "dash", "ppc"]
KINDS_OF_COIN: Final = 5
TILE_NAMES: Final = ["btc", "eth", "ltc", "dash", "ppc", "wild"]
TILES: Final = 6
WILD: Final = 5
TILE_OF_NAME: Final = {name: tile for tile, name in enumerate(TILE_NAMES)}
NO_TILE: Final = 7

COINS_EACH: Final = 10
"""How many coins of each currency everybody begins with; as many fit into cold storage, and win there."""
IN_THE_BOX: Final = 40
FULL_HAND: Final = 5

MINE: Final = 0
CHAIN: Final = 1
TRADE: Final = 2
STORE: Final = 3
BADGES: Final = ("mine", "chain", "trade", "store")

BLOCKS: Final = {
    "genesis": (6, [0, 1, 1, 5]),
    "standard": (7, [1, 0, 1, 5]),
    "vault": (6, [0, 0, 0, 10]),
    "fork": (3, [0, 2, 0, 0]),
    "pool": (5, [2, 1, 0, 0]),
    "market": (5, [0, 0, 2, 0]),
    "merkle": (4, [0, 1, 0, 5]),
    "volatility": (3, [0, 1, 0, 0]),
}
"""The copies of each Block and its badges: mine, chain, trade, store. Volatility also rerolls a tile (CH-16)."""

SERVERS: Final = {
    "node": (4, [0, 0, 1, 5], 4),
    "home_rig": (3, [1, 0, 0, 0], 0),
    "farm": (2, [2, 0, 0, 0], 2),
    "relay": (3, [0, 1, 0, 0], 3),
    "exchange": (2, [0, 0, 2, 0], 3),
    "data_centre": (1, [0, 0, 0, 10], 5),
}
"""The copies of each Server, its badges, and what it costs to use it for a turn."""

HACKS: Final = {"flash_swap": 5, "shock": 5, "crash": 4, "scam": 4, "rollback": 5, "lockout": 4}
"""The copies of each Hack."""

CARD_NAMES: Final = [*BLOCKS, *SERVERS, *HACKS]
CARD_OF_NAME: Final = {name: card for card, name in enumerate(CARD_NAMES)}
COPIES: Final = [value[0] for value in BLOCKS.values()] + [value[0] for value in SERVERS.values()] + [*HACKS.values()]
KINDS: Final = 20
FIRST_SERVER: Final = 8
FIRST_HACK: Final = 14
NO_CARD: Final = -1

CARD_BADGES: Final = [value[1] for value in BLOCKS.values()] + [value[1] for value in SERVERS.values()]
"""What each Block and Server adds to a turn."""
COSTS: Final = [0] * FIRST_SERVER + [value[2] for value in SERVERS.values()]
"""What each Server costs."""

VOLATILITY: Final = 7
FLASH_SWAP: Final = 14
SHOCK: Final = 15
CRASH: Final = 16
SCAM: Final = 17
ROLLBACK: Final = 18
LOCKOUT: Final = 19
LOCKED: Final = 5
"""How many coins fewer a Lockout lets its target store."""


def whole_deck() -> list[int]:
    """All 81 cards, unshuffled (CH.box).

    >>> len(whole_deck())
    81
    """
    return [card for card in range(KINDS) for copy in range(COPIES[card])]


def card_data(card: int) -> dict[str, Any]:
    """One kind of card as the browser and the printer read it."""
    kind = "block" if card < FIRST_SERVER else "server" if card < FIRST_HACK else "hack"
    data: dict[str, Any] = {"card": CARD_NAMES[card], "copies": COPIES[card], "kind": kind}
    if kind != "hack":
        data |= dict(zip(BADGES, CARD_BADGES[card], strict=True))
    if kind == "server":
        data["pay"] = COSTS[card]
    if card == VOLATILITY:
        data["reroll"] = 1
    return data


BOX: Final[dict[str, Any]] = {
    "cards": [card_data(card) for card in range(KINDS)],
    "coins_each": COINS_EACH,
    "coins_in_the_box": IN_THE_BOX,
    "currencies": CURRENCIES,
    "full_hand": FULL_HAND,
    "tiles": TILE_NAMES,
}
