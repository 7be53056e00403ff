"""The clock of a table: it ends the agreed duration, and what a game lets it end by a deadline."""

import time
from typing import TYPE_CHECKING

from tallystick.kernel.options import chosen
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import CLOCK
from tallystick.tables.alarm import Alarm

if TYPE_CHECKING:
    from tallystick.tables.table import Table

SECONDS_UNTIL_NEXT_TRY = 1.0
BEGAN = time.time_ns() - time.monotonic_ns()
"""When this process began to count; a clock that is set right in between moves no agreed time."""


def now() -> int:
    """The server's time in milliseconds: as the clock stood when the process began, and steady since then."""
    return (BEGAN + time.monotonic_ns()) // 1_000_000


class Clock:
    """Says that time is up, by the game's own move; a pause stops it.

    After a restart the agreed duration gets a little time back, and a deadline starts again.
    """

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.minutes = int(chosen(table.record.options).get("minutes", 0))
        self.alarm = Alarm(table.alarms, lambda: table.ask(self._strike, self._struck))

    def left(self) -> int:
        """Milliseconds until time is up; the table is running, and has a duration or a deadline."""
        deadline = self.table.deadline
        if not self.minutes:
            return deadline.left()
        left = self._left_of_duration()
        return min(left, deadline.left()) if deadline.seconds else left

    def told(self) -> bytes:
        """What is left of the agreed duration, and of each decision, as a frame tells it."""
        table = self.table
        if not self.minutes or not table.started or table.over:
            return table.decision_time.told()
        return b',"left_ms":%d' % max(0, self._left_of_duration()) + table.decision_time.told()

    def _left_of_duration(self) -> int:
        since = now() - self.table.record.entries[-1].t if self.table.running else 0
        return self.minutes * 60_000 - self.table.condition.played_for - since

    def wake(self) -> None:
        """Called after every change."""
        if self.minutes or self.table.deadline.seconds or self.alarm.is_set:
            self.alarm.stop()
            if self._may_strike():
                self.alarm.set(max(0, self.left()) / 1000)

    def _may_strike(self) -> bool:
        timed = bool(self.minutes or self.table.deadline.seconds) and not self.table.aside.waits
        return timed and self.table.running and bool(self.table.game.legal(self.table.record.state, CLOCK))

    async def _strike(self) -> None:
        if self._may_strike() and self.left() <= 0:
            self.table.asking.time_is_up()
            await self.table.play(CLOCK, self.table.game.legal(self.table.record.state, CLOCK)[0])
        else:
            self.wake()

    def _struck(self, refused: Refused | None) -> None:
        if refused is not None and self._may_strike():
            self.alarm.set(SECONDS_UNTIL_NEXT_TRY)
