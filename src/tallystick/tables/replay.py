"""A finished table, entry by entry, as a viewer saw it."""

from collections.abc import Iterator
from typing import Any

import msgspec

from tallystick.journal.verify import Disproved, play_again
from tallystick.kernel.game import Game
from tallystick.kernel.messages import witness
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import PUBLIC, Viewer

ALL = "all"


def read_viewer(text: str, seats: int) -> Viewer | None:
    """Whose eyes: `public`, a seat's number, or None for `all`; raises Refused for anything else."""
    if text == ALL:
        return None
    if text == "public":
        return PUBLIC
    if text.isascii() and text.isdigit() and len(text) < 3 and int(text) < seats:
        return Viewer(int(text))
    raise Refused("not_a_viewer")


def replay(game: Game[Any], journal: bytes, viewer: Viewer | None, seats: int) -> Iterator[bytes]:
    """Every entry with the view after it and what happened, as JSON; for `all` also the view of every seat.

    It comes in pieces, one an entry: a whole one can be large, and to encode it takes long.
    """
    between = b"["
    try:
        for step in play_again(journal):
            eyes = viewer or PUBLIC
            events = step.events if viewer is None else tuple(witness(event, eyes) for event in step.events)
            shown: dict[str, Any] = {"seq": step.entry.seq, "view": None, "events": events}
            if step.state is not None:
                shown["view"] = game.view(step.state, eyes)
                if viewer is None:
                    shown["views"] = [game.view(step.state, Viewer(seat)) for seat in range(seats)]
            yield between + msgspec.json.encode(shown)
            between = b","
    except Disproved:
        raise Refused("table_damaged") from None
    yield b"]"
