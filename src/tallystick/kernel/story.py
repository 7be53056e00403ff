"""What is worth telling of a table that is over: a small summary of its public entries."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple, Protocol

import msgspec

from tallystick.kernel.messages import Teaching

LARGEST: Final = 4096
"""No story is longer than this many bytes: a wall reads those of 125 tables at once."""
MOST_MOMENTS: Final = 12
FEWEST_MOMENTS: Final = 6
MOST_ROWS: Final = 40


class Recorded(Protocol):
    """An entry of a journal, as it was read from its line."""

    @property
    def seq(self) -> int: ...
    @property
    def t(self) -> int: ...
    @property
    def body(self) -> Mapping[str, Any]: ...


class Happening(NamedTuple):
    """An event with its entry, the name of the move that it came of, and its place among all events of the table."""

    at: int
    seq: int
    asked: str
    event: Mapping[str, Any]


class Moment(msgspec.Struct, frozen=True, gc=False):
    """Something worth watching again; `seats` are whom it concerns, `size` tells it from others of its kind."""

    args: dict[str, int | str]
    at: int
    id: str
    idea: str
    round: int
    seats: tuple[int, ...]
    seq: int
    size: int


class Story(msgspec.Struct, frozen=True, gc=False):
    """A table in numbers, from its public entries alone.

    `balances` is what every seat had at the start and after every `step` rounds; `seats` holds one number for each
    seat, `pairs` one for each seat and each other seat, `counts` one for the table, `series` rows like those of the
    balances; `ideas` says how often each idea was met; `more` is what only this game draws.
    """

    balances: tuple[tuple[int, ...], ...]
    counts: dict[str, int]
    final: tuple[int, ...]
    ideas: dict[str, int]
    moments: tuple[Moment, ...]
    more: dict[str, Any]
    pairs: dict[str, tuple[tuple[int, ...], ...]]
    reason: str
    rounds: int
    seats: dict[str, tuple[int, ...]]
    series: dict[str, tuple[tuple[int, ...], ...]]
    step: int
    winners: tuple[int, ...]


def happenings(entries: Iterable[Recorded]) -> Iterator[Happening]:
    """Every event of the table in order."""
    at = 0
    for entry in entries:
        asked = entry.body.get("move", {}).get("move", "")
        for event in entry.body.get("events", ()):
            yield Happening(at, entry.seq, asked, event)
            at += 1


class Ideas:
    """Which idea an event teaches."""

    def __init__(self, concepts: Mapping[Teaching, str]) -> None:
        self._known: dict[tuple[str, str], str] = {}
        for teaching, idea in concepts.items():
            kind, reason = teaching if isinstance(teaching, tuple) else (teaching, "")
            self._known[str(kind.__struct_config__.tag), reason] = idea

    def of(self, event: Mapping[str, Any]) -> str:
        """By its kind or its reason where that teaches more; nothing for an event that is not known."""
        name = event["event"]
        for reason in (event.get("kind"), event.get("why"), ""):
            if (name, reason) in self._known:
                return self._known[name, str(reason)]
        return ""


class Teller:
    """A story while it is told: one for each game, which says what it makes of which event (`READ`)."""

    READ: ClassVar[Mapping[str, Callable[[Any, Mapping[str, Any]], None]]] = {}

    def __init__(self, entries: Sequence[Recorded]) -> None:
        self.players = len(entries[0].body["players"])
        self.options: Mapping[str, Any] = entries[0].body["options"]
        self.now = [0] * self.players
        self.rows: list[tuple[int, ...]] = []
        self.round = self.at = self.seq = 0
        self.asked = ""
        self.leader = -1
        self.moments: list[Moment] = []
        self.met: dict[str, int] = {}
        self.winners: tuple[int, ...] = ()
        self.reason = ""

    def hear(self, entries: Sequence[Recorded], concepts: Mapping[Teaching, str]) -> None:
        """Everything that happened; whoever stopped the table says so at its end."""
        ideas = Ideas(concepts)
        for self.at, self.seq, self.asked, event in happenings(entries):
            idea = ideas.of(event)
            self.met[idea] = self.met.get(idea, 0) + 1
            read = self.READ.get(event["event"])
            if read:
                read(self, event)
        if not self.reason:
            self.reason = entries[-1].body.get("reason", "")

    def none(self) -> list[int]:
        """Nothing yet, for every seat."""
        return [0] * self.players

    def crossed(self) -> list[list[int]]:
        """Nothing yet, from every seat to every other."""
        return [self.none() for _ in range(self.players)]

    def keep_row(self) -> None:
        """A round is over."""
        self.rows.append(tuple(self.now))

    def moment(self, name: str, idea: str, seats: Sequence[int], size: int = 0, /, **args: int | str) -> None:
        self.moments.append(Moment(args, self.at, name, idea, self.round, tuple(seats), self.seq, size))

    def record(self, name: str, idea: str, seats: Sequence[int], size: int, /, **args: int | str) -> None:
        """The largest of its kind so far, in the place of the one before."""
        if size > max((moment.size for moment in self.moments if moment.id == name), default=0):
            self.moments = [moment for moment in self.moments if moment.id != name]
            self.moment(name, idea, seats, size, **args)

    def look_who_leads(self, idea: str) -> None:
        """A new leader has more than the one before; the first is no news."""
        best = self.now.index(max(self.now))
        if self.leader < 0 or self.now[best] > self.now[self.leader]:
            if self.leader >= 0 and best != self.leader:
                self.moment("moment-lead", idea, (best,), self.now[best], seat=best, amount=self.now[best])
            self.leader = best

    def told(
        self,
        seats: Mapping[str, Sequence[int]],
        counts: Mapping[str, int],
        pairs: Mapping[str, Sequence[Sequence[int]]] | None = None,
        series: Mapping[str, Sequence[Sequence[int]]] | None = None,
        **more: Any,
    ) -> Story:
        """The whole story of what was heard."""
        return Story(
            balances=(*self.rows, tuple(self.now)),
            counts=dict(counts),
            final=tuple(self.now),
            ideas={idea: count for idea, count in sorted(self.met.items()) if idea},
            moments=tuple(best_of(self.moments, MOST_MOMENTS)),
            more=more,
            pairs={name: tuple(map(tuple, table)) for name, table in (pairs or {}).items()},
            reason=self.reason,
            rounds=len(self.rows),
            seats={name: tuple(numbers) for name, numbers in seats.items()},
            series={name: tuple(map(tuple, rows)) for name, rows in (series or {}).items()},
            step=1,
            winners=self.winners,
        )


def short(story: Story) -> Story:
    """The same for a wall that reads many: with fewer rows and moments, until it is no longer than `LARGEST`."""
    told = with_rows(story, -(-len(story.balances) // MOST_ROWS))
    while len(msgspec.json.encode(told)) > LARGEST:
        if len(told.moments) > FEWEST_MOMENTS:
            told = msgspec.structs.replace(told, moments=tuple(best_of(told.moments, len(told.moments) - 1)))
        elif len(told.balances) > 2:
            told = with_rows(told, 2)
        else:
            break
    return told


def with_rows(story: Story, step: int) -> Story:
    """With every so many of its rows."""
    series = {name: thinned(rows, step) for name, rows in story.series.items()}
    balances = thinned(story.balances, step)
    return msgspec.structs.replace(story, balances=balances, series=series, step=story.step * step)


def thinned(rows: Sequence[Sequence[int]], step: int) -> tuple[tuple[int, ...], ...]:
    """Every so many rows, and always the last.

    >>> thinned([[1], [2], [3], [4]], 2)
    ((1,), (3,), (4,))
    """
    last = len(rows) - 1
    return tuple(tuple(row) for place, row in enumerate(rows) if place % step == 0 or place == last)


def best_of(moments: Sequence[Moment], most: int) -> list[Moment]:
    """The rarest kinds first and the largest of each; told in the order in which they happened."""
    kinds: dict[str, list[Moment]] = {}
    for moment in moments:
        kinds.setdefault(moment.id, []).append(moment)
    for kind in kinds.values():
        kind.sort(key=lambda moment: (-moment.size, moment.at))
    chosen: list[Moment] = []
    rank = 0
    while len(chosen) < min(most, len(moments)):
        for kind in sorted(kinds.values(), key=lambda kind: (len(kind), kind[0].id)):
            if rank < len(kind) and len(chosen) < most:
                chosen.append(kind[rank])
        rank += 1
    return sorted(chosen, key=lambda moment: (moment.round, moment.at, moment.id))


def plain_story(entries: Sequence[Recorded], concepts: Mapping[Teaching, str]) -> Story:
    """What can be told of any game: how it ended, which ideas were met, and the scores that its events told."""
    teller = Teller(entries)
    teller.hear(entries, concepts)
    counted = [one for one in happenings(entries) if isinstance(one.event.get("scores"), list)]
    if not counted or counted[0].asked:  # nobody said what everybody begins with
        teller.keep_row()
    teller.rows += [tuple(one.event["scores"]) for one in counted]
    outcome = entries[-1].body.get("outcome")
    if not outcome:
        return teller.told({}, {})
    teller.now, teller.reason = list(outcome["scores"]), outcome["reason"]
    teller.winners = tuple(outcome["winners"])
    if len(teller.rows) > 1 and teller.rows[-1] == tuple(teller.now):
        teller.rows.pop()  # the last event has told it already
    return teller.told({}, {"rounds_played": outcome["rounds"]})
