"""CM-T1 to CM-T12: what the rulebook shows, and what follows from it."""

import pytest

from games.cryptominer.situations import GAME, every, fresh, only, play, play_all, working
from tallystick.games.cryptominer import events
from tallystick.games.cryptominer import moves as ask
from tallystick.games.cryptominer.components import CARD_NAMES
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import Viewer


def test_cm_t1_a_block_of_eleven_gets_twelve_coins():
    state = fresh(3)
    for seat, value in ((0, 6), (1, 2), (2, 1)):
        play(state, seat, ask.Roll(), value)
    state.hands = [[9] * 6 for _seat in range(3)]
    told = play_all(state, ask.Play(6), ask.Play(4), ask.Play(1))
    formed = only(told, events.BlockFormed)
    assert (formed.total, formed.coins) == (11, 12)
    assert [(card.seat, card.value) for card in formed.cards] == [(0, 6), (1, 4), (2, 1)]


def test_cm_t2_of_fifteen_and_twelve_the_twelve_wins_and_the_fifteen_returns():
    state = working("15AB 12BC 30A", blocks="11")
    told = play_all(state, ask.Claim(1), ask.Claim(1), ask.Play(1))
    assert only(told, events.BlockMined).block.miner == 1
    assert (state.coins, state.won) == ([0, 12, 0], [0, 1, 0])
    returned = only(told, events.CardReturned)
    assert (returned.seat, returned.card, returned.why) == (0, "15AB", "outbid")
    assert CARD_NAMES[state.cards[0]] == "15AB"
    assert GAME.view(state, Viewer(2)).holds == ("15AB", None, "30A"), "everybody has seen the loser's card"


def test_cm_t3_of_two_twelves_the_later_player_wins():
    state = working("12BC 12AD 30A", blocks="11")
    told = play_all(state, ask.Claim(1), ask.Claim(1), ask.Play(1))
    assert only(told, events.BlockMined).block.miner == 1


def test_cm_t4_a_higher_card_cannot_claim_after_a_lower_one():
    state = working("12BC 13BD 30A", blocks="11")
    play(state, 0, ask.Claim(1))
    assert ask.Claim(1) not in GAME.legal(state, 1)
    with pytest.raises(Refused) as no:
        play(state, 1, ask.Claim(1))
    assert (no.value.code, no.value.arguments) == ("outbid", {"value": 13, "winning": 12})


@pytest.mark.parametrize(("card", "allowed"), [("11AD", True), ("10AC", False)])
def test_cm_t5_a_card_must_reach_the_total(card, allowed):
    state = working(f"{card} 30A", blocks="11")
    assert (ask.Claim(1) in GAME.legal(state, 0)) == allowed


@pytest.mark.parametrize(("card", "allowed"), [("32C", False), ("13BD", True)])
def test_cm_t6_a_card_must_share_a_symbol_with_the_top(card, allowed):
    state = working(f"{card} 30A", blocks="11", top="9AB")
    assert (ask.Claim(1) in GAME.legal(state, 0)) == allowed


def test_cm_t7_the_higher_of_two_won_blocks_ends_on_top():
    state = working("15AB 12BC 30A", blocks="14 9")
    told = play_all(state, ask.Claim(1), ask.Claim(2), ask.Play(1))
    assert [mined.block.total for mined in every(told, events.BlockMined)] == [9, 14]
    assert CARD_NAMES[state.chain[-1].card] == "15AB"
    assert GAME.view(state, Viewer(2)).top == "15AB"


def test_cm_t8_after_a_substitution_a_transaction_must_follow_and_no_claim():
    state = working("30A 12BC", blocks="11", hands="26 1")
    told = play(state, 0, ask.SUBSTITUTE)
    assert only(told, events.CardSubstituted).seat == 0
    assert GAME.to_act(state) == (0,)
    assert GAME.legal(state, 0) == (ask.Play(2), ask.Play(6))
    for move in (ask.Claim(1), ask.Pass()):
        with pytest.raises(Refused, match="must_play_transaction"):
            play(state, 0, move)
    play(state, 0, ask.Play(6))
    assert GAME.to_act(state) == (1,)


