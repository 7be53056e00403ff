"""The store keeps what it acknowledged."""

import asyncio
import os
import sqlite3
import subprocess
import sys

import pytest

from tallystick.storage.file_lock import InUse, lock
from tallystick.storage.migrate import migrations
from tallystick.storage.sqlite import SqliteStore, connect
from tallystick.tables.store import AlreadyWritten, StorageFailed, StoredEntry, StoredSeat, StoredTable


def stored(name="one", code="AAAAAA"):
    seats = [StoredSeat(0, "person", "Ana", None, b"hash"), StoredSeat(1, "bot", "", "good")]
    return StoredTable(name, code, "market-island", {"rounds": 3}, b"seed" * 8, seats, host=0, start_at_once=True)


def entry(seq, table="one", line=b"{}", secret=None):
    return StoredEntry(table, seq, line, secret)


def with_store(tmp_path, run):
    async def main():
        store = SqliteStore(tmp_path / "t.sqlite")
        try:
            await store.create(stored(), entry(0))
            return await run(store)
        finally:
            store.close()

    return asyncio.run(main())


def test_what_was_written_is_there_after_the_file_was_closed(tmp_path):
    async def write(store):
        await store.append(entry(1, line=b"first", secret=b"hidden"))

    with_store(tmp_path, write)

    async def read():
        store = SqliteStore(tmp_path / "t.sqlite")
        found = await store.load("one")
        assert await store.table_with_code("AAAAAA") == "one"
        assert await store.table_with_code("BBBBBB") is None
        assert await store.load("two") is None
        store.close()
        return found

    table, entries = asyncio.run(read())
    assert table == stored()
    assert entries == [entry(0), entry(1, line=b"first", secret=b"hidden")]


def test_a_bad_append_in_a_batch_is_refused_alone(tmp_path):
    """The same number twice inside one batch: only the first is acknowledged."""

    async def run(store):
        asked = [
            entry(1, line=b"first"),
            entry(1, line=b"second"),
            entry(2, line=b"third"),
            entry(0, table="nobody"),
            entry(3, line=object()),
            entry(3, line=b"fourth"),
        ]
        answers = await asyncio.gather(*(store.append(one) for one in asked), return_exceptions=True)
        kinds = [None if answer is None else type(answer) for answer in answers]
        assert kinds == [None, AlreadyWritten, None, AlreadyWritten, StorageFailed, None]
        _, entries = await store.load("one")
        assert [kept.line for kept in entries] == [b"{}", b"first", b"third", b"fourth"]

    with_store(tmp_path, run)


class Failing:
    """A connection whose disk is full whenever `full` says so."""

    def __init__(self, connection, statement):
        self.connection = connection
        self.statement = statement
        self.full = True

    def execute(self, sql, *given):
        if self.full and sql.startswith(self.statement):
            raise sqlite3.OperationalError("database or disk is full")
        return self.connection.execute(sql, *given)

    def __getattr__(self, name):
        return getattr(self.connection, name)


@pytest.mark.parametrize("statement", ["BEGIN", "INSERT INTO entries", "COMMIT"])
def test_a_full_disk_acknowledges_nothing_and_the_store_goes_on(tmp_path, statement):
    async def run(store):
        failing = store._writer.connection = Failing(store._writer.connection, statement)
        asked = [entry(1, line=b"lost"), entry(1, line=b"lost too")]  # twice: so they are written one by one
        answers = await asyncio.gather(*(store.append(one) for one in asked), return_exceptions=True)
        assert [type(answer) for answer in answers] == [StorageFailed, StorageFailed]
        failing.full = False
        await store.append(entry(1, line=b"kept"))
        _, entries = await store.load("one")
        assert [kept.line for kept in entries] == [b"{}", b"kept"]

    with_store(tmp_path, run)


def test_a_deleted_table_leaves_nothing(tmp_path):
    async def run(store):
        await store.append(entry(1))
        await store.delete("one")
        assert await store.load("one") is None
        assert await store.count() == 0

    with_store(tmp_path, run)
    with sqlite3.connect(tmp_path / "t.sqlite") as connection:
        left = [connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("entries", "seats")]
    connection.close()
    assert left == [0, 0]


def test_a_second_process_on_the_same_file_is_refused(tmp_path):
    async def run(store):
        with pytest.raises(InUse):
            SqliteStore(tmp_path / "t.sqlite")

    with_store(tmp_path, run)


def test_the_lock_of_a_killed_process_is_free_again(tmp_path):
    path = tmp_path / "t.lock"
    holding = "import pathlib, sys, time; from tallystick.storage.file_lock import lock; "
    holding += "held = lock(pathlib.Path(sys.argv[1])); print(flush=True); time.sleep(60)"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, "-c", holding, path], stdout=subprocess.PIPE, env=environment) as other:
        other.stdout.readline()
        with pytest.raises(InUse):
            lock(path)
        other.kill()
    lock(path).release()


def test_every_commit_is_synced_and_the_file_is_of_the_newest_form(tmp_path):
    connection = connect(tmp_path / "t.sqlite")
    asked = [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.close()
    assert asked == ["wal", 2]
    assert version == migrations()[-1][0] == len(migrations())


def test_a_file_of_a_newer_version_is_refused(tmp_path):
    connection = connect(tmp_path / "t.sqlite")
    connection.execute("PRAGMA user_version = 999")
    connection.close()
    with pytest.raises(sqlite3.DatabaseError, match="newer version"):
        SqliteStore(tmp_path / "t.sqlite")
