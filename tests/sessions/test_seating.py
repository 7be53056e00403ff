"""Who sits where: always legal, never lonely where it can be helped, and a hand's change stays."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tallystick.games import OURS
from tallystick.sessions.seating import Size, in_order, plan_tables, seat


def tables(*arguments, **more):
    return Counter(plan_tables(*arguments, **more))


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ((27, 2, 6, 4), {Size(4, 0): 6, Size(3, 1): 1}),
        ((5, 2, 6, 4), {Size(5, 0): 1}),
        ((6, 2, 6, 4), {Size(3, 1): 2}),
        ((10, 2, 6, 4), {Size(4, 0): 1, Size(3, 1): 2}),
        ((61, 2, 6, 4), {Size(4, 0): 14, Size(5, 0): 1}),
        ((1, 2, 6, 4), {Size(1, 3): 1}),
        ((5, 2, 4, 4), {Size(3, 1): 1, Size(2, 2): 1}),
        ((29, 2, 4, 4), {Size(4, 0): 5, Size(3, 1): 3}),
        ((7, 3, 10, 5), {Size(7, 0): 1}),
        ((27, 3, 10, 5), {Size(5, 0): 3, Size(6, 0): 2}),
        ((500, 3, 10, 5), {Size(5, 0): 100}),
        ((0, 2, 6, 4), {}),
    ],
)
def test_odd_numbers_are_seated_as_the_design_says(asked, expected):
    assert tables(*asked) == expected


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
@pytest.mark.parametrize("fill", ["wanted", "fewest"])
def test_every_number_of_people_gives_legal_tables(game, fill):
    for people in (*range(1, 130), 250, 500, 600):
        for wanted in range(game.fewest, game.most + 1):
            found = plan_tables(people, game.fewest, game.most, wanted, fill)
            assert sum(size.people for size in found) == people
            assert all(game.fewest <= size.people + size.bots <= game.most for size in found)
            assert max(size.people for size in found) - min(size.people for size in found) <= 1


def test_as_many_tables_as_are_asked_for_if_that_goes():
    assert len(plan_tables(12, 2, 6, 4, count=5)) == 5
    assert len(plan_tables(12, 2, 6, 4, count=1)) == 2, "no table is larger than the game allows"
    assert len(plan_tables(3, 2, 6, 4, count=9)) == 3, "no table is without a person"


@given(
    st.integers(1, 80),
    st.text("0123456789abcdef", min_size=4, max_size=8),
    st.dictionaries(st.integers(1, 80), st.tuples(st.integers(1, 25), st.none() | st.integers(0, 5)), max_size=10),
)
def test_everybody_sits_once_and_pins_stay(people, seed, pins):
    numbers = list(range(1, people + 1))
    sizes = plan_tables(people, 2, 6, 4)
    found = seat(numbers, sizes, seed=seed, pins=pins)
    sitting = [number for table in found.tables for number in table if number is not None]
    assert sorted(sitting + found.unseated) == numbers
    assert found.unseated == []
    wanted = Counter(table for number, (table, _) in pins.items() if number in numbers)
    for number, (table, _seat) in pins.items():
        if number in numbers and table <= len(sizes) and wanted[table] <= len(found.tables[table - 1]):
            assert number in found.tables[table - 1]


def test_who_comes_later_leaves_the_order_of_the_others():
    few, many = in_order(range(1, 20), "shuffled", "seed"), in_order(range(1, 25), "shuffled", "seed")
    assert [number for number in many if number < 20] == few


def test_another_draw_is_another_order_and_the_same_one_is_the_same():
    assert in_order(range(60), "shuffled", "a") != in_order(range(60), "shuffled", "b")
    assert in_order(range(60), "shuffled", "a") == in_order(range(60), "shuffled", "a")


def test_pairs_are_kept_apart_and_it_is_said_when_they_cannot_be():
    numbers = list(range(1, 25))
    pairs = [(number, number + 1) for number in range(1, 24, 2)]
    found = seat(numbers, plan_tables(24, 2, 6, 4), seed="x", apart=pairs)
    together = [pair for pair in pairs if any(pair[0] in table and pair[1] in table for table in found.tables)]
    assert found.broken == together
    assert len(together) < 2
    alone = seat([1, 2], plan_tables(2, 2, 6, 4), seed="x", apart=[(1, 2)])
    assert alone.broken == [(1, 2)]
