"""What needs a facilitator: conditions and the queue, from rows and times alone."""

import pytest

from tallystick.sessions import watch
from tallystick.sessions.plan import Plan
from tallystick.sessions.sitting import PLAYING, Claim, Person, Set, Sitting
from tallystick.sessions.watch import SeatSeen, Seen

MINUTE = 60_000
NOW = 100 * MINUTE


def seat(number=0, person=1, **changes):
    given = {"bot": False, "value": 0, "word": "", "due": False, "away_ms": 0, "asleep": False, "hand": 0}
    return SeatSeen(number, person, **(given | changes))


def table(*seats, **changes):
    given = {
        "number": 1,
        "step": 2,
        "of": 12,
        "round": 2,
        "phase": "mine",
        "started": True,
        "over": False,
        "stopped": False,
        "paused": False,
        "begun": True,
        "since": NOW - 1000,
        "usual": 8000,
        "clock_left": None,
        "same": 4,
        "copies": 4,
        "started_at": NOW - 10 * MINUTE,
        "entries": 90,
    }
    return Seen(**(given | changes | {"seats": seats or (seat(),)}))


def room(people=4):
    """A class that plays since ten minutes, with fifteen to go."""
    sitting = Sitting()
    sitting.plan = Plan(parts={"arrive": 8, "brief": 5, "play": 25, "debrief": 16, "after": 6})
    sitting.phase = PLAYING
    sitting.began = NOW - 20 * MINUTE
    sitting.since = {"seated": NOW - 15 * MINUTE, "playing": NOW - 10 * MINUTE}
    sitting.people = {number: Person(number, b"", "en", 0, place=(1, number - 1)) for number in range(1, people + 1)}
    sitting.tables = {1: Set(1, "t", "market-island", list(range(1, people + 1)))}
    return sitting


def condition(seen, sitting=None, **more):
    return watch.found_at(seen, sitting or room(), NOW, **more)[0].what


@pytest.mark.parametrize(
    ("seen", "expected"),
    [
        (table(), "plays"),
        (table(started=False), "arriving"),
        (table(over=True), "finished"),
        (table(over=True, stopped=True), "stopped"),
        (table(paused=True), "paused"),
        (table(seat(bot=True)), "bot"),
        (table(seat(hand=5), paused=True), "help"),
        (table(seat(due=True), since=NOW - 44_000), "plays"),
        (table(seat(due=True), since=NOW - 46_000), "waits"),
        (table(seat(due=True), since=NOW - 46_000, usual=30_000), "plays"),
        (table(seat(due=True), since=NOW - 61_000, usual=30_000), "waits"),
        (table(seat(due=True), since=NOW - 61_000, clock_left=9000), "plays"),
        (table(seat(due=True, bot=True), since=NOW - 61_000), "bot"),
        (table(seat(due=True), since=NOW - 61_000, paused=True), "paused"),
        (table(seat(due=True, away_ms=31_000), since=NOW - 61_000), "away"),
        (table(seat(due=True, away_ms=31_000), since=NOW - 9000), "plays"),
        (table(seat(away_ms=31_000), since=NOW - 61_000), "plays"),
        (table(step=3), "plays"),
        (table(step=4), "behind"),
    ],
)
def test_the_first_thing_that_holds_is_the_condition(seen, expected):
    assert condition(seen) == expected


def test_a_copy_differs_only_after_a_while():
    other = table(same=3)
    assert condition(other, differs_since=NOW - 9000) == "plays"
    assert condition(other, differs_since=NOW - 11_000) == "differs"


def test_a_claim_is_less_pressing_than_help_and_more_than_anything_else():
    waiting = table(seat(due=True), since=NOW - 61_000)
    assert condition(waiting, claimed=[1]) == "claim"
    assert condition(table(seat(hand=1)), claimed=[1]) == "help"


