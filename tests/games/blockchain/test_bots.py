"""The good opponent is better than the beginner, and both than chance; and its games end."""

import pytest

from games.blockchain.situations import GAME, Scripted, acted, acting, answered, coins, hack, play, with_server
from tallystick.games.blockchain import moves as ask
from tallystick.kernel.seats import Viewer
from tallystick.lab.simulate import Experiment, play_chunk, simulate


def choice(state, seat, name="good"):
    return GAME.bots[name].choose(GAME.view(state, Viewer(seat)), seat, GAME.legal(state, seat), Scripted())


@pytest.mark.parametrize(("bot", "others", "least"), [("good", "beginner", 0.3), ("beginner", "random", 0.5)])
def test_one_beats_three_that_know_less(bot, others, least):
    """A quarter would be no better than they are; the whole interval lies above it."""
    options = {"turn_cap": 60}
    tally = simulate(Experiment("blockchain", 4, 80, 1, (bot, others, others, others), options), 1)
    low, _high = tally.seats[0].interval()
    assert low > least


@pytest.mark.parametrize(
    ("bots", "number"), [(("good", "good"), 374), (("good", "beginner"), 71), (("good", "beginner"), 22)]
)
def test_games_that_once_had_no_end_have_one(bots, number):
    """Five Vaults in a hand, a last coin that nobody wants to trade for, and a ring on which no trade helps anybody."""
    chunk = play_chunk(Experiment("blockchain", 2, 1, 1, bots, {}), number, 1)
    assert chunk.outcomes[0].reason == "all_stored"
    assert chunk.decisions < 5_000


@pytest.mark.parametrize("name", ["beginner", "good"])
def test_a_full_hand_that_brings_nothing_is_played_to_draw_others(name):
    state = acting("vault vault vault vault vault", wallets="3btc | 9eth")
    state.stored[0] = [10, 9, 10, 10, 10]
    assert choice(state, 0, name) == ask.PlayBlock("vault")
    state = acting("vault vault vault vault", wallets="3btc | 9eth")
    state.stored[0] = [10, 9, 10, 10, 10]
    assert choice(state, 0, name) == ask.END_TURN


@pytest.mark.parametrize("name", ["beginner", "good"])
def test_a_hand_full_of_crashes_is_thinned_out_even_if_only_own_servers_lie_there(name):
    state = acting("crash crash crash crash", wallets="3btc | 9eth")
    number = with_server(state, 0, "home_rig")
    assert choice(state, 0, name) == ask.PlayHack(ask.Hack("crash", number))


@pytest.mark.parametrize("name", ["beginner", "good"])
def test_a_trade_that_wins_this_turn_is_worth_everything(name):
    """One spare coin for the last one that is missing, though the partner misses just that spare one (CH.goal)."""
    state = acting(trade=1, store=5, dice="1 1 1 1 1 1", wallets="2btc | 9ppc")
    state.stored = [[9, 10, 10, 10, 9], [9, 10, 10, 10, 1]]
    assert choice(state, 0, name) == ask.Trade(1, "btc", "ppc", "btc", "ppc", 1)
    acted(state, ask.Trade(1, "btc", "ppc", "btc", "ppc", 1))
    assert choice(state, 0, name) == ask.Store(coins("1btc 1ppc"), empty_wallet=True)


@pytest.mark.parametrize("name", ["beginner", "good"])
def test_after_thirty_turns_coins_move_all_the_same(name):
    """Nobody can trade for what is missing: somebody must pay a Server, whoever gains (CH.pay)."""
    state = acting(wallets="6ppc | 8ltc")
    state.stored = [[10, 10, 8, 10, 5], [10, 10, 4, 10, 9]]
    number = with_server(state, 0, "exchange")
    state.phase = "pay"
    state.turns = [30, 30]
    assert choice(state, 0, name) == ask.BEGIN_ACTIONS
    state.turns = [90, 90]
    assert choice(state, 0, name) == ask.Pay(1, number, coins("3ppc"))


def test_it_chains_before_it_plays_its_last_block():
    assert choice(acting("vault genesis fork"), 0) == ask.PlayBlock("fork")
    assert choice(acting("vault market standard"), 0) == ask.PlayBlock("standard")


def test_it_trades_for_what_is_missing_and_never_against_its_interest():
    state = acting(trade=1)
    state.wallets[0] = [12, 10, 10, 10, 4]
    assert choice(state, 0) == ask.Trade(1, "btc", "ppc", "btc", "ppc", 6)
    assert (
        choice(acting(trade=1, dice="6 1 6 1 6 1", wallets="10btc 10eth 10ltc 10dash 10ppc | 1btc"), 0) == ask.END_TURN
    )


def test_it_stores_the_last_coin_only_to_win():
    state = acting(store=10, wallets="2btc | 9btc")
    state.stored[0] = [8, 10, 10, 10, 10]
    assert choice(state, 0) == ask.Store(coins("2btc"), empty_wallet=True)


def test_it_keeps_coins_to_trade_with_as_long_as_some_are_missing():
    state = acting(store=10, wallets="9btc | 9btc")
    state.stored[0] = [0, 9, 10, 10, 10]
    assert choice(state, 0) == ask.Store(coins("1btc"))


def test_it_pays_with_coins_that_it_can_spare():
    state = acting()
    state.wallets[0] = [15, 10, 10, 10, 10]
    number = with_server(state, 0, "node")
    state.phase = "pay"
    assert choice(state, 0) == ask.Pay(1, number, coins("4btc"))
    state.wallets[0] = [10, 10, 10, 10, 10]
    state.dice = [6, 6, 6, 6, 6, 6]
    assert choice(state, 0) == ask.BEGIN_ACTIONS


def test_it_keeps_hacks_for_the_right_window():
    state = acting("| scam lockout", trade=1, store=10)
    assert play(GAME.clone(state), 0, ask.END_TURN)
    play(state, 0, ask.Trade(1, "btc", "ppc", "btc", "ppc", 6))
    assert choice(state, 1) == hack("scam")
    state = acting("| scam lockout", store=10, wallets="9btc | 9btc")
    state.stored[0] = [5, 10, 10, 10, 10]
    play(state, 0, ask.Store(coins("5btc")))
    assert choice(state, 1) == hack("lockout")
    state = acting("| scam lockout")
    play(state, 0, ask.END_TURN)
    assert choice(state, 1) == ask.PASS


def test_it_answers_a_hack_with_a_rollback():
    state = acting("rollback | scam", trade=1)
    play(state, 0, ask.Trade(1, "btc", "ppc", "btc", "ppc", 6))
    assert choice(state, 0) == ask.PASS
    answered(state, 1, hack("scam"))
    assert choice(state, 0) == hack("rollback")
