"""The lab counts what really happened."""

import pytest

from tallystick.kernel.refusals import Refused
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
