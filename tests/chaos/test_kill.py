"""The server dies at any moment, and nothing that was acknowledged is lost or doubled."""

import asyncio
import collections
import json
import os
import random
import secrets
from http.client import HTTPException

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from promises import counted
from servers import Hall, ask
from tallystick.journal.entries import END
from tallystick.journal.verify import read_entries, verify

KILLS = int(os.environ.get("CHAOS_KILLS", "20"))
TABLES = 50
SEATS = 2
MOVES_BETWEEN_KILLS = 150


class Player:
    """Plays one seat over every crash; a move without an answer is sent again with the same id."""

    def __init__(self, hall, table, token, acks):
        self.hall = hall
        self.table = table
        self.token = token
        self.acks = acks
        self.pending = None
        self.over = False

    async def play(self):
        while not self.over:
            try:
                url = f"ws://127.0.0.1:{self.hall.port}/ws"
                async with connect(url, max_size=2**24, compression=None, proxy=None, open_timeout=3) as line:
                    await self.talk(line)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await asyncio.sleep(random.uniform(0.02, 0.2))

    async def talk(self, line):
        await line.send(json.dumps({"say": "hello", "table": self.table, "token": self.token, "after": -1}))
        if self.pending is not None:
            await line.send(json.dumps(self.pending))
        async for text in line:
            told = json.loads(text)
            if told["kind"] == "done":
                self.acks.append((self.table, told["id"], told["seq"]))
                if self.pending is not None and told["id"] == self.pending["id"]:
                    self.pending = None
            elif told["kind"] == "refused":
                assert told["code"] in ("stale", "not_your_turn"), told
                self.pending = None
            elif told["kind"] == "frame":
                self.over = any(entry["kind"] == END for entry in told["entries"])
                if self.over:
                    return
                if told["legal"] and self.pending is None:
                    move = random.choice(told["legal"])
                    self.pending = {"say": "move", "id": secrets.token_hex(16), "after": told["seq"], "move": move}
                    await line.send(json.dumps(self.pending))


async def keep_playing(hall, tables, acks):
    """Play one table after the other, whatever happens to the server."""
    new = {"game": "market-island", "seats": SEATS, "own_seats": SEATS, "name": "Ana", "start": True}
    while True:
        try:
            _, made, _ = await asyncio.to_thread(ask, hall.port, "POST", "/api/tables", new)
        except (OSError, HTTPException):
            await asyncio.sleep(0.1)
            continue
        tables.append(made["table"])
        await asyncio.gather(*(Player(hall, made["table"], seat["token"], acks).play() for seat in made["seats"]))


async def play_and_kill(hall, tables, acks):
    """Kill the server at random moments while everybody plays; then let it run in peace for a moment."""
    tasks = [asyncio.create_task(keep_playing(hall, tables, acks)) for _ in range(TABLES)]
    for _ in range(KILLS):
        enough = len(acks) + MOVES_BETWEEN_KILLS
        while len(acks) < enough:
            await asyncio.sleep(0.01)
        await asyncio.sleep(random.uniform(0, 0.2))
        hall.kill()
        await hall.start()
    await asyncio.sleep(1.0)
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    assert [one for one in ended if isinstance(one, Exception)] == []


@pytest.mark.filterwarnings(
    "ignore::pytest.PytestUnraisableExceptionWarning"
)  # a client's socket, cut in the handshake
def test_no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed(tmp_path):
    async def run():
        hall = Hall(tmp_path)
        await hall.start()
        tables, acks = [], []
        try:
            await asyncio.wait_for(play_and_kill(hall, tables, acks), 30 + 10 * KILLS)
            hall.kill()
            await hall.start()
            paths = [f"/api/tables/{table}/journal" for table in tables]
            journals = [(await asyncio.to_thread(ask, hall.port, "GET", path))[1] for path in paths]
        finally:
            hall.kill()
        check(acks, tables, journals)

    asyncio.run(run())


def check(acks, tables, journals):
    entries = {table: read_entries(journal) for table, journal in zip(tables, journals, strict=True)}
    ended = [journal for table, journal in zip(tables, journals, strict=True) if entries[table][-1].kind == END]
    for journal in ended:
        verify(journal)
    for table in tables:
        times = collections.Counter(entry.id for entry in entries[table] if entry.id is not None)
        assert all(count == 1 for count in times.values())
    for table, move_id, seq in acks:
        assert entries[table][seq].id == move_id
    acknowledged = {(table, move_id) for table, move_id, _ in acks}
    assert len(acknowledged) > MOVES_BETWEEN_KILLS * KILLS / 2, "too few moves to mean anything"
    counted(
        "R1", kills=KILLS, acknowledged_moves=len(acknowledged), lost_or_doubled=0, finished_tables_proved=len(ended)
    )