def test_a_storm_keeps_single_alarms_and_bots_away():
    sitting = room()
    gone = table(seat(due=True, away_ms=200_000), since=NOW - 200_000)
    assert watch.bots_due([gone], sitting, NOW) == [(1, 0)]
    sitting.storm = (3, NOW)
    assert condition(gone, sitting) == "plays"
    assert watch.bots_due([gone], sitting, NOW) == []
    assert watch.needs([gone], sitting, NOW, {}, {1: 1, 2: 1, 3: 1, 4: 1}) == []


def test_a_bot_comes_by_itself_only_for_whom_the_table_has_waited_for_long_enough():
    sitting = room()
    for seen, due in (
        (table(seat(due=True, away_ms=91_000), since=NOW - 91_000), True),
        (table(seat(due=True, away_ms=89_000), since=NOW - 91_000), False),
        (table(seat(due=True, away_ms=500_000), since=NOW - 20_000), False),  # it has just gone on
        (table(seat(away_ms=91_000), since=NOW - 91_000), False),
        (table(seat(due=True, away_ms=91_000), since=NOW - 91_000, paused=True), False),
        (table(seat(due=True, person=None, away_ms=91_000), since=NOW - 91_000), False),
    ):
        assert bool(watch.bots_due([seen], sitting, NOW)) == due
    sitting.plan = Plan(bot_after=0)
    assert watch.bots_due([table(seat(due=True, away_ms=10**9), since=0)], sitting, NOW) == []


def test_the_queue_is_in_the_order_of_need_and_what_was_put_aside_is_left_out():
    sitting = room(5)
    sitting.people[2].hand = NOW - 5
    sitting.people[5].place = None
    sitting.claims["c"] = Claim("c", 3, b"", NOW - 9)
    waiting = table(seat(0, 1, due=True), seat(1, None, bot=True), since=NOW - 61_000)
    queue = watch.needs([waiting], sitting, NOW, {}, {1: 1, 2: 1, 3: 1, 4: 1})
    assert [need["what"] for need in queue] == ["help", "claim", "waits", "late"]
    assert queue[3]["args"]["table"] == 1, "a bot's seat is proposed"
    assert queue[1]["args"]["silent"] is None
    assert (queue[2]["acts"][0], queue[2]["acts"][-1]) == ("nudge", "leave")
    asleep = table(seat(0, 1, due=True, asleep=True), since=NOW - 61_000)
    silent = watch.needs([asleep], sitting, NOW, {}, {1: 1, 2: 1, 3: 1, 4: 1}, {3: NOW - 70})
    assert silent[1]["args"]["silent"] == NOW - 70, "since when the other phone is silent"
    assert silent[2]["acts"][0] == "bot", "who sleeps does not hear a nudge"
    sitting.done.add(queue[2]["id"])
    assert [need["what"] for need in watch.needs([waiting], sitting, NOW, {}, {1: 1, 2: 1, 3: 1, 4: 1})] == [
        "help",
        "claim",
        "late",
    ]
    moved = waiting._replace(entries=99)
    assert len(watch.needs([moved], sitting, NOW, {}, {1: 1, 2: 1, 3: 1, 4: 1})) == 4, "another wait is another need"


def test_a_late_person_goes_where_most_bots_are_then_where_it_is_least_far():
    full = table(seat(0, 1), number=1)
    one = table(seat(0, 1), seat(1, None, bot=True), number=2, step=5)
    near = table(seat(0, 1), seat(1, None, bot=True), number=3, step=4)
    two = table(seat(0, None, bot=True), seat(1, None, bot=True), number=4, step=9)
    assert watch.free_seat([full, one, near, two]) == (4, 0)
    assert watch.free_seat([full, one, near]) == (3, 1)
    assert watch.free_seat([full, one, near], 2) == (2, 1)
    assert watch.free_seat([full, two._replace(over=True)]) is None


@pytest.mark.parametrize(
    ("lost", "of", "storm"), [(2, 3, False), (3, 9, False), (4, 9, True), (20, 60, False), (21, 60, True)]
)
def test_more_than_a_third_of_the_lines_at_once_is_a_storm(lost, of, storm):
    assert watch.is_storm(lost, of) == storm


def test_it_is_calm_when_two_thirds_are_back():
    assert not watch.is_calm(39, 60)
    assert watch.is_calm(40, 60)
