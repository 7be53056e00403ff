"""A copy of the data in one file, and back again."""

import sqlite3
from pathlib import Path

from tallystick.kernel.refusals import Refused
from tallystick.storage.data_file import check, log_of, read_only
from tallystick.storage.file_lock import LockedFile, lock


def back_up(source: Path, target: Path, overwrite: bool = False) -> None:
    """Everything that was acknowledged before now, also while a server goes on; there as a whole or not at all."""
    if not source.exists():
        raise Refused("no_data", file=str(source))
    check(source)
    if target.exists() and not overwrite:
        raise Refused("file_there", file=str(target))
    _copy(source, target)


def restore(source: Path, target: Path, overwrite: bool = False) -> None:
    """The data as they were in a copy; raises InUse while a server has the folder."""
    target.parent.mkdir(parents=True, exist_ok=True)
    held = lock(target.with_suffix(".lock"))
    try:
        if target.exists() or log_of(target).exists():
            if not overwrite:
                raise Refused("data_there", folder=str(target.parent))
            if target.exists():
                LockedFile(target).release()
        _copy(source, target)
    finally:
        held.release()


def _copy(source: Path, target: Path) -> None:
    """By SQLite's own way to copy, which takes what lies in the log along and nothing that is half written."""
    made = target.with_name(target.name + ".new")
    made.unlink(missing_ok=True)
    try:
        reading = read_only(source)
        writing = sqlite3.connect(made, isolation_level=None)
        try:
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode = DELETE")
            if writing.execute("SELECT 1 FROM sqlite_master WHERE name = 'hall'").fetchone():
                writing.execute("UPDATE hall SET in_use = 0")  # it is whole without a log
        finally:
            writing.close()
            reading.close()
        for left in (log_of(target), target.with_name(target.name + "-shm")):
            left.unlink(missing_ok=True)
        made.replace(target)
    except sqlite3.Error as problem:
        raise Refused("file_unwritable", file=str(target), reason=str(problem)) from None
    except OSError as problem:
        raise Refused("file_unwritable", file=str(target), reason=problem.strerror or str(problem)) from None
    finally:
        made.unlink(missing_ok=True)
