"""Where the second version of the rules is not the first: both are played, each table by its own."""

import msgspec
import pytest

from games.market_island.situations import GAME, Scripted, card, every, mine_all, only, take
from tallystick.games.market_island import events
from tallystick.games.market_island.bots import Sight
from tallystick.games.market_island.components import deck_of, face, faces
from tallystick.games.market_island.moves import DECLINE, DrawSecond, Roll
from tallystick.games.market_island.rules.leaving import disqualify_negative
from tallystick.games.market_island.rules.mining import form_block
from tallystick.games.market_island.rules.rounds import begin_round, over_with_one_left
from tallystick.kernel.options import read_options
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import Viewer

both = pytest.mark.parametrize("version", [1, 2])


def table(version, seats, **options):
    """The first round, seat 0 first; all hold 50."""
    game = GAME.at(version)
    state = game.setup(seats, read_options(game.options, options), Scripted(), None)
    for seat in range(seats):
        game.apply(state, seat, Roll(), Scripted(6 if seat == 0 else 1), None)
    return game, state


def owns(state, seat, amount):
    state.balances[seat] = amount


def fall(state, *seats):
    """These are below zero at a checkpoint."""
    for seat in seats:
        owns(state, seat, -1)
    told = []
    disqualify_negative(state, Scripted(), told.append)
    over_with_one_left(state, told.append)
    return told


@both
def test_who_was_out_before_the_last_ones_fell_cannot_win(version):
    """MI-21 speaks of those who remained; the first version counted everybody."""
    game, state = table(version, 3)
    fall(state, 0)
    assert game.outcome(state) is None
    told = fall(state, 1, 2)
    assert only(told, events.GameEnded).winners == {1: (0, 1, 2), 2: (1, 2)}[version]
    assert game.outcome(state).winners == {1: (0, 1, 2), 2: (1, 2)}[version]


@both
def test_another_one_begins_and_nobody_is_skipped(version):
    """MI-18: the next seat, also when the one who began is out; the first version rotated who was left."""
    _game, state = table(version, 4, rotate_first=True)
    fall(state, 0)
    begin_round(state, None)
    assert state.order == {1: [2, 3, 1], 2: [1, 2, 3]}[version]
    begin_round(state, None)
    assert state.order == {1: [3, 1, 2], 2: [2, 3, 1]}[version]
    if version == 2:
        fall(state, 3)
        begin_round(state, None)
        assert state.order == [1, 2]


def with_block(version, names, **options):
    """All have walked and hold these block cards."""
    game, state = table(version, len(names.split()), **options)
    for seat, name in enumerate(names.split()):
        state.taken[seat] = take(state.decks[deck_of(card(name))], card(name))
    state.waiting = []
    return game, state


@both
def test_the_cards_of_a_block_that_nobody_mined_are_turned_over(version):
    """2.4 turns all of them over; in the first version they went back unseen."""
    game, state = with_block(version, "I9H A2C")
    form_block(state, Scripted(), None)
    told = []
    for seat in (0, 1):
        game.apply(state, seat, DECLINE, Scripted(), told.append)
    shown = [[one.card for one in event.cards] for event in every(told, events.CardsRevealed)]
    assert shown == {1: [], 2: [["I9H", "A2C"]]}[version]
    assert only(told, events.NobodyMined).then == "void"


@both
def test_they_lie_open_when_the_game_ends_there(version):
    game, state = with_block(version, "I9H A2C", no_miner="end")
    form_block(state, Scripted(), None)
    for seat in (0, 1):
        game.apply(state, seat, DECLINE, Scripted(), None)
    faces = [one.card for one in game.view(state, Viewer(None)).block]
    assert faces == {1: [None, None], 2: ["I9H", "A2C"]}[version]


@both
def test_a_sting_that_bars_at_once_shows_when_the_block_is_formed(version):
    """The card is hidden until 2.2; the first version barred its owner in sight of all in Phase 1."""
    game, state = table(version, 2, jellyfish_bars="this_round")
    jelly = take(state.decks[2], card("A2C"))
    state.decks[2].insert(0, jelly)
    game.apply(state, 0, Roll(), Scripted(2), None)  # a question mark
    assert state.taken[0] == jelly
    assert game.view(state, Viewer(1)).barred == {1: ("stung", ""), 2: ("", "")}[version]
    told = []
    game.apply(state, 1, Roll(), Scripted(1), told.append)
    assert game.view(state, Viewer(1)).barred == ("stung", "")
    assert [(out.seat, out.why) for out in every(told, events.SatOut)] == [(0, "stung")]


