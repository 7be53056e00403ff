"""Every ruling by its id: the default, and each alternative as an option."""

import pytest

from conformance.tables import play_through
from games.cryptominer.situations import GAME, every, fresh, only, play, play_all, working
from tallystick.games.cryptominer import events
from tallystick.games.cryptominer import moves as ask
from tallystick.games.cryptominer.components import (
    BOX,
    CARD_NAMES,
    CLASSIC_CARDS,
    NO_CARD,
    SYMBOLS,
    VALUES,
    bits,
    letters,
    printed_symbols,
)
from tallystick.games.cryptominer.rules.settling import form_block
from tallystick.games.cryptominer.scoring import winners
from tallystick.kernel.options import options_of, read_options
from tallystick.kernel.refusals import Refused
from tallystick.words import Words


def options(**given):
    return read_options(GAME.options, given)


def test_cm_1_there_are_seventy_block_cards():
    state = fresh(4)
    assert len(state.deck) + 4 == 70
    assert len({CARD_NAMES[card] for card in range(70)}) == 70


def test_cm_1_alternative_forty_block_cards():
    assert len(fresh(2, block_cards="classic40").deck) == 38
    assert len(CLASSIC_CARDS) == 40


@pytest.mark.parametrize(("players", "cards"), [(2, 70), (3, 40), (6, 40)])
def test_cm_1_alternative_forty_from_three_players_on(players, cards):
    assert len(fresh(players, block_cards="classic40_from_three").deck) + players == cards


def test_cm_1_each_symbol_is_as_frequent_as_listed():
    assert [sum(symbols >> bit & 1 for symbols in SYMBOLS) for bit in range(4)] == [36, 34, 36, 34]
    assert [printed_symbols(9, copy) for copy in (0, 1)] == ["AB", "CD"]
    matches = sum(bool(SYMBOLS[a] & SYMBOLS[b]) for a in range(70) for b in range(70) if a != b)
    assert round(matches / (70 * 69), 2) == 0.77
    assert all(letters(bits(symbols)) == symbols for symbols in ("A", "BD", "ABC"))


def test_cm_2_a_card_is_compared_with_the_total():
    assert ask.Claim(1) in GAME.legal(working("11AD 30A", blocks="11"), 0)


def test_cm_2_alternative_a_card_is_compared_with_the_coins():
    state = working("11AD 12BC", blocks="11", compare="total_plus_one")
    assert ask.Claim(1) not in GAME.legal(state, 0)
    with pytest.raises(Refused) as no:
        play(state, 0, ask.Claim(1))
    assert (no.value.code, no.value.arguments["needed"]) == ("claim_too_low", 12)
    play(state, 0, ask.Play(1))
    assert ask.Claim(1) in GAME.legal(state, 1)


def test_cm_3_two_to_six_play():
    for players in range(2, 7):
        GAME.check_seats(players, options())
    with pytest.raises(Refused, match="wrong_number_of_players"):
        GAME.check_seats(7, options())


def test_cm_3_alternative_up_to_ten_play_where_it_is_agreed():
    for players in range(7, 11):
        GAME.check_seats(players, options(large_table=True))
        *_, (table, _told) = play_through(GAME, players, players, options(large_table=True))
        assert GAME.outcome(table.state) is not None
    with pytest.raises(Refused, match="wrong_number_of_players"):
        GAME.check_seats(11, options(large_table=True))


def test_cm_4_what_cannot_be_dealt_equally_is_set_aside():
    state = fresh(7, large_table=True)
    assert (state.left, sum(state.aside)) == ([8] * 7, 4)
    state = fresh(4, transaction_cards=30)
    assert (state.left, sum(state.aside)) == ([7] * 4, 2)


def test_cm_4_alternative_what_is_left_over_is_dealt_too():
    state = fresh(4, transaction_cards=30, leftover_cards="dealt")
    assert (state.left, sum(state.aside)) == ([8, 8, 7, 7], 0)


