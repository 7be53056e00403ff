"""What grows, and what it costs: long journals, many stored tables, tables in memory, sockets, watchers.

`python bench/growth.py [TABLES]` prints the figures and writes them into results.json under `growth`.
"""

import asyncio
import gc
import json
import os
import secrets
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from live import SERVER, Load, cpu_seconds, measure, server, wait_for

from tallystick.journal.signed_heads import Signer
from tallystick.storage.sqlite import SqliteStore, beside
from tallystick.tables.pace import Pace
from tallystick.tables.restoring import played_again
from tallystick.tables.service import Tables
from tallystick.tables.store import StoredSeat, StoredTable
from tallystick.tables.table import Table

HERE = Path(__file__).parent
PORT = 8981
MOVES = 60
SHORT, LONG = 50, 5_000
IN_MEMORY = 400
SOCKETS = 1_000
WATCHERS = 200


def resident(process: int | str = "self") -> int:
    """Bytes of memory that a process has."""
    with open(f"/proc/{process}/statm") as sizes:
        return int(sizes.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def in_a_hall(folder: str, work: Callable[[Tables], Awaitable[Any]]) -> Any:
    tables = Tables(SqliteStore(Path(folder, "tallystick.sqlite")), Signer(bytes(32)), Pace(seed_patience=0.0))
    try:
        return await work(tables)
    finally:
        tables.store.close()


class Silent:
    """Listens at a seat and keeps nothing."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def tell_frame(self) -> None: ...

    tell_lobby = tell_frame

    def say(self, message: bytes) -> None: ...

    say_with_frame = close = say


async def started(tables: Tables) -> Table:
    made, _ = await tables.make("market-island", 4, "Ana", {}, {"rounds": 60}, own_seats=4, start_at_once=True)
    table = await tables.find(made.id)
    for seat in range(4):
        tables.arrive(table, Silent(seat), None)
    while not table.started:
        await asyncio.sleep(0.01)
    return table


async def play(table: Table, moves: int) -> float:
    """CPU-microseconds of a move, from the door to the store and back."""
    seats = table.audience.at_seat
    played, began = 0, time.process_time()
    while played < moves and (due := table.game.to_act(table.record.state)):
        seat = due[0]
        asked = msgspec.json.encode(table.game.legal(table.record.state, seat)[0])
        seen = len(table.entries) - 1
        await table.asked(partial(table.move, seats[seat], secrets.token_hex(16), seen, asked))
        played += 1
    return (time.process_time() - began) / max(1, played) * 1e6


async def fill(table: Table, entries: int) -> None:
    """Notes until the journal is this long."""
    while len(table.entries) < entries:
        await table.asked(partial(table.note, None, note="resumed"))


async def long_journals(tables: Tables) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for entries in (SHORT, LONG):
        costs = []
        for _ in range(3):
            table = await started(tables)
            await fill(table, entries)
            costs.append(await play(table, MOVES))
        found[f"move_at_{entries}_entries_us"] = round(min(costs))
        kept = await tables.store.load(table.stored.id)
        assert kept is not None
        began = time.process_time()
        played_again(*kept)
        found[f"open_{entries}_entries_ms"] = round((time.process_time() - began) * 1000, 1)
    return found


async def in_memory(tables: Tables) -> dict[str, Any]:
    """Memory of a table that waits for its start, and of one at which 60 moves were made."""
    await play(await started(tables), MOVES)  # so that what is made once is made
    gc.collect()
    before = resident()
    waiting = []
    for _ in range(IN_MEMORY):
        made, _ = await tables.make("market-island", 4, "Ana", {}, {"rounds": 60})
        waiting.append(await tables.find(made.id))
    gc.collect()
    idle, before = resident() - before, resident()
    for _ in range(IN_MEMORY):
        await play(await started(tables), MOVES)
    gc.collect()
    live = resident() - before
    return {"idle_table_kib": round(idle / IN_MEMORY / 1024, 1), "live_table_kib": round(live / IN_MEMORY / 1024, 1)}


def stored_tables(count: int) -> dict[str, Any]:
    """Seconds until a server with so many stored tables answers."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "tallystick.sqlite")
        SqliteStore(path).close()
        many(path, count)
        script = Path(folder, "server.py")
        script.write_text(SERVER)
        began = time.perf_counter()
        process = subprocess.Popen([sys.executable, script, str(PORT), folder], stdout=subprocess.DEVNULL)
        try:
            wait_for(PORT)
            seconds = time.perf_counter() - began
            user, system = cpu_seconds(process.pid)
            return {"stored_tables": count, "start_seconds": round(seconds, 2), "start_cpu_seconds": user + system}
        finally:
            process.terminate()
            process.wait()


def many(path: Path, count: int) -> None:
    """The same table so many times, each with another name."""
    connection = sqlite3.connect(path)
    one = example()
    line = b"{}" * 450
    with connection:
        rows = [(number, f"{number:026}", f"{number:06}", one) for number in range(1, count + 1)]
        connection.executemany("INSERT INTO tables (number, id, code, beside) VALUES (?, ?, ?, ?)", rows)
        seats = [(number, seat, "person", "Ana", None, b"") for number in range(1, count + 1) for seat in range(4)]
        connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)", seats)
        entries = [(number, seq, line, None) for number in range(1, count + 1) for seq in range(4)]
        connection.executemany("INSERT INTO entries (table_number, seq, line, secret) VALUES (?, ?, ?, ?)", entries)
    connection.close()


def example() -> bytes:
    seats = [StoredSeat(seat) for seat in range(4)]
    return msgspec.json.encode(beside(StoredTable("t", "c", "market-island", {}, bytes(32), seats)))


async def sockets(process: int) -> dict[str, Any]:
    """Memory of a socket that watches."""
    load = Load(PORT, 0)
    load.closing = True
    await load.open()
    await asyncio.sleep(0.5)
    before = resident(process)
    await load.watch(SOCKETS)
    await asyncio.sleep(2)
    size = (resident(process) - before) / SOCKETS / 1024
    load.close()
    return {"socket_kib": round(size, 1)}


def watchers() -> dict[str, Any]:
    found: dict[str, Any] = {}
    with server(sys.executable, PORT) as process:
        found |= uvloop.run(sockets(process))
    costs = {}
    for count in (0, WATCHERS):
        with server(sys.executable, PORT) as process:
            figures = uvloop.run(measure(PORT, process, 4, 400, 100, watchers=count))
            costs[count] = 1e6 / figures["moves_per_cpu_second"]
    found["watcher_of_a_move_us"] = round((costs[WATCHERS] - costs[0]) / WATCHERS, 1)
    return found


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    found: dict[str, Any] = {"load": round(os.getloadavg()[0], 1)}
    for work in (long_journals, in_memory):
        with tempfile.TemporaryDirectory() as folder:
            found |= asyncio.run(in_a_hall(folder, work))
    found |= stored_tables(count)
    found |= watchers()
    for name, value in found.items():
        print(f"{name.replace('_', ' '):<32} {value:>10,}")
    file = HERE / "results.json"
    results = json.loads(file.read_text())
    results["growth"] = found
    file.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
