"""What a host may do at a table, and how a player leaves; each is asked for at the table's door."""

from collections.abc import Iterable
from typing import Final

import msgspec

from tallystick.bots import bot_named
from tallystick.kernel.refusals import Refused
from tallystick.tables import seating
from tallystick.tables.audience import NO_SUCH_TABLE, OPENED_ELSEWHERE
from tallystick.tables.condition import GIVEN_BACK, JOINED, LEFT, PAUSED, RESUMED, TAKEN_OVER
from tallystick.tables.credentials import new_code
from tallystick.tables.decision_time import usual_bot
from tallystick.tables.starting import start
from tallystick.tables.store import BOT, EMPTY, PERSON, StoredSeat, StoredTable
from tallystick.tables.table import Table

TO_GO_ON: Final = ("start", "pause", "resume", "bot", "give_back")
"""What whoever stands in for the host may do, so that nobody is stuck.

Who may come, who must go and what is deleted stays the host's: whoever cuts the host's line has no power over others.
"""


async def lead(table: Table, asking: int | None, do: str, seat: int | None, bot: str | None) -> None:
    """What the host asks for; the others may ask for their own seat, and for a bot where they wait for somebody."""
    if asking is None:
        raise Refused("only_the_host")
    match do:
        case "give_back":
            await give_back(table, asking, seat)
        case "bot" if table.started and asking != table.presence.leader:
            check_holds_us_up(table, seating.place_at(table.stored, seat).seat)
            await let_bot_play(table, asking, seat, bot)
        case _:
            check_host(table, asking, do)
            await _lead(table, asking, do, seat, bot)


async def _lead(table: Table, host: int, do: str, seat: int | None, bot: str | None) -> None:
    match do:
        case "start":
            await start(table)
        case "pause":
            await pause(table, host)
        case "resume":
            await resume(table, host)
        case "bot":
            await let_bot_play(table, host, seat, bot)
        case "remove":
            was_person = seating.place_at(table.stored, seat).kind == PERSON
            await free(table, host, seat)
            if was_person and not table.over:
                await change_code(table, is_secret=True)
        case "lock" | "unlock":
            await lock(table, do == "lock")
        case "new_code":
            await change_code(table, table.stored.code_is_secret)
        case _:
            raise Refused("bad_message")


def check_host(table: Table, seat: int, do: str = "") -> None:
    """Raise Refused unless this is the host, or who stands in and needs it to go on."""
    if seat != (table.presence.leader if do in TO_GO_ON else table.stored.host):
        raise Refused("only_the_host")


def check_holds_us_up(table: Table, seat: int) -> None:
    """Raise Refused unless this seat is waited for and its player has been away for a while."""
    if not table.running or seat not in table.game.to_act(table.record.state):
        raise Refused("not_waited_for")
    if seat in table.audience.at_seat:
        raise Refused("still_here")
    if not table.presence.is_long_away(seat) and table.bot_at(seat) is None:
        raise Refused("not_away_long", seconds=round(table.presence.away_patience))


async def pause(table: Table, seat: int) -> None:
    if not table.running:
        raise Refused("not_running")
    await table.note(seat, note=PAUSED)


async def resume(table: Table, seat: int) -> None:
    if not table.condition.paused or table.over:
        raise Refused("not_paused")
    await table.note(seat, note=RESUMED)


async def let_bot_play(table: Table, host: int, seat: int | None, bot: str | None) -> None:
    """Fill an empty seat, or take over one whose player is away."""
    name = bot_named(table.game, bot or usual_bot(table.game)).name
    place = seating.place_at(table.stored, seat)
    if table.over:
        raise Refused("game_over")
    if not table.started:
        if place.kind == PERSON:
            raise Refused("seat_taken")
        await table.keep(_with_bot(table, place.seat, name))
        return
    if place.kind == BOT or place.seat in table.condition.taken_over:
        raise Refused("seat_taken")
    if place.seat in table.audience.at_seat:
        raise Refused("still_here")
    await table.note(host, note=TAKEN_OVER, seat=place.seat, bot=name)


async def give_back(table: Table, asking: int, seat: int | None) -> None:
    """End a takeover: by the host, or by the player who is back."""
    place = seating.place_at(table.stored, seat)
    if asking != place.seat:
        check_host(table, asking, "give_back")
    if place.kind != PERSON or place.seat not in table.condition.taken_over or table.over:
        raise Refused("not_taken_over")
    await table.note(asking, note=GIVEN_BACK, seat=place.seat)


async def free(table: Table, asking: int, seat: int | None) -> None:
    """The player leaves or is removed: the seat is empty again, or a bot's for good once the table runs."""
    place = seating.place_at(table.stored, seat)
    if place.kind == EMPTY:
        raise Refused("seat_empty")
    if not table.started:
        changed = table.stored.copy()
        seating.stand_up(changed, place.seat)
        await table.keep(changed, erase=True)
        table.commits.pop(place.seat, None)
    elif place.kind == PERSON and not table.over:
        bot = table.bot_at(place.seat) or usual_bot(table.game)
        await table.note(asking, note=LEFT, seat=place.seat, bot=bot)
        await table.keep(_with_bot(table, place.seat, bot), erase=True)
    elif not table.over:
        raise Refused("seat_taken")
    elif place.kind == PERSON:
        changed = table.stored.copy()
        changed.seats[place.seat] = StoredSeat(place.seat, PERSON)
        await table.keep(changed, erase=True)
    table.audience.dismiss(place.seat, NO_SUCH_TABLE)
    table.tell_lobby()


