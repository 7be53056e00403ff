"""Everything that waits is committed together; a thread waits for the disk, and only then is it acknowledged."""

import asyncio
import logging
import os
import sqlite3
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

import msgspec

from tallystick.storage.data_file import log_of, mark_in_use
from tallystick.tables.store import AlreadyWritten, Damaged, StorageFailed, StoredEntry

log = logging.getLogger(__name__)

MOST_IN_A_BATCH: Final = 512
BEFORE_CHECKPOINT: Final = 1_000
"""After so many pieces of work what stands in the log is put into the file."""
SYNC: Final[Callable[[int], None]] = getattr(os, "fdatasync", os.fsync)
HARMLESS: Final = (
    sqlite3.IntegrityError,
    sqlite3.InterfaceError,
    sqlite3.DataError,
    sqlite3.ProgrammingError,
    TypeError,
    ValueError,
)
"""What is wrong with one piece of work and leaves the transaction whole."""


@cache
def insert_statement(entries: int) -> str:
    """The statement that appends this many entries."""
    row = "(?, ?, ?, ?)"
    return f"INSERT INTO entries (table_number, seq, line, secret) VALUES {', '.join([row] * entries)}"


Work = tuple[StoredEntry | None, Callable[[sqlite3.Connection], Any] | None, "asyncio.Future[Any]"]
"""An entry to append, or else something to do with the connection; and the future that is told what came of it."""
Result = tuple["asyncio.Future[Any]", Any, Exception | None]
"""A future, and its value or the problem."""


def _failure(problem: Exception) -> StorageFailed:
    if isinstance(problem, sqlite3.IntegrityError):
        return AlreadyWritten(str(problem))
    if isinstance(problem, msgspec.DecodeError) or type(problem) is sqlite3.DatabaseError:
        return Damaged(str(problem))
    return StorageFailed(str(problem))


