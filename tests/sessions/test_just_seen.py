"""The idea that the wall shows: one of the lesson, just seen at a table, each in its turn."""

from types import SimpleNamespace

from tallystick.games import game_named
from tallystick.kernel.story import Ideas
from tallystick.sessions.just_seen import JUST, just_seen

IDEAS = Ideas(game_named("market-island").concepts)
WANTED = ("shared-record", "cost-of-mining", "validation")


def entry(t, *events):
    return SimpleNamespace(t=t, body={"events": [{"event": event} for event in events]})


def test_each_idea_that_was_just_seen_has_its_turn():
    tables = [[entry(1000, "card_mined")], [entry(2000, "nobody_mined"), entry(3000)]]
    assert just_seen(tables, IDEAS, WANTED, 4000, None) == "cost-of-mining"
    assert just_seen(tables, IDEAS, WANTED, 4000, "cost-of-mining") == "validation"
    assert just_seen(tables, IDEAS, WANTED, 4000, "validation") == "cost-of-mining"


def test_what_is_long_ago_or_of_another_lesson_is_not_shown():
    tables = [[entry(1000, "card_mined")], [entry(1000 + JUST, "nobody_mined")]]
    assert just_seen(tables, IDEAS, WANTED, 1001 + JUST, None) == "validation"
    assert just_seen(tables, IDEAS, ("shared-record",), 1001 + JUST, None) is None
    assert just_seen([[]], IDEAS, WANTED, 4000, "validation") is None
