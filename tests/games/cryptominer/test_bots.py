"""The good opponent is better than the beginner, and both than chance."""

import pytest

from games.cryptominer.situations import GAME, Scripted, play, working
from tallystick.games.cryptominer import moves as ask
from tallystick.games.cryptominer.bots import Sight
from tallystick.kernel.seats import Viewer
from tallystick.lab.simulate import Experiment, simulate

GOOD, BEGINNER = GAME.bots["good"], GAME.bots["beginner"]


def choice(bot, state, seat):
    return bot.choose(GAME.view(state, Viewer(seat)), seat, GAME.legal(state, seat), Scripted())


@pytest.mark.parametrize(("bot", "others", "least"), [("good", "beginner", 0.3), ("beginner", "random", 0.5)])
def test_one_beats_three_that_know_less(bot, others, least):
    """A quarter would be no better than they are; the whole interval lies above it."""
    tally = simulate(Experiment("cryptominer", 4, 160, 1, (bot, others, others, others), {}), 1)
    low, _high = tally.seats[0].interval()
    assert low > least


def test_the_beginner_takes_the_richest_block_and_else_another_card():
    assert choice(BEGINNER, working("30A 12BC", blocks="5 20 9"), 0) == ask.Claim(2)
    assert choice(BEGINNER, working("9AB 12BC", blocks="20"), 0) == ask.SUBSTITUTE
    assert choice(BEGINNER, working("9AB 12BC", hands="36 1"), 0) == ask.Play(3)


def test_the_good_one_fears_a_rival_whose_card_it_has_seen():
    """Seat 1 showed a 12; a 13 on block 1 would be outbid by it, but nothing is lost by a safe block."""
    state = working("13BD 12BC 30A", blocks="12 10")
    before = Sight(GAME.view(state, Viewer(0)), 0).chance_to_win(12)
    state.known_to[state.cards[1]] |= 1
    after = Sight(GAME.view(state, Viewer(0)), 0).chance_to_win(12)
    assert after < before


def test_the_last_in_turn_claims_what_nobody_can_take_away():
    state = working("2ABC 36A", blocks="20", hands="1 1")
    play(state, 0, ask.Play(1))
    assert choice(GOOD, state, 1) == ask.Claim(1)


def test_the_good_one_plays_towards_its_block_card():
    state = working("2ABC 6ABC", hands="1 16", deck="")
    play(state, 0, ask.Play(1))
    assert choice(GOOD, state, 1) == ask.Play(1), "a block of 7 would be out of its reach"


def test_without_transactions_the_good_one_claims_whatever_it_can():
    assert choice(GOOD, working("36A 2ABC", blocks="1", hands="0 0"), 0) == ask.Claim(1)
    assert choice(GOOD, working("2ABC 36A", blocks="9", hands="0 0", deck=""), 0) == ask.PASS
