"""MI-T1 to MI-T10: what the manual shows, and what follows from it."""

import pytest

from conformance.tables import play_through
from games.market_island.situations import GAME, balances, card, every, fresh, mining, only, play, revealed, walking
from tallystick.games.market_island import events
from tallystick.games.market_island.components import FACE_NAMES, face, faces
from tallystick.games.market_island.moves import MINE, Decline, Mine, Roll
from tallystick.games.market_island.scoring import points
from tallystick.kernel.seats import PUBLIC, Viewer

EXAMPLES = {
    "MI-T1": ("9C", "I9H IKH", "9D AC", [2, 1], 0),
    "MI-T2": ("9C", "I9H IKH", "9H AC", [4, 1], 0),
    "MI-T3": ("9C", "I9H IKH A9D", "9H AC KH", [5, 1, 3], 0),
    "MI-T4": ("9C", "IKH AKH A9D", "AC KH 9H", [1, 4, 4], 1),
    "MI-T5": ("7D", "EQH I4S", "7H JS", [2, 1], 0),
}


@pytest.mark.parametrize(("winning", "block", "mined", "expected", "winner"), EXAMPLES.values(), ids=EXAMPLES)
def test_the_examples_of_the_manual_score_as_printed(winning, block, mined, expected, winner):
    table = faces(winning) + [face(name[1:]) for name in block.split()]
    assert [points(card, table) for card in faces(mined)] == expected


@pytest.mark.parametrize(("winning", "block", "mined", "expected", "winner"), EXAMPLES.values(), ids=EXAMPLES)
def test_the_examples_of_the_manual_are_won_as_printed(winning, block, mined, expected, winner):
    state, told = revealed(winning, block, mined)
    found = only(told, events.MinerFound)
    assert found.seat == winner
    assert [card.points for card in only(told, events.CardsRevealed).mined] == expected
    assert FACE_NAMES[state.winning_card] == mined.split()[winner]


def test_mi_t4_the_french_outcome_needs_no_die():
    """MI-2: P2 (the king) wins as the French manual prints, by the rank and without a throw."""
    _state, told = revealed(*EXAMPLES["MI-T4"][:3])
    assert only(told, events.MinerFound).by == "rank"
    assert not every(told, events.DieThrown)


def test_mi_t5_the_snapshots_balances_before_the_transactions():
    """5.11: both paid 1, the first player wins 5."""
    _state, told = revealed(*EXAMPLES["MI-T5"][:3])
    paid = every(told, events.Paid)
    assert (paid[0].payee, paid[0].payer, paid[0].amount, paid[0].why) == (0, None, 5, "prize")
    state, _ = mining("EQH I4S", "7H JS")
    play(state, 0, MINE[face("7H")])
    assert balances(state) == [49, 50]


@pytest.mark.parametrize(("players", "scoreboards"), [(2, 4), (3, 9), (4, 16), (5, 25), (6, 36)])
def test_mi_t6_there_are_n_times_n_scoreboards(players, scoreboards):
    assert sum(len(ledger) for ledger in GAME.view(fresh(players), PUBLIC).ledgers) == scoreboards


def test_mi_t7_after_every_settlement_all_replicas_are_identical():
    """5.17, over whole games of all sizes."""
    settlements = 0
    for players in range(2, 7):
        for _table, told in play_through(GAME, players, seed=players):
            settlements += bool(every(told, events.BlockMined))
            ledgers = GAME.view(_table.state, PUBLIC).ledgers
            assert all(ledger == ledgers[0] for ledger in ledgers)
    assert settlements > 20


def test_mi_t8_an_axe_holder_may_return_both_cards_without_a_fee():
    state, told = mining("AAD I9H", "7H JS 2C")
    assert only(told, events.CardsDrawn).count == 2
    assert len(GAME.legal(state, 0)) == 3
    play(state, 0, Decline())
    assert balances(state) == [50, 50]
    assert sorted(state.standard[-2:]) == sorted(faces("7H JS"))


def test_mi_t8_an_axe_holder_who_keeps_one_pays_once_and_returns_the_other():
    state, _ = mining("AAD I9H", "7H JS 2C")
    play(state, 0, Mine("JS"))
    assert balances(state) == [49, 50]
    assert state.standard[-1] == face("7H")
    assert FACE_NAMES[state.committed[0]] == "JS"


def test_mi_t9_a_jellyfish_card_bars_the_next_round_only_and_then_goes_back():
    state, _ = mining("A2C I9H", "7H JS 2S")
    assert GAME.to_act(state) == (0,), "may mine in the round it was drawn"
    play(state, 0, Mine("7H"))
    told = play(state, 1, Decline())
    assert only(told, events.StatusLaid).effect == "jellyfish"
    assert state.status[0] == [card("A2C")]
    assert card("A2C") not in state.decks[2]

    told = walk_all(state)
    assert only(told, events.SatOut).seat == 0
    assert GAME.to_act(state) == (1,)
    told = play(state, 1, GAME.legal(state, 1)[1])
    assert only(told, events.StatusReturned).seat == 0
    assert card("A2C") in state.decks[2]

    told = walk_all(state)
    assert GAME.to_act(state) == (0,), "may mine again"


def test_mi_t10_the_totem_square_bars_its_own_round_only():
    state = walking(2)
    state.steps[0] = 20
    play(state, 0, Roll(), 1)
    told = play(state, 1, Roll(), 1)
    assert only(told, events.SatOut).why == "totem_square"
    assert GAME.to_act(state) == (1,)
    play(state, 1, GAME.legal(state, 1)[1])
    assert not every(walk_all(state), events.SatOut)


def test_mi_t10_the_totem_card_bars_from_the_next_round_to_the_end():
    state, _ = mining("AAS I9H", "7H JS 2S")
    assert GAME.to_act(state) == (0,), "may mine in the round it was drawn"
    play(state, 0, Mine("7H"))
    play(state, 1, Decline())
    for _round in range(3):
        assert every(walk_all(state), events.SatOut)[0].why == "possessed"
        play(state, 1, GAME.legal(state, 1)[1])
    assert state.status[0] == [card("AAS")]


def walk_all(state):
    """Everybody throws a one onto squares with income or expense cards, which bar nobody."""
    told: list = []
    while state.phase not in ("mine", "tie") and state.waiting:
        seat = state.waiting[0]
        state.steps[seat] = 0
        told += play(state, seat, Roll(), 1)
    return told


def test_what_a_player_knows_when_choosing():
    """2.2: the winning card, your own block card, your own standard card; of the others only the backs."""
    state, _ = mining("I9H IKH A9D", "7H JS 2S")
    seen = GAME.view(state, Viewer(0))
    assert (seen.winning_card, seen.drawn) == ("9C", ("7H",))
    assert [(card.deck, card.card) for card in seen.block] == [("income", "I9H"), ("income", None), ("action", None)]
    other = GAME.view(state, Viewer(1))
    assert other.drawn == ()
    assert other.drew == (1, 0, 0)
