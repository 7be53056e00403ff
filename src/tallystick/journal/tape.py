"""Fair chance: one hash tape for a table, fixed by its seeds before the first card."""

from hashlib import shake_128
from typing import Final

from mypy_extensions import i64

from tallystick.kernel.chance import Chance

BLOCK: Final = 512


class Tape(Chance):
    """SHAKE-128 over a key and a block number, read one byte a draw; a byte that would favour some numbers is skipped.

    >>> tape = Tape(b"key")
    >>> [tape.die() for _ in range(12)]
    [2, 2, 2, 6, 5, 5, 1, 3, 2, 1, 3, 1]
    """

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.number: int = 0
        self.offset: i64 = BLOCK
        self.block: bytes = b""

    def below(self, n: int) -> int:
        among: i64 = n
        if among < 1 or among > 256:
            raise ValueError("a draw is among 1 to 256")
        fair = 256 - 256 % among
        while True:
            if self.offset == BLOCK:
                self.block = shake_128(self.key + self.number.to_bytes(8, "big")).digest(BLOCK)
                self.number += 1
                self.offset = 0
            drawn: i64 = self.block[self.offset]
            self.offset += 1
            if drawn < fair:
                return drawn % among

    def clone(self) -> "Tape":
        copy = Tape(self.key)
        copy.number = self.number
        copy.offset = self.offset
        copy.block = self.block
        return copy
