"""Check a whole journal: every seal, every draw, every event."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from tallystick.games import game_named
from tallystick.journal.canonical import LARGEST, NotCanonical, canonical, read_canonical
from tallystick.journal.commitments import commitment_to_seed
from tallystick.journal.entries import (
    BY_HAND,
    END,
    MOVE,
    NOTE,
    NOTHING_BEFORE,
    OPENING,
    SEED_COMMITTED,
    SEED_OPENED,
    START,
    UNDONE,
    VERSION,
    Entry,
    line,
)
from tallystick.journal.sealing import seal_of
from tallystick.journal.table_record import Proposal, TableRecord, fingerprint
from tallystick.kernel.by_hand import Entered
from tallystick.kernel.game import Game
from tallystick.kernel.messages import Event, Move
from tallystick.kernel.options import read_options
from tallystick.kernel.outcome import Outcome
from tallystick.kernel.refusals import Refused


class _Body(msgspec.Struct, gc=False):
    move: msgspec.Raw = msgspec.Raw(b"null")


class _Asked(msgspec.Struct, gc=False):
    """What somebody asked for: all of an entry that the rules need to make the whole of it again."""

    actor: int | None
    body: _Body
    id: str | None
    kind: str
    t: int


_read: Final = msgspec.json.Decoder(Entry).decode
_read_asked: Final = msgspec.json.Decoder(_Asked).decode
LONGEST_LINE: Final = 1 << 20
"""Bytes of one entry; the longest ones of real tables have some thousands."""


class Disproved(Exception):
    """The journal is not what it claims to be; `seq` is the first entry that is wrong, `why` a stable code.

    The sentence for people is the message `disproved-<why>`.
    """

    def __init__(self, seq: int, why: str, detail: str = "") -> None:
        super().__init__(f"entry {seq}: {why} {detail}".rstrip())
        self.seq = seq
        self.why = why
        self.detail = detail


class Step(msgspec.Struct, frozen=True):
    """One entry of a journal that has been played again, with everything that was hidden in it."""

    entry: Entry
    move: Move | None
    events: tuple[Event, ...]
    state: Any


def read_entries(journal: bytes) -> list[Entry]:
    """The entries of a journal file, their form, order and seals checked; raises Disproved."""
    if not journal.strip():
        raise Disproved(0, "empty")
    if not journal.endswith(b"\n"):
        raise Disproved(journal.count(b"\n"), "cut_off")
    entries: list[Entry] = []
    head = NOTHING_BEFORE
    for seq, written in enumerate(_lines(journal)):
        entry = _read_entry(seq, written)
        if entry.seq != seq:
            raise Disproved(seq, "wrong_number")
        if entry.table != (entries[0].table if entries else entry.table):
            raise Disproved(seq, "another_table")
        if entry.prev != head:
            raise Disproved(seq, "broken_link")
        if entry.seal != seal_of(entry):
            raise Disproved(seq, "wrong_seal")
        head = entry.seal
        entries.append(entry)
    return entries


def _lines(journal: bytes) -> Iterator[bytes]:
    """One after the other: a file of anything may have very many, and the first that is none ends the reading."""
    start = 0
    while start < len(journal):
        end = journal.index(b"\n", start)
        if end - start > LONGEST_LINE:
            raise Disproved(journal.count(b"\n", 0, start), "not_canonical", "too long")
        yield journal[start:end]
        start = end + 1


def _read_entry(seq: int, written: bytes) -> Entry:
    try:
        entry = msgspec.convert(read_canonical(written), Entry)
    except NotCanonical as problem:
        raise Disproved(seq, "not_canonical", str(problem)) from None
    except msgspec.ValidationError as problem:
        raise Disproved(seq, "not_an_entry", str(problem)) from None
    if entry.v != VERSION:
        raise Disproved(seq, "other_version")
    return entry


def verify(journal: bytes) -> Outcome | None:
    """Prove a finished journal and return how it ended (None for a table given up); raises Disproved."""
    record = _proved_at_once(journal)
    if record is None:
        *_, (record, _last) = _again(read_entries(journal))
    return record.outcome()


def _proved_at_once(journal: bytes) -> TableRecord | None:
    """Play the journal again and compare whole lines: what comes out byte for byte is right in every part.

    What the rules do not make anew, such as notes, is read strictly beside. None where anything is not as it must be,
    for whoever then looks for the reason.
    """
    try:
        end = _read(journal[journal.rfind(b"\n", 0, -1) + 1 : -1])
        record = record_of([_read(next(_lines(journal))), end])
        if record.by_hand:
            return None
        hidden: dict[str, Any] = end.body["moves"]
        for seq, written in enumerate(_lines(journal)):
            asked = _read_asked(written)
            actor = asked.actor
            if asked.kind == MOVE and actor is not None and asked.t <= LARGEST:
                secret = hidden.get(str(seq)) if hidden else None
                said = bytes(asked.body.move) if secret is None else msgspec.json.encode(secret)
                proposal = record.move_again(actor, record.game.read_move(said), asked.id, asked.t)
            else:
                read_canonical(written)
                proposal = proposed_again(record, _read(written), hidden)
            if proposal.line != written:
                return None
            record.accept(proposal)
    except (Disproved, Refused, LookupError, TypeError, ValueError, AttributeError, RecursionError, StopIteration):
        return None
    return record if record.ended else None


def play_again(journal: bytes) -> Iterator[Step]:
    """Every entry of a finished journal, proved, with the truth after it; raises Disproved where the proof fails."""
    for _record, step in _again(read_entries(journal)):
        yield step


def game_of(opening: Entry) -> Game[Any]:
    """The game by the rules that a table was opened with; raises Refused when this program has none or others.

    A box that is not the one of its version would deal other cards, so it counts as another version.
    """
    body = opening.body
    game = game_named(body["game"], body["rules"])
    if body["box"] != fingerprint(game):
        raise Refused("box_changed", game=game.name, rules=game.version)
    return game


def is_by_hand(opening: Entry) -> bool:
    """Whether dice and cards were real ones: then the chance cannot be proved, and everything else can."""
    return opening.body.get("chance") == BY_HAND


def record_of(entries: list[Entry]) -> TableRecord:
    """An empty record for the table that these entries claim to be of."""
    opening = entries[0]
    if opening.kind != OPENING:
        raise Disproved(0, "no_opening")
    if entries[-1].kind != END:
        raise Disproved(len(entries), "no_end")
    body = opening.body
    try:
        game = game_of(opening)
        options = read_options(game.options, body["options"])
        seats = len(body["players"])
        game.check_seats(seats, options)
        seed = bytes.fromhex(entries[-1].body["seed"])
    except (KeyError, TypeError, ValueError, AttributeError) as problem:
        raise Disproved(0, "bad_opening", str(problem)) from None
    except Refused as problem:
        why = {"rules_missing": "other_rules", "box_changed": "other_box"}.get(problem.code, "bad_opening")
        raise Disproved(0, why, str(problem) if why == "bad_opening" else f"{body['game']} {body['rules']}") from None
    if body.get("seed") != commitment_to_seed(seed):
        raise Disproved(len(entries) - 1, "wrong_seed")
    return TableRecord(game, seats, options, opening.table, seed, is_by_hand(opening))


def _again(entries: list[Entry]) -> Iterator[tuple[TableRecord, Step]]:
    record = record_of(entries)
    hidden = entries[-1].body.get("moves")
    for entry in entries:
        try:
            proposal = proposed_again(record, entry, hidden if isinstance(hidden, dict) else {})
        except Refused as refused:
            raise Disproved(entry.seq, "not_allowed", str(refused)) from None
        except (KeyError, TypeError, ValueError, AttributeError) as problem:
            raise Disproved(entry.seq, "not_an_entry", str(problem)) from None
        _compare(proposal.entry, entry)
        record.accept(proposal)
        yield record, Step(entry, proposal.move, tuple(proposal.events), record.state)


def proposed_again(record: TableRecord, entry: Entry, hidden: dict[str, Any], in_place: bool = False) -> Proposal:
    """What this entry ought to be, made again from the entries before it; in place for whoever gives up after a no."""
    if record.ended:
        raise Disproved(entry.seq, "after_the_end")
    if (entry.kind == OPENING) != (entry.seq == 0):
        raise Disproved(entry.seq, "wrong_kind")
    body, actor = entry.body, entry.actor
    if entry.kind == OPENING:
        return record.propose_opening(body["players"], entry.t)
    if entry.kind == SEED_COMMITTED and isinstance(actor, int):
        return record.propose_commit(actor, body["commit"], entry.t)
    if entry.kind == SEED_OPENED and isinstance(actor, int):
        return record.propose_seed(actor, bytes.fromhex(body["seed"]), entry.t)
    if entry.kind == START:
        return record.propose_start(entry.t)
    if entry.kind == MOVE and isinstance(actor, int):
        move = record.game.read_move(msgspec.json.encode(hidden.get(str(entry.seq), body["move"])))
        if record.by_hand:
            return record.propose_booked(actor, move, msgspec.convert(body["entered"], Entered), entry.id, entry.t)
        propose = record.move_again if in_place else record.propose_move
        return propose(actor, move, entry.id, entry.t)
    if entry.kind == NOTE:
        return record.propose_note(actor, body, entry.t, entry.id)
    if entry.kind == UNDONE and isinstance(body["to"], int):
        return record.propose_undo(body["to"], entry.t)
    if entry.kind == END:
        return record.propose_end(entry.t, body.get("reason"))
    raise Disproved(entry.seq, "wrong_kind")


def _compare(expected: Entry, found: Entry) -> None:
    """Name the first thing in which an entry differs from what the rules and the seeds give."""
    if canonical(expected.body.get("events")) != canonical(found.body.get("events")):
        raise Disproved(found.seq, "wrong_events")
    if expected.sealed != found.sealed:
        raise Disproved(found.seq, "wrong_commitment")
    if expected.state != found.state:
        raise Disproved(found.seq, "wrong_state")
    if line(expected) != line(found):
        raise Disproved(found.seq, "wrong_content")