def test_cm_5_any_symbol_will_do_while_the_chain_is_empty():
    assert ask.Claim(1) in GAME.legal(working("36A 30A", blocks="5", in_round=7), 0)


def test_cm_5_alternative_any_symbol_will_do_in_round_two_only():
    for in_round, allowed in ((2, True), (3, False)):
        state = working("36A 30A", blocks="5", in_round=in_round, free_symbols="second_round")
        assert (ask.Claim(1) in GAME.legal(state, 0)) == allowed


def test_cm_6_claims_match_the_top_of_the_start_of_the_round():
    state = working("9AB 15CD 30A", blocks="14 9", top="10AC")
    told = play_all(state, ask.Claim(2), ask.Claim(1), ask.Play(1))
    assert [mined.block.miner for mined in every(told, events.BlockMined)] == [0, 1]


def test_cm_6_alternative_symbols_are_checked_again_at_the_settlement():
    state = working("9AB 15CD 30A", blocks="14 9", top="10AC", symbol_check="settlement")
    told = play_all(state, ask.Claim(2), ask.Claim(1), ask.Play(1))
    assert only(told, events.BlockMined).block.miner == 0
    assert (only(told, events.CardReturned).seat, only(told, events.CardReturned).why) == (1, "unlinked")
    assert [block.number for block in state.available] == [1, 3]


def test_cm_6_alternative_the_next_claim_may_win_if_the_best_no_longer_matches():
    state = working("9AB 18BC 15CD", blocks="14 9", top="10AC", symbol_check="settlement")
    told = play_all(state, ask.Claim(2), ask.Claim(1), ask.Claim(1))
    assert [mined.block.miner for mined in every(told, events.BlockMined)] == [0, 1]


def test_cm_7_of_equal_totals_the_older_block_is_settled_first():
    state = working("15AB 12BC 30A", blocks="9 9")
    told = play_all(state, ask.Claim(2), ask.Claim(1), ask.Play(1))
    assert [mined.block.number for mined in every(told, events.BlockMined)] == [1, 2]


def test_cm_7_alternative_of_equal_totals_the_earlier_player_is_settled_first():
    state = working("15AB 12BC 30A", blocks="9 9", equal_totals="turn_order")
    told = play_all(state, ask.Claim(2), ask.Claim(1), ask.Play(1))
    assert [mined.block.number for mined in every(told, events.BlockMined)] == [2, 1]


def test_cm_8_winners_draw_in_the_order_of_settlement():
    state = working("15AB 12BC 30A", blocks="14 9", deck="20AB 21CD")
    told = play_all(state, ask.Claim(1), ask.Claim(2), ask.Play(1))
    assert [(drawn.seat, drawn.card) for drawn in every(told, events.BlockCardDrawn)] == [(1, "20AB"), (0, "21CD")]


def test_cm_8_alternative_winners_draw_in_the_order_of_the_turns():
    state = working("15AB 12BC 30A", blocks="14 9", deck="20AB 21CD", draw_order="turn_order")
    told = play_all(state, ask.Claim(1), ask.Claim(2), ask.Play(1))
    assert [(drawn.seat, drawn.card) for drawn in every(told, events.BlockCardDrawn)] == [(0, "20AB"), (1, "21CD")]


def test_cm_9_one_substitutes_once_a_round_and_draws_before_giving_back():
    state = working("15AB 12BC", deck="20AB")
    told = play(state, 0, ask.SUBSTITUTE)
    assert (only(told, events.CardSubstituted).old, only(told, events.CardSubstituted).new) == ("15AB", "20AB")
    assert [CARD_NAMES[card] for card in state.deck] == ["15AB"]
    with pytest.raises(Refused, match="second_substitution"):
        play(state, 0, ask.SUBSTITUTE)


def test_cm_9_a_substitution_needs_a_deck():
    state = working("15AB 12BC", deck="")
    assert ask.SUBSTITUTE not in GAME.legal(state, 0)
    with pytest.raises(Refused, match="deck_empty"):
        play(state, 0, ask.SUBSTITUTE)


