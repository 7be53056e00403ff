"""Whether a file holds our data, whole and in a form that is known here; and how it is opened."""

import sqlite3
from pathlib import Path
from typing import Final

from tallystick.kernel.refusals import Refused
from tallystick.storage.migrate import migrate, migrations

OURS: Final = 0x54414C59
"""The mark of our files, which spells TALY."""
TABLES: Final = {"tables", "seats", "entries"}


def log_of(path: Path) -> Path:
    """Where SQLite keeps what it has not yet put into the file."""
    return path.with_name(path.name + "-wal")


def create(path: Path) -> None:
    """A new file, there as a whole or not at all: one that is empty was emptied by somebody."""
    made = path.with_name(path.name + ".new")
    for old in (made, log_of(made)):
        old.unlink(missing_ok=True)
    connect(made).close()
    made.replace(path)


def check(path: Path, without_log: bool = False) -> None:
    """Look before anything is written; raises Refused for a file that is empty, damaged, foreign or newer.

    Also for one whose log is missing, unless it is to be taken as it is.
    """
    if not path.exists() or not path.stat().st_size:
        raise Refused("data_empty", file=str(path))
    try:
        reading = read_only(path)
        try:
            _check_form(path, reading, without_log or log_of(path).exists())
        finally:
            reading.close()
    except sqlite3.OperationalError as problem:
        raise Refused("data_unusable", folder=str(path.parent), reason=str(problem)) from None
    except sqlite3.DatabaseError as problem:
        raise Refused("data_damaged", file=str(path), reason=str(problem)) from None


def _check_form(path: Path, reading: sqlite3.Connection, is_whole: bool) -> None:
    (version,) = reading.execute("PRAGMA user_version").fetchone()
    (mark,) = reading.execute("PRAGMA application_id").fetchone()
    names = {name for (name,) in reading.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if mark not in (0, OURS) or not names >= TABLES:
        raise Refused("data_foreign", file=str(path))
    if version > migrations()[-1][0]:
        raise Refused("data_newer", file=str(path))
    if "hall" in names and not is_whole and reading.execute("SELECT in_use FROM hall").fetchone() == (1,):
        raise Refused("data_without_log", file=str(path), log=log_of(path).name)


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing, beside a server or without one; a file without a log is read as it is."""
    how = "mode=ro" if log_of(path).exists() else "immutable=1"
    return sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True, isolation_level=None, timeout=5)


def connect(path: Path) -> sqlite3.Connection:
    """A connection that loses nothing it has committed, whatever happens to the machine."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5, cached_statements=600)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")
    connection.execute("PRAGMA temp_store = MEMORY")  # what a statement of many rows needs to undo itself
    migrate(connection)
    return connection


def mark_in_use(connection: sqlite3.Connection, in_use: bool) -> None:
    """Said in the file itself, not only in its log, as long as it is of no use without its log."""
    connection.execute("UPDATE hall SET in_use = ?", (in_use,))
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
