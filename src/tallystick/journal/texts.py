"""What people wrote: a journal holds only salted hashes of it; the words can be erased, and the chain stays whole."""

from collections.abc import Iterator
from typing import Any

import msgspec

from tallystick.journal.canonical import canonical
from tallystick.journal.commitments import hmac_sha256
from tallystick.journal.entries import MOVE, Entry
from tallystick.journal.verify import Disproved, read_entries, record_of
from tallystick.kernel.game import Game


class KeptText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text with the salt that proves it."""

    salt: str
    text: str


def reference_to(salt: bytes, table: str, text: str) -> str:
    """The salted hash that stands for a text in the moves and events of a table.

    Its salt is random and used for this text alone: once it is erased, nobody can even guess.
    """
    return hmac_sha256(salt, b"tallystick text 1\n" + canonical([table, text])).hex()


def references(game: Game[Any], entries: list[Entry]) -> Iterator[tuple[int, str]]:
    """Every text that people wrote at a table: in which entry, and its reference."""
    fields = {str(kind.__struct_config__.tag): tuple(names) for kind, names in game.texts.items()}
    for entry in entries:
        if entry.kind == MOVE:
            move = entry.body["move"]
            for name in fields.get(move["move"], ()):
                if not move.get(name, "@").startswith("@"):
                    yield entry.seq, move[name]


def read_texts(written: bytes) -> dict[str, KeptText | None]:
    """The texts of a table by their references, None for one that was erased; raises Disproved for anything else."""
    try:
        return msgspec.json.decode(written, type=dict[str, KeptText | None])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Disproved(0, "not_texts", str(problem)) from None


def verify_texts(journal: bytes, written: bytes) -> tuple[int, int]:
    """Prove the texts kept beside a proved journal; how many are whole and how many were erased. Raises Disproved."""
    texts = read_texts(written)
    entries = read_entries(journal)
    whole = erased = 0
    for seq, reference in references(record_of(entries).game, entries):
        if reference not in texts:
            raise Disproved(seq, "text_missing")
        kept = texts.pop(reference)
        if kept is None:
            erased += 1
        elif not _fits(kept, entries[0].table, reference):
            raise Disproved(seq, "wrong_text")
        else:
            whole += 1
    if texts:
        raise Disproved(len(entries) - 1, "unknown_text")
    return whole, erased


def _fits(kept: KeptText, table: str, reference: str) -> bool:
    try:
        return reference_to(bytes.fromhex(kept.salt), table, kept.text) == reference
    except ValueError:
        return False
