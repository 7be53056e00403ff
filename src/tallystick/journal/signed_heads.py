"""Heads that a server signs: who has two of one entry that differ has evidence that it showed two histories."""

from functools import lru_cache
from typing import Annotated, Final

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from tallystick.journal.canonical import canonical

TAG: Final = b"tallystick head 1\n"

Hex32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Hex64 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{128}$")]


class SignedHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seal of one entry, and the signature of the server that showed it; `key` is its public key."""

    head: Hex32
    key: Hex32
    seq: int
    signature: Hex64
    table: str

    @property
    def is_genuine(self) -> bool:
        """Whether the holder of the key has signed just this."""
        signed = signed_bytes(self.table, self.seq, self.head)
        try:
            Ed25519PublicKey.from_public_bytes(bytes.fromhex(self.key)).verify(bytes.fromhex(self.signature), signed)
        except (InvalidSignature, ValueError):  # ValueError: a key that is no point of the curve
            return False
        return True

    def contradicts(self, other: "SignedHead") -> bool:
        """Whether one server has signed two different entries for the same place of one table."""
        same = (self.key, self.table, self.seq) == (other.key, other.table, other.seq)
        return same and self.head != other.head and self.is_genuine and other.is_genuine


class Signer:
    """Signs the heads that are asked for; the same one again costs nothing."""

    def __init__(self, secret: bytes) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(secret)
        self.public = self._key.public_key().public_bytes_raw().hex()
        self.signed = lru_cache(1024)(self._signed)

    def _signed(self, table: str, seq: int, head: str) -> SignedHead:
        signature = self._key.sign(signed_bytes(table, seq, head))
        return SignedHead(head, self.public, seq, signature.hex(), table)


def signed_bytes(table: str, seq: int, head: str) -> bytes:
    return TAG + canonical([table, seq, head])


def read_signed_heads(written: bytes) -> list[SignedHead]:
    """The heads of a file, one a line; raises msgspec.DecodeError for anything else."""
    return msgspec.json.Decoder(SignedHead).decode_lines(written)
