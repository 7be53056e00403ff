"""The trades and scenarios of the manual, and what its rules say in numbers: CH-T1 to CH-T18."""

import pytest

from among import is_among
from conformance.tables import any_options, play_through
from games.blockchain.situations import (
    GAME,
    acted,
    acting,
    all_pass,
    answered,
    coins,
    fresh,
    hack,
    only,
    play,
    total,
    with_server,
)
from tallystick.games.blockchain import events
from tallystick.games.blockchain import moves as ask
from tallystick.games.blockchain.components import CARD_OF_NAME
from tallystick.journal.tape import Tape
from tallystick.kernel.refusals import Refused

SCENARIO_RING = "btc ltc dash wild eth ppc"


def is_legal(*trade):
    state = acting(trade=1)
    legal = is_among(ask.Trade(1, *trade), GAME.legal(state, 0))
    try:
        GAME.apply(state, 0, ask.Trade(1, *trade), Tape(b"t"), None)
    except Refused:
        assert not legal
    else:
        assert legal
    return legal


def test_ch_t1_one_bitcoin_for_six_peercoin_and_back():
    assert is_legal("btc", "ppc", "btc", "ppc", 6)
    assert is_legal("ppc", "btc", "ppc", "btc", 1)


def test_ch_t2_two_litecoin_for_three_dash():
    assert is_legal("ltc", "dash", "ltc", "dash", 3)


def test_ch_t3_four_ethereum_for_four_peercoin_by_the_wild_tile():
    assert is_legal("eth", "wild", "eth", "ppc", 4)


def test_ch_t4_a_lower_request():
    assert is_legal("btc", "ppc", "btc", "ppc", 2)


def test_ch_t5_tiles_that_are_not_neighbours():
    assert not is_legal("btc", "dash", "btc", "dash", 3)


def test_ch_t6_a_request_above_the_value():
    assert not is_legal("ltc", "dash", "ltc", "dash", 6)


def test_ch_t7_scenario_1_the_dice_are_swapped():
    state = acting("| flash_swap", ring=SCENARIO_RING, dice="6 2 3 4 4 1", trade=1, wallets="9ltc | 6btc")
    play(state, 0, ask.Trade(1, "ltc", "btc", "ltc", "btc", 6))
    answered(state, 1, hack("flash_swap", "btc", "ltc"))
    done = only(all_pass(state), events.TradeDone)
    assert (done.given, done.got) == (6, 2)
    assert (tuple(state.wallets[0]), tuple(state.wallets[1])) == (coins("3ltc 2btc"), coins("4btc 6ltc"))


def test_ch_t8_scenario_2_a_die_is_thrown_again():
    state = acting("| shock", ring=SCENARIO_RING, dice="6 2 3 4 4 1", trade=1, wallets="3ltc | 8btc")
    play(state, 0, ask.Trade(1, "ltc", "btc", "ltc", "btc", 6))
    answered(state, 1, hack("shock", "ltc"))
    assert only(all_pass(state, 4), events.TradeFailed).why == "cannot_pay"
    assert (tuple(state.wallets[0]), tuple(state.wallets[1])) == (coins("3ltc"), coins("8btc"))
    assert state.trades_left() == 0


def test_ch_t9_scenario_3_a_paid_server_crashes():
    state = fresh(2)
    state.hands[1] = [CARD_OF_NAME["crash"]]
    number = with_server(state, 0, "node")
    state.phase = "pay"
    play(state, 0, ask.Pay(1, number, coins("4btc")))
    assert state.wallets[1][0] == 14
    play(state, 0, ask.Trade(1, "btc", "eth", "btc", "eth", 1))
    answered(state, 1, hack("crash", server=number))
    told = all_pass(state)
    assert only(told, events.ServerCrashed).server == number
    assert only(told, events.TradeDone).got == 1
    assert state.server_numbers == []
    assert state.gained[2:] == [1, 5]
    assert state.stores_left() == 5


def test_ch_t10_scenario_4_a_hack_on_a_hack():
    state = acting("rollback | scam lockout", trade=1, store=10)
    play(state, 0, ask.Trade(1, "ltc", "dash", "ltc", "dash", 3))
    answered(state, 1, hack("scam"))
    answered(state, 0, hack("rollback"))
    answered(state, 1, hack("lockout"))
    told = all_pass(state)
    assert [event.card for event in told if isinstance(event, events.HackWorked)] == ["lockout", "rollback"]
    assert only(told, events.HackFailed).card == "scam"
    assert (only(told, events.TradeDone).given, only(told, events.TradeDone).got) == (2, 3)
    assert state.stores_left() == 5


