"""Who is at a table and how it stands, as everybody is told."""

from typing import TYPE_CHECKING

import msgspec

from tallystick.journal.taking_part import taking_part
from tallystick.tables.asking import ALWAYS
from tallystick.tables.credentials import bot_name
from tallystick.tables.store import BOT, StoredSeat

if TYPE_CHECKING:
    from tallystick.tables.table import Table
    from tallystick.tables.written import Written


class Player(msgspec.Struct, frozen=True):
    seat: int
    name: str
    kind: str
    bot: str | None
    here: bool
    taken_over: bool
    long_away: bool
    """Whether anybody at the table may let a bot play, as soon as this seat is waited for."""
    asking: str
    """When this player is asked of what all are asked at once: always, concerns, raised (a hand), or missed."""


class Lobby(msgspec.Struct, frozen=True, tag_field="kind", tag="lobby"):
    """Who is at the table and how it stands; the code is there until the end, `rules` is the game's version.

    After somebody was removed, and while the table is locked, the code is told only to those who sit there.
    """

    table: str
    code: str | None
    game: str
    rules: int
    options: dict[str, str | int | bool]
    host: int
    """Who leads now."""
    stands_in_for: int | None
    """The host who is away, while somebody else leads."""
    started: bool
    over: bool
    paused: bool
    side: bool = msgspec.field(name="ledger_by_hand")
    next_table: str | None
    players: tuple[Player, ...]
    watching: int
    broken_off: int
    """How many starts came to nothing."""
    locked: bool
    decision_seconds: int
    by_hand: bool
    """Whether it is a table of paper, whose book is kept on one phone."""


def lobby_of(table: "Table | Written", seated: bool) -> Lobby:
    """The lobby as it is told to somebody who sits at the table, or to whoever looks."""
    stored, leader = table.stored, table.presence.leader
    is_told = seated or not (stored.locked or stored.code_is_secret)
    return Lobby(
        table=stored.id,
        code=stored.code if is_told and not table.over else None,
        game=stored.game,
        rules=table.rules,
        options=stored.options,
        host=leader,
        stands_in_for=None if leader == stored.host else stored.host,
        started=table.started,
        over=table.over,
        paused=table.condition.paused,
        side=stored.side,
        next_table=stored.next_table,
        players=tuple(_player_at(table, place) for place in stored.seats),
        watching=sum(listener.seat is None for listener in table.audience.listeners),
        broken_off=_broken_off(table),
        locked=stored.locked,
        decision_seconds=stored.decision_seconds,
        by_hand=stored.by_hand,
    )


def _broken_off(table: "Table | Written") -> int:
    """All starts that were begun, but for the one that is on its way or came true."""
    tries = taking_part(table.entries).tries
    return max(0, tries - (table.started or table.starting is not None))


def _player_at(table: "Table | Written", place: StoredSeat) -> Player:
    is_bot = place.kind == BOT
    return Player(
        seat=place.seat,
        name=place.name or (bot_name(place.seat) if is_bot else ""),
        kind=place.kind,
        bot=place.bot if is_bot else table.condition.taken_over.get(place.seat),
        here=is_bot or place.seat in table.audience.at_seat,
        taken_over=place.seat in table.condition.taken_over,
        long_away=table.presence.is_long_away(place.seat),
        asking=ALWAYS if table.asking is None else table.asking.of(place.seat),
    )
