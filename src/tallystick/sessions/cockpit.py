"""The rows and the queue of a session, kept up to date from its tables."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tallystick.sessions import rows, telling, watch
from tallystick.sessions.watch import Seen

if TYPE_CHECKING:
    from tallystick.sessions.live import LiveSession

MOST_AT_ONCE: Final = 32 * 1024
"""Bytes of rows in one message, twice a second: a hall of 125 tables costs a facilitator's line less than 100 kB/s."""


class Cockpit:
    """Each row is read again when its table has changed, and once a second because time goes by."""

    def __init__(self, live: "LiveSession") -> None:
        self._live = live
        self.rows: dict[int, Seen] = {}
        self.told: dict[int, bytes] = {}
        """Each row as it is told."""
        self.needs = b'{"kind":"needs","needs":[]}'
        self._differs: dict[int, int] = {}
        """Since when the copies of a table are not all the same."""

    def look(self, numbers: set[int], at: int) -> None:
        """Read these tables again, and what follows from all of them."""
        live = self._live
        claimed = [claim.number for claim in live.sitting.claims.values()]
        for number in numbers:
            table = live.table(number)
            if table is None or number not in live.sitting.tables:
                continue
            of = live.sitting.tables[number]
            seen = self.rows[number] = rows.seen(live, of, table)
            if seen.same < seen.copies:
                self._differs.setdefault(number, at)
            else:
                self._differs.pop(number, None)
            found = watch.found_at(seen, live.sitting, at, self._differs.get(number, 0), claimed)[0]
            behind = watch.minutes_behind(seen, live.sitting, at) is not None
            self.told[number] = telling.encode(rows.row_told(live, of, table, seen, found, behind))
        queue = watch.needs(list(self.rows.values()), live.sitting, at, self._differs, live.seated(), live.lost)
        self.needs = telling.encode({"kind": "needs", "needs": queue})

    def forget(self, number: int) -> None:
        self.rows.pop(number, None)
        self.told.pop(number, None)
        self._differs.pop(number, None)

    def news(self, known: dict[int, bytes]) -> bytes | None:
        """The rows that somebody who knows these does not know yet; they count as known then.

        Whoever has just come is told all of them; later what is beyond the measure waits for its turn.
        """
        everything, size = not known, 0
        fresh: list[bytes] = []
        for number, row in self.told.items():
            if known.get(number) != row and (everything or size < MOST_AT_ONCE):
                fresh.append(row)
                size += len(row)
                known.pop(number, None)
                known[number] = row
        if len(fresh) < len(self.told) and size >= MOST_AT_ONCE:  # those who had to wait come first the next time
            self.told = {number: self.told[number] for number in sorted(self.told, key=_last_in(known))}
        return b'{"kind":"rows","rows":[%b]}' % b",".join(fresh) if fresh else None


def _last_in(known: dict[int, bytes]) -> Callable[[int], int]:
    """Whoever was told longest ago comes first."""
    places = {number: place for place, number in enumerate(known)}
    return lambda number: places.get(number, -1)
