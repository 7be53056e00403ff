"""One live table: judge, make durable, accept, answer, tell."""

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec

from tallystick.journal.table_record import Proposal
from tallystick.kernel.messages import Move, hidden_fields
from tallystick.kernel.refusals import Refused
from tallystick.tables import seating
from tallystick.tables.copies import Heads, Ledger, check_ledger, compared
from tallystick.tables.listening import OPENED_ELSEWHERE, Listener
from tallystick.tables.notes import Noted, noted
from tallystick.tables.people import BOT_NAMES
from tallystick.tables.ports import (
    BOT,
    PERSON,
    AlreadyWritten,
    StorageFailed,
    Store,
    StoredEntry,
    StoredTable,
    StoredText,
)
from tallystick.tables.resume import played_again
from tallystick.tables.said import GONE, Copies, Lobby, Player, TextsTold, encode, refusal
from tallystick.tables.texts import Texts
from tallystick.tables.turn import Turn
from tallystick.tables.waits import Wait

encode_move: Final = msgspec.json.Encoder().encode


def now() -> int:
    """The server's time in milliseconds, for information only."""
    return time.time_ns() // 1_000_000


class Judged(NamedTuple):
    """A move that the rules allow, and what a person wrote in it; nothing has happened yet."""

    proposal: Proposal
    texts: Sequence[StoredText]


