"""What people do beside the game, and the table's wait for it: nobody plays on before all who are here have done it."""

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tallystick.journal.entries import Entry
from tallystick.tables.alarm import Alarm
from tallystick.tables.audience import Listener
from tallystick.tables.condition import COMPARED
from tallystick.tables.messages import encode
from tallystick.tables.showing import Showing

if TYPE_CHECKING:
    from tallystick.tables.table import Table

SECONDS_TO_DO_IT: Final = 180.0
SECONDS_AWAY: Final = 10.0
"""Whoever has been away for so long is not waited for; a page that is loaded again takes less."""


class Doing(msgspec.Struct, frozen=True, tag_field="kind", tag="aside"):
    """What the table waits for (0: nothing), which seats have done it, and when it waits no longer."""

    number: int
    sent: list[int]
    ends_in_ms: int


class Aside:
    """One table's side and its wait, as the journal tells them; and the forged chains that people show each other."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.showing = Showing(self)
        self.side: Any = None
        """None where the game has nothing of the kind."""
        self.alarm = Alarm(table.alarms, self._time_is_up)
        self._ends_at = 0.0
        self.read_again()

    def read_again(self) -> None:
        """What people are doing follows from the journal, but for what they have said of it."""
        table = self.table
        self.side = table.game.side(table.record.seats, table.stored.side)
        for entry in table.record.entries:
            self.follow(entry)

    @property
    def waits(self) -> bool:
        return self.side is not None and self.side.waits_for > 0

    def follow(self, entry: Entry) -> None:
        """An entry has become true."""
        if self.side is None:
            return
        before = self.side.waits_for
        self.side.follow(entry.body)
        if self.side.waits_for != before:
            self.alarm.stop()
            self.table.frames.held = self.waits
            if self.waits:
                self._wait_for(SECONDS_TO_DO_IT)
            asyncio.get_running_loop().call_soon(self.tell)  # after the frame that begins or ends it

    def hear(self, message: str | bytes, seat: int) -> None:
        """What a seat says beside the game; raises Refused, and msgspec.DecodeError for what is no such message."""
        if self.side is None:
            raise msgspec.DecodeError
        told = self.side.hear(message, seat, self.table.presence.people_here())
        if told is not None:
            self.table.audience.say_to_all(encode(told))
        if self.waits:
            self.tell()
            self._look()

    def greet(self, listener: Listener) -> None:
        """Somebody comes: what is going on beside the game?"""
        if self.waits:
            listener.say(self._told())
        self.showing.greet(listener)

    def somebody_left(self) -> None:
        if self.waits:
            asyncio.get_running_loop().call_later(SECONDS_AWAY, self._look)

    def tell(self) -> None:
        self.table.audience.say_to_all(self._told())

    def _told(self) -> bytes:
        left = max(0, round(1000 * (self._ends_at - time.monotonic()))) if self.waits else 0
        return encode(Doing(self.side.waits_for, self.side.sent() if self.waits else [], left))

    def _wait_for(self, seconds: float) -> None:
        self._ends_at = time.monotonic() + seconds
        self.alarm.set(seconds)

    def _time_is_up(self) -> None:
        """In a pause, and at a table that nobody looks at, there is time for another try."""
        if self.table.condition.paused or not self.table.presence.people_here():
            self._wait_for(SECONDS_TO_DO_IT)
            self.tell()
        else:
            self.table.ask(self._note)

    def _look(self) -> None:
        here = self.table.presence.people_here()
        sent = self.side.sent() if self.waits else []
        if self.waits and here and all(seat in sent for seat in here) and not self.table.condition.paused:
            self.table.ask(self._note)

    async def _note(self) -> None:
        """Write down what everybody has, and play on; who could not say it is left out."""
        if self.waits:
            bots = [place.seat for place in self.table.stored.seats if self.table.bot_at(place.seat) is not None]
            await self.table.note(None, note=COMPARED, **self.side.recorded(bots))
