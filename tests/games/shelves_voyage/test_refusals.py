"""A rule's no has a code and a section, and changes nothing."""

import pytest

from games.shelves_voyage.situations import (
    AGREE,
    CLOCK,
    END_DEBATE,
    GAME,
    MADE_BY,
    NO_PAIR,
    PERSON,
    ROLL,
    TIME_UP,
    WITHDRAW,
    WORK,
    AskDie,
    GiveTurn,
    Harvest,
    Manipulate,
    OwnDie,
    Pair,
    Place,
    PlaceLegacy,
    PlayMinor,
    Quarrel,
    Store,
    Vote,
    Write,
    finished,
    fresh,
    play,
    refused,
    sailing,
)


def test_no_pair_is_chosen():
    state = sailing("2 2 5 5")
    assert refused(state, 1, NO_PAIR) == ("pair_must_be_chosen", "SV.turn.3")
    assert refused(state, 1, Store(2)) == ("not_now", "SV.turn.5")
    assert refused(state, 1, Harvest("coins")) == ("pair_first", "SV.turn.3")


@pytest.mark.parametrize("value", [1, 3, 6, 0, 7, -2, 10**30])
def test_a_pair_that_was_not_rolled(value):
    assert refused(sailing("2 2 5 6"), 1, Pair(value)) == ("not_a_pair", "SV.turn.3")


def test_a_die_from_an_empty_or_unwilling_pool():
    state = sailing("3 1 2 4")
    state.pools[3] = [6]
    assert refused(state, 1, AskDie(3, 2)) == ("die_not_there", "SV.resonance.1")
    assert refused(state, 1, OwnDie(3)) == ("die_not_there", "SV.resonance.2")
    assert refused(state, 1, AskDie(6, 3)) == ("die_makes_no_pair", "SV.resonance.1")
    assert refused(state, 1, AskDie(3, 1)) == ("partner_is_oneself", "SV.resonance.1")
    assert refused(state, 1, AskDie(3, 9)) == ("no_such_player", "SV.resonance.1")
    state.refused_by = [2]
    state.pools[2] = [3]
    assert refused(state, 1, AskDie(3, 2)) == ("donor_unwilling", "SV.resonance.1")


def test_a_partner_who_is_oneself():
    state = sailing("2 2 1 4")
    play(state, 1, Pair(2))
    assert refused(state, 1, Write("e1", MADE_BY, "e2", partner=1)) == ("partner_is_oneself", "SV.action.2")
    assert refused(state, 1, Write("e1", MADE_BY, "e2")) == ("no_such_player", "SV.action.2")
    state = sailing("5 5 4 4")
    play(state, 1, Pair(5))
    assert refused(state, 1, Quarrel("e1", 1)) == ("partner_is_oneself", "SV.action.5")
    state = sailing("5 5 4 4")
    play(state, 1, Pair(4))
    assert refused(state, 1, Manipulate(1, PERSON)) == ("partner_is_oneself", "SV.action.4")


@pytest.mark.parametrize("node", ["e5", "s1", "e0", "e01", "x1", "", "e", "e1 ", "e²", "e" + "9" * 5000])
def test_a_statement_about_something_that_is_not_there(node):
    state = sailing("3 3 1 4")
    play(state, 1, Pair(3))
    assert refused(state, 1, Write(node, MADE_BY, "e1")) == ("no_such_element", "SV.graph")
    assert refused(state, 1, Write("e1", MADE_BY, node)) == ("no_such_element", "SV.graph")
    assert refused(state, 1, PlaceLegacy(node)) == ("no_such_entity", "SV.legacy")


def test_a_statement_needs_two_elements():
    state = sailing("3 3 1 4")
    play(state, 1, Pair(3))
    assert refused(state, 1, Write("e1", MADE_BY, "e1")) == ("same_element", "SV.graph")
    assert refused(state, 1, Write("new", MADE_BY, "new", WORK)) == ("same_element", "SV.graph")
    assert refused(state, 1, Write("e1", MADE_BY, "e2", WORK)) == ("entity_not_wanted", "SV.graph")
    assert refused(state, 1, Write("e1", MADE_BY, "e2", partner=2)) == ("partner_not_wanted", "SV.action.3")
    assert refused(state, 1, Write("e1", MADE_BY, "e2", settles=1)) == ("wrong_duty", "SV.action.4")


