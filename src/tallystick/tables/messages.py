"""What the server says on a socket, beside frames."""

from typing import Any, Final

import msgspec

from tallystick.kernel.refusals import Refused

encode: Final = msgspec.json.Encoder().encode


class Copies(msgspec.Struct, frozen=True, tag_field="kind", tag="copies"):
    same: int
    of: int


class RematchOpen(msgspec.Struct, frozen=True, tag_field="kind", tag="rematch"):
    table: str
    code: str


class TextsTold(msgspec.Struct, frozen=True, tag_field="kind", tag="texts"):
    """Texts that changed; None for one that was erased."""

    texts: dict[str, str | None]


OPEN_SEED: Final = b'{"kind":"open_seed"}'
SEED_SHOWN: Final = b'{"kind":"seed_shown"}'
GONE: Final = b'{"kind":"gone"}'
PONG: Final = b'{"kind":"pong"}'


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
