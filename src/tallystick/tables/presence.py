"""Who of the people is away and for how long, and who leads the table meanwhile."""

import time
from typing import TYPE_CHECKING

from tallystick.tables.alarm import Alarm
from tallystick.tables.store import PERSON

if TYPE_CHECKING:
    from tallystick.tables.table import Table


class Presence:
    """Looks whenever somebody comes or goes, and again when a patience is over; nothing of it is stored.

    The host stays the host: who stands in only leads until the host is back.
    """

    def __init__(self, table: "Table", away_patience: float, host_patience: float) -> None:
        self._table = table
        self.away_patience = away_patience
        self._host_patience = host_patience
        self._since: dict[int, float] = {}
        """Since when each person who is away has been so; for nobody longer than the table has been in memory."""
        self._stands_in: int | None = None
        self.alarm = Alarm(table.alarms, self._look_again)
        self.look()

    @property
    def leader(self) -> int:
        """Who leads now: the host, or who stands in while the host is away."""
        return self._table.stored.host if self._stands_in is None else self._stands_in

    def is_long_away(self, seat: int) -> bool:
        return self._is_away(seat, self.away_patience)

    def away_ms(self, seat: int) -> int:
        """For how long the person of this seat has been away; 0 for one who is here."""
        return round(1000 * (time.monotonic() - self._since[seat])) + 1 if seat in self._since else 0

    def people_here(self) -> list[int]:
        """The seats that are played by a person who is connected."""
        table = self._table
        return [
            place.seat
            for place in table.stored.seats
            if place.kind == PERSON and place.seat in table.audience.at_seat and table.bot_at(place.seat) is None
        ]

    def look(self) -> None:
        table, at = self._table, time.monotonic()
        here = table.audience.at_seat
        away = [place.seat for place in table.stored.seats if place.kind == PERSON and place.seat not in here]
        self._since = {seat: self._since.get(seat, at) for seat in away}
        if not self._is_away(table.stored.host, self._host_patience):
            self._stands_in = None
        elif self._stands_in is None or self._is_away(self._stands_in, self._host_patience):
            self._stands_in = next(iter(self.people_here()), None)
        self._wait(at)

    def _is_away(self, seat: int, patience: float) -> bool:
        return seat in self._since and time.monotonic() - self._since[seat] >= patience

    def _wait(self, at: float) -> None:
        """Look again when the next patience is over, if there is somebody to tell."""
        self.alarm.stop()
        ends = [
            since + patience for since in self._since.values() for patience in (self.away_patience, self._host_patience)
        ]
        left = [end - at for end in ends if end > at]
        if left and self._table.audience.listeners:
            self.alarm.set(min(left) + 0.01)

    def _look_again(self) -> None:
        self.look()
        self._table.tell_lobby()