def test_cm_10_a_winner_goes_without_a_card_when_the_deck_is_empty():
    state = working("15AB 12BC", blocks="14 9", deck="")
    told = play_all(state, ask.Claim(1), ask.Play(1))
    ran_out = only(told, events.DeckRanOut)
    assert all(Words(language, "cryptominer").event(ran_out) for language in ("en", "fr"))
    assert state.cards[0] == NO_CARD
    play(state, 1, ask.Play(2))
    assert GAME.legal(state, 0) == tuple(ask.Play(value) for value in range(1, 7))
    for move in (ask.Claim(2), ask.SUBSTITUTE):
        with pytest.raises(Refused, match="no_block_card"):
            play(state, 0, move)


def test_cm_10_without_any_card_one_passes():
    state = working("- 12BC", blocks="14", hands="0 1", deck="")
    assert GAME.legal(state, 0) == (ask.PASS,)


def test_cm_11_it_ends_when_no_transaction_and_no_block_is_left():
    state = working("15AB 12BC", blocks="14", hands="0 0")
    told = play_all(state, ask.Claim(1), ask.PASS)
    assert only(told, events.GameEnded).reason == "no_block_left"


def test_cm_11_it_ends_when_no_transaction_is_left_and_no_card_fits():
    state = working("15AB 12BC", blocks="16", hands="0 0", deck="36A")
    told = play_all(state, ask.PASS, ask.PASS)
    assert only(told, events.GameEnded).reason == "no_card_fits"


def test_cm_11_a_substitution_that_brings_a_fitting_card_keeps_it_going():
    state = working("15AB 12BC", blocks="16", hands="0 0", deck="36A")
    told = play_all(state, ask.SUBSTITUTE, ask.PASS)
    assert not every(told, events.GameEnded)


def test_cm_11_a_transaction_in_any_hand_keeps_it_going():
    state = working("15AB 12BC", blocks="16", hands="0 11", deck="")
    play_all(state, ask.PASS, ask.Play(1))
    assert state.phase != "over"


def test_cm_12_it_ends_after_a_round_in_which_everybody_passed():
    state = working("15AB 12BC", blocks="14", hands="0 0")
    told = play_all(state, ask.PASS, ask.PASS)
    assert only(told, events.GameEnded).reason == "all_idle"


def test_cm_12_alternative_more_idle_rounds_in_a_row_are_allowed():
    state = working("15AB 12BC", blocks="14", hands="0 0", idle_rounds=3)
    play_all(state, ask.PASS, ask.PASS, ask.PASS, ask.PASS)
    assert (state.idle, state.phase == "over") == (2, False)
    play_all(state, ask.SUBSTITUTE, ask.PASS)
    assert state.idle == 0, "only rounds in a row count"


def test_cm_12_swapping_for_ever_ends_when_the_deck_could_have_gone_round():
    """One passes on a fitting card, the other swaps: nothing is played or claimed any more."""
    state = working("15AB 12BC", blocks="14", hands="0 0", deck="36A 36C 35B")
    for number in range(2, 6):
        assert (state.round, state.phase) == (number, "play")
        told = one_swaps(state)
    assert only(told, events.GameEnded).reason == "all_idle"


def one_swaps(state):
    return [event for _ in range(2) for event in play(state, GAME.to_act(state)[0], swap_or_pass(state))]


def swap_or_pass(state):
    return ask.SUBSTITUTE if GAME.to_act(state)[0] == 1 else ask.PASS


def test_cm_12_a_claim_begins_the_count_again():
    state = working("15AB 12BC", blocks="14 9", hands="0 0", deck="36A 36C 35B")
    for _ in range(3):
        one_swaps(state)
    assert state.still == 3
    play_all(state, *(ask.Claim(1) if seat == 0 else ask.PASS for seat in state.waiting))
    assert (state.still, state.phase) == (0, "play")


def test_cm_12_in_the_first_version_swapping_had_no_end():
    state = working("15AB 12BC", blocks="14", hands="0 0", deck="36A 36C 35B")
    state.agreed.version = 1
    for _ in range(200):
        one_swaps(state)
    assert state.phase == "play"


