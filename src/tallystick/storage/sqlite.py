"""The store in one SQLite file: write-ahead log, synced at every commit."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from tallystick.kernel.refusals import Refused
from tallystick.storage import traces
from tallystick.storage.data_file import check, connect, create, log_of, mark_in_use
from tallystick.storage.file_lock import LockedFile, lock
from tallystick.storage.session_store import SqliteSessions
from tallystick.storage.writer import Writer
from tallystick.tables.store import Age, StoredEntry, StoredSeat, StoredTable, StoredText, Trace


class Beside(msgspec.Struct, frozen=True):
    """What is kept of a table in one piece, because nobody searches for it."""

    game: str
    host: int
    side: bool = msgspec.field(name="ledger_by_hand")
    next_table: str | None
    options: dict[str, str | int | bool]
    server_seed: bytes
    start_at_once: bool
    locked: bool = False
    code_is_secret: bool = False
    decision_seconds: int = 0
    by_hand: bool = False
    titled: dict[str, str] = {}


class SqliteStore:
    """Keeps the port `Store`. One connection, one writing thread, one process."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = lock(path.with_suffix(".lock"))
        try:
            if not path.exists() and not log_of(path).exists():
                create(path)
            check(path)
            self._data = LockedFile(path)
            connection = connect(path)
            mark_in_use(connection, True)
        except sqlite3.Error as problem:
            self._lock.release()
            raise Refused("data_unusable", folder=str(path.parent), reason=str(problem)) from None
        except Exception:
            self._lock.release()
            raise
        self._writer = Writer(connection, path)
        self._writer.start()
        self.sessions = SqliteSessions(self._writer)

    def append(self, entry: StoredEntry, texts: Sequence[StoredText] = ()) -> "asyncio.Future[None]":
        if not texts:
            return self._writer.append(entry)

        def run(connection: sqlite3.Connection) -> None:
            self._writer.insert(connection, entry)
            connection.executemany(
                "INSERT INTO texts (table_number, seq, reference, salt, text)"
                " VALUES ((SELECT number FROM tables WHERE id = ?), ?, ?, ?, ?)",
                texts,
            )

        return self._writer.ask(run)

    def create(self, table: StoredTable, opening: StoredEntry) -> "asyncio.Future[None]":
        def run(connection: sqlite3.Connection) -> None:
            written = (table.id, table.code, msgspec.json.encode(beside(table)))
            made = connection.execute("INSERT INTO tables (id, code, beside) VALUES (?, ?, ?)", written)
            write_seats(connection, table)
            self._writer.numbers[table.id] = made.lastrowid or 0
            self._writer.insert(connection, opening)

        return self._writer.ask(run)

    def keep(self, table: StoredTable, erase: bool = False) -> "asyncio.Future[None]":
        def run(connection: sqlite3.Connection) -> None:
            changed = (table.code, msgspec.json.encode(beside(table)), table.id)
            connection.execute("UPDATE tables SET code = ?, beside = ? WHERE id = ?", changed)
            write_seats(connection, table)

        return self._writer.ask_to_erase(run) if erase else self._writer.ask(run)

    def delete(self, table: str, why: str, at: int) -> "asyncio.Future[None]":
        def run(connection: sqlite3.Connection) -> None:
            trace = traces.left_by(connection, table, why, at)
            if trace is not None:
                traces.write(connection, trace)
            connection.execute("DELETE FROM tables WHERE id = ?", (table,))
            self._writer.numbers.pop(table, None)

        return self._writer.ask_to_erase(run)

    def trace(self, table: str) -> "asyncio.Future[Trace | None]":
        return self._writer.ask(lambda connection: traces.read(connection, table))

    def ages(self, after: int, most: int) -> "asyncio.Future[list[Age]]":
        return self._writer.ask(lambda connection: traces.ages(connection, after, most))

    def load(self, table: str) -> "asyncio.Future[tuple[StoredTable, list[StoredEntry]] | None]":
        return self._writer.ask(lambda connection: read(connection, table, self._writer.numbers))

    def texts(self, table: str) -> "asyncio.Future[list[StoredText]]":
        return self._writer.ask(lambda connection: read_texts(connection, table))

    def erase_text(self, table: str, reference: str) -> "asyncio.Future[None]":
        def run(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE texts SET salt = NULL, text = NULL"
                " WHERE table_number = (SELECT number FROM tables WHERE id = ?) AND reference = ?",
                (table, reference),
            )

        return self._writer.ask_to_erase(run)

    def table_with_code(self, code: str) -> "asyncio.Future[str | None]":
        def run(connection: sqlite3.Connection) -> str | None:
            row = connection.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
            return None if row is None else row[0]

        return self._writer.ask(run)

    def count(self) -> "asyncio.Future[int]":
        return self._writer.ask(lambda connection: connection.execute("SELECT count(*) FROM tables").fetchone()[0])

    def close(self) -> None:
        self._writer.finish()
        self._data.release()
        self._lock.release()


def write_seats(connection: sqlite3.Connection, table: StoredTable) -> None:
    rows = [(table.id, seat.seat, seat.kind, seat.name, seat.bot, seat.token_hash) for seat in table.seats]
    connection.executemany(
        "INSERT OR REPLACE INTO seats (table_number, seat, kind, name, bot, token_hash)"
        " VALUES ((SELECT number FROM tables WHERE id = ?), ?, ?, ?, ?, ?)",
        rows,
    )


def read(
    connection: sqlite3.Connection, table: str, numbers: dict[str, int]
) -> tuple[StoredTable, list[StoredEntry]] | None:
    """A table with its entries; its row is remembered."""
    row = connection.execute("SELECT number, code, beside FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    number, code, kept = row
    numbers[table] = number
    seats = connection.execute(
        "SELECT seat, kind, name, bot, token_hash FROM seats WHERE table_number = ? ORDER BY seat", (number,)
    )
    entries = connection.execute("SELECT seq, line, secret FROM entries WHERE table_number = ? ORDER BY seq", (number,))
    fields: dict[str, Any] = msgspec.structs.asdict(msgspec.json.decode(kept, type=Beside))
    stored = StoredTable(id=table, code=code, seats=[StoredSeat(*seat) for seat in seats], **fields)
    return stored, [StoredEntry(table, *entry) for entry in entries]


def read_texts(connection: sqlite3.Connection, table: str) -> list[StoredText]:
    rows = connection.execute(
        "SELECT seq, reference, salt, text FROM texts"
        " WHERE table_number = (SELECT number FROM tables WHERE id = ?) ORDER BY seq, rowid",
        (table,),
    )
    return [StoredText(table, *row) for row in rows]


def beside(table: StoredTable) -> Beside:
    return Beside(**{field: getattr(table, field) for field in Beside.__struct_fields__})
