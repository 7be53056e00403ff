"""All tables of a server: made, found, joined, played, deleted."""

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from tallystick.bots import bot_named
from tallystick.games import game_named
from tallystick.kernel.options import chosen, read_options
from tallystick.kernel.refusals import Refused
from tallystick.tables import hosting, seating
from tallystick.tables.clock import Clock
from tallystick.tables.listening import TABLE_DELETED, Listener
from tallystick.tables.notes import BACK
from tallystick.tables.people import new_code, new_table_id, read_code, read_name
from tallystick.tables.playing_bots import PlayingBots
from tallystick.tables.ports import EMPTY, StorageFailed, Store, StoredEntry, StoredSeat, StoredTable, StoredText
from tallystick.tables.resume import new_record
from tallystick.tables.said import GONE, RematchOpen, done, encode, refusal
from tallystick.tables.starting import Starting, check_can_start, starts_by_itself
from tallystick.tables.table import Table, now

log = logging.getLogger(__name__)

IDLE_SECONDS = 600.0


class Pace(msgspec.Struct, frozen=True):
    """How long bots think, and how long a start waits for the seats' seeds; in seconds."""

    bot_pause: float = 1.0
    seed_patience: float = 3.0


class LiveTable:
    """A table with everything that moves by itself at it."""

    def __init__(self, table: Table, pace: Pace) -> None:
        self.table = table
        self.bots = PlayingBots(table, pace.bot_pause, self.wake)
        self.clock = Clock(table, self.wake)
        self.starting: Starting | None = None

    def wake(self) -> None:
        self.bots.wake()
        self.clock.wake()

    def stop(self) -> None:
        self.bots.stop()
        self.clock.stop()

    @property
    def idle(self) -> bool:
        """Whether it can be put away until somebody comes back."""
        table = self.table
        busy = table.listeners or self.starting or self.bots.task or self.clock.timer or table.lock.held
        return not busy and time.monotonic() - table.used_at > IDLE_SECONDS