def test_cm_t9_without_a_transaction_no_block_is_formed():
    state = working("30A 12BC", blocks="11 5", hands="0 0")
    told = play_all(state, ask.Claim(1), ask.PASS)
    assert not every(told, events.BlockFormed)
    assert state.formed == 2


def test_cm_t10_a_block_can_be_claimed_from_the_next_round_on():
    state = working("30A 12BC 36C")
    play(state, 0, ask.Play(5))
    with pytest.raises(Refused, match="block_too_new"):
        play(state, 1, ask.Claim(1))
    play_all(state, ask.Play(2), ask.Play(2))
    assert state.available[0].number == 1
    assert ask.Claim(1) in GAME.legal(state, GAME.to_act(state)[0])


@pytest.mark.parametrize(("players", "cards"), [(2, 30), (3, 20), (4, 15), (5, 12), (6, 10)])
def test_cm_t11_everybody_gets_as_many_transaction_cards(players, cards):
    state = fresh(players)
    assert state.left == [cards] * players
    assert [sum(hand) for hand in state.hands] == state.left
    assert sum(state.aside) == 0


def test_cm_t12_any_symbol_may_claim_while_the_chain_is_empty_in_round_three():
    for card in ("36A", "32C", "9CD"):
        state = working(f"{card} 30A", blocks="5", in_round=3)
        assert ask.Claim(1) in GAME.legal(state, 0)


def test_the_highest_throw_starts_and_level_throws_are_thrown_again():
    state = fresh(3)
    for seat, value in ((0, 5), (1, 2), (2, 5)):
        told = play(state, seat, ask.Roll(), value)
    assert only(told, events.ThrowsTied).seats == (0, 2)
    assert GAME.to_act(state) == (0,)
    play(state, 0, ask.Roll(), 1)
    told = play(state, 2, ask.Roll(), 3)
    assert only(told, events.StarterFound).order == (2, 0, 1)
    assert GAME.to_act(state) == (2,)


def test_the_starter_moves_on_by_one_each_round():
    state = working("30A 12BC 36C")
    starters = []
    for _round in range(4):
        starters.append(state.starter)
        play_all(state, *[GAME.legal(state, seat)[0] for seat in GAME.view(state, Viewer(0)).order[:1]])
        while state.starter == starters[-1]:
            play_all(state, GAME.legal(state, GAME.to_act(state)[0])[0])
    assert starters == [0, 1, 2, 0]


def test_what_a_player_knows_in_turn():
    """The own cards, what each open block needs, and why not the others; nobody else's cards."""
    state = working("12BC 11AD 9AB", blocks="11 14 4", top="10AC", hands="112 3 4")
    play(state, 0, ask.Claim(1))
    seen = GAME.view(state, Viewer(1))
    assert (seen.block_card, seen.hand, seen.hands) == ("11AD", (3,), (3, 1, 1))
    assert [block.why_not for block in seen.blocks] == ["", "too_low", ""]
    assert seen.holds == ("12BC", "11AD", None)
    assert seen.blocks[0].claims[0].card == "12BC"
    assert seen.wanted == "AC"
    play(state, 1, ask.Claim(1))
    other = GAME.view(state, Viewer(2))
    assert [block.why_not for block in other.blocks] == ["too_low", "too_low", ""]
    assert GAME.view(state, Viewer(0)).blocks[0].why_not == "outbid"
    unlinked = working("12BC 36C", blocks="11", top="33D")
    assert GAME.view(unlinked, Viewer(0)).blocks[0].why_not == "no_symbol"
    play(unlinked, 0, ask.Play(1))
    assert GAME.view(unlinked, Viewer(0)).forming.why_not == "too_new"


def test_a_card_put_under_the_deck_is_known_to_who_put_it_there():
    state = working("12BC 11AD", deck="9AB 36C")
    play_all(state, ask.SUBSTITUTE, ask.Play(1))
    assert [(known.card, known.place) for known in GAME.view(state, Viewer(0)).deck_known] == [("12BC", 1)]
    assert GAME.view(state, Viewer(1)).deck_known == ()
    play_all(state, ask.SUBSTITUTE, ask.Play(1), ask.SUBSTITUTE)
    assert GAME.view(state, Viewer(0)).holds == ("9AB", "12BC"), "who counts knows who draws it"
