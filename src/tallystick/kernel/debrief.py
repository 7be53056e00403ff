"""Cards for the talk after a game: what a class is asked, and what its own tables answer."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import msgspec

from tallystick.kernel.story import Story


class Told(NamedTuple):
    """A table that is over: its story, and the seats that people played."""

    story: Story
    people: tuple[int, ...]


class Figure(msgspec.Struct, frozen=True, tag_field="figure", gc=False):
    """What a wall draws, as plain data; a table is its place in the list of tables."""


class Curve(msgspec.Struct, frozen=True, gc=False):
    """One table: a row for the start and for every `step` rounds; `marked` are the seats with a sign at the end."""

    marked: tuple[int, ...]
    rounds: int
    rows: tuple[tuple[int, ...], ...]
    step: int
    table: int


class Curves(Figure, frozen=True, tag="curves"):
    """A small picture for each table."""

    curves: tuple[Curve, ...]


class Bar(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Named by `id` in the card's words, or after its table; `of` says what it was counted from."""

    value: int
    id: str = ""
    of: int = 0
    table: int = -1


class Bars(Figure, frozen=True, tag="bars"):
    """Values are divided by `per`; where they `add` up, each begins where the one before it ended."""

    bars: tuple[Bar, ...]
    add: bool = False
    per: int = 1


class Points(Figure, frozen=True, tag="points"):
    """One point for each person, without saying whose; bars that explain them may stand beside."""

    points: tuple[tuple[int, int], ...]
    beside: Bars | None = None


class Mark(msgspec.Struct, frozen=True, gc=False):
    at: int
    kind: str
    seat: int


class Areas(Figure, frozen=True, tag="areas"):
    """One table: two amounts of each seat on top of each other, and what happened below."""

    lower: tuple[tuple[int, ...], ...]
    marks: tuple[Mark, ...]
    step: int
    table: int
    upper: tuple[tuple[int, ...], ...]


class Chain(Figure, frozen=True, tag="chain"):
    """The chain of one table, on which somebody may try to cheat."""

    table: int


AnyFigure = Curves | Bars | Points | Areas | Chain


class Shown(msgspec.Struct, frozen=True, gc=False):
    """What the tables of a class answer: the option that is right, the numbers of the sentence, and the figure."""

    args: dict[str, int]
    figure: AnyFigure
    right: str


class Own(msgspec.Struct, frozen=True, gc=False):
    """What only the own phone shows: numbers by their names, and where one's point lies in the figure."""

    numbers: dict[str, int]
    point: tuple[int, int] | None = None


class Card(NamedTuple):
    """What is asked before it is shown. Its words are `card-ID` with `.ask`, `.OPTION`, `.shown`, `.talk`."""

    id: str
    ideas: tuple[str, ...]
    options: tuple[str, ...]
    look: Callable[[Sequence[Told]], Shown | None]
    """None where it makes no sense for these tables: what it is about did not happen."""
    own: Callable[[Story, int], Own]


def in_thirds(hits: int, tables: int) -> str:
    """How often something was so: at two thirds of the tables or more, at one third or less, or between.

    >>> in_thirds(4, 6), in_thirds(2, 6), in_thirds(3, 6), in_thirds(1, 1)
    ('most', 'rarely', 'half', 'most')
    """
    if 3 * hits >= 2 * tables:
        return "most"
    return "rarely" if 3 * hits <= tables else "half"


def total(tables: Iterable[Told], count: str) -> int:
    """A count of every table, added up."""
    return sum(told.story.counts.get(count, 0) for told in tables)


def of_people(tables: Iterable[Told]) -> list[tuple[Story, int]]:
    """Every seat that a person played, with its story."""
    return [(told.story, seat) for told in tables for seat in told.people]


def curves(tables: Sequence[Told], series: str, marked: Callable[[Story], tuple[int, ...]]) -> Curves:
    """Balances, or another series, of every table."""
    found = []
    for place, (story, _) in enumerate(tables):
        rows = story.series[series] if series else story.balances
        found.append(Curve(marked(story), story.rounds, rows, story.step, place))
    return Curves(tuple(found))


def top(numbers: Sequence[int]) -> tuple[int, ...]:
    """The seats with most of something; none where nobody has any.

    >>> top([2, 0, 2]), top([0, 0])
    ((0, 2), ())
    """
    most = max(numbers, default=0)
    return tuple(seat for seat, number in enumerate(numbers) if number == most > 0)


def place_of(story: Story, seat: int) -> int:
    """Where a seat came in, by what it had in the end; winners come first."""
    if seat in story.winners:
        return 1
    better = {other for other, amount in enumerate(story.final) if amount > story.final[seat]}
    return 1 + len(better | set(story.winners))


def middle(numbers: Sequence[int]) -> int:
    """The lower of the two in the middle of an even number.

    >>> middle([3, 1, 2, 9])
    2
    """
    return sorted(numbers)[(len(numbers) - 1) // 2]


def grouped(numbers: Iterable[int], starts: Sequence[int]) -> tuple[Bar, ...]:
    """How many fall into each group; a group is named after the number it begins with.

    >>> [(bar.id, bar.value) for bar in grouped([0, 1, 2, 7], (0, 1, 3))]
    [('from-0', 1), ('from-1', 2), ('from-3', 1)]
    """
    counts = dict.fromkeys(starts, 0)
    for number in numbers:
        counts[max((start for start in starts if start <= number), default=starts[0])] += 1
    return tuple(Bar(count, f"from-{start}") for start, count in counts.items())
