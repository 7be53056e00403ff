"""Links of a game's own chain: each names the hash of the one before, and its own is made of everything else in it."""

from hashlib import sha256
from typing import Any, Final, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

NOTHING_BEFORE: Final = "0" * 64

L = TypeVar("L", bound=msgspec.Struct)
"""A struct with at least the fields `hash` and `previous`."""


def hash_of(link: Any) -> str:
    """SHA-256 over everything in the link but its own hash, as JSON with sorted keys and no spaces."""
    content = msgspec.to_builtins(link)
    del content["hash"]
    return sha256(msgspec.json.encode(content, order="sorted")).hexdigest()


def with_hash(link: L) -> L:
    """The link with its hash."""
    return msgspec.structs.replace(link, hash=hash_of(link))


@mypyc_attr(acyclic=True)
class Link:
    """A link as the rules keep it. It never changes, so copies of a table share it; its hash is made when asked for."""

    def __init__(self, before: "Link | None") -> None:
        self.before = before
        self.height: int = 1 if before is None else before.height + 1
        self._told: Any = None

    def content(self, previous: str) -> msgspec.Struct:
        """Everything in the link, after the one with that hash; its own `hash` is still empty."""
        raise NotImplementedError

    def told(self) -> Any:
        """The link with its hash, for everybody to keep."""
        if self._told is None:
            self._told = with_hash(self.content(NOTHING_BEFORE if self.before is None else self.before.hash()))
        return self._told

    def hash(self) -> str:
        told: str = self.told().hash
        return told
