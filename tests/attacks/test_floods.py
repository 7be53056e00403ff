"""While somebody floods the server, whoever plays plays on: quickly, without a refusal, and in the same memory.

`FLOOD_SECONDS` makes each of them longer (make chaos). `MUTANTS` says what of the server has to be undone for each to
fail.
"""

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import pytest
from floods import FLOODS

from servers import Client, Hall, Site, ask

SECONDS = float(os.environ.get("FLOOD_SECONDS", "3"))
CALM = 1.5
TIMES_CALM = 10
LEAST_LIMIT = 0.1
"""Seconds; a calm machine may be so quick that ten times that is noise."""
MOST_MIB = 100
TABLES = 3
PAUSE = 0.02
"""Seconds between two moves of a seat, which may not send more than fifty messages a second."""
UNCOUNTED = "api/connection.py: PIECE = 10**9, and only texts are counted"
NO_DOOR = "api/door.py: let_in without a limit, look_after does nothing; api/places.py: descriptors not raised"
ON_THE_LOOP = "api/kept.py: made on the event loop, not kept, not checked"
MUTANTS = {
    "pieces": UNCOUNTED,
    "pings": UNCOUNTED,
    "pings_before_hello": UNCOUNTED,
    "pipelines": "app.py: http='httptools'",
    "large_heads": "app.py: http='httptools'",
    "silent_connections": NO_DOOR,
    "half_requests": NO_DOOR,
    "silent_sockets": "api/sockets.py: the silent make no room; api/places.py: descriptors not raised",
    "graphs": f"{ON_THE_LOOP}; words: nothing cached",
    "questions": "api/graphs.py: asked on the event loop, without patience or limits; exports/answering.py: not nice",
    "replays": ON_THE_LOOP,
}
"""With which changed places of the server each flood is noticed."""


class Run(NamedTuple):
    """One flood beside one honest client."""

    calm: float
    flooded: float
    moves: int
    refused: list
    more_memory: float

    @property
    def harmless(self):
        quick = self.flooded <= max(TIMES_CALM * self.calm, LEAST_LIMIT) and self.moves > 10 * SECONDS
        return quick and self.more_memory <= MOST_MIB and not self.refused


class Honest:
    """Plays one table after the other, and measures how long each move takes."""

    def __init__(self, hall):
        self.hall = hall
        self.took = []
        self.refused = []

    async def play(self):
        new = {"game": "market-island", "seats": 2, "own_seats": 2, "name": "Ana", "start": True}
        while True:
            status, made, _ = await asyncio.to_thread(ask, self.hall.port, "POST", "/api/tables", new)
            assert status == 201, made
            async with contextlib.AsyncExitStack() as stack:
                seats = [await stack.enter_async_context(self.seated(made, seat)) for seat in made["seats"]]
                await asyncio.gather(*map(self.play_seat, seats))

    def seated(self, made, seat):
        return site(self.hall).at_table(made["table"], seat["token"], open_timeout=20)

    async def play_seat(self, client: Client):
        while not (client.entries and client.entries[-1]["kind"] == "end"):
            if client.frame and client.frame["legal"]:
                began = time.perf_counter()
                answer = await client.ask_move(client.frame["legal"][-1])
                self.took.append(time.perf_counter() - began)
                if answer["kind"] == "refused" and answer["code"] not in ("stale", "not_your_turn"):
                    self.refused.append(answer)
                elif client.frame["seq"] < answer.get("seq", -1):
                    await client.hear_until(lambda told, seq=answer["seq"]: told.get("seq", -1) >= seq)
                await asyncio.sleep(PAUSE)
            else:
                await client.hear()

    async def come_back(self, made):
        """Open the seat anew, again and again."""
        while True:
            async with self.seated(made, made["seats"][0]) as client:
                told = await client.hear_until(lambda told: told["kind"] in ("frame", "refused"))
                if told["kind"] == "refused":
                    self.refused.append(told)
            await asyncio.sleep(0.2)


