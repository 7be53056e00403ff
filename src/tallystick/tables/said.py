"""What the server says on a socket, beside frames."""

from typing import Any, Final

import msgspec

from tallystick.kernel.refusals import Refused

encode: Final = msgspec.json.Encoder().encode


class Player(msgspec.Struct, frozen=True):
    seat: int
    name: str
    kind: str
    bot: str | None
    here: bool
    taken_over: bool


class Lobby(msgspec.Struct, frozen=True, tag_field="kind", tag="lobby"):
    """Who is at the table and how it stands; the code is there until the start."""

    table: str
    code: str | None
    game: str
    options: dict[str, str | int | bool]
    host: int
    started: bool
    over: bool
    paused: bool
    ledger_by_hand: bool
    next_table: str | None
    players: tuple[Player, ...]
    watching: int


class Copies(msgspec.Struct, frozen=True, tag_field="kind", tag="copies"):
    same: int
    of: int


class Ledgers(msgspec.Struct, frozen=True, tag_field="kind", tag="ledgers"):
    round: int
    copies: dict[str, list[list[int]]]
    agreed: list[list[int]]
    differ: list[int]


class RematchOpen(msgspec.Struct, frozen=True, tag_field="kind", tag="rematch"):
    table: str
    code: str


class TextsTold(msgspec.Struct, frozen=True, tag_field="kind", tag="texts"):
    """Texts that changed; None for one that was erased."""

    texts: dict[str, str | None]


OPEN_SEED: Final = b'{"kind":"open_seed"}'
GONE: Final = b'{"kind":"gone"}'


def seated(seat: int) -> bytes:
    return b'{"kind":"seated","seat":%d}' % seat


def done(move_id: str, seq: int) -> bytes:
    return b'{"kind":"done","id":"%b","seq":%d}' % (move_id.encode(), seq)


def plain(refused: Refused) -> dict[str, Any]:
    """A refusal as programs read it."""
    return {
        "code": refused.code,
        "section": refused.section,
        "ruling": refused.ruling,
        "arguments": refused.arguments,
    }


def refusal(refused: Refused, move_id: str | None = None) -> bytes:
    return encode({"kind": "refused", "id": move_id, **plain(refused)})
