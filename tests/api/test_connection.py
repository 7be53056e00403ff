"""Messages arrive whole and in their order, however the network cuts them; every frame counts."""

import asyncio
import json
from types import SimpleNamespace

import pytest
from websockets.frames import Frame, Opcode

from servers import serving
from tallystick.api.connection import MOST_WAITING, PIECE, SECONDS_FOR_HELLO, Connection
from tallystick.api.framing import text_frame
from tallystick.api.wire import LARGEST_MESSAGE
from tallystick.kernel.refusals import Refused
from tallystick.settings import Settings

REQUEST = (
    b"GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CONTINUED, PING, PONG = 0x81, 0x80, 0x89, 0x8A


def masked(payload, mask):
    return bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


def frame(first, payload):
    size = len(payload)
    length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes((first,)) + length + b"mask" + masked(payload, b"mask")


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

    abort = close

    @property
    def close_code(self):
        """Of the close frame that was written, if there is one."""
        _, found, after = self.written.rpartition(b"\x88\x02")
        return int.from_bytes(after[:2], "big") if found else None


class Sockets:
    """As much of all sockets as one connection needs; the table only writes down what it is asked."""

    def __init__(self, **settings):
        self.settings = Settings(**settings)
        self.open = set()
        self.asked = []
        self.tables = SimpleNamespace(arrive=lambda table, outbox, commit: None)
        self.table = SimpleNamespace(
            stored=SimpleNamespace(id="t"),
            frames=SimpleNamespace(lines=[b"0"], frame=lambda seat, after, first: b"{}"),
            lobby=lambda seated: b"{}",
            ask=lambda do, then: self.asked.append(then),
            move=lambda *asked: None,
            side=None,
            depart=lambda outbox: None,
        )

    def address_of(self, transport, headers):
        return ""

    def may_open(self, transport, headers):
        return True

    def opened(self, connection):
        self.open.add(connection)

    def closed(self, connection):
        self.open.discard(connection)

    async def welcomed(self, connection, hello):
        return self.table, 0


def connected(sockets, kind=Connection):
    connection, transport = kind(sockets, SimpleNamespace(connections=set())), Transport()
    connection.connection_made(transport)
    connection.data_received(REQUEST)
    return connection, transport


class Hearing(Connection):
    """Keeps what it hears."""

    def __init__(self, *args):
        super().__init__(*args)
        self.heard = []

    def hear(self, message):
        self.heard.append(message)


def heard(chunks):
    """What comes out of a connection that gets these chunks after the handshake, and its transport."""

    async def run():
        connection, transport = connected(Sockets(), Hearing)
        for chunk in chunks:
            connection.data_received(chunk)
        for _ in range(100):
            await asyncio.sleep(0)
        return connection.heard, transport

    return asyncio.run(run())


@pytest.mark.parametrize("size", [None, 1, 2, 5, 7, 100, 1_000, 10**6])
def test_messages_arrive_whole_and_in_order_however_they_are_cut(size):
    joined = b"".join(FRAMES)
    chunks = FRAMES if size is None else [joined[at : at + size] for at in range(0, len(joined), size)]
    assert heard(chunks)[0] == MESSAGES


def test_a_piece_that_looks_like_a_frame_is_a_part_of_the_message_before():
    mask = b"\x80" * 4
    forged = b"\x81\x86" + mask + masked(b"forged", mask)
    start = bytes((TEXT, 0x80 | len(forged))) + mask
    assert heard([start, forged, frame(TEXT, b"after")])[0] == [masked(forged, mask).decode(), "after"]


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
    assert found == ["before"]
    assert code.to_bytes(2, "big") in transport.written[-60:]
    assert transport.closed or transport.close_code == code


MOVE = json.dumps({"say": "move", "id": "0" * 32, "after": 0, "move": {}}).encode()


async def at_a_table(**settings):
    sockets = Sockets(**settings)
    connection, transport = connected(sockets)
    connection.data_received(frame(TEXT, b'{"say":"hello","table":"t"}'))
    while connection.outbox is None:
        await asyncio.sleep(0)
    return sockets, connection, transport


def test_a_line_is_not_read_while_too_much_of_it_waits():
    async def run():
        sockets, connection, transport = await at_a_table()
        for _ in range(MOST_WAITING):
            connection.data_received(frame(TEXT, MOVE))
        assert not transport.paused
        connection.data_received(frame(TEXT, MOVE))
        assert transport.paused
        assert len(sockets.asked) == MOST_WAITING + 1
        sockets.asked[0](None)
        assert not transport.paused

    asyncio.run(run())


def test_a_fast_line_waits_its_turn():
    """Mutant: reading everything at once (PIECE = 10**6) hears all in the first turn."""

    async def run():
        connection, transport = connected(Sockets(), Hearing)
        connection.data_received(frame(TEXT, b"") * 1_000)
        turns = [len(connection.heard)]
        while len(connection.heard) < 150:
            assert transport.paused
            await asyncio.sleep(0)
            turns.append(len(connection.heard) - sum(turns))
        assert max(turns) < 110

    asyncio.run(run())


def test_a_line_that_waited_its_turn_is_read_on():
    async def run():
        connection, transport = connected(Sockets(), Hearing)
        connection.data_received(frame(TEXT, b"x") * 150)
        assert transport.paused
        while transport.paused:
            await asyncio.sleep(0)
        assert connection.heard == ["x"] * 150

    asyncio.run(run())


def test_what_waits_its_turn_also_waits_for_the_table():
    async def run():
        sockets, connection, transport = await at_a_table()
        connection.data_received(frame(TEXT, MOVE) * 40)
        for _ in range(20):
            await asyncio.sleep(0)
        assert transport.paused
        assert len(sockets.asked) <= MOST_WAITING + PIECE / len(frame(TEXT, MOVE)) + 1
        answered = 0
        while answered < len(sockets.asked):
            sockets.asked[answered](None)
            answered += 1
            await asyncio.sleep(0)
        assert answered == 40
        assert not transport.paused

    asyncio.run(run())


def test_a_long_request_is_read_whole():
    async def run():
        connection, transport = Connection(Sockets(), SimpleNamespace(connections=set())), Transport()
        connection.connection_made(transport)
        connection.data_received(REQUEST.replace(b"Host: here", b"Host: here\r\nCookie: " + b"c" * 3_000))
        assert connection.ready

    asyncio.run(run())


@pytest.mark.parametrize("seated", [False, True])
def test_letters_that_are_none_are_no_message_and_no_news(seated, caplog):
    """Mutant: without UnicodeDecodeError among NO_MESSAGE the first one of a socket writes a traceback."""

    async def run():
        if seated:
            _, connection, transport = await at_a_table()
        else:
            connection, transport = connected(Sockets())
        connection.data_received(frame(0x82, b'{"say":"\xff"}'))
        await asyncio.sleep(0.01)
        assert transport.close_code == 4000
        assert b"bad_message" in transport.written
        if connection._welcoming is not None:
            assert connection._welcoming.exception() is None

    asyncio.run(run())
    assert [record.msg for record in caplog.records] == ["refused"]


def test_a_refusal_names_the_move():
    async def run():
        sockets, connection, transport = await at_a_table()
        connection.data_received(frame(TEXT, MOVE))
        sockets.asked[0](Refused("not_your_turn"))
        assert b'"id":"' + b"0" * 32 in transport.written
        assert b'"code":"not_your_turn"' in transport.written

    asyncio.run(run())


@pytest.mark.parametrize("flood", [frame(PING, b""), frame(PONG, b""), frame(TEXT, MOVE)], ids=["ping", "pong", "move"])
def test_every_frame_counts(flood):
    async def run():
        _, connection, transport = await at_a_table(messages_at_once=20.0, messages_a_second=1.0)
        for _ in range(18):
            connection.data_received(flood)
        assert transport.close_code is None
        for _ in range(3):
            connection.data_received(flood)
        assert transport.close_code == 4002
        assert transport.paused

    asyncio.run(run())


def test_pieces_of_one_message_count_each():
    async def run():
        _, connection, transport = await at_a_table(messages_at_once=20.0, messages_a_second=1.0)
        connection.data_received(frame(0x01, b"{") + frame(0x00, b"") * 25)
        assert transport.close_code == 4002

    asyncio.run(run())


def test_a_silent_line_is_pinged_and_a_dead_one_given_up():
    async def run():
        _, connection, transport = await at_a_table(ping_every=10.0)
        began = connection.heard_at
        before = len(transport.written)
        connection.look_after(began + 9)
        assert len(transport.written) == before
        connection.look_after(began + 11)
        assert transport.written[before:] == b"\x89\x00"
        assert not transport.closed
        connection.look_after(began + 21)
        assert transport.closed

    asyncio.run(run())


def test_a_browser_can_ask_whether_the_line_is_alive_and_it_counts_like_any_message():
    async def run():
        _, connection, transport = await at_a_table(messages_at_once=20.0, messages_a_second=1.0)
        before = len(transport.written)
        connection.data_received(frame(TEXT, b'{"say":"ping"}'))
        assert transport.written[before:] == b'\x81\x0f{"kind":"pong"}'
        connection.data_received(frame(TEXT, b'{"say":"ping"}') * 25)
        assert transport.close_code == 4002

    asyncio.run(run())


def test_who_says_no_hello_is_closed():
    async def run():
        connection, transport = connected(Sockets())
        connection.look_after(connection.opened_at + SECONDS_FOR_HELLO - 1)
        assert transport.close_code is None
        connection.look_after(connection.opened_at + SECONDS_FOR_HELLO + 1)
        assert transport.close_code == 4000
        assert b"bad_message" in transport.written

    asyncio.run(run())


def test_what_comes_before_the_welcome_is_heard_after_it():
    async def run():
        sockets = Sockets()
        connection, _ = connected(sockets)
        connection.data_received(frame(TEXT, b'{"say":"hello","table":"t"}') + frame(TEXT, MOVE) * 2)
        assert sockets.asked == []
        while len(sockets.asked) < 2:
            await asyncio.sleep(0)
        assert connection.outbox is not None

    asyncio.run(run())


def test_uvicorn_hands_an_upgrade_over_and_says_when_it_ends(tmp_path):
    """The one seam between uvicorn and a connection; the door of its request is out of the way."""

    async def run():
        async with serving(tmp_path) as site:
            made = await site.make()
            async with site.at_table(made["table"]) as client:
                await client.hear_kind("frame")
                (connection,) = site.running.config.app.sockets.open
                assert isinstance(connection, Connection)
                assert len(site.running.config.app.doors.open) == 0
                site.running.should_exit = True
                assert await client.closed_with() == 1012
        assert site.running.config.app.sockets.open == set()

    asyncio.run(run())


@pytest.mark.parametrize("size", [0, 5, 125, 126, 65_535, 65_536])
def test_a_message_is_framed_as_websockets_frames_it(size):
    message = b"x" * size
    assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
