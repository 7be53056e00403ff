"""A changed byte anywhere is found and named."""

import json

import msgspec
import pytest

from promises import counted
from tallystick.bots import bot_named
from tallystick.games import CATALOGUE
from tallystick.journal.entries import Entry, line
from tallystick.journal.sealing import seal_of
from tallystick.journal.table_record import TableRecord
from tallystick.journal.verify import Disproved, play_again, read_entries, verify
from tallystick.kernel.options import read_options
from tallystick.lab.play_out import finished_table

GAME = CATALOGUE["market-island"]


def journal_of(seed: int, players: int = 2, rounds: int = 1) -> bytes:
    options = read_options(GAME.options, {"rounds": rounds})
    bots = [bot_named(GAME, "random")] * players
    return b"".join(map(line, finished_table(GAME, bots, options, seed).entries))


SMALL = journal_of(3)


def test_a_finished_journal_is_proved():
    assert verify(SMALL).rounds == 1
    assert len(list(play_again(SMALL))) == SMALL.count(b"\n")


@pytest.mark.parametrize("seed", range(20))
def test_many_journals_are_proved(seed):
    assert verify(journal_of(seed, players=2 + seed % 5, rounds=6)) is not None


@pytest.mark.parametrize("flip", [1, 2, 32, 128])
def test_a_flip_of_every_byte_is_found_and_named(flip):
    """Bit 1 changes digits and letters, 32 the case of letters, 128 leaves ASCII."""
    lines_before = 0
    for place, byte in enumerate(SMALL):
        changed = SMALL[:place] + bytes([byte ^ flip]) + SMALL[place + 1 :]
        with pytest.raises(Disproved) as found:
            verify(changed)
        assert found.value.why
        assert abs(found.value.seq - lines_before) <= 1
        lines_before += byte == ord("\n")
    counted("R10", flipped_bytes=len(SMALL), found_and_named=len(SMALL))


def test_a_truncated_journal_is_found():
    for place in range(0, len(SMALL), 7):
        with pytest.raises(Disproved):
            verify(SMALL[:place])
    lines = SMALL.splitlines(keepends=True)
    with pytest.raises(Disproved) as found:
        verify(b"".join(lines[:-1]))
    assert (found.value.seq, found.value.why) == (len(lines) - 1, "no_end")


def test_a_dropped_a_doubled_and_a_swapped_entry_are_found():
    lines = SMALL.splitlines(keepends=True)
    for place in range(len(lines) - 1):
        for other in (
            lines[:place] + lines[place + 1 :],
            lines[: place + 1] + lines[place:],
            [*lines[:place], lines[place + 1], lines[place], *lines[place + 2 :]],
        ):
            with pytest.raises(Disproved) as found:
                verify(b"".join(other))
            assert abs(found.value.seq - place) <= 1


def test_two_spliced_journals_are_found():
    lines, others = SMALL.splitlines(keepends=True), journal_of(4).splitlines(keepends=True)
    for place in range(1, min(len(lines), len(others))):
        with pytest.raises(Disproved):
            verify(b"".join(lines[:place] + others[place:]))


def resealed(entries: list[Entry]) -> bytes:
    """The work of a forger who knows how seals are made."""
    head, written = "0" * 64, []
    for entry in entries:
        entry = msgspec.structs.replace(entry, prev=head)
        head = seal_of(entry)
        written.append(line(msgspec.structs.replace(entry, seal=head)))
    return b"".join(written)


def forged(kind: str, change) -> bytes:
    """A journal in which one entry of that kind is changed and everything is sealed anew."""
    entries = read_entries(SMALL)
    place = max(entry.seq for entry in entries if entry.kind == kind)
    fields = json.loads(msgspec.json.encode(entries[place]))
    change(fields)
    entries[place] = msgspec.convert(fields, Entry)
    return resealed(entries)


