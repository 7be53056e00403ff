"""A session as it stands: its phase, its people and tables, what was said and shown."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from tallystick.sessions.plan import PARTS, Plan
from tallystick.sessions.ports import HAND, NAME, NOTE, Happened, Text
from tallystick.sessions.signs import sign_of

ARRIVING: Final = "arriving"
SEATED: Final = "seated"
PLAYING: Final = "playing"
TOGETHER: Final = "together"
AFTER: Final = "after"
OVER: Final = "over"
PHASES: Final = (ARRIVING, SEATED, PLAYING, TOGETHER, AFTER, OVER)
PART_OF: Final = dict(zip(PHASES, PARTS, strict=False))

BY_FACILITATOR: Final = "facilitator"
BY_LINES: Final = "lines"
"""Why all tables are paused."""
ONE_TABLE: Final = "table"
"""Why one of them is, when not all are."""
MINUTE: Final = 60_000


class Person(msgspec.Struct):
    """A participant. `place` is where the person was sent: the number of a table, and a seat there or None to watch."""

    number: int
    token_hash: bytes
    lang: str
    entered: int
    late: bool = False
    place: tuple[int, int | None] | None = None
    here: bool = False
    """Has said "I sit here"."""
    hand: int = 0
    """Since when the hand is up."""
    nudged: int = 0
    gone: bool = False
    named: bool = True
    """Whether the name is still the one that was given; False once it was erased."""


class Set(msgspec.Struct):
    """A table of this session: which it is, and whom its seats were meant for (None: a bot)."""

    number: int
    table: str
    game: str
    seats: list[int | None]
    options: dict[str, str | int | bool] | None = None
    preset: str = ""
    begun: bool = False
    paused: bool = False
    stopped: bool = False
    last_round: int = -1
    """The step in which the last round was said; the table is stopped after it."""

    @property
    def sign(self) -> str:
        return sign_of(self.number)


class Claim(msgspec.Struct):
    """Somebody without a phone who says to be this person."""

    id: str
    number: int
    token_hash: bytes
    since: int


class Said(msgspec.Struct):
    """What a facilitator said: to one person, to one table, or to all."""

    seq: int
    since: int
    table: int | None
    number: int | None


class Sitting:
    """A session as it stands, from nothing but its log and the texts beside it."""

    def __init__(self) -> None:
        self.seq = -1
        self.ids: dict[str, Happened] = {}
        """Every entry that somebody asked for, by the id they made for it."""
        self.plan = Plan()
        self.phase = ARRIVING
        self.locked = False
        self.people: dict[int, Person] = {}
        self.texts: dict[tuple[str, str], str] = {}
        self.order = "shuffled"
        self.seed = ""
        self.pins: dict[int, tuple[int, int | None]] = {}
        self.apart: list[tuple[int, int]] = []
        self.count = 0
        """How many tables there are to be; 0: as many as are best."""
        self.tables: dict[int, Set] = {}
        self.paused = ""
        """Why all tables are paused; empty when they are not."""
        self.storm: tuple[int, int] | None = None
        """How many lines were lost at once, and since when."""
        self.storm_of = 0
        """How many lines there were before."""
        self.claims: dict[str, Claim] = {}
        self.said: list[Said] = []
        self.kept: list[dict[str, Any]] = []
        self.looks: dict[int, int] = {}
        """Until when a facilitator looks at the hidden cards of a table."""
        self.done: set[str] = set()
        self.shown: dict[str, Any] = {"show": "code"}
        self.quiz = "none"
        self.card: dict[str, Any] | None = None
        self.extra = 0
        """Milliseconds by which play was made longer."""
        self.created = 0
        self.began = 0
        """When the first person came."""
        self.since: dict[str, int] = {}
        """When each phase began."""
        self.last = 0

    # --- Asked of it

    def name(self, number: int) -> str:
        return self.texts.get((NAME, str(number)), "")

    def note(self, number: int) -> str:
        return self.texts.get((NOTE, str(number)), "")

    def hand_text(self, number: int) -> str:
        return self.texts.get((HAND, str(number)), "")

    def present(self) -> list[Person]:
        """Everybody who came and has not gone, by number."""
        return [person for person in self.people.values() if not person.gone]

    def names(self) -> set[str]:
        """In the form in which two of them are the same."""
        return {self.name(person.number).casefold() for person in self.people.values()}

    def called(self, name: str) -> int | None:
        """Who is called so."""
        wanted = name.casefold()
        return next((one.number for one in self.people.values() if self.name(one.number).casefold() == wanted), None)

    def wants_paused(self, number: int) -> bool:
        """Whether this table is to stand still, for its own sake or with all others."""
        return bool(self.paused) or self.tables[number].paused

    def parts(self) -> list[dict[str, Any]]:
        """Every part with its beginning and end, as it was or is planned; none before the first person came."""
        if not self.began:
            return []
        minutes: Mapping[Any, int] = self.plan.parts
        found, at = [], self.began
        for phase, part in PART_OF.items():
            at = self.since.get(phase, at) if phase != ARRIVING else self.began
            end = at + minutes[part] * MINUTE + (self.extra if phase == PLAYING else 0)
            following = [self.since[later] for later in PHASES[PHASES.index(phase) + 1 :] if later in self.since]
            end = min([end, *following]) if following else end
            found.append({"part": part, "from": at, "to": end})
            at = end
        return found

    def ends(self) -> int | None:
        """When the part that goes on now is to end."""
        if self.phase == OVER:
            return None
        wanted = PART_OF[self.phase]
        return next((part["to"] for part in self.parts() if part["part"] == wanted), None)

    def message_for(self, person: Person) -> Said | None:
        """The last thing that was said to this person, to their table or to all."""
        table = person.place[0] if person.place else None
        for said in reversed(self.said):
            if said.number in (None, person.number) and said.table in (None, table):
                return said
        return None

    # --- What happens to it

    def put(self, text: Text) -> None:
        if text.text is None:
            self.texts.pop((text.kind, text.about), None)
        else:
            self.texts[text.kind, text.about] = text.text

    def forget(self, about: str | None) -> None:
        """What a person is called and wrote, or all of it."""
        for kind, key in list(self.texts):
            if about is None or key == about:
                del self.texts[kind, key]

    def enter_phase(self, phase: str, t: int) -> None:
        """Phases only go on: what comes again changes nothing of the first time. What was said is said no more."""
        if PHASES.index(phase) > PHASES.index(self.phase):
            self.phase = phase
            self.since[phase] = t
            self.said.clear()
