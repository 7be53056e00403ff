"""One live table: what is asked for is done one after the other, and nothing is told before it is written.

The way of a move: a connection asks (`ask`), the table's one task takes it up (`run`), the rules judge it (`move`), and
`commit` makes it durable, then true, then told. Bots, the clock and the host ask in the same place.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final, TypeVar

import msgspec

from tallystick.journal.entries import END, NOTE, START, Entry
from tallystick.journal.table_record import Proposal
from tallystick.kernel.by_hand import Entered
from tallystick.kernel.messages import Move, hidden_fields
from tallystick.kernel.refusals import Refused
from tallystick.tables.alarm import Alarm
from tallystick.tables.aside import Aside
from tallystick.tables.asking import Asking
from tallystick.tables.audience import TABLE_DELETED, Answer, Audience, Listener
from tallystick.tables.clock import Clock, now
from tallystick.tables.condition import Condition, condition_after
from tallystick.tables.deadline import Deadline
from tallystick.tables.decision_time import DecisionTime
from tallystick.tables.lobby_news import LobbyNews
from tallystick.tables.messages import TextsTold, done, encode
from tallystick.tables.pace import Pace
from tallystick.tables.playing_bots import PlayingBots
from tallystick.tables.presence import Presence
from tallystick.tables.restoring import played_again
from tallystick.tables.starting import Starting
from tallystick.tables.store import (
    BOT,
    AlreadyWritten,
    StorageFailed,
    Store,
    StoredEntry,
    StoredTable,
    StoredText,
    kept,
)
from tallystick.tables.texts import Texts

log = logging.getLogger(__name__)

T = TypeVar("T")
encode_move: Final = msgspec.json.Encoder().encode
CHANGE_THE_LOBBY: Final = (START, NOTE, END)
"""The kinds of entries after which a lobby may say something else."""


class Ask:
    """Something to do at a table, and who hears what came of it: None, or why not."""

    def __init__(self, do: Callable[[], Awaitable[None]], then: Callable[[Refused | None], None]) -> None:
        self.do = do
        self.then = then


def nobody(_refused: Refused | None) -> None:
    """Hears what came of something that nobody waits for."""


class Table:
    """Everything in memory about one table. Only its own task changes it, so nothing needs a lock."""

    def __init__(
        self, stored: StoredTable, entries: list[StoredEntry], texts: Sequence[StoredText], store: Store, pace: Pace
    ) -> None:
        self.stored = stored
        self.store = store
        self.pace = pace
        self.audience = Audience()
        self.alarms: list[Alarm] = []
        self.lobby_news = LobbyNews(self)
        self.commits: dict[int, str] = {}
        """What the seats have fixed of their seeds, before the start."""
        self.deleted = False
        self.used_at = time.monotonic()
        self._read(entries, texts)
        self.presence = Presence(self, pace.away_patience, pace.host_patience)
        self.aside = Aside(self)
        self.bots = PlayingBots(self, pace.bot_pause)
        self.clock = Clock(self)
        self.decision_time = DecisionTime(self, stored.decision_seconds)
        self._tell_times()
        self.asking = Asking(self)
        self.starting: Starting | None = None
        self._asked: deque[Ask] = deque()
        self._asleep: asyncio.Future[None] | None = None
        """Settled when something is asked; None while something is being done."""
        self._task = asyncio.create_task(self.run())

    # --- The door

    def ask(self, do: Callable[[], Awaitable[None]], then: Callable[[Refused | None], None] = nobody) -> None:
        """Have this done as soon as everything that was asked before is done."""
        self._asked.append(Ask(do, then))
        if self._asleep is not None:
            self._asleep.set_result(None)
            self._asleep = None

    async def asked(self, do: Callable[[], Awaitable[T]]) -> T:
        """The same for whoever waits for what comes of it; raises Refused."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def answering() -> None:
            found = await do()
            if not future.done():
                future.set_result(found)

        def refused(problem: Refused | None) -> None:
            if problem is not None and not future.done():
                future.set_exception(problem)

        self.ask(answering, refused)
        return await future

    async def run(self) -> None:
        """The only place where this table changes: people, bots, the clock and the host all wait here."""
        loop = asyncio.get_running_loop()
        while True:
            while not self._asked:
                self._asleep = loop.create_future()
                await self._asleep
            asked = self._asked.popleft()
            problem: Refused | None = None
            try:
                if self.deleted:
                    raise Refused("no_such_table")
                await asked.do()
            except Refused as refused:
                problem = refused
            except Exception:  # whatever fails, the table goes on
                log.exception("something asked of table %s failed", self.stored.id)
                problem = Refused("internal")
            try:
                asked.then(problem)
            except Exception:
                log.exception("an answer of table %s was not heard", self.stored.id)

    async def move(self, listener: Listener, move_id: str, after: int, asked: bytes) -> None:
        """A person's move, from the wish to its entry; said twice, it is done once."""
        seat = listener.seat
        if seat is None:
            raise Refused("not_a_seat")
        seq = self._written_as(seat, move_id)
        if seq is not None:
            listener.say(done(move_id, seq))
            return
        self._check_may_move(seat, after)
        move, texts = self._without_texts(self.game.read_move(asked))
        proposal = self.record.propose_move(seat, move, move_id, now())
        self.asking.moved(seat)
        await self.commit(proposal, texts, Answer(listener, done(move_id, proposal.entry.seq)))

    async def play(self, actor: int, move: Move) -> None:
        """A move of a bot or the clock."""
        if self.record.by_hand:
            await self.commit(self.record.propose_booked(actor, move, Entered(), None, now()))
            return
        move, texts = self._without_texts(move)
        await self.commit(self.record.propose_move(actor, move, None, now()), texts)

    async def note(self, actor: int | None, note_id: str | None = None, **body: Any) -> None:
        """Something that happened around the table and that no rule reads; with an id it is noted once."""
        if note_id is None or note_id not in self._answered:
            await self.commit(self.record.propose_note(actor, body, now(), note_id))

    async def commit(self, proposal: Proposal, texts: Sequence[StoredText] = (), answer: Answer | None = None) -> None:
        """Durable, then true, then told. Every entry passes here; raises Refused when it could not be written."""
        move = proposal.move
        secret = encode_move(move) if move is not None and hidden_fields(type(move)) else None
        refused: Refused | None = None
        try:
            await self.store.append(StoredEntry(self.stored.id, proposal.entry.seq, proposal.line, secret), texts)
            self._accept(proposal, texts)
        except StorageFailed as problem:
            refused = Refused("storage_failed")
            if not isinstance(problem, AlreadyWritten) or not await self._read_again():
                raise refused from None
        self.audience.tell(answer if refused is None else None)
        if refused is not None or proposal.entry.kind in CHANGE_THE_LOBBY:
            self.tell_lobby()
        self.wake()
        if refused is not None:
            raise refused
        if self.decided:
            self.ask(self.end)

    async def end(self) -> None:
        """Once the game has an outcome, the last entry opens what was hidden."""
        if self.decided and not self.aside.waits:
            await self.commit(self.record.propose_end(now()))

    def _accept(self, proposal: Proposal, texts: Sequence[StoredText]) -> None:
        entry = self.record.accept(proposal)
        self.frames.add(proposal)
        if texts:
            self.texts.add(texts)
        self.condition.read(entry)
        self.aside.follow(entry)
        self._look_at_deadline()
        if self.decision_time.seconds:
            self.decision_time.look()
        if entry.id is not None:
            self._answered[entry.id] = (entry.seq, entry.actor)

    async def keep(self, changed: StoredTable, erase: bool = False) -> None:
        """The same for what stands beside the journal: durable, then true, then told; or erased for good."""
        await kept(self.store.keep(changed, erase))
        self.stored = changed
        self.presence.look()
        self.tell_lobby()
        self.wake()

    async def erase_text(self, reference: str) -> None:
        """The same for what a person wrote and wants to have erased."""
        await kept(self.store.erase_text(self.stored.id, reference))
        self.texts.erase(reference)
        self.audience.say_to_all(encode(TextsTold({reference: None})))

    async def delete(self, why: str) -> None:
        """Everything about the table is gone, its journal too; only a trace of the deal stays."""
        await kept(self.store.delete(self.stored.id, why, now()))
        self.deleted = True
        self.audience.dismiss_all(TABLE_DELETED)

    async def _read_again(self) -> bool:
        """What is stored is the truth; whether it could be read."""
        try:
            found = await self.store.load(self.stored.id)
            texts = await self.store.texts(self.stored.id)
        except StorageFailed:
            return False
        if found is not None:
            self._read(found[1], texts)
            self._tell_times()
            self.aside.read_again()
        return found is not None

    def wake(self) -> None:
        """Bots and the clock look whether it is up to them now."""
        if self.deadline.number:
            self.asking.wake()
        self.bots.wake()
        self.clock.wake()
        self.decision_time.wake()

    def stop(self) -> None:
        for alarm in self.alarms:
            alarm.stop()
        self._task.cancel()

    # --- What is known

    def _read(self, entries: list[StoredEntry], texts: Sequence[StoredText]) -> None:
        self.record, self.frames = played_again(self.stored, entries)
        self.game = self.record.game
        self.texts = Texts(self.stored.id, self.game.box_texts, texts)
        if self.game.texts:
            self.frames.texts = self.texts
        self.deadline = Deadline()
        self.condition: Condition = condition_after(self.record.entries)
        self._answered = {entry.id: (entry.seq, entry.actor) for entry in self.record.entries if entry.id is not None}
        self._look_at_deadline()

    def _look_at_deadline(self) -> None:
        """What the table waits for may be another thing after each entry."""
        number, seconds = self.game.waits(self.record.state) if self.started and not self.over else (0, 0)
        if seconds or self.deadline.seconds or number != self.deadline.number:
            self.deadline.look(number, seconds, self.running, len(self.record.entries) - 1)
            self.frames.deadline = self.deadline if seconds else None

    def _tell_times(self) -> None:
        """Frames tell the agreed times, where there are some."""
        if self.clock.minutes or self.decision_time.seconds:
            self.frames.times = self.clock.told

    @property
    def rules(self) -> int:
        """The version of the rules it is played by."""
        return self.game.version

    @property
    def entries(self) -> list[Entry]:
        return self.record.entries

    @property
    def journal(self) -> bytes:
        return self.frames.journal()

    @property
    def started(self) -> bool:
        return self.record.started

    @property
    def over(self) -> bool:
        return self.record.ended

    @property
    def running(self) -> bool:
        return self.started and not self.over and not self.condition.paused and not self.deleted

    @property
    def decided(self) -> bool:
        """Whether the game has an outcome that is not written down yet."""
        return self.started and not self.over and self.game.outcome(self.record.state) is not None

    @property
    def idle(self) -> bool:
        """Whether it can be put away until somebody comes back."""
        awaits = self.bots.busy or self.clock.alarm.is_set or self.decision_time.alarm.is_set or self.starting
        busy = self._asleep is None or self.audience.listeners or awaits
        return not busy and time.monotonic() - self.used_at > self.pace.idle

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays this seat now, for itself or for a person who is away."""
        place = self.stored.seats[seat]
        return place.bot if place.kind == BOT else self.condition.taken_over.get(seat)

    def has_seal(self, seq: int, seal: str) -> bool:
        """Whether the entry of this number is the one with this seal."""
        entries = self.record.entries
        return 0 <= seq < len(entries) and entries[seq].seal == seal

    def _written_as(self, seat: int, move_id: str) -> int | None:
        """The entry in which this move of the seat was written down, if it was."""
        first = self._answered.get(move_id)
        if first is None:
            return None
        seq, actor = first
        if actor != seat:
            raise Refused("id_taken")
        return seq

    def _without_texts(self, move: Move) -> tuple[Move, Sequence[StoredText]]:
        """The move without what a person wrote in it, and that text."""
        fields = self.game.texts.get(type(move))
        if fields is None:
            return move, ()
        return self.texts.taken(move, fields, len(self.record.entries))

    def _check_may_move(self, seat: int, after: int) -> None:
        """The table runs, a person plays this seat, and the player has seen what happened last.

        Where several are asked at once, it is enough to have seen what they are asked.
        """
        if not self.started:
            raise Refused("not_started")
        if self.over:
            raise Refused("game_over")
        if self.condition.paused:
            raise Refused("paused")
        if self.aside.waits:
            raise Refused("compare_first")
        if seat in self.condition.taken_over:
            raise Refused("taken_over")
        last = self.condition.last_play
        seen = min(last, self.deadline.since_entry) if self.deadline.number else last
        if not seen <= after < len(self.record.entries):
            raise Refused("stale", seq=len(self.record.entries) - 1)

    # --- Who is here

    def arrive(self, listener: Listener, commit: str | None) -> None:
        """Somebody listens from now on; before the start a seat fixes its seed with it."""
        self.audience.arrive(listener)
        self.presence.look()
        if listener.seat is not None and commit is not None and not self.started:
            self.commits[listener.seat] = commit
            if self.starting is not None:
                self.ask(partial(self.starting.welcome, listener.seat))
        if not self.lobby_news.tell():
            listener.tell_lobby()
        self.aside.greet(listener)

    def depart(self, listener: Listener) -> None:
        if self.audience.depart(listener):
            self.used_at = time.monotonic()
            self.presence.look()
            self.lobby_news.tell()
            self.aside.somebody_left()

    def tell_lobby(self) -> None:
        """Something that was asked for changed the lobby: the seats are told at once, who watches in a moment."""
        if not self.lobby_news.tell():
            self.audience.tell_lobby_to_seats()

    def lobby(self, seated: bool) -> bytes:
        """Who is at the table and how it stands, as it is told to somebody who sits here or to whoever looks."""
        return self.lobby_news.lobby(seated)
