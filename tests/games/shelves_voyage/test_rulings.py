"""Our rulings, each with its alternatives."""

import pytest

from games.shelves_voyage.situations import (
    CLOCK,
    GAME,
    MADE_BY,
    PERSON,
    PUBLIC,
    WORK,
    Viewer,
    drawn,
    finished,
    fresh,
    play,
    refused,
    sailing,
)
from tallystick.games.shelves_voyage import moves as ask
from tallystick.games.shelves_voyage.majors import adjusted
from tallystick.games.shelves_voyage.rules import acting
from tallystick.games.shelves_voyage.scoring import level_of
from tallystick.kernel.options import read_options
from tallystick.kernel.refusals import Refused

STATEMENT = ask.Write("e1", MADE_BY, "e2")


@pytest.mark.parametrize(
    ("option", "legacy", "coins"),
    [("waived", 0, 4), ("waived", 1, 5), ("ignored", 1, 4), ("earns", 0, 6), ("earns", 1, 5)],
)
def test_sv_1_an_own_die_on_a_legacy(option, legacy, coins):
    state = sailing("3 1 2 4", own_die=option)
    state.pools[1] = [3]
    state.legacies[1] = [0] * legacy
    play(state, 1, ask.OwnDie(3), ask.Pair(3), STATEMENT)
    assert state.coins[1] == coins


@pytest.mark.parametrize(("option", "coins"), [("bank", 4), ("active", 3)])
def test_sv_2_who_pays_for_a_die(option, coins):
    state = sailing("3 1 2 4", donor_paid_by=option)
    state.pools[2] = [3]
    play(state, 1, ask.AskDie(3, 2))
    play(state, 2, ask.AGREE)
    assert (state.coins[1], state.coins[2]) == (coins, 5)


def test_sv_3_create_needs_a_partner_unless_agreed_otherwise():
    state = sailing()
    state.minors[1] = [2]
    play(state, 1, ask.PlayMinor(2))
    assert refused(state, 1, STATEMENT) == ("no_such_player", "SV.action.2")
    state = sailing(create_card="alone")
    state.minors[1] = [2]
    play(state, 1, ask.PlayMinor(2), STATEMENT)
    assert (len(state.statements), state.coins[1]) == (1, 4)


@pytest.mark.parametrize(
    ("option", "station", "coins"), [("stay", 2, 4), ("advance_one", 3, 4), ("free_harvest", 2, 6)]
)
def test_sv_4_without_a_pair(option, station, coins):
    state = sailing("1 2 3 4", no_pair=option)
    play(state, 1, ask.NO_PAIR)
    if option == "free_harvest":
        play(state, 1, ask.Harvest("coins"))
    play(state, 1, ask.Store(4))
    assert (state.stations[1], state.coins[1], state.pools[1]) == (station, coins, [4])
    assert GAME.to_act(state) == (1,)  # still the lowest: the next turn is the same player's


def test_sv_5_one_die_at_most_and_a_pair_must_be_chosen():
    state = sailing("3 1 2 4")
    state.pools[1] = [1, 3]
    play(state, 1, ask.OwnDie(3))
    assert refused(state, 1, ask.OwnDie(1)) == ("die_already_added", "SV.turn.2")
    assert refused(state, 1, ask.NO_PAIR) == ("pair_must_be_chosen", "SV.turn.3")


def test_sv_6_only_an_unused_rolled_die_is_stored():
    state = sailing("1 2 3 4")
    state.pools[1] = [1]
    play(state, 1, ask.OwnDie(1), ask.Pair(1), ask.Harvest("coins"))
    assert GAME.view(state, PUBLIC).unused == (2, 3, 4)
    assert refused(state, 1, ask.Store(1)) == ("die_not_unused", "SV.turn.5")


def test_sv_7_a_pool_holds_four_dice():
    state = sailing("1 1 2 3")
    state.pools[1] = [3, 4, 5, 6]
    play(state, 1, ask.Pair(1), ask.Harvest("coins"))
    assert refused(state, 1, ask.Store(2)) == ("pool_full", "SV.resonance.store")
    other = state.clone()
    play(other, 1, ask.KEEP_POOL)
    assert other.pools[1] == [3, 4, 5, 6]
    play(state, 1, ask.Store(2, 6))
    assert state.pools[1] == [2, 3, 4, 5]
    state = sailing("1 1 2 3", pool_size="unlimited")
    state.pools[1] = [3, 4, 5, 6]
    play(state, 1, ask.Pair(1), ask.Harvest("coins"), ask.Store(2))
    assert state.pools[1] == [2, 3, 4, 5, 6]


