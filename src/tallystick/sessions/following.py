"""A session's ear at a table: it hears that something has changed, and reads the table itself."""

from typing import TYPE_CHECKING

from tallystick.kernel.seats import FACILITATOR

if TYPE_CHECKING:
    from tallystick.sessions.live import LiveSession


class Follower:
    """Listens where a facilitator would; nobody counts it among those who watch."""

    def __init__(self, live: "LiveSession", number: int) -> None:
        self.seat: int | None = FACILITATOR
        self._live = live
        self._number = number

    def tell_frame(self) -> None:
        self._live.moved(self._number)

    def tell_lobby(self) -> None:
        self._live.moved(self._number)
        self._live.changed()

    def say(self, message: bytes) -> None:
        """Answers to others, and why a start failed: the row shows what came of it."""

    def say_with_frame(self, message: bytes) -> None:
        self.tell_frame()

    def close(self, code: int) -> None:
        self._live.unfollow(self._number)
