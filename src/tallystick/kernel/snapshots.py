"""A state as plain data, made from its fields, so that none can be forgotten."""

from typing import Any

import msgspec


def snapshot(value: Any) -> Any:
    """Equal snapshots, equal states: every field of every object, a link of a chain by its hash.

    Raises AttributeError for a state with a field that was never set.
    """
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list | tuple):
        return [one if type(one) is int else snapshot(one) for one in value]
    if isinstance(value, msgspec.Struct):
        return msgspec.to_builtins(value)
    if hasattr(value, "hash"):
        return value.hash()
    return {name: snapshot(getattr(value, name)) for name in fields_of(value)}


def fields_of(value: Any) -> list[str]:
    """The names of an object's fields, whether its class is compiled, declares them, or only sets them."""
    kind = type(value)
    return list(getattr(kind, "__mypyc_attrs__", ()) or kind.__annotations__ or vars(value))