def test_sv_8_a_donor_may_refuse_and_shares_the_statement():
    state = sailing("3 1 2 4")
    state.pools[2] = [3]
    play(state, 1, ask.AskDie(3, 2))
    play(state, 2, ask.DECLINE)
    assert refused(state, 1, ask.AskDie(3, 2)) == ("donor_unwilling", "SV.resonance.1")
    state = sailing("3 1 2 4")
    state.pools[2] = [3]
    play(state, 1, ask.AskDie(3, 2), ask.WITHDRAW)
    assert GAME.to_act(state) == (1,)
    state = sailing("3 1 2 4", donor_consent="must_give")
    state.pools[2] = [3]
    play(state, 1, ask.AskDie(3, 2), ask.Pair(3), STATEMENT)
    assert GAME.view(state, PUBLIC).draft.waiting == (2,)
    play(state, 2, ask.DECLINE)
    play(state, 1, STATEMENT, ask.WITHDRAW, STATEMENT)
    play(state, 2, ask.AGREE)
    assert GAME.view(state, PUBLIC).statements[0].authors == (1, 2)


def test_sv_8_a_refused_proposal_may_be_given_up():
    state = sailing("2 2 1 4")
    play(state, 1, ask.Pair(2))
    assert refused(state, 1, ask.GIVE_UP) == ("not_now", "SV.action.5")
    play(state, 1, ask.Write("e1", MADE_BY, "e2", partner=3))
    play(state, 3, ask.DECLINE)
    play(state, 1, ask.GIVE_UP, ask.Store(1))
    assert (state.statements, state.stations[1]) == ([], 4)


@pytest.mark.parametrize(("option", "station"), [("six", 8), ("chosen_action", 3)])
def test_sv_9_steps_after_invent(option, station):
    state = sailing("6 6 1 4", invent_moves=option)
    play(state, 1, ask.Pair(6), ask.Invent(1), ask.Harvest("coins"), ask.Store(4))
    assert (state.stations[1], state.pools[1]) == (station, [4])


def test_sv_10_a_duty_is_fulfilled_with_the_next_act_that_can():
    state = sailing("4 4 1 2", stations=(9, 2, 9, 9))
    play(state, 1, ask.Pair(4), ask.Manipulate(2, PERSON), ask.Store(1))
    assert state.coins == [4, 2, 6, 4]
    state.active, state.dice, state.phase = 2, [3, 3, 1, 2], "choose"
    play(state, 2, ask.Pair(3))
    assert refused(state, 2, STATEMENT) == ("wrong_duty", "SV.action.4")
    play(state, 2, ask.Write("e1", MADE_BY, "e2", settles=1))
    assert (state.duties[0].done, acting.tokens_of(state, 2)) == ("s1", [])


def test_sv_10_the_bank_may_pay_and_the_duty_be_done_at_once():
    state = sailing("4 4 1 2", manipulate_coins="bank", manipulate_duty="immediate")
    play(state, 1, ask.Pair(4), ask.Manipulate(2, PERSON))
    assert (state.coins, GAME.to_act(state)) == ([4, 4, 6, 4], (2,))
    assert refused(state, 2, ask.Invent(1)) == ("no_such_action", "SV.action.6")
    play(state, 2, ask.Invent(3), ask.Write("e1", MADE_BY, "e2", settles=1))
    assert (acting.tokens_of(state, 2), state.stations[2], GAME.to_act(state)) == ([], 6, (1,))


def tied(**options):
    state = sailing("5 5 1 2", **options)
    play(state, 1, ask.Pair(5), ask.Quarrel("e1", 2), ask.END_DEBATE)
    play(state, 2, ask.END_DEBATE)
    play(state, 0, ask.Vote(1))
    play(state, 3, ask.Vote(2))
    return state