class Tables:
    """The service. Tables come back from the store when somebody asks for them."""

    def __init__(self, store: Store, pace: Pace | None = None) -> None:
        self.store = store
        self.pace = pace or Pace()
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def make(
        self,
        game: str,
        seats: int,
        name: str,
        bots: Mapping[int, str],
        options: Mapping[str, object],
        *,
        own_seats: int = 1,
        own_names: Sequence[str] = (),
        start_at_once: bool = False,
        ledger_by_hand: bool = False,
    ) -> tuple[StoredTable, list[tuple[int, str]]]:
        """A new table with its host, and a token for each of the host's seats; those without a name are numbered."""
        rules = game_named(game)
        agreed = read_options(rules.options, options)
        rules.check_seats(seats, agreed)
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
            ledger_by_hand=ledger_by_hand,
            start_at_once=start_at_once,
        )
        given = seating.fill(
            stored,
            {seat: bot_named(rules, bot).name for seat, bot in bots.items()},
            [host, *(_further_name(host, place, own_names) for place in range(2, own_seats + 1))],
        )
        if start_at_once and any(place.kind == EMPTY for place in stored.seats):
            raise Refused("seats_empty")
        await self._create(stored)
        return stored, given

    async def _create(self, stored: StoredTable) -> None:
        record = new_record(stored)
        opening = record.propose_opening([f"seat {seat}" for seat in range(record.seats)], now())
        try:
            await self.store.create(stored, StoredEntry(stored.id, 0, opening.line))
        except StorageFailed:
            raise Refused("storage_failed") from None

    async def find(self, table_id: str) -> LiveTable:
        """The table, from memory or from the store; raises Refused when there is none."""
        live = self.live.get(table_id)
        if live is not None:
            return live
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> LiveTable:
        try:
            found = await self.store.load(table_id)
        except StorageFailed:
            raise Refused("storage_failed") from None
        if found is None:
            raise Refused("no_such_table")
        table = Table(*found, self.store, await self._texts(found[0]))
        live = LiveTable(table, self.pace)
        await table.end_if_over()
        if live.clock.minutes and table.running:
            async with table.lock:
                await table.note(None, note=BACK)
        self.live[table_id] = live
        live.wake()
        return live

    async def _texts(self, stored: StoredTable) -> list[StoredText]:
        if not game_named(stored.game).texts:
            return []
        try:
            return await self.store.texts(stored.id)
        except StorageFailed:
            raise Refused("storage_failed") from None

    async def join(self, code: str, name: str) -> tuple[Table, int, str]:
        """Sit down at the table with this code; raises Refused when there is none, or no room."""
        wanted = read_code(code)
        person = read_name(name)
        try:
            table_id = await self.store.table_with_code(wanted)
        except StorageFailed:
            raise Refused("storage_failed") from None
        if table_id is None:
            raise Refused("no_such_code")
        table = (await self.find(table_id)).table
        seat, token = await self._sit(table, person, None)
        return table, seat, token

    async def _sit(self, table: Table, name: str, wanted: int | None) -> tuple[int, str]:
        async with table.lock:
            if table.deleted:
                raise Refused("no_such_table")
            if table.started:
                raise Refused("already_started")
            changed = msgspec.structs.replace(table.stored, seats=list(table.stored.seats))
            seating.check_name_is_free(changed, name)
            seat = seating.first_empty(changed)
            if wanted is not None and changed.seats[wanted].kind == EMPTY:
                seat = wanted
            token = seating.sit(changed, seat, name)
            seating.pass_host_on(changed)
            await table.keep(changed)
        table.tell_lobby()
        return seat, token

    def arrive(self, live: LiveTable, listener: Listener, commit: str | None) -> None:
        live.table.arrive(listener, commit)
        if live.starting is None and starts_by_itself(live.table):
            self.start(live)

    async def move(self, live: LiveTable, listener: Listener, move_id: str, after: int, asked: bytes) -> None:
        """Judge, write, answer, tell, as soon as the table is free; then the bots and the clock look again."""
        await live.table.lock.wait()
        self._move(live, listener, move_id, after, asked)

    def move_at_once(self, live: LiveTable, listener: Listener, move_id: str, after: int, asked: bytes) -> bool:
        """The same if the table is free now, and nothing otherwise."""
        free = live.table.lock.take()
        if free:
            self._move(live, listener, move_id, after, asked)
        return free

    def _move(self, live: LiveTable, listener: Listener, move_id: str, after: int, asked: bytes) -> None:
        """A repeated move gets its first answer and has no second effect."""
        table = live.table
        try:
            if listener.seat is None:
                raise Refused("not_a_seat")
            seq = table.written_as(listener.seat, move_id)
            if seq is None:
                judged = table.judge(listener.seat, move_id, after, asked)
                table.write_then(judged, partial(self._moved, live, listener, move_id, judged.proposal.entry.seq))
                return
            answer = done(move_id, seq)
        except Refused as refused:
            answer = refusal(refused, move_id)
        except Exception:
            log.exception("a move at table %s failed", table.stored.id)
            answer = refusal(Refused("internal"), move_id)
        table.lock.release()
        listener.say(answer)

    def _moved(self, live: LiveTable, listener: Listener, move_id: str, seq: int, refused: Refused | None) -> None:
        table = live.table
        table.lock.release()
        if refused is not None:
            listener.say(refusal(refused, move_id))
            return
        listener.say_with_frame(done(move_id, seq))
        table.tell()
        if table.decided:
            self._spawn(table.end_if_over())
        live.wake()

    async def lead(self, live: LiveTable, asking: int | None, do: str, seat: int | None, bot: str | None) -> None:
        """What the host asks for."""
        table = live.table
        if do == "give_back" and asking is not None:
            await hosting.give_back(table, asking, seat)
        else:
            hosting.check_host(table, asking)
            host = table.stored.host
            if do == "start":
                self.start(live)
            elif do == "pause":
                await hosting.pause(table, host)
            elif do == "resume":
                await hosting.resume(table, host)
            elif do == "bot":
                await hosting.let_bot_play(table, host, seat, bot)
            elif do == "remove":
                await hosting.free(table, host, seat)
            else:
                raise Refused("bad_message")
        table.tell_lobby()
        live.wake()

    def start(self, live: LiveTable) -> None:
        check_can_start(live.table)
        if live.starting is not None:
            raise Refused("already_started")
        live.starting = Starting(live.table, self.pace.seed_patience)
        self._spawn(self._start(live, live.starting))

    async def _start(self, live: LiveTable, starting: Starting) -> None:
        try:
            await starting.run()
        except Refused as refused:
            live.table.tell_refusal(refused)
        finally:
            live.starting = None
        live.wake()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def show_seed(self, live: LiveTable, seat: int | None, seed: bytes) -> None:
        if seat is None or live.starting is None:
            raise Refused("bad_seed")
        live.starting.show(seat, seed)

    async def leave(self, live: LiveTable, seat: int) -> None:
        await hosting.free(live.table, seat, seat)
        live.table.tell_lobby()
        live.wake()

    async def rematch(self, live: LiveTable, seat: int) -> tuple[Table, int, str]:
        """A new table with the same people; the first who asks makes it, the others come to it."""
        old = live.table
        if not old.over:
            raise Refused("not_over")
        name = old.stored.seats[seat].name
        if old.stored.next_table is None:
            async with old.lock:
                if old.stored.next_table is None:
                    await self._make_next(old, seat)
        table = (await self.find(old.stored.next_table or "")).table
        place = table.stored.seats[seat]
        if place.name == name and not table.started:
            token = await self._new_token(table, seat, name)
            return table, seat, token
        taken, token = await self._sit(table, name, seat)
        return table, taken, token

    async def _make_next(self, old: Table, host: int) -> None:
        before = old.stored
        following = msgspec.structs.replace(
            before,
            id=new_table_id(),
            code=new_code(),
            server_seed=secrets.token_bytes(32),
            seats=[_again(place, host) for place in before.seats],
            host=host,
            start_at_once=False,
        )
        await self._create(following)
        await old.keep(msgspec.structs.replace(before, next_table=following.id))
        old.say_to_all(encode(RematchOpen(following.id, following.code)))
        old.tell_lobby()

    async def _new_token(self, table: Table, seat: int, name: str) -> str:
        async with table.lock:
            changed = msgspec.structs.replace(table.stored, seats=list(table.stored.seats))
            token = seating.sit(changed, seat, name)
            await table.keep(changed)
        return token

    async def delete(self, live: LiveTable, seat: int) -> None:
        """Everything about the table is gone, its journal too."""
        table = live.table
        hosting.check_host(table, seat)
        async with table.lock:
            try:
                await self.store.delete(table.stored.id)
            except StorageFailed:
                raise Refused("storage_failed") from None
            table.deleted = True
        live.stop()
        self.live.pop(table.stored.id, None)
        for listener in list(table.listeners):
            listener.say(GONE)
            listener.close(TABLE_DELETED)

    async def count(self) -> int:
        """How many tables are stored."""
        try:
            return await self.store.count()
        except StorageFailed:
            raise Refused("storage_failed") from None

    def put_away_idle(self) -> None:
        """Forget tables that nobody looks at; they are stored."""
        for table_id, live in list(self.live.items()):
            if live.idle:
                live.stop()
                del self.live[table_id]

    def stop(self) -> None:
        for live in self.live.values():
            live.stop()
        for task in self._tasks:
            task.cancel()


def _further_name(host: str, place: int, names: Sequence[str]) -> str:
    """The name of a further seat on the same device, the second being the first of the names."""
    given = names[place - 2] if place - 2 < len(names) else ""
    return read_name(given) if given else f"{host[:17]} {place}"


def _again(place: StoredSeat, host: int) -> StoredSeat:
    """Bots keep their seats; the one who asks for a rematch is expected at the own one."""
    if place.bot is not None and not place.token_hash and not place.name:
        return StoredSeat(place.seat, place.kind, "", place.bot)
    if place.seat == host:
        return StoredSeat(place.seat, place.kind, place.name)
    return StoredSeat(place.seat)
