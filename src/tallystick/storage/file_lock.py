"""One process at a time on one file."""

import fcntl
import os
from pathlib import Path


class InUse(Exception):
    """Another process has the data open."""


class FileLock:
    """Held until it is released or the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._descriptor)
            raise InUse(str(path)) from None

    def release(self) -> None:
        os.close(self._descriptor)
