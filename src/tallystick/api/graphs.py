"""Requests about the knowledge graph of a table; it grows with every entry and can be taken home at any time."""

import asyncio
from collections.abc import Callable, Hashable
from functools import partial
from typing import Final, NamedTuple

import msgspec
from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import Response

from tallystick.api.kept import Kept
from tallystick.api.patience import Patience
from tallystick.api.refusals import answer
from tallystick.api.requests import body_of, seat_of
from tallystick.api.wire import Question
from tallystick.exports.asking import EXAMPLES, query
from tallystick.exports.formats import Beside, exported, format_named
from tallystick.exports.graph import KnowledgeGraph, checked_base
from tallystick.exports.packing import HEAD, JOURNAL, SHIPPED, TEXTS
from tallystick.exports.table_graph import Titled, graph_at, graph_of, titled_in
from tallystick.kernel.refusals import Refused
from tallystick.tables import hosting
from tallystick.tables.service import Tables
from tallystick.tables.table import Table
from tallystick.words import check_language

AT_ONCE: Final = 2
"""So many questions are worked out at the same time; others wait."""
MOST_ASKING: Final = 20
"""So many questions are worked out or wait; who asks then is refused."""


class GraphRequests:
    """What can be asked about a graph over HTTP."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.patience = Patience()
        self.written = Kept[bytes]()
        self.graphs = Kept[KnowledgeGraph]()
        self.working = asyncio.Semaphore(AT_ONCE)
        self.asking = 0

    async def graph(self, request: Request) -> Response:
        wanted = Wanted.of(request.query_params)
        form = format_named(wanted.form)
        table = await self._table(request)
        written = await self.written.made(
            (table.stored.id, wanted),
            version_of(table),
            partial(self.patience.check, table.stored.id),
            lambda: partial(
                written_as,
                wanted,
                seen_graph(table, wanted.language, wanted.named),
                self._beside(table) if wanted.form == "zip" else {},
            ),
        )
        headers = {"content-disposition": f'attachment; filename="voyage-{table.stored.id}.{form.extension}"'}
        return Response(written, media_type=form.media_type, headers=headers)

    async def title(self, request: Request) -> Response:
        return answer(title_of(await self._table(request)))

    async def give_title(self, request: Request) -> Response:
        """What the host says about the whole: from now on it is in the file of whoever takes the graph home."""
        titled = (await body_of(request, Titled)).checked()
        table = await self._table(request)
        graph_at(table.game, table.record.state)
        said = msgspec.structs.asdict(titled)
        await table.asked(partial(hosting.title_graph, table, seat_of(request, table), said))
        return answer(titled)

    def _beside(self, table: Table) -> dict[str, bytes]:
        """What proves the graph: the journal, the texts with their salts, and the server's signature."""
        head = {"head": self.tables.signed_head(table), "key": self.tables.signer.public}
        return {
            JOURNAL: table.journal,
            TEXTS: msgspec.json.encode(table.texts.proofs()),
            HEAD: msgspec.json.encode(head),
        }

    async def shipped(self, request: Request) -> Response:
        """What our terms mean, or what a graph of ours keeps to."""
        return Response(SHIPPED[request.url.path.removeprefix("/")], media_type="text/turtle")

    async def query(self, request: Request) -> Response:
        asked = await body_of(request, Question)
        table = await self._table(request)
        self.patience.check(table.stored.id)
        if self.asking >= MOST_ASKING:
            raise Refused("too_many_questions")
        self.asking += 1
        try:
            graph = await self.graphs.made(
                (table.stored.id, asked.lang),
                version_of(table),
                lambda: None,
                lambda: seen_graph(table, asked.lang, named=True),
            )
            async with self.working:
                return answer(await asyncio.to_thread(query, graph, asked.sparql))
        finally:
            self.asking -= 1

    async def questions(self, request: Request) -> Response:
        return answer([example._asdict() for example in EXAMPLES])

    async def _table(self, request: Request) -> Table:
        return await self.tables.find(request.path_params["table"][:64])


class Wanted(NamedTuple):
    """How somebody wants to have a graph."""

    form: str
    language: str
    named: bool
    without_bots: bool
    base: str
    titled: Titled

    @classmethod
    def of(cls, asked: QueryParams) -> "Wanted":
        """Raises Refused for a title, a licence or a base that is none, before any work is done."""
        titled = Titled(asked.get("title", ""), asked.get("licence", "")).checked()
        return cls(
            asked.get("format", "turtle"),
            asked.get("lang", "en"),
            asked.get("names") == "yes",
            asked.get("without_bots") == "1",
            checked_base(asked.get("base", "")),
            titled,
        )


def version_of(table: Table) -> Hashable:
    """What a graph is made from: the entries, what was erased since, and what people and the whole are called."""
    erased = sum(kept.text is None for kept in table.texts.kept.values())
    return table.record.head, erased, tuple(place.name for place in table.stored.seats), title_of(table)


def title_of(table: Table) -> Titled:
    """What the host said, or what a note of the journal says."""
    return Titled(**table.stored.titled) if table.stored.titled else titled_in(table.record.entries)


def seen_graph(table: Table, language: str, named: bool) -> Callable[[], KnowledgeGraph]:
    """What makes the graph as everybody sees it now; with names, for the people at the table, or with pseudonyms.

    Whatever of the table can change is taken at once, so that the work can be done beside it.
    """
    names = [place.name for place in table.stored.seats] if named else []
    texts = {reference: kept.text for reference, kept in table.texts.kept.items()}
    entries = list(table.record.entries)
    graph = graph_at(table.game, table.record.state)
    return partial(graph_of, table.game, entries, graph, texts, check_language(language), names, title_of(table))


def written_as(wanted: Wanted, make: Callable[[], KnowledgeGraph], beside: Beside) -> bytes:
    graph = wanted.titled.put_on(make())
    return exported(graph.without_bots() if wanted.without_bots else graph, wanted.form, wanted.base, beside)
