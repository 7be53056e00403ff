"""The conversation on one socket."""

import asyncio
import logging
from functools import partial

import msgspec
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from tallystick.api.limits import TokenBucket
from tallystick.api.line import EXTENSION, Line
from tallystick.api.origin import is_own
from tallystick.api.outbox import Outbox
from tallystick.api.wire import (
    AskMove,
    EraseText,
    Hello,
    Lead,
    Leave,
    Message,
    ReportHead,
    ReportLedger,
    ShowSeed,
    read_message,
)
from tallystick.kernel.refusals import Refused
from tallystick.settings import Settings
from tallystick.tables.listening import BAD_MESSAGE, NO_SUCH_TABLE, TOO_SLOW
from tallystick.tables.said import refusal, seated
from tallystick.tables.service import LiveTable, Tables

log = logging.getLogger(__name__)

SECONDS_FOR_HELLO = 10.0


class Gone(Exception):
    """The other side closed the socket."""


class Sockets:
    """Every open socket, and the conversation that each of them has."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self.open: set[Outbox] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        if not is_own(Headers(scope=scope), self.settings.origins) or len(self.open) >= self.settings.most_sockets:
            await send({"type": "websocket.close", "code": 1008})
            return
        await send({"type": "websocket.accept"})
        line: Line = scope["extensions"][EXTENSION]
        try:
            async with asyncio.timeout(SECONDS_FOR_HELLO):
                first = await heard(receive)
            await self._talk(line, receive, first)
        except Gone:
            return
        except (TimeoutError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            line.tell(refusal(Refused("bad_message")))
            line.end(BAD_MESSAGE)

    async def _talk(self, line: Line, receive: Receive, hello: Message) -> None:
        if not isinstance(hello, Hello):
            line.tell(refusal(Refused("hello_first")))
            line.end(BAD_MESSAGE)
            return
        try:
            live, seat = await self._welcomed(hello)
        except Refused as refused:
            line.tell(refusal(refused))
            line.end(NO_SUCH_TABLE)
            return
        outbox = Outbox(line, live.table, seat, hello.after)
        self.open.add(outbox)
        line.on_ready = outbox.flush
        try:
            if seat is not None:
                outbox.say(seated(seat))
            self.tables.arrive(live, outbox, hello.commit)
            outbox.tell_frame()
            bucket = TokenBucket(self.settings.messages_at_once, self.settings.messages_a_second)
            line.take_at_once = partial(self._take_at_once, live, outbox, bucket)
            await self._listen(live, outbox, bucket, receive)
        finally:
            line.on_ready = line.take_at_once = None
            self.open.discard(outbox)
            live.table.depart(outbox)

    async def _welcomed(self, hello: Hello) -> tuple[LiveTable, int | None]:
        live = await self.tables.find(hello.table)
        if hello.token is None:
            if len(live.table.listeners) >= self.settings.most_watching:
                raise Refused("too_many_watching")
            return live, None
        seat = live.table.seat_of(hello.token)
        if seat is None:
            raise Refused("wrong_token")
        return live, seat

    def _take_at_once(self, live: LiveTable, outbox: Outbox, bucket: TokenBucket, text: str) -> bool:
        """A move at a free table needs no waiting; everything else goes the way of the conversation."""
        if live.table.lock.held:
            return False
        try:
            message = read_message(text)
        except (msgspec.DecodeError, RecursionError):
            return False
        if type(message) is not AskMove:
            return False
        if not bucket.take():
            outbox.close(TOO_SLOW)
            return True
        return self.tables.move_at_once(live, outbox, message.id, message.after, bytes(message.move))

    async def _listen(self, live: LiveTable, outbox: Outbox, bucket: TokenBucket, receive: Receive) -> None:
        while True:
            message = await heard(receive)
            if not bucket.take():
                outbox.close(TOO_SLOW)
                return
            try:
                await self._answer(live, outbox, message)
            except Refused as refused:
                outbox.say(refusal(refused, message.id if isinstance(message, AskMove) else None))
            except Gone:
                raise
            except Exception:
                log.exception("a message at table %s failed", live.table.stored.id)
                outbox.say(refusal(Refused("internal"), message.id if isinstance(message, AskMove) else None))

    async def _answer(self, live: LiveTable, outbox: Outbox, message: Message) -> None:
        if isinstance(message, AskMove):
            await self.tables.move(live, outbox, message.id, message.after, bytes(message.move))
        elif isinstance(message, ReportHead):
            live.table.report_head(outbox, message.seq, message.head)
        elif isinstance(message, ShowSeed):
            self.tables.show_seed(live, outbox.seat, bytes.fromhex(message.seed))
        elif isinstance(message, Lead):
            await self.tables.lead(live, outbox.seat, message.do, message.seat, message.bot)
        elif isinstance(message, ReportLedger) and outbox.seat is not None:
            live.table.report_ledger(outbox.seat, message.round, message.ledgers)
        elif isinstance(message, EraseText) and outbox.seat is not None:
            await live.table.erase_text(outbox.seat, message.text)
        elif isinstance(message, Leave) and outbox.seat is not None:
            await self.tables.leave(live, outbox.seat)
        else:
            raise Refused("bad_message")

    def close_stuck(self, at: float) -> None:
        """Close the sockets whose other side has not read for too long."""
        for outbox in list(self.open):
            if outbox.stuck_since is not None and at - outbox.stuck_since > self.settings.slow_after:
                outbox.close(TOO_SLOW)


async def heard(receive: Receive) -> Message:
    """The next message; raises Gone at the end and msgspec.DecodeError for anything that is none."""
    event = await receive()
    if event["type"] != "websocket.receive":
        raise Gone
    message: Message = read_message(event.get("text") or event.get("bytes") or b"")
    return message
