"""Each ruling, and each alternative that is an option."""

import pytest

from among import is_among
from games.blockchain.situations import (
    GAME,
    Scripted,
    acted,
    acting,
    all_pass,
    answered,
    coins,
    every,
    hack,
    only,
    play,
    with_server,
)
from tallystick.games.blockchain import events
from tallystick.games.blockchain import moves as ask
from tallystick.games.blockchain.components import CARD_NAMES, CARD_OF_NAME
from tallystick.games.blockchain.options import ChainOptions
from tallystick.games.blockchain.rules.leaving import judge
from tallystick.kernel.options import options_of, read_options
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import CLOCK, PUBLIC

ASK = ask.Trade(1, "ltc", "dash", "ltc", "dash", 3)
"""In the ring of the examples: two Litecoin for three Dash."""


@pytest.mark.parametrize(("strict", "reason"), [(False, "all_stored"), (True, "last_one_in")])
def test_ch_1_a_win_comes_before_a_loss(strict, reason):
    state = acting(store=5, wallets="1btc | 1btc", strict_wallet=strict)
    state.stored[0] = [9, 10, 10, 10, 10]
    acted(state, ask.Store(coins("1btc"), empty_wallet=True))
    assert GAME.outcome(state).reason == reason


@pytest.mark.parametrize(("run_out", "out"), [("all", False), ("any_currency", True)])
def test_ch_2_running_out_of_one_currency(run_out, out):
    state = acting(trade=1, players=3, run_out=run_out)
    state.wallets[0][2] = 2
    acted(state, ASK)
    assert state.out[0] is out
    assert state.active == int(out)


def test_ch_3_everybody_is_asked_and_the_first_hack_in_order_counts():
    state = acting("shock | shock | shock", players=3, trade=1)
    play(state, 0, ASK)
    assert GAME.to_act(state) == (1, 2, 0)
    play(state, 0, hack("shock", "ltc"))
    play(state, 2, hack("shock", "ltc"))
    told = play(state, 1, hack("shock", "dash"))
    assert [(event.seat, event.tiles) for event in every(told, events.HackPlayed)] == [(1, ("dash",))]
    assert [len(hand) for hand in state.hands] == [1, 0, 1], "what lapsed stays in the hand"
    assert GAME.to_act(state) == (2, 0, 1)


def test_ch_3_first_come_first_served():
    state = acting("| shock | shock", players=3, trade=1, hack_answers="first_come")
    play(state, 0, ASK)
    assert only(play(state, 2, hack("shock", "ltc")), events.HackPlayed).seat == 2
    assert GAME.to_act(state) == (0, 1, 2)


def test_ch_3_time_up_is_a_pass():
    state = acting("| shock | shock", players=3, trade=1)
    play(state, 0, ASK)
    number, seconds = GAME.waits(state)
    assert seconds == 20
    play(state, 2, hack("shock", "ltc"))
    told = play(state, CLOCK, ask.TIME_UP)
    assert only(told, events.TimeRanOut).seats == (1, 0)
    assert only(told, events.HackPlayed).seat == 2, "an answer that was given counts"
    assert GAME.waits(state) == (number + 1, 20)
    play(state, CLOCK, ask.TIME_UP, 5)
    assert (GAME.waits(state), GAME.legal(state, CLOCK)) == ((0, 0), ())


def test_ch_3_without_a_time_the_clock_never_moves():
    state = acting(trade=1, reaction_seconds=0)
    play(state, 0, ASK)
    assert GAME.legal(state, CLOCK) == ()
    assert GAME.waits(state)[1] == 0


@pytest.mark.parametrize(("order", "dash"), [("last_first", 5), ("first_first", 2)])
def test_ch_4_the_last_hack_takes_effect_first(order, dash):
    """A swap of Litecoin and Dash, then a throw of five for Litecoin."""
    state = acting("shock | flash_swap", trade=1, hack_order=order)
    play(state, 0, ASK)
    answered(state, 1, hack("flash_swap", "ltc", "dash"))
    answered(state, 0, hack("shock", "ltc"))
    all_pass(state, 5)
    assert state.dice[3] == dash


@pytest.mark.parametrize(("full", "asked", "got"), [("stays", 3, 3), ("rises", 3, 6), ("rises", 2, 2)])
def test_ch_5_a_request_when_the_die_rises(full, asked, got):
    state = acting("| shock", trade=1, full_request=full)
    play(state, 0, ask.Trade(1, "ltc", "dash", "ltc", "dash", asked))
    answered(state, 1, hack("shock", "dash"))
    assert only(all_pass(state, 6), events.TradeDone).got == got


