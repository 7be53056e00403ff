"""A player below zero is disqualified (4.3)."""

from tallystick.games.market_island import events
from tallystick.games.market_island.components import NO_CARD
from tallystick.games.market_island.rules.decks import under_deck, under_standard
from tallystick.games.market_island.rules.memory import NOBODY
from tallystick.games.market_island.state import State
from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Told


def disqualify_negative(state: State, chance: Chance, told: Told) -> None:
    """Whoever is below zero at a checkpoint stops playing (4.3): after Phase 1 and after 2.5 (MI-7)."""
    falling = [seat for seat in state.order if state.balances[seat] < 0]
    if falling:
        state.last_in = state.order[:]
    for seat in falling:
        disqualify(state, seat, chance, told)


def disqualify_at_once(state: State, chance: Chance, told: Told) -> None:
    """The other reading of MI-7: below zero after any single payment is out already (4.3)."""
    if state.agreed.out_at_once:
        disqualify_negative(state, chance, told)


def disqualify(state: State, seat: int, chance: Chance, told: Told) -> None:
    """Leave the game; every card still held goes back under its deck (MI-23)."""
    state.order.remove(seat)
    state.out[seat] = True
    if seat in state.waiting:
        state.waiting.remove(seat)
    cards = state.status[seat]
    if state.taken[seat] != NO_CARD:
        cards.append(state.taken[seat])
    for place, owner in reversed(list(enumerate(state.pending_owners))):
        if owner == seat:
            cards.append(state.pending_cards.pop(place))
            state.pending_owners.pop(place)
    under_deck(state, cards, NOBODY, chance)
    standard = state.drawn[seat]
    if state.committed[seat] != NO_CARD:
        standard.append(state.committed[seat])
    under_standard(state, standard, seat, chance)
    state.status[seat] = []
    state.drawn[seat] = []
    state.taken[seat] = NO_CARD
    state.committed[seat] = NO_CARD
    if told is not None:
        told(events.PlayerOut(state.balance(seat), seat))
