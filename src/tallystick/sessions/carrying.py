"""What an entry of the log means for the tables: carried out at their doors, and harmless when it is done again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Any, Final

from tallystick.games import game_named
from tallystick.kernel.options import preset_with, read_options
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import Viewer
from tallystick.sessions.live import LiveSession
from tallystick.sessions.plan import agreed_options, on_paper
from tallystick.sessions.ports import Happened
from tallystick.sessions.sitting import MINUTE, Set
from tallystick.tables import facilitating
from tallystick.tables.audience import NO_SUCH_TABLE, OPENED_ELSEWHERE
from tallystick.tables.decision_time import usual_bot
from tallystick.tables.store import BOT, PERSON, StoredSeat
from tallystick.tables.table import Table

log = logging.getLogger(__name__)

SLICE: Final = 10
SECONDS_BETWEEN_SLICES: Final = 0.05
"""So many tables are asked at once, and then others have their turn."""
SECONDS_TO_HEAR: Final = 1.0
"""Whoever asked for a new key still hears it."""


async def ensure(live: LiveSession, number: int) -> Table:
    """The table of this number, followed; it is set if that had not been done."""
    found = live.table(number)
    if found is not None:
        return found
    of = live.sitting.tables[number]
    try:
        table = await live.tables.find(of.table)
    except Refused as refused:
        if refused.code != "no_such_table":
            raise
        await put(live, of)
        table = await live.tables.find(of.table)
    live.follow(number, table)
    return table


async def put(live: LiveSession, of: Set) -> None:
    """Set a table as the log has it."""
    plan = live.sitting.plan
    game = game_named(of.game)
    options = (
        agreed_options(plan)
        if of.options is None
        else read_options(game.options, preset_with(game.presets, of.preset, of.options))
    )
    bot = plan.bot if plan.bot in game.bots else usual_bot(game)
    seats = [seat_for(live, place, number, bot) for place, number in enumerate(of.seats)]
    paper = on_paper(plan, of.game)
    if paper:
        seats = with_neighbours(seats)
    await live.tables.set(of.table, of.game, seats, options, decision_seconds=plan.decision_seconds, by_hand=paper)


def seat_for(live: LiveSession, place: int, number: int | None, bot: str) -> StoredSeat:
    if number is None:
        return StoredSeat(place, BOT, "", bot)
    person = live.sitting.people[number]
    return StoredSeat(place, PERSON, live.sitting.name(number), None, person.token_hash)


def with_neighbours(seats: list[StoredSeat]) -> list[StoredSeat]:
    """At a table of paper there are no bots: people without a phone sit around whoever keeps the book."""
    return [place if place.kind == PERSON else StoredSeat(place.seat, PERSON) for place in seats]


async def at_each(live: LiveSession, numbers: Iterable[int], do: Callable[[Table, int], Awaitable[None]]) -> None:
    """At the door of each table, some at a time; what one table refuses does not keep the others from it."""
    wanted = list(numbers)
    for start in range(0, len(wanted), SLICE):
        part = wanted[start : start + SLICE]
        await asyncio.gather(*(_at_one(live, number, do) for number in part))
        if start + SLICE < len(wanted):
            await asyncio.sleep(SECONDS_BETWEEN_SLICES)


async def _at_one(live: LiveSession, number: int, do: Callable[[Table, int], Awaitable[None]]) -> None:
    try:
        table = await ensure(live, number)
        await table.asked(partial(do, table, number))
    except Refused as refused:
        log.warning("table %d of session %s: %s", number, live.stored.id, refused.code)


async def at(live: LiveSession, number: int, do: Callable[[Table], Awaitable[None]]) -> None:
    """At the door of one table; raises Refused."""
    table = await ensure(live, number)
    await table.asked(partial(do, table))


async def stand(live: LiveSession, numbers: Iterable[int] | None = None) -> None:
    """Every table stands still or goes on, as it is wanted at the moment in which it is asked."""

    async def do(table: Table, number: int) -> None:
        await facilitating.let_stand(table, live.sitting.wants_paused(number), live.sitting.paused)

    await at_each(live, list(live.sitting.tables) if numbers is None else numbers, do)


async def _nothing(table: Table, _number: int) -> None:
    """The table is there, which is all that was wanted."""


async def set_all(live: LiveSession, _entry: Happened) -> None:
    await at_each(live, live.sitting.tables, _nothing)


async def begin(live: LiveSession, entry: Happened) -> None:
    async def do(table: Table, _number: int) -> None:
        await facilitating.begin(table)

    await at_each(live, entry.body["tables"], do)


async def pause(live: LiveSession, entry: Happened) -> None:
    table = entry.body["table"]
    await stand(live, None if table is None else [table])


async def bot_in(live: LiveSession, entry: Happened) -> None:
    body = entry.body
    bot = body["bot"] or live.sitting.plan.bot or None
    await at(live, body["table"], lambda table: facilitating.take_over(table, body["seat"], bot, entry.id))


async def bot_out(live: LiveSession, entry: Happened) -> None:
    await at(live, entry.body["table"], lambda table: facilitating.give_back(table, entry.body["seat"]))


async def hand_over(live: LiveSession, entry: Happened) -> None:
    """A lost phone: the person's seat is proved by the new token alone, and so is the person."""
    number = entry.body["number"]
    person = live.sitting.people[number]
    before = live.person_lines.get(number)
    if before is not None:
        live.dismiss([before], OPENED_ELSEWHERE)
    await sit(live, number)
    for line in [line for line in live.lines if line.claim == entry.body["claim"]]:
        live.become(line, person)


