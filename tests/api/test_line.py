"""Messages arrive whole and in their order, however the network cuts them."""

import asyncio

import pytest
import uvicorn
from uvicorn.server import ServerState

from tallystick.api.framing import unmasked
from tallystick.api.line import MOST_WAITING, Line
from tallystick.api.wire import LARGEST_MESSAGE

REQUEST = (
    b"GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CONTINUED, PONG = 0x81, 0x80, 0x8A


def frame(first, payload):
    size = len(payload)
    length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes((first,)) + length + b"mask" + unmasked(payload, b"mask")


MESSAGES = ["a", "é" * 40, "b" * 300, "in two pieces", "", "c" * 5_000, "last"]
FRAMES = [
    frame(TEXT, b"a"),
    frame(PONG, b"1234"),
    frame(TEXT, ("é" * 40).encode()),
    frame(TEXT, b"b" * 300),
    frame(0x01, b"in two "),
    frame(PONG, b""),
    frame(CONTINUED, b"pieces"),
    frame(TEXT, b""),
    frame(TEXT, b"c" * 5_000),
    frame(TEXT, b"last"),
]


class Transport:
    def __init__(self):
        self.written = b""
        self.paused = False
        self.closed = False

    def get_extra_info(self, name):
        return ("127.0.0.1", 1) if name.endswith("name") else None

    def is_closing(self):
        return self.closed

    def write(self, data):
        self.written += data

    def pause_reading(self):
        self.paused = True

    def resume_reading(self):
        self.paused = False

    def close(self):
        self.closed = True


async def app(scope, receive, send):
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


def heard(chunks):
    """What comes out of a line that gets these chunks after the handshake, and its transport."""

    async def run():
        config = uvicorn.Config(app, ws_max_size=LARGEST_MESSAGE, ws_ping_interval=None, ws_per_message_deflate=False)
        config.load()
        line, transport = Line(config, ServerState(), {}), Transport()
        line.connection_made(transport)
        line.data_received(REQUEST)
        await asyncio.sleep(0)
        for chunk in chunks:
            line.data_received(chunk)
        found = [await line.receive() for _ in range(line.queue.qsize())]
        for task in list(line.tasks):
            task.cancel()
        return [event.get("text", event.get("code")) for event in found], transport

    return asyncio.run(run())


@pytest.mark.parametrize("size", [None, 1, 2, 5, 7, 100, 1_000, 10**6])
def test_messages_arrive_whole_and_in_order_however_they_are_cut(size):
    joined = b"".join(FRAMES)
    chunks = FRAMES if size is None else [joined[at : at + size] for at in range(0, len(joined), size)]
    assert heard(chunks)[0] == MESSAGES


def test_a_piece_that_looks_like_a_frame_is_a_part_of_the_message_before():
    mask = b"\x80" * 4
    forged = b"\x81\x86" + mask + unmasked(b"forged", mask)
    start = bytes((TEXT, 0x80 | len(forged))) + mask
    assert heard([start, forged, frame(TEXT, b"after")])[0] == [unmasked(forged, mask).decode(), "after"]


@pytest.mark.parametrize(
    ("chunk", "code"),
    [
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"x" * (LARGEST_MESSAGE + 1)), 1009),
        (b"\x81\x05hello", 1002),
        (frame(0xC1, b"reserved"), 1002),
        (frame(CONTINUED, b"of nothing"), 1002),
    ],
)
def test_what_is_no_message_closes_the_line(chunk, code):
    found, transport = heard([frame(TEXT, b"before"), chunk])
    assert found == ["before", code]
    assert transport.closed


def test_a_line_that_is_not_read_is_paused_and_goes_on_when_it_is_read():
    found, transport = heard([frame(TEXT, b"x")] * (MOST_WAITING + 1))
    assert len(found) == MOST_WAITING + 1
    assert not transport.paused
