"""One table as a row of the cockpit: from what everybody may know of it, who is there, and how long it waits."""

from typing import TYPE_CHECKING, Any, Final

from tallystick.journal.entries import MOVE, START
from tallystick.kernel.glance import Glance, SeatGlance
from tallystick.sessions.sitting import Set
from tallystick.sessions.watch import Found, SeatSeen, Seen
from tallystick.tables.condition import BACK, COMPARED, GIVEN, GIVEN_BACK, RESUMED
from tallystick.tables.credentials import bot_name
from tallystick.tables.store import PERSON
from tallystick.tables.table import Table

if TYPE_CHECKING:
    from tallystick.sessions.live import LiveSession

NOT_STARTED: Final = Glance(0, 0, 0, "", ())
MOVES_LOOKED_AT: Final = 20
GO_ON: Final = (RESUMED, BACK, GIVEN, GIVEN_BACK, COMPARED)
"""The notes after which a table is waited for anew."""


def glance_at(table: Table) -> Glance:
    """The game's own glance at the public view; nothing before the start."""
    view = table.frames.public
    return NOT_STARTED if view is None else table.game.glance(view)


def seen(live: "LiveSession", of: Set, table: Table) -> Seen:
    """A table as the conditions are worked out from it."""
    glance = glance_at(table)
    runs = table.started and not table.over and not table.record.by_hand  # nobody waits for a phone on paper
    asked = table.game.to_act(table.record.state) if runs else ()
    seats = [seat_seen(live, of, table, seat, glance, seat in asked) for seat in range(len(table.stored.seats))]
    copies = table.audience.copies()
    return Seen(
        number=of.number,
        step=glance.step,
        of=glance.of,
        round=glance.round,
        phase=glance.phase,
        started=table.started,
        over=table.over,
        stopped=of.stopped,
        paused=table.condition.paused,
        begun=of.begun,
        seats=tuple(seats),
        since=max(last_play(table), live.loaded_at),
        usual=usual_time(table),
        clock_left=table.deadline.left() if table.deadline.seconds else None,
        same=copies.same,
        copies=copies.of,
        started_at=started_at(table),
        entries=len(table.entries),
    )


def seat_seen(live: "LiveSession", of: Set, table: Table, seat: int, glance: Glance, due: bool) -> SeatSeen:
    place = table.stored.seats[seat]
    number = of.seats[seat] if seat < len(of.seats) else None
    person = live.sitting.people.get(number) if number is not None else None
    sits = place.kind == PERSON and person is not None and person.token_hash == place.token_hash
    shown = glance.seats[seat] if seat < len(glance.seats) else SeatGlance(0, "")
    return SeatSeen(
        seat=seat,
        person=number if sits else None,
        bot=table.bot_at(seat) is not None,
        value=shown.value,
        word=shown.word,
        due=due,
        away_ms=table.presence.away_ms(seat) if sits and not table.record.by_hand else 0,
        asleep=number in live.asleep and sits,
        hand=person.hand if sits and person is not None else 0,
    )


def last_play(table: Table) -> int:
    """When somebody last moved, or the table started or went on."""
    for entry in reversed(table.entries):
        if entry.kind == START or (entry.kind == MOVE and (entry.actor or 0) >= 0) or entry.body.get("note") in GO_ON:
            return entry.t
    return table.entries[-1].t


def usual_time(table: Table) -> int:
    """The median of the time that people took for their last moves, in milliseconds; 0 while nobody knows."""
    entries = table.entries
    took: list[int] = []
    for place in range(len(entries) - 1, 0, -1):
        entry = entries[place]
        if entry.kind == MOVE and entry.id is not None:
            took.append(entry.t - entries[place - 1].t)
        if len(took) == MOVES_LOOKED_AT:
            break
    return sorted(took)[len(took) // 2] if took else 0


def started_at(table: Table) -> int:
    return next((entry.t for entry in table.entries if entry.kind == START), 0)


def name_of(live: "LiveSession", seat: SeatSeen) -> str:
    """Nobody of the class sits on a bot's seat, or on one of a table of paper that has no phone."""
    if seat.person is not None:
        return live.sitting.name(seat.person)
    return bot_name(seat.seat) if seat.bot else ""


def row_told(live: "LiveSession", of: Set, table: Table, found: Seen, condition: Found, behind: bool) -> dict[str, Any]:
    """As a facilitator is told."""
    outcome = table.record.outcome() if table.over else None
    return {
        "number": of.number,
        "sign": of.sign,
        "table": of.table,
        "game": of.game,
        "condition": condition.what,
        "since": condition.since,
        "step": found.step,
        "of": found.of,
        "round": found.round,
        "phase": found.phase,
        "seats": [
            {
                "seat": seat.seat,
                "person": seat.person,
                "name": name_of(live, seat),
                "bot": seat.bot,
                "value": seat.value,
                "word": seat.word,
                "due": seat.due,
                "away": seat.away_ms > 0,
                "asleep": seat.asleep,
                "hand": seat.hand > 0,
            }
            for seat in found.seats
        ],
        "copies": {"same": found.same, "of": found.copies},
        "ends": live.sitting.ends(),
        "late": behind,
        "started": found.started,
        "over": found.over,
        "paused": found.paused,
        "outcome": "" if outcome is None else outcome.reason,
        "entries": found.entries,
    }
