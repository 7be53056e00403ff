"""A turn from its Mine phase to the Action phase, and to whom it passes (CH.mine, CH.pay)."""

from typing import Final

from tallystick.games.blockchain import events
from tallystick.games.blockchain.components import CARD_BADGES, CARD_NAMES, COSTS, STORE
from tallystick.games.blockchain.rules.drawing import fill_hand
from tallystick.games.blockchain.rules.leaving import finish, judge, players_in
from tallystick.games.blockchain.state import State
from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Told

IDLE_ROUNDS: Final = 5
"""After so many rounds in which nobody drew, played or moved anything, nobody ever will (CH-17)."""


def begin_turn(state: State, seat: int, chance: Chance, told: Told) -> None:
    """Draw up to five cards, then pay for Servers; no Hacks may be played here (CH.mine)."""
    state.active = seat
    state.turn += 1
    state.turns[seat] += 1
    state.clear_turn()
    state.clear_action()
    state.resting = [False] * state.seats
    if told is not None:
        told(events.TurnBegan(seat, state.turn))
    fill_hand(state, seat, "mine", chance, told)
    begin_paying(state, told)


def begin_paying(state: State, told: Told) -> None:
    """Servers from earlier turns may be used (CH.pay); one without a Pay badge costs nothing, so it simply is."""
    for place in range(len(state.server_numbers)):
        if state.server_owners[place] != state.active:
            continue
        state.server_states[place] = "usable"
        card = state.server_cards[place]
        if COSTS[card] == 0:
            use_server(state, place)
            if told is not None:
                number = state.server_numbers[place]
                told(events.ServerPaid(CARD_NAMES[card], (0, 0, 0, 0, 0), state.active, state.active, 0, number))
    state.phase = "pay"
    begin_actions_if_paid(state, told)


def use_server(state: State, place: int) -> None:
    """The badges of a paid Server count this turn (CH.pay, CH.servers)."""
    state.server_states[place] = "paid"
    gain_badges(state, state.server_cards[place])


def gain_badges(state: State, card: int) -> None:
    """The badges of all Blocks played and Servers paid add up (CH.chain)."""
    badges = CARD_BADGES[card]
    for badge in range(len(badges)):
        if badges[badge] > 0:
            state.gained[badge] += badges[badge]
    if badges[STORE] > 0:
        state.store_badges.append(badges[STORE])


def can_be_paid(state: State, place: int) -> bool:
    """A Server of the active player that is not paid yet, and cheap enough (CH.pay)."""
    if state.server_owners[place] != state.active or state.server_states[place] != "usable":
        return False
    return COSTS[state.server_cards[place]] <= sum(state.wallets[state.active])


def begin_actions_if_paid(state: State, told: Told) -> None:
    """The Pay phase is skipped as soon as there is nothing one could pay for (CH.pay)."""
    for place in range(len(state.server_numbers)):
        if can_be_paid(state, place):
            return
    begin_actions(state, told)


def begin_actions(state: State, told: Told) -> None:
    """The Action phase (CH.action)."""
    state.phase = "action"
    if told is not None:
        told(events.ActionsBegan(state.active))


def settle(state: State, chance: Chance, told: Told) -> None:
    """After coins have moved: somebody may have won or be out; a turn ends with its player (CH.store.alert, CH-18)."""
    judge(state, told)
    if state.phase != "over" and state.out[state.active]:
        state.discards += state.blocks
        begin_next_turn(state, chance, told)


def begin_next_turn(state: State, chance: Chance, told: Told) -> None:
    """The next player clockwise who is still in; unless the turns agreed are over (CH.end, CH-22) or all are stuck.

    Where Hacks may not be played for nothing, hands can fill up with them for good (CH-17).
    """
    state.idle = 0 if state.busy else state.idle + 1
    seat = (state.active + 1) % state.seats
    while state.out[seat]:
        seat = (seat + 1) % state.seats
    if 0 < state.agreed.turn_cap <= state.turns[seat]:
        finish(state, "turn_cap", told)
    elif state.idle >= IDLE_ROUNDS * players_in(state):
        finish(state, "stuck", told)
    else:
        begin_turn(state, seat, chance, told)
