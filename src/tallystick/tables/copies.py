"""How many browsers have the same journal, and how the ledgers kept by hand agree."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from tallystick.kernel.refusals import Refused
from tallystick.tables.said import Copies, Ledgers

K = TypeVar("K")
Ledger = list[list[int]]

MOST_ON_AN_ABACUS = 1_000_000


class Heads(Generic[K]):
    """What each browser reported: whether its last checked entry has the seal it has here."""

    def __init__(self) -> None:
        self.reports: dict[K, bool] = {}

    def report(self, browser: K, head: str, seal: str | None) -> None:
        self.reports[browser] = head == seal

    def forget(self, browser: K) -> None:
        self.reports.pop(browser, None)

    def copies(self) -> Copies:
        return Copies(sum(self.reports.values()), len(self.reports))


def check_ledger(ledger: Sequence[Sequence[int]], seats: int) -> None:
    """A ledger has one number for every seat in every row, and not more rows than seats."""
    if not 1 <= len(ledger) <= seats or any(len(row) != seats for row in ledger):
        raise Refused("bad_ledger")
    if any(abs(beads) > MOST_ON_AN_ABACUS for row in ledger for beads in row):
        raise Refused("bad_ledger")


def compared(number: int, copies: Mapping[int, Ledger]) -> Ledgers:
    """The copy that most seats have, and who has another; of two that are equally frequent the first seat's.

    >>> compared(1, {0: [[50, 50]], 1: [[50, 49]], 2: [[50, 50]]}).differ
    [1]
    """
    seats = sorted(copies)
    counted = Counter(msgspec.json.encode(copies[seat]) for seat in seats)
    most = max(counted.values())
    agreed = next(copies[seat] for seat in seats if counted[msgspec.json.encode(copies[seat])] == most)
    differ = [seat for seat in seats if copies[seat] != agreed]
    return Ledgers(number, {str(seat): copies[seat] for seat in seats}, agreed, differ)
