"""The view of a game as TypeScript: what the browser's modules are checked against."""

import importlib
import inspect
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from tallystick.kernel.game import Game
from tallystick.kernel.messages import Event

NAMES = {int: "number", str: "string", bool: "boolean", NoneType: "null", Any: "any"}
HEAD = "// What one viewer may know, for the type checker only: written by `make types` from view.py and events.py."


def view_types(game: Game[Any]) -> str:
    """An interface for each struct of the view, and for each that stands in an event."""
    modules = [importlib.import_module(f"tallystick.games.{game.slug}.{name}") for name in ("events", "view")]
    structs = [kind for module in modules for kind in vars(module).values() if is_shape(kind, module.__name__)]
    return "\n\n".join([HEAD, *map(interface, structs)]) + "\n"


def is_shape(kind: object, module: str) -> bool:
    """Whether it is a struct that this module makes; events themselves are told apart by their names alone."""
    if not isinstance(kind, type) or not issubclass(kind, msgspec.Struct) or issubclass(kind, Event):
        return False
    return kind.__module__ == module


def interface(kind: type[msgspec.Struct]) -> str:
    hints = get_type_hints(kind)
    fields = [f"  {field.encode_name}: {type_of(hints[field.name])};" for field in msgspec.structs.fields(kind)]
    return "\n".join([comment(inspect.getdoc(kind) or ""), f"export interface {kind.__name__} {{", *fields, "}"])


def comment(text: str) -> str:
    lines = text.splitlines()
    if len(lines) == 1:
        return f"/** {text} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def type_of(hint: Any) -> str:
    """
    >>> type_of(tuple[tuple[str | None, ...], ...]), type_of(dict[str, int]), type_of(Literal["a", 1])
    ('(string | null)[][]', 'Record<string, number>', '"a" | 1')
    """
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return " | ".join(type_of(part) for part in inner)
    if origin is Literal:
        return " | ".join(msgspec.json.encode(part).decode() for part in inner)
    if origin is dict:
        return f"Record<{type_of(inner[0])}, {type_of(inner[1])}>"
    if origin is list or (origin is tuple and inner[-1] is ...):
        item = type_of(inner[0])
        return f"({item})[]" if get_origin(inner[0]) in (Union, UnionType, Literal) else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(map(type_of, inner))}]"
    return NAMES.get(hint) or hint.__name__