def test_sv_11_a_tied_vote():
    state = tied()
    assert GAME.to_act(state) == (0,)
    assert refused(state, 0, ask.Judge(3)) == ("not_a_quarreller", "SV.action.5")
    play(state, 0, ask.Judge(1))
    assert state.coins[1] == 2
    assert tied(vote_tie="initiator_loses").coins == [4, 4, 2, 4]
    state = sailing("5 5 1 2")  # the Game Master is one of the two: chance decides
    play(state, 1, ask.Pair(5), ask.Quarrel("e1", 0), ask.END_DEBATE)
    play(state, 0, ask.END_DEBATE)
    play(state, 2, ask.Vote(1))
    play(state, 3, ask.Vote(0))
    assert sum(state.coins) == 14


def test_sv_12_a_game_master_who_only_moderates_is_no_player():
    state = fresh(4, gm_plays=False)
    assert (GAME.to_act(state), state.coins) == ((1, 2, 3), [0, 4, 4, 4])
    state = sailing("5 5 1 2", gm_plays=False)
    assert refused(state, 0, ask.PlaceLegacy("e1")) == ("only_players", "SV.master")
    play(state, 1, ask.Pair(5), ask.Quarrel("e1", 2))
    play(state, 0, ask.END_DEBATE)
    assert GAME.to_act(state) == (3,)
    assert refused(state, 0, ask.Vote(1)) == ("only_players", "SV.master")
    state.coins = [0, 4, 4, 7]
    assert len(finished(state).harmony) == 3
    assert GAME.view(state, PUBLIC).average == 5


def test_sv_12_any_seat_can_be_the_game_masters():
    state = sailing("5 5 1 2", master_seat=3, active=1)
    assert (state.master, GAME.view(state, PUBLIC).master) == (2, 2)
    assert refused(state, 0, ask.Mend("e1", PERSON)) == ("only_the_master", "SV.master")
    play(state, 2, ask.Mend("e1", PERSON))
    state = fresh(4, master_seat=4, gm_plays=False)
    assert (GAME.to_act(state), state.coins) == ((0, 1, 2), [4, 4, 4, 0])
    with pytest.raises(Refused, match="no_seat_for_master"):
        GAME.check_seats(3, read_options(GAME.options, {"master_seat": 4}))


@pytest.mark.parametrize("end", [12, 18, 32, 63])
def test_sv_13_the_end_station_is_agreed(end):
    state = sailing("2 2 1 4", end_station=end, stations=(end - 2, end - 3, end - 2, end - 2))
    play(state, 1, ask.Pair(2), ask.Write("e1", MADE_BY, "e2", partner=0))
    play(state, 0, ask.AGREE)
    play(state, 1, ask.Store(1))
    assert GAME.outcome(state) is None
    play(state, 0, ask.GiveTurn(2))
    state.dice, state.phase = [2, 2, 1, 1], "choose"
    play(state, 2, ask.Pair(1), ask.Harvest("coins"), ask.Store(2))
    assert GAME.outcome(state) is None
    assert GAME.to_act(state) == (0,)


def test_sv_14_it_ends_with_the_turn_or_after_last_turns():
    for option, ends in (("end_of_turn", True), ("last_actions", False)):
        state = sailing("6 6 1 2", end_timing=option, stations=(16, 12, 16, 17))
        play(state, 1, ask.Pair(6), ask.Invent(1), ask.Harvest("coins"), ask.Store(1))
        assert (GAME.outcome(state) is not None) == ends
    assert GAME.view(state, PUBLIC).last_turns == (0, 2, 3)
    for seat in (0, 2, 3):
        if state.phase != "choose" and state.candidates:
            play(state, 0, ask.GiveTurn(seat))
        play(state, seat, ask.ROLL, dice=(1, 1, 2, 3))
        play(state, seat, ask.Pair(1), ask.Harvest("coins"), ask.Store(2))
    assert GAME.outcome(state).reason == "end_station"


def test_sv_14_a_hare_can_bring_the_end():
    state = sailing("1 1 2 3", stations=(17, 2, 5, 6))
    state.minors[2] = [10]
    play(state, 2, ask.PlayMinor(10, seat=0), dice=(1, 2))
    assert GAME.outcome(state) is None
    play(state, 1, ask.Pair(1), ask.Harvest("coins"), ask.Store(2))
    assert GAME.outcome(state).reason == "end_station"


