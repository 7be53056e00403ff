"""One thread that writes: everything that waits is committed together, and acknowledged after the commit."""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple

from tallystick.tables.ports import AlreadyWritten, StorageFailed

log = logging.getLogger(__name__)

MOST_IN_A_BATCH: Final = 512


class Work(NamedTuple):
    """Something to do with the connection; `single` when it is one statement, which SQLite undoes by itself."""

    run: Callable[[sqlite3.Connection], Any]
    single: bool
    future: "asyncio.Future[Any]"


class Result(NamedTuple):
    future: "asyncio.Future[Any]"
    value: Any
    problem: Exception | None


class Writer(threading.Thread):
    """Group commit without a timer: while one batch is made durable, the next one gathers."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(name="tallystick-writer", daemon=True)
        self.connection = connection
        self.queue: SimpleQueue[Work | None] = SimpleQueue()

    def ask(self, run: Callable[[sqlite3.Connection], Any], single: bool = False) -> "asyncio.Future[Any]":
        """Called by the event loop; the future is settled there once the work is durable."""
        future = asyncio.get_running_loop().create_future()
        self.queue.put(Work(run, single, future))
        return future

    def finish(self) -> None:
        """Carry out what waits, then end."""
        self.queue.put(None)
        self.join()

    def run(self) -> None:
        going_on = True
        while going_on:
            batch, going_on = self._gather()
            if batch:
                self._settle(self._committed(batch))
        self.connection.close()

    def _gather(self) -> tuple[list[Work], bool]:
        """Everything that waits, at least one piece of work; False when it is time to end."""
        batch: list[Work] = []
        work = self.queue.get()
        while work is not None:
            batch.append(work)
            if len(batch) == MOST_IN_A_BATCH:
                return batch, True
            try:
                work = self.queue.get_nowait()
            except Empty:
                return batch, True
        return batch, False

    def _committed(self, batch: list[Work]) -> list[Result]:
        """Carry a batch out in one transaction; when that fails, nothing of it is acknowledged."""
        connection = self.connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            results = [self._carried_out(work) for work in batch]
            connection.execute("COMMIT")
        except Exception as problem:
            log.error("nothing was written: %s", problem)
            self._roll_back()
            failed = StorageFailed(str(problem))
            return [Result(work.future, None, failed) for work in batch]
        return results

    def _carried_out(self, work: Work) -> Result:
        """One piece of work; what it may not do is undone and refused, without harm to the others."""
        connection = self.connection
        if not work.single:
            connection.execute("SAVEPOINT one")
        try:
            value = work.run(connection)
        except sqlite3.IntegrityError as problem:
            self._undo(work)
            return Result(work.future, None, AlreadyWritten(str(problem)))
        except (sqlite3.InterfaceError, sqlite3.DataError, sqlite3.ProgrammingError, TypeError, ValueError) as problem:
            self._undo(work)
            return Result(work.future, None, StorageFailed(str(problem)))
        if not work.single:
            connection.execute("RELEASE one")
        return Result(work.future, value, None)

    def _undo(self, work: Work) -> None:
        if not work.single:
            self.connection.execute("ROLLBACK TO one")
            self.connection.execute("RELEASE one")

    def _roll_back(self) -> None:
        try:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error as problem:
            log.error("could not roll back: %s", problem)

    def _settle(self, results: list[Result]) -> None:
        try:
            results[0].future.get_loop().call_soon_threadsafe(_settle, results)
        except RuntimeError:
            log.warning("the event loop ended before %d results were told", len(results))


def _settle(results: list[Result]) -> None:
    for future, value, problem in results:
        if future.done():
            continue
        if problem is None:
            future.set_result(value)
        else:
            future.set_exception(problem)
