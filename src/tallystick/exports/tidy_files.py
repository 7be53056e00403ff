"""The tidy tables as files: CSV in which no cell is a formula, JSON Lines, Parquet; and what their columns mean."""

import csv
import io
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from tallystick.exports.sheets import neutral
from tallystick.exports.taken import ReadTable, Taken
from tallystick.exports.tidy import Cell, Row, Sheet
from tallystick.kernel.refusals import Refused
from tallystick.words import Words

ROWS_AT_ONCE: Final = 500
MARK: Final = "\ufeff"
"""Without it Excel takes UTF-8 for something else; whoever reads data passes over it."""


def csv_of(sheet: Sheet, taken: Taken, tables: list[ReadTable]) -> Iterator[bytes]:
    """RFC 4180, piece by piece."""
    kinds = [column.kind for column in sheet.columns]
    return csv_rows([column.name for column in sheet.columns], sheet.rows(taken, tables), kinds)


def csv_rows(heads: list[str], rows: Iterable[Row], kinds: list[str] | None = None) -> Iterator[bytes]:
    out = io.StringIO(newline="")
    out.write(MARK)
    write = csv.writer(out, lineterminator="\r\n")
    write.writerow(heads)
    for count, row in enumerate(rows, 1):
        write.writerow([cell_of(cell, kind) for cell, kind in zip(row, kinds or ["text"] * len(row), strict=True)])
        if count % ROWS_AT_ONCE == 0:
            yield out.getvalue().encode()
            out.seek(0)
            out.truncate()
    yield out.getvalue().encode()


def cell_of(cell: Cell, kind: str) -> str | int:
    """Numbers and JSON (which begins with a brace) stay what they are; other text can be no formula."""
    if cell is None:
        return ""
    if isinstance(cell, bool):
        return "true" if cell else "false"
    return neutral(cell) if isinstance(cell, str) and kind != "json" else cell


def jsonl_of(sheet: Sheet, taken: Taken, tables: list[ReadTable]) -> Iterator[bytes]:
    """One object a row; what is JSON in a cell of CSV is told as it is."""
    for row in sheet.rows(taken, tables):
        told: dict[str, Any] = {}
        for column, cell in zip(sheet.columns, row, strict=True):
            told[column.name] = msgspec.Raw(cell.encode()) if column.kind == "json" and isinstance(cell, str) else cell
        yield msgspec.json.encode(told) + b"\n"


def parquet_of(sheet: Sheet, taken: Taken, tables: list[ReadTable]) -> bytes:
    """The same with types, for Python and R; raises Refused where pyarrow is not installed."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise Refused("needs_parquet_extra") from None
    kinds = {"text": pyarrow.string(), "json": pyarrow.string(), "number": pyarrow.int64(), "flag": pyarrow.bool_()}
    schema = pyarrow.schema([(column.name, kinds[column.kind]) for column in sheet.columns])
    rows = list(sheet.rows(taken, tables))
    columns = [[row[place] for row in rows] for place in range(len(sheet.columns))]
    arrays = [pyarrow.array(cells, field.type) for cells, field in zip(columns, schema, strict=True)]
    out = io.BytesIO()
    parquet.write_table(pyarrow.Table.from_arrays(arrays, schema=schema), out, compression="zstd")
    return out.getvalue()


def codebook(sheets: Iterable[Sheet], words: Words) -> Iterator[bytes]:
    """What every column of every table holds."""
    rows = [
        (sheet.name, column.name, column.kind, words.say(f"codebook-{sheet.name}.{column.name}"))
        for sheet in sheets
        for column in sheet.columns
    ]
    return csv_rows(["table", "column", "type", "says"], rows)
