"""The second version of the rules: what people decide together (SV-33 to SV-36); the first knows none of it."""

import pytest

from games.shelves_voyage.situations import (
    GAME,
    MADE_BY,
    PERSON,
    PUBLIC,
    WORK,
    Scripted,
    Viewer,
    drawn,
    play,
    refused,
    sailing,
)
from tallystick.games.shelves_voyage import moves as ask
from tallystick.games.shelves_voyage.events import DutySettled, DutyStands, EntitiesMerged
from tallystick.games.shelves_voyage.majors import Measured
from tallystick.kernel.forms import Form

ALL_NEW = (
    (1, ask.CONCEDE),
    (0, ask.Vote(ask.NOBODY)),
    (2, ask.Amend("e1", MADE_BY, "e2")),
    (1, ask.Dispute(1)),
    (0, ask.Settle(True, 1)),
    (0, ask.Merge("e1", "e2")),
)


def quarrel():
    state = sailing("5 5 1 2")
    play(state, 1, ask.Pair(5), ask.Quarrel("e1", 2))
    return state


def proposed():
    state = sailing("2 2 1 3")
    play(state, 1, ask.Pair(2), ask.Write("e1", MADE_BY, "e2", partner=2))
    return state


def owing(done=True):
    """Who sits at 1 has paid for an act about a topic; who sits at 2 has done something for it."""
    state = sailing("4 4 1 2", stations=(9, 2, 6, 9))
    play(state, 1, ask.Pair(4), ask.Manipulate(2, PERSON), ask.Store(1))
    state.active, state.dice, state.phase = 2, [3, 3, 1, 2], "choose"
    if done:
        play(state, 2, ask.Pair(3), ask.Write("e1", MADE_BY, "e3", settles=1))
    return state


def offered(state, seat, kind):
    return [one for one in GAME.legal(state, seat) if isinstance(one.like if isinstance(one, Form) else one, kind)]


def test_sv_33_who_gives_in_has_lost_and_nobody_votes():
    state = quarrel()
    play(state, 2, ask.CONCEDE)
    assert (state.coins, GAME.to_act(state), state.acts[-1].action) == ([4, 2, 4, 4], (2,), 3)


def test_sv_33_a_vote_for_nobody_counts_for_nobody():
    state = quarrel()
    play(state, 1, ask.END_DEBATE)
    play(state, 2, ask.END_DEBATE)
    play(state, 0, ask.Vote(ask.NOBODY))
    told = play(state, 3, ask.Vote(2))
    assert (told[1].votes, told[1].against, state.coins) == (1, 0, [4, 4, 2, 4])


@pytest.mark.parametrize("name", ["beginner", "good"])
def test_sv_33_bots_leave_the_verdict_to_people_and_settle_their_own_quarrels(name):
    state, bot = quarrel(), GAME.bots[name]

    def chosen(seat):
        return bot.choose(GAME.view(state, Viewer(seat)), seat, GAME.legal(state, seat), Scripted())

    state.coins = [4, 5, 4, 4]
    assert (chosen(1), chosen(2)) == (ask.END_DEBATE, ask.CONCEDE)
    play(state, 1, ask.END_DEBATE)
    play(state, 2, ask.END_DEBATE)
    assert (chosen(0), chosen(3)) == (ask.Vote(ask.NOBODY), ask.Vote(ask.NOBODY))


def test_sv_34_a_partner_words_it_otherwise_and_the_author_has_to_agree():
    state = proposed()
    told = play(state, 2, ask.Amend("e2", "@art.lived_in", "e3"))[0]
    assert (told.by, told.seat, told.waiting, GAME.to_act(state)) == (2, 1, (1,), (1,))
    draft = GAME.view(state, PUBLIC).draft
    assert (draft.worded_by, draft.predicate, draft.agreed) == (2, "@art.lived_in", ())
    assert refused(state, 2, ask.AGREE) == ("not_your_turn", "SV.session")
    play(state, 1, ask.AGREE)
    one = state.statements[0]
    assert (one.subject, one.predicate, one.object, one.authors) == ("e2", "@art.lived_in", "e3", [1, 2])


def test_sv_34_the_author_may_word_it_once_more():
    state = proposed()
    play(state, 2, ask.Amend("e2", "@art.lived_in", "e3"))
    play(state, 1, ask.Amend("e1", MADE_BY, "new", "@art.milan"))
    assert (GAME.view(state, PUBLIC).draft.worded_by, GAME.to_act(state)) == (-1, (2,))
    assert refused(state, 2, ask.Amend("e1", MADE_BY, "e1")) == ("same_element", "SV.graph")


