"""Moves and events: what a seat asks for, and what happened."""

from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Annotated, TypeVar, get_args, get_type_hints

import msgspec

from tallystick.kernel.seats import Viewer

T = TypeVar("T")
E = TypeVar("E", bound="Event")


class _Hidden:
    """Marks a field that is for one seat only."""


Secret = Annotated[T | None, _Hidden]
"""A field that its seat knows and nobody else: others get None in its place."""


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", omit_defaults=True, gc=False):
    """What somebody asks for. Who asks is never inside: it comes from the connection."""


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="event", gc=False):
    """What happened: past tense, complete in itself. Secrets in it belong to its field `seat`.

    It holds plain values only, nothing that leads back to it: the garbage collector need not look (`gc=False`).
    """


def moves_in(module: ModuleType) -> tuple[type[Move], ...]:
    """Every kind of move that the module defines, in its order."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Move)]
    return tuple(kind for kind in kinds if kind.__module__ == module.__name__)


Teaching = type[Event] | tuple[type[Event], str]
"""What teaches an idea: every event of a kind, or those that say a certain reason."""

Told = Callable[[Event], None] | None
"""Who listens to what happens; with None no event is even made."""


@cache
def hidden_fields(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The names of the fields of this kind of move or event that are for one seat only."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(name for name, hint in hints.items() if _Hidden in get_args(hint))


@cache
def _blanks(kind: type[msgspec.Struct]) -> dict[str, None]:
    """Nothing in the place of each field that is for one seat only."""
    return dict.fromkeys(hidden_fields(kind))


def public(message: T) -> T:
    """The move or event as everybody may know it."""
    blanks = _blanks(type(message))  # type: ignore[arg-type]
    return msgspec.structs.replace(message, **blanks) if blanks else message  # type: ignore[type-var]


def witness(event: E, viewer: Viewer) -> E:
    """The event as that viewer may see it."""
    if hidden_fields(type(event)) and not viewer.may_know(event.seat):  # type: ignore[attr-defined]
        return public(event)
    return event
