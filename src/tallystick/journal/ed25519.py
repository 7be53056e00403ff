"""Ed25519 signatures (RFC 8032), for the few heads that somebody asks for: about three milliseconds each.

Written out here because a library would bring megabytes of machine code. tests/journal/test_signed_heads.py holds it
to the vectors of the RFC, tests/web/proof.test.mjs to another implementation. The time to sign tells nothing of the
key: secret numbers are multiplied in a fixed number of steps, and never as they are, but with a multiple of the order.
"""

from hashlib import sha512
from typing import Final

PRIME: Final = 2**255 - 19
ORDER: Final = 2**252 + 27742317777372353535851937790883648493
CURVE: Final = -121665 * pow(121666, -1, PRIME) % PRIME
ROOT_OF_MINUS_ONE: Final = pow(2, (PRIME - 1) // 4, PRIME)
STEPS: Final = 384
"""Bits of the largest number that is multiplied."""

Point = tuple[int, int, int, int]
"""Extended coordinates: x = X/Z, y = Y/Z, xy = T/Z."""
NEUTRAL: Final[Point] = (0, 1, 1, 0)


class SigningKey:
    """32 secret bytes, and the key that everybody may know."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) != 32:
            raise ValueError("a secret key has 32 bytes")
        wide = sha512(secret).digest()
        self._scalar = int.from_bytes(wide[:32], "little") & ((1 << 254) - 8) | (1 << 254)
        self._prefix = wide[32:]
        self.public = _packed(_times_base(self._scalar, self._prefix))

    def sign(self, message: bytes) -> bytes:
        once = _number(self._prefix, message) % ORDER
        first = _packed(_times_base(once, self._prefix + message))
        last = once + _number(first, self.public, message) * self._scalar
        return first + (last % ORDER).to_bytes(32, "little")


def is_signed(key: bytes, message: bytes, signature: bytes) -> bool:
    """Whether whoever has the secret of this key has signed this message."""
    if len(key) != 32 or len(signature) != 64:
        return False
    point, first = _unpacked(key), _unpacked(signature[:32])
    last = int.from_bytes(signature[32:], "little")
    if point is None or first is None or last >= ORDER:
        return False
    known = _number(signature[:32], key, message) % ORDER
    one, other = _times(last, BASE), _sum(first, _times(known, point))
    return (one[0] * other[2] - other[0] * one[2]) % PRIME == 0 and (one[1] * other[2] - other[1] * one[2]) % PRIME == 0


def _number(*parts: bytes) -> int:
    return int.from_bytes(sha512(b"".join(parts)).digest(), "little")


def _times_base(secret: int, mask: bytes) -> Point:
    """The base point so many times; the number itself is never looked at, only its sum with a multiple of the order."""
    many = _number(b"tallystick mask 1\n", mask) >> 392
    return _times(secret + many * ORDER, BASE)


def _times(number: int, point: Point) -> Point:
    """A ladder of always as many steps, each an addition and a doubling."""
    low, high = NEUTRAL, point
    for place in range(STEPS - 1, -1, -1):
        if number >> place & 1:
            low, high = _sum(low, high), _sum(high, high)
        else:
            low, high = _sum(low, low), _sum(low, high)
    return low


def _sum(one: Point, other: Point) -> Point:
    a = (one[1] - one[0]) * (other[1] - other[0]) % PRIME
    b = (one[1] + one[0]) * (other[1] + other[0]) % PRIME
    c = 2 * one[3] * other[3] * CURVE % PRIME
    d = 2 * one[2] * other[2] % PRIME
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % PRIME, g * h % PRIME, f * g % PRIME, e * h % PRIME


def _packed(point: Point) -> bytes:
    inverse = pow(point[2], -1, PRIME)
    x, y = point[0] * inverse % PRIME, point[1] * inverse % PRIME
    return (y | (x & 1) << 255).to_bytes(32, "little")


def _unpacked(packed: bytes) -> Point | None:
    """The point that these bytes name, if they name one."""
    number = int.from_bytes(packed, "little")
    y, odd = number & ((1 << 255) - 1), number >> 255
    if y >= PRIME:
        return None
    square = (y * y - 1) * pow(CURVE * y * y + 1, -1, PRIME) % PRIME
    x = pow(square, (PRIME + 3) // 8, PRIME)
    if (x * x - square) % PRIME:
        x = x * ROOT_OF_MINUS_ONE % PRIME
    if (x * x - square) % PRIME or (x == 0 and odd):
        return None
    x = PRIME - x if x & 1 != odd else x
    return x, y, 1, x * y % PRIME


def _base() -> Point:
    found = _unpacked((4 * pow(5, -1, PRIME) % PRIME).to_bytes(32, "little"))
    if found is None:
        raise ArithmeticError
    return found


BASE: Final = _base()
