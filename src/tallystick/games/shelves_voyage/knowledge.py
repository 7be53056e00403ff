"""The knowledge graph that a voyage leaves, for whoever takes it home (SV.session)."""

from typing import Final

from tallystick.games.shelves_voyage.components import ACTIONS
from tallystick.games.shelves_voyage.events import EntityPlaced, StatementMade
from tallystick.games.shelves_voyage.view import View
from tallystick.kernel.graph import Entity, Graph, Statement

MADE_BY: Final = {
    str(EntityPlaced.__struct_config__.tag): "entity",
    str(StatementMade.__struct_config__.tag): "statement",
}


def graph_in(view: View | None) -> Graph:
    """The graph that everybody sees in this view; there is none before the start."""
    if view is None:
        return Graph((), (), MADE_BY)
    return Graph(
        tuple(Entity(one.node, one.text, one.authors, one.turn, one.legacies) for one in view.entities),
        tuple(
            Statement(one.node, one.subject, one.predicate, one.object, one.authors, one.turn, ACTIONS[one.action - 1])
            for one in view.statements
        ),
        MADE_BY,
    )
