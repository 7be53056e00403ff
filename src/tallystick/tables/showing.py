"""A forged chain that one player shows the others: a lesson. Nothing of it is true, and nothing of it is written."""

import time
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from tallystick.kernel.refusals import Refused
from tallystick.tables.alarm import Alarm
from tallystick.tables.audience import Listener
from tallystick.tables.messages import encode

if TYPE_CHECKING:
    from tallystick.tables.aside import Aside

SECONDS_TO_ANSWER: Final = 60.0
SECONDS_BETWEEN: Final = 3.0

Small = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class ShowChain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="show_chain"):
    """One amount changed in one's own copy; every browser works out the forged hashes from its own copy."""

    block: Small
    line: Small
    amount: Small
    mended: Small
    """How many blocks the forger has sealed again."""
    blocks: Small
    """How long the copy is."""


class AnswerChain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="answer_chain"):
    number: Small
    keep: bool


class WithdrawChain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="withdraw_chain"):
    pass


class ChainShown(msgspec.Struct, frozen=True, tag_field="kind", tag="chain_shown"):
    """Who shows what, who is asked, and who has answered; what they answered once all have. `seat` -1: no longer."""

    number: int
    seat: int
    chain: ShowChain | None = None
    asked: list[int] = []
    answered: list[int] = []
    answers: dict[str, bool] | None = None


class Showing:
    """At most one forged chain is shown at a table at a time. Bots answer by comparing: they keep what they have."""

    def __init__(self, aside: "Aside") -> None:
        self._aside = aside
        self._number = 0
        self._shown_at = -SECONDS_BETWEEN
        self._by = -1
        self._chain: ShowChain | None = None
        self._asked: list[int] = []
        self._answers: dict[int, bool] = {}
        self._all_in = False
        self.alarm = Alarm(aside.table.alarms, self._close)

    def hear(self, seat: int, message: ShowChain | AnswerChain | WithdrawChain) -> None:
        """Raises Refused."""
        if isinstance(message, ShowChain):
            self._show(seat, message)
        elif isinstance(message, WithdrawChain):
            if seat == self._by:
                self._end()
        elif message.number == self._number and seat in self._asked and not self._all_in:
            self._answers[seat] = message.keep
            self._look()

    def greet(self, listener: Listener) -> None:
        if self._chain is not None:
            listener.say(self._told())

    def _show(self, seat: int, chain: ShowChain) -> None:
        table = self._aside.table
        if not table.started:
            raise Refused("not_started")
        busy = self._chain is not None and not self._all_in and seat != self._by
        if busy or time.monotonic() - self._shown_at < SECONDS_BETWEEN:
            raise Refused("shown_too_soon")
        self._end()
        self._number += 1
        self._shown_at = time.monotonic()
        self._by, self._chain = seat, chain
        self._asked = [one for one in self._aside.table.presence.people_here() if one != seat]
        bots = [place.seat for place in table.stored.seats if table.bot_at(place.seat) is not None]
        self._answers = dict.fromkeys([bot for bot in bots if bot != seat], True)
        self.alarm.set(SECONDS_TO_ANSWER)
        self._look()

    def _look(self) -> None:
        if all(seat in self._answers for seat in self._asked):
            self._close()
        else:
            self._tell()

    def _close(self) -> None:
        """Everybody is told what everybody said."""
        self.alarm.stop()
        self._all_in = True
        self._tell()

    def _end(self) -> None:
        self.alarm.stop()
        if self._chain is not None:
            self._chain, self._by, self._all_in = None, -1, False
            self._tell()

    def _tell(self) -> None:
        self._aside.table.audience.say_to_all(self._told())

    def _told(self) -> bytes:
        if self._chain is None:
            return encode(ChainShown(self._number, -1))
        answers = {str(seat): keep for seat, keep in self._answers.items()} if self._all_in else None
        return encode(ChainShown(self._number, self._by, self._chain, self._asked, sorted(self._answers), answers))
