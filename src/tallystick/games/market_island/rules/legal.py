"""Who may act, and every move that a seat or the clock may make now."""

from typing import Final

from tallystick.games.market_island.moves import DECLINE, DRAW_SECOND, MINE, ROLL, TIME_UP
from tallystick.games.market_island.state import State
from tallystick.kernel.messages import Move
from tallystick.kernel.seats import CLOCK

NO_SEAT: Final[tuple[int, ...]] = ()
ONE_SEAT: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(6)]
NOTHING: Final[tuple[Move, ...]] = ()
ONLY_ROLL: Final[tuple[Move, ...]] = (ROLL,)
ONLY_DECLINE: Final[tuple[Move, ...]] = (DECLINE,)
ONLY_TIME_UP: Final[tuple[Move, ...]] = (TIME_UP,)
DECLINE_OR_MINE: Final[list[tuple[Move, ...]]] = [(DECLINE, move) for move in MINE]


def to_act(state: State) -> tuple[int, ...]:
    """One player at a time, in the established order (P1, 2.2)."""
    return ONE_SEAT[state.waiting[0]] if state.waiting else NO_SEAT


def legal(state: State, actor: int) -> tuple[Move, ...]:
    """Throw the die, or choose between mining and letting the block go by (2.2)."""
    if actor == CLOCK:
        return ONLY_TIME_UP if may_run_out(state) else NOTHING
    if not state.waiting or state.waiting[0] != actor:
        return NOTHING
    if state.phase != "mine":
        return ONLY_ROLL
    cards = state.drawn[actor]
    if not can_pay(state, actor):
        return ONLY_DECLINE
    if len(cards) == 1:
        moves = DECLINE_OR_MINE[cards[0]]
        return (*moves, DRAW_SECOND) if may_draw_second(state, actor) else moves
    return (DECLINE, MINE[cards[0]], MINE[cards[1]])


def may_draw_second(state: State, seat: int) -> bool:
    """An Axe is at hand and only one card is drawn, where the second is asked for (2.3, MI-27)."""
    return state.agreed.second_card_is_asked_for and len(state.drawn[seat]) == 1 and state.has_axe(seat)


def can_pay(state: State, seat: int) -> bool:
    """Whoever has less than the fee cannot mine (2.2, MI-8)."""
    return state.balances[seat] >= state.agreed.fee or state.agreed.broke_may_mine


def may_run_out(state: State) -> bool:
    """Time counts only where a duration was agreed (0.1)."""
    return state.agreed.has_clock and not state.time_up and state.phase != "over"
