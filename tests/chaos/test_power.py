"""The power is cut at any moment, with whatever the disk had not been told to keep: no acknowledged move is lost (R2).

A process plays, with every write and sync of its data folder written down in one order (`disk_log.c`). Then the folder
is made again as a disk may hold it at some moment: what was synced, and of the rest a part, torn within its sectors.
"""

import os
import random
import shutil
import sqlite3
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from promises import counted
from tallystick.storage.sqlite import SqliteStore

HERE = Path(__file__).parent
CUTS = int(os.environ.get("CHAOS_CUTS", "150"))
MOVES = int(os.environ.get("CHAOS_CUT_MOVES", "600"))
SECTOR = 512
HEAD = struct.Struct("<Bcqi")
DATA = "tallystick.sqlite"
NAMES = {ord("e"): DATA, ord("l"): DATA + "-wal"}
ACKS = ord("s")

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("cc") is None, reason="needs Linux and a C compiler"
)


def recorded(folder, *mutant):
    """The data file before, and everything that a playing process did in its folder: (file, what, where, bytes)."""
    shim, log, data = folder / "disk_log.so", folder / "log", folder / "data"
    SqliteStore(data / DATA).close()
    before = (data / DATA).read_bytes()
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", shim, HERE / "disk_log.c", "-ldl"], check=True)
    environment = {**os.environ, "LD_PRELOAD": str(shim), "DISK_LOG": str(log), "DISK_FOLDER": str(data)}
    environment["PYTHONPATH"] = os.pathsep.join(sys.path)
    subprocess.run([sys.executable, HERE / "playing.py", data, str(MOVES), *mutant], env=environment, check=True)
    found, at, raw = [], 0, log.read_bytes()
    while at < len(raw):
        file, what, where, size = HEAD.unpack_from(raw, at)
        at += HEAD.size
        found.append((file, what, where, raw[at : at + size] if what == b"w" else b""))
        at += len(found[-1][3])
    return before, found


class Disk:
    """What surely is on the disk, and what may be."""

    def __init__(self, before):
        self.kept = {file: bytearray(before if name == DATA else b"") for file, name in NAMES.items()}
        self.pending = {file: [] for file in NAMES}
        self.acks = {}

    def follow(self, file, what, where, written):
        if file == ACKS and what == b"w":
            table, seq, move = written.split()
            self.acks.setdefault(table.decode(), {})[int(seq)] = move
        elif file in NAMES and what == b"s":
            for change in self.pending[file]:
                self.change(self.kept[file], *change)
            self.pending[file].clear()
        elif file in NAMES:
            self.pending[file].append((where, written if what == b"w" else None))

    @staticmethod
    def change(content, where, written):
        if written is None:
            del content[where:]
            return
        content.extend(bytes(max(0, where - len(content))))
        content[where : where + len(written)] = written

    def after_a_cut(self, folder, chance):
        """The files as they may be found: of what was not synced nothing, all, or any sectors in any mixture."""
        share = chance.choice([0.0, 0.5, 0.9, 1.0])
        for file, name in NAMES.items():
            content = bytearray(self.kept[file])
            for where, written in self.pending[file]:
                if written is None:
                    if chance.random() < share:
                        self.change(content, where, None)
                    continue
                for start in range(0, len(written), SECTOR):
                    if chance.random() < share:
                        self.change(content, where + start, written[start : start + SECTOR])
            (folder / name).write_bytes(content)
        (folder / (DATA + "-shm")).unlink(missing_ok=True)


def lost(folder, acks, thorough):
    """The acknowledged moves that are not in these files; also whether SQLite finds them damaged."""
    connection = sqlite3.connect(folder / DATA, isolation_level=None)
    try:
        if thorough and connection.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            return ["the file is damaged"]
        found = {}
        rows = connection.execute("SELECT id, seq, line FROM entries JOIN tables ON number = table_number")
        for table, seq, line in rows:
            found.setdefault(table, {})[seq] = line
    except sqlite3.DatabaseError as problem:
        return [str(problem)]
    finally:
        connection.close()
    return [
        (table, seq)
        for table, moves in acks.items()
        if -1 not in moves  # being deleted: gone or whole
        for seq, move in moves.items()
        if move not in found.get(table, {}).get(seq, b"")
    ]


def cuts(before, log, folder, count):
    """What was lost in each of so many cuts: at random moments, and right after something was acknowledged."""
    chance = random.Random(count)
    after_acks = [place for place, (file, *_) in enumerate(log) if file == ACKS]
    moments = sorted(chance.choice([chance.randrange(len(log)), chance.choice(after_acks)]) for _ in range(count))
    disk, done = Disk(before), 0
    for number, moment in enumerate(moments):
        for record in log[done : moment + 1]:
            disk.follow(*record)
        done = max(done, moment + 1)
        disk.after_a_cut(folder, chance)
        yield lost(folder, disk.acks, thorough=number % 10 == 0)


def test_no_acknowledged_move_is_lost_when_the_power_is_cut(tmp_path):
    before, log = recorded(tmp_path)
    acks = sum(file == ACKS for file, *_ in log)
    syncs = sum(what == b"s" for _, what, *_ in log)
    assert acks >= MOVES
    assert syncs > acks / 50, "nothing was synced, so that nothing was tried"
    (tmp_path / "disk").mkdir()
    assert [found for found in cuts(before, log, tmp_path / "disk", CUTS) if found] == []
    counted("R2", cuts=CUTS, acknowledged_moves=acks, syncs=syncs, lost=0)


def test_a_store_that_does_not_wait_for_the_disk_is_caught(tmp_path):
    before, log = recorded(tmp_path, "unsynced")
    (tmp_path / "disk").mkdir()
    found = list(cuts(before, log, tmp_path / "disk", 60))
    assert sum(map(bool, found)) > 10
