"""What needs a facilitator: the condition of each table and the queue, from rows and times. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tallystick.sessions.signs import sign_of
from tallystick.sessions.sitting import ARRIVING, MINUTE, OVER, PLAYING, Person, Sitting

SHORTEST_WAIT: Final = 45_000
TIMES_USUAL: Final = 2
AWAY: Final = 30_000
DIFFERS: Final = 10_000
BEHIND: Final = 3 * MINUTE
ENOUGH_PLAYED: Final = 0.25
"""From this part of the rounds on it can be said when a table will be done."""
A_STORM: Final = 1 / 3
CALM: Final = 2 / 3
STORM_WITHIN: Final = 15_000
"""A storm: so many of all lines lost in so short a time; it is over when so many are back."""
FEWEST_LINES: Final = 3
EVERYBODY_HERE: Final[Mapping[int, int]] = {}

HELP, CLAIM, WAITS, GONE, DIFFER, LATER, LATE = "help", "claim", "waits", "away", "differs", "behind", "late"
PAUSED, BOT, PLAYS, FINISHED, STOPPED, COMING = "paused", "bot", "plays", "finished", "stopped", "arriving"
URGENT: Final = (HELP, CLAIM, WAITS, GONE, DIFFER, LATER, LATE, BOT)
ACTS: Final[dict[str, tuple[str, ...]]] = {
    HELP: ("on_my_way", "open"),
    CLAIM: ("give", "refuse"),
    WAITS: ("nudge", "bot", "open", "leave"),
    GONE: ("bot", "nudge", "leave"),
    DIFFER: ("open", "keep", "leave"),
    LATER: ("last_round", "leave"),
    LATE: ("seat", "watch", "leave"),
    BOT: ("open", "leave"),
}


class SeatSeen(NamedTuple):
    seat: int
    person: int | None
    bot: bool
    value: int
    word: str
    due: bool
    away_ms: int
    asleep: bool
    hand: int


class Seen(NamedTuple):
    """A table as everybody may know it; times are the server's milliseconds."""

    number: int
    step: int
    of: int
    round: int
    phase: str
    started: bool
    over: bool
    stopped: bool
    paused: bool
    begun: bool
    seats: tuple[SeatSeen, ...]
    since: int
    """Since when nobody has moved."""
    usual: int
    clock_left: int | None
    """Until the game's own clock moves, where it will."""
    same: int
    copies: int
    started_at: int
    entries: int

    @property
    def runs(self) -> bool:
        return self.started and not self.over and not self.paused


class Found(NamedTuple):
    """What is so at a table, since when, and about which seats."""

    what: str
    since: int
    seats: tuple[SeatSeen, ...] = ()


def found_at(seen: Seen, sitting: Sitting, at: int, differs_since: int = 0, claimed: Iterable[int] = ()) -> list[Found]:
    """Everything that is so at a table, the most pressing first; the first one is its condition."""
    found = [Found(HELP, seat.hand, (seat,)) for seat in seen.seats if seat.hand]
    found += [Found(CLAIM, seen.since, (seat,)) for seat in seen.seats if seat.person in set(claimed)]
    if sitting.storm is None:
        found += _alarms(seen, sitting, at, differs_since)
    found.append(Found(_calmly(seen), seen.since))
    return found


def _calmly(seen: Seen) -> str:
    if seen.over:
        return STOPPED if seen.stopped else FINISHED
    if not seen.started:
        return COMING
    if seen.paused:
        return PAUSED
    return BOT if any(seat.bot and seat.person is not None for seat in seen.seats) else PLAYS


def _alarms(seen: Seen, sitting: Sitting, at: int, differs_since: int) -> list[Found]:
    found: list[Found] = []
    due = tuple(seat for seat in seen.seats if seat.due and seat.person is not None and not seat.bot)
    if seen.runs and due:
        slow = seen.clock_left is None and at - seen.since >= max(SHORTEST_WAIT, TIMES_USUAL * seen.usual)
        away = tuple(seat for seat in due if missed_for(seen, seat, at) >= AWAY)
        if slow and not away:
            found.append(Found(WAITS, seen.since, due))
        found += [Found(GONE, at - seat.away_ms, (seat,)) for seat in away]
    if differs_since and at - differs_since >= DIFFERS and not seen.over:
        found.append(Found(DIFFER, differs_since))
    if seen.runs and minutes_behind(seen, sitting, at) is not None:
        found.append(Found(LATER, seen.since))
    return found


def missed_for(seen: Seen, seat: SeatSeen, at: int) -> int:
    """For how long a seat has been away and waited for; a pause, and with it a storm, does not count."""
    return min(seat.away_ms, at - seen.since)


def minutes_behind(seen: Seen, sitting: Sitting, at: int) -> int | None:
    """By how many minutes a table will end after the time of play, if by too many."""
    ends = sitting.ends()
    done = seen.step - 1
    if sitting.phase != PLAYING or ends is None or seen.of <= 0 or done < ENOUGH_PLAYED * seen.of or done <= 0:
        return None
    will_end = seen.started_at + (at - seen.started_at) * seen.of // done
    late = will_end - ends
    return late // MINUTE if late >= BEHIND else None


