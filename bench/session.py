"""A hall under load: 125 tables of four led by one session, with a cockpit, a wall and 500 session sockets.

`python bench/session.py` prints moves per CPU-second of the server with a session and without one, in turns in one run,
what the cockpit is told a second, and how long seating takes for 60 and for 500 people.
"""

import argparse
import asyncio
import json
import statistics
import sys
import time
import urllib.request
from typing import Any

import uvloop
from live import SEATS, Load, Socket, cpu_seconds, server

from tallystick.sessions.seating import plan_tables, seat

COUNTED = -2


class Ear(Socket):
    """A line in a session: it counts what it is told, and answers nothing."""

    def __init__(self, session: str, token: str) -> None:
        super().__init__(None, COUNTED)  # type: ignore[arg-type]
        self.session, self.token = session, token
        self.bytes = 0
        self.last: dict[str, Any] = {}
        self.answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data) if self.shaken else 0
        self.buffer += data
        if not self.shaken:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            self.shaken = True
            del self.buffer[: end + 4]
            self.ready.set_result(None)
        while (message := self.next_message()) is not None:
            if message.startswith((b'{"kind":"sitting"', b'{"kind":"did"', b'{"kind":"refused"')):
                told = json.loads(message)
                self.last[told["kind"]] = told
                if told["kind"] != "sitting":
                    self.answers.put_nowait(told)

    async def lead(self, do: str) -> None:
        self.send(json.dumps({"say": "lead", "id": time.time_ns().to_bytes(16).hex(), "do": do}).encode())
        told = await self.answers.get()
        if told["kind"] != "did":
            raise SystemExit(str(told))


async def listening(port: int, session: str, token: str) -> Ear:
    _, ear = await asyncio.get_running_loop().create_connection(lambda: Ear(session, token), "127.0.0.1", port)
    await ear.ready
    ear.send(json.dumps({"say": "enter", "session": session, "token": token}).encode())
    return ear


def post(port: int, path: str, body: object) -> dict[str, Any]:
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode())
    with urllib.request.urlopen(request) as response:
        found: dict[str, Any] = json.load(response)
        return found


async def led(port: int, tables: int, loads: list[Load]) -> tuple[list[Ear], Ear]:
    """Tables of a session, with a socket of the table and one of the session for everybody."""
    people = tables * SEATS
    made = await asyncio.to_thread(post, port, "/api/sessions", {"expected": people, "options": {"rounds": 60}})
    entered = [await asyncio.to_thread(post, port, "/api/enter", {"code": made["code"]}) for _ in range(people)]
    cockpit = await listening(port, made["session"], made["key"])
    ears = [await listening(port, made["session"], made["wall"]), cockpit]
    persons = [await listening(port, made["session"], one["token"]) for one in entered]
    began = time.perf_counter()
    await cockpit.lead("seat")
    while not all(((ear.last.get("sitting") or {}).get("place") or {}).get("table") for ear in persons):
        await asyncio.sleep(0.05)
    print(f"  {people} people sent to {tables} tables in {time.perf_counter() - began:.1f} s")
    by_table: dict[str, list[dict[str, Any]]] = {}
    for ear in persons:
        place = ear.last["sitting"]["place"]
        by_table.setdefault(place["table"], []).append(place)
    for load, (table, places) in zip(loads, by_table.items(), strict=True):
        await sit(load, table, sorted(places, key=lambda place: place["seat"]))
    began = time.perf_counter()
    await cockpit.lead("begin")
    while not all(load.running for load in loads):
        await asyncio.sleep(0.02)
    print(f"  all {tables} tables started in {time.perf_counter() - began:.1f} s")
    return ears + persons, cockpit


async def sit(load: Load, table: str, places: list[dict[str, Any]]) -> None:
    load.id = table
    for place in places:
        _, socket = await asyncio.get_running_loop().create_connection(
            lambda place=place: Socket(load, place["seat"]), "127.0.0.1", load.port
        )
        load.sockets.append(socket)
        await socket.ready
        hello = {"say": "hello", "table": table, "token": place["token"], "after": -1}
        socket.send(json.dumps(hello).encode())


async def measure(
    port: int, process: int, tables: int, moves: int, with_session: bool, rate: float
) -> dict[str, float]:
    loads = [Load(port, rate / tables) for _ in range(tables)]
    ears: list[Ear] = []
    cockpit: Ear | None = None
    if with_session:
        ears, cockpit = await led(port, tables, loads)
    else:
        for load in loads:
            await load.open()
    while not all(load.running for load in loads):
        await asyncio.sleep(0.02)
    await asyncio.sleep(1)
    before, told = sum(load.moves for load in loads), cockpit.bytes if cockpit else 0
    cpu, clock = sum(cpu_seconds(process)), time.perf_counter()
    while sum(load.moves for load in loads) - before < moves and time.perf_counter() - clock < 60:
        await asyncio.sleep(0.05)
    seconds, used = time.perf_counter() - clock, sum(cpu_seconds(process)) - cpu
    count = sum(load.moves for load in loads) - before
    for load in loads:
        load.close()
    for ear in ears:
        ear.transport.abort()
    await asyncio.sleep(0.5)
    return {
        "moves_per_cpu_second": round(count / used),
        "moves_per_second": round(count / seconds),
        "cockpit_kb_per_second": round((cockpit.bytes - told) / seconds / 1000, 1) if cockpit else 0,
    }


def seating() -> dict[str, float]:
    """Seconds for a plan and a seating, with pairs to keep apart."""
    found = {}
    for people in (60, 500):
        began = time.perf_counter()
        pairs = [(number, number + 1) for number in range(1, 21, 2)]
        seat(list(range(1, people + 1)), plan_tables(people, 2, 6, 4), seed="bench", apart=pairs)
        found[f"seating_{people}_seconds"] = round(time.perf_counter() - began, 4)
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=125)
    parser.add_argument("--moves", type=int, default=6_000)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--rate", type=float, default=0, help="moves a second of all tables; 0: as fast as can be")
    parser.add_argument("--port", type=int, default=8973)
    given = parser.parse_args()
    found: dict[bool, list[dict[str, float]]] = {False: [], True: []}
    with server(sys.executable, given.port) as process:
        for run in range(2 * given.runs):
            with_session = bool(run % 2)
            figures = uvloop.run(measure(given.port, process, given.tables, given.moves, with_session, given.rate))
            found[with_session].append(figures)
            print("with a session:   " if with_session else "without a session:", figures, flush=True)
    with_it, without = (statistics.median(run["moves_per_cpu_second"] for run in found[way]) for way in (True, False))
    print(json.dumps({"share_of_moves_per_cpu_second": round(with_it / without, 3)} | seating()))


if __name__ == "__main__":
    main()