def site(hall):
    found = Site.__new__(Site)
    found.port = hall.port
    return found


def p99(took):
    return sorted(took)[int(len(took) * 0.99)] if took else float("inf")


def memory(process):
    """MiB that the process holds."""
    (line,) = [line for line in Path(f"/proc/{process.pid}/status").read_text().splitlines() if "VmRSS" in line]
    return int(line.split()[1]) / 1024


async def finished(hall):
    """A table that is over."""
    new = {"game": "cryptominer", "seats": 6, "own_seats": 6, "name": "Ana", "start": True}
    _, made, _ = await asyncio.to_thread(ask, hall.port, "POST", "/api/tables", new)
    async with contextlib.AsyncExitStack() as stack:
        honest = Honest(hall)
        seats = [await stack.enter_async_context(honest.seated(made, seat)) for seat in made["seats"]]
        await asyncio.gather(*map(honest.play_seat, seats))
    return made["table"]


async def tables_for(hall, name):
    if name == "replays":
        return [await finished(hall)]
    new = {"game": "shelves-voyage", "seats": 3, "bots": {"1": "random", "2": "random"}, "name": "Eve"}
    tables = [(await asyncio.to_thread(ask, hall.port, "POST", "/api/tables", new))[1]["table"] for _ in range(4)]
    await asyncio.to_thread(ask, hall.port, "GET", f"/api/tables/{tables[0]}/graph")  # words are read once, for all
    return tables


def few_descriptors():
    """As most systems begin."""
    import resource

    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))


async def beside(hall, name):
    """How long moves take before and during a flood, what was refused, and how much memory came."""
    honest = Honest(hall)
    _, mine, _ = await asyncio.to_thread(
        ask, hall.port, "POST", "/api/tables", {"game": "market-island", "seats": 2, "name": "Ana"}
    )
    tables = await tables_for(hall, name)
    doing = [*(honest.play() for _ in range(TABLES)), honest.come_back(mine)]
    playing = [asyncio.create_task(each) for each in doing]
    await asyncio.sleep(0.5)
    honest.took.clear()
    await asyncio.sleep(CALM)
    calm, before, most = list(honest.took), memory(hall.process), 0
    command = [sys.executable, str(Path(__file__).with_name("floods.py")), name, str(hall.port), str(SECONDS), *tables]
    with subprocess.Popen(command) as flood:
        await asyncio.sleep(0.3)
        honest.took.clear()
        while flood.poll() is None:
            await asyncio.sleep(0.1)
            most = max(most, memory(hall.process))
            for task in playing:
                if task.done():
                    flood.kill()
                    await task
    took = list(honest.took)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return Run(p99(calm), p99(took), len(took), honest.refused, most - before)


async def flooded(name, folder):
    hall = Hall(folder)
    await hall.start(preexec_fn=few_descriptors, stderr=subprocess.DEVNULL)
    try:
        return await asyncio.wait_for(beside(hall, name), 60 + 3 * SECONDS)
    finally:
        hall.kill()


@pytest.mark.skipif(sys.platform != "linux", reason="memory is looked up in /proc")
@pytest.mark.parametrize("name", FLOODS)
def test_whoever_plays_does_not_notice(name, tmp_path):
    """A shared machine may halt for a moment: what fails is tried once more."""
    for attempt in ("first", "second"):
        run = asyncio.run(flooded(name, tmp_path / attempt))
        sys.stderr.write(
            f"{name}: p99 {run.calm * 1000:.1f} ms calm, {run.flooded * 1000:.1f} ms flooded ({run.moves} moves), "
            f"{run.more_memory:+.0f} MiB, {len(run.refused)} refused\n"
        )
        if run.harmless:
            return
    raise AssertionError(run)


def test_every_flood_is_known_to_be_noticed_without_its_defence():
    assert set(MUTANTS) == set(FLOODS)
