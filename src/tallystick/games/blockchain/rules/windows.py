"""Reaction windows: everybody is asked for a Hack before an announced action is carried out (CH.hacks).

All are asked at once, and the answers are counted in order: clockwise from the left of the actor, or of the owner of
the top Hack, who comes last. The first Hack in this order goes onto the stack, the other answers lapse unseen, and a
new round of asking begins; when all pass, the stack resolves. This is the same as asking one by one: an answer counts
only if everybody before it passed, and that they passed is all its owner could have known by then. So nobody waits for
anybody, and nobody learns more from the order of asking than the manual lets them know. Everybody is asked, with Hacks
or without, so silence tells nothing (CH-3).
"""

from typing import Final

from tallystick.games.blockchain import events
from tallystick.games.blockchain.components import CARD_NAMES, MOST, TILE_NAMES
from tallystick.games.blockchain.moves import Attention
from tallystick.games.blockchain.rules.acting import carry_out_block, carry_out_deploy
from tallystick.games.blockchain.rules.hacks import card_of, resolve_stack, server_of, tiles_of
from tallystick.games.blockchain.rules.storing import carry_out_store
from tallystick.games.blockchain.rules.trading import carry_out_trade
from tallystick.games.blockchain.rules.turns import begin_next_turn, settle
from tallystick.games.blockchain.state import PASSED, UNANSWERED, Announced, State
from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Told


def announce(state: State, action: Announced, chance: Chance, told: Told) -> None:
    """An action has started but is not completed: everybody may answer it (CH.hacks)."""
    state.action = action
    ask(state, chance, told)


CLOCKWISE: Final = [
    [[(origin + place) % seats for place in range(1, seats + 1)] for origin in range(seats)]
    for seats in range(MOST + 1)
]
"""At a table of so many, all seats from the left of each, made once."""


def in_order(state: State) -> list[int]:
    """Everybody, clockwise from the left of whoever acted last, who comes last (CH.hacks, CH-3); also who is out."""
    return CLOCKWISE[state.seats][state.stack_owners[-1] if state.stack_owners else state.active]


def ask(state: State, chance: Chance, told: Told) -> None:
    """A round of asking; a standing order not to be asked is a pass (CH.hacks, CH-3)."""
    state.phase = "window"
    state.window += 1
    state.waiting = []
    for seat in in_order(state):
        if state.out[seat]:
            continue
        if state.resting[seat] or (state.attends[seat] == "hacks" and not state.stack):
            state.answers[seat] = PASSED
        else:
            state.answers[seat] = UNANSWERED
            state.waiting.append(seat)
    if told is not None:
        told(events.WindowOpened(tuple(state.waiting), state.window))
    if not state.waiting:
        close(state, chance, told)


def answer(state: State, seat: int, code: int, chance: Chance, told: Told) -> None:
    """A seat passes or names a Hack (CH.hacks, CH-3); where that was agreed, a Hack counts as soon as it comes."""
    state.waiting.remove(seat)
    state.answers[seat] = code
    if told is not None:
        told(events.Answered(seat))
    if state.agreed.first_come and code != PASSED:
        put_on_stack(state, seat, code, chance, told)
    elif not state.waiting:
        count_answers(state, chance, told)


def attend(state: State, seat: int, attention: Attention, told: Told) -> None:
    """A standing order for the windows to come (CH.hacks, CH-3)."""
    state.resting[seat] = attention == "not_this_turn"
    if attention != "not_this_turn":
        state.attends[seat] = attention
    if told is not None:
        told(events.AttentionSet(seat, attention))


def run_out_of_time(state: State, chance: Chance, told: Told) -> None:
    """Whoever has not answered in time passes (CH.hacks, CH-3)."""
    late = state.waiting
    if told is not None:
        told(events.TimeRanOut(tuple(late)))
    for seat in late:
        state.answers[seat] = PASSED
    state.waiting = []
    count_answers(state, chance, told)


def count_answers(state: State, chance: Chance, told: Told) -> None:
    """The first Hack in order counts; if there is none, everybody has passed in succession (CH.hacks, CH-3)."""
    for seat in in_order(state):
        if state.answers[seat] != PASSED and not state.out[seat]:
            put_on_stack(state, seat, state.answers[seat], chance, told)
            return
    close(state, chance, told)


def put_on_stack(state: State, seat: int, code: int, chance: Chance, told: Told) -> None:
    """A Hack leaves the hand and waits on top of the others; it can be answered by a Hack itself (CH.hacks)."""
    state.hands[seat].remove(card_of(code))
    state.stack.append(code)
    state.stack_owners.append(seat)
    state.busy = True
    if told is not None:
        tiles = tuple([TILE_NAMES[tile] for tile in tiles_of(code)])
        told(events.HackPlayed(CARD_NAMES[card_of(code)], seat, server_of(code), tiles))
    ask(state, chance, told)


def close(state: State, chance: Chance, told: Told) -> None:
    """All passed: the Hacks take effect, then the action is carried out with the values of now (CH.hacks, CH-4).

    The window between two turns is one like the others (CH-23).
    """
    for seat in range(state.seats):
        state.answers[seat] = UNANSWERED
    resolve_stack(state, chance, told)
    action = state.action
    state.phase = "action"
    if action == "deploy":
        carry_out_deploy(state, told)
    elif action == "block":
        carry_out_block(state, chance, told)
    elif action == "trade":
        carry_out_trade(state, told)
    elif action == "store":
        carry_out_store(state, told)
    state.clear_action()
    if action == "between":
        begin_next_turn(state, chance, told)
    elif action == "trade" or action == "store":
        settle(state, chance, told)
