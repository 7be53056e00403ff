"""Whom a table asks in person when all are asked at once, and for whom it passes.

A person may want to be asked only when it concerns them, by what lies open to everybody. For the others the table
passes, for all of them at the same moment after the question, whatever anybody holds: nobody can tell a card from it,
and there is time to raise a hand. Where no other person plays there is nobody to hide anything from, and no delay.
"""

from typing import TYPE_CHECKING, Final

from tallystick.kernel.refusals import Refused
from tallystick.tables.alarm import Alarm

if TYPE_CHECKING:
    from tallystick.tables.table import Table

ALWAYS: Final = "always"
CONCERNS: Final = "concerns"
RAISED: Final = "raised"
MISSED: Final = "missed"
PASSES_AFTER: Final = 1.5
"""Seconds after a question at which the table passes for all whom it does not ask."""


class Asking:
    """What the people of one table want to be asked; nothing of it outlives the server, browsers say it again."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.wishes: dict[int, str] = {}
        self.raised: set[int] = set()
        """Who wants to be asked in full until they have acted."""
        self.missed: set[int] = set()
        """Who let the time run out, and has not moved since."""
        self.alarm = Alarm(table.alarms, lambda: table.ask(self._pass))
        self._passed = 0
        """The number of the last question for which the moment to pass has been set."""

    def of(self, seat: int) -> str:
        """As everybody is told."""
        if seat in self.missed:
            return MISSED
        return RAISED if seat in self.raised else self.wishes.get(seat, ALWAYS)

    async def wish(self, seat: int | None, to: str) -> None:
        """A person says when to ask; also that they are there again."""
        if seat is None:
            raise Refused("not_a_seat")
        before = self.of(seat)
        self.missed.discard(seat)
        if to == RAISED:
            self.raised.add(seat)
        else:
            self.raised.discard(seat)
            self.wishes[seat] = to
        if self.of(seat) != before:
            self.table.tell_lobby()
            self._passed = 0
            self.wake()

    def moved(self, seat: int) -> None:
        """A person has moved: whoever was away is back, and an action of one's own puts the hand down."""
        if seat in self.missed or (seat in self.raised and not self.table.deadline.number):
            self.missed.discard(seat)
            if not self.table.deadline.number:
                self.raised.discard(seat)
            self.table.tell_lobby()

    def time_is_up(self) -> None:
        """Who is asked now has missed it, and is not waited for again before they move."""
        if self.table.deadline.number:
            self.missed.update(self.people_to_ask())
            self.table.tell_lobby()

    def passes(self, seat: int) -> bool:
        """Whether the table passes for this person now."""
        wanted = self.of(seat)
        if wanted == CONCERNS:
            return not self.table.game.concerns(self.table.record.state, seat)
        return wanted == MISSED

    def people_to_ask(self) -> list[int]:
        """The people who are asked now and have not answered."""
        table = self.table
        return [seat for seat in table.game.to_act(table.record.state) if table.bot_at(seat) is None]

    def wake(self) -> None:
        """Called after every change: with a new question the moment is set at which the table passes."""
        number = self.table.deadline.number
        if not number or number == self._passed or not (self.wishes or self.missed) or not self.table.running:
            return
        self._passed = number
        others = sum(self.table.bot_at(place.seat) is None for place in self.table.stored.seats) > 1
        self.alarm.set(PASSES_AFTER if others else 0.0)

    async def _pass(self) -> None:
        table = self.table
        number = table.deadline.number
        for seat in self.people_to_ask():
            move = table.game.shrug(table.record.state, seat)
            if number and table.deadline.number == number and move is not None and table.running and self.passes(seat):
                await table.play(seat, move)
