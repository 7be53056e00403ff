"""Requests about the knowledge graph of a table; it grows with every entry and can be taken home at any time."""

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tallystick.api.limits import Buckets
from tallystick.api.refusals import answer
from tallystick.api.requests import body_of
from tallystick.api.wire import Question
from tallystick.exports.asking import EXAMPLES, query
from tallystick.exports.formats import exported, format_named
from tallystick.exports.graph import KnowledgeGraph
from tallystick.exports.table_graph import graph_at, graph_of
from tallystick.kernel.refusals import Refused
from tallystick.tables.service import Tables
from tallystick.tables.table import Table
from tallystick.words import check_language

AT_ONCE: Final = 2
"""So many questions are worked out at the same time; others wait."""


class GraphRequests:
    """What can be asked about a graph over HTTP."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.asking = Buckets(most=20, rate=1)
        self.working = asyncio.Semaphore(AT_ONCE)

    async def graph(self, request: Request) -> Response:
        asked = request.query_params
        wanted = format_named(asked.get("format", "turtle"))
        table = await self._table(request)
        self._check_patience(table)
        graph = seen_graph(table, asked.get("lang", "en"), named=asked.get("names") == "yes")
        written = await asyncio.to_thread(exported, graph, asked.get("format", "turtle"))
        headers = {"content-disposition": f'attachment; filename="voyage-{table.stored.id}.{wanted.extension}"'}
        return Response(written, media_type=wanted.media_type, headers=headers)

    async def query(self, request: Request) -> Response:
        asked = await body_of(request, Question)
        table = await self._table(request)
        self._check_patience(table)
        graph = seen_graph(table, asked.lang, named=True)
        async with self.working:
            return answer(await asyncio.to_thread(query, graph, asked.sparql))

    async def questions(self, request: Request) -> Response:
        return answer([example._asdict() for example in EXAMPLES])

    def _check_patience(self, table: Table) -> None:
        """Before any work is done: a refusal must cost less than an answer."""
        if not self.asking.of(table.stored.id).take():
            raise Refused("too_many_questions")

    async def _table(self, request: Request) -> Table:
        return await self.tables.find(request.path_params["table"][:64])


def seen_graph(table: Table, language: str, named: bool) -> KnowledgeGraph:
    """The graph as everybody sees it now; with names, for the people at the table, or with pseudonyms, to publish."""
    names = [place.name for place in table.stored.seats] if named else []
    texts = {reference: kept.text for reference, kept in table.texts.kept.items()}
    record = table.record
    graph = graph_at(table.game, record.state)
    return graph_of(table.game, record.entries, graph, texts, check_language(language), names)
