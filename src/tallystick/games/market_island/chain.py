"""The island's own chain: every mined round becomes a block that names the hash of the one before (2.6)."""

from typing import Final

from mypy_extensions import mypyc_attr

from tallystick.games.market_island import events
from tallystick.games.market_island.components import CARD_NAMES, DECKS, FACE_NAMES, deck_of
from tallystick.kernel import links

ISLAND: Final = -1
"""Payer or payee of what the island itself gives and takes."""


@mypyc_attr(acyclic=True)
class Line:
    """One payment of the record."""

    def __init__(self, payer: int, payee: int, amount: int, why: str) -> None:
        self.payer = payer
        self.payee = payee
        self.amount = amount
        self.why = why

    def told(self) -> events.Payment:
        return events.Payment(self.amount, seat_or_island(self.payee), seat_or_island(self.payer), self.why)


@mypyc_attr(acyclic=True)
class Link(links.Link):
    """A block of the chain."""

    def __init__(
        self,
        before: "Link | None",
        round: int,  # noqa: A002
        miner: int,
        mined_with: int,
        prize: int,
        owners: list[int],
        cards: list[int],
        lines: list[Line],
        balances: list[int],
    ) -> None:
        super().__init__(before)
        self.round = round
        self.miner = miner
        self.mined_with = mined_with
        self.prize = prize
        self.owners = owners
        self.cards = cards
        self.lines = lines
        self.balances = balances

    def content(self, previous: str) -> events.Block:
        return events.Block(
            balances=tuple(self.balances),
            cards=block_cards(self.owners, self.cards, len(self.cards)),
            hash="",
            height=self.height,
            mined_with=FACE_NAMES[self.mined_with],
            miner=self.miner,
            payments=tuple([line.told() for line in self.lines]),
            previous=previous,
            prize=self.prize,
            round=self.round,
        )


def seat_or_island(seat: int) -> int | None:
    return None if seat == ISLAND else seat


def block_cards(owners: list[int], cards: list[int], shown: int) -> tuple[events.BlockCard, ...]:
    """The cards of a block in their order, the first `shown` of them face up."""
    return tuple(
        [
            events.BlockCard(CARD_NAMES[card] if place < shown else None, DECKS[deck_of(card)], owners[place])
            for place, card in enumerate(cards)
        ]
    )
