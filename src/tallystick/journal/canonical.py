"""Canonical bytes: the one way to write a value down, so that everybody hashes the same."""

from typing import Any, Final

import msgspec

LARGEST: Final = 2**53 - 1

_encode: Final = msgspec.json.Encoder(order="sorted").encode
_encode_in_order: Final = msgspec.json.Encoder(order="deterministic").encode


class NotCanonical(ValueError):
    """A value, or its bytes, that a journal may not hold."""


def canonical(value: Any) -> bytes:
    """JSON after RFC 8785, keys sorted, no spaces; the value holds no floats (see `check`).

    >>> canonical({"b": [1, None], "a": "é"})
    b'{"a":"\\xc3\\xa9","b":[1,null]}'
    """
    return _encode(value)


def canonical_in_order(value: Any) -> bytes:
    """The same bytes, quicker, for structs without tags that name their fields in alphabetical order, such as views."""
    return _encode_in_order(value)


def read_canonical(line: bytes) -> Any:
    """The value in these bytes, if they are just the canonical bytes of it; raises NotCanonical otherwise."""
    try:
        value = msgspec.json.decode(line)
        check(value)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise NotCanonical("not JSON") from None
    if canonical(value) != line:
        raise NotCanonical("not written canonically")
    return value


def check(value: Any) -> None:
    """Null, booleans, strings, lists, objects with plain keys, integers that every browser holds exactly."""
    if value is None or isinstance(value, bool | str):
        return
    if isinstance(value, int):
        if abs(value) > LARGEST:
            raise NotCanonical("a number too large")
    elif isinstance(value, list):
        for item in value:
            check(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            if not key.replace("_", "a").isalnum() or not key.isascii() or key.lower() != key:
                raise NotCanonical("a key outside a-z, 0-9 and _")
            check(item)
    else:
        raise NotCanonical("a number with a fraction")
