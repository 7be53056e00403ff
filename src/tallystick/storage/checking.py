"""Every table of a file looked through: its seals, its moves played again, its texts."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tallystick.journal.entries import END
from tallystick.journal.texts import reference_to, references
from tallystick.journal.verify import Disproved, read_entries, verify
from tallystick.kernel.refusals import Refused
from tallystick.storage.data_file import read_only
from tallystick.storage.sqlite import read, read_texts
from tallystick.tables.restoring import BROKEN, OTHER_RULES, restored


class Found(NamedTuple):
    """What was found at one table; `problem` is None when all is well."""

    table: str
    entries: int
    over: bool
    problem: Exception | None

    @property
    def needs_rules(self) -> bool:
        """Whether it is whole, as far as that can be seen without its rules."""
        return isinstance(self.problem, Refused) and self.problem.code in OTHER_RULES


def damage_of(path: Path) -> str:
    """What SQLite finds wrong with the file itself, or nothing."""
    reading = read_only(path)
    try:
        (found,) = reading.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.DatabaseError as problem:
        return str(problem)
    finally:
        reading.close()
    return "" if found == "ok" else str(found)


def checked(path: Path) -> Iterator[Found]:
    """Every table, one after the other; a damaged one is told and stops nothing."""
    reading = read_only(path)
    try:
        after = 0
        while row := reading.execute(
            "SELECT number, id FROM tables WHERE number > ? ORDER BY number LIMIT 1", (after,)
        ).fetchone():
            after, table = row
            yield _checked(reading, table)
    finally:
        reading.close()


def _checked(reading: sqlite3.Connection, table: str) -> Found:
    entries, over = 0, False
    try:
        found = read(reading, table, {})
        if found is None:
            return Found(table, 0, False, None)  # deleted meanwhile
        stored, kept = found
        journal = b"".join([entry.line + b"\n" for entry in kept])
        entries = len(kept)
        lines = read_entries(journal)
        over = lines[-1].kind == END
        record = restored(stored, kept)[0]
        if over:
            verify(journal)
        texts = {text.reference: text for text in read_texts(reading, table)}
        for seq, reference in references(record.game, lines):
            text = texts.get(reference)
            if text is None:
                raise Disproved(seq, "text_missing")
            if text.salt and text.text and reference_to(text.salt, table, text.text) != reference:
                raise Disproved(seq, "wrong_text")
    except (*BROKEN, sqlite3.DatabaseError) as problem:
        return Found(table, entries, over, problem)
    return Found(table, entries, over, None)