@pytest.mark.parametrize("text", ["", "Mona Lisa", "x" * 10_000, "0" * 63, "A" * 64, "g" * 64, "@art.nothing", "\n"])
def test_words_never_reach_the_rules(text):
    code = "not_a_text" if text else "text_empty"
    assert refused(fresh(3), 0, Place(text)) == (code, "SV.prep.2")
    state = sailing("3 3 4 4")
    play(state, 1, Pair(3))
    assert refused(state, 1, Write("e1", text, "e2")) == (code, "SV.graph")
    assert refused(state, 1, Write("e1", MADE_BY, "new", text)) == (code, "SV.graph")
    state = sailing("3 3 4 4")
    play(state, 1, Pair(4))
    assert refused(state, 1, Manipulate(0, text)) == (code, "SV.action.4")


def test_a_vote_by_a_quarreller_or_twice():
    state = sailing("5 5 1 2")
    play(state, 1, Pair(5), Quarrel("e1", 2))
    assert refused(state, 0, Vote(1)) == ("not_your_turn", "SV.session")
    assert refused(state, 3, END_DEBATE) == ("not_your_turn", "SV.action.5")
    play(state, CLOCK, TIME_UP)
    for seat in (1, 2):
        assert refused(state, seat, Vote(1)) == ("quarreller_votes", "SV.action.5")
    for vote in (Vote(0), Vote(3), Vote(None), Vote(-1)):
        assert refused(state, 0, vote) == ("not_a_quarreller", "SV.action.5")
    play(state, 0, Vote(1))
    assert refused(state, 0, Vote(1)) == ("already_voted", "SV.action.5")


@pytest.mark.parametrize("card", [1, 14, 15, 0, -1, 10**20])
def test_a_minor_that_is_not_held(card):
    assert refused(sailing(), 1, PlayMinor(card)) == ("minor_not_held", "SV.minor")


def test_a_minor_used_as_it_does_not_say():
    state = sailing("1 1 2 3")
    state.minors[1] = [1, 9, 10, 12, 14]
    state.legacies[0] = [2, 3]
    for move, code in [
        (PlayMinor(1, 3), "card_not_so"),
        (PlayMinor(1), "card_not_so"),
        (PlayMinor(9), "no_such_player"),
        (PlayMinor(10, seat=4), "no_such_player"),
        (PlayMinor(12, 4, seat=2), "card_not_so"),
        (PlayMinor(12, 3, seat=1), "partner_is_oneself"),
        (PlayMinor(14, entity="e1", seat=1), "no_such_legacy"),
        (PlayMinor(14, entity="e9", seat=2), "no_such_entity"),
        (PlayMinor(14, entity="e1", seat=2, heir=3), "legacy_there"),
        (PlayMinor(14, entity="e1", seat=2, heir=9), "no_such_player"),
        (PlayMinor(14, entity="e1", seat=2, to="e1"), "legacy_there"),
        (PlayMinor(14, entity="e1", seat=2, to="e2", heir=0), "card_not_so"),
        (PlayMinor(9, seat=2, to="e1"), "card_not_so"),
    ]:
        assert refused(state, 1, move)[0] == code


def test_out_of_turn_and_out_of_order():
    state = sailing()
    assert refused(state, 2, ROLL) == ("not_your_turn", "SV.session")
    assert refused(state, 1, Pair(2)) == ("not_now", "SV.turn.3")
    assert refused(state, 1, AGREE) == ("nothing_asked", "SV.resonance.1")
    assert refused(state, 1, WITHDRAW) == ("nothing_asked", "SV.action.2")
    assert refused(state, 1, END_DEBATE) == ("no_debate", "SV.action.5")
    assert refused(state, 1, GiveTurn(2)) == ("not_now", "SV.goose.ties")
    assert refused(state, 1, Place(WORK)) == ("not_now", "SV.prep.2")
    play(state, 1, ROLL)
    assert refused(state, 1, ROLL) == ("already_rolled", "SV.turn.1")


def test_before_the_first_turn():
    state = fresh(3)
    assert refused(state, 0, ROLL) == ("place_first", "SV.prep.2")
    assert refused(state, 0, PlaceLegacy("e1")) == ("place_first", "SV.prep.2")
    play(state, 0, Place(WORK))
    assert refused(state, 0, Place(WORK)) == ("already_placed", "SV.prep.2")


def test_strangers_and_the_clock():
    state = sailing()
    for seat in (4, -2, 99):
        assert refused(state, seat, ROLL) == ("not_a_seat", "")
    assert refused(state, CLOCK, ROLL) == ("not_a_seat", "")
    assert refused(state, 1, TIME_UP) == ("only_the_clock", "")
    assert refused(state, CLOCK, TIME_UP) == ("no_clock", "SV.master")


def test_after_the_end():
    state = sailing()
    finished(state)
    assert refused(state, 1, ROLL) == ("game_over", "SV.end")
    assert GAME.legal(state, 1) == ()
