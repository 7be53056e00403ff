"""The start of a table: seats fix their seeds, then show them; nobody can steer the shuffle alone."""

from typing import TYPE_CHECKING

from tallystick.journal.commitments import commitment_to_seed, seed_of_bot
from tallystick.journal.taking_part import (
    AWAY,
    LATE,
    LEFT_OUT,
    NO_SEED,
    OTHER_SEED,
    SEATED,
    START_AGAIN,
    taking_part,
)
from tallystick.kernel.refusals import Refused
from tallystick.tables.alarm import Alarm
from tallystick.tables.clock import now
from tallystick.tables.messages import OPEN_SEED, SEED_SHOWN, refusal
from tallystick.tables.store import BOT, EMPTY, PERSON

if TYPE_CHECKING:
    from tallystick.tables.table import Table


class Starting:
    """One attempt to start a table; it waits for the seats' seeds, but not for ever."""

    def __init__(self, table: "Table", patience: float) -> None:
        self.table = table
        self.patience = patience
        self.seeds: dict[int, bytes] = {}
        self._alarm = Alarm(table.alarms, self._finish)
        self._waited_for: set[int] = set()
        """Who came while the others were asked."""

    async def begin(self) -> None:
        """Every seat fixes its seed; who is here is asked to show it. A second try is recorded as one."""
        table = self.table
        tries = taking_part(table.record.entries).tries
        if tries:
            await table.note(None, note=START_AGAIN, number=tries + 1)
        for place in table.stored.seats:
            await self._fix_seed(place.seat, is_bot=place.kind == BOT)
        self._wait()
        for seat in self._awaited():
            table.audience.at_seat[seat].say(OPEN_SEED)
        self._look()

    async def welcome(self, seat: int) -> None:
        """A player who comes while the others show their seeds takes part as well."""
        if self._alarm.is_set:
            await self._fix_seed(seat, is_bot=False)
        if self._alarm.is_set and seat in self._awaited():
            if seat not in self._waited_for:  # once for each, so that nobody can hold the others up for ever
                self._waited_for.add(seat)
                self._wait()
            self.table.audience.at_seat[seat].say(OPEN_SEED)

    def _wait(self) -> None:
        """All who are asked have the whole time to answer."""
        self._alarm.set(self.patience)

    async def _fix_seed(self, seat: int, is_bot: bool) -> None:
        """What a seat has once promised stays: who could promise anew after seeing others' seeds could steer."""
        table = self.table
        seed = seed_of_bot(table.stored.server_seed, seat)
        commit = commitment_to_seed(seed) if is_bot else table.commits.get(seat)
        if commit is not None and seat not in table.record.commits:
            await table.commit(table.record.propose_commit(seat, commit, now()))
        if is_bot and table.record.commits[seat] == commit:
            self.seeds[seat] = seed

    def show(self, seat: int, seed: bytes) -> None:
        """A seat shows its seed; raises Refused when it is not the one it had fixed."""
        if self.table.record.commits.get(seat) != commitment_to_seed(seed) or self.table.started:
            raise Refused("bad_seed")
        self.seeds[seat] = seed
        if seat in self.table.audience.at_seat:
            self.table.audience.at_seat[seat].say(SEED_SHOWN)
        self._look()

    def _awaited(self) -> list[int]:
        """The seats from which a seed can still come."""
        shown = self.table.record.seeds | self.seeds
        return [
            place.seat for place in self.table.stored.seats if place.seat not in shown and not self._lacks(place.seat)
        ]

    def _lacks(self, seat: int) -> str:
        """Why no seed can come from this seat; empty when one can."""
        table = self.table
        if seat not in table.audience.at_seat:
            return AWAY
        promised = table.record.commits.get(seat)
        if promised is None:
            return NO_SEED
        return "" if promised == table.commits.get(seat) else OTHER_SEED

    def _look(self) -> None:
        if self._alarm.is_set and not self._awaited():
            self._alarm.stop()
            self._finish()

    def _finish(self) -> None:
        """A seat that has not shown its seed by now is left out, and everybody is told why."""
        self.table.ask(self._open_seeds, self._finished)

    async def _open_seeds(self) -> None:
        table = self.table
        record = table.record
        check_can_start(table)
        for seat, seed in sorted(self.seeds.items()):
            if seat not in record.seeds:
                await table.commit(record.propose_seed(seat, seed, now()))
        for place in table.stored.seats:
            if place.kind == PERSON and place.seat not in record.seeds:
                await table.note(None, note=LEFT_OUT, seat=place.seat, reason=self._lacks(place.seat) or LATE)
        await table.note(None, note=SEATED, players=[place.bot or PERSON for place in table.stored.seats])
        await table.commit(record.propose_start(now()))

    def _finished(self, refused: Refused | None) -> None:
        self.table.starting = None
        if refused is None:
            return
        self.table.tell_lobby()
        host = self.table.audience.at_seat.get(self.table.presence.leader)
        if host is not None:
            host.say(refusal(refused))


async def start(table: "Table") -> None:
    """Begin the start; raises Refused when somebody is still missing."""
    check_can_start(table)
    if table.starting is not None:
        raise Refused("already_started")
    table.starting = Starting(table, table.pace.seed_patience)
    try:
        await table.starting.begin()
    except Refused:
        table.starting = None
        raise


async def show_seed(table: "Table", seat: int | None, seed: bytes) -> None:
    if seat is None or table.starting is None:
        raise Refused("bad_seed")
    table.starting.show(seat, seed)


def check_can_start(table: "Table") -> None:
    if table.over:
        raise Refused("game_over")
    if table.started:
        raise Refused("already_started")
    if any(place.kind == EMPTY for place in table.stored.seats):
        raise Refused("seats_empty")


def starts_by_itself(table: "Table") -> bool:
    """Play now: the table was made to start as soon as everybody who plays it is here."""
    return (
        table.stored.start_at_once
        and not table.started
        and table.starting is None
        and all(place.kind == BOT or place.seat in table.audience.at_seat for place in table.stored.seats)
    )
