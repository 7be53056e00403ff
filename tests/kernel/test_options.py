"""Options are typed, validated and explained."""

import pytest

from tallystick.games.blockchain.options import ChainOptions
from tallystick.games.market_island.options import IslandOptions
from tallystick.kernel.options import chosen, options_of, read_options
from tallystick.kernel.refusals import Refused


def test_options_may_come_as_text_or_typed():
    for given in ({"prize": "3", "rotate_first": "yes", "ring": "40"}, {"prize": 3, "rotate_first": True, "ring": 40}):
        options = read_options(IslandOptions, given)
        assert (options.prize, options.rotate_first, options.ring) == (3, True, 40)


def test_what_is_not_given_has_its_default():
    assert read_options(IslandOptions, {}) == IslandOptions()
    assert chosen(IslandOptions())["rounds"] == 12


def test_an_option_that_came_later_is_written_only_where_it_is_not_as_usual():
    assert "first_player" not in chosen(ChainOptions())
    assert chosen(ChainOptions(first_player="first_seat"))["first_player"] == "first_seat"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("prize", 51),
        ("prize", -1),
        ("prize", "many"),
        ("prize", 2.5),
        ("prize", True),
        ("prize", None),
        ("prize", "9" * 5000),
        ("ring", 32),
        ("ring", True),
        ("tie_break", "coin"),
        ("rotate_first", 1),
        ("rotate_first", "perhaps"),
        ("ace", ["high"]),
    ],
)
def test_a_value_out_of_range_is_refused_with_what_is_allowed(name, value):
    with pytest.raises(Refused) as refused:
        read_options(IslandOptions, {name: value})
    assert refused.value.code == "option_not_allowed"
    assert refused.value.arguments["option"] == name
    assert refused.value.arguments["allowed"] == options_of(IslandOptions)[name].allowed
    assert len(refused.value.arguments["value"]) <= 40


def test_an_unknown_option_is_refused():
    with pytest.raises(Refused, match="unknown_option"):
        read_options(IslandOptions, {"price": 3})


def test_each_option_knows_its_section():
    assert all(option.section for option in options_of(IslandOptions).values())
