"""The seal of an entry: a hash over everything else in it, the seal before it too."""

from hashlib import sha256
from typing import Final

from tallystick.journal.canonical import canonical, canonical_in_order
from tallystick.journal.entries import AfterSeal, BeforeSeal, Entry

TAG: Final = b"tallystick entry 1\n"


def seal_and_line(before: BeforeSeal, after: AfterSeal) -> tuple[str, bytes]:
    """SHA-256 over a tag and the canonical bytes of an entry without its seal; and its line, without the end.

    What stands in both is encoded once.
    """
    first = canonical(before)[:-1]
    last = canonical_in_order(after)[1:]
    seal = sha256(b"".join((TAG, first, b",", last))).hexdigest()
    return seal, b"".join((first, b',"seal":"', seal.encode(), b'",', last))


def seal_of(entry: Entry) -> str:
    """The seal that an entry ought to have."""
    before = BeforeSeal(entry.actor, entry.body, entry.id, entry.kind, entry.prev)
    after = AfterSeal(entry.sealed, entry.seq, entry.state, entry.t, entry.table, entry.v)
    return seal_and_line(before, after)[0]
