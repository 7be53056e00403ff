"""The moves of each game, and the blanks of a form, as the tables of the protocol's page."""

import inspect
import re
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from tallystick.games import OURS
from tallystick.kernel.forms import AnyBlank, texts_in
from tallystick.kernel.messages import Move, hidden_fields

PART = re.compile(r"(<!-- make types: ([\w-]+) -->\n).*?(<!-- end -->)", re.DOTALL)
"""A part of the page that is written here, between two marks; the first names what it is."""
NAMES = {int: "number", str: "text", bool: "true or false"}


def with_tables(page: str) -> str:
    """The page with every part written anew."""
    parts = {game.name: moves_of(game.moves) for game in OURS} | {"blanks": blanks()}
    if missing := parts.keys() - {name for _, name, _ in PART.findall(page)}:
        raise SystemExit(f"the protocol's page has no place for {', '.join(sorted(missing))}")
    return PART.sub(lambda found: found[1] + parts[found[2]] + found[3], page)


def moves_of(kinds: tuple[type[Move], ...]) -> str:
    return table(("move", "fields", "asks for"), [(f"`{tag_of(kind)}`", fields(kind), said_of(kind)) for kind in kinds])


def blanks() -> str:
    rows: list[tuple[str, ...]] = []
    for kind in get_args(AnyBlank):
        names = [f'"blank": "{tag_of(kind)}"', *(f'"{field.name}"' for field in msgspec.structs.fields(kind))]
        rows.append((f"`{{{', '.join(names)}}}`", said_of(kind)))
    return table(("blank", "the field is"), rows)


def table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def tag_of(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def said_of(kind: type) -> str:
    return " ".join((inspect.getdoc(kind) or "").split()).replace("|", "\\|")


def fields(kind: type[Move]) -> str:
    """Each field with its type, and whether others see it and it must be there."""
    hints, told = get_type_hints(kind), []
    for field in msgspec.structs.fields(kind):
        notes = [type_of(hints[field.name])]
        if field.name in texts_in(kind):
            notes = [f"text of at most {texts_in(kind)[field.name].longest} characters"]
        if field.name in hidden_fields(kind):
            notes.append("hidden")
        if not field.required:
            notes.append("optional")
        told.append(f"`{field.name}` ({', '.join(notes)})")
    return ", ".join(told)


def type_of(hint: Any) -> str:
    """
    >>> type_of(tuple[int, ...]), type_of(Literal["a", "b"] | None)
    ('numbers', '`a` or `b`')
    """
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return " or ".join(type_of(part) for part in inner if part is not NoneType)
    if origin is Literal:
        return " or ".join(f"`{part}`" for part in inner)
    if origin is tuple:
        return f"{type_of(inner[0])}s"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return "`{" + ", ".join(f'"{field.name}"' for field in msgspec.structs.fields(hint)) + "}`"
    return NAMES[hint]
