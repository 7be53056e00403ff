"""All open sockets, and who may have one."""

import asyncio
from typing import TYPE_CHECKING, Final

from websockets.datastructures import Headers

from tallystick.api.origin import is_far, is_known, is_own
from tallystick.api.places import Places
from tallystick.api.proxies import Proxies
from tallystick.api.session_line import SessionLine
from tallystick.api.wire import Enter, Hello
from tallystick.kernel.refusals import Refused
from tallystick.sessions.service import Sessions
from tallystick.settings import Settings
from tallystick.tables import seating
from tallystick.tables.service import Tables
from tallystick.tables.table import Table

if TYPE_CHECKING:
    from tallystick.api.connection import Connection

SECURE: Final = ("https", "wss")


def peer_of(transport: asyncio.Transport) -> str:
    return str((transport.get_extra_info("peername") or ("",))[0])


class Sockets:
    """Counts every socket from its handshake on, also those that never say a word."""

    def __init__(self, tables: Tables, sessions: Sessions, settings: Settings, places: Places) -> None:
        self.tables = tables
        self.sessions = sessions
        self.settings = settings
        self.open: set[Connection] = set()
        self._places = places
        self._silent: dict[Connection, None] = {}
        """Who has not said hello, the one that opened first at the beginning."""
        self._seated: set[Connection] = set()
        self._proxies = Proxies(settings.proxies)

    def may_open(self, transport: asyncio.Transport, headers: Headers) -> bool:
        origins = self.settings.origins
        return (
            is_known(headers.get("host", ""), origins)
            and is_own(headers, origins)
            and not self._is_in_the_open(transport, headers)
            and self._has_room()
        )

    def address_of(self, transport: asyncio.Transport, headers: Headers) -> str:
        """Where a socket comes from: what a proxy of ours says of it, as for requests; nobody else is believed."""
        return self._proxies.client_of(peer_of(transport), ",".join(headers.get_all("x-forwarded-for")))

    def _is_in_the_open(self, transport: asyncio.Transport, headers: Headers) -> bool:
        """Whether it comes over the internet without TLS."""
        if self.settings.public_http or not is_far(self.address_of(transport, headers)):
            return False
        return headers.get("x-forwarded-proto") not in SECURE or not self._proxies.is_one(peer_of(transport))

    def _has_room(self) -> bool:
        """Who says nothing makes room for a newcomer."""
        full = len(self.open) >= self._places.sockets
        if self._silent and (full or len(self._silent) >= self._places.silent):
            oldest = next(iter(self._silent))
            self.closed(oldest)
            oldest.drop()
            return True
        return not full

    def opened(self, connection: "Connection") -> None:
        self.open.add(connection)
        self._silent[connection] = None

    def closed(self, connection: "Connection") -> None:
        self.open.discard(connection)
        self._silent.pop(connection, None)
        self._seated.discard(connection)

    async def welcomed(self, connection: "Connection", hello: Hello) -> tuple[Table, int | None]:
        """The table of a hello, and the seat that its token proves; raises Refused."""
        table = await self.tables.find(hello.table)
        seat = None if hello.token is None else seating.seat_of(table.stored, hello.token)
        if hello.token is None:
            if len(table.audience.listeners) >= self.settings.most_watching:
                raise Refused("too_many_watching")
            if len(self.open) - len(self._seated) - len(self._silent) >= self._places.strangers:
                raise Refused("server_full")
        elif seat is None:
            raise Refused("wrong_token")
        if connection in self._silent:
            del self._silent[connection]
            if seat is not None:
                self._seated.add(connection)
        return table, seat

    async def entered(self, connection: "Connection", enter: Enter) -> SessionLine:
        """The line of somebody who enters a session with a token; raises Refused."""
        live = await self.sessions.find(enter.session)
        role, number, claim = await self.sessions.role_of(live, enter.token)
        if connection in self._silent:
            del self._silent[connection]
            self._seated.add(connection)
        return SessionLine(connection, live, role, number, claim, enter.token)

    def look_after(self, at: float) -> None:
        for connection in list(self.open):
            connection.look_after(at)
