"""Every ruling by its id: the default, and each alternative as an option."""

from itertools import chain
from pathlib import Path

import pytest

from conformance.tables import play_through
from games.market_island.situations import (
    GAME,
    Scripted,
    balances,
    card,
    every,
    fresh,
    mine_all,
    mining,
    only,
    play,
    revealed,
    take,
    walking,
)
from tallystick.games.market_island import events
from tallystick.games.market_island.components import ACTION, FACES, JOKER, face, faces, fresh_deck
from tallystick.games.market_island.moves import DECLINE, Decline, DrawSecond, Mine, Roll, TimeUp
from tallystick.games.market_island.rules.settling import neighbour
from tallystick.games.market_island.scoring import points, points_with_one_for_the_suit
from tallystick.kernel.options import options_of
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import CLOCK, Viewer

TIE_BY_RANK = ("9C", "IKH AKH A9D", "AC KH 9H")


def test_mi_1_level_throws_for_the_first_place_are_thrown_again():
    state = fresh(3)
    for seat, value in ((0, 5), (1, 5), (2, 2)):
        play(state, seat, Roll(), value)
    assert state.waiting == [0, 1]
    play(state, 0, Roll(), 1)
    told = play(state, 1, Roll(), 4)
    assert only(told, events.FirstPlayerFound).order == (1, 2, 0)


def test_mi_1_alternative_the_lower_seat_begins():
    state = fresh(3, first_tie="seat_order")
    for seat, value in ((0, 2), (1, 5), (2, 5)):
        told = play(state, seat, Roll(), value)
    assert only(told, events.FirstPlayerFound).seat == 1


def test_mi_2_equal_points_are_decided_by_the_higher_card():
    _state, told = revealed(*TIE_BY_RANK)
    assert (only(told, events.MinerFound).seat, only(told, events.MinerFound).by) == (1, "rank")


def test_mi_2_alternative_equal_points_go_to_the_die_at_once():
    state, told = revealed(*TIE_BY_RANK, tie_break="die")
    assert only(told, events.TieFound).seats == (1, 2)
    assert state.phase == "tie"
    play(state, 1, Roll(), 2)
    told = play(state, 2, Roll(), 6)
    assert (only(told, events.MinerFound).seat, only(told, events.MinerFound).by) == (2, "die")


def test_mi_3_the_ace_is_above_the_king():
    _state, told = revealed("2C", "I5C I9H", "AC KC")
    assert only(told, events.MinerFound).card == "AC"


def test_mi_3_alternative_the_ace_is_below_the_two():
    _state, told = revealed("2C", "I5C I9H", "AC KC", ace="low")
    assert only(told, events.MinerFound).card == "KC"


def test_mi_3_equal_ranks_go_to_the_die_and_level_throws_are_thrown_again():
    state, told = revealed("2C", "I9H AKS", "7C 7H")
    assert only(told, events.TieFound).seats == (0, 1)
    play(state, 0, Roll(), 3)
    play(state, 1, Roll(), 3)
    assert state.waiting == [0, 1]
    play(state, 0, Roll(), 1)
    told = play(state, 1, Roll(), 2)
    assert only(told, events.MinerFound).seat == 1


def nobody_mines(block="I9H AAC", **options):
    """Seat 0 would receive 4 from the right, seat 1 a gift of 1; nobody mines."""
    state, _ = mining(block, **options)
    told = mine_all(state, [DECLINE, DECLINE])
    return state, told


def test_mi_4_a_block_that_nobody_mines_is_void_and_the_winning_card_stays():
    state, told = nobody_mines()
    assert only(told, events.NobodyMined).then == "void"
    assert balances(state) == [50, 50]
    assert state.winning_card == face("9C")
    assert not state.chain
    assert state.round == 2
    assert card("I9H") in state.decks[0]


