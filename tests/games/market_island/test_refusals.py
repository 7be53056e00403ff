"""A rule's no has a code and a section, and changes nothing."""

import pytest

from games.market_island.situations import GAME, Scripted, fresh, mining, play, walking
from refusing import refusals_of
from tallystick.games.market_island.moves import DECLINE, Decline, Mine, Roll
from tallystick.kernel.refusals import Refused

refused = refusals_of(GAME, Scripted)


def test_a_throw_out_of_turn():
    assert refused(walking(3), 1, Roll()) == ("not_your_turn", "0.3")


def test_a_stranger_has_no_seat():
    assert refused(walking(3), 3, Roll()) == ("not_a_seat", "")
    assert refused(walking(3), -7, Roll()) == ("not_a_seat", "")


def test_mining_before_the_die_is_thrown():
    assert refused(walking(2), 0, Mine("7H")) == ("roll_first", "P1")
    assert refused(fresh(2), 0, DECLINE) == ("roll_first", "0.3")


def test_throwing_instead_of_choosing():
    state, _ = mining("I9H I7C")
    assert refused(state, 0, Roll()) == ("choose_first", "2.2")


@pytest.mark.parametrize("card", ["JS", "", "ZZ", None, "9" * 1000, "X1"])
def test_a_card_that_one_does_not_hold(card):
    state, _ = mining("I9H I7C", "7H JS")
    assert refused(state, 0, Mine(card)) == ("card_not_yours", "2.2")


def test_the_other_players_card_is_not_mine_to_lay_down():
    state, _ = mining("I9H I7C", "7H JS")
    play(state, 0, Decline())
    assert refused(state, 1, Mine("7H")) == ("card_not_yours", "2.2")


def test_mining_while_barred_says_why():
    state, _ = mining("I9H I7C", prepare=lambda state: state.possessed.__setitem__(1, True))
    with pytest.raises(Refused) as no:
        play(state, 1, Mine("7H"))
    assert (no.value.code, no.value.section, no.value.arguments) == ("barred", "2.3", {"why": "possessed"})


def test_the_disqualified_cannot_play():
    state = walking(3)
    state.order.remove(1)
    state.out[1] = True
    assert refused(state, 1, Roll()) == ("disqualified", "4.3")


def test_nothing_after_the_end():
    state, _ = mining("I9H I7C", rounds=1)
    play(state, 0, Decline())
    play(state, 1, Decline())
    assert state.phase == "over"
    assert refused(state, 0, Roll()) == ("game_over", "4.3")
