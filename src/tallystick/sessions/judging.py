"""Whether what a facilitator asks for can be, and what is written down of it."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from tallystick.kernel.plain_text import is_plain, tidied
from tallystick.kernel.refusals import Refused
from tallystick.sessions import actions
from tallystick.sessions.keys import new_seed
from tallystick.sessions.live import LiveSession
from tallystick.sessions.plan import changed, game_of
from tallystick.sessions.ports import NAME, NOTE, SHOWN, StoredSession, Text
from tallystick.sessions.sitting import ARRIVING, Person
from tallystick.tables.credentials import new_code, read_name


class Judged(msgspec.Struct):
    """What an action comes to: an entry's body, texts beside it, what changes beside the log, and the answer."""

    body: dict[str, Any]
    texts: list[Text] = []
    stored: StoredSession | None = None
    reply: dict[str, Any] = {}


def person_at(live: LiveSession, number: int) -> Person:
    person = live.sitting.people.get(number)
    if person is None or person.gone:
        raise Refused("no_such_person")
    return person


def check_not_sent(live: LiveSession) -> None:
    """Raise Refused once people have been sent to their tables."""
    if live.sitting.phase != ARRIVING:
        raise Refused("already_seated")


def plain_text(text: str) -> str:
    """A facilitator's or a person's words in their one form; raises Refused for what is not plain."""
    found = tidied(text)
    if not is_plain(found):
        raise Refused("text_not_plain")
    return found


def door(live: LiveSession, action: actions.Door) -> Judged:
    live.check_open()
    stored = msgspec.structs.replace(live.stored, code=new_code()) if action.new_code else None
    return Judged({"open": action.open, "new_code": action.new_code}, stored=stored)


def change_plan(live: LiveSession, action: actions.ChangePlan) -> Judged:
    check_not_sent(live)
    return Judged({"plan": msgspec.to_builtins(changed(live.sitting.plan, action.changes))})


def rename(live: LiveSession, action: actions.RenamePerson) -> Judged:
    person = person_at(live, action.number)
    name = read_name(action.name)
    if name.casefold() in live.sitting.names() - {live.sitting.name(person.number).casefold()}:
        raise Refused("name_taken", name=name)
    return Judged({"number": person.number}, [Text(NAME, str(person.number), name)])


def note(live: LiveSession, action: actions.NotePerson) -> Judged:
    person = person_at(live, action.number)
    return Judged({"number": person.number}, [Text(NOTE, str(person.number), plain_text(action.text) or None)])


def take_out(live: LiveSession, action: actions.TakeOut) -> Judged:
    return Judged({"number": person_at(live, action.number).number})


def shuffle(live: LiveSession, action: actions.Shuffle) -> Judged:
    check_not_sent(live)
    return Judged({"order": action.order, "seed": new_seed()})


def pin(live: LiveSession, action: actions.Pin) -> Judged:
    check_not_sent(live)
    return Judged({"number": person_at(live, action.number).number, "table": action.table, "seat": action.seat})


def unpin(live: LiveSession, action: actions.Unpin) -> Judged:
    check_not_sent(live)
    return Judged({"number": person_at(live, action.number).number})


def apart(live: LiveSession, action: actions.Apart) -> Judged:
    for pair in action.pairs:
        for number in pair:
            person_at(live, number)
    return Judged({"pairs": [list(pair) for pair in action.pairs]})


def tables_wanted(live: LiveSession, action: actions.TablesWanted) -> Judged:
    check_not_sent(live)
    size = live.sitting.plan.table_size if action.size is None else action.size
    changed(live.sitting.plan, {"table_size": size})
    return Judged({"count": live.sitting.count if action.count is None else action.count, "size": size})


def show_wall(live: LiveSession, action: actions.ShowWall) -> Judged:
    if action.show == "table" and action.table not in live.sitting.tables:
        raise Refused("no_such_table")
    if action.idea is not None and action.idea not in set(game_of(live.sitting.plan).concepts.values()):
        raise Refused("unknown_idea", idea=action.idea[:40])
    body = {"show": action.show, "table": action.table, "idea": action.idea}
    text = plain_text(action.text or "")
    return Judged(body, [Text(SHOWN, str(live.sitting.seq + 1), text)] if text else [])


JUDGING: Final[dict[type[Any], Callable[[LiveSession, Any], Judged]]] = {
    actions.Door: door,
    actions.ChangePlan: change_plan,
    actions.RenamePerson: rename,
    actions.NotePerson: note,
    actions.TakeOut: take_out,
    actions.Shuffle: shuffle,
    actions.Pin: pin,
    actions.Unpin: unpin,
    actions.Apart: apart,
    actions.TablesWanted: tables_wanted,
    actions.ShowWall: show_wall,
}