def test_sv_14_a_hare_between_turns_ends_it_at_once():
    state = sailing("1 1 2 3", stations=(3, 2, 17, 9))
    state.minors[3] = [10]
    play(state, 1, ask.Pair(1), ask.Harvest("coins"), ask.Store(2))
    assert GAME.to_act(state) == (0,)  # 0 and 1 stand on 3: the Game Master chooses
    play(state, 3, ask.PlayMinor(10, seat=2), dice=(1, 2))
    assert GAME.outcome(state).reason == "end_station"


@pytest.mark.parametrize(("allowed", "coins"), [(True, -1), (False, 0)])
def test_sv_15_coins_below_zero(allowed, coins):
    state = sailing("4 4 1 2", negative_coins=allowed)
    state.coins[1] = 1
    play(state, 1, ask.Pair(4), ask.Manipulate(2, PERSON))
    assert (state.coins[1], state.coins[2]) == (coins, 4 + 1 - coins)
    if not allowed:
        assert refused(state, 1, ask.PlaceLegacy("e1")) == ("too_few_coins", "SV.legacy")


@pytest.mark.parametrize(("option", "result"), [("sum", 12), ("mean", 3)])
def test_sv_16_the_sum_or_the_average(option, result):
    state = sailing(result=option)
    state.coins = [0, 0, 6, 6]
    assert finished(state).result == result


def test_sv_17_above_four_times_the_players_is_unbalanced():
    assert (level_of(16, 4), level_of(17, 4), level_of(99, 4)) == ("mediocre", "unbalanced", "unbalanced")


def test_sv_18_minor_arcana_are_hidden_and_shuffled_again():
    state = sailing("1 1 2 3")
    state.minor_deck, state.discards = [], [7, 7]
    play(state, 1, ask.Pair(1), ask.Harvest("minor"))
    assert (state.minors[1], state.minor_deck, state.discards) == ([7], [7], [])
    assert GAME.view(state, Viewer(1)).minors == (7,)
    assert GAME.view(state, Viewer(2)).minors == GAME.view(state, PUBLIC).minors == ()
    assert GAME.view(state, PUBLIC).minors_held == (0, 1, 0, 0)


@pytest.mark.parametrize(("option", "left"), [("linear", [3, 60]), ("iterated", [2, 80])])
def test_sv_19_half_for_each(option, left):
    state = sailing(halving=option)
    assert [adjusted(state, 7, 3, 16 if option == "iterated" else 18), adjusted(state, 10, 3, 10)] == left
    assert adjusted(state, 2, 3, 18) == 3  # a division stays one


def test_sv_20_several_majors_in_ascending_order():
    state = sailing()
    state.coins = [4, 16, 4, 4]
    state.majors[1] = [14, 12, 10]
    state.pools[1] = [6]
    steps = finished(state).harmony[1].steps
    assert [(step.card, step.before, step.after) for step in steps] == [(10, 9, 18), (12, 18, 18), (14, 18, 9)]


@pytest.mark.parametrize(("option", "counts"), [("all", [0, 2]), ("beyond_first", [0, 1])])
def test_sv_21_separate_parts(option, counts):
    found = []
    for entities in (2, 3):
        state = drawn(sailing(components_count=option), ("e1", "e2", [0]), entities=entities)
        state.majors[1] = [3]
        found.append(finished(state).harmony[1].steps[0].count)
    assert found == counts


@pytest.mark.parametrize(("option", "count"), [("counts", 1), ("strict", 0)])
def test_sv_22_equal_rank(option, count):
    state = sailing(equal_rank=option, stations=(9, 9, 9, 9))
    state.majors[1] = [12, 14, 16, 18]
    assert [step.count for step in finished(state).harmony[1].steps] == [count] * 4


def test_sv_23_exactly_one_other():
    state = sailing()
    state.coins = [5, 4, 4, 3]
    state.majors = [[13], [13, 15], [], [15]]
    assert [[step.count for step in score.steps] for score in finished(state).harmony] == [[0], [1, 1], [], [0]]


@pytest.mark.parametrize(("option", "counts"), [("among_players", [0, 1]), ("on_track", [1, 1])])
def test_sv_24_second_lowest_and_second_highest(option, counts):
    state = sailing(station_rank=option, stations=(5, 17, 6, 20))
    state.majors[1] = [17, 19]
    assert [step.count for step in finished(state).harmony[1].steps] == counts


def test_sv_25_it_doubles_once():
    assert adjusted(sailing(), 19, 0, 7) == 14


