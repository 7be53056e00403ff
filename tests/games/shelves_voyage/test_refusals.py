"""A rule's no has a code and a section, and changes nothing."""

import pytest

from games.shelves_voyage.situations import CLOCK, GAME, MADE_BY, PERSON, WORK, finished, fresh, play, refused, sailing
from tallystick.games.shelves_voyage import moves as ask


def test_no_pair_is_chosen():
    state = sailing("2 2 5 5")
    assert refused(state, 1, ask.NO_PAIR) == ("pair_must_be_chosen", "SV.turn.3")
    assert refused(state, 1, ask.Store(2)) == ("not_now", "SV.turn.5")
    assert refused(state, 1, ask.Harvest("coins")) == ("pair_first", "SV.turn.3")


@pytest.mark.parametrize("value", [1, 3, 6, 0, 7, -2, 10**30])
def test_a_pair_that_was_not_rolled(value):
    assert refused(sailing("2 2 5 6"), 1, ask.Pair(value)) == ("not_a_pair", "SV.turn.3")


def test_a_die_from_an_empty_or_unwilling_pool():
    state = sailing("3 1 2 4")
    state.pools[3] = [6]
    assert refused(state, 1, ask.AskDie(3, 2)) == ("die_not_there", "SV.resonance.1")
    assert refused(state, 1, ask.OwnDie(3)) == ("die_not_there", "SV.resonance.2")
    assert refused(state, 1, ask.AskDie(6, 3)) == ("die_makes_no_pair", "SV.resonance.1")
    assert refused(state, 1, ask.AskDie(3, 1)) == ("partner_is_oneself", "SV.resonance.1")
    assert refused(state, 1, ask.AskDie(3, 9)) == ("no_such_player", "SV.resonance.1")
    state.refused_by = [2]
    state.pools[2] = [3]
    assert refused(state, 1, ask.AskDie(3, 2)) == ("donor_unwilling", "SV.resonance.1")


def test_a_partner_who_is_oneself():
    state = sailing("2 2 1 4")
    play(state, 1, ask.Pair(2))
    assert refused(state, 1, ask.Write("e1", MADE_BY, "e2", partner=1)) == ("partner_is_oneself", "SV.action.2")
    assert refused(state, 1, ask.Write("e1", MADE_BY, "e2")) == ("no_such_player", "SV.action.2")
    state = sailing("5 5 4 4")
    play(state, 1, ask.Pair(5))
    assert refused(state, 1, ask.Quarrel("e1", 1)) == ("partner_is_oneself", "SV.action.5")
    state = sailing("5 5 4 4")
    play(state, 1, ask.Pair(4))
    assert refused(state, 1, ask.Manipulate(1, PERSON)) == ("partner_is_oneself", "SV.action.4")


@pytest.mark.parametrize("node", ["e5", "s1", "e0", "e01", "x1", "", "e", "e1 ", "e²", "e" + "9" * 5000])
def test_a_statement_about_something_that_is_not_there(node):
    state = sailing("3 3 1 4")
    play(state, 1, ask.Pair(3))
    assert refused(state, 1, ask.Write(node, MADE_BY, "e1")) == ("no_such_element", "SV.graph")
    assert refused(state, 1, ask.Write("e1", MADE_BY, node)) == ("no_such_element", "SV.graph")
    assert refused(state, 1, ask.PlaceLegacy(node)) == ("no_such_entity", "SV.legacy")


def test_a_statement_needs_two_elements():
    state = sailing("3 3 1 4")
    play(state, 1, ask.Pair(3))
    assert refused(state, 1, ask.Write("e1", MADE_BY, "e1")) == ("same_element", "SV.graph")
    assert refused(state, 1, ask.Write("new", MADE_BY, "new", WORK)) == ("same_element", "SV.graph")
    assert refused(state, 1, ask.Write("e1", MADE_BY, "e2", WORK)) == ("entity_not_wanted", "SV.graph")
    assert refused(state, 1, ask.Write("e1", MADE_BY, "e2", partner=2)) == ("partner_not_wanted", "SV.action.3")
    assert refused(state, 1, ask.Write("e1", MADE_BY, "e2", settles=1)) == ("wrong_duty", "SV.action.4")


@pytest.mark.parametrize("text", ["", "Mona Lisa", "x" * 10_000, "0" * 63, "A" * 64, "g" * 64, "@art.nothing", "\n"])
def test_words_never_reach_the_rules(text):
    code = "not_a_text" if text else "text_empty"
    assert refused(fresh(3), 0, ask.Place(text)) == (code, "SV.prep.2")
    state = sailing("3 3 4 4")
    play(state, 1, ask.Pair(3))
    assert refused(state, 1, ask.Write("e1", text, "e2")) == (code, "SV.graph")
    assert refused(state, 1, ask.Write("e1", MADE_BY, "new", text)) == (code, "SV.graph")
    state = sailing("3 3 4 4")
    play(state, 1, ask.Pair(4))
    assert refused(state, 1, ask.Manipulate(0, text)) == (code, "SV.action.4")


