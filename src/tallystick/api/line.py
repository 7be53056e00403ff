"""A socket whose messages are written at once while the other side reads, without a task of its own."""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tallystick.api.framing import is_whole, only_text, text_frame
from tallystick.api.inbox import Inbox

EXTENSION = "tallystick.line"
SECONDS_TO_CLOSE = 3.0
MOST_WAITING = 8


class Line(WebSocketsSansIOProtocol):
    """uvicorn's socket with a direct way out, and a short way in for a message that comes in one piece.

    Everything else goes through the parser. `_whole` is true as long as the parser waits for the begin of a frame.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.on_ready: Callable[[], None] | None = None
        self.take_at_once: Callable[[str], bool] | None = None
        """Asked first, while nothing else waits: whether it has taken this message."""
        self.queue: Inbox = Inbox(self.loop)  # type: ignore[assignment]
        self.ready = True
        """Whether the other side keeps up with what it is sent."""
        self.ended = False
        self._whole = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if self._whole and not self.close_sent:
            text = only_text(data)
            if text is not None:
                if self.take_at_once is None or not self.queue.awaited or not self.take_at_once(text):
                    self._take(text)
                return
        self._whole = (self._whole and is_whole(data)) or self._is_end_of_request(data)
        super().data_received(data)

    def _is_end_of_request(self, data: bytes) -> bool:
        return not self.handshake_initiated and data.endswith(b"\r\n\r\n")

    def _take(self, text: str) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def send_receive_event_to_app(self) -> None:
        """Go on reading while only a few messages wait; uvicorn stops and starts at every message."""
        paused = self.read_paused
        self.read_paused = paused or self.queue.qsize() < MOST_WAITING
        super().send_receive_event_to_app()
        self.read_paused = paused or self.queue.qsize() > MOST_WAITING

    def tell(self, *messages: bytes) -> None:
        """Write text messages at once; the caller has seen that the line is ready."""
        if self.close_sent or self.transport.is_closing():
            return
        if len(messages) == 1:
            self.transport.write(text_frame(messages[0]))
        else:
            self.transport.write(b"".join([text_frame(message) for message in messages]))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.ready = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.ready = not self.ended
        if self.on_ready is not None:
            self.on_ready()

    def end(self, code: int) -> None:
        """Close with this code, in a moment by force if the other side does not read."""
        if self.ended or self.close_sent or self.transport.is_closing():
            return
        self.ended = True
        self.ready = False
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(SECONDS_TO_CLOSE, self.transport.abort)