def test_mi_4_alternative_it_is_executed_without_a_prize():
    state, _told = nobody_mines(no_miner="execute")
    assert balances(state) == [50 + 4 - 1, 50 - 4 + 1]
    assert not state.chain


def test_mi_4_alternative_its_cards_join_the_next_block():
    state, _ = nobody_mines(no_miner="pending")
    assert (state.pending_owners, state.pending_cards) == ([0, 1], [card("I9H"), card("AAC")])
    for seat in (0, 1):
        told = play(state, seat, Roll(), 1)
    assert len(only(told, events.BlockFormed).cards) == 4
    told = mine_all(state, [GAME.legal(state, 0)[1], DECLINE])
    assert len(only(told, events.BlockMined).block.cards) == 4
    assert [event.effect for event in every(told, events.CardExecuted)[:2]] == ["income", "fire"]
    assert not state.pending_cards


def test_mi_4_alternative_the_game_ends():
    _state, told = nobody_mines(no_miner="end")
    assert only(told, events.GameEnded).reason == "nobody_mined"


def test_mi_4b_status_cards_count_in_an_unmined_block():
    state, told = nobody_mines("I9H A2C")
    assert only(told, events.StatusLaid).seat == 1
    assert state.barred_in[1] == 2


def test_mi_4b_alternative_status_cards_are_void_too():
    state, told = nobody_mines("I9H A2C", unmined_status="void")
    assert not every(told, events.StatusLaid)
    assert card("A2C") in state.decks[2]


def all_barred(state):
    state.possessed[0] = True
    state.barred_in[1] = state.round


def test_mi_5_any_bar_counts_when_nobody_may_mine_and_the_block_is_not_executed():
    state, told = mining("I9H AAC", prepare=all_barred)
    assert only(told, events.GameEnded).reason == "nobody_may_mine"
    assert balances(state) == [50, 50]


def test_mi_5_alternative_only_if_all_are_possessed():
    state, told = mining("I9H AAC", prepare=all_barred, end_when="all_possessed")
    assert only(told, events.NobodyMined).then == "void"
    assert state.round == 2

    def all_possessed(state):
        state.possessed = [True, True]

    state, told = mining("I9H AAC", prepare=all_possessed, end_when="all_possessed")
    assert only(told, events.GameEnded).reason == "nobody_may_mine"


def bonus_after(steps, *throws, **options):
    """Whether each throw paid the start bonus, walking from `steps` squares after the flags."""
    state = walking(2, **options)
    state.steps[0] = steps
    paid = []
    for value in throws:
        state.waiting = [0, 1]
        state.phase = "move"
        told = play(state, 0, Roll(), value)
        paid.append(any(event.why == "start" for event in every(told, events.Paid)))
    return paid


def test_mi_6_the_flags_pay_when_reached_or_passed_once_a_lap():
    assert bonus_after(0, 3) == [False], "the first departure pays nothing"
    assert bonus_after(26, 2, 3) == [True, False], "landing pays, leaving does not"
    assert bonus_after(26, 5) == [True], "passing pays"


def test_mi_6_alternative_only_passing_pays():
    assert bonus_after(0, 3, landing_pays=False) == [False]
    assert bonus_after(26, 2, 3, landing_pays=False) == [False, True]
    assert bonus_after(26, 5, landing_pays=False) == [True]


def poor(*amounts):
    def prepare(state):
        state.balances[:] = amounts

    return prepare


def dip_below_zero(**options):
    """Seat 0 has 3, pays 6 to the left, then receives 5 from there."""
    state, _ = mining("EKD E10H I7H", "7H JS 2S", prepare=poor(3, 50, 50), **options)
    return state, mine_all(state, [DECLINE, DECLINE, Mine("2S")])


def test_mi_7_a_player_may_dip_below_zero_inside_a_settlement():
    state, told = dip_below_zero()
    assert not every(told, events.PlayerOut)
    assert balances(state)[0] == 2


