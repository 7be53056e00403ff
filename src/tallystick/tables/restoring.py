"""A table comes back from what is stored: its entries are played again, and each must turn out as it was written."""

from typing import Any

import msgspec

from tallystick.games import game_named
from tallystick.journal.entries import Entry
from tallystick.journal.table_record import Proposal, TableRecord
from tallystick.journal.verify import Disproved, proposed_again
from tallystick.kernel.options import read_options
from tallystick.kernel.refusals import Refused
from tallystick.tables.frames import Frames
from tallystick.tables.store import StoredEntry, StoredTable

_read_entry = msgspec.json.Decoder(Entry).decode


def new_record(stored: StoredTable) -> TableRecord:
    game = game_named(stored.game)
    options = read_options(game.options, stored.options)
    return TableRecord(game, len(stored.seats), options, stored.id, stored.server_seed)


def played_again(stored: StoredTable, entries: list[StoredEntry]) -> tuple[TableRecord, Frames]:
    """The record at its last entry; raises Refused when the stored entries are not what the rules give."""
    try:
        record = new_record(stored)
        frames = Frames(record)
        for kept in entries:
            frames.add(_accepted(record, kept))
    except (Disproved, Refused, msgspec.DecodeError, KeyError, TypeError, ValueError, AttributeError):
        raise Refused("table_damaged") from None
    return record, frames


def _accepted(record: TableRecord, kept: StoredEntry) -> Proposal:
    hidden: dict[str, Any] = {} if kept.secret is None else {str(kept.seq): msgspec.json.decode(kept.secret)}
    proposal = proposed_again(record, _read_entry(kept.line), hidden)
    if proposal.line != kept.line:
        raise ValueError("an entry that the rules do not give")
    record.accept(proposal)
    return proposal