def test_ch_6_giving_less_only_where_it_is_agreed():
    less = ask.Trade(1, "ltc", "dash", "ltc", "dash", 3, offer=1)
    with pytest.raises(Refused, match="wrong_offer"):
        play(acting(trade=1), 0, less)
    state = acting(trade=1, trade_offer="less")
    assert is_among(less, GAME.legal(state, 0))
    assert only(acted(state, less), events.TradeDone).given == 1


def test_ch_7_the_wild_tile_on_either_side():
    state = acting(trade=1)
    legal = GAME.legal(state, 0)
    assert is_among(ask.Trade(1, "wild", "dash", "btc", "dash", 3), legal)
    assert is_among(ask.Trade(1, "dash", "wild", "dash", "btc", 4), legal)
    for same in (ask.Trade(1, "wild", "dash", "dash", "dash", 3), ask.Trade(1, "dash", "wild", "dash", "dash", 3)):
        assert not is_among(same, legal)
        with pytest.raises(Refused, match="same_currency"):
            play(state, 0, same)


def test_ch_8_a_trade_one_cannot_pay_may_be_announced_and_is_lost():
    state = acting(trade=1, wallets="1ltc 1btc | 3dash")
    assert is_among(ASK, GAME.legal(state, 0))
    assert only(acted(state, ASK), events.TradeFailed).why == "cannot_pay"
    assert tuple(state.wallets[0]) == coins("1ltc 1btc")


@pytest.mark.parametrize(("scam", "lost"), [("keeps_coins", 2), ("cancels", 0)])
def test_ch_9_a_scam(scam, lost):
    state = acting("| scam", trade=1, scam=scam)
    play(state, 0, ASK)
    answered(state, 1, hack("scam"))
    assert only(all_pass(state), events.TradeFailed).lost == lost
    assert (state.wallets[0][2], state.wallets[0][3], state.wallets[1][2]) == (10 - lost, 10, 10 + lost)
    assert state.trades_left() == 0


def test_ch_9_a_scam_is_for_the_player_who_is_asked():
    state = acting("| | scam", players=3, trade=1)
    play(state, 0, ASK)
    answered(state, 2, hack("scam"))
    told = all_pass(state)
    assert only(told, events.HackFailed).why == "no_effect"
    assert only(told, events.TradeDone).got == 3


def test_ch_9_a_scam_can_take_the_last_coin():
    state = acting("| scam", trade=1, wallets="2ltc | 3dash")
    play(state, 0, ASK)
    answered(state, 1, hack("scam"))
    all_pass(state)
    assert GAME.outcome(state).reason == "last_one_in"


@pytest.mark.parametrize(("lockout", "left"), [("five", 13), ("one_badge", 10), ("everything", 0)])
def test_ch_10_a_lockout_also_counts_against_later_badges(lockout, left):
    """Eight coins may be stored before, and ten more once the Vault counts."""
    state = acting("vault | lockout", store=8, lockout=lockout)
    play(state, 0, ask.PlayBlock("vault"))
    answered(state, 1, hack("lockout"))
    all_pass(state)
    assert state.stores_left() == left


def test_ch_10_what_no_longer_fits_is_announced_anew():
    state = acting("| lockout", store=10)
    play(state, 0, ask.Store(coins("6btc 2eth")))
    answered(state, 1, hack("lockout"))
    assert only(all_pass(state), events.StoreRefused).left == 5
    assert state.stores_left() == 5
    acted(state, ask.Store(coins("5btc")))
    assert tuple(state.stored[0]) == coins("5btc")


@pytest.mark.parametrize(("crashed", "left"), [("actions_stay", 5), ("actions_lost", 0)])
def test_ch_11_a_server_destroyed_after_payment(crashed, left):
    state = acting("vault | crash", crashed_server=crashed)
    number = with_server(state, 0, "node")
    state.phase = "pay"
    play(state, 0, ask.Pay(1, number, coins("4btc")))
    play(state, 0, ask.Trade(1, "ltc", "dash", "ltc", "dash", 1))
    answered(state, 1, hack("crash", server=number))
    all_pass(state)
    assert state.stores_left() == left


@pytest.mark.parametrize(("rollback", "left"), [("below", 5), ("all", 10)])
def test_ch_12_what_a_rollback_discards(rollback, left):
    state = acting("rollback | shock lockout", trade=1, store=10, rollback=rollback)
    play(state, 0, ASK)
    answered(state, 1, hack("shock", "dash"))
    answered(state, 0, hack("rollback"))
    answered(state, 1, hack("lockout"))
    all_pass(state)
    assert (state.stores_left(), state.dice[3]) == (left, 3)


