"""A real server on this machine, and clients that speak the protocol by hand."""

import asyncio
import contextlib
import gzip
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
from http.client import HTTPConnection

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tallystick.app import server
from tallystick.journal.commitments import commitment_to_seed
from tallystick.settings import Settings


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def settings_for(data, **changes):
    given = {"host": "127.0.0.1", "port": free_port(), "open_browser": False, "bot_pause": 0.0, "seed_patience": 1.0}
    return Settings(data=str(data), **(given | changes))


@contextlib.asynccontextmanager
async def serving(data, **changes):
    """A server in this event loop; its tables are at `.config.app.tables`."""
    settings = settings_for(data, **changes)
    running = server(settings)
    task = asyncio.create_task(running.serve())
    while not running.started:
        await asyncio.sleep(0.01)
    try:
        yield Site(running, settings.port)
    finally:
        running.should_exit = True
        await task


SERVER = """
import sys
from tallystick.app import serve
from tallystick.settings import Settings
serve(Settings(host="127.0.0.1", port=int(sys.argv[1]), data=sys.argv[2], open_browser=False, tables_at_once=1000))
"""


class Hall:
    """A server in a process of its own, that can be killed and started again."""

    def __init__(self, data):
        self.data = str(data)
        self.port = free_port()
        self.process = None

    async def start(self, **how):
        command = [sys.executable, "-c", SERVER, str(self.port), self.data]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment, **how)
        while True:
            try:
                await asyncio.to_thread(ask, self.port, "GET", "/healthz")
                return
            except OSError:
                assert self.process.poll() is None, "the server does not come back"
                await asyncio.sleep(0.05)

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Site:
    """A server as its clients see it."""

    def __init__(self, running, port):
        self.running = running
        self.port = port
        self.tables = running.config.app.tables

    async def ask(self, method, path, body=None, token=None, headers=None):
        """The status, the decoded body and the headers of one request."""
        return await asyncio.to_thread(ask, self.port, method, path, body, token, headers)

    async def make(self, **changes):
        asked = {"game": "market-island", "seats": 4, "name": "Ana"} | changes
        status, made, _ = await self.ask("POST", "/api/tables", asked)
        assert status == 201, made
        return made

    async def join(self, code, name, **more):
        return await self.ask("POST", "/api/join", {"code": code, "name": name, **more})

    async def journal(self, table):
        return (await self.ask("GET", f"/api/tables/{table}/journal"))[1]

    @contextlib.asynccontextmanager
    async def at_table(self, table, token=None, after=-1, origin=None, **more):
        client = Client(table, token)
        options = {"max_size": 2**24, "compression": None, "proxy": None, "origin": origin}
        async with connect(f"ws://127.0.0.1:{self.port}/ws", **(options | more)) as line:
            client.line = line
            await client.hello(after)
            yield client


def ask(port, method, path, body=None, token=None, headers=None):
    sent = dict(headers or {}) | ({"authorization": f"Bearer {token}"} if token else {})
    content = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    with contextlib.closing(HTTPConnection("127.0.0.1", port, timeout=20)) as connection:
        connection.request(method, path, content, sent)
        response = connection.getresponse()
        read = response.read()
    if response.headers["content-encoding"] == "gzip":
        read = gzip.decompress(read)
    if response.headers.get_content_type() == "application/json":
        read = json.loads(read)
    return response.status, read, response.headers


class Client:
    """One socket; `raw` keeps every message as it came."""

    def __init__(self, table, token):
        self.table = table
        self.token = token
        self.seed = secrets.token_bytes(32)
        self.raw = []
        self.entries = []
        self.opened = []
        self.lobby = None
        self.frame = None
        self.line = None

    async def say(self, **message):
        await self.line.send(json.dumps(message))

    async def hello(self, after=-1):
        commit = commitment_to_seed(self.seed) if self.token else None
        await self.say(say="hello", table=self.table, token=self.token, after=after, commit=commit)

    async def hear(self):
        """The next message; a wish to see the seed is granted at once."""
        text = await asyncio.wait_for(self.line.recv(), 10)
        self.raw.append(text)
        told = json.loads(text)
        if told["kind"] == "lobby":
            self.lobby = told
        elif told["kind"] == "open_seed":
            await self.say(say="seed", seed=self.seed.hex())
        elif told["kind"] == "frame":
            self.frame = told
            if told["view"] is not None:
                told["view"] |= told["own"]
            self.entries += told["entries"]
            self.opened += told["opened"]
        return told

    async def hear_until(self, wanted):
        while not wanted(told := await self.hear()):
            pass
        return told

    async def hear_kind(self, kind):
        return await self.hear_until(lambda told: told["kind"] == kind)

    async def closed_with(self):
        """The code that the server closes with, whatever it says before."""
        try:
            while True:
                self.raw.append(await asyncio.wait_for(self.line.recv(), 10))
        except ConnectionClosed:
            return self.line.close_code

    async def ask_move(self, move, move_id=None, after=None):
        """Ask for a move and wait for its answer."""
        move_id = move_id or secrets.token_hex(16)
        after = self.frame["seq"] if after is None else after
        await self.say(say="move", id=move_id, after=after, move=move)
        return await self.hear_until(lambda told: told["kind"] in ("done", "refused"))

    async def play_on(self, until=lambda client: False):
        """Make the last legal move whenever there is one, until the table is over."""
        while not until(self):
            if self.entries and self.entries[-1]["kind"] == "end":
                return
            if self.frame and self.frame["legal"]:
                answer = await self.ask_move(self.frame["legal"][-1])
                if answer["kind"] == "done" and self.frame["seq"] < answer["seq"]:
                    await self.hear_until(lambda told, seq=answer["seq"]: told.get("seq", -1) >= seq)
                continue
            await self.hear()