def test_sv_26_degree_counts_every_statement_that_names_an_entity():
    state = drawn(sailing(), ("e1", "e2", [0]), ("s1", "e3", [0]), ("e3", "e1", [0]))
    assert [entity.degree for entity in GAME.view(state, PUBLIC).entities] == [2, 1, 2, 0]
    measures = finished(state).measures
    assert (measures.components, measures.isolated, measures.single) == (2, 1, 1)


@pytest.mark.parametrize(("option", "metas"), [("all", (1, 1, 0, 0)), ("active_only", (1, 0, 0, 0))])
def test_sv_27_shared_statements(option, metas):
    state = drawn(sailing(shared_authors=option), ("e1", "e2", [2]), ("s1", "e3", [0, 1]))
    assert finished(state).measures.metas == metas


def test_sv_28_not_below_station_0_and_one_legacy_each():
    state = sailing()
    state.minors[1] = [9]
    play(state, 1, ask.PlayMinor(9, seat=1), dice=(6, 5))
    assert state.stations[1] == 0
    play(state, 3, ask.PlaceLegacy("e1"))
    assert (state.coins[3], state.legacies[0]) == (2, [3])
    assert refused(state, 3, ask.PlaceLegacy("e1")) == ("legacy_there", "SV.legacy")
    play(state, 2, ask.PlaceLegacy("e1"))


@pytest.mark.parametrize(("option", "hand", "under"), [("added", [3, 8], [5]), ("replaced", [8], [5, 3])])
def test_sv_29_harvested_major_arcana(option, hand, under):
    state = sailing("1 1 2 3", majors_harvested=option)
    state.majors[1], state.major_deck = [3], [5, 8, 9]
    play(state, 1, ask.Pair(1), ask.Harvest("major"))
    assert GAME.view(state, Viewer(1)).drawn == (5, 8)
    assert GAME.view(state, Viewer(0)).drawn == ()
    assert refused(state, 1, ask.Keep(9)) == ("card_not_drawn", "SV.action.1")
    assert refused(state, 1, ask.Keep(None)) == ("card_not_drawn", "SV.action.1")
    play(state, 1, ask.Keep(8))
    assert (state.majors[1], state.major_deck) == (hand, [9, *under])


def test_sv_30_modules_that_are_off():
    state = sailing("1 1 2 3", arcana=False)
    play(state, 1, ask.Pair(1))
    assert GAME.legal(state, 1)[-1] == ask.Harvest("coins")
    assert refused(state, 1, ask.Harvest("minor")) == ("nothing_to_harvest", "SV.action.1")
    assert refused(sailing(legacy=False), 1, ask.PlaceLegacy("e1")) == ("module_off", "SV.modules.3")
    state = fresh(3, legacy=False, initiative="clockwise")
    assert not {9, 10, 14} & {*state.minor_deck}
    assert not {1, 16, 17, 18, 19} & {*state.major_deck, *(card for hand in state.majors for card in hand)}


@pytest.mark.parametrize(("initiative", "order"), [("clockwise", [2, 0, 1, 2, 0, 1]), ("popcorn", [2, 1, 2, 1, 0, 0])])
def test_sv_30_without_the_track_everybody_has_as_many_turns(initiative, order):
    state = fresh(3, initiative=initiative, turns_each=2)
    for seat in range(3):
        play(state, seat, ask.Place(WORK))
    for turn, seat in enumerate(order):
        if state.candidates:
            play(state, GAME.to_act(state)[0], ask.GiveTurn(seat))
        assert GAME.to_act(state) == (seat,), turn
        play(state, seat, ask.ROLL, dice=(1, 1, 2, 3))
        play(state, seat, ask.Pair(1), ask.Harvest("coins"), ask.Store(2))
    assert GAME.outcome(state).reason == "turns_played"
    assert state.stations == [0, 0, 0]


def test_sv_31_page_and_queen():
    state = sailing("3 1 2 4")
    state.minors = [[11], [11, 13], [], []]
    state.pools = [[5], [3], [3, 6], []]
    assert refused(state, 1, ask.PlayMinor(11, die=3)) == ("not_in_own_turn", "SV.minor.11")
    assert refused(state, 1, ask.PlayMinor(13, seat=2, die=6)) == ("die_makes_no_pair", "SV.minor.13")
    assert refused(state, 1, ask.PlayMinor(13, seat=1, die=3)) == ("partner_is_oneself", "SV.minor.13")
    play(state, 0, ask.PlayMinor(11, die=5))  # even one that makes no pair
    assert state.coins[0] == 5
    assert refused(state, 1, ask.OwnDie(3)) == ("die_already_added", "SV.turn.2")
    play(state, 1, ask.NO_PAIR)


