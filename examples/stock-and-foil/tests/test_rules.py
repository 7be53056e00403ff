"""Stock and Foil by its sections; the promises of every game are kept beside them."""

import pytest

from stock_and_foil import GAME, rules
from stock_and_foil.moves import Carve, Decline, Keep, Match, Offer, Take
from stock_and_foil.state import Stick
from tallystick.journal.tape import Tape
from tallystick.kernel.options import read_options
from tallystick.kernel.refusals import Refused


@pytest.fixture
def state():
    return GAME.setup(2, read_options(GAME.options, {"seasons": 2}), Tape(b"king"), None)


def play(state, *moves):
    for move in moves:
        GAME.apply(state, GAME.to_act(state)[0], move, Tape(b""), None)


def test_2_2_everybody_carves_unseen_then_stocks_are_shown(state):
    play(state, Carve(0))
    assert GAME.to_act(state) == (1,)
    play(state, Carve(2))
    assert [stick.shown for stick in state.sticks] == [True, True]


def test_3_2_whoever_takes_a_stock_pays_its_price(state):
    play(state, Carve(0), Carve(0), Offer(1, 1, 3), Take())
    assert (state.grain, state.sticks[0].holder) == ([11, 5], 1)


def test_3_3_whoever_doubts_a_true_stock_pays_one_more(state):
    play(state, Carve(0), Carve(0), Offer(1, 1, 3), Match())
    assert (state.grain, state.sticks[0].holder, state.sticks[0].matched) == ([12, 4], 1, True)


def test_3_4_a_forgery_is_burnt_and_its_price_is_the_fine(state):
    play(state, Carve(1), Carve(0), Offer(1, 1, 3), Match())
    assert (state.grain, state.sticks[0].burnt) == ([5, 11], True)
    assert rules.held(state, 0) == ()


@pytest.mark.parametrize(
    ("holder", "carved", "pays"),
    [(1, 0, 5), (0, 0, 3), (1, 1, 0), (0, 2, 0)],
    ids=["passed on", "kept", "false", "both"],
)
def test_4_1_what_the_exchequer_pays_for_five_notches(holder, carved, pays):
    assert rules.worth(Stick(0, holder, 5, carved)) == pays


def test_4_2_most_grain_wins(state):
    play(state, Carve(0), Carve(0), Keep(), Keep(), Carve(0), Carve(0), Offer(4, 0, 8), Decline(), Keep())
    outcome = GAME.outcome(state)
    assert outcome.reason == "settled"
    assert outcome.winners == tuple(seat for seat in (0, 1) if outcome.scores[seat] == max(outcome.scores))


def test_a_stock_that_is_not_yours_cannot_be_offered(state):
    play(state, Carve(0), Carve(0))
    with pytest.raises(Refused, match="stock_not_yours"):
        play(state, Offer(2, 1, 3))
