"""One socket: its frames are counted, its messages read, and what they ask for goes to the table's door.

The WebSocket protocol itself is `websockets`' own, without input and output. uvicorn hands a request for an upgrade to
`Connection` by its setting `ws`: it calls the constructor, `connection_made` and `data_received` with the request, then
lets the transport talk to it, and calls `shutdown` in the end (tests/api/test_connection.py holds it to that).
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import msgspec
from websockets.datastructures import MultipleValuesError
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import Event, State
from websockets.server import ServerProtocol

from tallystick.api.framing import text_frame
from tallystick.api.limits import TokenBucket
from tallystick.api.noting import note_entry, note_refusal
from tallystick.api.outbox import Outbox
from tallystick.api.sockets import Sockets
from tallystick.api.wire import (
    LARGEST_MESSAGE,
    AskMe,
    AskMove,
    EraseText,
    ForgetName,
    Hello,
    Lead,
    Leave,
    Ping,
    ReportHead,
    ShowSeed,
    read_message,
)
from tallystick.kernel.refusals import Refused
from tallystick.tables import hosting
from tallystick.tables.audience import BAD_MESSAGE, NO_SUCH_TABLE, TOO_SLOW
from tallystick.tables.messages import PONG, refusal, seated
from tallystick.tables.showing import AnswerChain, ShowChain, WithdrawChain
from tallystick.tables.starting import show_seed
from tallystick.tables.table import Table

log = logging.getLogger(__name__)

PATH: Final = "/ws"
CARRY_MESSAGES: Final = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
NO_MESSAGE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading a message raises when it is none."""
SECONDS_FOR_HELLO: Final = 10.0
SECONDS_TO_CLOSE: Final = 3.0
NOT_WELCOME: Final = "not_welcome"
TOO_MUCH: Final = "too_much"
"""What is noted of a handshake that is refused, and of a flood; neither is told."""
MOST_WAITING: Final = 8
"""So many messages of one socket may wait at the table; then nothing more is read from it."""
PIECE: Final = 512
"""So many bytes are read in one go; what came beyond that waits for its turn."""
FRAMES_A_TURN: Final = 16
"""After so many frames, and the rest of the piece, a fast socket lets the others speak first."""


