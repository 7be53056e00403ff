"""CryptoMiner as it is printed (CM.box): transaction and block cards, the yard, the chain, coins and a die."""

from typing import Any, Final

from tallystick.games.cryptominer.components import (
    ALL_CARDS,
    CARD_NAMES,
    CLASSIC_CARDS,
    COINS,
    HIGHEST,
    SYMBOLS,
    VALUES,
    letters,
)
from tallystick.kernel.paper import Paper, Part, copies

LOGO: Final = "w-logo"
PLACES: Final = 4
"""Open blocks that fit on the yard; more lie beside it (CM-15)."""
LINKS: Final = 12
"""Places on each strip of the chain."""


def cards(paper: Paper) -> dict[str, Any]:
    each = paper.options.transaction_cards // HIGHEST
    smaller = paper.options.block_cards == "classic40" or (
        paper.options.block_cards == "classic40_from_three" and paper.players > 2
    )
    blocks = CLASSIC_CARDS if smaller else ALL_CARDS
    return {
        "transactions": [
            {"value": value, "code": code} for value in range(1, HIGHEST + 1) for code in copies(f"T{value}", each)
        ],
        "transaction": paper.say("explain-cm-transaction"),
        "blocks": [
            {"value": VALUES[card], "symbols": letters(SYMBOLS[card]), "code": f"B{CARD_NAMES[card]}"}
            for card in blocks
        ],
        "block": paper.say("explain-cm-block-card"),
    }


def yard(paper: Paper) -> dict[str, Any]:
    names = ("open", "open-how", "claim", "chain-pile", "chain-how", "deck", "new", "coins-here")
    return {"places": PLACES} | {name: paper.say(f"paper-cm-{name}") for name in names}


def chain(paper: Paper) -> dict[str, Any]:
    names = ("strip", "strip-how", "link", "total", "miner", "symbols", "coins-word")
    return {"links": LINKS, "strips": 3} | {name: paper.say(f"paper-cm-{name}") for name in names}


def coins(paper: Paper) -> dict[str, Any]:
    return {"codes": copies("coin", COINS), "name": paper.say("explain-cm-coins"), "die": paper.say("paper-cm-die-how")}


PARTS: Final[dict[str, Part]] = {"cards": cards, "yard": yard, "chain": chain, "coins": coins}
