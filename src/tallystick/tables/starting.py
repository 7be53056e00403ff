"""The start of a table: seats fix their seeds, then show them; nobody can steer the shuffle alone."""

import asyncio
import secrets
from typing import TYPE_CHECKING

from tallystick.journal.commitments import commitment_to_seed
from tallystick.kernel.refusals import Refused
from tallystick.tables.clock import now
from tallystick.tables.condition import SEATED
from tallystick.tables.messages import OPEN_SEED, refusal
from tallystick.tables.store import BOT, EMPTY, PERSON

if TYPE_CHECKING:
    from tallystick.tables.table import Table


class Starting:
    """One attempt to start a table; it waits for the seats' seeds, but not for ever."""

    def __init__(self, table: "Table", patience: float) -> None:
        self.table = table
        self.patience = patience
        self.seeds: dict[int, bytes] = {}
        self._timer: asyncio.TimerHandle | None = None

    async def begin(self) -> None:
        """Every seat fixes its seed; who is here is asked to show it."""
        table = self.table
        for place in table.stored.seats:
            if place.seat not in table.record.commits:
                await self._fix_seed(place.seat, is_bot=place.kind == BOT)
        self._timer = asyncio.get_running_loop().call_later(self.patience, self._finish)
        for seat in self._awaited():
            table.audience.at_seat[seat].say(OPEN_SEED)
        self._look()

    async def _fix_seed(self, seat: int, is_bot: bool) -> None:
        table = self.table
        commit = table.commits.get(seat)
        if is_bot:
            seed = self.seeds[seat] = secrets.token_bytes(32)
            commit = commitment_to_seed(seed)
        if commit is not None:
            await table.commit(table.record.propose_commit(seat, commit, now()))

    def show(self, seat: int, seed: bytes) -> None:
        """A seat shows its seed; raises Refused when it is not the one it had fixed."""
        if self.table.record.commits.get(seat) != commitment_to_seed(seed) or self.table.started:
            raise Refused("bad_seed")
        self.seeds[seat] = seed
        self._look()

    def _awaited(self) -> list[int]:
        """The seats that fixed a seed, are here, and have not shown it."""
        record, here = self.table.record, self.table.audience.at_seat
        return [seat for seat in record.commits if seat not in record.seeds | self.seeds and seat in here]

    def _look(self) -> None:
        if self._timer is not None and not self._awaited():
            self._timer.cancel()
            self._finish()

    def _finish(self) -> None:
        """A seat that has not shown its seed by now is left out."""
        self._timer = None
        self.table.ask(self._open_seeds, self._finished)

    async def _open_seeds(self) -> None:
        table = self.table
        record = table.record
        check_can_start(table)
        for seat, seed in sorted(self.seeds.items()):
            if seat not in record.seeds:
                await table.commit(record.propose_seed(seat, seed, now()))
        await table.note(None, note=SEATED, players=[place.bot or PERSON for place in table.stored.seats])
        await table.commit(record.propose_start(now()))

    def _finished(self, refused: Refused | None) -> None:
        self.table.starting = None
        host = self.table.audience.at_seat.get(self.table.stored.host)
        if refused is not None and host is not None:
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
