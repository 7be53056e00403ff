"""A table of Blockchain at one glance: the turn, and what everybody has in cold storage."""

from typing import Any, Final

from tallystick.kernel.glance import Glance, SeatGlance

TO_WIN: Final = 50
"""Ten coins of each of the five currencies (CH.end)."""


def glance(view: Any) -> Glance:
    """How far: the fullest cold storage; the number of a seat is its own."""
    stored = [sum(coins) for coins in view.stored]
    seats = tuple([SeatGlance(coins, word(view, seat)) for seat, coins in enumerate(stored)])
    turns = [turns for seat, turns in enumerate(view.turns) if not view.out[seat]]
    return Glance(max(stored), TO_WIN, max(turns or [0]), f"ch-glance-{view.phase}", seats)


def word(view: Any, seat: int) -> str:
    if view.out[seat]:
        return "ch-glance-out"
    if view.phase == "window":
        return "ch-glance-asked" if seat in view.to_act else "ch-glance-answered"
    return "ch-glance-active" if seat in view.to_act else "ch-glance-ready"
