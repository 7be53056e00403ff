"""What people wrote at one table: checked where it comes in, kept beside the journal, and erased when somebody asks."""

import secrets
from collections.abc import Container, Iterable

import msgspec

from tallystick.journal.texts import KeptText, reference_to
from tallystick.kernel.forms import Written
from tallystick.kernel.messages import Move
from tallystick.kernel.plain_text import is_plain, tidied
from tallystick.kernel.refusals import Refused
from tallystick.tables.store import StoredText

Taken = tuple[Move, list[StoredText]]


def read_text(asked: str, field: Written) -> str:
    """The text in its one form; raises Refused for one that is empty, too long or not plain.

    >>> read_text("  two   words ", Written(9, "1.1"))
    'two words'
    """
    text = tidied(asked)
    if not is_plain(text):
        raise Refused("text_not_plain", section=field.section)
    if not text:
        raise Refused("text_empty", section=field.section)
    if len(text) > field.longest:
        raise Refused("text_too_long", section=field.section, longest=field.longest, length=len(text))
    return text


class Texts:
    """Every text of a table by its reference, in the order of the entries."""

    def __init__(self, table: str, names: Container[str], stored: Iterable[StoredText]) -> None:
        self.table = table
        self.names = names
        """The texts in the box, which need no hiding."""
        self.kept = {text.reference: text for text in stored}

    def taken(self, move: Move, fields: dict[str, Written], seq: int) -> Taken:
        """The move as the rules and the journal see it, and what stays beside; raises Refused.

        Nothing is written in a field that a move can do without and that is left empty, and a text that is kept already
        may be named by its reference.
        """
        put: dict[str, str] = {}
        beside = []
        for name, field in fields.items():
            asked = getattr(move, name)
            if asked in self.names or asked in self.kept or (not asked and not field.needed):
                continue
            text, salt = read_text(asked, field), secrets.token_bytes(32)
            put[name] = reference_to(salt, self.table, text)
            beside.append(StoredText(self.table, seq, put[name], salt, text))
        return (msgspec.structs.replace(move, **put) if put else move), beside

    def add(self, texts: Iterable[StoredText]) -> None:
        """What has just been made durable."""
        self.kept.update((text.reference, text) for text in texts)

    def erase(self, reference: str) -> None:
        self.kept[reference] = self.kept[reference]._replace(salt=None, text=None)

    def told_after(self, seq: int) -> dict[str, str | None]:
        """The texts of every entry after that one; None for one that was erased."""
        return {reference: text.text for reference, text in self.kept.items() if text.seq > seq}

    def proofs(self) -> dict[str, KeptText | None]:
        """Every text with its salt; None for one that was erased."""
        return {reference: _proof(text) for reference, text in self.kept.items()}


def _proof(text: StoredText) -> KeptText | None:
    return None if text.salt is None or text.text is None else KeptText(text.salt.hex(), text.text)
