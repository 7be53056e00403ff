"""One session in memory: its log folded, its lines, the tables it follows; the only writer of its log."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from tallystick.kernel.refusals import Refused
from tallystick.sessions import keys, rows, telling
from tallystick.sessions.cockpit import Cockpit
from tallystick.sessions.following import Follower
from tallystick.sessions.log import fold, folded
from tallystick.sessions.ports import Answered, Happened, Loaded, SessionStore, StoredSession, Text
from tallystick.sessions.sitting import OVER, Person
from tallystick.sessions.watch import Seen
from tallystick.tables.alarm import Alarm
from tallystick.tables.audience import OPENED_ELSEWHERE
from tallystick.tables.clock import now
from tallystick.tables.store import kept
from tallystick.tables.table import Table

if TYPE_CHECKING:
    from tallystick.tables.service import Tables

SECONDS_BETWEEN: Final = 0.5
SERVER: Final = "server"
LEADING: Final = (keys.LEAD, keys.CO, keys.WATCH)


class Line(Protocol):
    """One socket in a session. `number` is a person's; what is `tell`-ed is sent unless it is what was sent last."""

    role: str
    number: int | None
    claim: str | None
    token: str

    def say(self, message: bytes) -> None: ...

    def tell(self, kind: str, message: bytes, now: int) -> None: ...

    def close(self, code: int) -> None: ...

    @property
    def ready(self) -> bool: ...

    rows: dict[int, bytes]
    """The rows that it was told last."""


