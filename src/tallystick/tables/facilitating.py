"""What a facilitator may do at a table without a seat there; each is asked for at its door, and may be repeated."""

from typing import Final

import msgspec

from tallystick.bots import bot_named
from tallystick.journal.entries import STOPPED
from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import CLOCK, FACILITATOR
from tallystick.tables import book, hosting, seating
from tallystick.tables.audience import OPENED_ELSEWHERE
from tallystick.tables.clock import now
from tallystick.tables.condition import GIVEN, LAST_ROUND, LEFT, LOOKED, MORE_TIME, PAUSED, RESUMED, TAKEN_OVER
from tallystick.tables.decision_time import usual_bot
from tallystick.tables.starting import start
from tallystick.tables.store import BOT, PERSON, StoredSeat
from tallystick.tables.table import Table

AWAY: Final = "away"
"""Why a bot plays: the person was waited for, and away for too long."""


async def begin(table: Table) -> None:
    """Start a table that has not been started."""
    if not table.started and not table.over and table.starting is None:
        await (book.begin(table) if table.record.by_hand else start(table))


async def let_stand(table: Table, paused: bool, why: str = "") -> None:
    """Pause the table or let it go on, whichever it does not do."""
    if table.started and not table.over and table.condition.paused != paused:
        reason = {"why": why} if paused and why else {}
        await table.note(FACILITATOR, note=PAUSED if paused else RESUMED, **reason)


async def take_over(table: Table, seat: int, bot: str | None, note_id: str | None = None, why: str = "") -> None:
    """A bot plays on for a person, also for one who is still there."""
    name = bot_named(table.game, bot or usual_bot(table.game)).name
    place = seating.place_at(table.stored, seat)
    if table.record.by_hand:
        raise Refused("no_bots_on_paper")
    if table.over:
        raise Refused("game_over")
    if not table.started:
        raise Refused("not_started")
    if place.kind == BOT:
        raise Refused("seat_taken")
    if seat not in table.condition.taken_over:
        reason = {"why": why} if why else {}
        await table.note(FACILITATOR, note_id, note=TAKEN_OVER, seat=seat, bot=name, **reason)


async def give_back(table: Table, seat: int) -> None:
    """The person plays again."""
    if seat in table.condition.taken_over and not table.over:
        await hosting.give_back(table, FACILITATOR, seat)


async def give(table: Table, seat: int, name: str, token_hash: bytes, to: int) -> None:
    """The seat is this person's from now on: the old token proves nothing, and its socket is closed."""
    place = seating.place_at(table.stored, seat)
    if place.token_hash == token_hash and place.kind == PERSON:
        return
    changed = table.stored.copy()
    changed.seats[seat] = StoredSeat(seat, PERSON, name, None, token_hash)
    if table.started and not table.over:
        await table.note(FACILITATOR, note=GIVEN, seat=seat, to=to)
    await table.keep(changed, erase=True)
    table.commits.pop(seat, None)
    table.audience.dismiss(seat, OPENED_ELSEWHERE)


async def take_away(table: Table, seat: int, token_hash: bytes, bot: str | None = None) -> None:
    """The person who has this token leaves the seat; a bot plays on there, or on paper people without a phone."""
    place = seating.place_at(table.stored, seat)
    if place.kind != PERSON or place.token_hash != token_hash or table.over:
        return
    name = bot_named(table.game, bot or usual_bot(table.game)).name
    changed = table.stored.copy()
    if table.record.by_hand:
        changed.seats[seat] = StoredSeat(seat, PERSON, place.name)
    else:
        seating.sit_bot(changed, seat, table.bot_at(seat) or name)
    if table.started and not table.record.by_hand:
        await table.note(FACILITATOR, note=LEFT, seat=seat, bot=changed.seats[seat].bot)
    await table.keep(changed, erase=True)
    table.commits.pop(seat, None)
    table.audience.dismiss(seat, OPENED_ELSEWHERE)


async def rename(table: Table, seat: int, token_hash: bytes, name: str) -> None:
    """What the person who has this token is called at the table; empty once it was erased."""
    place = seating.place_at(table.stored, seat)
    if place.token_hash == token_hash and place.name != name:
        changed = table.stored.copy()
        changed.seats[seat] = msgspec.structs.replace(place, name=name)
        await table.keep(changed, erase=True)


async def erase_texts(table: Table, seat: int | None) -> None:
    """What somebody at this seat wrote, or what anybody did; the chain keeps its hashes and stays whole."""
    for reference, text in list(table.texts.kept.items()):
        if text.text is not None and seat in (None, table.entries[text.seq].actor):
            await table.erase_text(reference)


async def more_time(table: Table, ms: int, note_id: str) -> None:
    """Where a duration was agreed, it is longer by so much."""
    if table.clock.minutes and table.started and not table.over:
        await table.note(FACILITATOR, note_id, note=MORE_TIME, ms=ms)


def can_run_out(table: Table) -> bool:
    """Whether the game itself can make this round the last one."""
    return table.running and bool(table.clock.minutes) and bool(table.game.legal(table.record.state, CLOCK))


async def last_round(table: Table, note_id: str) -> None:
    """This round is the last: said for all to read, and by the game's own clock where it has one."""
    if not table.started or table.over:
        return
    await table.note(FACILITATOR, note_id, note=LAST_ROUND)
    await run_out(table)


async def run_out(table: Table) -> None:
    """The game itself makes this round the last one, where it can and has not done so."""
    if can_run_out(table):
        await table.play(CLOCK, table.game.legal(table.record.state, CLOCK)[0])


async def stop(table: Table) -> None:
    """The table ends now: everything is counted, nobody wins, and what was hidden is opened."""
    if not table.over:
        if table.decided:
            await table.end()
        else:
            await table.commit(table.record.propose_end(now(), STOPPED))


async def look(table: Table, note_id: str) -> None:
    """Whoever leads looks at the hidden cards; everybody at the table can read that."""
    if not table.started:
        raise Refused("not_started")
    if not table.over:
        await table.note(FACILITATOR, note_id, note=LOOKED)
