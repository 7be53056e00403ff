"""A table comes back from what is stored: its entries are played again, and each must turn out as it was written."""

import logging
from typing import Any, Final

import msgspec

from tallystick.journal.entries import Entry
from tallystick.journal.table_record import Proposal, TableRecord
from tallystick.journal.verify import Disproved, game_of, proposed_again
from tallystick.kernel.game import Game
from tallystick.kernel.options import read_options
from tallystick.kernel.refusals import Refused
from tallystick.tables.frames import Frames
from tallystick.tables.store import StoredEntry, StoredTable

log = logging.getLogger(__name__)

read_entry = msgspec.json.Decoder(Entry).decode

OTHER_RULES: Final = ("unknown_game", "rules_missing", "box_changed")
"""A table that is whole, and that another version of the program can play."""
BROKEN: Final = (Disproved, Refused, msgspec.DecodeError, LookupError, TypeError, ValueError, AttributeError)
"""What comes of an entry that is not what it ought to be."""


def new_record(stored: StoredTable, game: Game[Any]) -> TableRecord:
    options = read_options(game.options, stored.options)
    return TableRecord(game, len(stored.seats), options, stored.id, stored.server_seed, stored.by_hand)


def played_again(stored: StoredTable, entries: list[StoredEntry]) -> tuple[TableRecord, Frames]:
    """The record at its last entry, by the rules it was opened with.

    Raises Refused when these are not here, or when the stored entries are not what they give.
    """
    try:
        return restored(stored, entries)
    except BROKEN as problem:
        raise refused_for(stored.id, problem) from None


def restored(stored: StoredTable, entries: list[StoredEntry]) -> tuple[TableRecord, Frames]:
    """The same; raises what is BROKEN as it is."""
    record = new_record(stored, game_of(read_entry(entries[0].line)))
    frames = Frames(record)
    for kept in entries:
        frames.add(_accepted(record, kept))
    return record, frames


def refused_for(table: str, problem: Exception) -> Refused:
    """Why a table cannot be opened; what is damaged is told to the operator as well."""
    if isinstance(problem, Refused) and problem.code in OTHER_RULES:
        log.warning("table %s needs other rules: %s", table, problem)
        return problem
    log.error("table %s is damaged: %s", table, problem)
    return Refused("table_damaged")


def _accepted(record: TableRecord, kept: StoredEntry) -> Proposal:
    hidden: dict[str, Any] = {} if kept.secret is None else {str(kept.seq): msgspec.json.decode(kept.secret)}
    proposal = proposed_again(record, read_entry(kept.line), hidden, in_place=True)
    if proposal.line != kept.line:
        raise ValueError("an entry that the rules do not give")
    record.accept(proposal)
    return proposal
