"""The six Hacks: their targets, their effects, and the stack they lie on (CH.hacks)."""

from typing import Final

from tallystick.games.blockchain import components as box
from tallystick.games.blockchain import events
from tallystick.games.blockchain.agreed import LOCK_EVERYTHING, LOCK_FIVE
from tallystick.games.blockchain.moves import Answer, Hack, PlayHack
from tallystick.games.blockchain.rules.acting import card_in_hand, reroll
from tallystick.games.blockchain.rules.leaving import discard_server
from tallystick.games.blockchain.rules.paying import place_of_server
from tallystick.games.blockchain.state import State
from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Move, Told
from tallystick.kernel.refusals import Refused

EVERYTHING: Final = 99


def coded(card: int, first: int = box.NO_TILE, second: int = box.NO_TILE, server: int = 0) -> int:
    """A Hack with its targets as one number.

    >>> card_of(coded(16, server=40)), server_of(coded(16, server=40)), tiles_of(coded(14, 0, 2))
    (16, 40, (0, 2))
    """
    return ((server * 8 + second) * 8 + first) * 32 + card


def card_of(code: int) -> int:
    return code % 32


def server_of(code: int) -> int:
    return code // 2048


def tiles_of(code: int) -> tuple[int, ...]:
    first = code // 32 % 8
    second = code // 256 % 8
    if first == box.NO_TILE:
        return ()
    return (first,) if second == box.NO_TILE else (first, second)


def hack_of(code: int) -> Hack:
    """The Hack as a seat writes it."""
    return Hack(
        box.CARD_NAMES[card_of(code)], server_of(code), tuple([box.TILE_NAMES[tile] for tile in tiles_of(code)])
    )


TARGETS: Final = [[coded(card)] for card in range(box.LOCKOUT + 1)]
"""The Hack of each card with every target it always has; a Crash has its own while there are Servers."""
TARGETS[box.FLASH_SWAP] = [
    coded(box.FLASH_SWAP, first, second) for second in range(box.TILES) for first in range(second)
]
TARGETS[box.SHOCK] = [coded(box.SHOCK, tile) for tile in range(box.TILES)]
NONE: Final[list[int]] = []
ANSWERS: Final[list[list[Move]]] = [[Answer(hack_of(code)) for code in codes] for codes in TARGETS]
PLAYS: Final[list[list[Move]]] = [[PlayHack(hack_of(code)) for code in codes] for codes in TARGETS]


def hack_moves(state: State, seat: int, card: int, answers: bool) -> list[Move]:
    """The moves that play this card, as an answer or in one's own turn (CH.hacks)."""
    codes = playable(state, seat, card)
    if codes is TARGETS[card]:
        return ANSWERS[card] if answers else PLAYS[card]
    moves: list[Move] = []
    for code in codes:
        hack = hack_of(code)
        moves.append(Answer(hack) if answers else PlayHack(hack))
    return moves


def playable(state: State, seat: int, card: int) -> list[int]:
    """The Hack with each target it may have now; without effect only where that is allowed (CH.hacks, CH-17)."""
    if not state.agreed.hacks_may_fail and not has_effect(state, seat, card):
        return NONE
    if card == box.CRASH and state.server_numbers:
        return [coded(box.CRASH, server=number) for number in state.server_numbers]
    return TARGETS[card]


def has_effect(state: State, seat: int, card: int) -> bool:
    """Whether the Hack could do what it says, if it were carried out now (CH.hacks, CH-17).

    Scam is for the player who is asked to trade (CH-9), Lockout for somebody's turn and not for the time between
    turns (CH-23), Rollback for an answer to another Hack.
    """
    if card == box.CRASH:
        return len(state.server_numbers) > 0
    if card == box.SCAM:
        return state.action == "trade" and state.partner == seat
    if card == box.ROLLBACK:
        return len(state.stack) > 0
    if card == box.LOCKOUT:
        return state.action != "between"
    return True


def could_matter(state: State, seat: int, card: int) -> bool:
    """Whether it is worth a thought in this window: dice while a trade runs, what is others' otherwise (CH.hacks).

    It depends on nothing that only another seat knows.
    """
    if card < box.FIRST_HACK or state.phase != "window" or not state.action or not has_effect(state, seat, card):
        return False
    if card in (box.FLASH_SWAP, box.SHOCK):
        return state.action == "trade"
    if card == box.CRASH:
        return state.server_owners.count(seat) < len(state.server_owners)
    if card == box.LOCKOUT:
        return seat != state.active
    return True


