"""What a window leads to is said before, and whom it concerns: the truth, and nothing that is hidden."""

import pytest

from conformance.tables import any_options, play_through
from games.blockchain.situations import GAME, acting, answered, hack, play, with_server
from tallystick.games.blockchain import events
from tallystick.games.blockchain import moves as ask
from tallystick.games.blockchain.rules.windows import close
from tallystick.journal.tape import Tape
from tallystick.kernel.chance import Chance

ASK = ask.Trade(1, "ltc", "dash", "ltc", "dash", 3)


def ahead(state, seat=None):
    return GAME.beside(state, seat)["ahead"]


class Loaded(Chance):
    """Dice that were made to fall like this, over and over."""

    def __init__(self, *faces):
        self.faces = list(faces)

    def below(self, n):
        self.faces.append(self.faces.pop(0))
        return (self.faces[-1] - 1) % n


def carried_out(state, chance):
    """What happens when everybody passes now."""
    copy, told = GAME.clone(state), []
    close(copy, chance, told.append)
    return told


def test_a_flash_swap_says_the_truth_before_it_comes_and_a_rollback_what_it_would_save():
    state = acting("rollback | flash_swap", trade=1)
    play(state, 0, ASK)
    assert ahead(state).passing.given == (2, 2)
    answered(state, 1, hack("flash_swap", "ltc", "ppc"))
    now = ahead(state, 0)
    assert (now.passing.given, now.passing.got, now.asks) == ((6, 6), (3, 3), (0,))
    assert now.dice == {"ltc": (6, 6), "ppc": (2, 2)}
    assert [(use.card, use.outcome.given, use.outcome.got) for use in now.uses] == [("rollback", (2, 2), (3, 3))]
    assert ahead(state, 1).uses == ahead(state).uses == (), "a lamp is for whoever gains by it"


def test_a_shock_is_a_range():
    state = acting("| shock", trade=1)
    play(state, 0, ASK)
    use = ahead(state, 1).uses[0]
    assert (use.tiles, use.outcome.given, use.outcome.got) == (("ltc",), (1, 6), (3, 3))
    answered(state, 1, hack("shock", "ltc"))
    assert ahead(state).dice == {"ltc": (1, 6)}


def test_what_changes_nothing_of_ones_own_has_no_use_here():
    state = acting("| lockout crash shock", trade=1, players=3)
    with_server(state, 2, "relay")
    play(state, 0, ask.Trade(2, "ltc", "dash", "ltc", "dash", 3))
    assert ahead(state, 1).uses == ()


def test_who_wins_by_storing_is_said_and_a_lockout_stops_it():
    state = acting("| lockout", store=10)
    state.stored[0] = [10, 10, 10, 10, 9]
    state.wallets[0] = [1, 0, 0, 0, 1]
    play(state, 0, ask.Store((0, 0, 0, 0, 1)))
    now = ahead(state, 1)
    assert (now.asks, now.passing.wins) == ((1,), 0)
    state.used[3] = 9
    assert [use.card for use in ahead(state, 1).uses] == ["lockout"]


@pytest.mark.parametrize(
    ("hacks", "asks"),
    [
        ([], (1,)),
        ([(2, hack("shock", "btc"))], ()),
        ([(2, hack("shock", "ltc"))], (0, 1)),
        ([(2, hack("crash", server=1))], (1,)),
        ([(1, hack("scam"))], (0,)),
        ([(1, hack("scam")), (0, hack("rollback"))], (1,)),
        ([(2, hack("lockout"))], (0,)),
    ],
)
def test_it_concerns_whose_trade_server_storing_or_hack_it_is(hacks, asks):
    state = acting("rollback | scam | shock crash lockout", players=3, trade=1)
    with_server(state, 1, "relay")
    play(state, 0, ASK)
    for seat, answer in hacks:
        answered(state, seat, answer)
    assert ahead(state).asks == asks


def test_what_is_foretold_comes_true_whatever_the_dice_and_the_options():
    """Every window of many tables, carried out with low, high and other dice: never beside what was said."""
    seen = 0
    for seed in range(12):
        choice = Tape(b"any %d" % seed)
        for table, _told in play_through(GAME, 2 + choice.below(3), seed, any_options(GAME, choice)):
            state = table.state
            if state.phase != "window":
                continue
            foretold = ahead(state).passing
            for chance in (Loaded(1), Loaded(6), Loaded(2, 5, 3)):
                told = carried_out(state, chance)
                crashed = tuple(event.server for event in told if type(event) is events.ServerCrashed)
                assert sorted(crashed) == sorted(foretold.crashed)
                assert any(type(event) is events.StoreRefused for event in told) == foretold.refused
                won = [event.winners[0] for event in told if type(event) is events.GameEnded]
                assert foretold.wins is None or won == [foretold.wins]
                for event in told:
                    if type(event) is events.TradeDone:
                        assert foretold.why in ("", "perhaps")
                        assert foretold.given[0] <= event.given <= foretold.given[1]
                        assert foretold.got[0] <= event.got <= foretold.got[1]
                    elif type(event) is events.TradeFailed:
                        assert foretold.why in (event.why, "perhaps")
                        seen += 1
    assert seen > 5, "also trades that came to nothing"
