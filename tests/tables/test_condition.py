"""What the notes of a journal say about a table."""

from tallystick.journal.entries import MOVE, NOTE, START, Entry
from tallystick.tables.condition import condition_after


def entry(kind, seconds, actor=None, **body):
    return Entry(
        actor=actor,
        body=body,
        id=None,
        kind=kind,
        prev="",
        seal="",
        sealed={},
        seq=0,
        state="",
        t=seconds * 1000,
        table="",
        v=1,
    )


def test_time_counts_from_the_start_and_not_in_a_pause():
    entries = [
        entry(START, 100),
        entry(MOVE, 110, 0),
        entry(NOTE, 115, 0, note="paused"),
        entry(NOTE, 900, 0, note="resumed"),
        entry(MOVE, 905, 1),
    ]
    assert condition_after(entries).played_for == 20_000
    assert condition_after(entries[:3]).paused
    assert not condition_after(entries).paused


def test_while_the_server_was_away_the_clock_did_not_run_and_gives_twenty_seconds_more():
    entries = [entry(START, 100), entry(MOVE, 110, 0), entry(NOTE, 5000, note="back"), entry(MOVE, 5003, 1)]
    assert condition_after(entries).played_for == 10_000 - 20_000 + 3_000


def test_a_pause_goes_on_while_the_server_is_away():
    entries = [
        entry(START, 100),
        entry(NOTE, 110, 0, note="paused"),
        entry(NOTE, 5000, note="back"),
        entry(NOTE, 6000, 0, note="resumed"),
    ]
    assert condition_after(entries).played_for == 10_000 - 20_000


def test_a_takeover_lasts_until_it_is_given_back():
    taken = entry(NOTE, 1, 0, note="taken_over", seat=2, bot="good")
    assert condition_after([taken]).taken_over == {2: "good"}
    assert condition_after([taken, entry(NOTE, 2, 0, note="given_back", seat=2)]).taken_over == {}