FORGERIES = {
    "wrong_events": ("move", lambda entry: entry["body"]["events"][0].update(seat=7)),
    "wrong_commitment": ("start", lambda entry: entry["sealed"].update(e0_x="0" * 64)),
    "wrong_state": ("move", lambda entry: entry.update(state="0" * 64)),
    "wrong_seed": ("end", lambda entry: entry["body"].update(seed="00" * 32)),
    "wrong_content": ("end", lambda entry: entry["body"].update(entries=3)),
    "not_allowed": ("move", lambda entry: entry.update(actor=5)),
    "wrong_kind": ("move", lambda entry: entry.update(kind="open")),
}


@pytest.mark.parametrize("why", FORGERIES)
def test_a_forger_who_seals_everything_anew_is_found_by_the_rules_and_the_seeds(why):
    kind, change = FORGERIES[why]
    with pytest.raises(Disproved) as found:
        verify(forged(kind, change))
    assert found.value.why == why


def test_a_forger_cannot_choose_other_dice():
    """Another server seed with its own commitment is caught by the first draw."""
    entries = read_entries(SMALL)
    other = read_entries(journal_of(5))
    entries[0] = msgspec.structs.replace(entries[0], body={**entries[0].body, "seed": other[0].body["seed"]})
    end = msgspec.structs.replace(entries[-1], body={**entries[-1].body, "seed": other[-1].body["seed"]})
    with pytest.raises(Disproved) as found:
        verify(resealed([*entries[:-1], end]))
    assert found.value.why in ("wrong_events", "wrong_commitment")


@pytest.mark.parametrize(
    ("foreign", "why"),
    [
        (b"", "empty"),
        (b"\n\n", "empty"),
        (b"hello\n", "not_canonical"),
        (b'{"a": 1}\n', "not_canonical"),
        (b'{"a":1.5}\n', "not_canonical"),
        (b'{"a":1}\n', "not_an_entry"),
        (b"[]\n", "not_an_entry"),
        (b"\xff\xfe\n", "not_canonical"),
        (b"[" * 100_000 + b"\n", "not_canonical"),
    ],
)
def test_a_foreign_file_is_named_as_such(foreign, why):
    with pytest.raises(Disproved) as found:
        verify(foreign)
    assert (found.value.seq, found.value.why) == (0, why)


def test_of_a_hidden_value_only_a_commitment_stands_in_the_journal():
    entries = read_entries(journal_of(6, players=3, rounds=3))
    hidden = [entry for entry in entries if entry.sealed]
    assert hidden
    for entry in hidden:
        for slot in entry.sealed:
            part, _, name = slot.partition("_")
            held = entry.body["move"] if part == "move" else entry.body["events"][int(part[1:])]
            assert held[name] is None
    commitments = [value for entry in hidden for value in entry.sealed.values()]
    assert len(set(commitments)) == len(commitments), "equal cards have different commitments"


@pytest.mark.parametrize("unfit", [0.5, 2**60, {"Key": 1}, {"a-b": 1}])
def test_what_no_rule_makes_anew_is_read_as_strictly(unfit):
    """A note passes through as it is, and a time is only information: neither may bring what a journal cannot hold."""
    table = TableRecord(GAME, 2, read_options(GAME.options, {}), "t" * 16, b"\1" * 32)
    for proposal in (
        lambda: table.propose_opening(["person", "person"], 1),
        lambda: table.propose_note(None, {"note": "paused", "by": unfit}, 2),
        lambda: table.propose_end(3, "given_up"),
    ):
        table.accept(proposal())
    with pytest.raises(Disproved) as found:
        verify(b"".join(map(line, table.entries)))
    assert (found.value.seq, found.value.why) == (1, "not_canonical")
    if isinstance(unfit, int):
        entries = read_entries(SMALL)
        entries[-2] = msgspec.structs.replace(entries[-2], t=unfit)
        with pytest.raises(Disproved) as found:
            verify(resealed(entries))
        assert (found.value.seq, found.value.why) == (len(entries) - 2, "not_canonical")