def test_ch_t11_genesis_then_standard():
    state = acting("genesis standard")
    acted(state, ask.PlayBlock("genesis"))
    acted(state, ask.PlayBlock("standard"))
    assert (state.mines_left(), state.trades_left(), state.stores_left(), state.plays_left()) == (1, 2, 10, 0)


def test_ch_t12_a_paid_node_and_standard():
    state = acting("standard")
    number = with_server(state, 0, "node")
    state.phase = "pay"
    play(state, 0, ask.Pay(1, number, coins("2btc 2eth")))
    acted(state, ask.PlayBlock("standard"))
    assert (state.mines_left(), state.trades_left(), state.stores_left()) == (1, 2, 10)


def test_ch_t13_five_litecoin_and_five_dash_are_stored_for_ever():
    state = acting(store=10)
    acted(state, ask.Store(coins("5ltc 5dash")))
    assert (tuple(state.stored[0]), tuple(state.wallets[0])) == (coins("5ltc 5dash"), (10, 10, 5, 5, 10))
    assert state.stores_left() == 0
    with pytest.raises(Refused, match="bad_coins"):
        play(state, 0, ask.Store((0, 0, -5, 0, 0)))


def test_ch_t14_a_partner_with_too_few_coins_gives_what_there_is():
    state = acting(trade=1, wallets="1btc 1eth | 2ppc")
    done = only(acted(state, ask.Trade(1, "btc", "ppc", "btc", "ppc", 6)), events.TradeDone)
    assert (done.given, done.got) == (1, 2)
    assert (tuple(state.wallets[0]), tuple(state.wallets[1])) == (coins("1eth 2ppc"), coins("1btc"))


def test_ch_t15_a_server_deployed_this_turn_cannot_be_paid():
    state = acting("node")
    acted(state, ask.Deploy("node"))
    state.phase = "pay"
    with pytest.raises(Refused, match="server_too_new"):
        play(state, 0, ask.Pay(1, 1, coins("4btc")))
    state.phase = "action"
    for _turn in range(2):
        play(state, state.active, ask.END_TURN)
        all_pass(state)
    assert state.active == 0
    assert GAME.legal(state, 0)[1].like == ask.Pay(1, 1)


def test_ch_t16_with_five_cards_nothing_is_mined():
    state = acting("| vault vault fork fork pool")
    play(state, 0, ask.END_TURN)
    assert not [event for event in all_pass(state) if isinstance(event, events.CardsDrawn)]
    assert len(state.hands[1]) == 5


@pytest.mark.parametrize(("strict", "winner"), [(False, 0), (True, 1)])
def test_ch_t17_the_last_store_empties_the_wallet(strict, winner):
    state = acting(store=10, wallets="2btc | 9btc", strict_wallet=strict)
    state.stored[0] = [8, 10, 10, 10, 10]
    with pytest.raises(Refused, match="would_empty_wallet"):
        play(state, 0, ask.Store(coins("2btc")))
    acted(state, ask.Store(coins("2btc"), empty_wallet=True))
    assert GAME.outcome(state).winners == (winner,)


@pytest.mark.parametrize("seed", range(30))
def test_ch_t18_coins_are_conserved_at_every_moment(seed):
    choice = Tape(b"options %d" % seed)
    for table, _told in play_through(GAME, 2 + seed % 3, seed, any_options(GAME, choice) if seed % 2 else None):
        assert [total(table.state, currency) for currency in range(5)] == [10 * table.seats] * 5
        for stored in table.state.stored:
            assert max(stored) <= 10
        if not any(table.state.out):
            assert table.state.removed == [0] * 5
        cards = table.state
        owned = sum(map(len, cards.hands)) + len(cards.deck) + len(cards.discards) + len(cards.blocks)
        announced = cards.action in ("deploy", "block")
        assert owned + len(cards.server_cards) + len(cards.stack) + announced == 81


def test_mining_a_card_above_five():
    state = acting("pool vault vault fork fork market")
    acted(state, ask.PlayBlock("pool"))
    told = play(state, 0, ask.Mine(2))
    assert only(told, events.CardsDrawn).count == 2
    assert len(state.hands[0]) == 7


def test_a_window_asks_everybody_and_passes_to_the_next_turn():
    state = acting(players=3)
    play(state, 0, ask.END_TURN)
    assert GAME.to_act(state) == (1, 2, 0)
    play(state, 2, ask.PASS)
    assert GAME.to_act(state) == (1, 0)
    play(state, 0, ask.PASS)
    assert only(play(state, 1, ask.PASS), events.TurnBegan).seat == 1
