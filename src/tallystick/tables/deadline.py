"""Until when a table waits for what it has asked: the clock moves then."""

import time


class Deadline:
    """Runs on while the number of what is asked stays; a pause stops it, a restart of the server starts it again."""

    def __init__(self) -> None:
        self.number = 0
        self.since_entry = 0
        """The entry since which the number is what it is."""
        self.seconds = 0
        self._ran = 0.0
        self._since: float | None = None
        """When it began to run, or went on after a pause; None while it stands."""

    def look(self, number: int, seconds: int, running: bool, seq: int = 0) -> None:
        """Called after every entry."""
        if number != self.number:
            self.since_entry = seq
        at = time.monotonic()
        if self._since is not None:
            self._ran += at - self._since
        if number != self.number or not self.seconds:
            self._ran = 0.0
        self.number, self.seconds = number, seconds
        self._since = at if running and seconds else None

    def left(self) -> int:
        """Milliseconds until the clock moves."""
        ran = self._ran if self._since is None else self._ran + time.monotonic() - self._since
        return max(0, round(1000 * (self.seconds - ran)))

    def told(self) -> bytes:
        """As a frame tells it."""
        return b',"wait":{"number":%d,"ends_in_ms":%d}' % (self.number, self.left())
