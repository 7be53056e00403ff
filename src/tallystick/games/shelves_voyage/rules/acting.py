"""An act begins, takes its course and ends; what it leads to lies under it (SV.turn.3, SV.action.6, SV.legacy)."""

from typing import Final

from tallystick.games.shelves_voyage import events
from tallystick.games.shelves_voyage.components import ADVOCATE, CO_CREATE, HARVEST, INVENT, MANIPULATE, QUARREL
from tallystick.games.shelves_voyage.elements import STEP_OF_ACTION, Act, Duty
from tallystick.games.shelves_voyage.rules.purse import change_coins
from tallystick.games.shelves_voyage.state import State
from tallystick.kernel.messages import Told
from tallystick.kernel.refusals import Refused

ANY_ACTION: Final = [HARVEST, CO_CREATE, ADVOCATE, MANIPULATE, QUARREL]
DUTIES: Final = [CO_CREATE, ADVOCATE, QUARREL]


def new_act(seat: int, action: int, why: str) -> Act:
    """An action to be carried out; with Invent it is still to be chosen (SV.action.6)."""
    act = Act(seat, action, why)
    if action == INVENT:
        act.action = 0
        act.choices = ANY_ACTION
    return act


def duty_act(seat: int) -> Act:
    """Where duties are done at once, one of the three acts that fulfil them (SV.action.4, SV-10)."""
    act = Act(seat, 0, "duty")
    act.choices = DUTIES
    return act


def choose_action(state: State, act: Act, action: int, told: Told) -> None:
    """Say which action it shall be (SV.action.6)."""
    if act.step != "choose":
        raise Refused("not_now", section="SV.action.6")
    if action not in act.choices:
        raise Refused("no_such_action", section="SV.action.6", action=str(action)[:8])
    act.action = action
    act.step = STEP_OF_ACTION[action]
    if act.why == "turn" and not state.agreed.invent_moves_six:
        state.steps = action
    if told is not None:
        told(events.ActionInvented(action, act.seat))


def end_act(state: State, act: Act, on_legacy: bool, told: Told) -> None:
    """Pay for a die of one's own, clear the pool after Invent (SV.turn.4, SV.action.6), and go on below.

    On a Legacy one's own die is free (SV.legacy.3, SV-1) and Invent takes one die only, of one's choice (SV.legacy.2).
    """
    pay_own_die(state, act, on_legacy, told)
    pool = state.pools[act.seat]
    if act.clears and pool:
        if on_legacy and pool[0] != pool[-1]:
            act.step = "clear"
            return
        clear_dice(state, act.seat, [pool[0]] if on_legacy else pool[:], told)
    state.acts.remove(act)


def pay_own_die(state: State, act: Act, on_legacy: bool, told: Told) -> None:
    """A die of one's own pool costs a coin, unless a Legacy waives that (SV.resonance.2, SV.legacy.3, SV-1)."""
    if act.own_die and not (on_legacy and state.agreed.legacy_waives_die):
        change_coins(state, act.seat, 1 if state.agreed.own_die_earns else -1, "own_die", told)


def clear_dice(state: State, seat: int, dice: list[int], told: Told) -> None:
    """Dice go from the pool back to the reserve (SV.action.6)."""
    for die in dice:
        state.pools[seat].remove(die)
    if told is not None:
        told(events.PoolCleared(tuple(dice), seat))


def clear_one(state: State, act: Act, die: int, told: Told) -> None:
    """The die that Invent takes where a Legacy is involved (SV.legacy.2)."""
    if act.step != "clear":
        raise Refused("not_now", section="SV.legacy.2")
    if die not in state.pools[act.seat]:
        raise Refused("die_not_there", section="SV.legacy.2", die=str(die)[:8])
    clear_dice(state, act.seat, [die], told)
    state.acts.remove(act)


def give_up(state: State, act: Act, told: Told) -> None:
    """Let it be: after a refusal, and always for the loser of a quarrel, who may but need not (SV.action.5)."""
    if not act.may_give_up or act.step != "write":
        raise Refused("not_now", section="SV.action.5")
    if told is not None:
        told(events.ActionGivenUp(act.action, act.seat))
    end_act(state, act, False, told)


def tokens_of(state: State, seat: int) -> list[int]:
    """The Manipulate tokens that somebody holds, oldest first (SV.action.4)."""
    return [duty.token for duty in state.duties if duty.seat == seat and duty.done == ""]


def check_settles(state: State, seat: int, token: int) -> None:
    """Whoever owes something fulfils it with the first act that can (SV.action.4, SV-10)."""
    mine = tokens_of(state, seat)
    if token not in (mine or [0]):
        raise Refused("wrong_duty", section="SV.action.4", ruling="SV-10", token=str(token)[:8])


def fulfil_duty(state: State, token: int, node: str, told: Told) -> None:
    """An act has been done for a duty (SV.action.4): who paid for it may say that it was not the topic (SV-35)."""
    duty = next((duty for duty in state.duties if duty.token == token), None)
    if duty is None:
        return
    if state.version == 1:
        settle_duty(state, duty, told)
        return
    state.duties[state.duties.index(duty)] = Duty(token, duty.by, duty.seat, duty.topic, node, state.turn)
    if told is not None:
        told(events.DutyClaimed(duty.by, node, duty.seat, token, duty.topic))


def settle_duty(state: State, duty: Duty, told: Told) -> None:
    """Give a Manipulate token back (SV.action.4)."""
    token = duty.token
    state.duties.remove(duty)
    if told is not None:
        told(events.DutySettled(duty.seat, token, duty.topic))


def bind(state: State, act: Act, seat: int, topic: str, told: Told) -> None:
    """Manipulate: two coins and a token for somebody, who owes an act about the topic (SV.action.4, SV-10)."""
    paid = 2
    if not state.agreed.bank_pays_manipulate:
        paid = -change_coins(state, act.seat, -2, "manipulate", told)
    change_coins(state, seat, paid, "manipulate", told)
    state.tokens += 1
    if told is not None:
        told(events.DutyGiven(act.seat, seat, state.tokens, topic))
    state.duties.append(Duty(state.tokens, act.seat, seat, topic))
    if state.agreed.duty_at_once:
        state.acts.insert(len(state.acts) - 1, duty_act(seat))
    end_act(state, act, False, told)