class Table:
    """Everything that is in memory about one table; `lock` lets one change happen at a time."""

    def __init__(
        self, stored: StoredTable, entries: list[StoredEntry], store: Store, texts: Sequence[StoredText] = ()
    ) -> None:
        self.stored = stored
        self.store = store
        self.lock = Turn()
        self.listeners: set[Listener] = set()
        self.at_seat: dict[int, Listener] = {}
        self.commits: dict[int, str] = {}
        self.heads: Heads[Listener] = Heads()
        self.ledgers: dict[int, dict[int, Ledger]] = {}
        self.deleted = False
        self.used_at = time.monotonic()
        self._lobby: bytes | None = None
        self._read(entries, texts)

    def _read(self, entries: list[StoredEntry], texts: Sequence[StoredText]) -> None:
        self.record, self.frames = played_again(self.stored, entries)
        self.game = self.record.game
        self.texts = Texts(self.stored.id, self.game.box_texts, texts)
        if self.game.texts:
            self.frames.texts = self.texts
        self.wait = Wait()
        self.noted: Noted = noted(self.record.entries)
        self.answers: dict[str, tuple[int, int | None]] = {
            entry.id: (entry.seq, entry.actor) for entry in self.record.entries if entry.id is not None
        }
        self._look_at_wait()

    def _look_at_wait(self) -> None:
        """What the table waits for may be another thing after each entry."""
        number, seconds = self.game.waits(self.record.state) if self.started and not self.over else (0, 0)
        if seconds or self.wait.seconds or number != self.wait.number:
            self.wait.look(number, seconds, self.running, len(self.record.entries) - 1)
            self.frames.wait = self.wait if seconds else None

    @property
    def started(self) -> bool:
        return self.record.started

    @property
    def over(self) -> bool:
        return self.record.ended

    @property
    def running(self) -> bool:
        return self.started and not self.over and not self.noted.paused and not self.deleted

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays this seat now, for itself or for a person who is away."""
        place = self.stored.seats[seat]
        return place.bot if place.kind == BOT else self.noted.taken_over.get(seat)

    def write_then(self, judged: Judged, then: Callable[[Refused | None], None]) -> None:
        """Make an entry and what was written in it durable, then true, then say so. The caller holds the lock."""
        proposal, texts = judged
        entry, move = proposal.entry, proposal.move
        secret = encode_move(move) if move is not None and hidden_fields(type(move)) else None
        kept = StoredEntry(self.stored.id, entry.seq, proposal.line, secret)
        self.store.append(kept, partial(self._written, judged, then), texts)

    def _written(self, judged: Judged, then: Callable[[Refused | None], None], problem: Exception | None) -> None:
        if problem is None:
            self._accept(*judged)
            then(None)
        elif isinstance(problem, AlreadyWritten):
            catching_up = asyncio.ensure_future(self._catch_up())
            catching_up.add_done_callback(lambda _: then(Refused("storage_failed")))
        else:
            then(Refused("storage_failed"))

    def _accept(self, proposal: Proposal, texts: Sequence[StoredText]) -> None:
        entry = proposal.entry
        self.record.accept(proposal)
        self.frames.add(proposal)
        if texts:
            self.texts.add(texts)
        self.noted.read(entry)
        self._look_at_wait()
        if entry.id is not None:
            self.answers[entry.id] = (entry.seq, entry.actor)

    async def write(self, proposal: Proposal, texts: Sequence[StoredText] = ()) -> None:
        """The same for a caller that waits, and tells afterwards; raises Refused when nothing was written."""
        written: asyncio.Future[Refused | None] = asyncio.get_running_loop().create_future()
        self.write_then(Judged(proposal, texts), written.set_result)
        refused = await asyncio.shield(written)
        if refused is not None:
            raise refused

    async def _catch_up(self) -> None:
        """What is stored is the truth: read it again."""
        try:
            found = await self.store.load(self.stored.id)
            texts = await self.store.texts(self.stored.id)
        except StorageFailed:
            return
        if found is not None:
            self._read(found[1], texts)
            self.tell()

    async def keep(self, changed: StoredTable) -> None:
        """Make a change beside the journal durable, then true."""
        try:
            await self.store.keep(changed)
        except StorageFailed:
            raise Refused("storage_failed") from None
        self.stored = changed

    async def note(self, actor: int | None, **body: Any) -> None:
        """Write a note; the caller holds the lock."""
        await self.write(self.record.propose_note(actor, body, now()))

    def written_as(self, seat: int, move_id: str) -> int | None:
        """The entry in which this move of the seat was written down, if it was."""
        first = self.answers.get(move_id)
        if first is None:
            return None
        seq, actor = first
        if actor != seat:
            raise Refused("id_taken")
        return seq

    def judge(self, seat: int, move_id: str, after: int, asked: bytes) -> Judged:
        """What a person's move would change; raises Refused. The caller holds the lock."""
        self.check_may_move(seat, after)
        move, texts = self._taken(self.game.read_move(asked))
        return Judged(self.record.propose_move(seat, move, move_id, now()), texts)

    def _taken(self, move: Move) -> tuple[Move, Sequence[StoredText]]:
        """The move without what a person wrote in it, and that text."""
        fields = self.game.texts.get(type(move))
        if fields is None:
            return move, ()
        return self.texts.taken(move, fields, len(self.record.entries))

    def check_may_move(self, seat: int, after: int) -> None:
        """The table runs, a person plays this seat, and the player has seen what happened last.

        Where several are asked at once, it is enough to have seen what they are asked.
        """
        if not self.started:
            raise Refused("not_started")
        if self.over:
            raise Refused("game_over")
        if self.noted.paused:
            raise Refused("paused")
        if seat in self.noted.taken_over:
            raise Refused("taken_over")
        seen = min(self.noted.last_play, self.wait.since_entry) if self.wait.number else self.noted.last_play
        if not seen <= after < len(self.record.entries):
            raise Refused("stale", seq=len(self.record.entries) - 1)

    async def play(self, actor: int, move: Move) -> None:
        """The same for a bot or the clock; the caller holds the lock, and tells afterwards."""
        move, texts = self._taken(move)
        await self.write(self.record.propose_move(actor, move, None, now()), texts)

    async def erase_text(self, asking: int, reference: str) -> None:
        """Keep nothing of a text but its reference; for whoever wrote it, and for the host."""
        async with self.lock:
            text = self.texts.kept.get(reference)
            if text is None or self.deleted:
                raise Refused("no_such_text")
            if asking not in (self.stored.host, self.record.entries[text.seq].actor):
                raise Refused("only_the_author")
            try:
                await self.store.erase_text(self.stored.id, reference)
            except StorageFailed:
                raise Refused("storage_failed") from None
            self.texts.erase(reference)
        self.say_to_all(encode(TextsTold({reference: None})))

    @property
    def decided(self) -> bool:
        """Whether the game has an outcome that is not written down yet."""
        return self.started and not self.over and self.game.outcome(self.record.state) is not None

    async def end_if_over(self) -> None:
        """Write the last entry once the game has an outcome."""
        if not self.decided:
            return
        async with self.lock:
            if not self.over:
                await self.write(self.record.propose_end(now()))
        self.tell()
        self.tell_lobby()

    def tell(self) -> None:
        """Send the newest frame to everybody."""
        for listener in self.listeners:
            listener.tell_frame()

    def tell_lobby(self) -> None:
        """Send the newest lobby to everybody."""
        self._lobby = None
        for listener in self.listeners:
            listener.tell_lobby()

    def say_to_all(self, message: bytes) -> None:
        for listener in self.listeners:
            listener.say(message)

    def tell_refusal(self, refused: Refused) -> None:
        """Tell the host that what was asked for did not happen."""
        host = self.at_seat.get(self.stored.host)
        if host is not None:
            host.say(refusal(refused))

    def lobby(self) -> bytes:
        if self._lobby is None:
            self._lobby = encode(self._told_lobby())
        return self._lobby

    def _told_lobby(self) -> Lobby:
        stored = self.stored
        return Lobby(
            table=stored.id,
            code=None if self.started else stored.code,
            game=stored.game,
            options=stored.options,
            host=stored.host,
            started=self.started,
            over=self.over,
            paused=self.noted.paused,
            ledger_by_hand=stored.ledger_by_hand,
            next_table=stored.next_table,
            players=tuple(
                Player(
                    seat=place.seat,
                    name=place.name or (BOT_NAMES[place.seat % len(BOT_NAMES)] if place.kind == BOT else ""),
                    kind=place.kind,
                    bot=self.bot_at(place.seat),
                    here=place.kind == BOT or place.seat in self.at_seat,
                    taken_over=place.seat in self.noted.taken_over,
                )
                for place in stored.seats
            ),
            watching=sum(listener.seat is None for listener in self.listeners),
        )

    def arrive(self, listener: Listener, commit: str | None) -> None:
        """Somebody listens from now on; a seat that is opened here is closed where it was open before."""
        seat = listener.seat
        if seat is not None:
            before = self.at_seat.get(seat)
            if before is not None:
                before.say(GONE)
                self.depart(before)
                before.close(OPENED_ELSEWHERE)
            self.at_seat[seat] = listener
            if commit is not None and not self.started:
                self.commits[seat] = commit
        self.listeners.add(listener)
        self.tell_lobby()

    def depart(self, listener: Listener) -> None:
        if listener not in self.listeners:
            return
        self.used_at = time.monotonic()
        self.listeners.discard(listener)
        before = self.heads.copies()
        self.heads.forget(listener)
        self._tell_copies_unlike(before)
        if listener.seat is not None and self.at_seat.get(listener.seat) is listener:
            del self.at_seat[listener.seat]
        self.tell_lobby()

    def seat_of(self, token: str) -> int | None:
        return seating.seat_of(self.stored, token)

    def report_head(self, listener: Listener, seq: int, head: str) -> None:
        """Count a browser's copy of the journal, and tell everybody when the count changes."""
        before = self.heads.copies()
        entries = self.record.entries
        self.heads.report(listener, head, entries[seq].seal if 0 <= seq < len(entries) else None)
        self._tell_copies_unlike(before)

    def _tell_copies_unlike(self, before: Copies) -> None:
        copies = self.heads.copies()
        if copies != before:
            self.say_to_all(encode(copies))

    def report_ledger(self, seat: int, number: int, ledger: Ledger) -> None:
        """Keep one player's copy of the beads; compare once the last player who is here has brought one."""
        if not self.stored.ledger_by_hand:
            raise Refused("no_ledger_by_hand")
        check_ledger(ledger, self.record.seats)
        if len(self.ledgers) > 1 and number not in self.ledgers:
            self.ledgers.pop(min(self.ledgers))
        copies = self.ledgers.setdefault(number, {})
        copies[seat] = ledger
        if all(keeper in copies for keeper in self.keepers()):
            self.say_to_all(encode(compared(number, copies)))

    def keepers(self) -> list[int]:
        """The persons who keep a ledger now."""
        return [
            place.seat
            for place in self.stored.seats
            if place.kind == PERSON and place.seat in self.at_seat and self.bot_at(place.seat) is None
        ]
