"""Entries of a journal, and how they are written."""

from typing import Any, Final

import msgspec

from tallystick.journal.canonical import canonical

VERSION: Final = 1
NOTHING_BEFORE: Final = "0" * 64

OPENING: Final = "open"
SEED_COMMITTED: Final = "seed"
SEED_OPENED: Final = "seed_open"
START: Final = "start"
MOVE: Final = "move"
NOTE: Final = "note"
UNDONE: Final = "undone"
"""At a table of paper: what was booked since an entry does not count. It stays written."""
END: Final = "end"

BY_HAND: Final = "by_hand"
"""What the opening of a table of paper says of its chance."""

GIVEN_UP: Final = "given_up"
"""Why a table ended without an outcome: nobody played on."""
STOPPED: Final = "stopped"
"""Why a table ended before its time: whoever leads it said so. What had been won by then is counted, nobody wins."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One line of a journal. Fields stand in alphabetical order, as they are written.

    `actor` is a seat, -1 the clock, -2 the facilitator, None the table itself; `id` the move's id made by the client;
    `t` the server's time in milliseconds, for information only; `sealed` one commitment for each hidden value;
    `state` the hash of the public state after the entry; `seal` the hash of everything else.
    """

    actor: int | None
    body: dict[str, Any]
    id: str | None
    kind: str
    prev: str
    seal: str
    sealed: dict[str, str]
    seq: int
    state: str
    t: int
    table: str
    v: int


class BeforeSeal(msgspec.Struct, frozen=True, gc=False):
    """The fields that are written before the seal."""

    actor: int | None
    body: dict[str, Any]
    id: str | None
    kind: str
    prev: str


class AfterSeal(msgspec.Struct, frozen=True, gc=False):
    """The fields that are written after the seal."""

    sealed: dict[str, str]
    seq: int
    state: str
    t: int
    table: str
    v: int


class Opened(msgspec.Struct, frozen=True, gc=False):
    """A hidden value with the salt that proves it, for the seat that may know it."""

    salt: str
    seq: int
    slot: str
    value: Any


def line(entry: Entry) -> bytes:
    """The entry as it stands in a file."""
    return canonical(entry) + b"\n"
