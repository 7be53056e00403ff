"""A table of CryptoMiner at one glance: the cards that are played, and everybody's coins."""

from typing import Any

from tallystick.games.cryptominer.components import TRANSACTION_CARDS
from tallystick.kernel.glance import Glance, SeatGlance


def glance(view: Any) -> Glance:
    """How far: the transaction cards that are played, for it ends with the last; the number of a seat is its coins."""
    seats = tuple([SeatGlance(coins, word(view, seat)) for seat, coins in enumerate(view.coins)])
    cards = TRANSACTION_CARDS - view.set_aside
    return Glance(cards - sum(view.hands), cards, view.round, f"cm-glance-{view.phase}", seats)


def word(view: Any, seat: int) -> str:
    return "cm-glance-thinks" if seat in view.to_act else f"cm-glance-{view.turns[seat] or 'undecided'}"
