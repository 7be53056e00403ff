"""A rule's no has a code and a section, and changes nothing."""

import pytest

from games.blockchain.situations import GAME, Scripted, acted, acting, coins, hack, play, with_server
from refusing import refusals_of
from tallystick.games.blockchain import moves as ask
from tallystick.games.blockchain.rules.leaving import finish
from tallystick.kernel.seats import CLOCK

refused = refusals_of(GAME, Scripted)


def paying(server="node", **options):
    state = acting(players=3, **options)
    with_server(state, 0, server)
    state.phase = "pay"
    return state


@pytest.mark.parametrize(
    ("trade", "code", "section"),
    [
        (ask.Trade(1, "btc", "dash", "btc", "dash", 3), "not_neighbours", "CH.trade"),
        (ask.Trade(1, "btc", "btc", "btc", "btc", 1), "not_neighbours", "CH.trade"),
        (ask.Trade(1, "ltc", "dash", "ltc", "dash", 4), "above_value", "CH.trade"),
        (ask.Trade(1, "ltc", "dash", "ltc", "dash", 0), "above_value", "CH.trade"),
        (ask.Trade(1, "ltc", "dash", "ltc", "dash", 10**30), "above_value", "CH.trade"),
        (ask.Trade(1, "wild", "dash", "dash", "dash", 3), "same_currency", "CH.trade"),
        (ask.Trade(1, "ltc", "dash", "btc", "dash", 3), "wrong_currency", "CH.setup.2"),
        (ask.Trade(1, "wild", "dash", "wild", "dash", 3), "wrong_currency", "CH.setup.2"),
        (ask.Trade(0, "ltc", "dash", "ltc", "dash", 3), "trade_with_yourself", "CH.trade"),
        (ask.Trade(2, "ltc", "dash", "ltc", "dash", 3), "not_an_opponent", "CH.trade"),
        (ask.Trade(-1, "ltc", "dash", "ltc", "dash", 3), "not_an_opponent", "CH.trade"),
        (ask.Trade(1, "ltc", "moon", "ltc", "dash", 3), "no_such_tile", "CH.trade"),
        (ask.Trade(1, "ltc", "dash", "ltc", "dash", 3, 1), "wrong_offer", "CH.trade"),
    ],
)
def test_a_trade_that_the_ring_does_not_allow(trade, code, section):
    assert refused(acting(trade=1), 0, trade) == (code, section)


def test_a_trade_without_a_badge():
    assert refused(acting(), 0, ask.Trade(1, "ltc", "dash", "ltc", "dash", 3)) == ("no_trade_left", "CH.trade")


def test_paying_more_than_one_has():
    assert refused(paying(wallets="1btc 9eth"), 0, ask.Pay(1, 1, coins("4btc"))) == ("not_enough_coins", "CH.pay")


def test_paying_two_people_for_one_server():
    state = paying()
    assert refused(state, 0, ask.Pay(1, 1, coins("2btc"))) == ("wrong_price", "CH.pay"), "a part is no payment"
    with_server(state, 0, "farm")
    play(state, 0, ask.Pay(1, 1, coins("4btc")))
    assert refused(state, 0, ask.Pay(2, 1, coins("4btc"))) == ("server_already_paid", "CH.pay")


def test_paying_oneself_strangers_or_for_others():
    for payee in (0, 3, -1):
        assert refused(paying(), 0, ask.Pay(payee, 1, coins("4btc"))) == ("not_an_opponent", "CH.pay")
    state = paying()
    other = with_server(state, 1, "farm")
    assert refused(state, 0, ask.Pay(1, other, coins("2btc"))) == ("no_such_server", "CH.pay")
    assert refused(state, 0, ask.Pay(1, 99, coins("2btc"))) == ("no_such_server", "CH.pay")


@pytest.mark.parametrize("given", [(0, 0, 0, 0, 0), (5, -1, 0, 0, 0), (4, 0, 0)])
def test_coins_that_are_none(given):
    assert refused(paying(), 0, ask.Pay(1, 1, given)) == ("bad_coins", "CH.pay")
    assert refused(acting(store=9), 0, ask.Store(given)) == ("bad_coins", "CH.store")


def test_the_last_coin_must_be_said_and_only_the_last():
    assert refused(paying(wallets="4btc"), 0, ask.Pay(1, 1, coins("4btc"))) == ("would_empty_wallet", "CH.pay")
    assert refused(paying(), 0, ask.Pay(1, 1, coins("4btc"), True)) == ("wallet_not_emptied", "CH.pay")
    state = acting(store=9, wallets="1btc")
    assert refused(state, 0, ask.Store(coins("1btc"))) == ("would_empty_wallet", "CH.store.alert")


def test_storing_above_ten_or_above_the_badges():
    state = acting(store=9)
    state.stored[0][0] = 9
    assert refused(state, 0, ask.Store(coins("2btc"))) == ("storage_full", "CH.store")
    assert refused(state, 0, ask.Store(coins("10eth"))) == ("no_store_left", "CH.store")
    assert refused(state, 0, ask.Store((0, 11, 0, 0, 0))) == ("not_enough_coins", "CH.store")


def test_a_second_server():
    state = acting("node farm vault")
    acted(state, ask.Deploy("node"))
    assert refused(state, 0, ask.Deploy("farm")) == ("second_server", "CH.deploy")
    assert refused(state, 0, ask.Deploy("vault")) == ("not_a_server", "CH.servers")


def test_a_block_without_a_play_left():
    state = acting("vault market node")
    acted(state, ask.PlayBlock("vault"))
    assert refused(state, 0, ask.PlayBlock("market")) == ("no_play_left", "CH.chain")
    assert refused(state, 0, ask.PlayBlock("node")) == ("not_a_block", "CH.blocks")


