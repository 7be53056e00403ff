"""Drawing cards, and the discard pile that becomes the deck again (CH.mine, CH.discard)."""

from tallystick.games.blockchain import events
from tallystick.games.blockchain.components import CARD_NAMES, FULL_HAND, MINE
from tallystick.games.blockchain.state import State
from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Told


def draw(state: State, seat: int, count: int, why: str, chance: Chance, told: Told) -> None:
    """Draw so many cards, or as many as there are; the discard pile is shuffled when the deck ends (CH.discard)."""
    hand = state.hands[seat]
    before = len(hand)
    for _ in range(count):
        if not state.deck:
            if not state.discards:
                break
            reshuffle(state, chance, told)
        hand.append(state.deck.pop())
    drawn = len(hand) - before
    if drawn == 0:
        return
    state.busy = True
    if told is not None:
        told(events.CardsDrawn(tuple([CARD_NAMES[card] for card in hand[before:]]), drawn, seat, why))


def reshuffle(state: State, chance: Chance, told: Told) -> None:
    """The discard pile becomes the deck (CH.mine, CH.discard)."""
    state.deck = state.discards
    state.discards = []
    chance.shuffle(state.deck)
    if told is not None:
        told(events.DeckReshuffled(len(state.deck)))


def fill_hand(state: State, seat: int, why: str, chance: Chance, told: Told) -> None:
    """Draw until there are five cards in the hand; whoever has five or more draws nothing (CH.mine)."""
    draw(state, seat, FULL_HAND - len(state.hands[seat]), why, chance, told)


def use_mine_badges(state: State, seat: int, count: int, chance: Chance, told: Told) -> None:
    """A Mine badge draws a card, also above five (CH.blocks, CH-14); if agreed, it fills the hand to five."""
    state.used[MINE] += count
    if state.agreed.mine_fills_hand:
        fill_hand(state, seat, "badge", chance, told)
    else:
        draw(state, seat, count, "badge", chance, told)
