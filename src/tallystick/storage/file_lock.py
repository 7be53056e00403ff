"""One process at a time on one file."""

from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout


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
