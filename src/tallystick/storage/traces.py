"""How old tables are, and what stays of those that were deleted."""

import sqlite3
from typing import TypeVar

import msgspec

from tallystick.journal.entries import END, NOTE
from tallystick.tables.store import Age, Trace

S = TypeVar("S", bound=msgspec.Struct)


class Stamp(msgspec.Struct, frozen=True):
    """As much of an entry as is asked for here."""

    kind: str = ""
    seal: str = ""
    t: int = 0


class Seed(msgspec.Struct, frozen=True):
    server_seed: bytes = b""


def left_by(connection: sqlite3.Connection, table: str, why: str, at: int) -> Trace | None:
    """The trace of a table that is still there; a damaged one leaves what can be read of it."""
    row = connection.execute("SELECT number, beside FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    number, beside = row
    opening = connection.execute("SELECT line FROM entries WHERE table_number = ? AND seq = 0", (number,)).fetchone()
    last = connection.execute(
        "SELECT seq, line FROM entries WHERE table_number = ? ORDER BY seq DESC LIMIT 1", (number,)
    ).fetchone()
    seed = _read(beside, Seed()).server_seed
    entries, head = (0, "") if last is None else (last[0] + 1, _read(last[1], Stamp()).seal)
    return Trace(table, b"" if opening is None else opening[0], seed, entries, head, at, why)


def write(connection: sqlite3.Connection, trace: Trace) -> None:
    connection.execute("INSERT OR REPLACE INTO traces VALUES (?, ?, ?, ?, ?, ?, ?)", trace)


def read(connection: sqlite3.Connection, table: str) -> Trace | None:
    row = connection.execute("SELECT * FROM traces WHERE id = ?", (table,)).fetchone()
    return None if row is None else Trace(*row)


def ages(connection: sqlite3.Connection, after: int, most: int) -> list[Age]:
    """The next tables; of each the entries are read from its end, until one is more than a note."""
    rows = connection.execute(
        "SELECT number, id FROM tables WHERE number > ? ORDER BY number LIMIT ?", (after, most)
    ).fetchall()
    return [_age(connection, number, table) for number, table in rows]


def _age(connection: sqlite3.Connection, number: int, table: str) -> Age:
    over, played_at = False, 0
    first = connection.execute("SELECT line FROM entries WHERE table_number = ? AND seq = 0", (number,)).fetchone()
    opened_at = _read(first[0], Stamp()).t if first else 0
    for (line,) in connection.execute("SELECT line FROM entries WHERE table_number = ? ORDER BY seq DESC", (number,)):
        stamp = _read(line, Stamp())
        over = over or stamp.kind == END
        played_at = max(played_at, stamp.t)
        if stamp.kind not in (NOTE, END, ""):
            return Age(number, table, opened_at, stamp.t, over)
    return Age(number, table, opened_at, played_at, over)


def _read(written: bytes, otherwise: S) -> S:
    try:
        return msgspec.json.decode(written, type=type(otherwise))
    except (msgspec.DecodeError, UnicodeDecodeError):
        return otherwise
