"""Legacies: meeples on entities that invite everybody to go on there (SV.legacy)."""

from tallystick.games.shelves_voyage import events
from tallystick.games.shelves_voyage.components import LEGACY_COST
from tallystick.games.shelves_voyage.elements import entity_node, place_of
from tallystick.games.shelves_voyage.moves import NOBODY, PlayMinor
from tallystick.games.shelves_voyage.rules.naming import check_entity
from tallystick.games.shelves_voyage.rules.purse import change_coins
from tallystick.games.shelves_voyage.state import State
from tallystick.kernel.messages import Told
from tallystick.kernel.refusals import Refused


def may_pay_legacy(state: State, seat: int) -> bool:
    """No minimum is needed where coins may go below zero (SV.legacy, SV-15)."""
    return state.agreed.below_zero or state.coins[seat] >= LEGACY_COST


def entities_without(state: State, seat: int) -> list[str]:
    """Where a player has no Legacy yet: one for each player and entity (SV.legacy, SV-28)."""
    nodes: list[str] = []
    for place in range(len(state.entities)):
        owners = state.legacies[place]
        if not state.entities[place].merged and not (owners and seat in owners):
            nodes.append(entity_node(place))
    return nodes


def entities_with(state: State, seat: int) -> list[str]:
    """Where a player has a Legacy (SV.legacy)."""
    return [entity_node(place) for place in range(len(state.legacies)) if seat in state.legacies[place]]


def place_legacy(state: State, seat: int, entity: str, told: Told) -> None:
    """At any time, for two coins (SV.legacy, SV.session)."""
    if not state.agreed.legacy:
        raise Refused("module_off", section="SV.modules.3", ruling="SV-30")
    if seat not in state.players:
        raise Refused("only_players", section="SV.master", ruling="SV-12")
    place = check_entity(state, entity, "SV.legacy")
    if seat in state.legacies[place]:
        raise Refused("legacy_there", section="SV.legacy", ruling="SV-28")
    if not may_pay_legacy(state, seat):
        raise Refused("too_few_coins", section="SV.legacy", ruling="SV-15", coins=state.coins[seat])
    set_legacies(state, place, [*state.legacies[place], seat])
    if told is not None:
        told(events.LegacyPlaced(entity, seat, state.entities[place].text))
    change_coins(state, seat, -LEGACY_COST, "legacy", told)


def set_legacies(state: State, place: int, seats: list[int]) -> None:
    state.legacies[place] = sorted(seats)


def check_king(state: State, move: PlayMinor) -> None:
    """A Legacy that is there, and one thing to do with it (SV.minor.14, SV-28)."""
    place = check_entity(state, move.entity, "SV.minor.14")
    if move.seat not in state.legacies[place]:
        raise Refused("no_such_legacy", section="SV.minor.14")
    if move.to and move.heir != NOBODY:
        raise Refused("card_not_so", section="SV.minor.14")
    if move.to and move.seat in state.legacies[check_entity(state, move.to, "SV.minor.14")]:
        raise Refused("legacy_there", section="SV.minor.14", ruling="SV-28")
    if move.heir != NOBODY:
        if move.heir not in state.players:
            raise Refused("no_such_player", section="SV.minor.14", seat=str(move.heir)[:8])
        if move.heir in state.legacies[place]:
            raise Refused("legacy_there", section="SV.minor.14", ruling="SV-28")


def alter_legacy(state: State, seat: int, move: PlayMinor, told: Told) -> None:
    """King: take a Legacy away, put it elsewhere, or give it another colour (SV.minor.14)."""
    place = place_of(move.entity)
    how = "moved" if move.to else "removed" if move.heir == NOBODY else "recoloured"
    left = [owner for owner in state.legacies[place] if owner != move.seat]
    set_legacies(state, place, left if move.heir == NOBODY else [*left, move.heir])
    if move.to:
        other = place_of(move.to)
        set_legacies(state, other, [*state.legacies[other], move.seat])
    if told is not None:
        text = state.entities[place].text
        told(events.LegacyAltered(move.entity, move.heir, how, move.seat, seat, text, move.to))
