"""Blocks: first a stack of transaction cards with coins on it, then a link of the Blockchain (CM.round.6.2)."""

from typing import Any

from tallystick.games.cryptominer import events
from tallystick.games.cryptominer.components import CARD_NAMES
from tallystick.kernel.links import NOTHING_BEFORE, with_hash


class Block:
    """The transaction cards of one round. It never changes, so copies of a table share it."""

    def __init__(self, number: int, formed_in: int, owners: list[int], values: list[int], coins: int) -> None:
        self.number = number
        self.formed_in = formed_in
        self.owners = owners
        self.values = values
        self.total: int = sum(values)
        self.coins = coins


class Link:
    """A block on the Blockchain, under the block card that won it. Its hash is made when asked for."""

    def __init__(self, before: "Link | None", block: Block, miner: int, card: int, mined_in: int) -> None:
        self.before = before
        self.height: int = 1 if before is None else before.height + 1
        self.block = block
        self.miner = miner
        self.card = card
        self.mined_in = mined_in
        self._told: Any = None

    def told(self) -> events.MinedBlock:
        """The block with its hash, for everybody to keep."""
        if self._told is None:
            block = self.block
            self._told = with_hash(
                events.MinedBlock(
                    cards=played_cards(block.owners, block.values),
                    coins=block.coins,
                    formed_in=block.formed_in,
                    hash="",
                    height=self.height,
                    mined_in=self.mined_in,
                    mined_with=CARD_NAMES[self.card],
                    miner=self.miner,
                    number=block.number,
                    previous=NOTHING_BEFORE if self.before is None else self.before.hash(),
                    total=block.total,
                )
            )
        told: events.MinedBlock = self._told
        return told

    def hash(self) -> str:
        return self.told().hash


def played_cards(owners: list[int], values: list[int]) -> tuple[events.PlayedCard, ...]:
    """The transaction cards of a block in the order they were played."""
    return tuple([events.PlayedCard(owner, value) for owner, value in zip(owners, values, strict=True)])