def test_an_agreed_time_stands_alone():
    """0.1 knows only a time; rounds count beside it if they are agreed on too (MI-20)."""
    options = GAME.options
    assert read_options(options, {}).rounds == 12
    assert read_options(options, {"minutes": 45}).rounds == 0
    assert read_options(options, {"minutes": "45"}).rounds == 0
    assert read_options(options, {"minutes": 45, "rounds": 8}).rounds == 8
    assert read_options(GAME.at(1).options, {"minutes": 45}).rounds == 12
    with pytest.raises(Refused, match="no_end_agreed"):
        read_options(options, {"rounds": 0})
    with pytest.raises(Refused, match="option_not_allowed"):
        read_options(GAME.at(1).options, {"rounds": 0})


def test_without_a_limit_rounds_go_on_until_the_time_is_up():
    game, state = table(2, 2, minutes=30)
    state.round = 60
    with_cards = with_block(2, "I9H I7C", minutes=30)[1]
    with_cards.round = 60
    form_block(with_cards, Scripted(), None)
    mine_all(with_cards, [DECLINE, DECLINE])
    assert (with_cards.round, with_cards.phase) == (61, "move")
    assert game.view(state, Viewer(0)).rounds == 0


def test_durations_are_suggested_for_every_number_of_players():
    for players in range(GAME.fewest, GAME.most + 1):
        fitting = [one for one in GAME.suggested if one.fewest <= players <= one.most]
        assert [one.option for one in fitting] == ["minutes"]
        assert set(fitting[0].values) <= set(range(30, 46) if players == 2 else range(60, 91))


def test_a_view_says_by_which_options_points_and_odds_are_worked_out():
    options = {
        "suit_points": "once",
        "ace": "low",
        "tie_break": "die",
        "neighbours": "seated",
        "totem_bars": "one_round",
    }
    view = table(2, 3, **options)[0].view(table(2, 3, **options)[1], Viewer(None))
    assert {name: getattr(view, name) for name in options} == options
    assert view.jellyfish_bars == "next_round"
    first, state = table(1, 3, **options)
    assert not hasattr(first.view(state, Viewer(None)), "ace")


@pytest.mark.parametrize(("totem_bars", "effect"), [("for_good", "totem_for_good"), ("one_round", "totem_once")])
def test_a_totem_says_for_how_long_it_bars(totem_bars, effect):
    """MI-10; the first version said nothing about it."""
    for version, says in ((1, "totem"), (2, effect)):
        game, state = with_block(version, "A4H I7C", totem_bars=totem_bars)
        form_block(state, Scripted(), None)
        told = []
        for seat in (0, 1):
            game.apply(state, seat, DECLINE, Scripted(), told.append)
        assert only(told, events.StatusLaid).effect == says


def bot_sight(**options):
    game, state = with_block(2, "I9H I7H IAH")
    return Sight(msgspec.structs.replace(game.view(state, Viewer(0)), **options), 0)


def test_bots_count_as_the_table_does():
    """One point for the suit in all (MI-11), an ace that is low (MI-3), the die for ties at once (MI-2)."""
    hearts = [sight.points(face("9H"), faces("9D 10H AH")) for sight in (bot_sight(), bot_sight(suit_points="once"))]
    assert hearts == [3, 2]
    for options, above in (({}, True), ({"ace": "low"}, False)):
        ace, king = (bot_sight(**options).rating(face(name), [], Scripted(1)) for name in ("AC", "KS"))
        assert (ace > king) == above
    ace, king = (bot_sight(tie_break="die").rating(face(name), [], Scripted(1)) for name in ("AC", "KS"))
    assert ace == king


@pytest.mark.parametrize("name", ["beginner", "good"])
def test_bots_ask_for_the_second_card(name):
    """MI-27: it never hurts."""
    game, state = with_block(2, "A2D I7C", axe_draws="if_wanted")
    form_block(state, Scripted(), None)
    choice = GAME.bots[name].choose(game.view(state, Viewer(0)), 0, game.legal(state, 0), Scripted())
    assert choice == DrawSecond()
