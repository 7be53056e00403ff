"""Seeds, keys and commitments: what is hidden stands in the journal only as a salted hash."""

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from tallystick.journal.canonical import canonical


def commitment_to_seed(seed: bytes) -> str:
    """What is published of a seed before it is used."""
    return sha256(b"tallystick seed 1\n" + seed).hexdigest()


def table_key(server_seed: bytes, opening_seal: str, seat_seeds: Sequence[bytes]) -> bytes:
    """HKDF-SHA256 over the server's seed, salted with the opening and every seat's seed in order.

    The server fixed its seed before it saw the seats' seeds, and each seat its own before it saw the others'.
    """
    salt = sha256(bytes.fromhex(opening_seal) + b"".join(seat_seeds)).digest()
    extracted = hmac.digest(salt, server_seed, "sha256")
    return hmac.digest(extracted, b"tallystick table 1\x01", "sha256")


def salt_for(key: bytes, seq: int, slot: str) -> bytes:
    """The salt of one hidden value; no two places share one."""
    return hmac.digest(key, f"tallystick salt 1\n{seq}\n{slot}".encode(), "sha256")


def commitment(salt: bytes, table: str, seq: int, slot: str, value: Any) -> str:
    """The salted hash that stands for a hidden value."""
    return hmac.digest(salt, b"tallystick hidden 1\n" + canonical([table, seq, slot, value]), "sha256").hex()
