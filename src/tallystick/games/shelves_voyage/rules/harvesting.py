"""Harvest: coins or cards (SV.action.1)."""

from tallystick.games.shelves_voyage import events
from tallystick.games.shelves_voyage.elements import Act
from tallystick.games.shelves_voyage.rules.acting import end_act
from tallystick.games.shelves_voyage.rules.purse import change_coins
from tallystick.games.shelves_voyage.state import State
from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Told
from tallystick.kernel.refusals import Refused


def harvests(state: State) -> list[str]:
    """What there is to be taken; without Arcana only coins (SV.action.1, SV.modules.1, SV-30)."""
    found = ["coins"]
    if state.agreed.arcana:
        if state.minor_deck or state.discards:
            found.append("minor")
        if state.major_deck:
            found.append("major")
    return found


def harvest(state: State, act: Act, take: str, chance: Chance, told: Told) -> None:
    """Two coins, a Minor Arcana, or two Major Arcana of which one is kept (SV.action.1)."""
    if act.step != "harvest":
        raise Refused("not_now", section="SV.action.1")
    if take not in harvests(state):
        raise Refused("nothing_to_harvest", section="SV.action.1", take=take[:12])
    if take == "major":
        draw_majors(state, act, told)
        return
    if take == "coins":
        change_coins(state, act.seat, 2, "harvest", told)
    else:
        draw_minor(state, act.seat, chance, told)
    end_act(state, act, False, told)


def draw_minor(state: State, seat: int, chance: Chance, told: Told) -> None:
    """The top card into the hand; played cards are shuffled into a new deck when it is empty (SV.minor, SV-18)."""
    if not state.minor_deck:
        state.minor_deck = state.discards
        state.discards = []
        chance.shuffle(state.minor_deck)
        if told is not None:
            told(events.DeckShuffled(len(state.minor_deck)))
    card = state.minor_deck.pop(0)
    state.minors[seat].append(card)
    state.minors[seat].sort()
    if told is not None:
        told(events.MinorDrawn(card, seat))


def draw_majors(state: State, act: Act, told: Told) -> None:
    """Look at two, or at the last one there is (SV.action.1)."""
    act.drawn = state.major_deck[:2]
    state.major_deck = state.major_deck[2:]
    act.step = "keep"
    if told is not None:
        told(events.MajorsDrawn(tuple(act.drawn), len(act.drawn), act.seat))


def keep_major(state: State, act: Act, card: int | None, told: Told) -> None:
    """Keep one beside those one has, or in their place; the rest goes under the deck (SV.action.1, SV-29)."""
    if act.step != "keep":
        raise Refused("not_now", section="SV.action.1")
    if card is None or card not in act.drawn:
        raise Refused("card_not_drawn", section="SV.action.1")
    returned = [other for other in act.drawn if other != card]
    hand = state.majors[act.seat]
    if state.agreed.majors_replace:
        returned += hand
        hand.clear()
    hand.append(card)
    hand.sort()
    state.major_deck += returned
    act.drawn = []
    if told is not None:
        told(events.MajorKept(card, tuple(returned), act.seat))
    end_act(state, act, False, told)