class Writer(threading.Thread):
    """Group commit without a timer: while one batch is made durable, the next one gathers in the event loop.

    The loop commits a batch of entries itself, which takes it less time than to share the interpreter with a thread
    that does; the thread waits until the disk has the log, and does everything else. One batch is under way at a time,
    so that loop and thread never use the connection at once.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        super().__init__(name="tallystick-writer", daemon=True)
        self.connection = connection
        connection.execute("PRAGMA synchronous = NORMAL")  # the log is synced here, see `sync`
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        self.log = os.open(log_of(path), os.O_RDWR)
        self.queue: SimpleQueue[tuple[list[Work], bool] | None] = SimpleQueue()
        self._waiting: list[Work] = []
        self._busy = False
        self._loop: asyncio.AbstractEventLoop
        self._erased = False
        self._since_checkpoint = 0
        self.numbers: dict[str, int] = {}
        """The rows of the tables that are known; an entry names its table's row, so that nobody has to look it up."""

    def append(self, entry: StoredEntry) -> "asyncio.Future[None]":
        """Called by the event loop; settled once the entry is durable, or with StorageFailed."""
        return self._queued(entry, None)

    def ask(self, run: Callable[[sqlite3.Connection], Any]) -> "asyncio.Future[Any]":
        """The same for anything else, with its result."""
        return self._queued(None, run)

    def ask_to_erase(self, run: Callable[[sqlite3.Connection], Any]) -> "asyncio.Future[Any]":
        """The same for what must leave no trace: the write-ahead log is emptied as well."""

        def erase(connection: sqlite3.Connection) -> Any:
            self._erased = True
            return run(connection)

        return self.ask(erase)

    def finish(self) -> None:
        """Carry out what waits, then end."""
        if self._waiting:
            self.queue.put((self._waiting, False))
            self._waiting = []
        self.queue.put(None)
        self.join()

    def _queued(
        self, entry: StoredEntry | None, run: Callable[[sqlite3.Connection], Any] | None
    ) -> "asyncio.Future[Any]":
        if not self._busy:
            self._busy = True
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)  # once everything that is asked for in this turn of the loop waits
        future: asyncio.Future[Any] = self._loop.create_future()
        self._waiting.append((entry, run, future))
        return future

    def _hand_over(self) -> None:
        """In the event loop: the next batch is under way, if anything waits."""
        self._busy = bool(self._waiting)
        if self._busy:
            batch = self._waiting[:MOST_IN_A_BATCH]
            self._waiting = self._waiting[MOST_IN_A_BATCH:]
            self.queue.put((batch, self._appended(batch)))

    def run(self) -> None:
        while (asked := self.queue.get()) is not None:
            batch, is_committed = asked
            results = self._durable(batch) if is_committed else self._committed(batch)
            self._since_checkpoint += len(batch)
            put_into_file = self._since_checkpoint >= BEFORE_CHECKPOINT
            try:
                self._loop.call_soon_threadsafe(self._settle, results, not put_into_file)
                if put_into_file:
                    self._put_into_file()
                    self._loop.call_soon_threadsafe(self._hand_over)
            except RuntimeError:
                log.warning("the event loop ended before %d results were told", len(results))
        self._close()

    def sync(self) -> None:
        """Wait until the disk has the log. SQLite syncs it only before it puts it into the file, for its own sake."""
        SYNC(self.log)

    def _durable(self, batch: list[Work]) -> list[Result]:
        """A batch that is committed; nothing of it is acknowledged when the disk does not have it."""
        try:
            self.sync()
        except OSError as problem:
            log.error("nothing is durable: %s", problem)
            failed = StorageFailed(str(problem))
            return [(future, None, failed) for _, _, future in batch]
        return [(future, None, None) for _, _, future in batch]

    def _put_into_file(self) -> None:
        self._since_checkpoint = 0
        try:
            self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        except sqlite3.Error as problem:
            log.error("could not put the write-ahead log into the file: %s", problem)

    def _close(self) -> None:
        try:
            mark_in_use(self.connection, False)
        except sqlite3.Error as problem:
            log.error("the data could not be closed well, its log is still needed: %s", problem)
        self.connection.close()
        os.close(self.log)

    def _committed(self, batch: list[Work]) -> list[Result]:
        """Carry a batch out in one transaction; when that fails, nothing of it is acknowledged."""
        connection = self.connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            results = [self._carried_out(work) for work in batch]
            connection.execute("COMMIT")
            self.sync()
        except Exception as problem:
            log.error("nothing was written: %s", problem)
            self._roll_back()
            failed = StorageFailed(str(problem))
            return [(future, None, failed) for _, _, future in batch]
        if self._erased:
            self._empty_log()
        return results

    def _empty_log(self) -> None:
        """What was erased still stands in the write-ahead log until all of it is in the file.

        While somebody else reads the file, as a backup does, that must wait; it is tried again with the next batch.
        """
        try:
            self.connection.execute("PRAGMA busy_timeout = 100")
            (busy, *_) = self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            self._erased = bool(busy)
        except sqlite3.Error as problem:
            log.error("could not empty the write-ahead log: %s", problem)
        finally:
            self.connection.execute("PRAGMA busy_timeout = 5000")

    def _appended(self, batch: list[Work]) -> bool:
        """Where there is nothing but entries, and none is bad: all of them by one statement, a transaction of its own.

        Whatever goes wrong goes wrong once more, and is told, when they are carried out one by one.
        """
        if self._erased:
            return False
        fields: list[Any] = []
        for entry, _, _ in batch:
            if entry is None:
                return False
            fields += self.row(entry)
        try:
            self.connection.execute(insert_statement(len(batch)), fields)
        except (*HARMLESS, sqlite3.Error):
            return False
        return True

    def row(self, entry: StoredEntry) -> tuple[int | None, int, bytes, bytes | None]:
        """An entry of a table that is not known names none, which the file refuses."""
        return self.numbers.get(entry.table), entry.seq, entry.line, entry.secret

    def insert(self, connection: sqlite3.Connection, entry: StoredEntry | None) -> None:
        if entry is not None:
            connection.execute(insert_statement(1), self.row(entry))

    def _carried_out(self, work: Work) -> Result:
        """One piece of work; what it may not do is undone and refused, without harm to the others."""
        connection = self.connection
        entry, run, future = work
        connection.execute("SAVEPOINT one")
        try:
            if run is not None:
                value = run(connection)
            else:
                self.insert(connection, entry)
                value = None
        except (*HARMLESS, sqlite3.DatabaseError) as problem:
            if isinstance(problem, sqlite3.OperationalError):
                raise  # a full disk concerns everybody, what cannot be read only whoever reads it
            connection.execute("ROLLBACK TO one")
            connection.execute("RELEASE one")
            return future, None, _failure(problem)
        connection.execute("RELEASE one")
        return future, value, None

    def _roll_back(self) -> None:
        try:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error as problem:
            log.error("could not roll back: %s", problem)

    def _settle(self, results: list[Result], go_on: bool) -> None:
        """Back in the event loop: the next batch goes first, then this one is acknowledged."""
        if go_on:
            self._hand_over()
        for future, value, problem in results:
            if future.done():
                continue  # nobody waits any more
            if problem is None:
                future.set_result(value)
            else:
                future.set_exception(problem)