def test_ch_12_a_rollback_on_a_rollback():
    state = acting("rollback | scam rollback", trade=1)
    play(state, 0, ASK)
    answered(state, 1, hack("scam"))
    answered(state, 0, hack("rollback"))
    answered(state, 1, hack("rollback"))
    told = all_pass(state)
    assert [(event.seat, event.card) for event in every(told, events.HackWorked)] == [(1, "rollback")]
    assert only(told, events.TradeDone).got == 3, "a Scam that was rolled back does not come back"


@pytest.mark.parametrize("payee", ["per_server", "per_turn"])
def test_ch_13_one_payee_for_each_server_or_for_the_turn(payee):
    state = acting(players=3, server_payee=payee)
    first, second = with_server(state, 0, "node"), with_server(state, 0, "farm")
    state.phase = "pay"
    play(state, 0, ask.Pay(1, first, coins("4btc")))
    if payee == "per_turn":
        with pytest.raises(Refused, match="other_payee"):
            play(state, 0, ask.Pay(2, second, coins("2btc")))
    else:
        play(state, 0, ask.Pay(2, second, coins("2btc")))
        assert [wallet[0] for wallet in state.wallets] == [4, 14, 12]


def test_ch_13_a_payment_that_empties_the_wallet_is_confirmed():
    state = acting(wallets="2btc | 9btc")
    number = with_server(state, 0, "farm")
    state.phase = "pay"
    with pytest.raises(Refused, match="would_empty_wallet"):
        play(state, 0, ask.Pay(1, number, coins("2btc")))
    play(state, 0, ask.Pay(1, number, coins("2btc"), empty_wallet=True))
    assert GAME.outcome(state).winners == (1,)


@pytest.mark.parametrize(("badge", "hand"), [("draws", 6), ("fills", 5)])
def test_ch_14_a_mine_badge(badge, hand):
    state = acting("pool vault vault fork fork", mine_badge=badge)
    acted(state, ask.PlayBlock("pool"))
    play(state, 0, ask.Mine(1 if badge == "fills" else 2))
    assert len(state.hands[0]) == hand


def test_ch_15_the_first_player_lays_the_ring():
    state = GAME.setup(2, read_options(ChainOptions, {"exchange_ring": "arranged"}), Scripted(), None)
    for tile in ("wild", "dash", "btc", "ppc"):
        assert GAME.to_act(state) == (0,)
        play(state, 0, ask.Place(tile))
    assert GAME.legal(state, 0) == (ask.Place("eth"), ask.Place("ltc"))
    told = play(state, 0, ask.Place("ltc"), 1, 2, 3, 4, 5, 6, 2, 1)
    made = only(told, events.RingMade)
    assert (made.tiles, made.dice) == (("wild", "dash", "btc", "ppc", "ltc", "eth"), (1, 2, 3, 4, 5, 6))


def test_ch_16_volatility_throws_a_die_again():
    state = acting("volatility")
    assert only(acted(state, ask.PlayBlock("volatility", "dash"), 6), events.DieRerolled).value == 6
    assert state.dice[3] == 6
    state = acting("volatility", volatility="nothing")
    assert not every(acted(state, ask.PlayBlock("volatility")), events.DieRerolled)


def test_ch_17_hacks_for_nothing():
    held = "crash scam rollback lockout vault"
    free = GAME.legal(acting(held), 0)
    strict = GAME.legal(acting(held, hack_without_effect=False), 0)
    for card in ("crash", "scam", "rollback"):
        assert ask.PlayHack(ask.Hack(card)) in free
        assert ask.PlayHack(ask.Hack(card)) not in strict
    state = acting(held)
    play(state, 0, ask.PlayHack(ask.Hack("rollback")))
    assert only(all_pass(state), events.HackFailed).why == "no_effect"
    assert state.discards[-1] == CARD_OF_NAME["rollback"]


def test_ch_17_hands_full_of_hacks_end_the_game():
    state = acting("scam scam rollback rollback crash | crash crash crash rollback rollback", hack_without_effect=False)
    turns = 0
    while GAME.outcome(state) is None:
        play(state, state.active, ask.END_TURN)
        all_pass(state)
        turns += 1
    assert GAME.outcome(state).reason == "stuck"
    assert turns == 10


def test_ch_18_whoever_is_out_leaves_hand_servers_and_coins():
    state = acting("vault | scam", players=3, trade=1, wallets="2ltc | 3dash | 1btc")
    with_server(state, 0, "farm")
    state.stored[0] = [5, 0, 0, 0, 0]
    state.removed[0] -= 5
    play(state, 0, ASK)
    answered(state, 1, hack("scam"))
    told = all_pass(state)
    assert only(told, events.PlayerOut).coins == coins("5btc")
    assert (state.hands[0], state.server_numbers, state.stored[0]) == ([], [], [0] * 5)
    assert {CARD_OF_NAME["vault"], CARD_OF_NAME["farm"]} <= set(state.discards)
    assert only(told, events.TurnBegan).seat == 1
    play(state, 1, ask.END_TURN)
    assert GAME.to_act(state) == (2, 1), "nobody asks who is out"
    with pytest.raises(Refused, match="out_of_coins"):
        play(state, 0, ask.PASS)


