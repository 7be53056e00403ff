"""Setting up and finding the first player (4.1, Phase 0)."""

from tallystick.games.market_island import events
from tallystick.games.market_island.components import FACE_NAMES
from tallystick.games.market_island.options import FirstOptions
from tallystick.games.market_island.rules.decks import shuffle_all
from tallystick.games.market_island.rules.rounds import begin_round
from tallystick.games.market_island.state import State
from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Told


def setup(seats: int, options: FirstOptions, version: int, chance: Chance, told: Told) -> State:
    """Every player has a copy of all n abaci at 50 Istoken (4.1.1, 4.1.3, 3) and a pawn on the flags (0.2)."""
    state = State().fresh(seats, options, version)
    shuffle_all(state, chance)
    if told is not None:
        told(events.GameBegan(seats, options.start_tokens))
    return state


def throw(seat: int, purpose: str, chance: Chance, told: Told) -> int:
    """One throw of the only die in the box (3)."""
    value = chance.die()
    if told is not None:
        told(events.DieThrown(purpose, seat, value))
    return value


def best_throws(state: State) -> list[int]:
    """Who threw highest; the throws are then taken up again."""
    best = max(state.throws)
    leaders = [seat for seat in range(state.seats) if state.throws[seat] == best]
    state.throws = [0] * state.seats
    return leaders


def throw_for_first(state: State, seat: int, chance: Chance, told: Told) -> None:
    """Everybody throws, the highest starts (0.3); who is tied throws again (MI-1)."""
    state.throws[seat] = throw(seat, "first", chance, told)
    state.waiting.pop(0)
    if state.waiting:
        return
    leaders = best_throws(state)
    if len(leaders) > 1 and state.agreed.first_tie_is_rerolled:
        state.waiting = leaders
        return
    seat_first(state, leaders[0], told)
    turn_genesis(state, told)
    begin_round(state, told)


def seat_first(state: State, first: int, told: Told) -> None:
    """The others follow clockwise, for the whole game (0.3)."""
    state.first = first
    state.order = [(first + place) % state.seats for place in range(state.seats)]
    if told is not None:
        told(events.FirstPlayerFound(tuple(state.order), first))


def turn_genesis(state: State, told: Told) -> None:
    """With no block before the first one, the top standard card is the Winning Card (0.4)."""
    state.winning_card = state.standard.pop(0)
    if told is not None:
        told(events.GenesisTurned(FACE_NAMES[state.winning_card]))
