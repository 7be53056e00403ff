"""Nothing is for ever: a table that was given up is closed and opens its seeds, one whose time is up is deleted."""

import logging
from collections.abc import Sequence
from functools import partial
from typing import Final

from tallystick.journal.entries import END, GIVEN_UP, NOTE, Entry
from tallystick.kernel.refusals import Refused
from tallystick.tables.clock import now
from tallystick.tables.hosting import forget_names
from tallystick.tables.service import Tables
from tallystick.tables.store import RETENTION, Age, kept
from tallystick.tables.table import Table

log = logging.getLogger(__name__)

DAY: Final = 24 * 60 * 60 * 1000
AT_ONCE: Final = 100
"""So many tables are looked at in one piece; whoever moves meanwhile waits no longer than for that."""


class Retention:
    """Looks through all tables now and then; a number of days that is 0 means never."""

    def __init__(self, tables: Tables, given_up_days: float, longest_days: float, retention_days: float) -> None:
        self.tables = tables
        self.given_up_days = given_up_days
        self.longest_days = longest_days
        self.retention_days = retention_days
        self._shut: set[str] = set()
        """Tables that could not be opened, and are not tried again by this process."""

    async def sweep(self, at: int | None = None) -> None:
        """Close and delete what is due at this time."""
        time = now() if at is None else at
        after = 0
        while ages := await kept(self.tables.store.ages(after, AT_ONCE)):
            for age in ages:
                await self._look_at(age, time)
            after = ages[-1].number

    async def _look_at(self, age: Age, at: int) -> None:
        try:
            if is_due(age.played_at, self.retention_days, at):
                await self.tables.remove(age.table, RETENTION)
            elif not age.over and self._is_long(age.opened_at, age.played_at, at) and age.table not in self._shut:
                table = await self.tables.find(age.table)
                await table.asked(partial(self._give_up, table, at))
        except Refused as refused:
            self._shut.add(age.table)
            log.warning("table %s could not be closed: %s", age.table, refused)

    async def _give_up(self, table: Table, at: int) -> None:
        """Said at the table's door, so that a move that came first counts."""
        entries = table.record.entries
        if not table.over and self._is_long(entries[0].t, last_played(entries), at):
            await table.commit(table.record.propose_end(now(), GIVEN_UP))
            await forget_names(table, range(len(table.stored.seats)))

    def _is_long(self, opened_at: int, played_at: int, at: int) -> bool:
        """Whether nobody plays there any more, or its time and that of its tokens is up in any case."""
        return is_due(played_at, self.given_up_days, at) or is_due(opened_at, self.longest_days, at)


def is_due(played_at: int, days: float, at: int) -> bool:
    """Never for a table of which no time can be read."""
    return 0 < days * DAY <= at - played_at and played_at > 0


def last_played(entries: Sequence[Entry]) -> int:
    """When somebody last did something that is not a note about the table."""
    return next(entry.t for entry in reversed(entries) if entry.kind not in (NOTE, END))
