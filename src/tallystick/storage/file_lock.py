"""One process at a time on one file."""

import os
import sys
from pathlib import Path
from typing import Final

from filelock import BaseFileLock, FileLock, Timeout

LOCKED_BYTE: Final = 2**62
"""Far behind the end of any file, and behind the bytes that SQLite locks itself."""


class InUse(Exception):
    """Another process has the data open."""


def lock(path: Path) -> BaseFileLock:
    """Held until it is released or the process ends, however it ends; raises InUse at once."""
    # a soft lock would outlive a killed process; the thread that closes a store may be another than opened it
    held = FileLock(path, mode=0o600, thread_local=False, fallback_to_soft=False)
    try:
        held.acquire(blocking=False)
    except Timeout:
        raise InUse(str(path)) from None
    return held


class LockedFile:
    """The same on the data itself, so that it does not help to delete the lock's file; where the system can do that.

    It holds until this process closes any handle of the file: SQLite's is opened after it, and closed before it.
    """

    def __init__(self, path: Path) -> None:
        self._handle = os.open(path, os.O_RDWR)
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.lockf(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, LOCKED_BYTE)
            except OSError:
                os.close(self._handle)
                raise InUse(str(path)) from None

    def release(self) -> None:
        os.close(self._handle)
