"""Who sits where before and while a table is played."""

import hmac

from tallystick.kernel.refusals import Refused
from tallystick.kernel.seats import FACILITATOR
from tallystick.tables.credentials import hash_of, new_token
from tallystick.tables.store import BOT, EMPTY, PERSON, StoredSeat, StoredTable


def seat_of(table: StoredTable, token: str) -> int | None:
    """The seat that this token proves."""
    hashed = hash_of(token)
    found = None
    for place in table.seats:
        if place.token_hash and hmac.compare_digest(place.token_hash, hashed):
            found = place.seat
    return found


def place_at(table: StoredTable, seat: int | None) -> StoredSeat:
    if seat is None or not 0 <= seat < len(table.seats):
        raise Refused("not_a_seat")
    return table.seats[seat]


def first_empty(table: StoredTable) -> int:
    for place in table.seats:
        if place.kind == EMPTY:
            return place.seat
    raise Refused("table_full", seats=len(table.seats))


def sit(table: StoredTable, seat: int, name: str) -> str:
    """Give the seat to a person; returns the new token, which is kept nowhere."""
    token = new_token()
    table.seats[seat] = StoredSeat(seat, PERSON, name, None, hash_of(token))
    return token


def sit_bot(table: StoredTable, seat: int, bot: str) -> None:
    table.seats[seat] = StoredSeat(seat, BOT, "", bot)


def stand_up(table: StoredTable, seat: int) -> None:
    """The seat is empty again, and its old token proves nothing any more."""
    table.seats[seat] = StoredSeat(seat)
    pass_host_on(table)


def pass_host_on(table: StoredTable) -> None:
    """Somebody who is there leads: the host, or else the first person; a facilitator always does."""
    if table.host == FACILITATOR or table.seats[table.host].kind == PERSON:
        return
    table.host = next((place.seat for place in table.seats if place.kind == PERSON), table.host)


def check_name_is_free(table: StoredTable, name: str) -> None:
    if name and any(place.kind == PERSON and place.name.casefold() == name.casefold() for place in table.seats):
        raise Refused("name_taken", name=name)


def fill(table: StoredTable, bots: dict[int, str], names: list[str], first: int = 0) -> list[tuple[int, str]]:
    """The first sitting: bots where they were asked for, the maker at the `first` place if it is left, and in the first
    ones that are; returns the tokens."""
    for seat, bot in bots.items():
        place_at(table, seat)
        sit_bot(table, seat, bot)
    given: list[tuple[int, str]] = []
    for name in names:
        check_name_is_free(table, name)
        seat = first if not given and place_at(table, first).kind == EMPTY else first_empty(table)
        given.append((seat, sit(table, seat, name)))
    table.host = given[0][0]
    return given
