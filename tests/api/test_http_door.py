"""What a connection over HTTP may hold and for how long, before the application hears of it."""

import asyncio
import contextlib
import socket
import time

import pytest

from servers import serving
from tallystick.api import door as doors
from tallystick.api.door import LARGEST_HEAD
from tallystick.api.places import places_among, raise_descriptors

GET = b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n"


@contextlib.asynccontextmanager
async def line(site):
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    try:
        yield reader, writer
    finally:
        writer.close()


async def ended(reader):
    """Everything that comes before the server ends the connection."""
    with contextlib.suppress(ConnectionResetError):
        return await asyncio.wait_for(reader.read(), 5)
    return b""


def at_the_door(tmp_path, do, **changes):
    async def run():
        async with serving(tmp_path, **changes) as site:
            await do(site)

    asyncio.run(run())


@pytest.fixture
def in_a_hurry(monkeypatch):
    monkeypatch.setattr(doors, "SECONDS_FOR_REQUEST", 0.5)


@pytest.mark.parametrize(
    "sent",
    [b"", GET[:30], b"POST /api/join HTTP/1.1\r\nhost: here\r\ncontent-length: 50\r\n\r\n{", GET + GET[:10]],
    ids=["nothing", "half a head", "half a body", "half of a second one"],
)
def test_a_request_that_does_not_come_is_not_waited_for(tmp_path, in_a_hurry, sent):
    """Mutant: Doors.look_after that does nothing waits for ever (but for the second request: five seconds)."""

    async def do(site):
        async with line(site) as (reader, writer):
            writer.write(sent)
            began = time.monotonic()
            await ended(reader)
            assert 0.4 < time.monotonic() - began < 3
            assert len(site.running.config.app.doors.open) == 0

    at_the_door(tmp_path, do)


def test_who_keeps_asking_is_kept(tmp_path, in_a_hurry):
    """Mutant: without `_since` set by a whole request the connection ends in between."""

    async def do(site):
        async with line(site) as (reader, writer):
            for _ in range(12):
                writer.write(GET)
                assert (await reader.readuntil(b"}")).startswith(b"HTTP/1.1 200")
                await asyncio.sleep(0.2)

    at_the_door(tmp_path, do)


@pytest.mark.parametrize(("proxies", "waits"), [("", True), ("127.0.0.1", False)])
def test_who_asks_for_more_and_more_waits_a_little_and_nobody_else_does(tmp_path, monkeypatch, proxies, waits):
    """Mutant: a bucket that is never asked."""
    monkeypatch.setattr(doors, "REQUESTS_AT_ONCE", 5)
    monkeypatch.setattr(doors, "REQUESTS_A_SECOND", 10)

    async def do(site):
        async with line(site) as (reader, writer):
            began = time.monotonic()
            for _ in range(15):
                writer.write(GET)
                assert (await reader.readuntil(b"}")).startswith(b"HTTP/1.1 200")
            assert (time.monotonic() - began > 0.8) == waits
            writer.write(GET)
            assert (await site.ask("GET", "/healthz"))[0] == 200
            assert (await reader.readuntil(b"}")).startswith(b"HTTP/1.1 200")

    at_the_door(tmp_path, do, proxies=proxies)


@pytest.mark.parametrize("start", [b"GET /healthz HTTP/1.1\r\nhost: here\r\nx: ", b"GET /"])
def test_a_head_has_a_limit(tmp_path, start):
    async def do(site):
        async with line(site) as (reader, writer):
            writer.write(start + b"x" * (LARGEST_HEAD + 1))
            assert (await ended(reader)).startswith(b"HTTP/1.1 400")

    at_the_door(tmp_path, do)


def test_requests_in_a_row_are_answered_one_after_the_other_and_many_are_not_kept(tmp_path):
    """Mutant: without the look at what trails behind, all of them are kept and answered."""

    async def do(site):
        async with line(site) as (reader, writer):
            writer.write(GET * 3)
            for _ in range(3):
                assert (await reader.readuntil(b"}")).startswith(b"HTTP/1.1 200")
        async with line(site) as (reader, writer):
            writer.write(GET * 2_000)
            assert (await ended(reader)).count(b"HTTP/1.1 200") < 1_000

    at_the_door(tmp_path, do)


def test_an_answer_that_nobody_reads_is_given_up(tmp_path):
    """Mutant: without the look at what is unread the connection stays."""

    async def do(site):
        app = site.running.config.app
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect(("127.0.0.1", site.port))
            deaf.sendall(b"GET /api/games HTTP/1.1\r\nhost: here\r\n\r\n" * 400)
            await asyncio.sleep(0.5)
            (door,) = app.doors.open
            assert door._transport.get_write_buffer_size() > 0
            for _ in range(40):
                await asyncio.sleep(0.1)
                if not app.doors.open:
                    return
            raise AssertionError("still there")

    at_the_door(tmp_path, do, slow_after=1.0)


def test_who_is_silent_makes_room(tmp_path):
    """Mutant: let_in without a limit keeps all of them."""

    async def do(site):
        app = site.running.config.app
        app.doors._most = 4
        async with contextlib.AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(line(site)) for _ in range(3)]
            reader, writer = lines[0]
            writer.write(GET)  # the oldest, but not silent
            await reader.readuntil(b"}")
            lines += [await stack.enter_async_context(line(site)) for _ in range(3)]
            await asyncio.sleep(0.1)
            assert len(app.doors.open) == 4
            assert [other.at_eof() for other, _ in lines] == [False, True, True, False, False, False]
            writer.write(GET)
            assert (await reader.readuntil(b"}")).startswith(b"HTTP/1.1 200")
            assert (await site.ask("GET", "/healthz"))[0] == 200

    at_the_door(tmp_path, do)


def test_descriptors_are_raised_as_far_as_they_go():
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        assert raise_descriptors(300) == 300
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 300
        assert raise_descriptors(200) == 300
        most = raise_descriptors(10**9)
        assert most == resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 300
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.parametrize("descriptors", [64, 256, 1024, 4096, 20_000, 10**6])
def test_there_are_descriptors_for_all_places(descriptors):
    places = places_among(20_000, descriptors)
    assert places.sockets + places.requests < descriptors - 15
    assert 0 < places.silent < places.sockets
    assert 0 < places.strangers < places.sockets
