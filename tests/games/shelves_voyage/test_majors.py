"""Each Major Arcana by its number, with graphs and tables built by hand."""

import pytest

from games.shelves_voyage.situations import GAME, PERSON, PUBLIC, drawn, finished, sailing
from tallystick.games.shelves_voyage.components import MAJORS
from tallystick.games.shelves_voyage.elements import Duty
from tallystick.games.shelves_voyage.graph import MOST_CASES, Paths, components, first_longest_path, longest_path
from tallystick.games.shelves_voyage.majors import CARDS, Measured
from tallystick.journal.tape import Tape

SEAT = 1


def after(state, card, coins=(4, 16, 4, 4)):
    """What is left of seat 1's distance of 9 (average 7) with this card."""
    state.coins = list(coins)
    state.majors[SEAT] = [card]
    score = finished(state).harmony[SEAT]
    assert score.distance == abs(coins[SEAT] - -(-sum(coins) // 4))
    return score.after


def chain(count, *authors, entities=0):
    """e1 - e2 - e3 …, each by these authors."""
    triples = [(f"e{place}", f"e{place + 1}", authors or (0,)) for place in range(1, count + 1)]
    return drawn(sailing(), *triples, entities=entities or count + 1)


@pytest.mark.parametrize(("legacies", "left"), [(0, 9), (1, 5), (2, 3), (3, 2)])
def test_major_1_own_legacies(legacies, left):
    state = sailing()
    state.legacies = [[1, 2] if place < legacies else [0] for place in range(4)]
    assert after(state, 1) == left


@pytest.mark.parametrize(("length", "left"), [(0, 9), (1, 5), (4, 2)])
def test_major_2_longest_own_path(length, left):
    state = chain(5, 0)
    for statement in state.statements[:length]:
        statement.authors.append(SEAT)
    assert after(state, 2) == left


@pytest.mark.parametrize(("entities", "left"), [(3, 9), (4, 3), (5, 2)])
def test_major_3_separate_parts(entities, left):
    assert after(chain(2, entities=entities), 3) == left


@pytest.mark.parametrize(("entities", "left"), [(3, 0), (4, 18)])
def test_major_4_all_in_one_piece(entities, left):
    assert after(chain(2, entities=entities), 4) == left


def test_major_5_own_meta_statements():
    state = drawn(sailing(), ("e1", "e2", [SEAT]), ("s1", "e3", [0, SEAT]), ("e3", "s2", [SEAT]), ("s1", "e4", [0]))
    assert after(state, 5) == 3


def test_major_6_no_manipulate_token_left():
    state = sailing()
    assert after(state, 6) == 0
    state = sailing()
    state.duties.append(Duty(1, 0, 3, PERSON))
    assert after(state, 6) == 18


def test_major_7_own_quarrel_tokens():
    state = sailing()
    state.quarrel_tokens = [5, 2, 5, 5]
    assert after(state, 7) == 3


def test_major_8_minor_arcana_used_or_held():
    state = sailing()
    state.minors[SEAT] = [7]
    state.minors_used[SEAT] = 2
    assert after(state, 8) == 2


def test_major_9_further_major_arcana():
    state = sailing()
    state.coins = [4, 16, 4, 4]
    state.majors[SEAT] = [9, 16, 20]
    drawn(state)
    state.stations[SEAT] = 12
    assert finished(state).harmony[SEAT].after == 3
    assert after(sailing(), 9) == 9


@pytest.mark.parametrize(("dice", "left"), [(0, 0), (1, 18), (3, 54)])
def test_major_10_dice_in_the_own_pool(dice, left):
    state = sailing()
    state.pools[SEAT] = [2] * dice
    assert after(state, 10) == left


def test_major_11_the_biggest_pool_of_another():
    state = sailing()
    state.pools = [[1], [1, 2, 3, 4], [5, 6], []]
    assert after(state, 11) == 3


def test_major_12_fewest_coins():
    assert after(sailing(), 12, (8, 0, 8, 8)) == 3
    assert after(sailing(), 12, (8, 8, 0, 8)) == 2


def test_major_13_only_one_has_less():
    assert after(sailing(), 13, (0, 4, 10, 10)) == 0
    assert after(sailing(), 13, (0, 4, 0, 10)) == 0
    assert after(sailing(), 13, (0, 14, 0, 10)) == 16


def test_major_14_most_coins():
    assert after(sailing(), 14) == 5
    assert after(sailing(), 14, (20, 16, 0, 0)) == 7


def test_major_15_only_one_has_more():
    assert after(sailing(), 15, (20, 16, 0, 0)) == 0
    assert after(sailing(), 15) == 18


@pytest.mark.parametrize(
    ("card", "station", "left"),
    [(16, 2, 5), (16, 6, 9), (17, 5, 0), (17, 2, 18), (18, 9, 5), (18, 6, 9), (19, 6, 0), (19, 9, 18)],
)
def test_majors_16_to_19_stations(card, station, left):
    """The others stand on 5, 6 and 9, or on 3 where seat 1 should be second lowest."""
    state = sailing(stations=(3 if station == 5 else 5, station, 6, 9))
    assert after(state, card) == left


def test_major_16_lowest_station():
    assert after(sailing(stations=(4, 4, 6, 9)), 16) == 5


def test_major_17_second_lowest_station():
    assert after(sailing(stations=(2, 5, 2, 9)), 17) == 0


def test_major_18_highest_station():
    assert after(sailing(stations=(2, 9, 2, 9)), 18) == 5


def test_major_19_second_highest_station():
    assert after(sailing(stations=(12, 9, 12, 9)), 19) == 0


def test_major_20_entities_with_one_statement():
    assert after(chain(3, entities=6), 20) == 3


def test_major_21_the_highest_degree():
    state = drawn(sailing(), *[("e1", f"e{other}", [0]) for other in (2, 3, 4)])
    assert after(state, 21) == 2


def test_major_22_entities_without_a_statement():
    assert after(chain(2, entities=6), 22) == 2


def brute_force(entities, statements):
    """The longest path, by trying everything; only for graphs without meta-statements."""
    ways = [(int(one.subject[1:]), int(one.object[1:])) for one in statements]

    def longest(place, seen):
        beside = [b if a == place else a for a, b in ways if place in (a, b)]
        return max([1 + longest(other, seen | {other}) for other in beside if other not in seen], default=0)

    return max(longest(place, {place}) for place in range(1, entities + 1))


@pytest.mark.parametrize("seed", range(30))
def test_the_longest_path_is_exact_for_small_graphs(seed):
    chance = Tape(f"graph {seed}".encode())
    triples = []
    while len(triples) < 4 + chance.below(6):
        one, other = chance.below(7) + 1, chance.below(7) + 1
        if one != other:
            triples.append((f"e{one}", f"e{other}", [0]))
    state = drawn(sailing(), *triples, entities=7)
    own = list(range(len(triples)))
    assert longest_path(7, state.statements, own) == brute_force(7, state.statements)


@pytest.mark.parametrize("seed", range(40))
def test_the_longest_path_is_exact_whatever_points_at_what_and_however_many_play(seed):
    """Against a search without a limit; as many statements as one player writes in a long voyage take few cases."""
    chance = Tape(f"pointing {seed}".encode())
    entities, triples = 8 + chance.below(6), []
    while len(triples) < 8 + seed % 16:
        node = [
            f"s{1 + chance.below(len(triples))}"
            if triples and chance.below(5) == 0
            else f"e{1 + chance.below(entities)}"
            for _ in range(2)
        ]
        if node[0] != node[1]:
            triples.append((*node, [0]))
    state = drawn(sailing(), *triples, entities=entities)
    own = [place for place in range(len(triples)) if chance.below(5)]
    paths = Paths(entities, state.statements, own, MOST_CASES)
    assert paths.longest() == longest_path(entities, state.statements, own)
    assert len(paths.known) < MOST_CASES
    if len(own) < 14:
        assert paths.longest() == first_longest_path(entities, state.statements, own, 10**9)


def test_the_longest_path_does_not_depend_on_who_else_plays():
    """A chain of fifteen rings has 2^15 ways through: the first rules gave up sooner, the more people played."""
    triples = []
    for ring in range(15):
        start, end = 3 * ring + 1, 3 * ring + 4
        triples += [
            (f"e{start}", f"e{start + 1}", [0]),
            (f"e{start + 1}", f"e{end}", [0]),
            (f"e{start}", f"e{start + 2}", [0]),
            (f"e{start + 2}", f"e{end}", [0]),
        ]
    state = drawn(sailing(seats=10), *triples, entities=46)
    assert Measured(state).own_path(0) == 32
    assert first_longest_path(46, state.statements, list(range(60)), 6000) < 32


def test_a_path_may_turn_off_at_a_statement_that_another_points_at():
    """e1 -s1- e2, and s2 from e3 to the middle of s1: e3 -s2- s1 - e2 runs along two statements."""
    state = drawn(sailing(), ("e1", "e2", [0]), ("e3", "s1", [0]), ("s1", "e4", [0]))
    assert longest_path(4, state.statements, [0]) == 1
    assert longest_path(4, state.statements, [0, 1]) == 2
    assert longest_path(4, state.statements, [1, 2]) == 2  # over a knot of somebody else's cord
    assert longest_path(4, state.statements, [1]) == 1
    assert components(4, state.statements) == 1


def test_all_measures_of_a_large_graph_are_quick():
    """60 entities and 110 statements, the size that the browser must carry too: the search is bounded by steps."""
    from time import process_time

    chance = Tape(b"large")
    triples = [(f"e{place}", f"e{1 + chance.below(place - 1)}", [place % 4, (place + 1) % 4]) for place in range(2, 61)]
    while len(triples) < 110:
        one, other = 1 + chance.below(60), 1 + chance.below(60)
        if one != other:
            triples.append((f"e{one}", f"e{other}", [chance.below(4)]))
    state = drawn(sailing(), *triples, entities=60)
    state.majors = [[*range(1, 7)], [*range(7, 13)], [*range(13, 18)], [*range(18, 23)]]
    started = process_time()
    finished(state)
    assert process_time() - started < 1  # about 0.05; the bound is for slow machines
    assert min(GAME.view(state, PUBLIC).measures.paths) >= 8


def test_the_table_of_major_arcana_is_in_the_order_of_their_numbers():
    assert [major.card for major in CARDS] == list(range(1, MAJORS + 1))
