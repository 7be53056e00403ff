"""A table of A Shelves Voyage at one glance: how far the voyage is, and everybody's coins."""

from typing import Any

from tallystick.kernel.glance import Glance, SeatGlance


def glance(view: Any) -> Glance:
    """How far: the first on the track, where there is one; else the turns. The number of a seat is its coins."""
    seats = tuple([SeatGlance(coins, word(view, seat)) for seat, coins in enumerate(view.coins)])
    station = max(view.stations, default=0)
    turns = [view.turns_taken[seat] for seat in view.players]
    step, of = (station, view.end_station) if station else (view.turn, 0)
    phase = "asked-die" if view.phase == "asked" else view.phase.replace("_", "-")
    return Glance(step, of, max(turns or [0]), f"sv-glance-{phase}", seats)


def word(view: Any, seat: int) -> str:
    if seat in view.to_act:
        return "sv-glance-asked"
    return "sv-glance-active" if seat == view.active else "sv-glance-ready"