def test_a_vote_by_a_quarreller_or_twice():
    state = sailing("5 5 1 2")
    play(state, 1, ask.Pair(5), ask.Quarrel("e1", 2))
    assert refused(state, 0, ask.Vote(1)) == ("not_your_turn", "SV.session")
    assert refused(state, 3, ask.END_DEBATE) == ("not_your_turn", "SV.action.5")
    play(state, CLOCK, ask.TIME_UP)
    for seat in (1, 2):
        assert refused(state, seat, ask.Vote(1)) == ("quarreller_votes", "SV.action.5")
    for vote in (ask.Vote(0), ask.Vote(3), ask.Vote(None), ask.Vote(-2)):
        assert refused(state, 0, vote) == ("not_a_quarreller", "SV.action.5")
    play(state, 0, ask.Vote(1))
    assert refused(state, 0, ask.Vote(1)) == ("already_voted", "SV.action.5")


@pytest.mark.parametrize("card", [1, 14, 15, 0, -1, 10**20])
def test_a_minor_that_is_not_held(card):
    assert refused(sailing(), 1, ask.PlayMinor(card)) == ("minor_not_held", "SV.minor")


def test_a_minor_used_as_it_does_not_say():
    state = sailing("1 1 2 3")
    state.minors[1] = [1, 9, 10, 12, 14]
    state.legacies[0] = [2, 3]
    for move, code in [
        (ask.PlayMinor(1, 3), "card_not_so"),
        (ask.PlayMinor(1), "card_not_so"),
        (ask.PlayMinor(9), "no_such_player"),
        (ask.PlayMinor(10, seat=4), "no_such_player"),
        (ask.PlayMinor(12, 4, seat=2), "card_not_so"),
        (ask.PlayMinor(12, 3, seat=1), "partner_is_oneself"),
        (ask.PlayMinor(14, entity="e1", seat=1), "no_such_legacy"),
        (ask.PlayMinor(14, entity="e9", seat=2), "no_such_entity"),
        (ask.PlayMinor(14, entity="e1", seat=2, heir=3), "legacy_there"),
        (ask.PlayMinor(14, entity="e1", seat=2, heir=9), "no_such_player"),
        (ask.PlayMinor(14, entity="e1", seat=2, to="e1"), "legacy_there"),
        (ask.PlayMinor(14, entity="e1", seat=2, to="e2", heir=0), "card_not_so"),
        (ask.PlayMinor(9, seat=2, to="e1"), "card_not_so"),
    ]:
        assert refused(state, 1, move)[0] == code


def test_out_of_turn_and_out_of_order():
    state = sailing()
    assert refused(state, 2, ask.ROLL) == ("not_your_turn", "SV.session")
    assert refused(state, 1, ask.Pair(2)) == ("not_now", "SV.turn.3")
    assert refused(state, 1, ask.AGREE) == ("nothing_asked", "SV.resonance.1")
    assert refused(state, 1, ask.WITHDRAW) == ("nothing_asked", "SV.action.2")
    assert refused(state, 1, ask.END_DEBATE) == ("no_debate", "SV.action.5")
    assert refused(state, 1, ask.GiveTurn(2)) == ("not_now", "SV.goose.ties")
    assert refused(state, 1, ask.Place(WORK)) == ("not_now", "SV.prep.2")
    play(state, 1, ask.ROLL)
    assert refused(state, 1, ask.ROLL) == ("already_rolled", "SV.turn.1")


def test_before_the_first_turn():
    state = fresh(3)
    assert refused(state, 0, ask.ROLL) == ("place_first", "SV.prep.2")
    assert refused(state, 0, ask.PlaceLegacy("e1")) == ("place_first", "SV.prep.2")
    play(state, 0, ask.Place(WORK))
    assert refused(state, 0, ask.Place(WORK)) == ("already_placed", "SV.prep.2")


def test_strangers_and_the_clock():
    state = sailing()
    for seat in (4, -2, 99):
        assert refused(state, seat, ask.ROLL) == ("not_a_seat", "")
    assert refused(state, CLOCK, ask.ROLL) == ("not_a_seat", "")
    assert refused(state, 1, ask.TIME_UP) == ("only_the_clock", "")
    assert refused(state, CLOCK, ask.TIME_UP) == ("no_clock", "SV.master")


def test_after_the_end():
    state = sailing()
    finished(state)
    assert refused(state, 1, ask.ROLL) == ("game_over", "SV.end")
    assert GAME.legal(state, 1) == ()
