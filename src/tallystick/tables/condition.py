"""What the notes of a journal say about a table: who is paused, who is played by a bot, how long it has run."""

from collections.abc import Iterable
from typing import Any, Final

from tallystick.journal.entries import MOVE, NOTE, START, Entry

PAUSED: Final = "paused"
RESUMED: Final = "resumed"
TAKEN_OVER: Final = "taken_over"
GIVEN_BACK: Final = "given_back"
LEFT: Final = "left"
JOINED: Final = "joined"
"""A person plays a seat from now on that a bot had played for itself."""
TIME_UP: Final = "time_up"
"""A bot makes the next decision of this seat, whose time has run out; that one alone."""
BACK: Final = "back"
"""The server was away; the clock did not run."""
GIVEN: Final = "given"
"""The seat is another person's, or a person's on another device, from now on."""
MORE_TIME: Final = "more_time"
"""The agreed duration is longer by so many milliseconds."""
LOOKED: Final = "looked"
"""Whoever leads has looked at the hidden cards."""
LAST_ROUND: Final = "last_round"
"""Whoever leads has said that this round is the last."""
COMPARED: Final = "compared"
"""The table has waited for what people did beside the game; the clock did not run."""

EXTRA_AFTER_RESTART: Final = 20_000
"""Milliseconds that the clock gives back when the server was away."""


class Condition:
    """The part of a table's condition that no rule reads; folded from the journal, entry by entry."""

    def __init__(self) -> None:
        self.paused = False
        self.taken_over: dict[int, str] = {}
        self.played_for = 0
        """Milliseconds of play up to the last entry, pauses left out."""
        self.last_play = -1
        """The last entry by which a seat, or the start, changed the game."""
        self._running_since: int | None = None

    def read(self, entry: Entry) -> None:
        if entry.kind == START:
            self._running_since = entry.t
            self.last_play = entry.seq
        elif entry.kind == MOVE and entry.actor is not None and entry.actor >= 0:
            self.last_play = entry.seq
        elif entry.kind == NOTE:
            self._read_note(entry.body, entry.t)
        if self._running_since is not None and entry.t > self._running_since:
            self.played_for += entry.t - self._running_since
            self._running_since = entry.t

    def _read_note(self, body: dict[str, Any], t: int) -> None:
        note = body.get("note")
        if note == PAUSED:
            self.paused = True
            if self._running_since is not None:
                self.played_for += max(0, t - self._running_since)
            self._running_since = None
        elif note == RESUMED:
            self.paused = False
            self._running_since = t
        elif note == COMPARED and self._running_since is not None:
            self._running_since = t
        elif note == BACK:
            if self._running_since is not None:
                self._running_since = t
            self.played_for -= EXTRA_AFTER_RESTART
        elif note in (TAKEN_OVER, LEFT):
            self.taken_over[body["seat"]] = body["bot"]
        elif note == MORE_TIME:
            self.played_for -= body["ms"]
        elif note in (GIVEN_BACK, JOINED, GIVEN):
            self.taken_over.pop(body["seat"], None)


def condition_after(entries: Iterable[Entry]) -> Condition:
    found = Condition()
    for entry in entries:
        found.read(entry)
    return found
