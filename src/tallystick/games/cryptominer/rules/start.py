"""Shuffling, dealing and finding who starts (CM.deal, CM.start.1)."""

from tallystick.games.cryptominer import events
from tallystick.games.cryptominer.components import HIGHEST
from tallystick.games.cryptominer.options import FirstOptions
from tallystick.games.cryptominer.rules.rounds import begin_round
from tallystick.games.cryptominer.rules.settling import take_top_card
from tallystick.games.cryptominer.state import State
from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Told


def setup(seats: int, options: FirstOptions, version: int, chance: Chance, told: Told) -> State:
    """Shuffle and deal everything; the coins lie aside until blocks are formed (CM.deal, CM.deal.3)."""
    state = State().fresh(seats, options, version)
    deal_transactions(state, chance)
    shuffle_block_cards(state, chance)
    tell_deal(state, told)
    for seat in range(seats):
        take_top_card(state, seat, "deal", told)
    return state


def transaction_cards(copies: int) -> list[int]:
    """The values 1 to 6, equally often (CM.box).

    >>> len(transaction_cards(10)), sum(transaction_cards(10))
    (60, 210)
    """
    return [value for value in range(1, HIGHEST + 1) for copy in range(copies)]


def deal_transactions(state: State, chance: Chance) -> None:
    """Everybody gets as many (CM.deal.1); what is left over is set aside unseen, or dealt all the same (CM-4)."""
    cards = transaction_cards(state.agreed.copies)
    chance.shuffle(cards)
    equal = len(cards) // state.seats * state.seats
    for place in range(len(cards)):
        seat = place % state.seats
        if place < equal or state.agreed.leftovers_are_dealt:
            state.hands[seat][cards[place] - 1] += 1
            state.left[seat] += 1
        else:
            state.aside[cards[place] - 1] += 1


def shuffle_block_cards(state: State, chance: Chance) -> None:
    """The block cards lie face down in a deck; everybody gets one of them (CM.deal.2, CM-1)."""
    state.deck = state.agreed.block_cards[:]
    chance.shuffle(state.deck)


def tell_deal(state: State, told: Told) -> None:
    """What everybody sees of the deal, and the hand that each player alone sees (CM.deal.1)."""
    if told is None:
        return
    dealt = state.agreed.copies * HIGHEST
    told(events.GameBegan(len(state.deck), state.seats, sum(state.aside), dealt))
    for seat in range(state.seats):
        told(events.HandDealt(tuple(hand_of(state.hands[seat])), state.left[seat], seat))


def hand_of(counts: list[int]) -> list[int]:
    """The cards of a hand, lowest first.

    >>> hand_of([2, 0, 0, 1, 0, 1])
    [1, 1, 4, 6]
    """
    return [value + 1 for value in range(len(counts)) for copy in range(counts[value])]


def roll_for_start(state: State, seat: int, chance: Chance, told: Told) -> None:
    """Everybody throws the die, the highest starts; who is tied throws again (CM.start.1)."""
    state.throws[seat] = chance.die()
    state.waiting.pop(0)
    if told is not None:
        told(events.DieThrown(seat, state.throws[seat]))
    if state.waiting:
        return
    highest = max(state.throws)
    leaders = [other for other in range(state.seats) if state.throws[other] == highest]
    state.throws = [0] * state.seats
    if len(leaders) > 1:
        state.waiting = leaders
        if told is not None:
            told(events.ThrowsTied(tuple(leaders)))
        return
    state.starter = leaders[0]
    if told is not None:
        order = tuple([(leaders[0] + place) % state.seats for place in range(state.seats)])
        told(events.StarterFound(order, leaders[0]))
    begin_round(state, told)
