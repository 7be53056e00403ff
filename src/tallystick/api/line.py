"""A socket whose messages are written at once while the other side reads, without a task of its own."""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "tallystick.line"
SECONDS_TO_CLOSE = 3.0
MOST_WAITING = 8


class Line(WebSocketsSansIOProtocol):
    """uvicorn's socket with a direct way out. Received messages come through ASGI as ever."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.on_ready: Callable[[], None] | None = None
        self.ended = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def send_receive_event_to_app(self) -> None:
        """Go on reading while only a few messages wait; uvicorn stops and starts at every message."""
        paused = self.read_paused
        self.read_paused = paused or self.queue.qsize() < MOST_WAITING
        super().send_receive_event_to_app()
        self.read_paused = paused or self.queue.qsize() > MOST_WAITING

    @property
    def ready(self) -> bool:
        """Whether the other side keeps up with what it is sent."""
        return self.writable.is_set() and not self.ended

    def tell(self, *messages: bytes) -> None:
        """Write text messages at once; the caller has seen that the line is ready."""
        if self.close_sent or self.transport.is_closing():
            return
        if len(messages) == 1:
            self.transport.write(text_frame_start(len(messages[0])) + messages[0])
        else:
            self.transport.write(b"".join(text_frame_start(len(message)) + message for message in messages))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_ready is not None:
            self.on_ready()

    def end(self, code: int) -> None:
        """Close with this code, in a moment by force if the other side does not read."""
        if self.ended or self.close_sent or self.transport.is_closing():
            return
        self.ended = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(SECONDS_TO_CLOSE, self.transport.abort)


def text_frame_start(length: int) -> bytes:
    """The first bytes of an unmasked text frame (RFC 6455, 5.2).

    >>> text_frame_start(5), text_frame_start(300)
    (b'\\x81\\x05', b'\\x81~\\x01,')
    """
    if length < 126:
        return bytes((0x81, length))
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
