"""When a changed lobby is told: the first change at once, further ones together twice a second.

Somebody who comes and goes at a table that hundreds watch must not make the server write hundreds of lobbies each time.
"""

import time
from typing import TYPE_CHECKING, Final

from tallystick.tables.alarm import Alarm
from tallystick.tables.lobby import lobby_of
from tallystick.tables.messages import encode

if TYPE_CHECKING:
    from tallystick.tables.table import Table

SECONDS_BETWEEN: Final = 0.5


class LobbyNews:
    """Tells the audience of one table; encoded once for all of them, until something in it changes."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._lobbies: dict[bool, bytes] = {}
        """For those who sit at the table (True), and for whoever looks."""
        self._told_at = -SECONDS_BETWEEN
        self.alarm = Alarm(table.alarms, self._tell_now)

    def lobby(self, seated: bool) -> bytes:
        told = self._lobbies.get(seated)
        if told is None:
            told = self._lobbies[seated] = encode(lobby_of(self._table, seated))
        return told

    def tell(self) -> bool:
        """Something has changed. Whether everybody was told at once; else they are in a moment."""
        self._lobbies.clear()
        if self.alarm.is_set:
            return False
        wait = self._told_at + SECONDS_BETWEEN - time.monotonic()
        if wait > 0:
            self.alarm.set(wait)
            return False
        self._tell_now()
        return True

    def _tell_now(self) -> None:
        self._told_at = time.monotonic()
        self._table.audience.tell_lobby()
