"""Any game can be stopped: everything is counted, nobody wins, and the proof knows it."""

import json

import pytest

from tallystick.bots import bot_named
from tallystick.games import OURS
from tallystick.journal.entries import END, GIVEN_UP, STOPPED, line
from tallystick.journal.verify import Disproved, verify
from tallystick.kernel.options import read_options
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import FACILITATOR
from tallystick.lab.play_out import bot_table


def stopped_after(game, entries, seed=1):
    """A table of bots, in the middle of its play."""
    bots = [bot_named(game, "random")] * max(3, game.fewest)
    for record, _entry in bot_table(game, bots, read_options(game.options, {}), seed):
        if len(record.entries) >= entries or record.ended:
            return record
    return record


def journal(record):
    return b"".join(line(entry) for entry in record.entries)


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
@pytest.mark.parametrize("entries", [11, 17, 40, 90])
def test_what_was_won_so_far_is_counted_and_proved(game, entries):
    record = stopped_after(game, entries)
    if record.ended:
        pytest.skip("over before")
    end = record.accept(record.propose_end(5, STOPPED))
    assert (end.kind, end.actor, end.body["reason"]) == (END, FACILITATOR, STOPPED)
    outcome = verify(journal(record))
    assert (outcome.reason, outcome.winners) == (STOPPED, ())
    assert len(outcome.scores) == record.seats
    assert outcome == record.outcome()


def test_a_count_that_is_not_true_is_found_out():
    record = stopped_after(OURS[0], 40)
    record.accept(record.propose_end(5, STOPPED))
    lines = journal(record).splitlines(keepends=True)
    end = json.loads(lines[-1])
    end["body"]["outcome"]["scores"][0] += 1
    forged = json.dumps(end, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
    with pytest.raises(Disproved):
        verify(b"".join(lines[:-1]) + forged)


def test_a_table_that_was_given_up_is_no_stopped_one():
    record = stopped_after(OURS[0], 40)
    record.accept(record.propose_end(5, GIVEN_UP))
    assert verify(journal(record)) is None


def test_what_is_decided_cannot_be_stopped():
    record = stopped_after(OURS[0], 10**6)
    record.entries.pop()
    with pytest.raises(Refused):
        record.propose_end(5, STOPPED)


def test_a_table_that_has_not_begun_can_be_stopped_too():
    record = stopped_after(OURS[0], 3)
    record.accept(record.propose_end(5, STOPPED))
    assert verify(journal(record)) is None
