"""Decks, coins, first entities and stations (SV.setup, SV.prep)."""

from tallystick.games.shelves_voyage import components as box
from tallystick.games.shelves_voyage import events
from tallystick.games.shelves_voyage.options import VoyageOptions
from tallystick.games.shelves_voyage.rules.naming import check_text
from tallystick.games.shelves_voyage.rules.turns import move_meeple, next_turn
from tallystick.games.shelves_voyage.rules.writing import add_entity
from tallystick.games.shelves_voyage.state import State
from tallystick.kernel.chance import Chance
from tallystick.kernel.messages import Told
from tallystick.kernel.refusals import Refused


def setup(seats: int, options: VoyageOptions, version: int, chance: Chance, told: Told) -> State:
    """Four coins, four dice and a Major Arcana for everybody (SV.setup, SV.prep.1)."""
    state = State().fresh(seats, options, version)
    if state.agreed.arcana:
        state.minor_deck = minor_cards(state)
        chance.shuffle(state.minor_deck)
        state.major_deck = major_cards(state)
        chance.shuffle(state.major_deck)
    if told is not None:
        majors = len(state.major_deck)
        told(events.GameBegan(box.COINS, majors, state.master, len(state.minor_deck), tuple(state.players)))
    if state.agreed.arcana:
        for seat in state.players:
            card = state.major_deck.pop(0)
            state.majors[seat].append(card)
            if told is not None:
                told(events.MajorDealt(card, seat))
    return state


def minor_cards(state: State) -> list[int]:
    """Four of each, without those of a module that is off (SV.minor, SV.modules.2, SV.modules.3, SV-30)."""
    away = [*(() if state.agreed.goose else box.GOOSE_MINORS), *(() if state.agreed.legacy else box.LEGACY_MINORS)]
    return [card for card in range(1, len(box.MINORS) + 1) for copy in range(box.COPIES) if card not in away]


def major_cards(state: State) -> list[int]:
    """All 22, without those of a module that is off (SV.major, SV.modules.2, SV.modules.3, SV-30)."""
    away = [*(() if state.agreed.goose else box.GOOSE_MAJORS), *(() if state.agreed.legacy else box.LEGACY_MAJORS)]
    return [card for card in range(1, box.MAJORS + 1) if card not in away]


def place_entity(state: State, seat: int, text: str, chance: Chance, told: Told) -> None:
    """A first entity without a statement (SV.prep.2); after the last one meeples are placed (SV.prep.3)."""
    if state.phase != "place":
        raise Refused("not_now", section="SV.prep.2")
    check_text(text, "SV.prep.2")
    state.waiting.remove(seat)
    add_entity(state, text, [seat], seat, "first", told)
    if state.waiting:
        return
    if state.agreed.goose:
        for player in state.players:
            move_meeple(state, player, chance.die(), "start", [], told)
    next_turn(state, told)
