"""What each role is told of a session: whole, small, and nothing that it may not know."""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from tallystick.sessions import asking, keys
from tallystick.sessions.plan import on_paper
from tallystick.sessions.ports import SAID, SHOWN
from tallystick.sessions.seated import proposed
from tallystick.sessions.seating import Seating
from tallystick.sessions.signs import sign_of
from tallystick.sessions.sitting import ARRIVING, ONE_TABLE, OVER, PLAYING, Person, Set
from tallystick.tables.credentials import bot_name

if TYPE_CHECKING:
    from tallystick.sessions.live import LiveSession

encode: Final = msgspec.json.Encoder().encode
MOST_NAMES: Final = 60
NEWEST: Final = 40
"""On a wall: all names, or the newest when there are many."""


def with_now(message: bytes, now: int) -> bytes:
    """A message is the same one as long as nothing but the time has changed."""
    return b'%b,"now":%d}' % (message[:-1], now)


def sitting_for(live: "LiveSession", person: Person, token: str) -> dict[str, Any]:
    """What a person is told: about themselves, and what everybody in the room can see."""
    sitting = live.sitting
    place = place_of(live, person, token)
    said = sitting.message_for(person)
    text = None if said is None else sitting.texts.get((SAID, str(said.seq)))
    why = sitting.paused or (ONE_TABLE if place is not None and sitting.wants_paused(place["number"]) else "")
    return {
        "kind": "sitting",
        "session": live.stored.id,
        "phase": sitting.phase,
        "title": sitting.plan.title,
        "game": sitting.plan.game,
        "number": person.number,
        "name": sitting.name(person.number),
        "names": sitting.plan.names,
        "code": live.stored.code,
        "place": place,
        "paused": bool(why),
        "why": why,
        "message": None if said is None or text is None else {"text": text, "since": said.since},
        "nudged": person.nudged,
        "hand": {"text": sitting.hand_text(person.number), "since": person.hand} if person.hand else None,
        "ends": sitting.ends(),
        "people": live.people_here(),
        "waiting": sitting.phase not in (ARRIVING, OVER) and place is None,
        "here": person.here,
        "quiz": asking.quiz_told(live, person),
        "card": asking.card_told(live, person),
        "guided": sitting.plan.guided,
        "paper": place is not None and on_paper(sitting.plan, place["game"]),
        "questions": sitting.plan.questions,
        "retention": sitting.plan.retention_days,
        "lookers": live.looked_at(),
    }


def place_of(live: "LiveSession", person: Person, token: str) -> dict[str, Any] | None:
    """Where the person sits, as the table itself has it; None also for somebody who has left it."""
    if person.place is None:
        return None
    number, seat = person.place
    table = live.sitting.tables[number]
    at = live.table(number)
    if seat is not None and at is not None and at.stored.seats[seat].token_hash != person.token_hash:
        return None
    return {
        "table": table.table,
        "number": number,
        "sign": table.sign,
        "game": table.game,
        "seat": seat,
        "token": token if seat is not None else None,
        "mates": mates(live, table),
        "set": at is not None or table.begun,
        "started": table.begun if at is None else at.started,
        "over": at is not None and at.over,
        "watch": seat is None,
        "last": live.in_last_round(number),
    }


def mates(live: "LiveSession", table: Set) -> list[dict[str, Any]]:
    paper = on_paper(live.sitting.plan, table.game)
    return [
        {
            "seat": seat,
            "name": live.sitting.name(number) if number is not None else "" if paper else bot_name(seat),
            "bot": number is None and not paper,
            "here": paper if number is None else live.sitting.people[number].here,
        }
        for seat, number in enumerate(table.seats)
    ]


def hall_for(live: "LiveSession", role: str) -> dict[str, Any]:
    """What a facilitator is told of the people; who only looks on gets no notes."""
    sitting = live.sitting
    return {
        "kind": "hall",
        "role": role,
        "session": live.stored.id,
        "code": live.stored.code,
        "phase": sitting.phase,
        "plan": sitting.plan,
        "locked": sitting.locked,
        "people": [person_told(live, person, role) for person in sitting.present()],
        "seating": seating_told(live),
        "parts": sitting.parts(),
        "began": sitting.began,
        "ends": sitting.ends(),
        "paused": sitting.paused,
        "keys": {name: name in live.stored.keys for name in (keys.CO, keys.WATCH)},
        "kept": sitting.kept,
        "storm": None if sitting.storm is None else {"lost": sitting.storm[0], "since": sitting.storm[1]},
        "lines": {"here": live.people_here(), "of": len(sitting.present())},
        "watching_walls": live.walls(),
        "quiz": sitting.quiz,
        "card": asking.card_told(live),
    }


