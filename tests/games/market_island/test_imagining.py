"""What a viewer cannot know is dealt anew, and just that."""

import pytest

from games.market_island.situations import GAME, Scripted, card, mine_all, mining, play
from tallystick.games.market_island.components import AXE, FACES, face
from tallystick.games.market_island.moves import DECLINE, DrawSecond, Mine
from tallystick.games.market_island.rules.memory import recall
from tallystick.journal.tape import Tape
from tallystick.kernel.seats import PUBLIC, Viewer


def worlds(state, seat, count=300):
    own = Tape(b"worlds")
    viewer = PUBLIC if seat is None else Viewer(seat)
    return [GAME.imagine(state, viewer, own) for _ in range(count)]


def axes(state, seat, of):
    """In how many worlds another's action card is an Axe; 19 of 54 action cards are."""
    return sum(world.effects[world.taken[of] - FACES] == AXE for world in worlds(state, seat))


def bar(state):
    state.barred_in[1] = state.round


@pytest.mark.parametrize("truth", ["A2D", "A2S"], ids=["an Axe", "a Fire"])
def test_a_barred_player_may_hold_an_axe_whether_it_is_one_or_not(truth):
    """Nobody sees it: who is barred draws nothing (2.3)."""
    state, _ = mining(f"I9H {truth} I7C", prepare=bar)
    assert 60 < axes(state, 0, 1) < 160
    mine_all(state, [DECLINE])
    assert 60 < axes(state, 2, 1) < 160


@pytest.mark.parametrize(("truth", "count"), [("A2D", 300), ("A2S", 0)], ids=["an Axe", "a Fire"])
def test_who_drew_shows_by_the_number_of_cards_whether_there_is_an_axe(truth, count):
    """2.3: an Axe draws two."""
    state, _ = mining(f"{truth} I9H")
    assert axes(state, 1, 0) == count
    mine_all(state, [DECLINE])
    assert axes(state, 1, 0) == count


@pytest.mark.parametrize("truth", ["A2D", "A2S"], ids=["an Axe", "a Fire"])
def test_where_the_second_card_is_asked_for_one_card_tells_nothing(truth):
    """MI-27."""
    state, _ = mining(f"{truth} I9H", axe_draws="if_wanted")
    assert 60 < axes(state, 1, 0) < 160
    if truth == "A2D":
        play(state, 0, DrawSecond())
        assert axes(state, 1, 0) == 300


@pytest.mark.parametrize("truth", ["A2D", "A2S"], ids=["an Axe", "a Fire"])
def test_two_cards_drawn_by_a_kept_axe_tell_nothing_of_the_new_card(truth):
    """MI-13, where an Axe is kept: everybody saw it in the block before."""

    def keeps(state):
        state.keeps_axe[0] = True

    state, _ = mining(f"{truth} I9H", prepare=keeps, axe_while_barred="kept")
    assert len(state.drawn[0]) == 2
    assert 60 < axes(state, 1, 0) < 160


def test_what_i_put_under_the_deck_lies_there_in_every_world():
    """2.2; the others may hold anything else."""
    state, _ = mining("I9H I7C IJC", "7H JS 2S")
    play(state, 0, DECLINE)
    assert state.standard[-1] == face("7H")
    assert {world.standard[-1] for world in worlds(state, 0)} == {face("7H")}
    assert len({world.standard[-1] for world in worlds(state, 1)}) > 30
    assert face("7H") in {world.drawn[1][0] for world in worlds(state, 2)}
    assert face("7H") not in {world.drawn[1][0] for world in worlds(state, 0)}


def test_what_everybody_saw_go_under_a_deck_lies_below_what_nobody_saw():
    """2.7: shuffled among themselves, so any of them in any order (MI-17)."""
    state, _ = mining("I9H I7C IJC", "7H JS 2S")
    mine_all(state, [Mine("7H"), Mine("JS"), DECLINE])
    assert state.winning_card == face("7H")
    assert state.standard[-3:] == [face("2S"), face("9C"), face("JS")]
    for seat in (None, 0, 1, 2):
        ends = {tuple(world.standard[-2:]) for world in worlds(state, seat)}
        assert ends == {(face("9C"), face("JS")), (face("JS"), face("9C"))}
        assert {world.standard[-3] for world in worlds(state, seat)} == {face("2S")} or seat != 2
    incomes = {tuple(sorted(world.decks[0][-3:])) for world in worlds(state, None)}
    assert incomes == {tuple(sorted(card(name) for name in ("I9H", "I7C", "IJC")))}


def test_in_order_everybody_knows_each_place():
    state, _ = mining("I9H I7C", "7H JS", returned_cards="in_order")
    mine_all(state, [Mine("7H"), Mine("JS")])
    assert {tuple(world.standard[-2:]) for world in worlds(state, None)} == {(face("9C"), face("JS"))}


def test_who_gives_two_cards_back_mixes_what_others_knew_of_them():
    """I know that 5♦ lies on top; another draws it with a second card, and puts both back shuffled (2.3, MI-17)."""
    state, _ = mining("I9H A2D", "7H 5D JS 2S")
    play(state, 0, DECLINE)
    top = face("5D")
    numbers = recall(state)
    eyes = len(numbers) // 3
    numbers[2 * FACES + top] = 99
    state.followed = tuple(numbers)
    assert {world.drawn[1][0] for world in worlds(state, 0)} == {top}
    GAME.apply(state, 1, DECLINE, Scripted(), None)
    numbers = recall(state)
    assert numbers[2 * FACES + top] == 0
    assert numbers[eyes + 2 * FACES + top] > 0
