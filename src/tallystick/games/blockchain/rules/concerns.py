"""Whom an announcement concerns: what decides whether somebody is asked in person, or lets it happen.

It depends on nothing but what lies open on the table, so that nobody learns anything from who is asked (CH-3).
"""

from tallystick.games.blockchain import components as box
from tallystick.games.blockchain.rules.hacks import card_of, server_of, tiles_of, void
from tallystick.games.blockchain.rules.paying import place_of_server
from tallystick.games.blockchain.scoring import stored_coins
from tallystick.games.blockchain.state import State


def concerns(state: State, seat: int) -> bool:
    """A trade with this seat, a Hack against what is its own, or somebody else about to win (CH.hacks, CH-3)."""
    if state.phase != "window" or state.out[seat]:
        return False
    if state.stack and state.stack_owners[-1] == seat:
        return False
    if is_winning(state) and seat != state.active:
        return True
    if state.stack:
        return is_hit(state, seat)
    return state.action == "trade" and state.partner == seat


def is_winning(state: State) -> bool:
    """The coins that are announced would fill the cold storage, unless a Lockout on the stack forbids it (CH.goal)."""
    if state.action != "store":
        return False
    if stored_coins(state, state.active) + sum(state.action_coins) < box.COINS_EACH * box.KINDS_OF_COIN:
        return False
    voided = void(state)
    return not any(card_of(code) == box.LOCKOUT and not voided[place] for place, code in enumerate(state.stack))


def is_hit(state: State, seat: int) -> bool:
    """The Hack on top is aimed at a trade, a Server, the storing or a Hack of this seat (CH.hacks)."""
    code = state.stack[-1]
    card = card_of(code)
    if card == box.ROLLBACK:
        return seat in state.stack_owners[:-1]
    if card == box.CRASH:
        place = place_of_server(state, server_of(code))
        return place >= 0 and state.server_owners[place] == seat
    if card == box.LOCKOUT:
        return seat == state.active and state.action != "between"
    if state.action != "trade" or seat not in (state.active, state.partner):
        return False
    tiles = tiles_of(code)
    return card == box.SCAM or state.from_tile in tiles or state.to_tile in tiles
