"""One game between bots with its whole journal."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, Final

from tallystick.bots.playing import MOST_DECISIONS, choice_of
from tallystick.journal.commitments import commitment_to_seed
from tallystick.journal.entries import Entry
from tallystick.journal.table_record import TableRecord
from tallystick.journal.tape import Tape
from tallystick.kernel.game import Bot, Game
from tallystick.kernel.options import Options

TOO_LONG: Final = "too_long"


def key(seed: int, *path: object) -> bytes:
    """32 bytes for one purpose, from the seed of an experiment."""
    return sha256("\n".join(map(str, ("tallystick lab 1", seed, *path))).encode()).digest()


def bot_table(
    game: Game[Any], bots: Sequence[Bot], options: Options, seed: int, most: int = MOST_DECISIONS
) -> Iterator[tuple[TableRecord, Entry]]:
    """Play one table, from its opening to the entry that opens its seeds; each entry as it is written.

    A table that has no end is ended without an outcome after `most` decisions, because it is too long.
    No clock is read: every entry has the time 0, so that the same seed gives the same journal.
    """
    record = TableRecord(game, len(bots), options, key(seed, "table").hex()[:16], key(seed, "server"))
    own = Tape(key(seed, "bots"))
    yield record, record.accept(record.propose_opening([f"bot:{bot.name}" for bot in bots]))
    seeds = [key(seed, "seat", seat) for seat in range(len(bots))]
    for seat, its_seed in enumerate(seeds):
        yield record, record.accept(record.propose_commit(seat, commitment_to_seed(its_seed)))
    for seat, its_seed in enumerate(seeds):
        yield record, record.accept(record.propose_seed(seat, its_seed))
    yield record, record.accept(record.propose_start())
    while (seats := game.to_act(record.state)) and len(record.moves) < most:
        seat = seats[0]
        yield record, record.accept(record.propose_move(seat, choice_of(game, record.state, seat, bots[seat], own)))
    yield record, record.accept(record.propose_end(reason=TOO_LONG if seats else None))


def finished_table(game: Game[Any], bots: Sequence[Bot], options: Options, seed: int) -> TableRecord:
    """The same, all at once."""
    *_, (record, _end) = bot_table(game, bots, options, seed)
    return record
