"""What a socket has received and nobody has read yet."""

import asyncio
from collections import deque
from typing import Any


class Inbox:
    """As much of a queue as one reader needs."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events

    @property
    def awaited(self) -> bool:
        """Whether the reader has read everything, and waits."""
        return not self._events and self._reader is not None and not self._reader.done()

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._reader = self._loop.create_future()
            await self._reader
        return self._events.popleft()