def test_mi_7_alternative_out_after_any_payment():
    _state, told = dip_below_zero(negative_check="every_change")
    out = only(told, events.PlayerOut)
    assert (out.seat, out.balance) == (0, -3)


def test_mi_7_who_is_below_zero_after_the_walk_is_out_before_the_block_is_formed():
    state = walking(3)
    poor(0, 50, 50)(state)
    state.steps[0] = 6
    play(state, 0, Roll(), 1)
    play(state, 1, Roll(), 1)
    told = play(state, 2, Roll(), 1)
    assert only(told, events.PlayerOut).seat == 0
    assert [entry.seat for entry in only(told, events.BlockFormed).cards] == [1, 2]


def test_mi_8_who_cannot_pay_the_fee_cannot_mine_but_is_asked():
    state, _ = mining("I9H I7C", "7H JS", prepare=poor(0, 50))
    assert GAME.legal(state, 0) == (DECLINE,)
    with pytest.raises(Refused) as refused:
        play(state, 0, Mine("7H"))
    assert (refused.value.code, refused.value.ruling) == ("cannot_pay", "MI-8")


def test_mi_8_only_broke_players_left_is_a_block_without_a_miner_not_the_end():
    state, _ = mining("I9H I7C", prepare=poor(0, 0))
    told = mine_all(state, [DECLINE, DECLINE])
    assert only(told, events.NobodyMined).then == "void"


def test_mi_8_alternative_mine_and_risk():
    state, _ = mining("I9H I7C", "7H JS", prepare=poor(0, 50), broke_may_mine=True)
    play(state, 0, Mine("7H"))
    assert balances(state) == [-1, 50]


def test_mi_9_the_jellyfish_card_bars_the_next_round():
    state, told = mining("A2C I9H")
    assert not every(told, events.SatOut)
    mine_all(state, [DECLINE, DECLINE])
    assert state.barred_in[0] == 2


def test_mi_9_drawn_again_while_barred_it_bars_the_following_round_too():
    state, told = mining("A2C I9H", prepare=lambda state: state.barred_in.__setitem__(0, 1))
    assert only(told, events.SatOut).seat == 0
    mine_all(state, [GAME.legal(state, 1)[1]])
    assert state.barred_in[0] == 2


def test_mi_9_alternative_the_jellyfish_card_bars_this_round():
    state = walking(2, jellyfish_bars="this_round")
    state.decks[ACTION].insert(0, take(state.decks[ACTION], card("A2C")))
    play(state, 0, Roll(), 2)
    told = play(state, 1, Roll(), 1)
    assert only(told, events.SatOut).why == "stung"
    told = mine_all(state, [GAME.legal(state, 1)[1]])
    assert not every(told, events.StatusLaid)
    assert card("A2C") in state.decks[ACTION]


def test_mi_10_the_totem_card_is_for_good_from_the_next_round():
    state, told = mining("AAS I9H")
    assert not every(told, events.SatOut)
    mine_all(state, [DECLINE, DECLINE])
    assert state.possessed == [True, False]


def test_mi_10_alternative_the_totem_card_bars_one_round():
    state, _ = mining("AAS I9H", totem_bars="one_round")
    mine_all(state, [DECLINE, DECLINE])
    assert state.possessed == [False, False]
    assert state.barred_in[0] == 2


def test_mi_11_every_card_of_the_suit_is_a_point():
    assert points(face("9H"), faces("9C KH KH 9D")) == 4


def test_mi_11_alternative_the_suit_is_one_point_in_all():
    assert points_with_one_for_the_suit(face("9H"), faces("9C KH KH 9D")) == 3
    _state, told = revealed("9C", "IKH AKH A9D", "AC KH 9H", suit_points="once")
    assert [mined.points for mined in only(told, events.CardsRevealed).mined] == [1, 3, 3]


def onto_the_fire(**options):
    state = walking(2, **options)
    state.steps[0] = 13
    play(state, 0, Roll(), 1)
    return state


