"""What happened in a session, entry by entry, folded into what is true now; nothing else makes a session change."""

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from tallystick.sessions.plan import Plan
from tallystick.sessions.ports import Happened, Text
from tallystick.sessions.sitting import (
    AFTER,
    ARRIVING,
    BY_FACILITATOR,
    BY_LINES,
    MINUTE,
    OVER,
    PLAYING,
    SEATED,
    TOGETHER,
    Claim,
    Person,
    Said,
    Set,
    Sitting,
)


def folded(log: Iterable[Happened], texts: Iterable[Text]) -> Sitting:
    sitting = Sitting()
    for text in texts:
        sitting.put(text)
    for entry in log:
        fold(sitting, entry)
    return sitting


def fold(sitting: Sitting, entry: Happened, texts: Iterable[Text] = ()) -> None:
    """One more entry; an unknown one, of another version, changes nothing."""
    sitting.seq, sitting.last = entry.seq, entry.t
    if entry.id is not None:
        sitting.ids[entry.id] = entry
    for text in texts:
        sitting.put(text)
    folding = FOLDING.get(entry.what)
    if folding is not None:
        folding(sitting, entry)


# --- One function for each thing that can happen


def _made(sitting: Sitting, entry: Happened) -> None:
    sitting.plan = msgspec.convert(entry.body["plan"], Plan)
    sitting.seed = entry.body["seed"]
    sitting.created = entry.t
    sitting.quiz = "before" if sitting.plan.questions else "none"


def _entered(sitting: Sitting, entry: Happened) -> None:
    number = entry.body["number"]
    late = sitting.phase != ARRIVING
    hashed = bytes.fromhex(entry.body["hash"])
    sitting.people[number] = Person(number, hashed, entry.body["lang"], entry.t, late)
    sitting.began = sitting.began or entry.t


def _gone(sitting: Sitting, entry: Happened) -> None:
    person = sitting.people[entry.body["number"]]
    person.gone, person.place, person.hand = True, None, 0
    _leave_seat(sitting, person.number)
    sitting.pins.pop(person.number, None)


def _door(sitting: Sitting, entry: Happened) -> None:
    sitting.locked = not entry.body["open"]


def _plan(sitting: Sitting, entry: Happened) -> None:
    sitting.plan = msgspec.convert(entry.body["plan"], Plan)
    sitting.quiz = "before" if sitting.plan.questions else "none"


def _shuffled(sitting: Sitting, entry: Happened) -> None:
    sitting.order, sitting.seed = entry.body["order"], entry.body["seed"]


def _pinned(sitting: Sitting, entry: Happened) -> None:
    sitting.pins[entry.body["number"]] = (entry.body["table"], entry.body["seat"])


def _unpinned(sitting: Sitting, entry: Happened) -> None:
    sitting.pins.pop(entry.body["number"], None)


def _kept_apart(sitting: Sitting, entry: Happened) -> None:
    sitting.apart = [(one, other) for one, other in entry.body["pairs"]]


def _counted(sitting: Sitting, entry: Happened) -> None:
    sitting.count = entry.body["count"]
    sitting.plan = msgspec.structs.replace(sitting.plan, table_size=entry.body["size"])


def _sent(sitting: Sitting, entry: Happened) -> None:
    for told in entry.body["tables"]:
        _put_table(sitting, msgspec.convert(told, Set))
    sitting.enter_phase(SEATED, entry.t)
    sitting.shown = {"show": "seats"}


def _put_table(sitting: Sitting, table: Set) -> None:
    sitting.tables[table.number] = table
    for seat, number in enumerate(table.seats):
        if number is not None:
            _leave_seat(sitting, number, but=table.number)
            sitting.people[number].place = (table.number, seat)
            sitting.people[number].here = False


def _leave_seat(sitting: Sitting, number: int, but: int = 0) -> None:
    for table in sitting.tables.values():
        if table.number != but and not table.stopped:
            table.seats = [None if sitter == number else sitter for sitter in table.seats]


def _begun(sitting: Sitting, entry: Happened) -> None:
    for number in entry.body["tables"]:
        sitting.tables[number].begun = True
    if sitting.phase in (ARRIVING, SEATED):
        sitting.shown = {"show": "clock"}
        sitting.quiz = "none"
    sitting.enter_phase(PLAYING, entry.t)


def _paused(sitting: Sitting, entry: Happened) -> None:
    if entry.body["table"] is None:
        sitting.paused = entry.body.get("why", BY_FACILITATOR)
    else:
        sitting.tables[entry.body["table"]].paused = True


def _resumed(sitting: Sitting, entry: Happened) -> None:
    if entry.body["table"] is None:
        sitting.paused, sitting.storm = "", None
    else:
        sitting.tables[entry.body["table"]].paused = False


def _storm(sitting: Sitting, entry: Happened) -> None:
    sitting.storm, sitting.storm_of = (entry.body["lost"], entry.t), entry.body["of"]
    sitting.paused = sitting.paused or BY_LINES


def _calm(sitting: Sitting, _entry: Happened) -> None:
    sitting.storm = None
    if sitting.paused == BY_LINES:
        sitting.paused = ""


def _said(sitting: Sitting, entry: Happened) -> None:
    sitting.said.append(Said(entry.seq, entry.t, entry.body["table"], entry.body["number"]))
    if entry.body["wall"]:
        sitting.shown = {"show": "message", "said": entry.seq}


def _nudged(sitting: Sitting, entry: Happened) -> None:
    sitting.people[entry.body["number"]].nudged += 1


def _claimed(sitting: Sitting, entry: Happened) -> None:
    claim = entry.body["claim"]
    sitting.claims[claim] = Claim(claim, entry.body["number"], bytes.fromhex(entry.body["hash"]), entry.t)


