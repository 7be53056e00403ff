"""The live server under load: 50 tables of four sockets, every move judged, made durable and told to all four.

`python bench/live.py` prints moves per CPU-second of the server at full speed, and latency at 500 moves a second.
The server is a process of its own; what the clients cost is not counted. Machines are shared: the median run counts.
"""

import argparse
import asyncio
import json
import os
import random
import secrets
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import uvloop

SERVER = """
import sys
from tallystick.app import serve
from tallystick.settings import Settings
serve(Settings(host="127.0.0.1", port=int(sys.argv[1]), data=sys.argv[2], open_browser=False,
               messages_a_second=1e6, messages_at_once=1e6, tables_at_once=1e6))
"""
SEATS = 4
WATCHER = -1
STEADY = 500
TICK = os.sysconf("SC_CLK_TCK")


class Told(msgspec.Struct):
    kind: str
    seq: int = -1
    legal: list[msgspec.Raw] = []
    code: str | None = None


decode = msgspec.json.Decoder(Told).decode
FRAME = b'{"kind":"frame","seq":'
NOTHING_TO_DO = b',"legal":[],'
"""A frame for a seat that has no move is counted and not read: the clients share the machine with the server."""


class Socket(asyncio.Protocol):
    """A client as thin as can be: it reads what it needs and masks with zeros."""

    def __init__(self, table: "Load", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.buffer = bytearray()
        self.shaken = False
        self.ready = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        transport.write(
            b"GET /ws HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )

    def send(self, message: bytes) -> None:
        size = len(message)
        start = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(start + b"\0\0\0\0" + message)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.shaken:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            self.shaken = True
            del self.buffer[: end + 4]
            self.ready.set_result(None)
        while (message := self.next_message()) is not None:
            if self.seat == WATCHER:
                continue
            if message.startswith(FRAME) and NOTHING_TO_DO in message:
                self.table.told_of(int(message[len(FRAME) : message.index(b",", len(FRAME))]))
            else:
                self.table.heard(self.seat, decode(message))

    def next_message(self) -> bytes | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        opcode = buffer[0] & 15
        message = bytes(buffer[start : start + size])
        del buffer[: start + size]
        return message if opcode == 1 else b'{"kind":"other"}'


class Load:
    """One table of four sockets that play by chance."""

    def __init__(self, port: int, rate: float) -> None:
        self.port = port
        self.rate = rate
        self.sockets: list[Socket] = []
        self.seq = -1
        self.moves = 0
        self.told = 0
        self.sent_at = 0.0
        self.due = 0.0
        self.answered: list[float] = []
        self.all_told: list[float] = []
        self.running = False
        self.closing = False

    async def open(self) -> None:
        make = {"game": "market-island", "seats": SEATS, "name": "Ana", "own_seats": SEATS, "start": True}
        make["options"] = {"rounds": 60}
        made = await asyncio.to_thread(post, self.port, make)
        self.id = made["table"]
        loop = asyncio.get_running_loop()
        for place in made["seats"]:
            _, socket = await loop.create_connection(
                lambda place=place: Socket(self, place["seat"]), "127.0.0.1", self.port
            )
            self.sockets.append(socket)
            await socket.ready
        for place, socket in zip(made["seats"], self.sockets, strict=True):
            hello = {"say": "hello", "table": made["table"], "token": place["token"], "after": -1}
            socket.send(json.dumps(hello).encode())

    async def watch(self, watchers: int) -> None:
        """So many look on, who read what they are told and say nothing."""
        for _ in range(watchers):
            _, socket = await asyncio.get_running_loop().create_connection(
                lambda: Socket(self, WATCHER), "127.0.0.1", self.port
            )
            await socket.ready
            socket.send(b'{"say":"hello","table":"%b"}' % self.id.encode())
            self.sockets.append(socket)

    def heard(self, seat: int, told: Told) -> None:
        if told.kind == "frame":
            self.told_of(told.seq)
            if told.legal:
                self.move(seat, told)
        elif told.kind == "done":
            self.moves += 1
            self.answered.append(time.perf_counter() - self.sent_at)
        elif told.kind == "refused":
            raise SystemExit(f"refused: {told.code}")

    def told_of(self, seq: int) -> None:
        if self.sent_at and seq > self.seq:
            self.told += 1
            if self.told == SEATS:
                self.all_told.append(time.perf_counter() - self.sent_at)

    def move(self, seat: int, told: Told) -> None:
        self.running = True
        if self.closing:
            return
        loop = asyncio.get_running_loop()
        if not self.rate:
            loop.call_soon(self.send, seat, told)
            return
        self.due = max(self.due + 1 / self.rate, loop.time())
        loop.call_at(self.due, self.send, seat, told)

    def send(self, seat: int, told: Told) -> None:
        if self.closing:
            return
        self.seq, self.told = told.seq, 0
        message = b'{"say":"move","id":"%b","after":%d,"move":%b}' % (
            secrets.token_hex(16).encode(),
            told.seq,
            bytes(random.choice(told.legal)),
        )
        self.sent_at = time.perf_counter()
        self.sockets[seat].send(message)

    def close(self) -> None:
        self.closing = True
        for socket in self.sockets:
            socket.transport.abort()


def post(port: int, body: object) -> dict:
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", json.dumps(body).encode())
    with urllib.request.urlopen(request) as response:
        return json.load(response)


def cpu_seconds(process: int) -> tuple[float, float]:
    """User and system time of a process, with all its threads."""
    with open(f"/proc/{process}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return int(fields[11]) / TICK, int(fields[12]) / TICK


def share(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000


async def measure(port: int, process: int, tables: int, moves: int, rate: float, watchers: int = 0) -> dict[str, float]:
    """Figures of one run; the server's CPU time is that of its whole process, and of nothing else."""
    loads = [Load(port, rate / tables) for _ in range(tables)]
    for load in loads:
        await load.open()
        await load.watch(watchers)
    while not all(load.running for load in loads):
        await asyncio.sleep(0.02)
    before = sum(load.moves for load in loads)
    for load in loads:
        load.answered.clear()
        load.all_told.clear()
    cpu, clock = cpu_seconds(process), time.perf_counter()
    count, counted_at = 0, clock
    while count < moves and time.perf_counter() - counted_at < 2:  # else every table is over
        await asyncio.sleep(0.05)
        count, last = sum(load.moves for load in loads) - before, count
        if count > last:
            counted_at = time.perf_counter()
    user, system = (after - before for after, before in zip(cpu_seconds(process), cpu, strict=True))
    clock = time.perf_counter() - clock
    answered = [value for load in loads for value in load.answered]
    told = [value for load in loads for value in load.all_told]
    for load in loads:
        load.close()
    return {
        "moves": count,
        "moves_per_second": round(count / clock),
        "moves_per_cpu_second": round(count / (user + system)),
        "user_microseconds_per_move": round(user / count * 1e6),
        "system_microseconds_per_move": round(system / count * 1e6),
        "answered_p50_ms": round(share(answered, 0.5), 1),
        "answered_p99_ms": round(share(answered, 0.99), 1),
        "told_to_all_p50_ms": round(share(told, 0.5), 1),
        "told_to_all_p99_ms": round(share(told, 0.99), 1),
    }


def show(figures: dict[str, Any]) -> None:
    print(
        f"{figures['run'].replace('_', ' '):>12}:"
        f" {figures['moves_per_cpu_second']:,} moves per CPU-second of the server"
        f" ({figures['user_microseconds_per_move']} us user + {figures['system_microseconds_per_move']} us system),"
        f" {figures['moves_per_second']:,} moves/s;"
        f" answered p50 {figures['answered_p50_ms']} p99 {figures['answered_p99_ms']} ms,"
        f" told to all four p50 {figures['told_to_all_p50_ms']} p99 {figures['told_to_all_p99_ms']} ms"
    )


@contextmanager
def server(python: str, port: int, profile: bool = False) -> Iterator[int]:
    """The process of a server on an empty folder, by the build that this Python has."""
    with tempfile.TemporaryDirectory() as data:
        script = Path(data, "server.py")
        script.write_text(SERVER)
        profiler = ["-m", "cProfile", "-s", "tottime"] if profile else []
        command = [python, *profiler, str(script), str(port), data]
        process = subprocess.Popen(command, stdout=None if profile else subprocess.DEVNULL)
        try:
            wait_for(port)
            yield process.pid
        finally:
            process.send_signal(signal.SIGINT if profile else signal.SIGTERM)
            process.wait()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=6_000)
    parser.add_argument("--runs", type=int, default=5, help="so many of each kind, in turns")
    parser.add_argument("--port", type=int, default=8971)
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--json", action="store_true", help="print the medians as JSON")
    parser.add_argument("--no-steady", action="store_true", help="only at full speed")
    given = parser.parse_args()
    runs = [("full_speed", given.moves, 0)]
    if not (given.profile or given.no_steady):
        runs.append(("steady", 2 * STEADY, STEADY))
    runs *= 1 if given.profile else given.runs
    found: list[dict[str, Any]] = []
    with server(sys.executable, given.port, given.profile) as process:
        for name, moves, rate in runs:
            figures = uvloop.run(measure(given.port, process, given.tables, moves, rate))
            found.append({"run": name} | figures)
            if not given.json:
                show(found[-1])
    if given.json:
        print(json.dumps({name: medians([run for run in found if run["run"] == name]) for name, _, _ in runs}))


def medians(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """The median of each figure."""
    return {name: round(statistics.median(run[name] for run in runs), 1) for name in runs[0] if name != "run"}


def wait_for(port: int) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz").close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server does not answer")


if __name__ == "__main__":
    main()