def needs(
    rows: Sequence[Seen],
    sitting: Sitting,
    at: int,
    differs: Mapping[int, int],
    seated: Mapping[int, int],
    lost: Mapping[int, int] = EVERYBODY_HERE,
) -> list[dict[str, Any]]:
    """The queue, most pressing first; what was put aside is left out.

    `seated` says who sits at which table, `lost` since when somebody's line is gone.
    """
    if sitting.phase == OVER:
        return []
    told = [_help(sitting, person, seated) for person in sitting.present() if person.hand]
    told += [_claim(sitting, claim, seated, lost) for claim in sitting.claims.values()]
    for seen in rows:
        for found in found_at(seen, sitting, at, differs.get(seen.number, 0)):
            if found.what in (WAITS, GONE, DIFFER, LATER):
                told.append(_at_table(sitting, seen, found, at))
    if sitting.phase != ARRIVING:
        told += [_late(sitting, person, rows) for person in waiting(sitting, seated)]
    left = [need for need in told if need["id"] not in sitting.done]
    return sorted(left, key=lambda need: (URGENT.index(need["what"]), need["since"]))


def waiting(sitting: Sitting, seated: Mapping[int, int]) -> list[Person]:
    """Who is here and has no place."""
    return [
        person
        for person in sitting.present()
        if person.number not in seated and not (person.place is not None and person.place[1] is None)
    ]


def _need(
    what: str, key: str, table: int | None, number: int | None, since: int, args: dict[str, Any]
) -> dict[str, Any]:
    return {
        "id": f"{what}-{key}",
        "what": what,
        "table": table,
        "number": number,
        "since": since,
        "args": args,
        "acts": list(ACTS[what]),
    }


def _help(sitting: Sitting, person: Person, seated: Mapping[int, int]) -> dict[str, Any]:
    args = {"name": sitting.name(person.number), "text": sitting.hand_text(person.number)}
    number = person.number
    return _need(HELP, f"{number}-{person.hand}", seated.get(number), number, person.hand, args)


def _claim(sitting: Sitting, claim: Any, seated: Mapping[int, int], lost: Mapping[int, int]) -> dict[str, Any]:
    args = {"name": sitting.name(claim.number), "claim": claim.id, "silent": lost.get(claim.number)}
    return _need(CLAIM, claim.id, seated.get(claim.number), claim.number, claim.since, args)


def _late(sitting: Sitting, person: Person, rows: Sequence[Seen]) -> dict[str, Any]:
    place = free_seat(rows)
    table = None if place is None else place[0]
    args = {"name": sitting.name(person.number), "table": table, "sign": None if table is None else sign_of(table)}
    return _need(LATE, f"{person.number}-{person.entered}", None, person.number, person.entered, args)


def _at_table(sitting: Sitting, seen: Seen, found: Found, at: int) -> dict[str, Any]:
    names = ["" if seat.person is None else sitting.name(seat.person) for seat in found.seats]
    first = found.seats[0] if found.seats else None
    key = f"{seen.number}"
    args: dict[str, Any] = {}
    if found.what == WAITS:
        key += f"-{seen.entries}"
        args = {
            "names": names,
            "seats": [seat.seat for seat in found.seats],
            "asleep": all(seat.asleep for seat in found.seats),
            "usual": seen.usual,
        }
    elif found.what == GONE and first is not None:
        key += f"-{first.seat}-{seen.entries}"
        args = {"name": names[0], "seat": first.seat}
    elif found.what == DIFFER:
        key += f"-{found.since}"
        args = {"same": seen.same, "of": seen.copies, "seq": seen.entries - 1}
    elif found.what == LATER:
        args = {"minutes": minutes_behind(seen, sitting, at), "ends": sitting.ends()}
    number = first.person if first is not None else None
    need = _need(found.what, key, seen.number, number, found.since, args)
    return need | {"acts": list(ACTS[GONE])} if args.get("asleep") else need


def free_seat(rows: Sequence[Seen], table: int | None = None) -> tuple[int, int] | None:
    """A bot's own seat at a table that runs, or at this one: where most bots are, then where it is least far."""
    found = []
    for seen in rows:
        bots = [seat.seat for seat in seen.seats if seat.bot and seat.person is None]
        if bots and not seen.over and table in (None, seen.number):
            found.append((-len(bots), seen.step, seen.number, bots[0]))
    return min(found)[2:] if found else None


def is_storm(lost: int, of: int) -> bool:
    """Whether so many lines of all, lost within a moment, are the network and not the people."""
    return lost >= FEWEST_LINES and lost > A_STORM * of


def is_calm(here: int, of: int) -> bool:
    return here >= CALM * of


def bots_due(rows: Sequence[Seen], sitting: Sitting, at: int) -> list[tuple[int, int]]:
    """The seats for which a bot plays by itself: waited for, and away for too long; never in a storm or a pause."""
    after = sitting.plan.bot_after * 1000
    if not after or sitting.storm is not None or sitting.paused:
        return []
    return [
        (seen.number, seat.seat)
        for seen in rows
        if seen.runs
        for seat in seen.seats
        if seat.due and seat.person is not None and not seat.bot and missed_for(seen, seat, at) >= after
    ]
