"""A new entry is sealed and written in one go: what is said twice is encoded once."""

from hashlib import sha256
from typing import Any

from tallystick.journal.canonical import canonical
from tallystick.journal.entries import TAG, VERSION, AfterSeal, BeforeSeal, Entry


def written(
    actor: int | None,
    body: dict[str, Any],
    id: str | None,  # noqa: A002
    kind: str,
    prev: str,
    sealed: dict[str, str],
    seq: int,
    state: str,
    t: int,
    table: str,
) -> tuple[Entry, bytes]:
    """The entry with its seal, and its line without the end."""
    before = canonical(BeforeSeal(actor, body, id, kind, prev))[:-1]
    after = canonical(AfterSeal(sealed, seq, state, t, table, VERSION))[1:]
    seal = sha256(b"".join((TAG, before, b",", after))).hexdigest()
    line = b"".join((before, b',"seal":"', seal.encode(), b'",', after))
    return Entry(actor, body, id, kind, prev, seal, sealed, seq, state, t, table, VERSION), line
