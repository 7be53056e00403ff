"""A table of CryptoMiner at one glance: the round, and everybody's coins."""

from typing import Any

from tallystick.kernel.glance import Glance, SeatGlance


def glance(view: Any) -> Glance:
    """Nobody knows how many rounds there will be; the number of a seat is its coins."""
    seats = tuple([SeatGlance(coins, word(view, seat)) for seat, coins in enumerate(view.coins)])
    return Glance(view.round, 0, view.round, f"cm-glance-{view.phase}", seats)


def word(view: Any, seat: int) -> str:
    return "cm-glance-thinks" if seat in view.to_act else f"cm-glance-{view.turns[seat] or 'undecided'}"
