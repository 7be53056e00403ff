"""A bot that plays one seat from outside, over the same protocol as every browser."""

import asyncio
import json
import random
import secrets
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import SplitResult, parse_qs, urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tallystick.bots import bot_named
from tallystick.games import game_named
from tallystick.journal.commitments import commitment_to_seed
from tallystick.journal.entries import END, SEED_OPENED, START
from tallystick.journal.tape import Tape
from tallystick.kernel.forms import shortened
from tallystick.kernel.game import Bot, Game
from tallystick.kernel.refusals import Refused
from tallystick.tables.audience import NO_SUCH_TABLE, OPENED_ELSEWHERE, TABLE_DELETED

FINAL_CODES = (NO_SUCH_TABLE, OPENED_ELSEWHERE, TABLE_DELETED)
LARGEST_FRAME = 8 * 2**20
MOST_FAILURES = 8


class Seen(dict[str, Any]):
    """A view as it comes over the wire, read like the struct that it was."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None


def read_seen(text: str | bytes) -> Any:
    return json.loads(text, object_hook=Seen)


class Invitation(msgspec.Struct, frozen=True):
    """Where to play: the server, and a seat's token or a table's code."""

    server: str
    table: str | None = None
    token: str | None = None
    code: str | None = None

    @property
    def socket(self) -> str:
        return "ws" + self.server.removeprefix("http") + "/ws"


def read_link(url: str) -> Invitation:
    """A seat's link, or an invitation with a code.

    >>> read_link("http://localhost:8000/t/abc#secret").token
    'secret'
    >>> [read_link("http://localhost:8000/join" + rest).code for rest in ("/K7PM2X", "?code=K7PM2X", "#K7PM2X")]
    ['K7PM2X', 'K7PM2X', 'K7PM2X']
    """
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise Refused("bad_link")
    server = f"{parts.scheme}://{parts.netloc}"
    words = [word for word in parts.path.split("/") if word]
    if len(words) == 2 and words[0] == "t" and parts.fragment:
        return Invitation(server, table=words[1], token=parts.fragment)
    code = _code_in(parts, words)
    if code is None:
        raise Refused("bad_link")
    return Invitation(server, code=code)


def _code_in(parts: SplitResult, words: list[str]) -> str | None:
    asked = parse_qs(parts.query).get("code")
    return asked[0] if asked else parts.fragment or (words[-1] if words and words != ["join"] else None)


def post(url: str, body: object) -> dict[str, Any]:
    """Ask over HTTP; raises Refused with the server's code."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=10) as response:
            answer: dict[str, Any] = json.load(response)
    except urllib.error.HTTPError as problem:
        with problem:
            refused = json.load(problem)["refused"]
        raise Refused(refused["code"], **refused["arguments"]) from None
    return answer


async def play_seat(url: str, name: str = "Bot", bot: str = "good", pause: float = 0.0) -> int:
    """Take the seat that the link offers and play it to the end; returns how many moves were made."""
    invited = read_link(url)
    if invited.code is not None:
        joined = await asyncio.to_thread(post, invited.server + "/api/join", {"code": invited.code, "name": name})
        invited = msgspec.structs.replace(invited, table=joined["table"], token=joined["token"])
    player = OutsidePlayer(invited, bot, pause)
    await player.play()
    return player.moves


class OutsidePlayer:
    """Keeps its seat over lost connections; a move that got no answer is sent again with the same id."""

    def __init__(self, invited: Invitation, bot: str, pause: float) -> None:
        self.invited = invited
        self.bot_name = bot
        self.pause = pause
        self.seed = secrets.token_bytes(32)
        self.seed_came = False
        """Whether the server has said so."""
        self.seed_in_journal = ""
        self.chance = Tape(secrets.token_bytes(32))
        self.game: Game[Any] | None = None
        self.bot: Bot | None = None
        self.seat = -1
        self.after = -1
        self.asking: Any = None
        """The newest frame, when it asks for a move that was not yet made."""
        self.pending: dict[str, Any] | None = None
        self.moves = 0
        self.over = False

    async def play(self) -> None:
        """Play to the end; raises Refused when the seat is not ours any more, OSError when nobody answers."""
        failures = 0
        while not self.over:
            try:
                code = await self._talk()
                failures = 0
            except (OSError, TimeoutError, InvalidHandshake):
                code = None
                failures += 1
                if failures == MOST_FAILURES:
                    raise
            if code in FINAL_CODES:
                raise Refused("no_such_table")
            if not self.over:
                await asyncio.sleep(min(0.5 * 2**failures, 8) * random.uniform(0.5, 1))

    async def _talk(self) -> int | None:
        """One connection, from hello to its end; returns the code it was closed with."""
        async with connect(self.invited.socket, max_size=LARGEST_FRAME, compression=None, proxy=None) as line:
            try:
                await self._greet(line)
                async for text in line:
                    await self._hear(line, read_seen(text))
                    if self.over:
                        break
            except ConnectionClosed:
                pass
        return line.close_code

    async def _greet(self, line: ClientConnection) -> None:
        hello = {
            "say": "hello",
            "table": self.invited.table,
            "token": self.invited.token,
            "after": self.after,
            "commit": commitment_to_seed(self.seed),
        }
        await line.send(json.dumps(hello))
        if self.pending is not None:
            await line.send(json.dumps(self.pending))

    async def _hear(self, line: ClientConnection, message: Any) -> None:
        kind = message["kind"]
        if kind == "lobby":
            self.game = game_named(message["game"], message.get("rules"))
            self.bot = bot_named(self.game, self.bot_name)
        elif kind == "seated":
            self.seat = message["seat"]
        elif kind == "open_seed":
            await line.send(json.dumps({"say": "seed", "seed": self.seed.hex()}))
        elif kind == "seed_shown":
            self.seed_came = True
        elif kind in ("done", "refused"):
            self.moves += kind == "done"
            self.pending = None
            await self._move(line)
        elif kind == "frame":
            self.after = message["seq"]
            for entry in message["entries"]:
                self._read(entry)
            if message["view"] is not None:
                message["view"].update(message["own"])
            self.asking = message if message["legal"] and self.seat in message["view"].to_act else None
            await self._move(line)

    def _read(self, entry: Any) -> None:
        """Raises Refused where the server had our seed and made the chance without it."""
        if entry["kind"] == SEED_OPENED and entry["actor"] == self.seat:
            self.seed_in_journal = entry["body"]["seed"]
        elif entry["kind"] == START and self.seed_came and self.seed_in_journal != self.seed.hex():
            raise Refused("own_seed_dropped")
        self.over = self.over or entry["kind"] == END

    async def _move(self, line: ClientConnection) -> None:
        """Answer the newest frame, once the move before it was answered: that one may have come too late."""
        if self.game is None or self.bot is None or self.pending is not None or self.asking is None:
            return
        frame, self.asking = self.asking, None
        if self.pause:
            await asyncio.sleep(self.pause)
        moves = tuple(self.game.read_legal(move) for move in frame["legal"])
        chosen = self.bot.choose(None if self.bot.blind else frame["view"], self.seat, moves, self.chance)
        move = msgspec.to_builtins(shortened(chosen))
        self.pending = {"say": "move", "id": secrets.token_hex(16), "after": frame["seq"], "move": move}
        await line.send(json.dumps(self.pending))
