"""The clock of a table that agreed on a duration."""

import asyncio
import logging
from typing import Any

from tallystick.kernel.options import chosen
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import CLOCK
from tallystick.tables.table import Table, now

log = logging.getLogger(__name__)


class Clock:
    """Says that time is up, by the game's own move; a pause stops it, and a restart gives a little time back."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.minutes = int(chosen(table.record.options).get("minutes", 0))
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None

    def left(self) -> int:
        """Milliseconds until time is up; the table is running."""
        since = self.table.record.entries[-1].t
        return self.minutes * 60_000 - self.table.noted.played_for - (now() - since)

    def wake(self) -> None:
        """Called after every change."""
        if not self.minutes:
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
        return self.table.running and bool(self.table.game.legal(self.table.record.state, CLOCK))

    def _strike(self) -> None:
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._say_time_is_up())

    async def _say_time_is_up(self) -> None:
        table = self.table
        try:
            async with table.lock:
                moves: tuple[Any, ...] = table.game.legal(table.record.state, CLOCK) if table.running else ()
                if not moves:
                    return
                await table.play(CLOCK, moves[0])
        except Refused as refused:
            log.warning("the clock of table %s was refused: %s", table.stored.id, refused.code)
            self.timer = asyncio.get_running_loop().call_later(1, self._strike)
            return
        table.tell()
        await table.end_if_over()
