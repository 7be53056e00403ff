"""A rule's no has a code and a section, and changes nothing."""

import pytest

from games.cryptominer.situations import GAME, Scripted, fresh, play, play_all, working
from refusing import refusals_of
from tallystick.games.cryptominer import moves as ask
from tallystick.games.cryptominer.rules.rounds import finish

refused = refusals_of(GAME, Scripted)


def test_a_turn_out_of_order():
    assert refused(working("15AB 12BC"), 1, ask.Play(1)) == ("not_your_turn", "CM.play")
    assert refused(fresh(3), 1, ask.Roll()) == ("not_your_turn", "CM.play")


def test_a_second_turn_in_one_round():
    state = working("15AB 12BC 9AB", blocks="11")
    play_all(state, ask.Claim(1), ask.Play(1))
    for seat in (0, 1):
        for move in (ask.Claim(1), ask.Play(1), ask.SUBSTITUTE):
            assert refused(state, seat, move) == ("already_acted", "CM.round.2")


def test_a_stranger_has_no_seat():
    for seat in (2, -1, -7):
        assert refused(working("15AB 12BC"), seat, ask.Play(1)) == ("not_a_seat", "")


def test_playing_before_the_die_is_thrown():
    for move in (ask.Play(1), ask.Claim(1), ask.SUBSTITUTE, ask.PASS):
        assert refused(fresh(2), 0, move) == ("roll_first", "CM.start.1")


def test_throwing_the_die_in_play():
    assert refused(working("15AB 12BC"), 0, ask.Roll()) == ("nothing_to_roll_for", "CM.start.1")


@pytest.mark.parametrize("value", [3, 0, -1, 7, 10**30])
def test_a_card_that_one_does_not_hold(value):
    assert refused(working("15AB 12BC", hands="12 3"), 0, ask.Play(value)) == ("card_not_yours", "CM.round.3")


def test_a_claim_below_the_total():
    assert refused(working("15AB 12BC", blocks="16"), 0, ask.Claim(1)) == ("claim_too_low", "CM.value")


def test_a_claim_without_a_common_symbol():
    assert refused(working("15AB 12BC", blocks="9", top="9CD"), 0, ask.Claim(1)) == ("no_common_symbol", "CM.symbol")


def test_a_claim_above_the_current_one():
    state = working("12BC 15AB", blocks="9")
    play(state, 0, ask.Claim(1))
    assert refused(state, 1, ask.Claim(1)) == ("outbid", "CM.value.1")


def test_a_claim_on_the_block_of_this_round():
    state = working("12BC 15AB", blocks="9")
    play(state, 0, ask.Play(1))
    assert refused(state, 1, ask.Claim(2)) == ("block_too_new", "CM.round.3")
    assert refused(working("12BC 15AB", in_round=1), 0, ask.Claim(1)) == ("block_too_new", "CM.round.3")


@pytest.mark.parametrize("number", [2, 0, -1, 99, 10**30])
def test_a_claim_on_a_block_that_is_not_there(number):
    assert refused(working("12BC 15AB", blocks="9"), 0, ask.Claim(number)) == ("no_such_block", "CM.round.3")


def test_passing_with_transaction_cards():
    assert refused(working("12BC 15AB"), 0, ask.PASS) == ("must_play_transaction", "CM.round.4")


def test_anything_but_a_transaction_after_a_substitution():
    state = working("12BC 15AB", blocks="9")
    play(state, 0, ask.SUBSTITUTE)
    assert refused(state, 0, ask.Claim(1)) == ("must_play_transaction", "CM.sub.1")
    assert refused(state, 0, ask.PASS) == ("must_play_transaction", "CM.sub.1")
    assert refused(state, 0, ask.SUBSTITUTE) == ("second_substitution", "CM.sub")


def test_a_substitution_in_the_first_round():
    state = working("12BC 15AB", in_round=1)
    assert refused(state, 0, ask.SUBSTITUTE) == ("not_in_first_round", "CM.start.2")
    assert GAME.legal(state, 0) == tuple(ask.Play(value) for value in range(1, 7))


def test_without_a_deck_or_a_block_card():
    assert refused(working("12BC 15AB", deck=""), 0, ask.SUBSTITUTE) == ("deck_empty", "CM.sub")
    state = working("- 15AB", blocks="9", deck="")
    assert refused(state, 0, ask.SUBSTITUTE) == ("no_block_card", "CM.round.6.4")
    assert refused(state, 0, ask.Claim(1)) == ("no_block_card", "CM.round.6.4")


def test_nothing_after_the_end():
    state = working("12BC 15AB")
    finish(state, "all_idle", None)
    assert refused(state, 0, ask.Play(1)) == ("game_over", "CM.end")
