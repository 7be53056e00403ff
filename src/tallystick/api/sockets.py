"""All open sockets, and who may have one."""

from typing import TYPE_CHECKING

from websockets.datastructures import Headers

from tallystick.api.origin import is_known, is_own
from tallystick.api.wire import Hello
from tallystick.kernel.refusals import Refused
from tallystick.settings import Settings
from tallystick.tables.service import Tables
from tallystick.tables.table import Table

if TYPE_CHECKING:
    from tallystick.api.connection import Connection


class Sockets:
    """Counts every socket from its handshake on, also those that never say a word."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self.open: set[Connection] = set()

    def may_open(self, headers: Headers) -> bool:
        origins = self.settings.origins
        is_ours = is_known(headers.get("host", ""), origins) and is_own(headers, origins)
        return is_ours and len(self.open) < self.settings.most_sockets

    async def welcomed(self, hello: Hello) -> tuple[Table, int | None]:
        """The table of a hello, and the seat that its token proves; raises Refused."""
        table = await self.tables.find(hello.table)
        if hello.token is None:
            if len(table.audience.listeners) >= self.settings.most_watching:
                raise Refused("too_many_watching")
            return table, None
        seat = table.seat_of(hello.token)
        if seat is None:
            raise Refused("wrong_token")
        return table, seat

    def look_after(self, at: float) -> None:
        for connection in list(self.open):
            connection.look_after(at)
