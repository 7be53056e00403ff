"""The ways to play that have a name."""

import pytest

from tallystick.bots import bot_named
from tallystick.games import CATALOGUE, OURS
from tallystick.kernel.options import STANDARD, chosen, preset_with, read_options
from tallystick.kernel.refusals import Refused
from tallystick.lab.play_out import finished_table

PRESETS = [(game, name) for game in CATALOGUE.values() for name in game.presets]


@pytest.mark.parametrize(("game", "name"), PRESETS, ids=lambda one: getattr(one, "name", one))
def test_a_preset_is_another_game_that_can_be_played_to_its_end(game, name):
    usual = chosen(read_options(game.options, {}))
    options = read_options(game.options, preset_with(game.presets, name, {}))
    assert {key for key, value in chosen(options).items() if value != usual[key]} == set(game.presets[name])
    record = finished_table(game, [bot_named(game, "beginner")] * 4, options, 1)
    assert game.outcome(record.state) is not None


def test_each_of_our_games_has_one_for_a_lesson_and_one_as_printed():
    assert {tuple(game.presets) for game in OURS} == {("lesson", "manual")}


def test_what_is_given_goes_over_the_preset_and_the_standard_sets_nothing():
    presets = {"lesson": {"rounds": 5, "minutes": 10}}
    assert preset_with(presets, "lesson", {"rounds": 3}) == {"rounds": 3, "minutes": 10}
    assert preset_with(presets, STANDARD, {}) == preset_with(presets, "", {}) == {}
    with pytest.raises(Refused, match="unknown_preset"):
        preset_with(presets, "weekend", {})


def test_the_manual_is_followed_where_it_differs_from_what_is_usual():
    """A time and no rounds (0.1), two beads an abacus (3); 40 block cards (CM.deal.2) and 280 coins (CM.box); a ring
    laid by hand, no clock, Hacks at any point (CH.hacks); a thorough voyage (SV.goose.end). Ties go by rank (2.4)."""
    manual = {game.name: read_options(game.options, game.presets["manual"]) for game in OURS}
    island = manual["market-island"]
    assert (island.rounds, island.minutes, island.tie_break, island.abacus) == (0, 60, "rank", "up_to_99")
    assert (manual["cryptominer"].block_cards, manual["cryptominer"].coin_supply) == ("classic40", "only_280")
    chain = manual["blockchain"]
    assert (chain.exchange_ring, chain.reaction_seconds, chain.hack_moments) == ("arranged", 0, "any_time")
    assert manual["shelves-voyage"].end_station in (18, 32, 63)
