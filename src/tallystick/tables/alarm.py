"""Something that is to be done in a while, unless it is put off or given up before."""

import asyncio
from collections.abc import Callable


class Alarm:
    """Rings once after it was set; setting it again counts from then, and nothing rings after `stop`.

    It stands in a list with the others, so that all of them can be stopped at once.
    """

    def __init__(self, alarms: list["Alarm"], ring: Callable[[], object]) -> None:
        alarms.append(self)
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self._timer is not None

    def set(self, seconds: float) -> None:
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._now)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _now(self) -> None:
        self._timer = None
        self._ring()
