"""Each Minor Arcana by its number."""

import pytest

from games.shelves_voyage.situations import CLOCK, GAME, MADE_BY, PERSON, PUBLIC, play, refused, sailing
from tallystick.games.shelves_voyage import moves as ask
from tallystick.games.shelves_voyage.components import MINORS


def holding(card, *rest, seat=1, **more):
    state = sailing(*rest, **more)
    state.minors[seat] = [card]
    return state


@pytest.mark.parametrize("amount", [4, -4])
def test_minor_1_treasure(amount):
    state = holding(1)
    play(state, 1, ask.PlayMinor(1, amount))
    assert state.coins[1] == 4 + amount
    assert (state.minors[1], state.discards, state.minors_used[1]) == ([], [1], 1)


def test_minor_2_create():
    state = holding(2, seat=3)
    play(state, 3, ask.PlayMinor(2), ask.Write("e1", MADE_BY, "e2", partner=0))
    assert GAME.to_act(state) == (0,)
    play(state, 0, ask.AGREE)
    assert GAME.view(state, PUBLIC).statements[0].authors == (3, 0)
    assert (state.stations[3], GAME.to_act(state)) == (9, (1,))


def test_minor_3_advocate():
    state = holding(3, seat=3)
    play(state, 3, ask.PlayMinor(3), ask.Write("e1", MADE_BY, "e2"))
    assert (state.coins[3], state.stations[3]) == (5, 9)
    play(state, 1, ask.ROLL)


def test_minor_4_manipulate():
    state = holding(4)
    play(state, 1, ask.PlayMinor(4), ask.Manipulate(0, PERSON))
    assert (state.coins, state.stations[1]) == ([6, 2, 4, 4], 2)
    assert GAME.view(state, PUBLIC).duties[0].topic == PERSON


def test_minor_5_quarrel():
    state = holding(5)
    play(state, 1, ask.PlayMinor(5), ask.Quarrel("e2", 0))
    play(state, CLOCK, ask.TIME_UP)
    play(state, 2, ask.Vote(0))
    play(state, 3, ask.Vote(0))
    assert (state.coins[0], state.quarrel_tokens) == (2, [1, 1, 0, 0])
    assert state.stations[:2] == [5, 2]


def test_minor_6_invent_without_clearing():
    state = holding(6)
    state.pools[1] = [2, 3]
    play(state, 1, ask.PlayMinor(6), ask.Invent(1), ask.Harvest("coins"))
    assert (state.coins[1], state.pools[1], state.stations[1]) == (6, [2, 3], 2)


@pytest.mark.parametrize(("card", "aid"), [(7, "catalogue"), (8, "medium")])
def test_minors_7_and_8_are_noted_with_the_next_statement(card, aid):
    state = holding(card, "3 3 1 2")
    play(state, 1, ask.PlayMinor(card), ask.Pair(3))
    assert GAME.view(state, PUBLIC).aids[1] == (aid,)
    play(state, 1, ask.Write("e1", MADE_BY, "e2"))
    assert GAME.view(state, PUBLIC).statements[0].aids == (aid,)
    assert GAME.view(state, PUBLIC).aids[1] == ()


def test_minor_7_catalogue():
    assert refused(holding(8), 1, ask.PlayMinor(7)) == ("minor_not_held", "SV.minor")


def test_minor_8_medium():
    assert refused(holding(8), 1, ask.PlayMinor(8, 4)) == ("card_not_so", "SV.minor.8")


def test_minor_9_turtle():
    state = holding(9)
    play(state, 1, ask.PlayMinor(9, seat=3), dice=(5, 2))
    assert state.stations == [5, 2, 6, 7]


def test_minor_10_hare():
    state = holding(10)
    play(state, 1, ask.PlayMinor(10, seat=0), dice=(5, 2))
    assert state.stations == [10, 2, 6, 9]


def test_minor_11_page():
    state = holding(11, "3 1 2 4", seat=2)
    state.pools[2] = [3]
    play(state, 2, ask.PlayMinor(11, die=3))
    assert (state.coins[2], state.pools[2]) == (5, [])
    play(state, 1, ask.Pair(3), ask.Write("e1", MADE_BY, "e2"))
    assert GAME.to_act(state) == (2,)


def test_minor_12_knight():
    state = holding(12)
    play(state, 1, ask.PlayMinor(12, 3, seat=2))
    assert state.coins == [4, 4, 1, 4]


def test_minor_13_queen():
    state = holding(13, "3 1 2 4")
    state.pools[2] = [3, 6]
    play(state, 1, ask.PlayMinor(13, seat=2, die=3), ask.Pair(3))
    assert (state.coins[2], state.pools[2]) == (4, [6])
    play(state, 1, ask.Write("e1", MADE_BY, "e2"))
    play(state, 2, ask.AGREE)
    play(state, 1, ask.Store(1))


def test_minor_14_king():
    for move, legacies in [
        (ask.PlayMinor(14, entity="e1", seat=2), [[], [], [], []]),
        (ask.PlayMinor(14, entity="e1", seat=2, to="e4"), [[], [], [], [2]]),
        (ask.PlayMinor(14, entity="e1", seat=2, heir=1), [[1], [], [], []]),
    ]:
        state = holding(14)
        state.legacies[0] = [2]
        play(state, 1, move)
        assert state.legacies == legacies


def test_a_card_with_an_action_waits_for_the_action_that_is_under_way():
    for card in range(2, 7):
        state = holding(card, "3 3 1 2", seat=0)
        play(state, 1, ask.Pair(3))
        assert refused(state, 0, ask.PlayMinor(card)) == ("act_in_progress", "SV.minor")


def test_there_are_fourteen():
    assert len(MINORS) == 14


def test_a_debate_can_be_ended_by_both():
    state = holding(5)
    play(state, 1, ask.PlayMinor(5), ask.Quarrel("e2", 0), ask.END_DEBATE)
    assert GAME.to_act(state) == (0,)
    play(state, 0, ask.END_DEBATE)
    assert GAME.to_act(state) == (2, 3)
