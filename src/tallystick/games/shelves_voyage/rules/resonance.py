"""Dice from pools, pairs, and the die that is stored (SV.resonance, SV.turn.2, SV.turn.3, SV.turn.5)."""

from tallystick.games.shelves_voyage import events
from tallystick.games.shelves_voyage.components import HARVEST, INVENT
from tallystick.games.shelves_voyage.moves import NOBODY
from tallystick.games.shelves_voyage.rules.acting import new_act
from tallystick.games.shelves_voyage.rules.purse import change_coins
from tallystick.games.shelves_voyage.rules.turns import end_turn
from tallystick.games.shelves_voyage.state import State
from tallystick.kernel.messages import Told
from tallystick.kernel.refusals import Refused


def pairs(state: State) -> list[int]:
    """The values of which two dice lie there, with the added one (SV.resonance, SV.turn.3)."""
    counts = [0] * 7
    counts[state.added_die] = 1
    for die in state.dice:
        counts[die] += 1
    return [value for value in range(1, 7) if counts[value] > 1]


def different(pool: list[int]) -> list[int]:
    """The values in a pool, or the cards in a hand, each once: they lie in order (SV.resonance.store).

    >>> different([1, 4, 4, 6])
    [1, 4, 6]
    """
    values: list[int] = []
    last = 0
    for value in pool:
        if value != last:
            values.append(value)
            last = value
    return values


def is_choosing(state: State) -> bool:
    """After the roll, before the pair, and nothing else is under way (SV.turn.2)."""
    return state.phase == "choose" and not state.acts


def useful_dice(state: State, seat: int) -> list[int]:
    """The values in a pool that make a pair with a rolled die (SV.resonance)."""
    pool = state.pools[seat]
    return [value for value in different(pool) if value in state.dice] if pool else pool[:]


def check_adding(state: State, seat: int, die: int, section: str) -> None:
    """One die at most is added, after the roll, from a pool that has it, to make a pair (SV.turn.2, SV-5)."""
    if not is_choosing(state):
        raise Refused("not_now", section="SV.turn.2")
    if state.added_die:
        raise Refused("die_already_added", section="SV.turn.2", ruling="SV-5")
    if die not in state.pools[seat]:
        raise Refused("die_not_there", section=section, die=str(die)[:8])
    if die not in state.dice:
        raise Refused("die_makes_no_pair", section=section, die=die)


def add_own_die(state: State, die: int, told: Told) -> None:
    """A die of one's own pool; the coin is paid with the action (SV.resonance.2, SV.turn.4, SV-1)."""
    check_adding(state, state.active, die, "SV.resonance.2")
    add_die(state, die, state.active, "own", told)


def ask_die(state: State, die: int, donor: int, told: Told) -> None:
    """Ask another player, who may refuse (SV.resonance.1, SV-8)."""
    if state.phase == "choose":
        check_donor(state, donor, "SV.resonance.1")
        if donor in state.refused_by:
            raise Refused("donor_unwilling", section="SV.resonance.1", ruling="SV-8")
    else:
        raise Refused("not_now", section="SV.turn.2")
    check_adding(state, donor, die, "SV.resonance.1")
    if told is not None:
        told(events.DieAsked(die, donor, state.active))
    if not state.agreed.donor_may_refuse:
        give_die(state, die, donor, told)
        return
    state.phase = "asked"
    state.asked_die = die
    state.asked_seat = donor
    state.waits += 1


def check_donor(state: State, donor: int, section: str) -> None:
    """Another player, not oneself (SV.resonance.1)."""
    if donor == state.active:
        raise Refused("partner_is_oneself", section=section)
    if donor not in state.players:
        raise Refused("no_such_player", section=section, seat=str(donor)[:8])


def answer_asked(state: State, gives: bool, why: str, told: Told) -> None:
    """The donor's yes or no; after a no somebody else may be asked (SV.resonance.1, SV-8)."""
    die = state.asked_die
    donor = state.asked_seat
    state.phase = "choose"
    state.asked_die = 0
    state.asked_seat = NOBODY
    if gives:
        give_die(state, die, donor, told)
        return
    state.refused_by.append(donor)
    if told is not None:
        told(events.DieRefused(donor, state.active, why))


