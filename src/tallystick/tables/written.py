"""A finished table as it was written down: served without being played again, so that no change of rules shuts it."""

from collections.abc import Sequence
from typing import Any

from tallystick.journal.entries import END, START, Entry
from tallystick.journal.verify import game_of, read_entries
from tallystick.kernel.game import Game
from tallystick.tables.audience import Audience
from tallystick.tables.condition import condition_after
from tallystick.tables.lobby import lobby_of
from tallystick.tables.messages import encode
from tallystick.tables.restoring import BROKEN, read_entry, refused_for
from tallystick.tables.store import StoredEntry, StoredTable, StoredText
from tallystick.tables.texts import Texts


def is_over(entries: Sequence[StoredEntry]) -> bool:
    """Whether the last entry that is stored is the end; False where nothing can be read."""
    try:
        return read_entry(entries[-1].line).kind == END
    except BROKEN:
        return False


class Nobody:
    """Who is at a table at which nobody is."""

    def __init__(self, leader: int) -> None:
        self.leader = leader

    def is_long_away(self, _seat: int) -> bool:
        return False


class Written:
    """Nobody is at it; raises Refused when its seals are not whole."""

    over = True
    starting = None
    asking = None

    def __init__(self, stored: StoredTable, entries: Sequence[StoredEntry], texts: Sequence[StoredText]) -> None:
        self.stored = stored
        self.journal = b"".join([entry.line + b"\n" for entry in entries])
        try:
            self.entries: list[Entry] = read_entries(self.journal)
            self.rules = int(self.entries[0].body["rules"])
        except BROKEN as problem:
            raise refused_for(stored.id, problem) from None
        self.started = any(entry.kind == START for entry in self.entries)
        self.condition = condition_after(self.entries)
        self.audience = Audience()
        self.texts = Texts(stored.id, (), texts)
        self.presence = Nobody(stored.host)

    @property
    def game(self) -> Game[Any]:
        """By the rules it was opened with; raises Refused when they are not here."""
        return game_of(self.entries[0])

    def lobby(self, seated: bool) -> bytes:
        return encode(lobby_of(self, seated))