async def lock(table: Table, locked: bool) -> None:
    """Nobody new sits down while the table is locked, nor takes a bot's seat."""
    if table.over:
        raise Refused("game_over")
    changed = table.stored.copy()
    changed.locked = locked
    await table.keep(changed)


async def change_code(table: Table, is_secret: bool) -> None:
    """The old code leads nowhere; whoever was removed is not told the new one."""
    if table.over:
        raise Refused("game_over")
    changed = table.stored.copy()
    changed.code, changed.code_is_secret = new_code(), is_secret
    await table.keep(changed)


async def take_bots_seat(table: Table, name: str, seat: int) -> tuple[int, str]:
    """A late-comer plays on for a bot that plays for itself; sees what that seat may see, and no more."""
    if not table.started or table.over:
        raise Refused("not_running")
    if table.stored.locked:
        raise Refused("table_locked")
    if seating.place_at(table.stored, seat).kind != BOT:
        raise Refused("seat_taken")
    changed = table.stored.copy()
    seating.check_name_is_free(changed, name)
    token = seating.sit(changed, seat, name)
    seating.pass_host_on(changed)
    await table.note(None, note=JOINED, seat=seat)
    await table.keep(changed)
    return seat, token


async def sit_down(table: Table, name: str, wanted: int | None = None) -> tuple[int, str]:
    """A person takes the wanted seat if it is empty, or else the first that is; returns it with its token."""
    if table.over:
        raise Refused("game_over")
    if table.started:
        raise Refused("already_started")
    if table.stored.locked:
        raise Refused("table_locked")
    changed = table.stored.copy()
    seating.check_name_is_free(changed, name)
    seat = seating.first_empty(changed)
    if wanted is not None and seating.place_at(changed, wanted).kind == EMPTY:
        seat = wanted
    token = seating.sit(changed, seat, name)
    seating.pass_host_on(changed)
    await table.keep(changed)
    return seat, token


async def sit_again(table: Table, name: str, seat: int) -> tuple[int, str]:
    """A person who is expected at this seat gets a new token for it."""
    changed = table.stored.copy()
    token = seating.sit(changed, seat, name)
    await table.keep(changed)
    return seat, token


async def renew_token(table: Table, token: str) -> tuple[int, str]:
    """A new token for the seat of this one, which proves nothing any more; where it was used, the seat is closed."""
    changed = table.stored.copy()
    place = changed.seats[_proved(table, token)]
    new = seating.sit(changed, place.seat, place.name)
    await table.keep(changed)
    table.audience.dismiss(place.seat, OPENED_ELSEWHERE)
    return place.seat, new


async def revoke_token(table: Table, token: str) -> None:
    """Nobody proves this seat any more; the host, if it was theirs, is somebody who still can."""
    changed = table.stored.copy()
    seat = _proved(table, token)
    changed.seats[seat] = msgspec.structs.replace(changed.seats[seat], token_hash=b"")
    if changed.host == seat:
        changed.host = next((place.seat for place in changed.seats if place.token_hash), seat)
    await table.keep(changed)
    table.audience.dismiss(seat, OPENED_ELSEWHERE)


def _proved(table: Table, token: str) -> int:
    seat = seating.seat_of(table.stored, token)
    if seat is None:
        raise Refused("wrong_token")
    return seat


async def erase_text(table: Table, asking: int, reference: str) -> None:
    """Keep nothing of a text but its reference; for whoever wrote it, and for the host."""
    text = table.texts.kept.get(reference)
    if text is None:
        raise Refused("no_such_text")
    if asking not in (table.stored.host, table.record.entries[text.seq].actor):
        raise Refused("only_the_author")
    await table.erase_text(reference)


async def forget_names(table: Table, seats: Iterable[int]) -> None:
    """Who sits there goes on, but without a name: nothing of it is left, here or on the disk."""
    changed = table.stored.copy()
    for seat in seats:
        changed.seats[seat] = msgspec.structs.replace(seating.place_at(changed, seat), name="")
    await table.keep(changed, erase=True)


async def title_graph(table: Table, asking: int, titled: dict[str, str]) -> None:
    """Beside the journal, as names are: it can be given after the end, and leaves no trace once it is changed."""
    if asking != table.stored.host:
        raise Refused("only_the_host")
    changed = table.stored.copy()
    changed.titled = titled
    await table.keep(changed, erase=True)


def _with_bot(table: Table, seat: int, bot: str) -> StoredTable:
    changed = table.stored.copy()
    seating.sit_bot(changed, seat, bot)
    seating.pass_host_on(changed)
    return changed