def test_mi_12_squares_pay_at_once():
    assert balances(onto_the_fire()) == [51, 50]


def test_mi_12_alternative_squares_pay_with_the_block():
    state = onto_the_fire(square_money="with_block")
    assert balances(state) == [50, 50]
    play(state, 1, Roll(), 1)
    told = mine_all(state, [GAME.legal(state, 0)[1], DECLINE])
    assert [event.why for event in every(told, events.Paid)][:3] == ["fee", "prize", "fire_square"]


def barred_with_axe(**options):
    return mining("AAD I9H", "7H JS", prepare=lambda state: state.barred_in.__setitem__(0, 1), **options)


def test_mi_13_an_axe_while_barred_is_wasted():
    state, told = barred_with_axe()
    assert only(told, events.CardsDrawn).seat == 1
    assert not state.keeps_axe[0]


def test_mi_13_alternative_the_axe_is_kept_for_the_next_block():
    state, _ = barred_with_axe(axe_while_barred="kept")
    mine_all(state, [GAME.legal(state, 1)[1]])
    play(state, 0, Roll(), 1)
    told = play(state, 1, Roll(), 1)
    assert only(told, events.CardsDrawn).count == 2
    assert not state.keeps_axe[0]


def test_mi_14_left_is_the_next_remaining_player_and_with_two_both_are_the_other():
    state = walking(4)
    assert [neighbour(state, 1, True), neighbour(state, 1, False)] == [2, 0]
    state.order.remove(2)
    state.out[2] = True
    assert neighbour(state, 1, True) == 3
    pair = walking(2)
    assert [neighbour(pair, 0, True), neighbour(pair, 0, False)] == [1, 1]


def test_mi_14_alternative_an_empty_seat_pays_nothing():
    state = walking(4, neighbours="seated")
    state.order.remove(2)
    state.out[2] = True
    assert neighbour(state, 1, True) == -1


def test_mi_15_a_payer_pays_in_full_and_goes_below_zero():
    _state, told = dip_below_zero()
    assert [event.amount for event in every(told, events.Paid) if event.why == "expense"] == [6, 5]


def test_mi_15_alternative_a_payer_pays_what_is_there():
    _state, told = dip_below_zero(short_payer="what_is_there")
    assert [event.amount for event in every(told, events.Paid) if event.why == "expense"] == [3, 5]


def test_mi_16_an_expense_of_5_is_paid():
    state, _ = mining("E10C I9H", "7H")
    told = mine_all(state, [Mine("7H"), DECLINE])
    paid = [event for event in every(told, events.Paid) if event.why == "expense"]
    assert [(event.payer, event.payee, event.amount) for event in paid] == [(0, 1, 5)]


class Reversing(Scripted):
    """A shuffle that can be seen."""

    def shuffle(self, cards):
        cards.reverse()


def returned(**options):
    state, _ = mining("AAD I9H", "7H JS", **options)
    GAME.apply(state, 0, Decline(), Reversing(), None)
    return state.standard[-2:]


def test_mi_17_returned_cards_are_shuffled_among_themselves():
    assert returned() == faces("JS 7H")


def test_mi_17_alternative_returned_cards_keep_their_order():
    assert returned(returned_cards="in_order") == faces("7H JS")


def second_round_order(**options):
    state, _ = mining("I9H I7C I3C", **options)
    mine_all(state, [DECLINE, DECLINE, DECLINE])
    return state.order


def test_mi_18_the_first_player_stays():
    assert second_round_order() == [0, 1, 2]


def test_mi_18_alternative_the_first_player_rotates():
    assert second_round_order(rotate_first=True) == [1, 2, 0]


def test_mi_19_the_only_miner_wins_even_with_no_points():
    _state, told = revealed("2C", "I9H I7C", "- KD")
    found = only(told, events.MinerFound)
    assert (found.seat, found.points) == (1, 0)


