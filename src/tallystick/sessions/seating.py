"""Who sits where: how many tables, who is at which, what stays as a hand has put it. Pure."""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

SHUFFLED: Final = "shuffled"
ARRIVAL: Final = "arrival"
LIST: Final = "list"
TRIES: Final = 200
BELOW: Final = 1.0
ABOVE: Final = 1.5
LONELY: Final = 2.0
A_BOT: Final = 0.5
"""What a table costs: each person below the wanted size, each above, fewer than three people, each bot."""


class Size(NamedTuple):
    people: int
    bots: int


class Seating(NamedTuple):
    """Each table's seats (None: a bot), who has none, and which pairs could not be kept apart."""

    tables: list[list[int | None]]
    unseated: list[int]
    broken: list[tuple[int, int]]


def plan_tables(people: int, fewest: int, most: int, wanted: int, fill: str = "wanted", count: int = 0) -> list[Size]:
    """The best tables for so many people, the fullest first; as many as `count` says, if that goes.

    >>> plan_tables(27, 2, 6, 4)
    [Size(people=4, bots=0), Size(people=4, bots=0), Size(people=4, bots=0), Size(people=4, bots=0), \
Size(people=4, bots=0), Size(people=4, bots=0), Size(people=3, bots=1)]
    >>> plan_tables(5, 2, 6, 4), plan_tables(1, 2, 6, 4)
    ([Size(people=5, bots=0)], [Size(people=1, bots=3)])
    """
    if people < 1:
        return []
    least = -(-people // most)
    chosen = min(max(count, least), people)
    counts = range(least, people + 1) if not count else range(chosen, chosen + 1)
    filled = wanted if fill == "wanted" else fewest
    best = min(counts, key=lambda tables: (_cost(people, tables, fewest, wanted, filled), -tables))
    return _sizes(people, best, fewest, filled)


def _sizes(people: int, tables: int, fewest: int, filled: int) -> list[Size]:
    each, more = divmod(people, tables)
    return [Size(here, max(0, filled - here, fewest - here)) for here in [each + 1] * more + [each] * (tables - more)]


def _cost(people: int, tables: int, fewest: int, wanted: int, filled: int) -> float:
    each, more = divmod(people, tables)
    cost = 0.0
    for here, times in ((each + 1, more), (each, tables - more)):
        bots = max(0, filled - here, fewest - here)
        one = BELOW * max(0, wanted - here) + ABOVE * max(0, here - wanted) + LONELY * (here < 3) + A_BOT * bots
        cost += one * times
    return cost


def in_order(numbers: Iterable[int], order: str, seed: str, turn: int = 0) -> list[int]:
    """People in the order in which they are seated; who comes later changes nothing between the others."""
    if order == SHUFFLED:
        return sorted(numbers, key=lambda number: sha256(f"{seed} {turn} {number}".encode()).digest())
    return list(numbers)


def seat(
    numbers: Sequence[int],
    sizes: Sequence[Size],
    *,
    order: str = SHUFFLED,
    seed: str = "",
    pins: dict[int, tuple[int, int | None]] | None = None,
    apart: Sequence[tuple[int, int]] = (),
) -> Seating:
    """Everybody at a table; a pin stays, pairs are kept apart as well as one of many shuffles can."""
    kept = {number: place for number, place in (pins or {}).items() if number in numbers}
    pairs = [pair for pair in apart if pair[0] in numbers and pair[1] in numbers]
    best: Seating | None = None
    for turn in range(TRIES if pairs and order == SHUFFLED else 1):
        found = _seat_once(in_order(numbers, order, seed, turn), sizes, kept, pairs)
        if best is None or len(found.broken) < len(best.broken):
            best = found
        if not best.broken:
            break
    return best or Seating([], list(numbers), [])


def _seat_once(
    people: Sequence[int],
    sizes: Sequence[Size],
    pins: dict[int, tuple[int, int | None]],
    pairs: Sequence[tuple[int, int]],
) -> Seating:
    tables: list[list[int | None]] = [[None] * (size.people + size.bots) for size in sizes]
    room = [size.people for size in sizes]
    pinned = [number for number in people if number in pins and _pin(tables, room, number, pins[number])]
    free = iter([number for number in people if number not in pinned])
    for table, seats in enumerate(tables):
        for place in range(len(seats)):
            if seats[place] is None and room[table] > 0:
                number = next(free, None)
                if number is None:
                    break
                seats[place] = number
                room[table] -= 1
    return Seating(tables, list(free), [pair for pair in pairs if _together(tables, pair)])


def _pin(tables: list[list[int | None]], room: list[int], number: int, pin: tuple[int, int | None]) -> bool:
    """Whether the person could be put there; a table that a hand has filled takes a bot's seat from itself."""
    table, wanted = pin[0] - 1, pin[1]
    if not 0 <= table < len(tables):
        return False
    empty = [place for place, sitter in enumerate(tables[table]) if sitter is None]
    if not empty:
        return False
    place = wanted if wanted in empty else empty[0]
    tables[table][place or 0] = number
    room[table] -= 1
    return True


def _together(tables: Sequence[Sequence[int | None]], pair: tuple[int, int]) -> bool:
    return any(pair[0] in seats and pair[1] in seats for seats in tables)
