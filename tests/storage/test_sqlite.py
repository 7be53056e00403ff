"""The store keeps what it acknowledged."""

import asyncio
import os
import sqlite3
import subprocess
import sys

import pytest

from tallystick.kernel.refusals import Refused
from tallystick.storage.data_file import connect, log_of
from tallystick.storage.file_lock import InUse, lock
from tallystick.storage.migrate import migrations
from tallystick.storage.sqlite import SqliteStore
from tallystick.tables.store import (
    AlreadyWritten,
    Damaged,
    StorageFailed,
    StoredEntry,
    StoredSeat,
    StoredTable,
    Trace,
)


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


def test_a_deleted_table_leaves_nothing_but_its_trace(tmp_path):
    async def run(store):
        await store.append(entry(1))
        await store.delete("one", "host", 7)
        assert await store.load("one") is None
        assert await store.trace("one") == Trace("one", b"{}", b"seed" * 8, 2, "", 7, "host")
        assert await store.count() == 0

    with_store(tmp_path, run)
    with sqlite3.connect(tmp_path / "t.sqlite") as connection:
        left = [connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("entries", "seats")]
    connection.close()
    assert left == [0, 0]


def test_what_was_erased_while_somebody_reads_is_gone_once_they_are_done(tmp_path):
    async def run(store):
        path = tmp_path / "t.sqlite"
        reader = sqlite3.connect(path, isolation_level=None)
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM seats").fetchone()
        nameless = stored()
        nameless.seats[0].name = ""
        await store.keep(nameless, erase=True)
        assert b"Ana" in log_of(path).read_bytes() + path.read_bytes()
        reader.close()
        await store.append(entry(1))
        assert b"Ana" not in log_of(path).read_bytes() + path.read_bytes()

    with_store(tmp_path, run)


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


OPEN = "import pathlib, sys, time; from tallystick.storage.sqlite import SqliteStore; "
OPEN += "store = SqliteStore(pathlib.Path(sys.argv[1])); print(flush=True); time.sleep(float(sys.argv[2]))"


def other_process(path, seconds):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", OPEN, str(path), str(seconds)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment)


@pytest.mark.skipif(sys.platform == "win32", reason="there only the file of the lock is held")
def test_deleting_the_file_of_the_lock_lets_nobody_in(tmp_path):
    path = tmp_path / "t.sqlite"
    with other_process(path, 60) as other:
        other.stdout.readline()
        path.with_suffix(".lock").unlink()
        with pytest.raises(InUse):
            SqliteStore(path)
        other.kill()
    SqliteStore(path).close()


def refusal_of(path):
    with pytest.raises(Refused) as refused:
        SqliteStore(path)
    return refused.value.code


def written(path):
    """A file with one table in it, as a server leaves it."""

    async def write():
        store = SqliteStore(path)
        await store.create(stored(), entry(0))
        store.close()

    asyncio.run(write())


def changed(path, *statements):
    connection = sqlite3.connect(path, isolation_level=None)
    for statement in statements:
        connection.execute(statement)
    connection.close()


def test_a_file_that_is_not_whole_and_ours_is_refused_and_left_as_it_is(tmp_path):
    path = tmp_path / "t.sqlite"
    written(path)
    whole = path.read_bytes()
    newer, foreign, other_mark = tmp_path / "newer", tmp_path / "foreign", tmp_path / "mark"
    for file in (newer, other_mark):
        file.write_bytes(whole)
    changed(newer, "PRAGMA user_version = 999")
    changed(foreign, "CREATE TABLE cake (slices)")
    changed(other_mark, "PRAGMA application_id = 7")
    cases = {
        "data_empty": b"",
        "data_newer": newer.read_bytes(),
        "data_foreign": foreign.read_bytes(),
        "data_damaged": b"garbage" * 1000,
    }
    for code, content in cases.items():
        path.write_bytes(content)
        assert refusal_of(path) == code
        assert path.read_bytes() == content
    path.write_bytes(other_mark.read_bytes())
    assert refusal_of(path) == "data_foreign"
    path.write_bytes(whole[: len(whole) // 2])
    assert refusal_of(path) == "data_damaged"
    path.write_bytes(whole)
    SqliteStore(path).close()


def test_a_file_whose_log_is_missing_is_no_empty_hall(tmp_path):
    """The trap of a copied file: what a server has written lies in the log until that server ends."""
    path = tmp_path / "t.sqlite"
    with other_process(path, 60) as other:
        other.stdout.readline()
        other.kill()
    assert log_of(path).exists()
    (tmp_path / "copy").mkdir()
    copy = tmp_path / "copy" / "t.sqlite"
    copy.write_bytes(path.read_bytes())
    assert refusal_of(copy) == "data_without_log"
    SqliteStore(path).close()
    assert not log_of(path).exists()
    path.unlink()
    log_of(path).write_bytes(b"left")
    assert refusal_of(path) == "data_empty"


def test_what_cannot_be_read_is_damaged_and_spares_what_is_written_with_it(tmp_path):
    async def run(store):
        await store.create(stored("two", "BBBBBB"), entry(0, table="two"))
        store._writer.connection.execute("UPDATE tables SET beside = x'7b' WHERE id = 'one'")
        bad, good = await asyncio.gather(
            store.load("one"), store.append(entry(1, table="two", line=b"kept")), return_exceptions=True
        )
        assert (type(bad), good) == (Damaged, None)
        assert (await store.load("two"))[1][-1].line == b"kept"

    with_store(tmp_path, run)
