"""The table of routes, and the same table for programs (OpenAPI)."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tallystick import __version__
from tallystick.api.books import BookRequests
from tallystick.api.boxes import BoxRequests
from tallystick.api.graphs import GraphRequests
from tallystick.api.qr_codes import QrCodes
from tallystick.api.requests import Requests
from tallystick.api.wire import (
    BookEntry,
    Find,
    Found,
    Join,
    Joined,
    NewTable,
    Question,
    Rematched,
    SeatToken,
    TableMade,
    TableTrace,
    Turn,
    Undo,
)
from tallystick.exports.asking import Answer
from tallystick.exports.formats import FORMATS
from tallystick.exports.table_graph import Titled
from tallystick.journal.signed_heads import SignedHead
from tallystick.journal.texts import KeptText
from tallystick.kernel.story import Story
from tallystick.tables.lobby import Lobby

Answering = Callable[[Request], Awaitable[Response]]


class Route(NamedTuple):
    """One request: how it is asked, what it takes and gives, and what can go wrong."""

    method: str
    path: str
    summary: str
    answered_by: Answering
    status: int = 200
    takes: type[msgspec.Struct] | None = None
    gives: Any = None
    media_type: str = "application/json"
    needs_token: bool = False
    query: tuple[str, ...] = ()
    refusals: tuple[int, ...] = ()


def routes(
    requests: Requests, graphs: GraphRequests, qr_codes: QrCodes, boxes: BoxRequests, books: BookRequests
) -> list[Route]:
    table = "/api/tables/{table}"
    return [
        Route("GET", "/api/games", "Every game with its options and bots", requests.games),
        Route(
            "GET",
            "/api/games/{game}/box.pdf",
            "The box of a game to print; its options may be given as well",
            boxes.box,
            media_type="application/pdf",
            query=("lang", "paper", "players", "parts", "ink", "for"),
            refusals=(400, 404, 413, 429, 501),
        ),
        Route(
            "POST",
            "/api/tables",
            "Make a table and be its host",
            requests.make,
            201,
            takes=NewTable,
            gives=TableMade,
            refusals=(400, 404, 413, 429),
        ),
        Route(
            "POST",
            "/api/join",
            "Sit down at the table with this code",
            requests.join,
            201,
            takes=Join,
            gives=Joined,
            refusals=(400, 404, 409, 413, 429),
        ),
        Route(
            "POST",
            "/api/find",
            "The table with this code, for whoever wants to look before sitting down",
            requests.find,
            takes=Find,
            gives=Found,
            refusals=(400, 404, 413, 429),
        ),
        Route("GET", table, "Who is at the table", requests.lobby, gives=Lobby, refusals=(404,)),
        Route("GET", table + "/turn", "Who is asked to move", requests.turn, gives=Turn, refusals=(404,)),
        Route(
            "GET",
            table + "/journal",
            "The public entries, one a line",
            requests.journal,
            media_type="application/jsonl",
            refusals=(404,),
        ),
        Route(
            "GET",
            table + "/head",
            "The seal of the newest entry, signed by the server",
            requests.head,
            gives=SignedHead,
            refusals=(404,),
        ),
        Route("GET", "/api/key", "The public key with which this server signs", requests.key),
        Route(
            "GET",
            table + "/texts",
            "What people wrote, each text with its salt by its reference; null for one that was erased",
            requests.texts,
            gives=dict[str, KeptText | None],
            refusals=(404,),
        ),
        Route(
            "GET",
            table + "/replay",
            "A finished table as a viewer saw it: public, all, or a seat's number",
            requests.replay,
            query=("viewer",),
            refusals=(400, 404, 409, 429),
        ),
        Route(
            "GET",
            table + "/story",
            "What is worth telling of a finished table, in numbers and moments",
            requests.story,
            gives=Story,
            refusals=(404, 409, 429),
        ),
        Route(
            "POST",
            table + "/rematch",
            "A new table with the same people",
            requests.rematch,
            201,
            gives=Rematched,
            needs_token=True,
            refusals=(401, 404, 409),
        ),
        Route(
            "DELETE",
            table,
            "Delete the table and its journal",
            requests.delete,
            204,
            needs_token=True,
            refusals=(401, 403, 404),
        ),
        Route(
            "POST",
            table + "/token",
            "A new token for the seat; the old one proves nothing any more",
            requests.renew,
            201,
            gives=SeatToken,
            needs_token=True,
            refusals=(401, 404),
        ),
        Route(
            "DELETE",
            table + "/token",
            "Give the token up: nobody proves the seat any more",
            requests.revoke,
            204,
            needs_token=True,
            refusals=(401, 404),
        ),
        Route(
            "GET",
            table + "/trace",
            "What stays of a deleted table: its opening and the server's seed",
            requests.trace,
            gives=TableTrace,
            refusals=(404, 409),
        ),
        Route(
            "GET",
            table + "/graph",
            f"The knowledge graph, in a format: {', '.join(FORMATS)}",
            graphs.graph,
            media_type="text/turtle",
            query=("format", "lang", "names", "title", "licence", "base", "without_bots"),
            refusals=(400, 404, 429, 501),
        ),
        Route(
            "GET",
            table + "/title",
            "What the host said about the whole graph: title, licence, language",
            graphs.title,
            gives=Titled,
            refusals=(404,),
        ),
        Route(
            "POST",
            table + "/title",
            "Give the graph its title, licence and language, for everybody who takes it home",
            graphs.give_title,
            takes=Titled,
            gives=Titled,
            needs_token=True,
            refusals=(400, 401, 403, 404, 413),
        ),
        Route(
            "POST",
            table + "/query",
            "A question about the knowledge graph, in SPARQL",
            graphs.query,
            takes=Question,
            gives=Answer,
            refusals=(400, 404, 413, 429, 501),
        ),
        Route("GET", "/vocabulary.ttl", "What our terms in a graph mean", graphs.shipped, media_type="text/turtle"),
        Route("GET", "/shapes.ttl", "What our graphs keep to (SHACL)", graphs.shipped, media_type="text/turtle"),
        Route("GET", "/api/questions", "Questions in SPARQL to begin with", graphs.questions),
        Route(
            "GET",
            table + "/qr",
            "The link to the seat as a QR code, below the origin `at`",
            qr_codes.seat_link,
            media_type="image/svg+xml",
            needs_token=True,
            query=("at",),
            refusals=(401, 403, 404),
        ),
        Route(
            "GET",
            "/qr/{code}.svg",
            "The address to join as a QR code, below the origin `at`",
            qr_codes.invitation,
            media_type="image/svg+xml",
            query=("at",),
            refusals=(403, 404),
        ),
        Route(
            "GET",
            table + "/book",
            "How a table of paper stands by its book, and the last forms",
            books.read,
            query=("lang",),
            refusals=(400, 404),
        ),
        Route(
            "POST",
            table + "/book",
            "Enter a form of what happened at a table of paper, or have it judged only",
            books.enter,
            takes=BookEntry,
            needs_token=True,
            refusals=(400, 401, 404, 409, 413),
        ),
        Route(
            "POST",
            table + "/book/undo",
            "Take the last form back, by an entry of its own",
            books.undo,
            takes=Undo,
            needs_token=True,
            refusals=(400, 401, 404, 409, 413),
        ),
        Route("GET", "/api/here", "The address for others in the same network", requests.here),
        Route("GET", "/healthz", "Whether the server works", requests.health),
    ]


def openapi(described: list[Route]) -> dict[str, Any]:
    """The description of every route, OpenAPI 3.1."""
    kinds: list[Any] = [kind for route in described for kind in (route.takes, route.gives) if kind is not None]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    by_kind = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, Any] = {
        "/openapi.json": {"get": {"summary": "This description", "responses": {"200": {"description": "OK"}}}}
    }
    for route in described:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tallystick", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components | {"Refusal": REFUSAL},
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


REFUSAL = {
    "type": "object",
    "properties": {
        "refused": {
            "type": "object",
            "properties": {
                "code": {"type": "string"},
                "section": {"type": "string"},
                "ruling": {"type": "string"},
                "arguments": {"type": "object"},
            },
            "required": ["code", "section", "ruling", "arguments"],
        }
    },
    "required": ["refused"],
}


def operation(route: Route, schemas: dict[Any, Any]) -> dict[str, Any]:
    given: dict[str, Any] = {"description": "OK"}
    if route.status != 204:
        schema = schemas[route.gives] if route.gives else {}
        given["content"] = {route.media_type: {"schema": schema}}
    refused = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}
    described: dict[str, Any] = {
        "summary": route.summary,
        "parameters": parameters(route),
        "responses": {str(route.status): given}
        | {str(status): {"description": "refused", "content": refused} for status in route.refusals},
    }
    if route.takes is not None:
        described["requestBody"] = {"required": True, "content": {"application/json": {"schema": schemas[route.takes]}}}
    if route.needs_token:
        described["security"] = [{"seat": []}]
    return described


def parameters(route: Route) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [{"name": name, "in": "query", "schema": {"type": "string"}} for name in route.query]
    for name in re.findall(r"{(\w+)}", route.path):
        found.append({"name": name, "in": "path", "required": True, "schema": {"type": "string"}})
    return found
