"""When a changed lobby is told: the first change at once, further ones together twice a second.

Somebody who comes and goes at a table that hundreds watch must not make the server write hundreds of lobbies each time.
"""

import asyncio
import time
from typing import Final

from tallystick.tables.audience import Audience

SECONDS_BETWEEN: Final = 0.5


class LobbyNews:
    """Tells the audience of one table."""

    def __init__(self, audience: Audience) -> None:
        self._audience = audience
        self._told_at = -SECONDS_BETWEEN
        self._timer: asyncio.TimerHandle | None = None

    def tell(self) -> bool:
        """Whether everybody was told at once; else they are in a moment."""
        if self._timer is not None:
            return False
        wait = self._told_at + SECONDS_BETWEEN - time.monotonic()
        if wait > 0:
            self._timer = asyncio.get_running_loop().call_later(wait, self._tell_now)
            return False
        self._tell_now()
        return True

    def _tell_now(self) -> None:
        self._timer = None
        self._told_at = time.monotonic()
        self._audience.tell_lobby()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
