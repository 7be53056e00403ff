"""Requests of whoever keeps the book of a table of paper."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from tallystick.api.refusals import answer
from tallystick.api.requests import body_of, seat_of
from tallystick.api.wire import BookEntry, Undo
from tallystick.kernel.refusals import Refused
from tallystick.tables import book
from tallystick.tables.service import Tables
from tallystick.tables.table import Table
from tallystick.words import check_language


class BookRequests:
    """What can be asked of a book over HTTP; only its keeper writes."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def read(self, request: Request) -> Response:
        language = check_language(request.query_params.get("lang", "en"))
        table = await self._table(request)
        return answer(book.page(table, language)._asdict())

    async def enter(self, request: Request) -> Response:
        """A form, written down or only judged; the answer is the page afterwards."""
        asked = await body_of(request, BookEntry)
        language = check_language(asked.lang)
        table = await self._table(request)
        seat_of(request, table)
        if asked.check:
            judged = book.judged(table, bytes(asked.form))
            return answer(book.page_after(table, judged, language)._asdict())
        await table.asked(partial(book.write_down, table, bytes(asked.form), asked.id))
        return answer(book.page(table, language)._asdict())

    async def undo(self, request: Request) -> Response:
        asked = await body_of(request, Undo)
        language = check_language(asked.lang)
        table = await self._table(request)
        seat_of(request, table)
        await table.asked(partial(book.take_back, table, asked.after))
        return answer(book.page(table, language)._asdict())

    async def _table(self, request: Request) -> Table:
        table = await self.tables.find(request.path_params["table"][:64])
        if not table.record.by_hand:
            raise Refused("not_by_hand")
        return table
