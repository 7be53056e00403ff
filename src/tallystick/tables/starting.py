"""The start of a table: seats fix their seeds, then show them; nobody can steer the shuffle alone."""

import asyncio
import secrets

from tallystick.journal.commitments import commitment_to_seed
from tallystick.kernel.refusals import Refused
from tallystick.tables.notes import SEATED
from tallystick.tables.ports import BOT, EMPTY, PERSON
from tallystick.tables.said import OPEN_SEED
from tallystick.tables.table import Table, now


class Starting:
    """One attempt to start a table; it waits for the seats' seeds, but not for ever."""

    def __init__(self, table: Table, patience: float) -> None:
        self.table = table
        self.patience = patience
        self.seeds: dict[int, bytes] = {}
        self.complete = asyncio.Event()

    def show(self, seat: int, seed: bytes) -> None:
        """A seat shows its seed; raises Refused when it is not the one it had fixed."""
        if self.table.record.commits.get(seat) != commitment_to_seed(seed) or self.table.started:
            raise Refused("bad_seed")
        self.seeds[seat] = seed
        self._look()

    async def run(self) -> None:
        table = self.table
        async with table.lock:
            await self._fix_seeds()
        table.tell()
        for seat in self._awaited():
            table.at_seat[seat].say(OPEN_SEED)
        self._look()
        try:
            async with asyncio.timeout(self.patience):
                await self.complete.wait()
        except TimeoutError:
            pass  # a seat that does not show its seed is left out
        async with table.lock:
            await self._open_seeds()
        table.tell()
        table.tell_lobby()

    def _awaited(self) -> list[int]:
        """The seats that fixed a seed, are here, and have not shown it."""
        record = self.table.record
        return [
            seat
            for seat in record.commits
            if seat not in record.seeds and seat not in self.seeds and seat in self.table.at_seat
        ]

    def _look(self) -> None:
        if not self._awaited():
            self.complete.set()

    async def _fix_seeds(self) -> None:
        table = self.table
        record = table.record
        for place in table.stored.seats:
            if place.seat in record.commits:
                continue
            if place.kind == BOT:
                seed = self.seeds[place.seat] = secrets.token_bytes(32)
                await table.write(record.propose_commit(place.seat, commitment_to_seed(seed), now()))
            elif place.seat in table.commits:
                await table.write(record.propose_commit(place.seat, table.commits[place.seat], now()))

    async def _open_seeds(self) -> None:
        table = self.table
        record = table.record
        check_can_start(table)
        for seat, seed in sorted(self.seeds.items()):
            if seat not in record.seeds:
                await table.write(record.propose_seed(seat, seed, now()))
        players = [place.bot or PERSON for place in table.stored.seats]
        await table.note(None, note=SEATED, players=players)
        await table.write(record.propose_start(now()))


def check_can_start(table: Table) -> None:
    if table.started:
        raise Refused("already_started")
    if any(place.kind == EMPTY for place in table.stored.seats):
        raise Refused("seats_empty")


def starts_by_itself(table: Table) -> bool:
    """Play now: the table was made to start as soon as everybody who plays it is here."""
    return (
        table.stored.start_at_once
        and not table.started
        and all(place.kind == BOT or place.seat in table.at_seat for place in table.stored.seats)
    )