def test_sv_35_who_paid_may_say_that_it_was_not_the_topic():
    state = owing()
    assert refused(state, 3, ask.Dispute(1)) == ("not_your_duty", "SV.action.4")
    assert refused(state, 0, ask.Settle(True, 1)) == ("no_such_duty", "SV.action.4")
    play(state, 1, ask.Dispute(1))
    assert offered(state, 1, ask.Dispute) == []
    assert refused(state, 2, ask.Settle(True, 1)) == ("only_the_master", "SV.master")
    assert offered(state, 0, ask.Settle) == [ask.Settle(True, 1), ask.Settle(False, 1)]
    told = play(state, 0, ask.Settle(False, 1))
    assert (told, GAME.view(state, PUBLIC).duties[0].done) == ([DutyStands(1, 2, 1, PERSON)], "")


def test_sv_35_the_game_master_may_see_the_topic():
    state = owing()
    play(state, 1, ask.Dispute(1))
    assert play(state, 0, ask.Settle(True, 1)) == [DutySettled(2, 1, PERSON)]
    assert state.duties == []


def test_sv_35_without_a_word_it_is_fulfilled_a_turn_later():
    state = owing()
    play(state, 2, ask.Store(1))
    assert state.duties[0].done == "s1"
    state.active, state.dice, state.phase, state.unused = 3, [1, 2, 4, 5], "choose", []
    told = play(state, 3, ask.NO_PAIR, ask.Store(1))
    assert DutySettled(2, 1, PERSON) in told
    assert state.duties == []


def test_sv_35_a_bot_writes_about_the_topic_it_owes():
    state = owing(done=False)
    play(state, 2, ask.Pair(3))
    move = GAME.bots["beginner"].choose(GAME.view(state, Viewer(2)), 2, GAME.legal(state, 2), Scripted())
    assert "e2" in (move.subject, move.object)  # Leonardo


def test_sv_36_two_that_mean_the_same_become_one():
    state = drawn(sailing(), ("e1", "e3", [1]), ("e2", "e3", [2]), ("e1", "e2", [3]))
    state.legacies = [[1, 2], [2], [], []]
    assert refused(state, 1, ask.Merge("e2", "e1")) == ("only_the_master", "SV.master")
    assert refused(state, 0, ask.Merge("e2", "e2")) == ("same_element", "SV.graph")
    assert play(state, 0, ask.Merge("e2", "e1")) == [EntitiesMerged("e2", WORK, "e1", 0, WORK)]
    assert [(one.subject, one.object) for one in state.statements] == [("e2", "e3"), ("e2", "e3"), ("e2", "e2")]
    assert state.legacies == [[], [1, 2], [], []]
    seen = GAME.view(state, PUBLIC).entities
    assert [(one.degree, one.merged) for one in seen] == [(0, "e2"), (3, ""), (2, ""), (0, "")]
    measured = Measured(state)
    assert (measured.parts, measured.isolated) == (2, 1)
    assert "e1" not in offered(state, 0, ask.Merge)[0].blanks["into"].answers
    play(state, 0, ask.Merge("e2", "e3"))
    assert refused(state, 0, ask.Merge("e2", "e4")) == ("too_few_entities", "SV.master")


def test_nothing_is_merged_in_the_middle_of_an_action():
    assert refused(proposed(), 0, ask.Merge("e1", "e2")) == ("act_in_progress", "SV.master")


@pytest.mark.parametrize(("seat", "move"), ALL_NEW)
def test_a_table_of_the_first_version_knows_none_of_these(seat, move):
    for state in (quarrel(), proposed(), sailing()):
        state.version = 1
        assert offered(state, seat, type(move)) == [] or isinstance(move, ask.Vote)
    state = {ask.Concede: quarrel, ask.Vote: quarrel, ask.Amend: proposed}.get(type(move), sailing)()
    if isinstance(move, ask.Vote):
        play(state, 1, ask.END_DEBATE)
        play(state, 2, ask.END_DEBATE)
    state.version = 1
    code = "not_a_quarreller" if isinstance(move, ask.Vote) else "not_a_move"
    assert refused(state, seat, move)[0] == code