def read_hack(state: State, seat: int, hack: Hack) -> int:
    """The Hack of a move, if the player holds it, its target exists, and it may be played now (CH.hacks)."""
    card = card_in_hand(state, seat, hack.card, "CH.hacks")
    if card < box.FIRST_HACK:
        raise Refused("not_a_hack", section="CH.hacks")
    if not state.agreed.hacks_may_fail and not has_effect(state, seat, card):
        raise Refused("no_effect", section="CH.hacks", ruling="CH-17")
    tiles = [box.TILE_OF_NAME.get(name, box.NO_TILE) for name in hack.tiles[:3]]
    if len(tiles) > 2 or box.NO_TILE in tiles or not 0 <= hack.server < 10**9:
        raise Refused("bad_target", section="CH.hacks")
    tiles += [box.NO_TILE, box.NO_TILE]
    code = coded(card, tiles[0], tiles[1], hack.server)
    if code not in playable(state, seat, card):
        raise Refused("bad_target", section="CH.hacks")
    return code


def void(state: State) -> list[bool]:
    """Which Hacks of the stack a Rollback discards: those below it (CH.scenario.4, CH-12), or all others."""
    found = [False] * len(state.stack)
    rolled_back = False
    for place in range(len(state.stack) - 1, -1, -1):
        found[place] = rolled_back
        if card_of(state.stack[place]) == box.ROLLBACK:
            if not rolled_back and state.agreed.rollback_takes_all:
                for above in range(place + 1, len(state.stack)):
                    found[above] = True
            rolled_back = True
    return found


def resolve_stack(state: State, chance: Chance, told: Told) -> None:
    """The last Hack has priority, and no new window opens in between (CH.hacks, CH-4); then all are discarded."""
    if not state.stack:
        return
    voided = void(state)
    order = list(range(len(state.stack)))
    if state.agreed.last_hack_first:
        order.reverse()
    for place in order:
        work(state, place, voided[place], chance, told)
    for code in state.stack:
        state.discards.append(card_of(code))
    state.stack = []
    state.stack_owners = []


def work(state: State, place: int, voided: bool, chance: Chance, told: Told) -> None:
    """One Hack takes effect, unless it was rolled back or has nothing to work on (CH.hacks, CH-17, CH-21)."""
    code = state.stack[place]
    owner = state.stack_owners[place]
    card = card_of(code)
    why = ""
    if voided:
        why = "rolled_back"
    elif not works(state, place):
        why = "no_effect"
    if told is not None:
        if why:
            told(events.HackFailed(box.CARD_NAMES[card], owner, why))
        else:
            told(events.HackWorked(box.CARD_NAMES[card], owner))
    if why:
        return
    if card == box.FLASH_SWAP:
        swap(state, tiles_of(code), told)
    elif card == box.SHOCK:
        reroll(state, tiles_of(code)[0], chance, told)
    elif card == box.CRASH:
        crash(state, place_of_server(state, server_of(code)), told)
    elif card == box.SCAM:
        state.scammed = True
    elif card == box.LOCKOUT:
        lock_out(state)


def works(state: State, place: int) -> bool:
    """A Server that is gone by now cannot crash, and a Rollback without a Hack below it does nothing (CH-21)."""
    code = state.stack[place]
    card = card_of(code)
    if card == box.CRASH:
        return place_of_server(state, server_of(code)) >= 0
    if card == box.ROLLBACK:
        return place > 0 or (state.agreed.rollback_takes_all and len(state.stack) > 1)
    return has_effect(state, state.stack_owners[place], card)


def swap(state: State, tiles: tuple[int, ...], told: Told) -> None:
    """Two tiles exchange their dice (CH.scenario.1)."""
    first, second = tiles[0], tiles[1]
    state.dice[first], state.dice[second] = state.dice[second], state.dice[first]
    if told is not None:
        values = (state.dice[first], state.dice[second])
        told(events.DiceSwapped((box.TILE_NAMES[first], box.TILE_NAMES[second]), values))


def crash(state: State, place: int, told: Told) -> None:
    """The Server is discarded; what was paid for stays this turn (CH.scenario.3, CH-11), or is lost if agreed."""
    card = state.server_cards[place]
    owner = state.server_owners[place]
    if state.agreed.crash_takes_actions and owner == state.active and state.server_states[place] == "paid":
        badges = box.CARD_BADGES[card]
        for badge in range(len(badges)):
            state.gained[badge] -= badges[badge]
        if badges[box.STORE] in state.store_badges:
            state.store_badges.remove(badges[box.STORE])
    if told is not None:
        told(events.ServerCrashed(box.CARD_NAMES[card], owner, state.server_numbers[place]))
    discard_server(state, place)


def lock_out(state: State) -> None:
    """Five coins fewer may be stored this turn (CH.scenario.4, CH-10); or one Store badge is lost, or all storing."""
    if state.agreed.lockout == LOCK_FIVE:
        state.locked += box.LOCKED
    elif state.agreed.lockout == LOCK_EVERYTHING:
        state.locked = EVERYTHING
    elif state.store_badges:
        largest = max(state.store_badges)
        state.store_badges.remove(largest)
        state.locked += largest
