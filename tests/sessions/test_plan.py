"""A plan: every field has a default, and whatever cannot be is refused before anybody comes."""

import pytest

from tallystick.games import OURS
from tallystick.kernel.refusals import Refused
from tallystick.sessions.nicknames import all_nicknames, new_nickname
from tallystick.sessions.plan import Plan, agreed_options, changed, checked, most_people, parts_of, read_file
from tallystick.tables.credentials import read_name


def test_a_plan_needs_nothing():
    plan = checked(Plan())
    assert plan.game == "market-island"
    assert sum(plan.parts.values()) == plan.minutes == 60


@pytest.mark.parametrize("minutes", [20, 45, 60, 90, 240])
def test_the_parts_fill_the_time(minutes):
    assert sum(parts_of(Plan(minutes=minutes)).values()) == minutes


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_every_game_has_tables_of_the_usual_size(game):
    size = max(4, game.fewest)
    assert checked(Plan(game=game.name, table_size=size)).game == game.name
    agreed_options(Plan(game=game.name))


def test_a_last_round_can_be_said_where_the_game_has_a_clock():
    options = agreed_options(Plan())
    assert (options.minutes, options.rounds) == (180, 12)
    assert agreed_options(Plan(options={"rounds": 5})).rounds == 5
    assert agreed_options(Plan(preset="lesson")).minutes == 10


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"game = 'nope'", "unknown_game"),
        (b"minutes = 5", "bad_plan"),
        (b"colour = 'red'", "bad_plan"),
        (b"table_size = 9", "wrong_number_of_players"),
        (b"bot = 'nobody'", "unknown_bot"),
        (b"options = { rounds = 999 }", "option_not_allowed"),
        (b"preset = 'nope'", "unknown_preset"),
        (b"names = 'list'", "list_empty"),
        (b"names = 'list'\nlist = ['Ana', 'ana']", "name_taken"),
        (b"list = ['<b>']", "bad_name"),
        (b"ideas = ['nonsense']", "unknown_idea"),
        (b"= = =", "bad_plan"),
        (b"\xff\xfe", "bad_plan"),
        (b"title = '" + b"x" * 10_000_000 + b"'", "too_large"),
    ],
)
def test_a_plan_file_that_says_what_no_plan_says_is_refused(content, code):
    with pytest.raises(Refused) as no:
        read_file(content)
    assert no.value.code == code


def test_a_plan_file_is_read():
    plan = read_file(b"title = '7b'\ngame = 'cryptominer'\nminutes = 45\nnames = 'list'\nlist = ['Ana', 'Bo']\n")
    assert (plan.title, plan.game, plan.listed) == ("7b", "cryptominer", ["Ana", "Bo"])


def test_other_minutes_mean_other_parts():
    assert sum(changed(checked(Plan()), {"minutes": 90}).parts.values()) == 90


def test_a_class_is_never_locked_out_by_its_size():
    assert most_people(Plan(expected=4)) == 40
    assert most_people(Plan(expected=500)) == 750


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_there_are_names_for_a_hall_of_500_and_each_is_a_name(lang):
    every = all_nicknames(lang)
    assert len({name.casefold() for name in every}) == len(every) >= 2000
    assert [name for name in every if read_name(name) != name] == []
    taken = set()
    for _ in range(500):
        taken.add(new_nickname(lang, taken).casefold())
    assert len(taken) == 500
    few = set()
    for _ in range(60):
        few.add(new_nickname(lang, few).casefold())
    assert len({name.split(" ")[1 if lang == "en" else 0] for name in few}) == 60, "60 different animals"
