"""Every card, badge and thing of Blockchain."""

from typing import Any, Final

from tallystick.games.blockchain.components import BLOCKS, CARD_NAMES, COPIES, HACKS, SERVERS
from tallystick.kernel.pieces import Piece, Pieces, explained

BADGES: Final = ("badge-mine", "badge-chain", "badge-trade", "badge-store", "badge-pay")
THINGS: Final = ("tile", "wild", "wallet", "cold", "pile", "deck", "hand", "phases")


def cards(names: Any) -> tuple[Piece, ...]:
    return tuple(Piece(f"named-{name}", f"ch-does-{name}", COPIES[CARD_NAMES.index(name)]) for name in names)


def pieces(_options: object) -> tuple[Pieces, ...]:
    """All twenty kinds of cards, and what else lies there (CH.box, CH.cards)."""
    return (
        Pieces("pieces-ch-badges", explained(*BADGES, mark="ch")),
        Pieces("pieces-ch-blocks", cards(BLOCKS)),
        Pieces("pieces-ch-servers", cards(SERVERS)),
        Pieces("pieces-ch-hacks", cards(HACKS)),
        Pieces("pieces-ch-things", explained(*THINGS, mark="ch", counts={"tile": 5, "wild": 1})),
    )
