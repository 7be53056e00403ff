"""What becomes of what a seat or the clock asks for; anything else gets a no."""

from typing import Final, NoReturn, cast

from tallystick.games.market_island import events
from tallystick.games.market_island.components import FACE_OF_NAME, NO_CARD
from tallystick.games.market_island.moves import Decline, DrawSecond, Mine, Roll, TimeUp
from tallystick.games.market_island.rules.legal import can_pay, may_draw_second, may_run_out
from tallystick.games.market_island.rules.mining import decline, draw_second, mine, throw_in_tie, why_barred
from tallystick.games.market_island.rules.moving import throw_and_walk
from tallystick.games.market_island.rules.start import throw_for_first
from tallystick.games.market_island.state import State
from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Move, Told
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import CLOCK

A_ROLL: Final = Roll  # a compiled module reaches its own names faster than another's
A_MINE: Final = Mine
A_DECLINE: Final = Decline
A_DRAW_SECOND: Final = DrawSecond
A_TIME_UP: Final = TimeUp


def apply(state: State, actor: int, move: Move, chance: Chance, told: Told) -> None:
    """Carry out what a seat or the clock asks for; all checks come before the first change."""
    if not state.waiting:
        raise Refused("game_over", section="4.3")
    kind = type(move)
    if kind is A_TIME_UP:
        run_out_of_time(state, actor, told)
        return
    if state.waiting[0] != actor:
        refuse_turn(state, actor, kind)
    if state.phase == "mine":
        choose(state, actor, move, chance, told)
    elif kind is not A_ROLL:
        raise Refused("roll_first", section="0.3" if state.phase == "first" else "P1")
    elif state.phase == "move":
        throw_and_walk(state, actor, chance, told)
    elif state.phase == "first":
        throw_for_first(state, actor, chance, told)
    else:
        throw_in_tie(state, actor, chance, told)


def choose(state: State, seat: int, move: Move, chance: Chance, told: Told) -> None:
    """Mine, or let the block go by (2.2)."""
    kind = type(move)
    if kind is A_DECLINE:
        decline(state, seat, chance, told)
    elif kind is A_MINE:
        mine(state, seat, card_to_mine(state, seat, cast(Mine, move)), chance, told)
    elif kind is A_DRAW_SECOND:
        check_second(state, seat)
        draw_second(state, seat, told)
    elif kind is A_ROLL:
        raise Refused("choose_first", section="2.2")
    else:
        raise Refused("not_a_move")


def refuse_turn(state: State, actor: int, kind: type[Move]) -> NoReturn:
    """Only the player whose turn it is may act (0.3), and nobody mines who is barred (2.3)."""
    if not 0 <= actor < state.seats:
        raise Refused("not_a_seat")
    if state.out[actor]:
        raise Refused("disqualified", section="4.3")
    if kind is A_MINE and state.phase == "mine" and state.decisions[actor] == "barred":
        raise Refused("barred", section="2.3", why=why_barred(state, actor))
    raise Refused("not_your_turn", section="0.3", seat=state.waiting[0])


def card_to_mine(state: State, seat: int, move: Mine) -> int:
    """The card of the move, if the player is looking at it and can pay the fee (2.2, MI-8)."""
    card = FACE_OF_NAME.get(move.card or "", NO_CARD)
    if card not in state.drawn[seat]:
        raise Refused("card_not_yours", section="2.2", card=(move.card or "")[:8])
    if not can_pay(state, seat):
        raise Refused("cannot_pay", section="2.2", ruling="MI-8", fee=state.agreed.fee, balance=state.balance(seat))
    return card


def check_second(state: State, seat: int) -> None:
    """A second card only by an Axe, once, and only for somebody who could mine with it (2.3, MI-27)."""
    if not may_draw_second(state, seat):
        raise Refused("no_second_card", section="2.3", ruling="MI-27")
    if not can_pay(state, seat):
        raise Refused("cannot_pay", section="2.2", ruling="MI-8", fee=state.agreed.fee, balance=state.balance(seat))


def run_out_of_time(state: State, actor: int, told: Told) -> None:
    """The agreed time is over: this round is the last (4.3, MI-20)."""
    if actor != CLOCK:
        raise Refused("only_the_clock", section="0.1")
    if not may_run_out(state):
        raise Refused("no_clock", section="0.1")
    state.time_up = True
    if told is not None:
        told(events.TimeRanOut())
