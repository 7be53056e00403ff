"""Minor Arcana: powers to be used at any time (SV.minor, SV.session)."""

from typing import Final

from tallystick.games.shelves_voyage import components as box
from tallystick.games.shelves_voyage import events
from tallystick.games.shelves_voyage.moves import NOBODY, PlayMinor
from tallystick.games.shelves_voyage.rules.acting import new_act
from tallystick.games.shelves_voyage.rules.legacies import alter_legacy, check_king
from tallystick.games.shelves_voyage.rules.purse import change_coins
from tallystick.games.shelves_voyage.rules.resonance import add_die, check_adding, check_donor, is_choosing, pay_donor
from tallystick.games.shelves_voyage.rules.turns import move_meeple
from tallystick.games.shelves_voyage.state import State
from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Told
from tallystick.kernel.refusals import Refused

FIELDS: Final[dict[int, str]] = {
    box.TREASURE: "amount",
    box.TURTLE: "seat",
    box.HARE: "seat",
    box.PAGE: "die",
    box.KNIGHT: "seat amount",
    box.QUEEN: "seat die",
    box.KING: "seat entity to heir",
}
"""Which fields of the move each card uses."""


def play_minor(state: State, seat: int, move: PlayMinor, chance: Chance, told: Told) -> None:
    """Play a card from the hand and discard it (SV.minor, SV-18).

    A Treasure is four coins more or less (SV.minor.1). A Catalogue (SV.minor.7) and a Medium (SV.minor.8) allow
    something to people; the next statement keeps a note of it.
    """
    check_minor(state, seat, move)
    card = move.card
    state.minors[seat].remove(card)
    state.discards.append(card)
    state.minors_used[seat] += 1
    if told is not None:
        told(events.MinorPlayed(card, seat, seat if move.seat == NOBODY else move.seat))
    if card == box.TREASURE:
        change_coins(state, seat, move.amount, "treasure", told)
    elif box.CREATE_CARD <= card <= box.INVENT_CARD:
        play_action(state, seat, card)
    elif card in (box.CATALOGUE, box.MEDIUM):
        state.aids[seat] |= 1 if card == box.CATALOGUE else 2
    elif card in (box.TURTLE, box.HARE):
        push_meeple(state, move.seat, card, chance, told)
    elif card == box.PAGE:
        add_die(state, move.die, seat, "page", told)
        pay_donor(state, seat, told)
    elif card == box.KNIGHT:
        change_coins(state, move.seat, -move.amount, "knight", told)
    elif card == box.QUEEN:
        add_die(state, move.die, move.seat, "queen", told)
    else:
        alter_legacy(state, seat, move, told)


def check_minor(state: State, seat: int, move: PlayMinor) -> None:
    """A card one holds, used as it says (SV.minor)."""
    card = move.card
    if card not in state.minors[seat]:
        raise Refused("minor_not_held", section="SV.minor", card=str(card)[:8])
    section = f"SV.minor.{card}"
    uses = FIELDS.get(card, "")
    if (
        (move.amount and "amount" not in uses)
        or (move.die and "die" not in uses)
        or (move.seat != NOBODY and "seat" not in uses)
        or ((move.entity or move.to or move.heir != NOBODY) and card != box.KING)
    ):
        raise Refused("card_not_so", section=section)
    if card == box.TREASURE and move.amount not in (box.TREASURE_COINS, -box.TREASURE_COINS):
        raise Refused("card_not_so", section=section)
    if box.CREATE_CARD <= card <= box.INVENT_CARD and not may_play_action(state):
        raise Refused("act_in_progress", section="SV.minor", ruling="SV-32")
    if card in (box.TURTLE, box.HARE, box.KNIGHT) and move.seat not in state.players:
        raise Refused("no_such_player", section=section, seat=str(move.seat)[:8])
    if card == box.PAGE:
        check_page(state, seat, move.die)
    elif card == box.KNIGHT:
        check_knight(seat, move)
    elif card == box.QUEEN:
        check_queen(state, seat, move)
    elif card == box.KING:
        check_king(state, move)


def may_play_action(state: State) -> bool:
    """Cards with an action wait until no act is under way and no answer is owed (SV.minor, SV-32)."""
    return not state.acts and state.asked_seat == NOBODY


def play_action(state: State, seat: int, card: int) -> None:
    """Create, Advocate, Manipulate, Quarrel, Invent: the action, without movement (SV.minor.2, SV.minor.3).

    The same holds for the others (SV.minor.4, SV.minor.5); Invent does not clear the pool (SV.minor.6). Create is
    Co-create, with a partner, unless agreed otherwise (SV-3).
    """
    act = new_act(seat, card, "card")
    act.needs_partner = not (card == box.CREATE_CARD and state.agreed.create_card_alone)
    state.acts.append(act)


def push_meeple(state: State, seat: int, card: int, chance: Chance, told: Told) -> None:
    """Turtle: back by the lower of two dice (SV.minor.9); Hare: forward by the higher (SV.minor.10, SV-14)."""
    dice = [chance.die(), chance.die()]
    if card == box.TURTLE:
        move_meeple(state, seat, -min(dice), "turtle", dice, told)
    else:
        move_meeple(state, seat, max(dice), "hare", dice, told)


def check_page(state: State, seat: int, die: int) -> None:
    """In another's turn, before a die is added: one of one's own dice is the added one (SV.minor.11, SV-31)."""
    if not is_choosing(state):
        raise Refused("not_now", section="SV.minor.11")
    if seat == state.active:
        raise Refused("not_in_own_turn", section="SV.minor.11", ruling="SV-31")
    if state.added_die:
        raise Refused("die_already_added", section="SV.minor.11", ruling="SV-5")
    if die not in state.pools[seat]:
        raise Refused("die_not_there", section="SV.minor.11", die=str(die)[:8])


def check_knight(seat: int, move: PlayMinor) -> None:
    """Another player loses up to three coins (SV.minor.12)."""
    if move.seat == seat:
        raise Refused("partner_is_oneself", section="SV.minor.12")
    if not 1 <= move.amount <= box.KNIGHT_COINS:
        raise Refused("card_not_so", section="SV.minor.12")


def check_queen(state: State, seat: int, move: PlayMinor) -> None:
    """In one's own turn somebody has to give a die, and earns nothing (SV.minor.13, SV-31)."""
    if seat != state.active or not is_choosing(state):
        raise Refused("only_in_own_turn", section="SV.minor.13", ruling="SV-31")
    check_donor(state, move.seat, "SV.minor.13")
    check_adding(state, move.seat, move.die, "SV.minor.13")