class LiveSession:
    """Actions are judged and written one after the other; what they mean for tables is carried out at their doors."""

    def __init__(self, loaded: Loaded, store: SessionStore, tables: "Tables") -> None:
        self.stored: StoredSession = loaded.stored
        self.store = store
        self.tables = tables
        self.sitting = folded(loaded.log, loaded.texts)
        self.answers: dict[tuple[int, str, str], Answered] = {
            (one.number, one.phase, one.question): one for one in loaded.answers
        }
        self._answered = Counter((one.number, one.phase) for one in loaded.answers)
        self.lines: set[Line] = set()
        self.person_lines: dict[int, Line] = {}
        self.asleep: set[int] = set()
        self.followed: dict[int, Table] = {}
        self.cockpit = Cockpit(self)
        self.loaded_at = now()
        self.lost: dict[int, int] = {}
        """When the line of each person who is not here any more was lost."""
        self.looking = False
        self.idea: str | None = None
        """An idea that could just be seen at one of the tables, for the wall."""
        self.idea_until = 0
        self.door = asyncio.Lock()
        self.alarms: list[Alarm] = []
        self.used_at = time.monotonic()
        self.replies: dict[str, dict[str, Any]] = {}
        self.carried: set[str] = set()
        """What was answered to the actions that this process has written, and which of them it has carried out."""
        self._news = Alarm(self.alarms, self._tell)
        self._told_at = -SECONDS_BETWEEN
        self._followers: dict[int, Follower] = {}
        self._moved: set[int] = set()
        self._people_due = False

    # --- What is written

    async def write(
        self,
        by: str,
        what: str,
        body: dict[str, Any],
        action_id: str | None = None,
        texts: Sequence[Text] = (),
        stored: StoredSession | None = None,
    ) -> Happened:
        """Durable, then true, then told; the caller holds the door. Raises Refused when it could not be written."""
        entry = Happened(self.sitting.seq + 1, now(), by, what, action_id, body)
        await kept(self.store.log_session(self.stored.id, entry, texts, stored))
        if stored is not None:
            self.stored = stored
        fold(self.sitting, entry, texts)
        self.changed()
        return entry

    async def enter(self, lang: str, named: tuple[str, str], token_hash: bytes) -> Person:
        """A new person; the caller holds the door and has seen that there is room."""
        number = max(self.sitting.people, default=0) + 1
        body = {"number": number, "lang": lang, "hash": token_hash.hex()}
        await self.write(SERVER, "entered", body, texts=[Text(named[0], str(number), named[1])])
        return self.sitting.people[number]

    async def forget(self, number: int | None) -> None:
        """Names, notes and what people wrote are gone, of one person or of all."""
        about = None if number is None else str(number)
        await kept(self.store.erase_texts(self.stored.id, about))
        self.sitting.forget(about)
        self.changed()

    def check_open(self) -> None:
        if self.sitting.phase == OVER:
            raise Refused("session_over")

    # --- Who is here

    def person_of(self, token_hash: bytes) -> Person | None:
        return next((one for one in self.sitting.present() if one.token_hash == token_hash), None)

    def people_here(self) -> int:
        return len(self.person_lines)

    def walls(self) -> int:
        return sum(line.role == keys.WALL for line in self.lines)

    def answered_by(self, number: int) -> int:
        return self._answered[number, self.sitting.quiz if self.sitting.quiz != "none" else "before"]

    def answer(self, answered: Answered) -> None:
        """One more, which was written."""
        self.answers[answered.number, answered.phase, answered.question] = answered
        self._answered[answered.number, answered.phase] += 1
        self.changed()

    def arrive(self, line: Line) -> None:
        if line.number is not None:
            before = self.person_lines.get(line.number)
            if before is not None:
                self.depart(before)
                before.close(OPENED_ELSEWHERE)
            self.person_lines[line.number] = line
            self.asleep.discard(line.number)
            self.lost.pop(line.number, None)
        self.lines.add(line)
        self.tell(line)
        self.changed()

    def become(self, line: Line, person: Person) -> None:
        """Whoever claimed to be this person is."""
        line.role, line.number, line.claim = keys.PERSON, person.number, None
        self.arrive(line)

    def depart(self, line: Line) -> None:
        if line not in self.lines:
            return
        self.lines.discard(line)
        if line.number is not None and self.person_lines.get(line.number) is line:
            del self.person_lines[line.number]
            self.lost[line.number] = now()
        self.used_at = time.monotonic()
        self.changed()

    def dismiss(self, lines: Iterable[Line], code: int) -> None:
        for line in list(lines):
            self.depart(line)
            line.close(code)

    # --- Its tables, which know best themselves

    def follow(self, number: int, table: Table) -> None:
        if number not in self._followers:
            follower = self._followers[number] = Follower(self, number)
            table.audience.arrive(follower)
        self.followed[number] = table
        self.moved(number)
        self.changed()

    def unfollow(self, number: int) -> None:
        table, follower = self.followed.pop(number, None), self._followers.pop(number, None)
        if table is not None and follower is not None:
            table.audience.depart(follower)
        self.cockpit.forget(number)

    def table(self, number: int) -> Table | None:
        return self.followed.get(number)

    @property
    def rows(self) -> dict[int, Seen]:
        return self.cockpit.rows

    def is_over(self, number: int) -> bool:
        table = self.followed.get(number)
        return self.sitting.tables[number].stopped if table is None else table.over

    def is_begun(self, number: int) -> bool:
        table = self.followed.get(number)
        return self.sitting.tables[number].begun if table is None else table.started or table.starting is not None

    def in_last_round(self, number: int) -> bool:
        return self.sitting.tables[number].last_round >= 0 and not self.is_over(number)

    def round_of(self, number: int) -> int:
        table = self.followed.get(number)
        return 0 if table is None else rows.glance_at(table).round

    def sits(self, person: Person) -> bool:
        """Whether the table has this person where the log says."""
        if person.place is None or person.place[1] is None:
            return False
        table = self.followed.get(person.place[0])
        return table is None or table.stored.seats[person.place[1]].token_hash == person.token_hash

    def seated(self) -> dict[int, int]:
        """Who sits at which table."""
        return {
            person.number: person.place[0] for person in self.sitting.present() if person.place and self.sits(person)
        }

    def looked_at(self) -> list[int]:
        return [number for number, until in self.sitting.looks.items() if until > now()]

    # --- What is told

    def changed(self) -> None:
        """Something is another way: everybody is told, at most twice a second."""
        self._people_due = True
        self._ring()

    def moved(self, number: int) -> None:
        """Something happened at a table, which is news for whoever leads."""
        self._moved.add(number)
        self._ring()

    def _ring(self) -> None:
        if not self._news.is_set:
            self._news.set(max(0.0, self._told_at + SECONDS_BETWEEN - time.monotonic()))

    def _tell(self) -> None:
        self._told_at = time.monotonic()
        self.cockpit.look(set(self.followed) if self._people_due else self._moved, now())
        everybody, self._people_due, self._moved = self._people_due, False, set()
        for line in list(self.lines):
            if everybody or line.role in LEADING:
                self.tell(line, everybody)

    def look_again(self) -> None:
        """Time goes by: what waits for somebody waits longer."""
        self._moved.update(self.followed)
        self._ring()

    def tell(self, line: Line, everything: bool = True) -> None:
        """The newest of all that this line is told; only of the tables where nothing else has changed."""
        at = now()
        if everything:
            for kind, message in self.news_for(line):
                line.tell(kind, message, at)
        if line.role in LEADING and line.ready:
            fresh = self.cockpit.news(line.rows)
            if fresh is not None:
                line.say(fresh)
            line.tell("needs", self.cockpit.needs, at)

    def news_for(self, line: Line) -> Iterable[tuple[str, bytes]]:
        if line.role == keys.PERSON:
            person = self.sitting.people[line.number or 0]
            yield "sitting", telling.encode(telling.sitting_for(self, person, line.token))
        elif line.role == keys.WALL:
            yield "wall", telling.encode(telling.wall_for(self))
        elif line.role in LEADING:
            yield "hall", telling.encode(telling.hall_for(self, line.role))
            yield "shown", telling.encode({"kind": "shown", "wall": telling.wall_for(self)})
        elif line.role == keys.CLAIM:
            state = "waiting" if line.claim in self.sitting.claims else "refused"
            yield "claim", telling.encode({"kind": "claim", "state": state})

    def stop(self) -> None:
        for alarm in self.alarms:
            alarm.stop()
        for number in list(self.followed):
            self.unfollow(number)
