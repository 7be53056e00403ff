"""One change at a time: a lock that can also be taken without waiting."""

import asyncio
from collections import deque


class Turn:
    """Whoever holds it changes the table; others get it in the order in which they asked."""

    def __init__(self) -> None:
        self.held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it if it is free."""
        if self.held:
            return False
        self.held = True
        return True

    async def wait(self) -> None:
        """Take it as soon as it is free."""
        if self.take():
            return
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                self.release()  # it was handed over in the same moment
            raise

    def release(self) -> None:
        """Hand it to the next who waits; it stays held then."""
        while self._waiting:
            waiting = self._waiting.popleft()
            if not waiting.done():
                waiting.set_result(None)
                return
        self.held = False

    async def __aenter__(self) -> None:
        await self.wait()

    async def __aexit__(self, *_: object) -> None:
        self.release()
