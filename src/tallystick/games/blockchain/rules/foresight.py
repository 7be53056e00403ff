"""What a reaction window leads to: if everybody passes now, and with each Hack that one seat could play instead.

Nothing of it is a rule, and no entry holds it: it is said to a viewer, worked out from what that viewer may know. A die
that will be thrown again is a range.
"""

from typing import Final

from tallystick.games.blockchain import components as box
from tallystick.games.blockchain.rules.concerns import concerns
from tallystick.games.blockchain.rules.hacks import hack_of, playable, resolve_stack, tiles_of
from tallystick.games.blockchain.rules.leaving import has_won
from tallystick.games.blockchain.rules.storing import carry_out_store
from tallystick.games.blockchain.rules.trading import given_now, got_now
from tallystick.games.blockchain.state import State
from tallystick.games.blockchain.view import Ahead, Outcome, Use
from tallystick.kernel.chance import Chance

NOTHING: Final = (0, 0)
LOST_GAME: Final = 1000


class Always(Chance):
    """Dice that all fall the same way: between the lowest and the highest of them lies whatever can happen."""

    def __init__(self, face: int) -> None:
        self.face = face

    def below(self, n: int) -> int:
        return min(self.face, n) - 1


LOW: Final = Always(1)
HIGH: Final = Always(box.FACES)


def ahead(state: State, seat: int | None) -> Ahead:
    """For everybody, and for a seat that is asked its Hacks that could change what it gains or loses (CH.hacks)."""
    low, high = settled(state, LOW), settled(state, HIGH)
    dice = {}
    for tile in state.ring:
        reaches = (min(low.dice[tile], high.dice[tile]), max(low.dice[tile], high.dice[tile]))
        if reaches != (state.dice[tile], state.dice[tile]):
            dice[box.TILE_NAMES[tile]] = reaches
    passing = outcome(state, low, high)
    uses = useful(state, seat, passing) if seat is not None and seat in state.waiting else ()
    return Ahead(tuple([one for one in range(state.seats) if concerns(state, one)]), dice, passing, uses)


def settled(state: State, chance: Chance) -> State:
    """The table once the stack has taken effect as it lies; a Block that rerolls a die has done it too (CH.hacks)."""
    copy = state.clone()
    resolve_stack(copy, chance, None)
    if copy.action_tile != box.NO_TILE:
        copy.dice[copy.action_tile] = chance.die()
    return copy


def outcome(state: State, low: State, high: State) -> Outcome:
    """What becomes of the announced action between the lowest and the highest dice (CH.trade, CH.store, CH.goal)."""
    crashed = tuple([number for number in state.server_numbers if number not in low.server_numbers])
    if state.action == "trade":
        given, got, why = traded(low, high)
        return Outcome(crashed, given, got, False, why, None)
    if state.action != "store":
        return Outcome(crashed, NOTHING, NOTHING, False, "", None)
    before = sum(low.wallets[low.active])
    carry_out_store(low, None)
    refused = sum(low.wallets[low.active]) == before
    return Outcome(crashed, NOTHING, NOTHING, refused, "", low.active if has_won(low, low.active) else None)


def traded(low: State, high: State) -> tuple[tuple[int, int], tuple[int, int], str]:
    """How many coins are given and got, at least and at most, and why they are not (CH.trade, CH-8, CH-9)."""
    given = (given_now(low), given_now(high))
    got = (got_now(low), got_now(high))
    owned = low.wallets[low.active][low.give]
    if low.scammed and not low.agreed.scam_keeps_coins:
        return NOTHING, NOTHING, "cancelled"
    if owned < given[0]:
        return NOTHING, NOTHING, "cannot_pay"
    if low.scammed:
        return given, NOTHING, "scam"
    return given, got, "" if owned >= given[1] else "perhaps"


def useful(state: State, seat: int, passing: Outcome) -> tuple[Use, ...]:
    """The Hacks in the hand, with their targets, that could be better for the seat than a pass; the best ones first."""
    found: list[tuple[int, int, Use]] = []
    least, most = worth(state, seat, passing)
    for card in sorted(set(state.hands[seat])):
        if card < box.FIRST_HACK:
            continue
        for code in targets(state, seat, card):
            copy = state.clone()
            copy.stack.append(code)
            copy.stack_owners.append(seat)
            then = outcome(copy, settled(copy, LOW), settled(copy, HIGH))
            worst, best = worth(state, seat, then)
            if worst > least or best > most:
                hack = hack_of(code)
                found.append((-worst - best, card, Use(hack.card, then, hack.server, hack.tiles)))
    found.sort(key=by_worth)
    return tuple([use for _worth, _card, use in found])


def by_worth(one: tuple[int, int, Use]) -> tuple[int, int]:
    return one[0], one[1]


def targets(state: State, seat: int, card: int) -> list[int]:
    """Where the Hack could change something now: dice only on the tiles of the running trade (CH.trade)."""
    codes = playable(state, seat, card)
    if card not in (box.FLASH_SWAP, box.SHOCK):
        return codes
    if state.action != "trade":
        return []
    return [code for code in codes if state.from_tile in tiles_of(code) or state.to_tile in tiles_of(code)]


def worth(state: State, seat: int, then: Outcome) -> tuple[int, int]:
    """What it brings the seat, at worst and at best, in coins; a Server counts a bit more than its price (CH.pay)."""
    sure = 0
    for place in range(len(state.server_numbers)):
        if state.server_numbers[place] in then.crashed and state.server_owners[place] == seat:
            sure -= 2 + box.COSTS[state.server_cards[place]]
    if then.wins is not None:
        sure += LOST_GAME if then.wins == seat else -LOST_GAME
    if then.refused and seat == state.active:
        sure -= sum(state.action_coins)
    if state.action != "trade" or seat not in (state.active, state.partner):
        return sure, sure
    least, most = then.got[0] - then.given[1], then.got[1] - then.given[0]
    if then.why == "perhaps":
        least, most = min(least, 0), max(most, 0)
    return (sure + least, sure + most) if seat == state.active else (sure - most, sure - least)
