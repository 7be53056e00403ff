"""What a host may do at a table, and how a player leaves."""

import msgspec

from tallystick.bots import bot_named
from tallystick.kernel.refusals import Refused
from tallystick.tables import seating
from tallystick.tables.listening import NO_SUCH_TABLE
from tallystick.tables.notes import GIVEN_BACK, LEFT, PAUSED, RESUMED, TAKEN_OVER
from tallystick.tables.ports import BOT, EMPTY, PERSON, StoredTable
from tallystick.tables.said import GONE
from tallystick.tables.table import Table

DEFAULT_BOT = "good"


def check_host(table: Table, seat: int | None) -> None:
    if seat != table.stored.host:
        raise Refused("only_the_host")


async def pause(table: Table, seat: int) -> None:
    async with table.lock:
        if not table.running:
            raise Refused("not_running")
        await table.note(seat, note=PAUSED)
    table.tell()


async def resume(table: Table, seat: int) -> None:
    async with table.lock:
        if not table.noted.paused or table.over:
            raise Refused("not_paused")
        await table.note(seat, note=RESUMED)
    table.tell()


async def let_bot_play(table: Table, host: int, seat: int | None, bot: str | None) -> None:
    """Fill an empty seat, or take over one whose player is away."""
    name = bot_named(table.game, bot or _usual_bot(table)).name
    async with table.lock:
        place = seating.place_at(table.stored, seat)
        if not table.started:
            if place.kind == PERSON:
                raise Refused("seat_taken")
            await table.keep(_with_bot(table, place.seat, name))
            return
        if table.over:
            raise Refused("game_over")
        if place.kind == BOT or place.seat in table.noted.taken_over:
            raise Refused("seat_taken")
        if place.seat in table.at_seat:
            raise Refused("still_here")
        await table.note(host, note=TAKEN_OVER, seat=place.seat, bot=name)
    table.tell()


async def give_back(table: Table, asking: int, seat: int | None) -> None:
    """End a takeover: by the host, or by the player who is back."""
    async with table.lock:
        place = seating.place_at(table.stored, seat)
        if asking != place.seat:
            check_host(table, asking)
        if place.kind != PERSON or place.seat not in table.noted.taken_over or table.over:
            raise Refused("not_taken_over")
        await table.note(asking, note=GIVEN_BACK, seat=place.seat)
    table.tell()


async def free(table: Table, asking: int, seat: int | None) -> None:
    """The player leaves or is removed: the seat is empty again, or a bot's for good once the table runs."""
    async with table.lock:
        place = seating.place_at(table.stored, seat)
        if place.kind == EMPTY:
            raise Refused("seat_empty")
        if not table.started:
            changed = _copy(table)
            seating.stand_up(changed, place.seat)
            await table.keep(changed)
            table.commits.pop(place.seat, None)
        elif place.kind == PERSON and not table.over:
            bot = table.bot_at(place.seat) or _usual_bot(table)
            await table.note(asking, note=LEFT, seat=place.seat, bot=bot)
            changed = _with_bot(table, place.seat, bot)
            changed.seats[place.seat].name = place.name
            await table.keep(changed)
        elif not table.over:
            raise Refused("seat_taken")
    table.tell()
    listener = table.at_seat.get(place.seat)
    if listener is not None:
        table.depart(listener)
        listener.say(GONE)
        listener.close(NO_SUCH_TABLE)


def _usual_bot(table: Table) -> str:
    return DEFAULT_BOT if DEFAULT_BOT in table.game.bots else "random"


def _copy(table: Table) -> StoredTable:
    return msgspec.structs.replace(table.stored, seats=list(table.stored.seats))


def _with_bot(table: Table, seat: int, bot: str) -> StoredTable:
    changed = _copy(table)
    seating.sit_bot(changed, seat, bot)
    seating.pass_host_on(changed)
    return changed
