"""The ledger kept by hand: everybody moves their own beads, and the copies are compared (2.6)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from tallystick.games.market_island.events import BlockMined
from tallystick.kernel.refusals import Refused

Ledger = list[list[int]]

MOST_ON_AN_ABACUS = 1_000_000
KEPT_ROUNDS = 2


class ReportLedger(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="ledger"):
    """How the beads of one player stand after a round."""

    round: Annotated[int, msgspec.Meta(ge=0, le=1000)]
    ledgers: Annotated[list[Annotated[list[int], msgspec.Meta(max_length=16)]], msgspec.Meta(max_length=16)]


class TakeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="ledger_back"):
    """One's own copy is not ready after all."""

    round: Annotated[int, msgspec.Meta(ge=0, le=1000)]


class Ledgers(msgspec.Struct, frozen=True, tag_field="kind", tag="ledgers"):
    """Everybody's copy, the one that most have, and who has another."""

    round: int
    copies: dict[str, Ledger]
    agreed: Ledger
    differ: list[int]


read_report = msgspec.json.Decoder(ReportLedger | TakeBack).decode


class LedgerByHand:
    """The copies of the last rounds; after each block the table waits until they are compared."""

    def __init__(self, seats: int, wanted: bool) -> None:
        self.seats = seats
        self.wanted = wanted
        self.rounds: dict[int, dict[int, Ledger]] = {}
        self.waits_for = 0
        self._balances: list[int] = []
        """The truth about the block of that round."""

    def follow(self, body: Mapping[str, Any]) -> None:
        """A block is to be kept by hand; a note says that it was, and so does the end of the table."""
        if not self.wanted:
            return
        for event in body.get("events", ()):
            if isinstance(event, BlockMined):
                self.waits_for, self._balances = event.block.round, list(event.block.balances)
        if "copies" in body or "outcome" in body:
            self.waits_for = 0

    def hear(self, message: str | bytes, seat: int, here: Sequence[int]) -> Ledgers | None:
        """Keep a player's copy; compare once the last player who is here has brought one."""
        report = read_report(message)
        if not self.wanted:
            raise Refused("no_ledger_by_hand")
        if isinstance(report, TakeBack):
            self.rounds.get(report.round, {}).pop(seat, None)
            return None
        check_ledger(report.ledgers, self.seats)
        if len(self.rounds) >= KEPT_ROUNDS and report.round not in self.rounds:
            self.rounds.pop(min(self.rounds))
        copies = self.rounds.setdefault(report.round, {})
        copies[seat] = report.ledgers
        return compared(report.round, copies) if all(keeper in copies for keeper in here) else None

    def sent(self) -> list[int]:
        return sorted(self.rounds.get(self.waits_for, ()))

    def recorded(self, bots: Sequence[int]) -> dict[str, Any]:
        """Each keeper's own copy; who brought none has none."""
        brought = self.rounds.get(self.waits_for, {})
        copies = {seat: rows[min(seat, len(rows) - 1)] for seat, rows in brought.items()}
        copies |= {seat: self._balances for seat in bots if seat not in brought}
        return {"copies": {str(seat): copies[seat] for seat in sorted(copies)}, "round": self.waits_for}


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
