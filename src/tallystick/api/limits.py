"""Limits that a whole class behind one address never meets, and a guesser does."""

import time
from collections.abc import Callable
from typing import Final

MOST_REMEMBERED: Final = 20_000


class TokenBucket:
    """Holds up to `most`, gains `rate` a second.

    >>> bucket = TokenBucket(most=2, rate=1, clock=lambda: 0.0)
    >>> [bucket.take() for _ in range(3)]
    [True, True, False]
    """

    __slots__ = ("_at", "_clock", "_left", "_most", "_rate")

    def __init__(self, most: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._rate = rate
        self._clock = clock
        self._left = most
        self._at = clock()

    def _gain(self) -> None:
        at = self._clock()
        self._left = min(self._most, self._left + (at - self._at) * self._rate)
        self._at = at

    def take(self) -> bool:
        """Take one, if there is one."""
        self._gain()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def has_one(self) -> bool:
        self._gain()
        return self._left >= 1

    def is_full(self) -> bool:
        self._gain()
        return self._left >= self._most


class Buckets:
    """A bucket for each key; full ones are forgotten when there are too many."""

    def __init__(self, most: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._made_with = (most, rate, clock)
        self._buckets: dict[str, TokenBucket] = {}

    def of(self, key: str) -> TokenBucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MOST_REMEMBERED:
                self._forget_full()
            bucket = self._buckets[key] = TokenBucket(*self._made_with)
        return bucket

    def _forget_full(self) -> None:
        kept = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full()}
        self._buckets = kept if len(kept) < MOST_REMEMBERED else {}


class Guessing:
    """Counts wrong codes only: for each address, for each code, and for the whole server.

    An address with too many failures can still come to the tables at which somebody from that address sits already, so
    that one guesser does not lock a class out. Too many failures on the whole server make every further one slow; a
    right code passes, however many others guess.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, everywhere: float = 600) -> None:
        self._by_address = Buckets(most=10, rate=10 / 60, clock=clock)
        self._by_code = Buckets(most=10, rate=10 / 60, clock=clock)
        self._everywhere = TokenBucket(most=everywhere, rate=everywhere / 60, clock=clock)
        self._known: dict[str, set[str]] = {}

    def may_try(self, address: str, code: str) -> bool:
        if address in self._known.get(code, ()):
            return True
        return self._by_address.of(address).has_one() and self._by_code.of(code).has_one()

    def failed(self, address: str, code: str) -> bool:
        """Whether that is told at once; else the whole server has heard too many wrong codes."""
        self._by_address.of(address).take()
        self._by_code.of(code).take()
        return self._everywhere.take()

    def succeeded(self, address: str, code: str) -> None:
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
        self._known.setdefault(code, set()).add(address)
