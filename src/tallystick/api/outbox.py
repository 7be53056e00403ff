"""What waits to be sent on one socket: a bounded list of answers, and the newest lobby and frame."""

import time
from collections import deque
from typing import Protocol

from tallystick.tables.audience import TOO_SLOW

MOST_ANSWERS = 64


class Way(Protocol):
    """The way out to a client."""

    @property
    def ready(self) -> bool: ...

    def tell(self, *messages: bytes) -> None: ...

    def end(self, code: int) -> None: ...


class Newest(Protocol):
    """What the newest frame is made from."""

    lines: list[bytes]

    def frame(self, seat: int | None, after: int, first: bool) -> bytes: ...


class AtTable(Protocol):
    """As much of a table as a listener is told."""

    @property
    def frames(self) -> Newest: ...

    def lobby(self, seated: bool) -> bytes: ...


class Outbox:
    """One listener. `sent` is the last entry that went out: a frame that had to wait is made from what is new then."""

    def __init__(self, way: Way, table: AtTable, seat: int | None, after: int) -> None:
        self.seat = seat
        self.sent = after if after < len(table.frames.lines) else -1
        self.stuck_since: float | None = None
        self._way = way
        self._table = table
        self._answers: deque[bytes] = deque()
        self._lobby_due = False
        self._frame_due = False
        self._greeted = False

    def tell_frame(self) -> None:
        """An entry that went out already is not told again."""
        if self._way.ready:
            if self.sent < len(self._table.frames.lines) - 1 or not self._greeted:
                self._way.tell(self._frame())
        else:
            self._frame_due = True
            self._wait()

    def tell_lobby(self) -> None:
        if self._way.ready:
            self._way.tell(self._table.lobby(self.seat is not None))
        else:
            self._lobby_due = True
            self._wait()

    def say(self, message: bytes) -> None:
        if self._way.ready:
            self._way.tell(message)
        elif len(self._answers) < MOST_ANSWERS:
            self._answers.append(message)
            self._wait()
        else:
            self.close(TOO_SLOW)

    def say_with_frame(self, message: bytes) -> None:
        if self._way.ready:
            self._way.tell(message, self._frame())
        else:
            self.say(message)
            self.tell_frame()

    def close(self, code: int) -> None:
        self._way.end(code)

    def flush(self) -> None:
        """The other side reads again: send what waits, as far as it goes."""
        while self._answers and self._way.ready:
            self._way.tell(self._answers.popleft())
        if self._lobby_due and self._way.ready:
            self._lobby_due = False
            self._way.tell(self._table.lobby(self.seat is not None))
        if self._frame_due and self._way.ready:
            self._frame_due = False
            self._way.tell(self._frame())
        if not (self._answers or self._lobby_due or self._frame_due):
            self.stuck_since = None

    def _wait(self) -> None:
        if self.stuck_since is None:
            self.stuck_since = time.monotonic()

    def _frame(self) -> bytes:
        """The newest frame; it counts as sent."""
        frames = self._table.frames
        frame = frames.frame(self.seat, self.sent, not self._greeted)
        self.sent = len(frames.lines) - 1
        self._greeted = True
        return frame
