"""Whether what a facilitator asks for tables can be, and what is written down of it."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from tallystick.bots import bot_named
from tallystick.games import game_named
from tallystick.kernel.options import preset_with, read_options
from tallystick.kernel.refusals import Refused
from tallystick.sessions import actions
from tallystick.sessions.judging import Judged, check_not_sent, person_at, plain_text
from tallystick.sessions.keys import new_key, with_key, without
from tallystick.sessions.live import LiveSession
from tallystick.sessions.ports import SAID, Text
from tallystick.sessions.seated import proposed
from tallystick.sessions.sitting import OVER, PHASES, SEATED, Set
from tallystick.sessions.watch import free_seat, waiting
from tallystick.tables.clock import now
from tallystick.tables.credentials import new_table_id

LOOKING: Final = 60_000
"""Milliseconds for which hidden cards may be looked at."""


def set_at(live: LiveSession, number: int) -> Set:
    table = live.sitting.tables.get(number)
    if table is None:
        raise Refused("no_such_table")
    return table


def chosen(live: LiveSession, number: int | None) -> list[int]:
    """The table that is meant, or all of them; raises Refused when there are none yet."""
    if number is not None:
        return [set_at(live, number).number]
    if not live.sitting.tables:
        raise Refused("not_seated")
    return list(live.sitting.tables)


def going_on(live: LiveSession, number: int | None) -> list[int]:
    """The same without those that are over."""
    return [one for one in chosen(live, number) if not live.is_over(one)]


def seat(live: LiveSession, _action: actions.SendToTables) -> Judged:
    check_not_sent(live)
    seating = proposed(live.sitting)
    if not seating.tables:
        raise Refused("nobody_here")
    game = live.sitting.plan.game
    tables = [
        {"number": number, "table": new_table_id(), "game": game, "seats": seats}
        for number, seats in enumerate(seating.tables, 1)
    ]
    return Judged({"tables": tables})


def begin(live: LiveSession, action: actions.Begin) -> Judged:
    live.check_open()
    return Judged({"tables": going_on(live, action.table)})


def pause(live: LiveSession, action: actions.Pause) -> Judged:
    live.check_open()
    chosen(live, action.table)
    return Judged({"table": action.table})


def say(live: LiveSession, action: actions.SayTo) -> Judged:
    live.check_open()
    text = plain_text(action.text)
    if not text:
        raise Refused("text_empty")
    if action.table is not None:
        set_at(live, action.table)
    if action.number is not None:
        person_at(live, action.number)
    body = {"table": action.table, "number": action.number, "wall": action.wall}
    return Judged(body, [Text(SAID, str(live.sitting.seq + 1), text)])


def nudge(live: LiveSession, action: actions.Nudge) -> Judged:
    return Judged({"number": person_at(live, action.number).number})


def bot(live: LiveSession, action: actions.BotIn) -> Judged:
    table = set_at(live, action.table)
    if not 0 <= action.seat < len(table.seats):
        raise Refused("not_a_seat")
    if action.bot:
        bot_named(game_named(table.game), action.bot)
    return Judged({"table": action.table, "seat": action.seat, "bot": action.bot})


def give(live: LiveSession, action: actions.Give) -> Judged:
    if action.claim not in live.sitting.claims:
        raise Refused("no_such_claim")
    return Judged({"claim": action.claim, "number": live.sitting.claims[action.claim].number})


def move(live: LiveSession, action: actions.MovePerson) -> Judged:
    """Before a table has begun to any seat, whose person takes the other's; later only to a bot's."""
    live.check_open()
    person, table = person_at(live, action.number), set_at(live, action.table)
    seats = table.seats
    if live.is_over(action.table):
        raise Refused("game_over")
    free = [place for place, sitter in enumerate(seats) if sitter is None]
    wanted = action.seat if action.seat is not None else (free[0] if free else None)
    if wanted is None:
        raise Refused("no_free_seat")
    if wanted >= len(seats):
        raise Refused("not_a_seat")
    running = live.is_begun(action.table) or (person.place is not None and live.is_begun(person.place[0]))
    if seats[wanted] not in (None, person.number) and running:
        raise Refused("person_sits_there")
    if seats[wanted] not in (None, person.number) and person.place is None:
        raise Refused("person_sits_there")
    return Judged({"number": person.number, "table": action.table, "seat": wanted})


def late(live: LiveSession, action: actions.SeatLate) -> Judged:
    """To a bot's seat, to watch, or where no bot sits to a new table of all who wait."""
    live.check_open()
    person = person_at(live, action.number)
    if not live.sitting.tables:
        raise Refused("not_seated")
    if action.watch:
        table = set_at(live, action.table).number if action.table is not None else next(iter(live.sitting.tables))
        return Judged({"number": person.number, "table": table, "seat": None})
    if action.table is not None:
        set_at(live, action.table)
    place = free_seat(list(live.rows.values()), action.table)
    if place is not None:
        return Judged({"number": person.number, "table": place[0], "seat": place[1]})
    if action.table is not None:
        raise Refused("no_free_seat")
    others = [one.number for one in waiting(live.sitting, live.seated()) if one.number != person.number]
    return new_table(live, [person.number, *others][: live.sitting.plan.table_size], live.sitting.plan.game, None)


