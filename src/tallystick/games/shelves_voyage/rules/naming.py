"""Names of nodes and of texts: what a move may mention (SV.graph)."""

from typing import Final

from tallystick.games.shelves_voyage.elements import (
    NAMED,
    PLACES,
    STATEMENT_NAMES,
    UNNAMED,
    entity_node,
    place_of,
    statement_node,
)
from tallystick.games.shelves_voyage.packs import ENTITIES_OF, KNOWN, PREDICATES_OF
from tallystick.games.shelves_voyage.state import State
from tallystick.kernel.refusals import Refused

HEX: Final = frozenset("0123456789abcdef")
SUGGESTED: Final = 3


def in_threes(names: list[str]) -> list[tuple[str, ...]]:
    """For each name that one and those after it, around the end to the beginning; made once.

    >>> in_threes(["a", "b", "c", "d"])[2]
    ('c', 'd', 'a')
    """
    count = len(names)
    return [tuple([names[(first + place) % count] for place in range(SUGGESTED)]) for first in range(count)]


THREE_PREDICATES: Final = {theme: in_threes(names) for theme, names in PREDICATES_OF.items()}


def check_text(text: str, section: str) -> None:
    """A commitment of 64 hexadecimal digits, or a text of the box: words themselves never come in here (SV.graph)."""
    if not text:
        raise Refused("text_empty", section=section)
    if text not in KNOWN and not (len(text) == 64 and set(text) <= HEX):
        raise Refused("not_a_text", section=section)


def is_entity(state: State, node: str) -> bool:
    """One that lies on the table, and is not one with another by now (SV.graph, SV-36)."""
    return is_numbered(node, "e", len(state.entities)) and state.entities[place_of(node)].merged == ""


def is_node(state: State, node: str) -> bool:
    """An entity or a statement that lies on the table (SV.graph, SV.graph.meta)."""
    return is_entity(state, node) or is_numbered(node, "s", len(state.statements))


def is_numbered(node: str, letter: str, count: int) -> bool:
    """Whether this is the letter with a number from 1 to the count, written in the one way there is.

    >>> [is_numbered(node, "e", 12) for node in ("e12", "e0", "e012", "e13", "s1", "e", "")]
    [True, False, False, False, False, False, False]
    """
    place = PLACES.get(node, UNNAMED)
    if place != UNNAMED:
        return node[0] == letter and place < count
    digits = node[1:]
    if not 2 <= len(node) <= 6 or node[0] != letter or not (digits.isascii() and digits.isdecimal()):
        return False
    return digits[0] != "0" and int(digits) <= count


def check_entity(state: State, node: str, section: str) -> int:
    """The place of an entity that is there."""
    if not is_entity(state, node):
        raise Refused("no_such_entity", section=section, node=node[:8])
    return place_of(node)


def entity_nodes(state: State) -> list[str]:
    nodes: list[str] = []
    for place in range(len(state.entities)):
        if not state.entities[place].merged:
            nodes.append(entity_node(place))
    return nodes


def statement_nodes(state: State) -> list[str]:
    count = len(state.statements)
    return STATEMENT_NAMES[:count] if count <= NAMED else [statement_node(place) for place in range(count)]


def all_nodes(state: State) -> list[str]:
    """Everything a statement can be about (SV.graph)."""
    return entity_nodes(state) + statement_nodes(state)


def text_of(state: State, node: str, entity: str) -> str:
    """What stands on an element: an entity's text, a statement's predicate; for `new` what comes with it."""
    if node == "new":
        return entity
    place = place_of(node)
    return state.entities[place].text if node[0] == "e" else state.statements[place].predicate


def suggested_entities(state: State) -> tuple[str, ...]:
    """Up to three entities of the theme that are not on the table yet (SV.prep.2)."""
    there = {entity.text for entity in state.entities}
    names = ENTITIES_OF[state.agreed.theme]
    found: list[str] = []
    for place in range(len(names)):
        name = names[(place + 7 * len(there)) % len(names)]
        if name not in there:
            found.append(name)
            if len(found) == SUGGESTED:
                break
    return tuple(found)


def suggested_predicates(state: State) -> tuple[str, ...]:
    """Three predicates of the theme, others after each statement (SV.graph)."""
    threes = THREE_PREDICATES[state.agreed.theme]
    return threes[SUGGESTED * len(state.statements) % len(threes)]
