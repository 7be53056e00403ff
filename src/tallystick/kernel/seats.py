"""Who may act, and whose eyes look."""

from typing import Final, NamedTuple

CLOCK: Final = -1
"""The actor that says time is up."""

FACILITATOR: Final = -2
"""The actor that leads the table without a seat at it."""


class Viewer(NamedTuple):
    """A pair of eyes: a seat's, or the public's (spectator, projector, facilitator)."""

    seat: int | None

    def may_know(self, seat: int) -> bool:
        return self.seat == seat


PUBLIC: Final = Viewer(None)
