"""Seeds, keys and commitments: what is hidden stands in the journal only as a salted hash."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

from tallystick.journal.canonical import canonical

_INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
_OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104 with a key of at most 64 bytes; unlike the library's it never lets go of the interpreter's lock."""
    padded = key.ljust(64, b"\0")
    return sha256(padded.translate(_OUTER) + sha256(padded.translate(_INNER) + message).digest()).digest()


def commitment_to_seed(seed: bytes) -> str:
    """What is published of a seed before it is used."""
    return sha256(b"tallystick seed 1\n" + seed).hexdigest()


def seed_of_bot(server_seed: bytes, seat: int) -> bytes:
    """A bot's seed follows from the server's, which the opening fixes: whoever runs both has nothing to choose."""
    return hmac_sha256(server_seed, b"tallystick bot 1\n%d" % seat)


def table_key(server_seed: bytes, opening_seal: str, seat_seeds: Sequence[bytes]) -> bytes:
    """HKDF-SHA256 over the server's seed, salted with the opening and every seat's seed in order.

    The server fixed its seed before it saw the seats' seeds, and each seat its own before it saw the others'.
    """
    salt = sha256(bytes.fromhex(opening_seal) + b"".join(seat_seeds)).digest()
    extracted = hmac_sha256(salt, server_seed)
    return hmac_sha256(extracted, b"tallystick table 1\x01")


class Salts:
    """The salts of one table's hidden values, from its key: no two places share one."""

    def __init__(self, key: bytes) -> None:
        padded = key.ljust(64, b"\0")
        self._inner: Any = sha256(padded.translate(_INNER))
        self._outer: Any = sha256(padded.translate(_OUTER))

    def of(self, seq: int, slot: str) -> bytes:
        """HMAC-SHA256, with what depends on the key alone worked out once."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(f"tallystick salt 1\n{seq}\n{slot}".encode())
        outer.update(inner.digest())
        made: bytes = outer.digest()
        return made


def commitment(salt: bytes, table: str, seq: int, slot: str, value: Any) -> str:
    """The salted hash that stands for a hidden value."""
    return hmac_sha256(salt, b"tallystick hidden 1\n" + canonical([table, seq, slot, value])).hex()
