"""Reaction windows: nobody waits who does not want to, and silence tells nothing."""

import pytest

from games.blockchain.situations import GAME, acting, all_pass, answered, hack, only, play
from tallystick.bots import bots_for
from tallystick.bots.playing import choice_of
from tallystick.games.blockchain import events
from tallystick.games.blockchain import moves as ask
from tallystick.games.blockchain.components import CARD_NAMES
from tallystick.journal.canonical import canonical
from tallystick.journal.table_record import TableRecord
from tallystick.journal.tape import Tape
from tallystick.kernel.messages import public
from tallystick.kernel.options import read_options
from tallystick.kernel.seats import PUBLIC, Viewer
from tallystick.tables.frames import Frames

ASK = ask.Trade(1, "ltc", "dash", "ltc", "dash", 3)


def test_an_answer_looks_the_same_whatever_it_is():
    answers = [ask.PASS, hack("scam"), hack("flash_swap", "btc", "eth"), hack("crash", server=12)]
    assert {canonical(public(move)) for move in answers} == {b'{"move":"answer"}'}


def test_that_somebody_answered_is_public_and_what_is_not():
    state = acting("| shock scam | shock", players=3, trade=1)
    play(state, 0, ASK)
    seen = []
    for answer in (ask.PASS, hack("shock", "btc"), hack("scam")):
        copy = GAME.clone(state)
        told = play(copy, 1, answer)
        others = [GAME.view(copy, viewer) for viewer in (PUBLIC, Viewer(0), Viewer(2))]
        seen.append(canonical([told, others, GAME.legal(copy, 0), GAME.legal(copy, 2), GAME.to_act(copy)]))
    assert len(set(seen)) == 1
    play(state, 1, ask.PASS)
    assert GAME.view(state, PUBLIC).answered == (False, True, False)


def test_an_answer_that_lapsed_is_never_seen_and_not_kept():
    state = acting("| shock | scam", players=3, trade=1)
    play(state, 0, ASK)
    play(state, 2, hack("scam"))
    told = play(state, 1, hack("shock", "dash")) + play(state, 0, ask.PASS)
    assert b"scam" not in canonical([told, GAME.view(state, PUBLIC), GAME.view(state, Viewer(0))])
    assert state.answers[2] < 0


def test_standing_orders_make_a_window_no_wait():
    state = acting("vault market fork | shock", trade=1)
    play(state, 0, ASK)
    play(state, 0, ask.Answer(attend="hacks"))
    told = play(state, 1, ask.Answer(attend="not_this_turn"))
    assert only(told, events.TradeDone)
    assert GAME.view(state, PUBLIC).attends == ("hacks", "not_this_turn")
    told = play(state, 0, ask.PlayBlock("fork"))
    assert only(told, events.WindowOpened).asked == ()
    assert only(told, events.BlockPlayed), "everybody is skipped: the action is carried out at once"


def test_only_about_hacks_means_asked_once_one_lies_on_the_stack():
    state = acting("rollback | scam", trade=1)
    state.attends[0] = "hacks"
    play(state, 0, ASK)
    assert GAME.to_act(state) == (1,)
    play(state, 1, hack("scam"))
    assert GAME.to_act(state) == (0, 1)


def test_not_this_turn_ends_with_the_turn_and_leaves_the_order_before():
    state = acting()
    state.attends[1] = "hacks"
    play(state, 0, ask.END_TURN)
    assert GAME.to_act(state) == (0,)
    all_pass(state)
    play(state, 1, ask.Attend("not_this_turn"))
    assert GAME.view(state, PUBLIC).attends[1] == "not_this_turn"
    play(state, 1, ask.END_TURN)
    all_pass(state)
    assert GAME.view(state, PUBLIC).attends[1] == "hacks"


def test_an_own_hack_is_answered_from_the_left_of_its_owner():
    state = acting("shock | rollback", players=3)
    play(state, 0, ask.PlayHack(ask.Hack("shock", tiles=("dash",))))
    assert GAME.to_act(state) == (1, 2, 0)
    answered(state, 1, hack("rollback"))
    assert GAME.to_act(state) == (2, 0, 1)
    assert only(all_pass(state), events.HackFailed).why == "rolled_back"
    assert state.dice[3] == 3


@pytest.mark.parametrize(
    ("card", "action", "useful"),
    [
        ("scam", ASK, True),
        ("shock", ASK, True),
        ("flash_swap", ASK, True),
        ("lockout", ASK, True),
        ("crash", ASK, False),
        ("rollback", ASK, False),
        ("vault", ASK, False),
        ("shock", ask.END_TURN, False),
        ("scam", ask.END_TURN, False),
        ("lockout", ask.END_TURN, False),
    ],
)
def test_a_view_says_which_hacks_could_matter_now(card, action, useful):
    state = acting("| " + card, trade=1)
    assert GAME.view(state, Viewer(1)).hand[0].useful is False
    play(state, 0, action)
    assert GAME.view(state, Viewer(1)).hand[0].useful is useful


def test_a_view_shows_what_the_running_trade_would_do():
    state = acting("| flash_swap", trade=1)
    play(state, 0, ASK)
    running = GAME.view(state, PUBLIC).announced
    assert (running.would_give, running.would_get, running.partner) == (2, 3, 1)
    state.wallets[0][2] = 1
    running = GAME.view(state, PUBLIC).announced
    assert (running.would_give, running.would_get) == (0, 0)
    assert (("ltc", 3, 2, "dash")) in [
        (offer.from_tile, offer.get, offer.give, offer.to_tile) for offer in GAME.view(state, PUBLIC).offers
    ]


def sizes_of_frames(seed, other_hands):
    """How large the frames of the public and of the player in turn are, and what the others hold."""
    record = TableRecord(GAME, 3, read_options(GAME.options, {}), "t", bytes([seed]) * 32)
    frames = Frames(record)
    for propose in (lambda: record.propose_opening(["bot"] * 3), record.propose_start):
        proposal = propose()
        record.accept(proposal)
        frames.add(proposal)
    active = record.state.active
    if other_hands:
        record.state = GAME.imagine(record.state, Viewer(active), Tape(b"imagine %d" % seed))
    hands = [[CARD_NAMES[card] for card in hand] for hand in record.state.hands]
    sizes = []
    while record.state.active == active:
        seat = GAME.to_act(record.state)[0]
        beginner = choice_of(GAME, record.state, seat, bots_for(GAME)["beginner"], Tape(b"own"))
        proposal = record.propose_move(seat, ask.PASS if record.state.phase == "window" else beginner)
        record.accept(proposal)
        frames.add(proposal)
        if record.state.active == active:
            sizes.append([len(frames.frame(viewer, proposal.entry.seq - 1)) for viewer in (None, active)])
    return sizes, hands


@pytest.mark.parametrize("seed", range(6))
def test_frames_are_equal_in_number_and_size_while_everybody_passes(seed):
    """A turn played twice, the second time with other cards in the others' hands: nobody can tell by its frames."""
    first, hands = sizes_of_frames(seed, other_hands=False)
    second, other = sizes_of_frames(seed, other_hands=True)
    assert hands != other, "otherwise the test would be empty"
    assert len(first) > 2
    assert first == second
