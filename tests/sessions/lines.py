"""A class for tests: people and facilitators as sockets that speak the protocol by hand."""

import asyncio
import contextlib
import json
import secrets

from websockets.asyncio.client import connect

from servers import Client


class Line:
    """One socket in a session; `last` keeps the newest message of each kind, `rows` every row."""

    def __init__(self, site, session, token):
        self.site, self.session, self.token = site, session, token
        self.last, self.rows, self.raw, self.answers = {}, {}, [], {}
        self.line = self.reading = None
        self.news = asyncio.Condition()

    async def open(self):
        self.line = await connect(f"ws://127.0.0.1:{self.site.port}/ws", proxy=None, compression=None, max_size=2**24)
        await self.line.send(json.dumps({"say": "enter", "session": self.session, "token": self.token}))
        self.reading = asyncio.create_task(self._read())
        return self

    async def _read(self):
        with contextlib.suppress(Exception):
            async for text in self.line:
                self.raw.append(text)
                told = json.loads(text)
                self.last[told["kind"]] = told
                if told["kind"] == "rows":
                    self.rows |= {row["number"]: row for row in told["rows"]}
                if told["kind"] in ("did", "refused"):
                    self.answers[told["id"]] = told
                async with self.news:
                    self.news.notify_all()
        async with self.news:
            self.news.notify_all()

    async def until(self, wanted, seconds=20):
        """Wait until what it was told satisfies this; what it was not told yet does not."""

        def so():
            with contextlib.suppress(LookupError, TypeError):
                return wanted(self)

        async def waiting():
            async with self.news:
                while not so():
                    await self.news.wait()

        await asyncio.wait_for(waiting(), seconds)

    async def say(self, **message):
        await self.line.send(json.dumps(message))

    async def asks(self, do, asked=None, seconds=20, **fields):
        """Lead, and wait for the answer."""
        asked = asked or secrets.token_hex(16)
        await self.say(say="lead", id=asked, do=do, **fields)
        await self.until(lambda line: asked in line.answers, seconds)
        return self.answers.pop(asked)

    async def leads(self, do, **fields):
        answer = await self.asks(do, **fields)
        assert answer["kind"] == "did", answer
        return answer

    @property
    def sitting(self):
        return self.last.get("sitting")

    @property
    def hall(self):
        return self.last.get("hall")

    @property
    def needs(self):
        return self.last.get("needs", {}).get("needs", [])

    async def close(self):
        await self.line.close()
        if self.reading:
            await self.reading


class Pupil:
    """A person with both sockets: that of the session, and that of the table they were sent to."""

    def __init__(self, site, entered):
        self.site, self.number, self.name = site, entered["number"], entered["name"]
        self.line = Line(site, entered["session"], entered["token"])
        self.at_table = None
        self.playing = None
        self.moves = 0
        self.pause = 0.05
        """Seconds that this person thinks."""

    async def enter(self):
        await self.line.open()
        await self.line.until(lambda line: line.sitting or line.last.get("refused"))
        return self

    async def sit(self):
        """Go to the table, as the page does."""
        await self.line.until(lambda line: line.sitting["place"] is not None)
        place = self.line.sitting["place"]
        self.at_table = Client(place["table"], place["token"])
        self.at_table.line = await connect(
            f"ws://127.0.0.1:{self.site.port}/ws", proxy=None, compression=None, max_size=2**24
        )
        await self.at_table.hello()
        self.playing = asyncio.create_task(self._play())

    async def _play(self):
        """Make the last legal move whenever there is one; also after a pause."""
        client = self.at_table
        with contextlib.suppress(Exception):
            while True:
                try:
                    text = await asyncio.wait_for(client.line.recv(), 0.3)
                except TimeoutError:
                    text = None
                if text is not None:
                    await self._hear(json.loads(text))
                lobby, frame = client.lobby, client.frame
                over = lobby and (lobby["over"] or lobby["paused"])
                if frame and frame["legal"] and not over and frame["seq"] != getattr(self, "asked_at", None):
                    self.asked_at = frame["seq"]
                    await asyncio.sleep(self.pause)
                    move = [one for one in frame["legal"] if one["move"] != "form"] or [None]
                    if move[-1] is not None:
                        self.moves += 1
                        await client.say(say="move", id=secrets.token_hex(16), after=frame["seq"], move=move[-1])

    async def _hear(self, told):
        client = self.at_table
        if told["kind"] == "lobby":
            client.lobby = told
            self.asked_at = None
        elif told["kind"] == "open_seed":
            await client.say(say="seed", seed=client.seed.hex())
        elif told["kind"] == "frame":
            client.frame = told
            client.entries += told["entries"]

    async def leave_table(self):
        if self.playing:
            self.playing.cancel()
            await self.at_table.line.close()
            self.at_table = self.playing = None

    async def go(self):
        await self.leave_table()
        await self.line.close()


async def made(site, **plan):
    status, answer, _ = await site.ask("POST", "/api/sessions", plan)
    assert status == 201, answer
    return answer


async def leading(site, session, key=None):
    line = await Line(site, session["session"], key or session["key"]).open()
    await line.until(lambda line: line.hall)
    return line


async def enter(site, session, **more):
    status, answer, _ = await site.ask("POST", "/api/enter", {"code": session["code"], **more})
    assert status == 201, answer
    return await Pupil(site, answer).enter()


async def a_class(site, session, people):
    return list(await asyncio.gather(*(enter(site, session) for _ in range(people))))


async def journals(site, line):
    """The journal of every table that a facilitator sees."""
    found = {}
    for number, row in line.rows.items():
        found[number] = await site.journal(row["table"])
    return found