def give_die(state: State, die: int, donor: int, told: Told) -> None:
    """The donor earns a coin at once, from the bank or from the active player (SV.resonance.1, SV-2)."""
    add_die(state, die, donor, "asked", told)
    pay_donor(state, donor, told)


def pay_donor(state: State, donor: int, told: Told) -> None:
    """One coin for a die (SV.resonance.1, SV-2)."""
    paid = 1
    if state.agreed.active_pays_donor:
        paid = -change_coins(state, state.active, -1, "donor", told)
    change_coins(state, donor, paid, "donor", told)


def add_die(state: State, die: int, donor: int, how: str, told: Told) -> None:
    """The die leaves its pool and lies beside the four; afterwards it is its owner's again (SV.turn.2, SV-7)."""
    state.pools[donor].remove(die)
    state.added_die = die
    state.added_from = donor
    state.added_how = how
    if told is not None:
        told(events.DieAdded(die, donor, how, state.active))


def choose_pair(state: State, value: int, told: Told) -> None:
    """The pair is the action, and the meeple's way (SV.turn.3, SV.turn.6); who gave a die of it shares it (SV-8)."""
    if state.phase != "choose":
        raise Refused("not_now", section="SV.turn.3")
    if value not in pairs(state):
        raise Refused("not_a_pair", section="SV.turn.3", value=str(value)[:8])
    with_added = state.added_die == value
    unused = state.dice[:]
    unused.remove(value)
    if not with_added:
        unused.remove(value)
    state.unused = unused
    state.pair = value
    state.steps = value
    state.phase = "store"
    act = new_act(state.active, value, "turn")
    act.clears = value == INVENT
    act.own_die = state.added_how == "own"
    if with_added and not act.own_die:
        act.donor = state.added_from
    state.acts.append(act)
    if told is not None:
        told(events.PairChosen(value, state.active))


def go_without_pair(state: State, told: Told) -> None:
    """No action and no movement, but a die is stored; or what was agreed instead (SV.turn.3, SV-4, SV-5)."""
    if state.phase != "choose":
        raise Refused("not_now", section="SV.turn.3")
    if pairs(state):
        raise Refused("pair_must_be_chosen", section="SV.turn.3", ruling="SV-5")
    state.unused = state.dice[:]
    state.steps = state.agreed.no_pair_steps
    state.phase = "store"
    if told is not None:
        told(events.NoPairFound(state.active))
    if state.agreed.no_pair_harvests:
        state.acts.append(new_act(state.active, HARVEST, "turn"))


def store_die(state: State, die: int, out: int, told: Told) -> None:
    """One unused die of the four into one's pool; in a full one it takes another's place (SV.turn.5, SV-6, SV-7)."""
    check_storing(state)
    if die not in state.unused:
        raise Refused("die_not_unused", section="SV.turn.5", ruling="SV-6", die=str(die)[:8])
    pool = state.pools[state.active]
    if pool_is_full(state):
        if out not in pool:
            raise Refused("pool_full", section="SV.resonance.store", ruling="SV-7")
        pool.remove(out)
    elif out != 0:
        raise Refused("pool_not_full", section="SV.resonance.store", ruling="SV-7")
    pool.append(die)
    pool.sort()
    if told is not None:
        told(events.DieStored(die, out, state.active))
    end_turn(state, told)


def keep_pool(state: State, told: Told) -> None:
    """Leave a full pool as it is (SV.resonance.store, SV-7)."""
    check_storing(state)
    if not pool_is_full(state):
        raise Refused("pool_not_full", section="SV.resonance.store", ruling="SV-7")
    if told is not None:
        told(events.DieStored(0, 0, state.active))
    end_turn(state, told)


def check_storing(state: State) -> None:
    """A die is stored once the action is done (SV.turn.5)."""
    if state.phase != "store":
        raise Refused("not_now", section="SV.turn.5")


def pool_is_full(state: State) -> bool:
    """Eight dice each, four of them rolled, leave four for the pool (SV.resonance.store, SV-7)."""
    return len(state.pools[state.active]) >= state.agreed.pool_size
