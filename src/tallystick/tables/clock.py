"""The clock of a table: it ends the agreed duration, and what a game lets it end by a wait."""

import asyncio
import logging
from collections.abc import Callable

from tallystick.kernel.options import chosen
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import CLOCK
from tallystick.tables.table import Table, now

log = logging.getLogger(__name__)


class Clock:
    """Says that time is up, by the game's own move; a pause stops it.

    After a restart the agreed duration gets a little time back, and a wait starts anew.
    """

    def __init__(self, table: Table, played: Callable[[], None]) -> None:
        self.table = table
        self.played = played
        """Called after every move of the clock."""
        self.minutes = int(chosen(table.record.options).get("minutes", 0))
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None

    def left(self) -> int:
        """Milliseconds until time is up; the table is running, and has a duration or a wait."""
        if not self.minutes:
            return self.table.wait.left()
        left = self._left_of_duration()
        return min(left, self.table.wait.left()) if self.table.wait.seconds else left

    def _left_of_duration(self) -> int:
        since = self.table.record.entries[-1].t
        return self.minutes * 60_000 - self.table.noted.played_for - (now() - since)

    def wake(self) -> None:
        """Called after every change."""
        if not (self.minutes or self.table.wait.seconds or self.timer):
            return
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self._may_strike():
            self.timer = asyncio.get_running_loop().call_later(max(0, self.left()) / 1000, self._strike)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        if self.task is not None:
            self.task.cancel()

    def _may_strike(self) -> bool:
        timed = self.minutes or self.table.wait.seconds
        return bool(timed) and self.table.running and bool(self.table.game.legal(self.table.record.state, CLOCK))

    def _strike(self) -> None:
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._say_time_is_up())

    async def _say_time_is_up(self) -> None:
        table = self.table
        try:
            async with table.lock:
                if not self._may_strike() or self.left() > 0:
                    self.wake()
                    return
                await table.play(CLOCK, table.game.legal(table.record.state, CLOCK)[0])
        except Refused as refused:
            log.warning("the clock of table %s was refused: %s", table.stored.id, refused.code)
            self.timer = asyncio.get_running_loop().call_later(1, self._strike)
            return
        table.tell()
        await table.end_if_over()
        self.played()