def test_sv_31_whoever_gives_a_die_to_a_queen_shares_the_statement():
    state = sailing("3 1 2 4")
    state.minors[1], state.pools[2] = [13], [3]
    play(state, 1, ask.PlayMinor(13, seat=2, die=3), ask.Pair(3), STATEMENT)
    assert (state.coins[2], GAME.view(state, PUBLIC).draft.waiting) == (4, (2,))
    play(state, 2, ask.AGREE)
    assert state.statements[-1].authors == [1, 2]


@pytest.mark.parametrize("minutes", [1, 3, 12])
def test_sv_37_a_debate_has_its_minutes_and_its_speeches_change_no_rule(minutes):
    state = sailing("5 5 1 2", debate_minutes=minutes, speeches=2)
    told = play(state, 1, ask.Pair(5), ask.Quarrel("e1", 2))
    assert (told[-1].minutes, GAME.waits(state)[1]) == (minutes, minutes * 60)
    play(state, CLOCK, ask.TIME_UP)
    assert GAME.to_act(state) == (0, 3)


def test_sv_38_a_topic_involves_no_entity():
    """The own die costs its coin although the topic is the text of an entity with a Legacy."""
    state = sailing("4 1 2 3")
    state.pools[1], state.legacies[0] = [4], [0]
    play(state, 1, ask.OwnDie(4), ask.Pair(4), ask.Manipulate(2, WORK))
    assert state.coins == [4, 1, 6, 4]


def test_sv_32_other_cards_can_be_played_at_any_moment():
    state = sailing("5 5 1 2")
    state.minors[3] = [1, 3]
    play(state, 1, ask.Pair(5), ask.Quarrel("e1", 2))
    wait = GAME.waits(state)
    play(state, 3, ask.PlayMinor(1, 4))
    assert GAME.waits(state) == wait == (1, 180)
    assert refused(state, 3, ask.PlayMinor(3)) == ("act_in_progress", "SV.minor")


def test_the_clock_ends_a_debate_and_what_nobody_answers():
    state = sailing("5 5 1 2", patience_seconds=30, debate_minutes=5)
    assert (GAME.waits(state), GAME.legal(state, CLOCK)) == ((0, 0), ())
    play(state, 1, ask.Pair(5), ask.Quarrel("e1", 2))
    assert GAME.waits(state) == (1, 300)
    play(state, CLOCK, ask.TIME_UP)
    assert GAME.waits(state) == (2, 30)
    play(state, 0, ask.Vote(2))
    play(state, CLOCK, ask.TIME_UP)
    assert GAME.waits(state) == (0, 0)
    assert state.coins[2] == 2
    state = sailing("2 2 1 4", patience_seconds=30)
    play(state, 1, ask.Pair(2), ask.Write("e1", MADE_BY, "e2", partner=3))
    play(state, CLOCK, ask.TIME_UP)
    assert (GAME.to_act(state), state.statements) == ((1,), [])


def test_the_game_master_mends_a_slip():
    state = sailing("3 3 1 2")
    play(state, 1, ask.Pair(3), STATEMENT)
    told = play(state, 0, ask.Mend("e1", "@art.guernica"), ask.Mend("s1", "@art.shows"))
    assert [event.before for event in told] == [WORK, MADE_BY]
    view = GAME.view(state, PUBLIC)
    assert (view.entities[0].text, view.entities[0].mended) == ("@art.guernica", True)
    assert (view.statements[0].predicate, view.statements[0].mended) == ("@art.shows", True)
    assert refused(state, 1, ask.Mend("e1", WORK)) == ("only_the_master", "SV.master")


def test_a_theme_gives_its_suggestions():
    for theme in ("art", "music", "libraries"):
        form = GAME.legal(fresh(3, theme=theme), 0)[0]
        assert len(form.blanks["entity"].suggestions) == 3
        assert all(name.startswith(f"@{theme}.") for name in form.blanks["entity"].suggestions)
