"""A time for each decision, where a table has agreed on one: whoever lets it run out has that one decided by a bot."""

from typing import TYPE_CHECKING, Any, Final

from tallystick.journal.entries import MOVE
from tallystick.kernel.game import Game
from tallystick.kernel.refusals import Refused
from tallystick.tables.alarm import Alarm
from tallystick.tables.condition import TIME_UP
from tallystick.tables.deadline import Deadline

if TYPE_CHECKING:
    from tallystick.tables.table import Table

SECONDS_UNTIL_NEXT_TRY: Final = 1.0
DEFAULT_BOT: Final = "good"


def usual_bot(game: Game[Any]) -> str:
    """The bot that plays for a person."""
    return DEFAULT_BOT if DEFAULT_BOT in game.bots else "random"


class DecisionTime:
    """One wait for each seat: it begins when the seat is asked, and anew with each decision the seat has made.

    A pause stops it, a restart of the server starts it again, and where a game has a clock of its own for what it asks,
    that one counts.
    """

    def __init__(self, table: "Table", seconds: int) -> None:
        self.table = table
        self.seconds = seconds
        self.alarm = Alarm(table.alarms, lambda: table.ask(self._strike, self._struck))
        self._waits = [Deadline() for _ in range(table.record.seats)]
        self._decisions = [0] * table.record.seats
        self._read = 0

    def look(self) -> None:
        """Called after every entry, before it is told."""
        entries = self.table.record.entries
        for entry in entries[self._read :]:
            if entry.kind == MOVE and entry.actor is not None and entry.actor >= 0:
                self._decisions[entry.actor] += 1
        self._read = len(entries)
        due = self._due()
        for seat, wait in enumerate(self._waits):
            wait.look(self._decisions[seat], self.seconds if seat in due else 0, self.table.running)

    def _due(self) -> list[int]:
        table = self.table
        if not table.started or table.over or table.deadline.seconds:
            return []
        return table.asking.people_to_ask()

    def told(self) -> bytes:
        """As a frame tells it."""
        waits = [
            b'{"seat":%d,"ends_in_ms":%d}' % (s, wait.left()) for s, wait in enumerate(self._waits) if wait.seconds
        ]
        return b',"decide":[%b]' % b",".join(waits) if waits else b""

    def wake(self) -> None:
        """Called after every change."""
        if self.seconds:
            self.look()
            self.alarm.stop()
            left = [wait.left() for wait in self._waits if wait.seconds]
            if left and self.table.running:
                self.alarm.set(min(left) / 1000)

    async def _strike(self) -> None:
        """Said first, then decided."""
        while (seat := self._run_out()) is not None:
            bot = usual_bot(self.table.game)
            await self.table.note(None, note=TIME_UP, seat=seat, bot=bot)
            await self.table.bots.play_for(seat, bot)
        self.wake()

    def _run_out(self) -> int | None:
        if not self.table.running:
            return None
        return next((seat for seat, wait in enumerate(self._waits) if wait.seconds and not wait.left()), None)

    def _struck(self, refused: Refused | None) -> None:
        if refused is not None and self.table.running:
            self.alarm.set(SECONDS_UNTIL_NEXT_TRY)
