"""All tables of a server: made, found, joined, put away."""

import asyncio
import contextlib
import secrets
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from tallystick.bots import bot_named
from tallystick.games import game_named
from tallystick.journal.signed_heads import SignedHead, Signer
from tallystick.kernel.game import Game
from tallystick.kernel.options import Options, chosen, preset_with, read_options
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import FACILITATOR
from tallystick.tables import book, hosting, seating
from tallystick.tables.audience import Listener
from tallystick.tables.clock import now
from tallystick.tables.condition import BACK
from tallystick.tables.credentials import new_code, new_table_id, read_code, read_name
from tallystick.tables.messages import RematchOpen, encode
from tallystick.tables.pace import Pace
from tallystick.tables.restoring import new_record, refused_for
from tallystick.tables.starting import start, starts_by_itself
from tallystick.tables.store import (
    BY_HOST,
    EMPTY,
    PERSON,
    AlreadyWritten,
    Damaged,
    StorageFailed,
    Store,
    StoredEntry,
    StoredSeat,
    StoredTable,
    StoredText,
    Trace,
    kept,
)
from tallystick.tables.table import Table
from tallystick.tables.written import Written, is_over

MOST_WRITTEN: Final = 64


class Tables:
    """The service. Tables come back from the store when somebody asks for them."""

    def __init__(self, store: Store, signer: Signer, pace: Pace | None = None) -> None:
        self.store = store
        self.signer = signer
        self.pace = pace or Pace()
        self.live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._written: dict[str, Written] = {}
        """Finished tables that were looked at last."""

    async def make(
        self,
        game: str,
        seats: int,
        name: str,
        bots: Mapping[int, str],
        options: Mapping[str, object],
        *,
        preset: str = "",
        seat: int = 0,
        own_seats: int = 1,
        own_names: Sequence[str] = (),
        start_at_once: bool = False,
        side: bool = False,
        decision_seconds: int = 0,
        by_hand: bool = False,
    ) -> tuple[StoredTable, list[tuple[int, str]]]:
        """A new table with its host, and a token for each of the host's seats; those without a name are numbered."""
        rules = game_named(game)
        agreed = read_options(rules.options, preset_with(rules.presets, preset, options))
        rules.check_seats(seats, agreed)
        if by_hand:
            own_seats = book.check_paper(rules, seats, bots)
        host = read_name(name)
        if not 1 <= own_seats <= seats:
            raise Refused("table_full", seats=seats)
        stored = StoredTable(
            id=new_table_id(),
            code=new_code(),
            game=rules.name,
            options=chosen(agreed),
            server_seed=secrets.token_bytes(32),
            seats=[StoredSeat(seat) for seat in range(seats)],
            side=side,
            decision_seconds=decision_seconds,
            start_at_once=start_at_once,
            by_hand=by_hand,
        )
        given = seating.fill(
            stored,
            {seat: bot_named(rules, bot).name for seat, bot in bots.items()},
            [host, *(_further_name(host, place, own_names) for place in range(2, own_seats + 1))],
            seat,
        )
        if start_at_once and any(place.kind == EMPTY for place in stored.seats):
            raise Refused("seats_empty")
        await kept(self._create(stored))
        if by_hand:
            table = await self.find(stored.id)
            await table.asked(partial(book.begin, table))
        return stored, given

    async def set(
        self,
        table_id: str,
        game: str,
        seats: Sequence[StoredSeat],
        options: Options,
        *,
        decision_seconds: int = 0,
        by_hand: bool = False,
    ) -> None:
        """A table that a facilitator leads, with these people and bots; one that is there already stays as it is."""
        rules = game_named(game)
        rules.check_seats(len(seats), options)
        stored = StoredTable(
            id=table_id,
            code=new_code(),
            game=rules.name,
            options=chosen(options),
            server_seed=secrets.token_bytes(32),
            seats=list(seats),
            host=FACILITATOR,
            decision_seconds=decision_seconds,
            locked=True,
            by_hand=by_hand,
        )
        try:
            await self._create(stored)
        except AlreadyWritten:
            return
        except StorageFailed:
            raise Refused("storage_failed") from None

    async def _create(self, stored: StoredTable) -> None:
        record = new_record(stored, game_named(stored.game))
        opening = record.propose_opening([f"seat {seat}" for seat in range(record.seats)], now())
        await self.store.create(stored, StoredEntry(stored.id, 0, opening.line))

    async def find(self, table_id: str) -> Table:
        """The table, from memory or from the store; raises Refused when there is none."""
        table = self.live.get(table_id)
        if table is not None:
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loading.add_done_callback(partial(self._loaded, table_id))
        return await asyncio.shield(loading)

    def _loaded(self, table_id: str, loading: "asyncio.Future[Table]") -> None:
        """Whoever asked may be gone by now, and that there is no such table is no news then."""
        self._loading.pop(table_id, None)
        if not loading.cancelled():
            loading.exception()

    async def look(self, table_id: str) -> Table | Written:
        """The table for somebody who only reads: one that is over and not in use is taken as it was written."""
        if table_id in self._written:
            return self._written[table_id]
        if table_id in self.live:
            return self.live[table_id]
        stored, entries, texts = await self._read(table_id)
        if not is_over(entries) or table_id in self.live or table_id in self._loading:
            return await self.find(table_id)
        while len(self._written) >= MOST_WRITTEN:
            self._written.pop(next(iter(self._written)))
        written = self._written[table_id] = Written(stored, entries, texts)
        return written

    async def _read(self, table_id: str) -> tuple[StoredTable, list[StoredEntry], list[StoredText]]:
        try:
            found = await self.store.load(table_id)
            texts = await self.store.texts(table_id)
        except Damaged as problem:
            raise refused_for(table_id, problem) from None
        except StorageFailed:
            raise Refused("storage_failed") from None
        if found is None:
            raise Refused("no_such_table")
        return *found, texts

    async def _load(self, table_id: str) -> Table:
        self._written.pop(table_id, None)
        table = Table(*await self._read(table_id), self.store, self.pace)
        try:
            await table.asked(partial(_come_back, table))
        except Refused:
            table.stop()
            raise
        self.live[table_id] = table
        return table

    async def table_with(self, code: str) -> str:
        """The id of the table with this code; raises Refused when there is none."""
        table_id = await kept(self.store.table_with_code(read_code(code)))
        if table_id is None:
            raise Refused("no_such_code")
        return table_id

    async def join(
        self, code: str, name: str, wanted: int | None = None, instead_of: int | None = None
    ) -> tuple[Table, int, str]:
        """Sit down at the table with this code, where one wants if nobody sits there, or play on for a bot.

        Raises Refused when there is none, or no room.
        """
        person = read_name(name)
        table = await self.find(await self.table_with(code))
        if instead_of is None:
            seat, token = await table.asked(partial(hosting.sit_down, table, person, wanted))
        else:
            seat, token = await table.asked(partial(hosting.take_bots_seat, table, person, instead_of))
        return table, seat, token

    def arrive(self, table: Table, listener: Listener, commit: str | None) -> None:
        table.arrive(listener, commit)
        if starts_by_itself(table):
            table.ask(partial(start, table))

    async def rematch(self, old: Table, seat: int) -> tuple[Table, int, str]:
        """A new table with the same people; the first who asks makes it, the others come to it."""
        if not old.over:
            raise Refused("not_over")
        if old.stored.host == FACILITATOR:
            raise Refused("led_by_facilitator")
        name = old.stored.seats[seat].name
        table = await self.find(await old.asked(partial(self._next_table, old, seat)))
        place = table.stored.seats[seat]
        expected = place.name == name and place.kind == PERSON and not table.started
        sit = hosting.sit_again if expected else hosting.sit_down
        taken, token = await table.asked(partial(sit, table, name, seat))
        return table, taken, token

    async def _next_table(self, old: Table, host: int) -> str:
        before = old.stored
        if before.next_table is not None:
            return before.next_table
        rules = game_named(before.game)
        seats = [_again(place, host) for place in before.seats]
        following = msgspec.structs.replace(
            before,
            id=new_table_id(),
            code=new_code(),
            options=chosen(_as_agreed(rules, before.options)),
            server_seed=secrets.token_bytes(32),
            seats=seats,
            host=host,
            start_at_once=all(place.kind != EMPTY for place in seats),  # nobody has to be waited for
        )
        await kept(self._create(following))
        await old.keep(msgspec.structs.replace(before, next_table=following.id))
        old.audience.say_to_all(encode(RematchOpen(following.id, following.code)))
        return following.id

    async def delete(self, table_id: str, token: str) -> None:
        """What a host may ask for, also when the table cannot be opened any more."""
        stored = self.live[table_id].stored if table_id in self.live else (await self._read(table_id))[0]
        seat = seating.seat_of(stored, token)
        if seat is None:
            raise Refused("wrong_token")
        if seat != stored.host:
            raise Refused("only_the_host")
        await self.remove(table_id, BY_HOST)

    async def remove(self, table_id: str, why: str) -> None:
        """Everything about the table is gone but its trace."""
        table = await self.find(table_id) if table_id in self._loading else self.live.get(table_id)
        self._written.pop(table_id, None)
        if table is None:
            await kept(self.store.delete(table_id, why, now()))
        else:
            await table.asked(partial(table.delete, why))
            self._put_away(table)

    async def trace(self, table_id: str) -> Trace:
        """What stays of a deleted table; raises Refused when there was none, or when it is still there."""
        trace = await kept(self.store.trace(table_id))
        if trace is None:
            await self.look(table_id)
            raise Refused("not_deleted")
        return trace

    def signed_head(self, table: Table | Written) -> SignedHead:
        """The newest entry of a table, signed by this server."""
        newest = table.entries[-1]
        return self.signer.signed(table.stored.id, newest.seq, newest.seal)

    async def count(self) -> int:
        """How many tables are stored."""
        return await kept(self.store.count())

    def put_away_idle(self) -> None:
        """Forget tables that nobody looks at; they are stored."""
        for table in list(self.live.values()):
            if table.idle:
                self._put_away(table)

    def _put_away(self, table: Table) -> None:
        table.stop()
        self.live.pop(table.stored.id, None)

    def stop(self) -> None:
        for table in self.live.values():
            table.stop()


async def _come_back(table: Table) -> None:
    """What was due when the server went away: the last entry of a game that was decided, and time given back."""
    await table.end()
    if table.clock.minutes and table.running:
        await table.note(None, note=BACK)
    table.wake()


def _as_agreed(game: Game[Any], options: Mapping[str, object]) -> Options:
    """The options of a table by the newest rules, which may not know every answer of before."""
    known = {}
    for name, value in options.items():
        with contextlib.suppress(Refused):
            read_options(game.options, {name: value})
            known[name] = value
    return read_options(game.options, known)


def _further_name(host: str, place: int, names: Sequence[str]) -> str:
    """The name of a further seat on the same device, the second being the first of the names."""
    given = names[place - 2] if place - 2 < len(names) else ""
    return read_name(given) if given else f"{host[:17]} {place}"


def _again(place: StoredSeat, host: int) -> StoredSeat:
    """Bots keep their seats; the one who asks for a rematch keeps their seat."""
    if place.bot is not None and not place.token_hash and not place.name:
        return StoredSeat(place.seat, place.kind, "", place.bot)
    if place.seat == host:
        return StoredSeat(place.seat, place.kind, place.name)
    return StoredSeat(place.seat)
