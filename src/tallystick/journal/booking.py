"""A form at a table of paper: all of its moves are judged before the first is written down."""

from collections.abc import Sequence
from typing import Any

from tallystick.journal.entries import MOVE, UNDONE, Entry
from tallystick.journal.table_record import Proposal, TableRecord
from tallystick.kernel.by_hand import Desk


def booked(record: TableRecord, form: Any, id: str | None = None, t: int = 0) -> list[Proposal]:  # noqa: A002
    """The entries that a form stands for, one after the other; raises Refused and changes nothing.

    The first bears the id, so that a form that is sent twice is written down once.
    """
    trial = record.copied()
    desk = Desk(trial.state)
    proposals: list[Proposal] = []
    for actor, move, entered in record.game.by_hand().book(desk, form):
        proposal = trial.propose_booked(actor, move, entered, None if proposals else id, t)
        trial.accept(proposal)
        desk.state = trial.state
        proposals.append(proposal)
    return proposals


def last_form(entries: Sequence[Entry]) -> int | None:
    """The entry after which the last form that counts was booked; None when there is none.

    The first entry of a form bears its id, and what was undone does not count.
    """
    begun: list[int] = []
    for entry in entries:
        if entry.kind == MOVE and entry.id is not None:
            begun.append(entry.seq)
        elif entry.kind == UNDONE:
            begun = [seq for seq in begun if seq <= entry.body["to"]]
    return counted_before(entries, begun[-1]) if begun else None


def counted(entries: Sequence[Entry]) -> list[Entry]:
    """Without what was taken back: it stays written, and does not count."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == UNDONE:
            kept = [one for one in kept if one.seq <= entry.body["to"]]
        else:
            kept.append(entry)
    return kept


def counted_before(entries: Sequence[Entry], seq: int) -> int:
    """The entry whose truth was in force when the one with this number was written."""
    before = entries[seq - 1]
    return int(before.body["to"]) if before.kind == UNDONE else before.seq
