"""The replay of a finished table, worked out by a process of its own: it takes seconds in which others play.

Run as a program it reads a journal from standard input and writes the replay as gzip.
"""

import os
import subprocess
import sys
import zlib
from collections.abc import Iterable
from typing import Final

from tallystick.journal.verify import Disproved, read_entries, record_of
from tallystick.kernel.refusals import Refused
from tallystick.tables.replay import read_viewer, replay

GZIP: Final = 16 + zlib.MAX_WBITS
BEHIND_OTHERS: Final = 10
"""How much nicer than the server it is."""


def zipped_replay(journal: bytes, viewer: str) -> bytes:
    """What the other process writes; raises Refused for a journal that cannot be played again."""
    command = [sys.executable, "-P", "-m", __name__, viewer]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment) as working:
        if sys.platform != "win32":
            os.setpriority(os.PRIO_PROCESS, working.pid, BEHIND_OTHERS)
        zipped, _ = working.communicate(journal)
    if working.returncode:
        raise Refused("table_damaged")
    return zipped


def zipped_together(pieces: Iterable[bytes]) -> bytes:
    """All pieces as one file of gzip, of which no more than one is there as it is."""
    zipping = zlib.compressobj(wbits=GZIP)
    zipped = [zipping.compress(piece) for piece in pieces]
    return b"".join([*zipped, zipping.flush()])


def main() -> None:
    journal = sys.stdin.buffer.read()
    try:
        record = record_of(read_entries(journal))
        viewer = read_viewer(sys.argv[1], record.seats)
        sys.stdout.buffer.write(zipped_together(replay(record.game, journal, viewer, record.seats)))
    except (Disproved, Refused):
        sys.exit(1)


if __name__ == "__main__":
    main()