def test_cm_13_a_claimed_block_is_still_open_and_who_could_claim_need_not():
    state = working("15AB 12BC", blocks="11")
    assert set(GAME.legal(state, 0)) == {*(ask.Play(value) for value in range(1, 7)), ask.SUBSTITUTE, ask.Claim(1)}
    play(state, 0, ask.Claim(1))
    assert ask.Claim(1) in GAME.legal(state, 1)
    play_all(state, ask.SUBSTITUTE, ask.Play(1))
    assert state.coins == [12, 0]


def ended_with(coins, won, **given):
    state = fresh(3, **given)
    state.coins, state.won = coins, won
    return winners(state)


def test_cm_14_equal_coins_share_the_win():
    assert ended_with([20, 20, 9], [1, 2, 5]) == [0, 1]


def test_cm_14_alternative_the_number_of_blocks_decides():
    assert ended_with([20, 20, 9], [1, 2, 5], tied_win="most_blocks") == [1]
    assert ended_with([20, 20, 9], [2, 2, 5], tied_win="most_blocks") == [0, 1]


def test_cm_15_there_is_a_place_for_every_block():
    state = working("2ABC 2ACD", hands="666666666666666 666666666666666")
    while sum(state.left):
        play_all(state, ask.Play(6))
    assert len(state.available) == 15


def test_cm_16_there_are_always_enough_coins():
    assert sum(BOX["transaction"]) + len(BOX["transaction"]) == 270 < BOX["coins"]
    state = working("15AB 12BC", blocks="200 200")
    assert [block.coins for block in state.available] == [201, 201]


def test_cm_16_alternative_the_coins_of_the_box_are_a_limit():
    state = fresh(2, coin_supply="only_280")
    for _block in range(3):
        state.forming_owners, state.forming_values = [0] * 30, [5] * 30
        form_block(state, None)
    assert [block.coins for block in state.available] == [151, 129, 0]


def test_cm_17_coins_on_unclaimed_blocks_are_lost():
    state = working("15AB 12BC", blocks="16", hands="0 0", deck="")
    told = play_all(state, ask.PASS, ask.PASS)
    assert only(told, events.GameEnded).unclaimed == 17
    assert GAME.outcome(state).scores == (0, 0)


def test_cm_18_only_legal_claims_are_offered_and_accepted():
    state = working("15AB 12BC", blocks="14 16 15", top="9AB")
    claims = [move for move in GAME.legal(state, 0) if isinstance(move, ask.Claim)]
    assert claims == [ask.Claim(1), ask.Claim(3)]
    assert VALUES[state.cards[0]] == 15
    with pytest.raises(Refused, match="claim_too_low"):
        play(state, 0, ask.Claim(2))


def test_cm_19_nobody_substitutes_in_the_first_round():
    state = working("15AB 12BC", in_round=1)
    assert ask.SUBSTITUTE not in GAME.legal(state, 0)
    with pytest.raises(Refused, match="not_in_first_round") as refused:
        play(state, 0, ask.SUBSTITUTE)
    assert refused.value.ruling == "CM-19"


def test_cm_19_alternative_in_the_first_round_too():
    state = working("15AB 12BC", in_round=1, deck="20AB", first_round_substitution=True)
    assert ask.SUBSTITUTE in GAME.legal(state, 0)
    play(state, 0, ask.SUBSTITUTE)
    assert GAME.legal(state, 0) == tuple(ask.Play(value) for value in range(1, 7))
    play_all(state, ask.Play(1), ask.Play(2))
    assert (state.round, state.formed) == (2, 1)
    assert "first_round_substitution" not in options_of(GAME.at(1).options)


def test_cm_20_thirty_transaction_cards_make_a_short_game():
    assert [sum(fresh(2, transaction_cards=cards).left) for cards in (60, 30)] == [60, 30]
    assert options_of(GAME.options)["transaction_cards"].ruling == "CM-20"