def test_ch_19_whoever_is_tied_throws_again():
    told = []
    dice = Scripted(*[1] * 6, 5, 3, 5, 2, 4)
    state = GAME.setup(3, read_options(ChainOptions, {}), dice, told.append)
    thrown = every(told, events.StartThrown)
    assert [(event.seats, event.throws) for event in thrown] == [((0, 1, 2), (5, 3, 5)), ((0, 2), (2, 4))]
    assert state.active == 2


def test_ch_20_an_eleventh_coin_is_refused():
    state = acting(store=10)
    state.stored[0][0] = 9
    with pytest.raises(Refused, match="storage_full"):
        play(state, 0, ask.Store(coins("2btc")))
    assert GAME.legal(state, 0)[1].blanks["coins"].most == (1, 10, 10, 10, 10)


def test_ch_21_a_hack_whose_target_is_gone_does_nothing():
    state = acting("crash | crash", trade=1)
    number = with_server(state, 1, "farm")
    play(state, 0, ASK)
    answered(state, 1, hack("crash", server=number))
    answered(state, 0, hack("crash", server=number))
    told = all_pass(state)
    assert only(told, events.HackWorked).seat == 0
    assert only(told, events.HackFailed).why == "no_effect"


def test_ch_22_a_cap_of_turns():
    state = acting(turn_cap=2)
    state.stored[1][0] = 3
    for _turn in range(3):
        play(state, state.active, ask.END_TURN)
        all_pass(state)
    assert GAME.outcome(state) is None
    play(state, 1, ask.END_TURN)
    all_pass(state)
    assert GAME.outcome(state).reason == "turn_cap"
    assert GAME.outcome(state).winners == (1,)


def test_ch_23_one_window_between_two_turns():
    state = acting("| shock lockout", store=10)
    play(state, 0, ask.END_TURN)
    assert GAME.view(state, PUBLIC).announced.kind == "between"
    answered(state, 1, hack("lockout"))
    answered(state, 1, hack("shock", "dash"))
    told = all_pass(state, 6)
    assert only(told, events.HackFailed).card == "lockout"
    assert state.dice[3] == 6
    assert only(told, events.TurnBegan).seat == 1


def test_deploying_and_standing_orders_go_together():
    state = acting("node")
    play(state, 0, ask.Deploy("node"))
    assert state.server_numbers == []
    play(state, 1, ask.Answer(attend="not_this_turn"))
    play(state, 0, ask.Answer(attend="hacks"))
    assert state.server_numbers == [1]


def test_ch_24_hacks_of_others_answer_what_is_announced():
    state = acting("| shock")
    assert GAME.legal(state, 1) == ()
    with pytest.raises(Refused, match="hack_outside_window"):
        play(state, 1, ask.PlayHack(ask.Hack("shock", 0, ("btc",))))


def test_ch_24_alternative_they_come_at_any_time_of_the_action_phase():
    state = acting("| shock", hack_moments="any_time")
    hack_now = ask.PlayHack(ask.Hack("shock", 0, ("btc",)))
    assert hack_now in GAME.legal(state, 1)
    assert GAME.to_act(state) == (0,), "the table waits for nobody but the active player"
    told = play(state, 1, hack_now)
    assert only(told, events.HackPlayed).seat == 1
    assert GAME.to_act(state) == (0, 1)
    assert only(all_pass(state, 5), events.DieRerolled).value == 5
    assert (state.phase, state.active, GAME.to_act(state)) == ("action", 0, (0,))
    state.phase = "pay"
    assert GAME.legal(state, 1) == ()
    with pytest.raises(Refused, match="hack_outside_window"):
        play(state, 1, hack_now)
    assert "hack_moments" not in options_of(GAME.at(1).options)


@pytest.mark.parametrize("version", [1, 2])
def test_ch_18_the_cards_of_who_is_out_are_named(version):
    """From the log alone the discard pile can be rebuilt; the first version did not tell."""
    state = acting("| shock scam", players=3, wallets="9btc | | 9btc")
    state.agreed.version = version
    with_server(state, 1, "farm")
    told = []
    judge(state, told.append)
    given_up = [event.cards for event in every(told, events.CardsGivenUp)]
    assert given_up == {1: [], 2: [("shock", "scam", "farm")]}[version]
    assert [CARD_NAMES[card] for card in state.discards[-3:]] == ["shock", "scam", "farm"]
    assert only(told, events.PlayerOut).seat == 1
