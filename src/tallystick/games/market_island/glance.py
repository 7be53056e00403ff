"""A table of Market Island at one glance: the round, and what everybody has and does."""

from typing import Any

from tallystick.kernel.glance import Glance, SeatGlance


def glance(view: Any) -> Glance:
    """The number of a seat is its balance in its own ledger."""
    seats = tuple([SeatGlance(view.ledgers[seat][seat], word(view, seat)) for seat in range(len(view.ledgers))])
    return Glance(view.round, view.rounds, view.round, f"mi-glance-{view.phase}", seats)


def word(view: Any, seat: int) -> str:
    if view.phase != "over" and seat not in view.order and view.order:
        return "mi-glance-out"
    if seat in view.to_act:
        return "mi-glance-mines" if view.phase == "mine" else "mi-glance-throws"
    return f"mi-glance-{view.decisions[seat]}" if view.phase == "mine" else "mi-glance-ready"
