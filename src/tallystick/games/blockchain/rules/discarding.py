"""The end of a turn: what was played is discarded, and the hand is brought down to five (CH.discard)."""

from tallystick.games.blockchain import events
from tallystick.games.blockchain.components import CARD_NAMES, FULL_HAND
from tallystick.games.blockchain.rules.windows import announce
from tallystick.games.blockchain.state import State
from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Told


def end_turn(state: State, chance: Chance, told: Told) -> None:
    """The Blocks go to the discard pile, where the Hacks are already (CH.discard)."""
    state.discards += state.blocks
    state.blocks = []
    if told is not None:
        told(events.TurnEnded(state.active, state.turn))
    go_on(state, chance, told)


def discard(state: State, card: int, chance: Chance, told: Told) -> None:
    """One card more than five goes, of the owner's choice (CH.discard)."""
    state.hands[state.active].remove(card)
    state.discards.append(card)
    if told is not None:
        told(events.CardDiscarded(CARD_NAMES[card], state.active))
    go_on(state, chance, told)


def go_on(state: State, chance: Chance, told: Told) -> None:
    """With five cards or fewer the turn is over; Hacks may be played before the next one begins (CH.hacks, CH-23)."""
    if len(state.hands[state.active]) > FULL_HAND:
        state.phase = "discard"
    else:
        announce(state, "between", chance, told)