def test_mi_20_the_game_ends_after_the_agreed_rounds():
    state, _ = mining("I9H I7C", in_round=12)
    told = mine_all(state, [DECLINE, DECLINE])
    assert only(told, events.GameEnded).reason == "rounds"


def test_mi_20_when_the_clock_runs_out_the_round_is_finished():
    state, _ = mining("I9H I7C", minutes=30)
    only(play(state, CLOCK, TimeUp()), events.TimeRanOut)
    assert state.phase == "mine"
    with pytest.raises(Refused, match="no_clock"):
        play(state, CLOCK, TimeUp())
    told = mine_all(state, [DECLINE, DECLINE])
    assert only(told, events.GameEnded).reason == "time"


def test_mi_20_without_an_agreed_time_there_is_no_clock():
    state, _ = mining("I9H I7C")
    assert GAME.legal(state, CLOCK) == ()
    with pytest.raises(Refused, match="no_clock"):
        play(state, CLOCK, TimeUp())
    with pytest.raises(Refused, match="only_the_clock"):
        play(state, 0, TimeUp())


def all_fall(**options):
    """Both players fall below zero with the same block: the prize is nothing, and both squares cost."""
    state = walking(2, corner_money=10, **options)
    poor(4, 2)(state)
    state.steps[:] = [6, 6]
    play(state, 0, Roll(), 1)
    return play(state, 1, Roll(), 1)


def test_mi_21_if_all_are_negative_the_highest_balance_wins():
    ended = only(all_fall(), events.GameEnded)
    assert (ended.reason, ended.winners, ended.balances) == ("nobody_left", (0,), (-6, -8))


def test_mi_21_alternative_nobody_wins():
    assert only(all_fall(all_negative="nobody"), events.GameEnded).winners == ()


def rich(**options):
    state, _ = mining("I9H A2C", "7H", prepare=poor(98, 98), **options)
    mine_all(state, [Mine("7H"), DECLINE])
    return balances(state)


def test_mi_22_a_purse_may_hold_more_than_99():
    assert max(rich()) > 99


def test_mi_22_alternative_the_abacus_ends_at_99():
    assert max(rich(abacus="up_to_99")) == 99


def test_mi_23_who_is_out_gives_all_cards_back():
    state, _ = mining("EKD I9H I7C", "7H JS 2S", prepare=poor(1, 50, 50))
    state.status[0].append(take(state.decks[ACTION], card("AAS")))
    told = mine_all(state, [Mine("7H"), DECLINE, DECLINE])
    assert only(told, events.PlayerOut).seat == 0
    assert card("AAS") in state.decks[ACTION]
    assert card("EKD") in state.decks[1]
    assert state.status[0] == []


def test_mi_24_the_spare_action_cards_are_jokers_that_never_match():
    spares = [FACES + JOKER, FACES + JOKER + 1]
    assert fresh_deck(ACTION, True)[-2:] == spares
    assert all(points(standard, [JOKER, JOKER + 1]) == 0 for standard in range(52))


def test_mi_24_alternative_the_spare_action_cards_are_doubles():
    deck = fresh(2, spare_actions="doubles").decks[ACTION]
    assert len(deck) == 54
    assert len(set(deck)) == 52


def test_mi_25_the_first_player_holds_the_7_of_hearts():
    _state, told = revealed("7D", "EQH I4S", "7H JS")
    assert only(told, events.MinerFound).seat == 0


def test_mi_26_the_scored_assignment_of_the_example_is_meant():
    _state, told = revealed(*TIE_BY_RANK)
    assert [mined.points for mined in only(told, events.CardsRevealed).mined] == [1, 4, 4]


def test_every_option_but_the_plain_numbers_is_covered_here():
    """A new option with answers needs a test in this file that sets it."""
    text = Path(__file__).read_text("utf-8")
    plain = {"ring", "action_preset"}
    for name, option in options_of(GAME.options).items():
        if option.answers and name not in plain:
            assert f"{name}=" in text, name