def more_time(live: LiveSession, action: actions.MoreTime) -> Judged:
    live.check_open()
    return Judged({"minutes": action.minutes})


def last_round(live: LiveSession, action: actions.LastRound) -> Judged:
    found = [one for one in going_on(live, action.table) if live.is_begun(one)]
    if not found:
        raise Refused("no_last_round")
    return Judged({"tables": [[one, live.round_of(one)] for one in found]})


def stop(live: LiveSession, action: actions.Stop) -> Judged:
    return Judged({"tables": going_on(live, action.table)})


def set_table(live: LiveSession, action: actions.SetTable) -> Judged:
    """A new table from people who wait or whose table is over; bots fill it up."""
    live.check_open()
    if PHASES.index(live.sitting.phase) < PHASES.index(SEATED):
        raise Refused("not_seated")
    numbers = list(dict.fromkeys(action.numbers))
    free = {person.number for person in waiting(live.sitting, live.seated())}
    for number in numbers:
        place = person_at(live, number).place
        if number not in free and (place is None or not live.is_over(place[0])):
            raise Refused("person_sits_there")
    return new_table(live, numbers, action.game or live.sitting.plan.game, action.options)


def new_table(live: LiveSession, numbers: list[int], title: str, given: dict[str, str | int | bool] | None) -> Judged:
    """A table of these people; bots fill it up to the size of the others, or to the fewest that can play."""
    plan, game = live.sitting.plan, game_named(title)
    same = game.name == plan.game
    options = read_options(game.options, preset_with(game.presets, "", given or {}))
    most = game.most_with(options)
    if len(numbers) > most:
        raise Refused("table_full", seats=most)
    wanted = plan.table_size if same else len(numbers)
    size = max(len(numbers), min(most, max(game.fewest, wanted)))
    seats: list[int | None] = [*numbers, *[None] * (size - len(numbers))]
    chosen = None if same and given is None else (given or {})
    made = Set(max(live.sitting.tables, default=0) + 1, new_table_id(), game.name, seats, chosen)
    return Judged({"set": msgspec.to_builtins(made)}, reply={"table": made.number})


def keep(live: LiveSession, action: actions.Keep) -> Judged:
    set_at(live, action.table)
    return Judged({"table": action.table, "seq": action.seq, "idea": action.idea})


def look(live: LiveSession, action: actions.Look) -> Judged:
    if not live.is_begun(set_at(live, action.table).number):
        raise Refused("not_started")
    return Judged({"table": action.table, "until": now() + LOOKING})


def done(_live: LiveSession, action: actions.Done) -> Judged:
    return Judged({"need": action.need})


def together(live: LiveSession, action: actions.Together) -> Judged:
    live.check_open()
    running = going_on(live, None) if live.sitting.tables else []
    return Judged({"stopped": running if action.stop else [], "pause": bool(running) and not action.stop})


def card(live: LiveSession, action: actions.ShowCard) -> Judged:
    live.check_open()
    told = {"card": action.card, "step": action.step, "hide": action.hide, "order": action.order}
    return Judged(told if action.forged is None else told | {"forged": msgspec.to_builtins(action.forged)})


def quiz(live: LiveSession, action: actions.Quiz) -> Judged:
    live.check_open()
    return Judged({"phase": action.phase})


def end(live: LiveSession, _action: actions.End) -> Judged:
    if live.sitting.phase == OVER:
        raise Refused("session_over")
    return Judged({"stopped": going_on(live, None) if live.sitting.tables else []})


def key(live: LiveSession, action: actions.MakeKey) -> Judged:
    made, hashed = new_key()
    stored = with_key(live.stored, action.role, hashed)
    return Judged({"role": action.role}, stored=stored, reply={"key": made, "role": action.role})


def revoke(live: LiveSession, action: actions.Revoke) -> Judged:
    stored = msgspec.structs.replace(live.stored, keys=without(live.stored, action.role))
    return Judged({"role": action.role}, stored=stored)


def erase(live: LiveSession, action: actions.Erase) -> Judged:
    if action.number is not None and action.number not in live.sitting.people:
        raise Refused("no_such_person")
    return Judged({"number": action.number})


JUDGING_TABLES: Final[dict[type[Any], Callable[[LiveSession, Any], Judged]]] = {
    actions.SendToTables: seat,
    actions.Begin: begin,
    actions.Pause: pause,
    actions.Resume: pause,
    actions.SayTo: say,
    actions.Nudge: nudge,
    actions.BotIn: bot,
    actions.BotOut: bot,
    actions.Give: give,
    actions.RefuseClaim: give,
    actions.MovePerson: move,
    actions.SeatLate: late,
    actions.MoreTime: more_time,
    actions.LastRound: last_round,
    actions.Stop: stop,
    actions.SetTable: set_table,
    actions.Keep: keep,
    actions.Look: look,
    actions.Done: done,
    actions.Together: together,
    actions.ShowCard: card,
    actions.Quiz: quiz,
    actions.End: end,
    actions.MakeKey: key,
    actions.Revoke: revoke,
    actions.Erase: erase,
}
