"""The door for HTTP: how much a connection may hold before the application hears of it, and for how long.

uvicorn calls its setting `http` for every new connection, as it calls `ws` for an upgrade. A `Door` passes on what the
transport says to uvicorn's own protocol with h11, which limits the head of a request and takes one request at a time.
An upgrade hands the transport over to its socket, and the door is out of the way.
"""

import asyncio
import time
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tallystick.api.limits import TokenBucket

LARGEST_HEAD: Final = 16 * 1024
"""Bytes of a request's head, and of what may wait behind a request that is not answered yet."""
SECONDS_FOR_REQUEST: Final = 10.0
"""Until a request is whole, from the beginning or from the answer before."""
LEAST_READ: Final = 16 * 1024
"""Bytes of an answer that are to be read while a socket may be slow."""
REQUESTS_AT_ONCE: Final = 100
REQUESTS_A_SECOND: Final = 50
"""Of one connection, but for those of a proxy; a page is some thirty requests over six connections."""
NOT_WHOLE: Final = (h11.IDLE, h11.SEND_BODY)


class Doors:
    """Every connection over HTTP, the one whose last request is longest ago first."""

    def __init__(self, most: int, slow_after: float, behind_proxy: bool = False) -> None:
        self.open: dict[Door, None] = {}
        self.slow_after = slow_after
        self.behind_proxy = behind_proxy
        self._most = most

    def connect(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> "Door":
        """What uvicorn's setting `http` wants: the protocol of a new connection."""
        return Door(self, H11Protocol(config, server_state, app_state, _loop))

    def let_in(self, door: "Door") -> None:
        """A newcomer always finds a place: who has been silent longest gives up theirs."""
        if len(self.open) >= self._most:
            oldest = next(iter(self.open))
            next((other for other in self.open if other.is_waiting()), oldest).drop()
        self.open[door] = None

    def let_out(self, door: "Door") -> None:
        self.open.pop(door, None)

    def asked(self, door: "Door") -> None:
        """Its request is whole; it gives up its place after those that have said nothing since."""
        self.let_out(door)
        self.open[door] = None

    def look_after(self, at: float) -> None:
        for door in list(self.open):
            door.look_after(at)


class Door(asyncio.Protocol):
    """One connection, until it ends or becomes a socket."""

    def __init__(self, doors: Doors, inner: H11Protocol) -> None:
        self._doors = doors
        self._inner = inner
        self._transport: asyncio.Transport
        self._since = time.monotonic()
        """Since when the next request is waited for."""
        self._unread = 0
        self._read_at = self._since
        self._bucket = TokenBucket(REQUESTS_AT_ONCE, REQUESTS_A_SECOND)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment]
        self._doors.let_in(self)
        self._inner.connection_made(self._transport)

    def data_received(self, data: bytes) -> None:
        """Who asks for more and more waits a little each time, and is refused nothing."""
        begins = self._inner.conn.their_state is h11.IDLE and not self._doors.behind_proxy
        if begins and not self._bucket.take():
            self._transport.pause_reading()
            asyncio.get_running_loop().call_later(1 / REQUESTS_A_SECOND, self._go_on, data)
        else:
            self._hand_on(data)

    def _go_on(self, data: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.resume_reading()
            self.data_received(data)

    def _hand_on(self, data: bytes) -> None:
        self._inner.data_received(data)
        if self._transport.get_protocol() is not self:
            self._doors.let_out(self)
        elif not self.is_waiting():
            self._since = time.monotonic()
            self._doors.asked(self)
            if len(self._inner.conn.trailing_data[0]) > LARGEST_HEAD:
                self.drop()

    def eof_received(self) -> None:
        self._inner.eof_received()

    def pause_writing(self) -> None:
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self._inner.resume_writing()

    def connection_lost(self, problem: Exception | None) -> None:
        self._doors.let_out(self)
        self._inner.connection_lost(problem)

    def is_waiting(self) -> bool:
        """Whether there is no whole request that could be answered."""
        return self._inner.conn.their_state in NOT_WHOLE

    def drop(self) -> None:
        self._doors.let_out(self)
        self._transport.abort()

    def look_after(self, at: float) -> None:
        """Called every now and then: end a connection whose request does not come, or whose answer is not read."""
        unread = self._transport.get_write_buffer_size()
        if unread == 0 or unread <= self._unread - LEAST_READ or unread > self._unread:
            self._unread, self._read_at = unread, at
        if unread:
            if at - self._read_at > self._doors.slow_after:
                self.drop()
        elif not self.is_waiting():
            self._since = at
        elif at - self._since > SECONDS_FOR_REQUEST:
            self.drop()
