"""Blockchain as it is printed (CH.box): tiles, cards, vaults with wallet and cold storage, coins and dice."""

from typing import Any, Final

from tallystick.games.blockchain.components import (
    BADGES,
    COINS_EACH,
    COPIES,
    CURRENCIES,
    IN_THE_BOX,
    KINDS,
    TILE_NAMES,
    card_data,
)
from tallystick.kernel.paper import Paper, Part, copies

LOGO: Final = "h-logo"


def tile(paper: Paper, name: str) -> dict[str, str]:
    code = paper.say("ch-wild-code") if name == "wild" else name.upper()
    return {"tile": name, "name": paper.say(f"named-{name}"), "short": code, "code": f"tile.{name}"}


def tiles(paper: Paper) -> dict[str, Any]:
    return {
        "tiles": [tile(paper, name) for name in TILE_NAMES],
        "die": paper.say("paper-ch-die-here"),
        "name": paper.say("paper-ch-tiles"),
    }


def card(paper: Paper, kind: int) -> dict[str, Any]:
    """What all cards of a kind have in common."""
    data = card_data(kind)
    name, badges = data["card"], [badge for badge in ("pay", *BADGES) if data.get(badge)]
    return {
        "card": name,
        "kind": data["kind"],
        "kind_name": paper.say(f"ch-kind-{data['kind']}"),
        "name": paper.say(f"named-{name}"),
        "text": paper.say(f"ch-does-{name}"),
        "badges": [{"badge": badge, "count": data[badge], "name": paper.say(f"ch-badge-{badge}")} for badge in badges],
    }


def cards(paper: Paper) -> dict[str, Any]:
    all_cards = [
        card(paper, kind) | {"code": code}
        for kind in range(KINDS)
        for code in copies(card_data(kind)["card"], COPIES[kind])
    ]
    return {"cards": all_cards, "name": paper.say("paper-ch-cards")}


def vaults(paper: Paper) -> dict[str, Any]:
    return {
        "players": paper.players,
        "places": COINS_EACH,
        "coins": [tile(paper, name) for name in CURRENCIES],
        "titles": [paper.say("paper-ch-vault", number=seat + 1) for seat in range(paper.players)],
        "wallet": paper.say("explain-ch-wallet"),
        "wallet_text": paper.say("explain-ch-wallet.text"),
        "cold": paper.say("explain-ch-cold"),
        "cold_text": paper.say("explain-ch-cold.text"),
    }


def coins(paper: Paper) -> dict[str, Any]:
    return {
        "coins": [
            {"coin": name, "code": code, "short": name.upper()}
            for name in CURRENCIES
            for code in copies(name, IN_THE_BOX)
        ],
        "name": paper.say("paper-ch-coins"),
    }


def dice(paper: Paper) -> dict[str, Any]:
    return {"tiles": [tile(paper, name) for name in TILE_NAMES], "how": paper.say("paper-ch-dice-how")}


PARTS: Final[dict[str, Part]] = {"tiles": tiles, "cards": cards, "vaults": vaults, "coins": coins, "dice": dice}
