"""A session, or a single table, as it is taken away: plain data from journals, answers and the log."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

import msgspec

from tallystick.journal.entries import END, MOVE, NOTE, OPENING, START, Entry
from tallystick.journal.verify import Disproved, game_of, play_again, read_entries, verify
from tallystick.kernel.story import Story, short
from tallystick.sessions.ports import Answered, Happened
from tallystick.tables.condition import GIVEN, GIVEN_BACK, JOINED, LEFT, TAKEN_OVER
from tallystick.tables.telling import whole_story

PERSON: Final = "person"
BOT: Final = "bot"
CLOCK: Final = "clock"
FACILITATOR: Final = "facilitator"
TABLE: Final = "table"


class Participant(msgspec.Struct, frozen=True):
    """A person of a session; the name is there only where it was asked for."""

    number: int
    lang: str = ""
    entered: int = 0
    late: bool = False
    gone: bool = False
    name: str = ""


class TakenTable(msgspec.Struct, frozen=True):
    """One table: its journal, and which person sat on which seat when it began (0: none)."""

    number: int
    sign: str
    journal: bytes
    sitters: tuple[int, ...] = ()
    texts: bytes = b""

    def entries(self) -> list[Entry]:
        return read_entries(self.journal)


class Taken(msgspec.Struct, frozen=True):
    """Everything that is taken away; `named` where names, texts and the title were asked for."""

    session: str
    game: str
    created: int
    phase: str
    tables: tuple[TakenTable, ...]
    people: tuple[Participant, ...] = ()
    answers: tuple[Answered, ...] = ()
    log: tuple[Happened, ...] = ()
    ideas: tuple[str, ...] = ()
    kept: tuple[dict[str, Any], ...] = ()
    parts: tuple[dict[str, Any], ...] = ()
    plan: bytes = b""
    title: str = ""
    named: bool = False
    retention_days: int = 0


class Spell(msgspec.Struct, frozen=True):
    """Who played a seat, from one entry to another."""

    seat: int
    person: int
    kind: str
    bot: str
    first: int
    last: int


def pseudonym(number: int) -> str:
    """What a person is called in data.

    >>> pseudonym(7), pseudonym(123), pseudonym(0)
    ('P07', 'P123', '')
    """
    return f"P{number:02}" if number else ""


def spells(entries: Sequence[Entry], sitters: Sequence[int]) -> list[Spell]:
    """Who played each seat when, as the notes of the journal tell it."""
    found: list[Spell] = []
    for seat, player in enumerate(players_in(entries)):
        sitter = sitters[seat] if seat < len(sitters) else 0
        bot = player.removeprefix("bot:") if is_bot(player) else ""
        first = 0
        for seq, plays_on, person in changes(entries, seat):
            found.append(spell(seat, sitter, bot, first, seq - 1))
            sitter = sitter if person is None else person
            bot, first = plays_on, seq
        found.append(spell(seat, sitter, bot, first, len(entries) - 1))
    return found


def players_in(entries: Sequence[Entry]) -> list[str]:
    """What each seat was at the start: `person`, or the name of a bot."""
    players = [str(player) for player in entries[0].body["players"]]
    for entry in entries:
        if entry.kind == NOTE and entry.body.get("note") == "seated":
            players = [str(player) for player in entry.body["players"]]
    return players


def is_bot(player: str) -> bool:
    return player != PERSON and player != ""


def changes(entries: Sequence[Entry], seat: int) -> Iterator[tuple[int, str, int | None]]:
    """The entries at which somebody else plays this seat from then on: a bot of that name, its person, or another."""
    for entry in entries:
        body = entry.body
        if entry.kind == NOTE and body.get("seat") == seat:
            if body.get("note") in (TAKEN_OVER, LEFT):
                yield entry.seq, str(body["bot"]), None
            elif body.get("note") in (GIVEN_BACK, JOINED):
                yield entry.seq, "", None
            elif body.get("note") == GIVEN:
                yield entry.seq, "", int(body["to"])


def spell(seat: int, sitter: int, bot: str, first: int, last: int) -> Spell:
    return Spell(seat, sitter if not bot else 0, BOT if bot else PERSON, bot, first, last)


def played_by(told: Sequence[Spell], entry: Entry) -> tuple[str, int]:
    """Whether a person, a bot, the clock or the facilitator acted, and which person."""
    if entry.actor is None:
        return TABLE, 0
    if entry.actor < 0:
        return (CLOCK if entry.actor == -1 else FACILITATOR), 0
    for one in told:
        if one.seat == entry.actor and one.first <= entry.seq <= one.last:
            return one.kind, one.person
    return PERSON, 0


class ReadTable:
    """A table with everything that several files tell of it, read once."""

    def __init__(self, table: TakenTable) -> None:
        self.table = table
        self.entries = table.entries()
        self.spells = spells(self.entries, table.sitters)
        self.whole: Story = whole_story(self.entries)
        self.story = short(self.whole)
        """As the wall tells it."""
        self.over = self.entries[-1].kind == END
        opening = self.entries[0]
        assert opening.kind == OPENING
        self.game = str(opening.body["game"])
        self.opened: Mapping[str, Any] = self.entries[-1].body.get("moves", {}) if self.over else {}

    @property
    def started(self) -> int | None:
        return next((entry.t for entry in self.entries if entry.kind == START), None)

    @property
    def outcome(self) -> Mapping[str, Any]:
        return (self.entries[-1].body.get("outcome") or {}) if self.over else {}

    @cached_property
    def proved(self) -> bool | None:
        """Whether every seal, die and card is right; nobody can say while the table runs."""
        if not self.over:
            return None
        try:
            verify(self.table.journal)
        except Disproved:
            return False
        return True

    @cached_property
    def waited_for(self) -> Mapping[int, tuple[int, ...]]:
        """For each move of a table that is over and proved, the seats that could move when it came."""
        found: dict[int, tuple[int, ...]] = {}
        waiting: tuple[int, ...] = ()
        if self.proved:
            game = game_of(self.entries[0])
            for step in play_again(self.table.journal):
                if step.entry.kind == MOVE:
                    found[step.entry.seq] = waiting
                waiting = () if step.state is None else tuple(game.to_act(step.state))
        return found

    def person_at(self, seat: int) -> int:
        """Who played this seat last, of all people who did; 0 where it was always a bot's."""
        return next((one.person for one in reversed(self.spells) if one.seat == seat and one.person), 0)
