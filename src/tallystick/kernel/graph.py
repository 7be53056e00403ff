"""A knowledge graph that people make at a table, as a game tells it to the exports."""

from collections.abc import Mapping
from typing import NamedTuple


class Entity(NamedTuple):
    """A thing; `text` is what a person wrote, or a name of the box. Authors and `legacies` are seats."""

    id: str
    text: str
    authors: tuple[int, ...]
    turn: int
    legacies: tuple[int, ...]


class Statement(NamedTuple):
    """Subject, predicate and object; the ends are entities or statements, by their ids."""

    id: str
    subject: str
    predicate: str
    object: str
    authors: tuple[int, ...]
    turn: int
    action: str


class Graph(NamedTuple):
    """What everybody sees of it now."""

    entities: tuple[Entity, ...]
    statements: tuple[Statement, ...]
    made_by: Mapping[str, str]
    """The events that bring something new, each with its field that holds the id."""