async def sit(live: LiveSession, number: int) -> None:
    """The person gets the seat that the log says."""
    person = live.sitting.people[number]
    if person.place is None or person.place[1] is None:
        return
    seat, name, hashed = person.place[1], live.sitting.name(number), person.token_hash
    await at(live, person.place[0], lambda table: facilitating.give(table, seat, name, hashed, number))


async def replace(live: LiveSession, entry: Happened) -> None:
    """A person goes to another table, or changes places; whatever seat they had before is left first."""
    if "set" in entry.body:
        await set_one(live, entry)
        return
    number = entry.body["number"]
    await leave_others(live, number)
    table = live.sitting.tables[entry.body["table"]]
    others = [other for other in live.sitting.people.values() if other.place and other.number != number]
    for other in others:
        if other.place and other.place[1] is not None and not live.sits(other) and not live.is_begun(other.place[0]):
            await sit(live, other.number)
    if entry.body["seat"] is not None:
        await sit(live, number)
    live.moved(table.number)


async def leave_others(live: LiveSession, number: int) -> None:
    """A bot plays on wherever this person sits and should not."""
    person = live.sitting.people[number]
    hashed = person.token_hash
    for table in live.sitting.tables.values():
        found = live.table(table.number)
        if found is None:
            continue
        for place in found.stored.seats:
            meant = person.place == (table.number, place.seat)
            if hashed and place.token_hash == hashed and not meant:
                take = partial(facilitating.take_away, token_hash=hashed, bot=live.sitting.plan.bot or None)
                await at(live, table.number, partial(_take, take, place.seat))


async def _take(take: Callable[..., Awaitable[None]], seat: int, table: Table) -> None:
    await take(table, seat)


async def take_out(live: LiveSession, entry: Happened) -> None:
    """Nobody with the old token is let in; a bot plays on."""
    number = entry.body["number"]
    line = live.person_lines.get(number)
    if line is not None:
        live.dismiss([line], NO_SUCH_TABLE)
    await leave_others(live, number)


async def rename(live: LiveSession, entry: Happened) -> None:
    """The name at the table is the one in the room."""
    for person in live.sitting.people.values():
        if entry.body["number"] in (None, person.number) and person.place is not None:
            number, seat = person.place
            name = live.sitting.name(person.number)
            if seat is not None and live.table(number) is not None:
                again = partial(facilitating.rename, seat=seat, token_hash=person.token_hash, name=name)
                await at(live, number, again)


async def more_time(live: LiveSession, entry: Happened) -> None:
    async def do(table: Table, _number: int) -> None:
        await facilitating.more_time(table, entry.body["minutes"] * MINUTE, entry.id or "")

    await at_each(live, live.sitting.tables, do)


async def last_round(live: LiveSession, entry: Happened) -> None:
    async def do(table: Table, _number: int) -> None:
        await facilitating.last_round(table, entry.id or "")

    await at_each(live, [number for number, _round in entry.body["tables"]], do)


async def stop(live: LiveSession, entry: Happened) -> None:
    async def do(table: Table, _number: int) -> None:
        await facilitating.stop(table)

    await at_each(live, entry.body.get("tables", entry.body.get("stopped", [])), do)


async def together(live: LiveSession, entry: Happened) -> None:
    await stop(live, entry)
    await stand(live)


async def set_one(live: LiveSession, entry: Happened) -> None:
    for number in entry.body["set"]["seats"]:
        if number is not None:
            await leave_others(live, number)
    await ensure(live, entry.body["set"]["number"])


async def look(live: LiveSession, entry: Happened) -> None:
    """Said at the table first; then the cards are shown to whoever asked."""
    number = entry.body["table"]
    await at(live, number, lambda table: facilitating.look(table, entry.id or ""))
    table = await ensure(live, number)
    views = [table.game.view(table.record.state, Viewer(seat)) for seat in range(len(table.stored.seats))]
    live.replies[entry.id or ""] = {"views": views, "ms": entry.body["until"] - entry.t}


async def erase(live: LiveSession, entry: Happened) -> None:
    """From the store, from memory, and from the seats and the texts of every table, also of those long over."""
    await live.forget(entry.body["number"])
    for number, of in live.sitting.tables.items():
        if live.table(number) is None:
            with suppress(Refused):
                live.follow(number, await live.tables.find(of.table))
    await rename(live, entry)
    person = live.sitting.people.get(entry.body["number"])
    for number in live.sitting.tables:
        if live.table(number) is not None and (person is None or (person.place or (0, None))[0] == number):
            seat = None if person is None or person.place is None else person.place[1]
            await at(live, number, partial(facilitating.erase_texts, seat=seat))


async def rekey(live: LiveSession, entry: Happened) -> None:
    """Whoever came in by the old key is out."""
    lines = [line for line in live.lines if line.role == entry.body["role"]]
    asyncio.get_running_loop().call_later(SECONDS_TO_HEAR, live.dismiss, lines, OPENED_ELSEWHERE)


CARRYING: Final[dict[str, Callable[[LiveSession, Happened], Awaitable[Any]]]] = {
    "seat": set_all,
    "begin": begin,
    "pause": pause,
    "resume": pause,
    "storm": lambda live, _entry: stand(live),
    "calm": lambda live, _entry: stand(live),
    "bot": bot_in,
    "bot_out": bot_out,
    "give": hand_over,
    "move": replace,
    "late": replace,
    "take_out": take_out,
    "left": take_out,
    "rename": rename,
    "more_time": more_time,
    "last_round": last_round,
    "stop": stop,
    "set_table": set_one,
    "together": together,
    "end": stop,
    "look": look,
    "erase": erase,
    "key": rekey,
    "revoke": rekey,
}


async def carry_out(live: LiveSession, entry: Happened) -> None:
    carrying = CARRYING.get(entry.what)
    if carrying is not None:
        await carrying(live, entry)
