"""The lab counts what really happened."""

from functools import partial

import pytest

from tallystick.bots import bot_named
from tallystick.bots.playing import play_out
from tallystick.games import game_named
from tallystick.journal.entries import line
from tallystick.journal.verify import verify
from tallystick.kernel.options import read_options
from tallystick.kernel.refusals import Refused
from tallystick.lab.play_out import bot_table
from tallystick.lab.simulate import Experiment, chunks, rows, simulate, wilson

SMALL = Experiment("market-island", 4, 60, 7, ("good", "random", "random", "random"), {"prize": "3"})


def test_the_same_experiment_gives_the_same_games_with_any_number_of_jobs(monkeypatch):
    monkeypatch.setattr("tallystick.lab.simulate.CHUNK", 20)
    one, two = simulate(SMALL, 1).summary(), simulate(SMALL, 2).summary()
    for measured in ("cpu_seconds", "decisions_per_cpu_second"):
        assert one.pop(measured) > 0
        assert two.pop(measured) > 0
    assert one == two
    assert one["played"] == 60


def test_wins_add_up_and_the_ends_too():
    summary = simulate(SMALL, 1).summary()
    assert sum(seat["wins"] for seat in summary["seats"]) == pytest.approx(60, abs=0.01)
    assert sum(summary["ended"].values()) == 60
    for seat in summary["seats"]:
        low, high = seat["interval"]
        assert low < seat["share"] < high


def test_each_game_has_its_row():
    (chunk,) = chunks(SMALL, 1)
    table = list(rows(chunk))
    assert [row[0] for row in table] == list(range(60))
    assert all(len(row) == 4 + 4 for row in table)


def test_the_good_bot_beats_three_random_bots():
    """A quarter would be no better than they are; the whole interval lies above it."""
    tally = simulate(Experiment("market-island", 4, 400, 1, ("good", "random", "random", "random"), {}), 1)
    low, _high = tally.seats[0].interval()
    assert low > 0.28


def test_the_interval_of_all_wins_stays_within_one():
    low, high = wilson(10, 10)
    assert 0.7 < low < high <= 1.0 + 1e-9


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"players": 1}, "wrong_number_of_players"),
        ({"players": 7}, "wrong_number_of_players"),
        ({"players": 3}, "wrong_number_of_bots"),
        ({"games": 0}, "wrong_number_of_games"),
        ({"seed": -1}, "wrong_seed"),
        ({"bots": ("good", "random", "random", "wizard")}, "unknown_bot"),
        ({"options": {"prize": "1000"}}, "option_not_allowed"),
    ],
)
def test_what_cannot_be_played_is_refused(changes, code):
    import msgspec

    with pytest.raises(Refused) as refused:
        msgspec.structs.replace(SMALL, **changes).check()
    assert refused.value.code == code


def test_a_game_without_an_end_is_cut_short_and_said_to_be(monkeypatch):
    monkeypatch.setattr("tallystick.lab.simulate.play_out", partial(play_out, most=90))
    (chunk,) = chunks(SMALL, 1)
    tally = simulate(SMALL, 1)
    cut = [number for number, outcome in enumerate(chunk.outcomes) if outcome is None]
    assert 0 < len(cut) < 60
    assert tally.summary()["cut_short"] == cut
    assert tally.summary()["played"] == 60 - len(cut)
    assert [row[1] for row in rows(chunk) if len(row) == 2] == ["too_long"] * len(cut)


def test_when_no_game_ends_there_is_nothing_to_count(monkeypatch):
    monkeypatch.setattr("tallystick.lab.simulate.play_out", partial(play_out, most=5))
    with pytest.raises(Refused, match="no_game_ended"):
        simulate(SMALL, 1)


def bot_moves(seed, **cap):
    game = game_named("market-island")
    bots = [bot_named(game, "good")] * 3
    return bot_table(game, bots, read_options(game.options, {}), seed, **cap)


def test_the_journal_of_a_game_that_was_cut_short_says_so_and_is_proved():
    *_, (record, end) = bot_moves(1, most=20)
    assert len(record.moves) == 20
    assert (end.body["outcome"], end.body["reason"]) == (None, "too_long")
    assert verify(b"".join(map(line, record.entries))) is None
