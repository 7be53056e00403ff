"""Nothing that is over stays in memory, and nobody waits while it is looked for."""

import asyncio
import gc
import weakref

import pytest
from floods import UPGRADE
from websockets.server import ServerProtocol

from servers import serving
from tallystick.api.connection import Connection
from tallystick.app import TICKS_BETWEEN_COLLECTIONS, Server, server
from tallystick.settings import Settings


class Circle:
    """As a closed connection is: it holds itself."""

    def __init__(self) -> None:
        self.itself = self


def ticked(running: Server, ticks: int) -> None:
    asyncio.run(running.on_tick(ticks))


def test_what_has_grown_old_and_is_over_is_collected_every_few_minutes(tmp_path):
    running = server(Settings(data=str(tmp_path), open_browser=False))
    circle = Circle()
    gone = weakref.ref(circle)
    gc.disable()
    try:
        del circle
        ticked(running, 1)
        ticked(running, TICKS_BETWEEN_COLLECTIONS - 2)
        assert gone() is not None
        ticked(running, TICKS_BETWEEN_COLLECTIONS - 1)
        assert gone() is None
    finally:
        gc.enable()


def test_a_collection_in_passing_looks_at_little(tmp_path):
    """A piece of garbage collection takes well under 25 milliseconds: at most 22,000 objects are looked at in it."""
    before = gc.get_threshold()
    running = server(Settings(data=str(tmp_path), port=0, open_browser=False))

    async def started() -> None:
        serving = asyncio.create_task(running.serve())
        while not running.started:
            await asyncio.sleep(0.01)
        running.should_exit = True
        await serving

    try:
        asyncio.run(started())
        young, middle, _ = gc.get_threshold()
        assert young * (middle + 1) <= 22_000
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


@pytest.mark.parametrize("ends", ["client", "server"])
def test_a_socket_that_was_closed_leaves_nothing_to_collect(tmp_path, ends):
    """Old garbage is looked for every few minutes only: thousands of sockets may come and go in between."""

    async def run() -> list[object]:
        async with serving(tmp_path) as site:
            sockets = site.running.config.app.sockets
            gc.collect()
            lines = [await asyncio.open_connection("127.0.0.1", site.port) for _ in range(20)]
            for reader, writer in lines:
                writer.write(UPGRADE)
                await reader.readuntil(b"\r\n\r\n")
            for connection in list(sockets.open) if ends == "server" else ():
                connection.drop()
            for _, writer in lines:
                writer.close()
            while sockets.open:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.05)
            gc.set_debug(gc.DEBUG_SAVEALL)
            gc.collect()
            gc.set_debug(0)
            found = [thing for thing in gc.garbage if isinstance(thing, Connection | ServerProtocol)]
            gc.garbage.clear()
            return found

    gc.disable()
    try:
        assert asyncio.run(run()) == []
    finally:
        gc.enable()