def test_a_tile_where_none_belongs_and_none_where_one_does():
    state = acting("volatility vault")
    for move in (ask.PlayBlock("volatility"), ask.PlayBlock("volatility", "moon"), ask.PlayBlock("vault", "btc")):
        assert refused(state, 0, move) == ("wrong_tile", "CH.setup.2")


def test_a_card_that_one_does_not_hold():
    state = acting("vault")
    for move in (
        ask.Deploy("node"),
        ask.PlayBlock("market"),
        ask.PlayHack(ask.Hack("shock", tiles=("btc",))),
        ask.PlayBlock("x" * 99),
    ):
        assert refused(state, 0, move)[0] == "card_not_yours"


def test_a_hack_outside_a_window():
    state = acting("| shock")
    assert refused(state, 1, ask.PlayHack(ask.Hack("shock", tiles=("btc",)))) == ("hack_outside_window", "CH.hacks")
    state = paying()
    state.hands[0] = [15]
    assert refused(state, 0, ask.PlayHack(ask.Hack("shock", tiles=("btc",)))) == ("hack_outside_window", "CH.hacks")


def test_an_answer_after_the_window_closed():
    state = acting("| shock", trade=1)
    assert refused(state, 1, hack("shock", "btc")) == ("window_closed", "CH.hacks")
    acted(state, ask.Trade(1, "ltc", "dash", "ltc", "dash", 3))
    for answer in (ask.PASS, hack("shock", "btc")):
        assert refused(state, 1, answer) == ("window_closed", "CH.hacks")
    assert refused(state, CLOCK, ask.TIME_UP) == ("window_closed", "CH.hacks")


def test_a_second_answer_and_an_action_inside_a_window():
    state = acting("vault | shock", trade=1)
    play(state, 0, ask.Trade(1, "ltc", "dash", "ltc", "dash", 3))
    play(state, 1, ask.PASS)
    assert refused(state, 1, hack("shock", "btc")) == ("already_answered", "CH.hacks")
    for move in (ask.PlayBlock("vault"), ask.END_TURN, ask.Attend("hacks")):
        assert refused(state, 0, move) == ("window_open", "CH.hacks")


@pytest.mark.parametrize(
    "answer",
    [
        hack("shock"),
        hack("shock", "moon"),
        hack("shock", "btc", "eth"),
        hack("shock", "btc", server=1),
        hack("flash_swap", "btc"),
        hack("flash_swap", "btc", "btc"),
        hack("flash_swap", "ltc", "btc"),
        hack("flash_swap", "btc", "eth", "ltc"),
        hack("crash", server=9),
        hack("crash", server=-1),
        hack("crash", server=10**30),
        hack("lockout", "btc"),
    ],
)
def test_a_hack_with_a_wrong_target(answer):
    state = acting("| shock flash_swap crash lockout", trade=1)
    play(state, 0, ask.Trade(1, "ltc", "dash", "ltc", "dash", 3))
    assert refused(state, 1, answer) == ("bad_target", "CH.hacks")


def test_what_is_no_hack_or_has_no_effect_or_brings_an_order_along():
    state = acting("| vault scam", hack_without_effect=False, store=5)
    play(state, 0, ask.Store(coins("1btc")))
    assert refused(state, 1, hack("vault")) == ("not_a_hack", "CH.hacks")
    assert refused(state, 1, hack("scam")) == ("no_effect", "CH.hacks")
    assert refused(state, 1, ask.Answer(ask.Hack("scam"), "hacks")) == ("order_with_hack", "CH.hacks")
    assert refused(state, 1, ask.Answer(attend="always")) == ("same_attention", "CH.hacks")


def test_mining_without_a_badge_or_without_a_place():
    assert refused(acting(), 0, ask.Mine(1)) == ("no_mine_left", "CH.blocks")
    state = acting("vault vault fork fork pool", mine_badge="fills")
    state.gained[0] = 2
    assert refused(state, 0, ask.Mine(1)) == ("nothing_to_draw", "CH.blocks")
    assert refused(state, 0, ask.Mine(3)) == ("no_mine_left", "CH.blocks")


def test_what_belongs_to_another_phase_or_another_player():
    state = acting("vault")
    for move in (ask.BEGIN_ACTIONS, ask.Discard("vault"), ask.Place("btc"), ask.Pay(1, 1, coins("4btc"))):
        assert refused(state, 0, move) == ("wrong_phase", "CH.action")
    assert refused(state, 1, ask.END_TURN) == ("not_your_turn", "CH.action")
    assert refused(paying(), 0, ask.END_TURN) == ("wrong_phase", "CH.pay")
    state = acting("vault vault fork fork pool market")
    play(state, 0, ask.END_TURN)
    assert refused(state, 0, ask.END_TURN) == ("wrong_phase", "CH.discard")
    assert refused(state, 0, ask.Discard("node")) == ("card_not_yours", "CH.discard")


def test_strangers_the_clock_and_the_end():
    state = acting(trade=1)
    for seat in (2, -2, CLOCK):
        assert refused(state, seat, ask.END_TURN) == ("not_a_seat", "")
    assert refused(state, 0, ask.TIME_UP) == ("only_the_clock", "CH.hacks")
    assert refused(acting(reaction_seconds=0), CLOCK, ask.TIME_UP) == ("no_clock", "CH.hacks")
    finish(state, "turn_cap", None)
    assert refused(state, 0, ask.END_TURN) == ("game_over", "CH.end")
