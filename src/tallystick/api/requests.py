"""The HTTP requests, one function each."""

import asyncio
import gzip
from collections.abc import Coroutine
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tallystick.api.guard import address_of
from tallystick.api.kept import Kept
from tallystick.api.limits import Buckets, Guessing
from tallystick.api.noting import note_entry
from tallystick.api.patience import Patience
from tallystick.api.refusals import answer
from tallystick.api.replaying import zipped_replay
from tallystick.api.wire import (
    LARGEST_MESSAGE,
    Find,
    Found,
    Join,
    Joined,
    NewTable,
    Rematched,
    SeatToken,
    TableMade,
    TableTrace,
    Turn,
)
from tallystick.bots import bots_for
from tallystick.games import CATALOGUE
from tallystick.kernel.game import Game
from tallystick.kernel.options import options_of
from tallystick.kernel.refusals import Refused
from tallystick.sessions.live import LiveSession
from tallystick.sessions.nicknames import new_nickname
from tallystick.sessions.plan import most_people
from tallystick.sessions.service import Sessions
from tallystick.settings import Settings
from tallystick.tables import hosting, seating
from tallystick.tables.replay import read_viewer
from tallystick.tables.service import Tables
from tallystick.tables.table import Table
from tallystick.tables.telling import story_of_own
from tallystick.tables.written import Written
from tallystick.welcome import network_address

B = TypeVar("B")
SECONDS_SLOWED: Final = 2.0
MOST_SLOWED: Final = 100


class Requests:
    """What can be asked over HTTP; every answer is JSON, every no a refusal."""

    def __init__(self, tables: Tables, sessions: Sessions, settings: Settings) -> None:
        self.tables = tables
        self.sessions = sessions
        self.settings = settings
        self.guessing = Guessing()
        self.slowed = 0
        self.making = Buckets(most=settings.tables_at_once, rate=2)
        self.replays = Kept[bytes]()
        self.replaying = Patience()
        self.stories = Kept[bytes]()
        self.telling = Patience()
        self._games = msgspec.json.encode([described(game) for game in CATALOGUE.values()])

    async def games(self, request: Request) -> Response:
        return Response(self._games, media_type="application/json")

    async def make(self, request: Request) -> Response:
        asked = await body_of(request, NewTable)
        if not self.making.of(address_of(request.scope)).take():
            raise Refused("too_many_tables")
        stored, given = await self.tables.make(
            asked.game,
            asked.seats,
            asked.name,
            asked.bots,
            asked.options,
            preset=asked.preset,
            seat=asked.seat,
            own_seats=asked.own_seats,
            own_names=asked.own_names,
            start_at_once=asked.start,
            side=asked.side,
            decision_seconds=asked.decision_seconds,
            by_hand=asked.by_hand,
        )
        self.guessing.succeeded(address_of(request.scope), stored.code)
        note_entry("made", address_of(request.scope), stored.id, stored.host)
        return answer(TableMade(stored.id, stored.code, [SeatToken(seat, token) for seat, token in given]), 201)

    async def join(self, request: Request) -> Response:
        asked = await body_of(request, Join)
        join = self.tables.join(asked.code, asked.name, asked.seat, asked.instead_of)
        table, seat, token = await self.guessed(request, asked.code, join)
        note_entry("joined", address_of(request.scope), table.stored.id, seat)
        return answer(Joined(table.stored.id, seat, token), 201)

    async def find(self, request: Request) -> Response:
        """A wrong code counts as one, whatever it is tried for."""
        asked = await body_of(request, Find)
        return answer(await self.guessed(request, asked.code, self._found(asked.code)))

    async def _found(self, code: str) -> Found:
        """One box serves the codes of classes and of tables."""
        session = await self.sessions.session_with(code)
        if session is None:
            return Found(await self.tables.table_with(code))
        return door_of(await self.sessions.find(session))

    async def guessed(self, request: Request, code: str, trying: Coroutine[Any, Any, B]) -> B:
        """What comes of trying a code; raises Refused, also when too many wrong ones were tried."""
        address, code = address_of(request.scope), code.strip().upper()
        if not self.guessing.may_try(address, code):
            trying.close()
            raise Refused("too_many_tries")
        try:
            found = await trying
        except Refused as refused:
            if refused.code == "no_such_code" and not self.guessing.failed(address, code):
                await self._slow_down()
            raise
        self.guessing.succeeded(address, code)
        return found

    async def _slow_down(self) -> None:
        """Somebody guesses from many addresses: a wrong code is told later, or not at all to too many at once."""
        if self.slowed >= MOST_SLOWED:
            raise Refused("too_many_tries")
        self.slowed += 1
        try:
            await asyncio.sleep(SECONDS_SLOWED)
        finally:
            self.slowed -= 1

    async def lobby(self, request: Request) -> Response:
        table = await self._look(request)
        seated = "authorization" in request.headers and seating.seat_of(table.stored, token_of(request)) is not None
        return Response(table.lobby(seated), media_type="application/json")

    async def turn(self, request: Request) -> Response:
        """Who is asked now; nobody before the start, in a pause, and when it is over."""
        table = await self._look(request)
        asked = table.game.to_act(table.record.state) if isinstance(table, Table) and table.running else ()
        return answer(Turn(list(asked), table.over))

    async def journal(self, request: Request) -> Response:
        table = await self._look(request)
        return Response(table.journal, media_type="application/jsonl")

    async def head(self, request: Request) -> Response:
        return answer(self.tables.signed_head(await self._look(request)))

    async def key(self, request: Request) -> Response:
        """With which the heads of this server are signed."""
        return answer({"key": self.tables.signer.public})

    async def texts(self, request: Request) -> Response:
        table = await self._look(request)
        return answer(table.texts.proofs())

    async def replay(self, request: Request) -> Response:
        table = await self._look(request)
        viewer = request.query_params.get("viewer", "public")
        read_viewer(viewer, len(table.stored.seats))
        if not table.over:
            raise Refused("not_over")
        zipped = await self.replays.made(
            (table.stored.id, table.game.version, viewer),
            table.entries[-1].seal,
            partial(self.replaying.check, table.stored.id),
            lambda: partial(zipped_replay, table.journal, viewer),
        )
        headers = {"vary": "accept-encoding"}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            self.replaying.check(table.stored.id)
            plain = await asyncio.to_thread(gzip.decompress, zipped)
            return Response(plain, media_type="application/json", headers=headers)
        return Response(zipped, media_type="application/json", headers=headers | {"content-encoding": "gzip"})

    async def story(self, request: Request) -> Response:
        table = await self._look(request)
        if not table.over:
            raise Refused("not_over")
        told = await self.stories.made(
            table.stored.id,
            table.entries[-1].seal,
            partial(self.telling.check, table.stored.id),
            lambda: partial(encoded_story, table.journal),
        )
        return Response(told, media_type="application/json")

    async def rematch(self, request: Request) -> Response:
        old = await self._table(request)
        table, seat, token = await self.tables.rematch(old, seat_of(request, old))
        note_entry("rematch", address_of(request.scope), table.stored.id, seat)
        return answer(Rematched(table.stored.id, table.stored.code, seat, token), 201)

    async def delete(self, request: Request) -> Response:
        await self.tables.delete(request.path_params["table"][:64], token_of(request))
        return Response(status_code=204)

    async def trace(self, request: Request) -> Response:
        trace = await self.tables.trace(request.path_params["table"][:64])
        opening = msgspec.Raw(trace.opening or b"null")
        told = TableTrace(
            trace.table, opening, trace.server_seed.hex(), trace.entries, trace.head, trace.deleted, trace.why
        )
        return answer(told)

    async def renew(self, request: Request) -> Response:
        table = await self._table(request)
        seat, token = await table.asked(partial(hosting.renew_token, table, token_of(request)))
        note_entry("renewed", address_of(request.scope), table.stored.id, seat)
        return answer(SeatToken(seat, token), 201)

    async def revoke(self, request: Request) -> Response:
        table = await self._table(request)
        await table.asked(partial(hosting.revoke_token, table, token_of(request)))
        return Response(status_code=204)

    async def here(self, request: Request) -> Response:
        """What this machine is called by the others in its network; null when nobody else is served."""
        return answer({"network": network_address(self.settings)})

    async def health(self, request: Request) -> Response:
        return answer({"ok": True, "tables": await self.tables.count()})

    async def _look(self, request: Request) -> Table | Written:
        return await self.tables.look(request.path_params["table"][:64])

    async def _table(self, request: Request) -> Table:
        return await self.tables.find(request.path_params["table"][:64])


