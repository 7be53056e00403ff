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
from websockets.protocol import CLOSED, CLOSING, OPEN, Event
from websockets.server import ServerProtocol

from tallystick.api.asked import asked_of
from tallystick.api.framing import flush, is_between_frames, text_frame, whole_text
from tallystick.api.limits import TokenBucket
from tallystick.api.noting import note_entry, note_refusal
from tallystick.api.outbox import Outbox
from tallystick.api.session_line import SessionLine
from tallystick.api.sockets import Sockets
from tallystick.api.wire import (
    LARGEST_MESSAGE,
    AskMove,
    Enter,
    Hello,
    Ping,
    ReportHead,
    read_message,
)
from tallystick.kernel.refusals import Refused
from tallystick.tables.audience import BAD_MESSAGE, NO_SUCH_TABLE, TOO_SLOW
from tallystick.tables.messages import PONG, refusal, seated
from tallystick.tables.showing import AnswerChain, ShowChain, WithdrawChain
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
        self.guest: SessionLine | None = None
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
        self._between_frames = False
        """Whether what comes next begins a message."""

    # --- What the transport says

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment]
        self._all.add(self)

    def data_received(self, data: bytes) -> None:
        self.heard_at = time.monotonic()
        if len(data) <= PIECE and not self._unread:
            message = whole_text(data) if self._between_frames else None
            if message is None:
                self._read(data)
            elif self._may_speak():
                self._hear_text(message)
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
            if self._protocol.state in (CLOSING, CLOSED):
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
        if self._protocol.state is not OPEN:
            self.ready = False
        self._between_frames = not self._pieces and is_between_frames(self._protocol.parser)
        flush(self._protocol, self._transport)
        return len(events)

    def eof_received(self) -> None:
        self.ready = False
        self._protocol.receive_eof()
        flush(self._protocol, self._transport)

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
        elif self.guest is not None:
            self.guest.flush()

    def shutdown(self) -> None:
        """The server ends."""
        self.end(CloseCode.SERVICE_RESTART)

    # --- What the other side says

    def _take(self, event: Event) -> None:
        """A request or a frame; control frames and pieces count like whole messages."""
        if isinstance(event, Request):
            self._shake_hands(event)
        elif isinstance(event, Frame) and self._may_speak() and event.opcode in CARRY_MESSAGES:
            self._gather(event)

    def _may_speak(self) -> bool:
        """Whether another frame is heard; nothing more of a flood is even looked at."""
        if not self._is_open():
            return False
        if self._bucket.take():
            return True
        self._note(TOO_MUCH)
        self.end(TOO_SLOW)
        self._pause_reading()
        return False

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
        if self._is_text:
            self._hear_text(message)
        else:
            self.hear(message)

    def _hear_text(self, message: bytes) -> None:
        try:
            text = str(message, "utf-8")
        except UnicodeDecodeError:
            self.ready = False
            self._protocol.fail(CloseCode.INVALID_DATA)
            flush(self._protocol, self._transport)
        else:
            self.hear(text)

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
            elif self.guest is not None:
                self.guest.hear(message)
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
            if isinstance(hello, Enter):
                listen = partial(self._listen_in, await self.sockets.entered(self, hello))
            elif isinstance(hello, Hello):
                listen = partial(self._listen_at, *await self.sockets.welcomed(self, hello), hello)
            else:
                return self.refuse(Refused("hello_first"), BAD_MESSAGE)
        except NO_MESSAGE:
            self.refuse(Refused("bad_message"), BAD_MESSAGE)
        except Refused as refused:
            self.refuse(refused, NO_SUCH_TABLE)
        except Exception:
            log.exception("somebody could not be welcomed")
            self.refuse(Refused("internal"), NO_SUCH_TABLE)
        else:
            if self._is_open():
                listen()
            while self._early and self._is_open():
                self.hear(self._early.popleft())

    def _listen_in(self, guest: SessionLine) -> None:
        self.guest = guest
        guest.arrive()

    def _listen_at(self, table: Table, seat: int | None, hello: Hello) -> None:
        self._table = table
        outbox = self.outbox = Outbox(self, table, seat, hello.after)
        if seat is not None:
            note_entry("socket", self._address, table.stored.id, seat)
            outbox.say(seated(seat))
        self.sockets.tables.arrive(table, outbox, hello.commit)
        outbox.tell_frame()

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
            case ShowChain() | AnswerChain() | WithdrawChain() if seat is not None:
                self._say_aside(outbox, partial(table.aside.showing.hear, seat, message))
            case _ if (do := asked_of(table, seat, message)) is not None:
                self._ask(table, do)
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
            flush(self._protocol, self._transport)
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
        listening = self.outbox or self.guest
        if listening is None:
            if at - self.opened_at > SECONDS_FOR_HELLO:
                self.refuse(Refused("bad_message"), BAD_MESSAGE)
        elif listening.stuck_since is not None and at - listening.stuck_since > settings.slow_after:
            self.end(TOO_SLOW)
        if at - self.heard_at > 2 * settings.ping_every:
            self._transport.abort()
        elif at - self.heard_at > settings.ping_every and self._is_open():
            self._protocol.send_ping(b"")
            flush(self._protocol, self._transport)

    def _is_open(self) -> bool:
        return self._protocol.state is OPEN and not self._transport.is_closing()

    def _leave(self) -> None:
        if self._welcoming is not None:
            self._welcoming.cancel()
        if self.outbox is not None:
            self._table.depart(self.outbox)
        elif self.guest is not None:
            guest, self.guest = self.guest, None
            guest.depart()
