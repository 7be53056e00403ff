"""The ASGI application: every route, every page, every socket."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route as Path
from starlette.types import ASGIApp, Receive, Scope, Send

from tallystick.api.books import BookRequests
from tallystick.api.boxes import BoxRequests
from tallystick.api.connection import Connection
from tallystick.api.documentation import Documentation
from tallystick.api.door import Doors
from tallystick.api.graphs import GraphRequests
from tallystick.api.guard import Guard, address_of, refused_for
from tallystick.api.learning_requests import LearningRequests
from tallystick.api.learning_routes import learning_routes
from tallystick.api.noting import note_refusal
from tallystick.api.pages import Pages
from tallystick.api.places import SPARE, places_among, raise_descriptors
from tallystick.api.qr_codes import QrCodes
from tallystick.api.refusals import answer, refusal_answer
from tallystick.api.requests import Requests
from tallystick.api.routes import openapi, routes
from tallystick.api.session_requests import SessionRequests
from tallystick.api.session_routes import session_routes
from tallystick.api.sockets import Sockets
from tallystick.api.web_files import WebFiles
from tallystick.kernel.refusals import Refused
from tallystick.sessions.service import Sessions
from tallystick.settings import Settings
from tallystick.tables.credentials import is_table_id
from tallystick.tables.retention import Retention
from tallystick.tables.service import Tables

log = logging.getLogger(__name__)

SECONDS_BETWEEN_LOOKS = 1.0
SECONDS_BEFORE_SWEEPING = 60.0
SECONDS_BETWEEN_SWEEPS = 3600.0


class Application:
    """HTTP goes through Starlette; a socket has a connection of its own (`connect`)."""

    def __init__(self, settings: Settings, open_rooms: Callable[[], tuple[Tables, Sessions]]) -> None:
        self.settings = settings
        self.tables, self.sessions = open_rooms()
        places = places_among(settings.most_sockets, raise_descriptors(settings.most_sockets + SPARE))
        self.doors = Doors(places.requests, settings.slow_after, bool(settings.proxies))
        self.retention = Retention(self.tables, settings.given_up_days, settings.longest_days, settings.retention_days)
        self.sockets = Sockets(self.tables, self.sessions, settings, places)
        self.http: ASGIApp = Guard(self._starlette(), settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.http(scope, receive, send)

    def connect(self, config: object, server_state: Any, app_state: object, **_: object) -> Connection:
        """What uvicorn's setting `ws` wants: the protocol of a request that asks for an upgrade."""
        return Connection(self.sockets, server_state)

    def _starlette(self) -> Starlette:
        requests = Requests(self.tables, self.sessions, self.settings)
        asked = (
            GraphRequests(self.tables),
            QrCodes(self.tables, self.settings),
            BoxRequests(),
            BookRequests(self.tables),
        )
        described = [
            *routes(requests, *asked),
            *session_routes(SessionRequests(self.sessions, requests, self.settings)),
            *learning_routes(LearningRequests(self.sessions, self.tables)),
        ]
        description = openapi(described)
        pages = Pages(WebFiles())
        documentation = Documentation()

        async def describe(_request: Request) -> Response:
            return answer(description)

        return Starlette(
            routes=[
                *(Path(route.path, route.answered_by, methods=[route.method]) for route in described),
                Path("/openapi.json", describe),
                Path("/s/{hash}/{path:path}", pages.file),
                Path("/docs", documentation.page),
                Path("/docs/{path:path}", documentation.page),
                Path("/{path:path}", pages.page),
            ],
            exception_handlers={
                Refused: _refused,
                HTTPException: _not_found,
                ClientDisconnect: _broken_off,
                Exception: _failed,
            },
            lifespan=self._lifespan,
        )

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(self._look_after()), asyncio.create_task(self._keep_time())]
        yield
        for task in tasks:
            task.cancel()
        self.sessions.stop()
        self.tables.stop()
        self.tables.store.close()

    async def _look_after(self) -> None:
        """Look after connections and sockets, and put away tables that nobody uses."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            at = time.monotonic()
            self.doors.look_after(at)
            self.sockets.look_after(at)
            self.sessions.look_after()
            self.sessions.put_away_idle()
            self.tables.put_away_idle()

    async def _keep_time(self) -> None:
        """Close what was given up, and delete what is old enough; not at once, for whoever comes first."""
        await asyncio.sleep(SECONDS_BEFORE_SWEEPING)
        while True:
            try:
                await self.sessions.sweep()
                await self.retention.sweep()
            except Exception:
                log.exception("could not look through the tables")
            await asyncio.sleep(SECONDS_BETWEEN_SWEEPS)


async def _refused(request: Request, refused: Any) -> Response:
    asked = getattr(request.scope.get("endpoint"), "__name__", "page")
    table = request.path_params.get("table", "")
    note_refusal(refused.code, address_of(request.scope), asked, table if is_table_id(table) else None)
    return refusal_answer(refused)


async def _not_found(request: Request, problem: Any) -> Response:
    return await _refused(request, Refused("wrong_method" if problem.status_code == 405 else "no_such_page"))


async def _failed(request: Request, problem: Exception) -> Response:
    return await _refused(request, refused_for(problem))


async def _broken_off(_request: Request, _problem: Exception) -> Response:
    return Response(status_code=400)  # nobody is there to read it