def door_of(live: LiveSession) -> Found:
    """A session as somebody sees it who has only its code."""
    sitting = live.sitting
    plan, taken = sitting.plan, sitting.names()
    return Found(
        table=None,
        session=live.stored.id,
        names=plan.names,
        title=plan.title,
        game=plan.game,
        phase=sitting.phase,
        locked=sitting.locked,
        full=len(sitting.present()) >= most_people(plan),
        offer=new_nickname(plan.lang, taken) if plan.names == "nicknames" else "",
        free=tuple(name for name in plan.listed if name.casefold() not in taken) if plan.names == "list" else (),
    )


def encoded_story(journal: bytes) -> bytes:
    return msgspec.json.encode(story_of_own(journal))


def described(game: Game[Any]) -> dict[str, Any]:
    return {
        "name": game.name,
        "version": game.version,
        "fewest": game.fewest,
        "most": game.most,
        "bots": list(bots_for(game)),
        "options": [option._asdict() for option in options_of(game.options).values()],
        "option_groups": game.option_groups,
        "suggested": [suggestion._asdict() for suggestion in game.suggested],
        "presets": game.presets,
        "extras": game.extras,
        "credits": game.credits and game.credits._asdict(),
        "box": game.box,
    }


def seat_of(request: Request, table: Table) -> int:
    """The seat that the token in the header proves."""
    seat = seating.seat_of(table.stored, token_of(request))
    if seat is None:
        raise Refused("wrong_token")
    return seat


def token_of(request: Request) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise Refused("no_token")
    return token.strip()


async def body_of(request: Request, kind: type[B]) -> B:
    """The body as that kind of request; raises Refused for one that is too large or something else."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LARGEST_MESSAGE:
            raise Refused("too_large")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("bad_message") from None
