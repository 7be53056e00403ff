"""The rulebook's own examples, SV-T1 to SV-T12, and its figure."""

from itertools import product

import pytest

from games.shelves_voyage.situations import GAME, MADE_BY, PERSON, PUBLIC, WORK, drawn, finished, play, sailing
from tallystick.games.shelves_voyage import moves as ask
from tallystick.games.shelves_voyage.graph import components, degrees, longest_path
from tallystick.games.shelves_voyage.majors import adjusted
from tallystick.games.shelves_voyage.rules.resonance import pairs
from tallystick.games.shelves_voyage.scoring import level_of

SOURCE = "@any.encyclopedia"


def test_t1_the_distances_to_the_average():
    state = sailing(seats=5)
    state.coins = [8, 12, 10, 22, 14]
    view = finished(state)
    assert view.average == 14
    assert [score.distance for score in view.harmony] == [6, 2, 4, 8, 0]


def test_t2_the_sum_of_the_scores_is_the_result():
    state = sailing(seats=5)
    state.coins = [8, 12, 10, 22, 14]
    state.majors = [[22], [13], [7], [6], []]
    drawn(state, ("e1", "e2", [0]), entities=5)  # three entities left alone: 6 becomes 1
    state.quarrel_tokens[2] = 1  # 4 becomes 2; two others have less than seat 1, so 2 becomes 4; no duty is left
    view = finished(state)
    assert [score.after for score in view.harmony] == [1, 4, 2, 0, 0]
    assert (view.result, view.level) == (7, "great")


def test_t3_a_pair_comes_in_72_percent_of_the_rolls():
    state = sailing("1 2 3 4")
    found = 0
    for dice in product(range(1, 7), repeat=4):
        state.dice = list(dice)
        found += bool(pairs(state))
    assert found == 936


def test_t4_two_pairs_are_a_choice():
    state = sailing("2 2 5 5")
    assert {move.value for move in GAME.legal(state, 1) if isinstance(move, ask.Pair)} == {2, 5}


def test_t5_manipulate_moves_four_stations():
    state = sailing("4 4 1 2")
    play(state, 1, ask.Pair(4), ask.Manipulate(2, PERSON), ask.Store(1))
    assert state.stations[1] == 2 + 4
    assert state.coins == [4, 2, 6, 4]


@pytest.mark.parametrize("score", [1, 7, 8, 9, 30])
def test_t6_the_longest_path_of_four_divides_by_eight(score):
    state = sailing()
    drawn(state, *[(f"e{place}", f"e{place + 1}", [1]) for place in range(1, 5)], entities=5)
    state.majors[1] = [2]
    state.coins = [4, 4 + score * 4 // 3, 4, 4]
    mine = finished(state).harmony[1]
    assert mine.steps[0].count == 4
    assert mine.after == -(-mine.distance // 8)


def test_t7_three_entities_left_alone_divide_by_six():
    state = sailing()
    assert [adjusted(state, 22, 3, score) for score in (1, 6, 7, 13)] == [1, 1, 2, 3]


def test_t8_a_source_is_tied_to_a_statement():
    state = sailing("3 3 1 2")
    play(state, 1, ask.Pair(3), ask.Write("e1", MADE_BY, "e2"), ask.Store(1))
    state.active, state.dice, state.phase = 2, [3, 3, 1, 2], "choose"
    play(state, 2, ask.Pair(3), ask.Write("s1", "@any.cited_in", "new", SOURCE))
    seen = GAME.view(state, PUBLIC).statements
    assert (seen[1].subject, seen[1].object, seen[1].meta) == ("s1", "e5", True)
    assert (seen[0].subject, seen[0].object, seen[0].meta) == ("e1", "e2", False)
    assert GAME.view(state, PUBLIC).entities[4].text == SOURCE


@pytest.mark.parametrize(("legacy", "winner", "loser"), [(False, -2, 1), (True, -3, 0)])
def test_t9_a_quarrel_and_a_quarrel_on_a_legacy(legacy, winner, loser):
    state = sailing("5 5 1 2")
    if legacy:
        state.legacies[0] = [3]
    play(state, 1, ask.Pair(5), ask.Quarrel("e1", 2), ask.END_DEBATE)
    play(state, 2, ask.END_DEBATE)
    play(state, 0, ask.Vote(2))
    play(state, 3, ask.Vote(2))
    assert state.coins[2] == 4 + winner
    assert GAME.to_act(state) == (1,)
    play(state, 1, ask.Write("e1", MADE_BY, "e2"))
    assert state.coins[1] == 4 + loser
    assert state.quarrel_tokens == [0, 1, 1, 0]
    play(state, 1, ask.Store(1))
    assert state.stations[:3] == [5, 2 + 5, 6]


def test_t10_invent_clears_the_pool_on_a_legacy_one_die_only():
    state = sailing("6 6 1 2")
    play(state, 1, ask.Pair(6), ask.Invent(3), ask.Write("e1", MADE_BY, "e2"), ask.Store(1))
    assert (state.pools[1], state.coins[1], state.stations[1]) == ([1], 5, 8)  # an empty pool: for free

    state = sailing("6 6 1 2")
    state.pools[1] = [3, 4, 4]
    play(state, 1, ask.Pair(6), ask.Invent(1), ask.Harvest("coins"), ask.Store(2))
    assert state.pools[1] == [2]

    state = sailing("6 6 1 2")
    state.pools[1] = [3, 4, 4]
    state.legacies[1] = [0]
    play(state, 1, ask.Pair(6), ask.Invent(3), ask.Write("e1", MADE_BY, "e2"), ask.Clear(4), ask.Store(2))
    assert state.pools[1] == [2, 3, 4]


def test_t11_the_levels_of_five_players():
    levels = [level_of(result, 5) for result in (5, 6, 10, 11, 15, 16, 20, 21)]
    assert levels == ["excellent", "great", "great", "good", "good", "mediocre", "mediocre", "unbalanced"]
    assert level_of(0, 5) == "excellent"


def test_t12_a_borrowed_die_earns_and_an_own_die_costs_a_coin():
    state = sailing("3 1 2 4")
    state.pools[2] = [3]
    play(state, 1, ask.AskDie(3, 2))
    play(state, 2, ask.AGREE)
    assert state.coins == [4, 4, 5, 4]

    state = sailing("1 3 2 4")
    state.pools[1] = [1]
    play(state, 1, ask.OwnDie(1), ask.Pair(1), ask.Harvest("coins"))
    assert state.coins == [4, 4 + 2 - 1, 4, 4]


def test_the_figure():
    """Bob, a person born in 1990, a friend of Alice, likes a painting; it has a painter and a film (SV.graph)."""
    state = sailing()
    likes = [("e1", "e2"), ("e1", "e3"), ("e1", "e4"), ("e1", "e5"), ("e5", "e6"), ("e7", "e5")]
    drawn(state, *[(one, other, [1]) for one, other in likes], entities=7)
    assert components(7, state.statements) == 1
    assert max(degrees(7, state.statements)) == 4
    assert longest_path(7, state.statements, list(range(6)), 1000) == 3
    measures = finished(state).measures
    assert (measures.connected, measures.degree, measures.paths[1], measures.single) == (True, 4, 3, 5)


def test_only_references_reach_the_table():
    state = sailing("3 3 1 2")
    commitment = "0123456789abcdef" * 4
    play(state, 1, ask.Pair(3), ask.Write("e1", commitment, "new", WORK))
    assert GAME.view(state, PUBLIC).statements[0].predicate == commitment