def _given(sitting: Sitting, entry: Happened) -> None:
    claim = sitting.claims.pop(entry.body["claim"])
    for other in [one for one in sitting.claims.values() if one.number == claim.number]:
        del sitting.claims[other.id]
    person = sitting.people[claim.number]
    person.token_hash, person.gone = claim.token_hash, False


def _refused(sitting: Sitting, entry: Happened) -> None:
    sitting.claims.pop(entry.body["claim"], None)


def _placed(sitting: Sitting, entry: Happened) -> None:
    """A person goes to a table: to a seat there, to watch, or to a new one."""
    if "set" in entry.body:
        _set(sitting, entry)
        return
    number, to, seat = entry.body["number"], entry.body["table"], entry.body["seat"]
    person = sitting.people[number]
    _leave_seat(sitting, number)
    other = sitting.tables[to].seats[seat] if seat is not None else None
    if seat is not None:
        sitting.tables[to].seats[seat] = number
    if other is not None and other != number:
        before = person.place
        sitting.people[other].place = before
        if before is not None and before[1] is not None:
            sitting.tables[before[0]].seats[before[1]] = other
    person.place = (to, seat)


def _stood_up(sitting: Sitting, entry: Happened) -> None:
    """A person has left a table and may come to another one."""
    number = entry.body["number"]
    _leave_seat(sitting, number)
    sitting.people[number].place = None
    sitting.people[number].late = True


def _more_time(sitting: Sitting, entry: Happened) -> None:
    sitting.extra += entry.body["minutes"] * MINUTE


def _last_round(sitting: Sitting, entry: Happened) -> None:
    for number, step in entry.body["tables"]:
        sitting.tables[number].last_round = step


def _stopped(sitting: Sitting, entry: Happened) -> None:
    _stop(sitting, entry.body["tables"])


def _stop(sitting: Sitting, numbers: Iterable[int]) -> None:
    for number in numbers:
        sitting.tables[number].stopped, sitting.tables[number].paused = True, False


def _set(sitting: Sitting, entry: Happened) -> None:
    _put_table(sitting, msgspec.convert(entry.body["set"], Set))


def _kept(sitting: Sitting, entry: Happened) -> None:
    moment = {name: entry.body[name] for name in ("table", "seq", "idea")}
    if moment not in sitting.kept:
        sitting.kept.append(moment)


def _looked(sitting: Sitting, entry: Happened) -> None:
    sitting.looks[entry.body["table"]] = entry.body["until"]


def _done(sitting: Sitting, entry: Happened) -> None:
    sitting.done.add(entry.body["need"])


def _shown(sitting: Sitting, entry: Happened) -> None:
    sitting.shown = {name: value for name, value in entry.body.items() if value is not None}
    if sitting.shown["show"] == "message":
        sitting.shown["said"] = entry.seq


def _together(sitting: Sitting, entry: Happened) -> None:
    _stop(sitting, entry.body["stopped"])
    pause = entry.body.get("pause", not entry.body["stopped"])
    sitting.paused = (sitting.paused or BY_FACILITATOR) if pause else ""
    sitting.enter_phase(TOGETHER, entry.t)


def _card(sitting: Sitting, entry: Happened) -> None:
    sitting.card = dict(entry.body)
    sitting.shown = {"show": "card"}


def _quiz(sitting: Sitting, entry: Happened) -> None:
    sitting.quiz = entry.body["phase"]
    if sitting.quiz == "after":
        sitting.card = None
        sitting.enter_phase(AFTER, entry.t)
        sitting.shown = {"show": "quiz"}


def _ended(sitting: Sitting, entry: Happened) -> None:
    _stop(sitting, entry.body["stopped"])
    sitting.locked, sitting.paused, sitting.storm = True, "", None
    sitting.claims.clear()
    if sitting.shown["show"] == "message":
        sitting.shown = {"show": "clock"}
    sitting.enter_phase(OVER, entry.t)


def _erased(sitting: Sitting, entry: Happened) -> None:
    """What was erased stands in no text any more; the entry says whose."""
    number = entry.body["number"]
    for person in sitting.people.values():
        person.named = person.named and number not in (None, person.number)


def _hand(sitting: Sitting, entry: Happened) -> None:
    sitting.people[entry.body["number"]].hand = entry.t if entry.body["up"] else 0


def _here(sitting: Sitting, entry: Happened) -> None:
    sitting.people[entry.body["number"]].here = True


FOLDING: Final[dict[str, Callable[[Sitting, Happened], None]]] = {
    "made": _made,
    "entered": _entered,
    "left": _gone,
    "take_out": _gone,
    "door": _door,
    "plan": _plan,
    "shuffle": _shuffled,
    "pin": _pinned,
    "unpin": _unpinned,
    "apart": _kept_apart,
    "tables": _counted,
    "seat": _sent,
    "begin": _begun,
    "pause": _paused,
    "resume": _resumed,
    "storm": _storm,
    "calm": _calm,
    "say": _said,
    "nudge": _nudged,
    "claimed": _claimed,
    "give": _given,
    "refuse": _refused,
    "move": _placed,
    "late": _placed,
    "stood_up": _stood_up,
    "more_time": _more_time,
    "last_round": _last_round,
    "stop": _stopped,
    "set_table": _set,
    "keep": _kept,
    "look": _looked,
    "done": _done,
    "wall": _shown,
    "together": _together,
    "card": _card,
    "quiz": _quiz,
    "end": _ended,
    "erase": _erased,
    "hand": _hand,
    "here": _here,
}
"""What else is in a log (`rename`, `note`, `bot`, `key`, …) tells the hour and changes nothing here."""
