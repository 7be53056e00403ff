"""Blocks: first a stack of transaction cards with coins on it, then a link of the Blockchain (CM.round.6.2)."""

from mypy_extensions import mypyc_attr

from tallystick.games.cryptominer import events
from tallystick.games.cryptominer.components import CARD_NAMES
from tallystick.kernel import links


@mypyc_attr(acyclic=True)
class Block:
    """The transaction cards of one round. It never changes, so copies of a table share it."""

    def __init__(self, number: int, formed_in: int, owners: list[int], values: list[int], coins: int) -> None:
        self.number = number
        self.formed_in = formed_in
        self.owners = owners
        self.values = values
        self.total: int = total_of(values)
        self.coins = coins


def total_of(values: list[int]) -> int:
    """What the transaction cards of a block come to (CM.start.4)."""
    total = 0
    for value in values:
        total += value
    return total


@mypyc_attr(acyclic=True)
class Link(links.Link):
    """A block on the Blockchain, under the block card that won it."""

    def __init__(self, before: "Link | None", block: Block, miner: int, card: int, mined_in: int) -> None:
        super().__init__(before)
        self.block = block
        self.miner = miner
        self.card = card
        self.mined_in = mined_in

    def content(self, previous: str) -> events.MinedBlock:
        return events.MinedBlock(
            cards=played_cards(self.block.owners, self.block.values),
            coins=self.block.coins,
            formed_in=self.block.formed_in,
            hash="",
            height=self.height,
            mined_in=self.mined_in,
            mined_with=CARD_NAMES[self.card],
            miner=self.miner,
            number=self.block.number,
            previous=previous,
            total=self.block.total,
        )


def played_cards(owners: list[int], values: list[int]) -> tuple[events.PlayedCard, ...]:
    """The transaction cards of a block in the order they were played."""
    return tuple([events.PlayedCard(owner, value) for owner, value in zip(owners, values, strict=True)])