def person_told(live: "LiveSession", person: Person, role: str) -> dict[str, Any]:
    number = person.number
    table, seat = person.place or (None, None)
    return {
        "number": number,
        "name": live.sitting.name(number),
        "note": "" if role == keys.WATCH else live.sitting.note(number),
        "here": number in live.person_lines,
        "asleep": number in live.asleep,
        "table": table,
        "seat": seat,
        "since": person.entered,
        "hand": {"text": live.sitting.hand_text(number), "since": person.hand} if person.hand else None,
        "answered": live.answered_by(number),
        "late": person.late,
        "sits": person.here,
    }


def seating_told(live: "LiveSession") -> dict[str, Any]:
    """Who is to sit where, or sits there."""
    sitting = live.sitting
    if sitting.tables:
        seats = {number: table.seats for number, table in sitting.tables.items()}
        unseated = [person.number for person in sitting.present() if person.place is None]
        found = Seating(list(seats.values()), unseated, [])
    else:
        found = proposed(sitting)
        seats = dict(enumerate(found.tables, 1))
    return {
        "order": sitting.order,
        "size": sitting.plan.table_size,
        "count": sitting.count,
        "tables": [table_told(live, number, sitters) for number, sitters in seats.items()],
        "apart": sitting.apart,
        "broken": found.broken,
        "unseated": found.unseated,
    }


def table_told(live: "LiveSession", number: int, sitters: list[int | None]) -> dict[str, Any]:
    return {
        "number": number,
        "sign": sign_of(number),
        "seats": [
            {
                "number": sitter,
                "bot": sitter is None and not live.sitting.plan.paper,
                "pinned": sitter in live.sitting.pins,
            }
            for sitter in sitters
        ],
    }


def wall_for(live: "LiveSession") -> dict[str, Any]:
    """What the wall shows: names only while people come and find their tables."""
    sitting = live.sitting
    shown = dict(sitting.shown)
    show = shown.pop("show")
    told: dict[str, Any] = {
        "kind": "wall",
        "show": show,
        "session": live.stored.id,
        "title": sitting.plan.title,
        "game": sitting.plan.game,
        "phase": sitting.phase,
        "code": None if sitting.locked else live.stored.code,
        "paused": sitting.paused,
        "ends": sitting.ends(),
        "parts": sitting.parts(),
        "last": any(live.in_last_round(one) for one in sitting.tables)
        and all(live.in_last_round(one) or live.is_over(one) for one in sitting.tables),
        "count": len(sitting.present()),
        "here": live.people_here(),
    }
    if show == "code":
        told |= {
            "expected": sitting.plan.expected,
            "questions": sitting.plan.questions,
            "naming": sitting.plan.names,
            "ready": sum(asking.is_ready(live, person.number) for person in sitting.present()),
        }
        newest = sorted(sitting.present(), key=lambda person: person.number)
        told["names"] = [
            {"name": sitting.name(person.number), "ready": asking.is_ready(live, person.number)}
            for person in (newest if len(newest) <= MOST_NAMES else newest[-NEWEST:])
        ]
    elif show == "seats":
        told["tables"] = [
            {"number": table.number, "sign": table.sign, "seats": mates(live, table)}
            for table in sitting.tables.values()
        ]
    elif show in ("clock", "idea"):
        chosen = shown.get("idea")
        told["idea"] = chosen or (live.idea if sitting.phase == PLAYING else None)
        told["seen"] = not chosen and bool(told["idea"])
    elif show == "message":
        said = str(shown.get("said"))
        told["text"] = sitting.texts.get((SHOWN, said)) or sitting.texts.get((SAID, said)) or ""
    elif show == "table":
        number = shown.get("table")
        found = sitting.tables.get(number) if isinstance(number, int) else None
        told |= {"table": found and found.table, "number": number, "sign": found and found.sign}
    elif show == "card":
        told["card"] = asking.card_told(live)
    elif show == "quiz":
        told["quiz"] = asking.quiz_told(live)
    return told
