"""A small table server for work on the browser client: the real rules, everything in memory, nothing durable.

python tests/web/dev_server.py [port], with starlette and uvicorn installed.
"""

import asyncio
import json
import secrets
import sys
import time
from pathlib import Path
from random import SystemRandom

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

ROOT = Path(__file__).resolve().parents[2] / "src"
sys.path.insert(0, str(ROOT))

from tallystick.bots import bot_named, bots_for  # noqa: E402
from tallystick.bots.playing import choice_of  # noqa: E402
from tallystick.games import CATALOGUE  # noqa: E402
from tallystick.journal.entries import line  # noqa: E402
from tallystick.journal.secrets import commitment_to_seed  # noqa: E402
from tallystick.journal.table_record import TableRecord  # noqa: E402
from tallystick.kernel.chance import Chance  # noqa: E402
from tallystick.kernel.messages import witness  # noqa: E402
from tallystick.kernel.options import chosen, options_of, read_options  # noqa: E402
from tallystick.kernel.refusals import Refused  # noqa: E402
from tallystick.kernel.seats import PUBLIC, Viewer  # noqa: E402

WEB = ROOT / "tallystick" / "web"
LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
BOT_NAMES = ("Bo", "Chloé", "Dev", "Emil", "Fatou", "Gaia")
plain = msgspec.to_builtins


class Own(Chance):
    """The bots' own chance."""

    def below(self, n):
        return secrets.randbelow(n)


class Table:
    def __init__(self, asked):
        self.game = CATALOGUE[asked.get("game", "market-island")]
        self.options = read_options(self.game.options, asked.get("options", {}))
        self.id, self.code = secrets.token_hex(8), "".join(SystemRandom().choices(LETTERS, k=6))
        self.seats = asked.get("seats", 4)
        self.record = TableRecord(self.game, self.seats, self.options, self.id, secrets.token_bytes(32))
        self.told, self.started, self.paused = {}, False, False
        self.by_hand = asked.get("ledger_by_hand", False)
        self.players = [{"kind": "empty", "name": "", "bot": None, "token": None} for _ in range(self.seats)]
        self.own = []
        for seat in range(asked.get("own_seats", 1)):
            name = asked.get("name", "Ana") if seat == 0 else f"{asked.get('name', 'Ana')} {seat + 1}"
            self.own.append({"seat": seat, "token": self.sit(seat, name)})
        for seat, bot in asked.get("bots", {}).items():
            self.fill(int(seat), bot)
        self.auto = asked.get("start", False)
        self.sockets, self.next_table, self.playing = {}, None, None
        self.copies, self.hands, self.committed = {}, {}, {}

    def sit(self, seat, name):
        self.players[seat] = {"kind": "person", "name": name, "bot": None, "token": secrets.token_urlsafe(32)}
        return self.players[seat]["token"]

    def fill(self, seat, bot):
        kept = self.players[seat]
        self.players[seat] = {"kind": "bot", "name": kept["name"] or BOT_NAMES[seat - 1], "bot": bot, "token": None}

    def lobby(self):
        here = {seat for seat, _ in self.sockets.values()}
        players = [
            {
                "seat": n,
                "name": p["name"],
                "kind": p["kind"],
                "bot": p["bot"],
                "taken_over": False,
                "here": p["kind"] == "bot" or n in here,
            }
            for n, p in enumerate(self.players)
        ]
        return {
            "table": self.id,
            "code": None if self.started else self.code,
            "game": self.game.name,
            "host": 0,
            "options": chosen(self.options),
            "started": self.started,
            "over": self.record.ended,
            "paused": self.paused,
            "ledger_by_hand": self.by_hand,
            "next_table": self.next_table,
            "players": players,
            "watching": sum(seat is None for seat, _ in self.sockets.values()),
        }

    async def tell(self, message):
        for socket in list(self.sockets):
            await send(socket, message)

    def frame(self, seat, after):
        record, viewer = self.record, PUBLIC if seat is None else Viewer(seat)
        opened = []
        for entry in record.entries[after + 1 :]:
            if entry.seq in self.told:
                opened += [plain(o) for o in record.opened(entry.seq, self.told[entry.seq], viewer)]
        state = record.state
        legal = self.game.legal(state, seat) if state and seat is not None else ()
        return {
            "kind": "frame",
            "seq": len(record.entries) - 1,
            "head": record.head,
            "view": plain(self.game.view(state, viewer)) if state else None,
            "legal": plain(legal),
            "entries": plain(record.entries[after + 1 :]),
            "opened": opened,
        }

    async def accept(self, proposal):
        entry = self.record.accept(proposal)
        if proposal.events:
            self.told[entry.seq] = proposal.events
        for socket, (seat, after) in list(self.sockets.items()):
            self.sockets[socket] = (seat, entry.seq)
            await send(socket, self.frame(seat, after))
        return entry

    async def start(self):
        if self.started:
            return
        self.started = True
        now = lambda: int(time.time() * 1000)  # noqa: E731
        await self.accept(self.record.propose_opening([p["name"] for p in self.players], now()))
        for seat, commit in self.committed.items():
            await self.accept(self.record.propose_commit(seat, commit, now()))
        await self.tell({"kind": "open_seed"})
        for _ in range(20):
            await asyncio.sleep(0.05)
            if len(self.record.seeds) >= len(self.committed):
                break
        await self.accept(self.record.propose_start(now()))
        await self.tell({"kind": "lobby", **self.lobby()})
        self.playing = asyncio.create_task(self.play_bots())

    async def play_bots(self):
        while self.record.state is not None and not self.record.ended:
            await asyncio.sleep(PAUSE)
            for seat in self.game.to_act(self.record.state):
                player = self.players[seat]
                if player["kind"] == "bot" and not self.paused:
                    bot = bot_named(self.game, player["bot"])
                    await self.move(seat, choice_of(self.game, self.record.state, seat, bot, Own()), None)

    async def move(self, seat, move, ident):
        entry = await self.accept(self.record.propose_move(seat, move, ident, int(time.time() * 1000)))
        if self.game.outcome(self.record.state) is not None:
            await self.accept(self.record.propose_end(int(time.time() * 1000)))
            await self.tell({"kind": "lobby", **self.lobby()})
        return entry


