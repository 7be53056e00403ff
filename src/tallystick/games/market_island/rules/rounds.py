"""A round begins, a round ends, the game ends (4.2, 4.3)."""

from tallystick.games.market_island import events
from tallystick.games.market_island.components import NO_CARD
from tallystick.games.market_island.scoring import winners
from tallystick.games.market_island.state import State
from tallystick.kernel.messages import Told


def begin_round(state: State, told: Told) -> None:
    """Back to Phase 1 in the established order (4.2, P1); it turns only if that was agreed (MI-18)."""
    state.round += 1
    if state.agreed.first_rotates and state.round > 1:
        rotate(state)
    state.phase = "move"
    state.waiting = state.order[:]
    for seat in range(state.seats):
        state.taken[seat] = NO_CARD
        state.committed[seat] = NO_CARD
        state.decisions[seat] = "undecided"
        state.tells[seat] = 0
    if told is not None:
        told(events.RoundBegan(state.round))


def rotate(state: State) -> None:
    """The next seat still in after the one who began (P1, MI-18); in version 1 the next in the list of who is left."""
    if state.agreed.version == 1:
        state.order.append(state.order.pop(0))
        return
    seat = (state.first + 1) % state.seats
    while state.out[seat]:
        seat = (seat + 1) % state.seats
    state.first = seat
    while state.order[0] != seat:
        state.order.append(state.order.pop(0))


def end_round(state: State, told: Told) -> None:
    """The game is over when one player is left or the agreed rounds or time are used up (4.3, MI-20)."""
    if not over_with_one_left(state, told):
        if 0 < state.agreed.rounds <= state.round:
            finish(state, "rounds", told)
        elif state.time_up:
            finish(state, "time", told)
        else:
            begin_round(state, told)


def over_with_one_left(state: State, told: Told) -> bool:
    """Only one player remains in the game (4.3); with nobody left the balances still decide (MI-21)."""
    if len(state.order) > 1:
        return False
    finish(state, "one_left" if state.order else "nobody_left", told)
    return True


def finish(state: State, reason: str, told: Told) -> None:
    """The game stops; most Istoken wins (4.3)."""
    state.phase = "over"
    state.ended = reason
    state.waiting = []
    if told is not None:
        told(events.GameEnded(tuple(state.balances), reason, tuple(winners(state))))
