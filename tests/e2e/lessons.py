"""A class for the browser tests: people who are sockets and play by themselves, and somebody who leads by a socket."""

import asyncio
import json
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from conftest import Site
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tallystick.api.outside_bot import OutsidePlayer, read_link

PATIENCE = 60
"""Seconds that something may take on a machine that does other things too."""


class Pupil:
    """A socket that comes in, sits down and plays as soon as its table has begun."""

    def __init__(self, lesson: "Lesson", entered: dict[str, Any]) -> None:
        self.lesson = lesson
        self.entered = entered
        self.told: dict[str, Any] = {}
        self.line: ClientConnection | None = None
        self.playing: asyncio.Task[None] | None = None

    async def take_part(self) -> None:
        try:
            await self._listen()
        finally:
            if self.playing is not None:
                self.playing.cancel()
                await asyncio.gather(self.playing, return_exceptions=True)

    async def _listen(self) -> None:
        async with connect(self.lesson.socket, proxy=None) as self.line:
            enter = {"say": "enter", "session": self.entered["session"], "token": self.entered["token"]}
            await self.line.send(json.dumps(enter))
            async for text in self.line:
                message = json.loads(text)
                if message["kind"] != "sitting":
                    continue
                self.told = message
                place = message["place"]
                if place and place["set"] and place["token"] and self.playing is None:
                    await self.line.send(json.dumps({"say": "here"}))
                    link = f"{self.lesson.site.here}/t/{place['table']}#{place['token']}"
                    player = OutsidePlayer(read_link(link), "good", self.lesson.pause)
                    self.playing = asyncio.create_task(player.play())


class Lesson:
    """A session that is led by a socket; everything that waits has patience."""

    def __init__(self, site: Site, pause: float = 0.3, **plan: Any) -> None:
        self.site = site
        self.pause = pause
        self.made = site.post("/api/sessions", plan)
        self.hall: dict[str, Any] = {}
        self.rows: dict[int, dict[str, Any]] = {}
        self.needs: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.pupils: list[Pupil] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.line: ClientConnection | None = None
        self._start(self._lead())
        self.wait(lambda: self.hall)

    @property
    def socket(self) -> str:
        return self.site.here.replace("http", "ws") + "/ws"

    @property
    def code(self) -> str:
        return self.made["code"]

    @property
    def session(self) -> str:
        return self.made["session"]

    @property
    def wall(self) -> str:
        return f"/wall/{self.session}#{self.made['wall']}"

    def _start(self, work: Any) -> None:
        async def begin() -> None:
            self.tasks.append(asyncio.create_task(work))

        asyncio.run_coroutine_threadsafe(begin(), self.loop).result(PATIENCE)

    async def _lead(self) -> None:
        try:
            async with connect(self.socket, proxy=None) as self.line:
                enter = {"say": "enter", "session": self.session, "token": self.made["key"]}
                await self.line.send(json.dumps(enter))
                async for text in self.line:
                    self._hear(json.loads(text))
        except ConnectionClosed:
            return

    def _hear(self, message: dict[str, Any]) -> None:
        match message["kind"]:
            case "hall":
                self.hall = message
            case "rows":
                self.rows |= {row["number"]: row for row in message["rows"]}
            case "needs":
                self.needs = message["needs"]
            case "did" | "refused":
                self.answers[message["id"]] = message

    def lead(self, what: str, **fields: Any) -> dict[str, Any]:
        """Do something; fails where it is refused."""
        asked = secrets.token_hex(16)
        said = json.dumps({"say": "lead", "id": asked, "do": what, **fields})
        assert self.line is not None
        asyncio.run_coroutine_threadsafe(self.line.send(said), self.loop).result(PATIENCE)
        self.wait(lambda: asked in self.answers)
        answer = self.answers.pop(asked)
        assert answer["kind"] == "did", answer
        return answer

    def wait(self, for_what: Callable[[], Any]) -> Any:
        until = time.monotonic() + PATIENCE
        while not (found := for_what()):
            assert time.monotonic() < until, (self.hall.get("phase"), self.needs, list(self.rows.values()))
            time.sleep(0.05)
        return found

    def need(self, what: str) -> dict[str, Any]:
        return self.wait(lambda: next((need for need in self.needs if need["what"] == what), None))

    def come(self, count: int) -> None:
        """So many more, by sockets."""
        for _ in range(count):
            pupil = Pupil(self, self.site.post("/api/enter", {"code": self.code}))
            self.pupils.append(pupil)
            self._start(pupil.take_part())

    def number_of(self, name: str) -> int:
        """The number of who is called so."""
        return self.wait(
            lambda: next((person["number"] for person in self.hall["people"] if person["name"] == name), None)
        )

    def close(self) -> None:
        async def end() -> None:
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)

        asyncio.run_coroutine_threadsafe(end(), self.loop).result(PATIENCE)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        self.loop.close()


@contextmanager
def lesson(site: Site, **plan: Any) -> Iterator[Lesson]:
    led = Lesson(site, **plan)
    try:
        yield led
    finally:
        led.close()