@pytest.mark.parametrize("size", [24, 28, 40])
def test_the_ring_may_have_other_sizes(size):
    state = walking(2, ring=size)
    assert len(state.squares) == size
    assert [state.squares[corner * size // 4] for corner in range(4)] == [3, 4, 5, 6]


def test_the_numbers_of_the_manual_can_be_changed():
    state, _ = mining("I9H AAC", "7H", fee=2, prize=9, fire_gift=3, start_tokens=30)
    mine_all(state, [Mine("7H"), DECLINE])
    assert balances(state) == [30 - 2 + 9 + 4 - 3, 30 - 4 + 3]


def test_the_even_preset_has_13_or_14_cards_of_each_kind():
    effects = walking(2, action_preset="even").effects
    assert sorted(effects.count(effect) for effect in range(4)) == [13, 13, 14, 14]
    gentle = walking(2).effects
    assert [gentle.count(effect) for effect in range(4)] == [4, 12, 19, 19]


@pytest.mark.parametrize("seed", range(12))
def test_cards_are_conserved_and_money_comes_and_goes_only_by_named_payments(seed):
    players = 2 + seed % 5
    expected = None
    for table, told in play_through(GAME, players, seed):
        state = table.state
        block_cards = chain(*state.decks, state.taken, state.pending_cards, *state.status)
        standard = chain(state.standard, [state.winning_card], state.committed, *state.drawn)
        assert sorted(card for card in standard if card >= 0) == list(range(52))
        assert sorted(card for card in block_cards if card >= 0) == [*range(52), *range(54, 108)]
        if expected is None:
            expected = [50] * players
        for paid in every(told, events.Paid):
            if paid.payer is not None:
                expected[paid.payer] -= paid.amount
            if paid.payee is not None:
                expected[paid.payee] += paid.amount
            if paid.payer is None or paid.payee is None:
                assert paid.why in ("start", "fire_square", "jellyfish_square", "fee", "prize")
        assert balances(state) == expected
    assert state.phase == "over"


def test_nobody_is_barred_before_the_first_round():
    view = GAME.view(fresh(3), Viewer(0))
    assert view.barred == ("", "", "")


def test_mi_27_the_axe_always_draws_two():
    state, told = mining("A2D I7C", "7H JS 2S")
    assert [drawn.count for drawn in every(told, events.CardsDrawn)] == [2]
    assert GAME.legal(state, 0) == (DECLINE, Mine("7H"), Mine("JS"))
    with pytest.raises(Refused, match="no_second_card"):
        play(state, 0, DrawSecond())


def test_mi_27_alternative_the_second_card_is_asked_for_and_else_the_axe_stays_unseen():
    state, told = mining("A2D I7C", "7H JS 2S", axe_draws="if_wanted")
    assert only(told, events.CardsDrawn).count == 1
    assert GAME.legal(state, 0) == (DECLINE, Mine("7H"), DrawSecond())
    drawn = only(play(state, 0, DrawSecond()), events.CardsDrawn)
    assert (drawn.cards, drawn.count) == (("7H", "JS"), 2)
    assert GAME.legal(state, 0) == (DECLINE, Mine("7H"), Mine("JS"))
    play(state, 0, Mine("JS"))
    assert GAME.legal(state, 1) == (DECLINE, Mine("2S"))
    with pytest.raises(Refused, match="no_second_card"):
        play(state, 1, DrawSecond())


def test_mi_27_who_cannot_pay_needs_no_second_card():
    state, _ = mining("A2D I7C", "7H JS 2S", axe_draws="if_wanted", prepare=poor(0, 50))
    assert GAME.legal(state, 0) == (DECLINE,)
    with pytest.raises(Refused, match="cannot_pay"):
        play(state, 0, DrawSecond())