class Connection(asyncio.Protocol):
    """A client, from the handshake to the end; it says hello first, and then listens at one table."""

    def __init__(self, sockets: Sockets, server_state: Any) -> None:
        settings = sockets.settings
        self.sockets = sockets
        self.outbox: Outbox | None = None
        self.ready = False
        """Whether the other side keeps up with what it is sent."""
        self.heard_at = self.opened_at = time.monotonic()
        self._all = server_state.connections
        self._protocol = ServerProtocol(max_size=LARGEST_MESSAGE)
        self._bucket = TokenBucket(settings.messages_at_once, settings.messages_a_second)
        self._transport: asyncio.Transport
        self._address = ""
        self._table: Table
        self._welcoming: asyncio.Task[None] | None = None
        self._early: deque[str | bytes] = deque()
        """What comes while the table is being found."""
        self._pieces: list[bytes] = []
        """The beginning of a message that comes in several frames."""
        self._is_text = True
        self._waiting = 0
        self._paused = False
        self._unread = bytearray()
        """What came and waits for its turn; while there is some, the transport is paused."""

    # --- What the transport says

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment]
        self._all.add(self)

    def data_received(self, data: bytes) -> None:
        self.heard_at = time.monotonic()
        if len(data) <= PIECE and not self._unread:
            self._read(data)
            return
        waits = bool(self._unread)
        self._unread += data
        if not waits:
            self._read_in_turn()

    def _read_in_turn(self) -> None:
        """Some frames now, the others when everybody else has had a turn of the loop; nothing of a line that ends."""
        frames = 0
        while self._unread and frames < FRAMES_A_TURN and self._waiting <= MOST_WAITING:
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            frames += self._read(piece)
            if self._protocol.state in (State.CLOSING, State.CLOSED):
                self._unread.clear()
        if self._unread:
            self._pause_reading()
            if self._waiting <= MOST_WAITING:
                asyncio.get_running_loop().call_soon(self._read_in_turn)
        else:
            self._resume_reading()

    def _read(self, data: bytes) -> int:
        """How many frames there were."""
        self._protocol.receive_data(data)
        events = self._protocol.events_received()
        for event in events:
            self._take(event)
        if self._protocol.state is not State.OPEN:
            self.ready = False
        self._flush()
        return len(events)

    def eof_received(self) -> None:
        self.ready = False
        self._protocol.receive_eof()
        self._flush()

    def connection_lost(self, _problem: Exception | None) -> None:
        self.ready = False
        self._all.discard(self)
        self.sockets.closed(self)
        self._leave()
        self._protocol.parser.close()  # what it remembers of its end leads back to it, and would stay for minutes
        self._protocol.parser_exc = self._protocol.handshake_exc = None

    def pause_writing(self) -> None:
        self.ready = False

    def resume_writing(self) -> None:
        self.ready = self._is_open()
        if self.outbox is not None:
            self.outbox.flush()

    def shutdown(self) -> None:
        """The server ends."""
        self.end(CloseCode.SERVICE_RESTART)

    # --- What the other side says

    def _take(self, event: Event) -> None:
        """A request or a frame; control frames and pieces count like whole messages."""
        if isinstance(event, Request):
            self._shake_hands(event)
        elif isinstance(event, Frame) and self._is_open():
            if not self._bucket.take():
                self._note(TOO_MUCH)
                self.end(TOO_SLOW)
                self._pause_reading()  # nothing more of a flood is even looked at
            elif event.opcode in CARRY_MESSAGES:
                self._gather(event)

    def _gather(self, frame: Frame) -> None:
        """Hear a message once it is whole."""
        if frame.opcode is not Opcode.CONT:
            self._is_text = frame.opcode is Opcode.TEXT
        if not frame.fin or self._pieces:
            self._pieces.append(bytes(frame.data))
        if not frame.fin:
            return
        message = b"".join(self._pieces) if self._pieces else bytes(frame.data)
        self._pieces.clear()
        try:
            self.hear(str(message, "utf-8") if self._is_text else message)
        except UnicodeDecodeError:
            self._protocol.fail(CloseCode.INVALID_DATA)

    def _shake_hands(self, request: Request) -> None:
        self._address = self.sockets.address_of(self._transport, request.headers)
        try:
            welcome = request.path.partition("?")[0] == PATH and self.sockets.may_open(self._transport, request.headers)
        except MultipleValuesError:
            welcome = False
        if not welcome:
            self._note(NOT_WELCOME)
        response = self._protocol.accept(request) if welcome else self._protocol.reject(403, "")
        self._protocol.send_response(response)
        if response.status_code == 101:
            self.ready = True
            self.sockets.opened(self)

    def hear(self, message: str | bytes) -> None:
        try:
            if self.outbox is not None:
                self._answer(self._table, self.outbox, message)
            elif self._welcoming is None:
                self._welcoming = asyncio.create_task(self._welcome(message))
            elif len(self._early) < MOST_WAITING:
                self._early.append(message)
            else:
                self.end(TOO_SLOW)
        except NO_MESSAGE:
            self.refuse(Refused("bad_message"), BAD_MESSAGE)

    async def _welcome(self, message: str | bytes) -> None:
        try:
            hello = read_message(message)
            if not isinstance(hello, Hello):
                self.refuse(Refused("hello_first"), BAD_MESSAGE)
                return
            table, seat = await self.sockets.welcomed(self, hello)
        except NO_MESSAGE:
            self.refuse(Refused("bad_message"), BAD_MESSAGE)
            return
        except Refused as refused:
            self.refuse(refused, NO_SUCH_TABLE)
            return
        except Exception:
            log.exception("somebody could not be welcomed at table %s", hello.table)
            self.refuse(Refused("internal"), NO_SUCH_TABLE)
            return
        if self._is_open():
            self._listen_at(table, seat, hello)

    def _listen_at(self, table: Table, seat: int | None, hello: Hello) -> None:
        self._table = table
        outbox = self.outbox = Outbox(self, table, seat, hello.after)
        if seat is not None:
            note_entry("socket", self._address, table.stored.id, seat)
            outbox.say(seated(seat))
        self.sockets.tables.arrive(table, outbox, hello.commit)
        outbox.tell_frame()
        while self._early and self._is_open():
            self.hear(self._early.popleft())

    def _answer(self, table: Table, outbox: Outbox, text: str | bytes) -> None:
        """Whatever changes the table is asked for at its door; raises msgspec.DecodeError for what is no message."""
        try:
            message = read_message(text)
        except msgspec.DecodeError:
            self._hear_aside(table, outbox, text)
            return
        seat = outbox.seat
        match message:
            case AskMove():
                move = partial(table.move, outbox, message.id, message.after, bytes(message.move))
                self._ask(table, move, message.id)
            case Ping():
                outbox.say(PONG)
            case ReportHead():
                table.audience.report_head(outbox, table.has_seal(message.seq, message.head))
            case AskMe():
                self._ask(table, partial(table.asking.wish, seat, message.to))
            case ShowSeed():
                self._ask(table, partial(show_seed, table, seat, bytes.fromhex(message.seed)))
            case Lead():
                self._ask(table, partial(hosting.lead, table, seat, message.do, message.seat, message.bot))
            case EraseText() if seat is not None:
                self._ask(table, partial(hosting.erase_text, table, seat, message.text))
            case ForgetName() if seat is not None:
                self._ask(table, partial(hosting.forget_names, table, [seat]))
            case ShowChain() | AnswerChain() | WithdrawChain() if seat is not None:
                self._say_aside(outbox, partial(table.aside.showing.hear, seat, message))
            case Leave() if seat is not None:
                self._ask(table, partial(hosting.free, table, seat, seat))
            case _:
                self._note("bad_message")
                outbox.say(refusal(Refused("bad_message")))

    def _hear_aside(self, table: Table, outbox: Outbox, text: str | bytes) -> None:
        """What is no message of ours may be one of the game's side."""
        if outbox.seat is None:
            raise msgspec.DecodeError
        self._say_aside(outbox, partial(table.aside.hear, text, outbox.seat))

    def _say_aside(self, outbox: Outbox, hear: Callable[[], None]) -> None:
        """What people do beside the game changes nothing of it and needs no door."""
        try:
            hear()
        except Refused as refused:
            outbox.say(refusal(refused))

    def _ask(self, table: Table, do: Callable[[], Awaitable[None]], move_id: str | None = None) -> None:
        self._waiting += 1
        if self._waiting > MOST_WAITING:
            self._pause_reading()
        table.ask(do, partial(self._answered, move_id))

    def _answered(self, move_id: str | None, refused: Refused | None) -> None:
        self._waiting -= 1
        if self._paused and self._waiting == MOST_WAITING:
            self._read_in_turn()
        if refused is not None and self.outbox is not None:
            self._note(refused.code)
            self.outbox.say(refusal(refused, move_id))

    def _pause_reading(self) -> None:
        if not self._paused:
            self._paused = True
            self._transport.pause_reading()

    def _resume_reading(self) -> None:
        if self._paused and self._waiting <= MOST_WAITING and self._is_open():
            self._paused = False
            self._transport.resume_reading()

    # --- What is said to the other side

    def tell(self, *messages: bytes) -> None:
        """Write text messages at once and in one go; the caller has seen that the line is ready."""
        if len(messages) == 1:
            self._transport.write(text_frame(messages[0]))
        else:
            self._transport.write(b"".join([text_frame(message) for message in messages]))

    def refuse(self, refused: Refused, code: int) -> None:
        if self._is_open():
            self._note(refused.code)
            self.tell(refusal(refused))
            self.end(code)

    def _note(self, code: str) -> None:
        table, seat = (self._table.stored.id, self.outbox.seat) if self.outbox is not None else (None, None)
        note_refusal(code, self._address, "socket", table, seat)

    def end(self, code: int) -> None:
        """Close with this code, in a moment by force if the other side does not read."""
        if self._is_open():
            self.ready = False
            self._protocol.send_close(code)
            self._flush()
            loop = asyncio.get_running_loop()
            loop.call_soon(self._leave)
            loop.call_later(SECONDS_TO_CLOSE, self._transport.abort)

    def drop(self) -> None:
        """Close without a word."""
        self.ready = False
        self._transport.abort()

    def look_after(self, at: float) -> None:
        """Called every now and then: ping a silent line, close one that says no hello, does not read or is dead."""
        settings = self.sockets.settings
        if self.outbox is None:
            if at - self.opened_at > SECONDS_FOR_HELLO:
                self.refuse(Refused("bad_message"), BAD_MESSAGE)
        elif self.outbox.stuck_since is not None and at - self.outbox.stuck_since > settings.slow_after:
            self.end(TOO_SLOW)
        if at - self.heard_at > 2 * settings.ping_every:
            self._transport.abort()
        elif at - self.heard_at > settings.ping_every and self._is_open():
            self._protocol.send_ping(b"")
            self._flush()

    def _is_open(self) -> bool:
        return self._protocol.state is State.OPEN and not self._transport.is_closing()

    def _flush(self) -> None:
        written = self._protocol.data_to_send()
        if not written:
            return
        is_end = written[-1] == b""
        self._transport.write(b"".join(written) if len(written) > 1 else written[0])
        if is_end:
            self._transport.close()

    def _leave(self) -> None:
        if self._welcoming is not None:
            self._welcoming.cancel()
        if self.outbox is not None:
            self._table.depart(self.outbox)
