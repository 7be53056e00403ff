"""A knowledge graph that people make at a table, as a game tells it to the exports."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple


class Entity(NamedTuple):
    """A thing; `text` is what a person wrote, or a name of the box. Authors and `legacies` are seats."""

    id: str
    text: str
    authors: tuple[int, ...]
    turn: int
    legacies: tuple[int, ...]
    mended: bool = False


class Statement(NamedTuple):
    """Subject, predicate and object; the ends are entities or statements, by their ids."""

    id: str
    subject: str
    predicate: str
    object: str
    authors: tuple[int, ...]
    turn: int
    action: str
    why: str = ""
    aids: tuple[str, ...] = ()
    """What its authors might consult."""
    mended: bool = False


class Act(NamedTuple):
    """Something done that made, used or changed a part of the graph; times are in milliseconds since 1970."""

    id: str
    action: str
    seats: tuple[int, ...]
    turn: int
    why: str
    began: int | None
    ended: int | None = None
    used: tuple[str, ...] = ()
    made: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    """The acts that led to this one."""
    other: int | None = None
    """Whom it was done to."""
    winner: int | None = None
    how: str = ""
    votes: tuple[int, int] | None = None
    """For the winner, and against."""
    text: str = ""
    """What it was about, or what was written before it."""


class Thing(NamedTuple):
    """What the world calls a name of the box, each as `prefix:name`: its classes, itself, and what is close to it."""

    types: tuple[str, ...] = ()
    same: tuple[str, ...] = ()
    close: tuple[str, ...] = ()


Happened = Iterable[tuple[int | None, Sequence[Mapping[str, Any]]]]
"""The public events of each entry, and when that was."""


class Graph(NamedTuple):
    """What everybody sees of it now."""

    entities: tuple[Entity, ...]
    statements: tuple[Statement, ...]
    acts_in: Callable[[Happened], tuple[Act, ...]]
    """What was done, as the events tell it."""
    things: Mapping[str, Thing]
    """What is known of the names in the box."""