PAUSE = float(sys.argv[2]) if len(sys.argv) > 2 else 0.5
TABLES: dict[str, Table] = {}


async def send(socket, message):
    try:
        await socket.send_text(json.dumps(message))
    except (RuntimeError, WebSocketDisconnect):
        pass


def refusal(refused, status=400):
    body = {"code": refused.code, "section": refused.section, "ruling": refused.ruling, "arguments": refused.arguments}
    return JSONResponse({"refused": body}, status)


async def games(_request: Request):
    return JSONResponse(
        [
            {
                "name": g.name,
                "version": g.version,
                "fewest": g.fewest,
                "most": g.most,
                "bots": list(bots_for(g)),
                "options": [o._asdict() for o in options_of(g.options).values()],
                "box": g.box,
                "concepts": {kind.__struct_config__.tag: concept for kind, concept in g.concepts.items()},
            }
            for g in CATALOGUE.values()
        ]
    )


async def create(request: Request):
    try:
        table = Table(await request.json())
    except Refused as refused:
        return refusal(refused)
    TABLES[table.id] = table
    return JSONResponse({"table": table.id, "code": table.code, "seats": table.own}, 201)


async def join(request: Request):
    asked = await request.json()
    for table in TABLES.values():
        if table.code == asked["code"].upper() and not table.started:
            for seat, player in enumerate(table.players):
                if player["kind"] == "empty":
                    token = table.sit(seat, asked["name"])
                    await table.tell({"kind": "lobby", **table.lobby()})
                    return JSONResponse({"table": table.id, "seat": seat, "token": token}, 201)
            return refusal(Refused("table_full"), 409)
    return refusal(Refused("no_such_code"), 404)


async def about_table(request: Request):
    table = TABLES.get(request.path_params["table"])
    if table is None:
        return refusal(Refused("no_such_table"), 404)
    what = request.path_params.get("what")
    if what == "journal":
        return PlainTextResponse(b"".join(line(e) for e in table.record.entries), media_type="application/jsonl")
    if what == "replay":
        return JSONResponse(replay(table, request.query_params.get("viewer", "public")))
    if what == "rematch":
        again = Table({"seats": table.seats, "options": chosen(table.options)})
        again.players = [dict(p, kind="bot" if p["kind"] == "bot" else "empty") for p in table.players]
        token = again.sit(0, table.players[0]["name"])
        TABLES[again.id] = again
        await table.tell({"kind": "rematch", "table": again.id, "code": again.code})
        return JSONResponse({"table": again.id, "code": again.code, "seat": 0, "token": token}, 201)
    return JSONResponse(table.lobby())


def replay(table, viewer):
    """Every step again, from the table's own seeds."""
    old = table.record
    record = TableRecord(table.game, table.seats, table.options, table.id, old.server_seed)
    steps = []
    for entry in old.entries:
        if entry.kind == "open":
            proposal = record.propose_opening(entry.body["players"], entry.t)
        elif entry.kind == "seed":
            proposal = record.propose_commit(entry.actor, entry.body["commit"], entry.t)
        elif entry.kind == "seed_open":
            proposal = record.propose_seed(entry.actor, bytes.fromhex(entry.body["seed"]), entry.t)
        elif entry.kind == "start":
            proposal = record.propose_start(entry.t)
        elif entry.kind == "move":
            proposal = record.propose_move(entry.actor, old.moves[entry.seq], entry.id, entry.t)
        else:
            continue
        record.accept(proposal)
        if record.state is None:
            continue
        eyes = PUBLIC if viewer in ("public", "all") else Viewer(int(viewer))
        events = proposal.events if viewer == "all" else [witness(event, eyes) for event in proposal.events]
        steps.append({"seq": entry.seq, "view": plain(table.game.view(record.state, eyes)), "events": plain(events)})
    return steps


async def talk(socket: WebSocket):
    await socket.accept()
    hello = json.loads(await socket.receive_text())
    table = TABLES.get(hello["table"])
    seat = None
    if table and hello["token"]:
        seat = next((n for n, p in enumerate(table.players) if p["token"] == hello["token"]), -1)
    if table is None or seat == -1:
        await socket.close(4001)
        return
    if seat is not None and hello["commit"] and not table.started:
        table.committed[seat] = hello["commit"]
    table.sockets[socket] = (seat, len(table.record.entries) - 1)
    await table.tell({"kind": "lobby", **table.lobby()})
    await send(socket, table.frame(seat, hello["after"]))
    if table.auto and not table.started:
        asyncio.create_task(table.start())  # noqa: RUF006
    try:
        while True:
            await answer(table, seat, socket, json.loads(await socket.receive_text()))
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        table.sockets.pop(socket, None)
        await table.tell({"kind": "lobby", **table.lobby()})


async def answer(table, seat, socket, said):
    try:
        if said["say"] == "seed":
            await table.accept(table.record.propose_seed(seat, bytes.fromhex(said["seed"])))
        elif said["say"] == "move":
            move = table.game.read_move(json.dumps(said["move"]).encode())
            entry = await table.move(seat, move, said["id"])
            await send(socket, {"kind": "done", "id": said["id"], "seq": entry.seq})
        elif said["say"] == "host":
            await host(table, said)
        elif said["say"] == "leave":
            if table.started:
                table.fill(seat, "good")
            else:
                table.players[seat] = {"kind": "empty", "name": "", "bot": None, "token": None}
            await socket.close()
        elif said["say"] == "head":
            table.copies[seat] = said["head"]
            same = sum(head == table.record.head for head in table.copies.values())
            await table.tell({"kind": "copies", "same": same, "of": len(table.copies)})
        elif said["say"] == "ledger":
            table.hands[seat] = said["ledgers"]
            agreed = plain(table.game.view(table.record.state, PUBLIC))["ledgers"]
            differ = [n for n, ledgers in table.hands.items() if ledgers[0] != agreed[0]]
            copies = {str(n): ledgers for n, ledgers in table.hands.items()}
            await table.tell(
                {"kind": "ledgers", "round": said["round"], "copies": copies, "agreed": agreed, "differ": differ}
            )
            table.hands = {}
    except Refused as refused:
        await send(
            socket,
            {
                "kind": "refused",
                "id": said.get("id"),
                "code": refused.code,
                "section": refused.section,
                "ruling": refused.ruling,
                "arguments": refused.arguments,
            },
        )


async def host(table, said):
    do, seat = said["do"], said.get("seat")
    if do == "start":
        for number, player in enumerate(table.players):
            if player["kind"] == "empty":
                table.fill(number, "good")
        asyncio.create_task(table.start())  # noqa: RUF006
    elif do in ("pause", "resume"):
        table.paused = do == "pause"
    elif do == "bot":
        table.fill(seat, said.get("bot") or "good")
    elif do == "remove":
        table.players[seat] = {"kind": "empty", "name": "", "bot": None, "token": None}
    await table.tell({"kind": "lobby", **table.lobby()})


async def static(request: Request):
    path = request.path_params["path"]
    if path.startswith("words/"):
        language = path.split("/")[1].removesuffix(".ftl")
        sources = [
            *sorted((ROOT / "tallystick" / "words").glob(f"*.{language}.ftl")),
            *sorted((ROOT / "tallystick" / "words").glob(f"{language}.ftl")),
            *sorted((ROOT / "tallystick" / "games").glob(f"*/{language}.ftl")),
        ]
        return PlainTextResponse("\n".join(source.read_text() for source in sources))
    if path.startswith("box/"):
        return JSONResponse(CATALOGUE[path.split("/")[1].removesuffix(".json")].box)
    file = (WEB / path).resolve()
    if not file.is_relative_to(WEB) or not file.is_file():
        return Response(status_code=404)
    return FileResponse(file, headers={"Cache-Control": "no-store"})


async def shell(_request: Request):
    policy = "default-src 'self'; object-src 'none'; base-uri 'none'; img-src 'self' data:; connect-src 'self' ws:"
    return FileResponse(WEB / "index.html", headers={"Cache-Control": "no-store", "Content-Security-Policy": policy})


app = Starlette(
    routes=[
        Route("/api/games", games),
        Route("/api/tables", create, methods=["POST"]),
        Route("/api/join", join, methods=["POST"]),
        Route("/api/tables/{table}", about_table, methods=["GET"]),
        Route("/api/tables/{table}/{what}", about_table, methods=["GET", "POST"]),
        WebSocketRoute("/ws", talk),
        Route("/s/dev/{path:path}", static),
        Route("/{path:path}", shell),
    ]
)

if __name__ == "__main__":
    assert commitment_to_seed(b"")
    uvicorn.run(app, port=int(sys.argv[1]) if len(sys.argv) > 1 else 8123, log_level="warning")
