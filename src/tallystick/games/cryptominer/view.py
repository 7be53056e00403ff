"""The form of what one viewer may know."""

import msgspec

from tallystick.games.cryptominer.events import PlayedCard


class ClaimMade(msgspec.Struct, frozen=True):
    """A block card laid beside a block; the last one of a block is the winning one."""

    card: str
    seat: int


class OpenBlock(msgspec.Struct, frozen=True):
    """A block that can be claimed, or the one that is being formed.

    `needs` is the least value that can claim it. `why_not` says what keeps the viewer's own block card from it:
    too_low, no_symbol, outbid, too_new or no_card. It is empty when nothing does, and None for a viewer without a seat.
    """

    cards: tuple[PlayedCard, ...]
    claims: tuple[ClaimMade, ...]
    coins: int
    formed_in: int
    needs: int
    number: int
    total: int
    why_not: str | None


class DeckCard(msgspec.Struct, frozen=True):
    """A card of the face-down deck that the viewer knows, because it put it there; place 0 is the top."""

    card: str
    place: int


class View(msgspec.Struct, frozen=True):
    """Tuples with one place per seat are marked so; cards that the viewer may not know are None."""

    block_card: str | None  # the viewer's own
    block_cards: int  # in the box: 70 or 40
    blocks: tuple[OpenBlock, ...]  # oldest first
    chain: tuple[str, ...]  # the block cards on the Blockchain, the top one last
    coins: tuple[int, ...]  # per seat
    deck: int
    deck_known: tuple[DeckCard, ...]
    ended: str
    forming: OpenBlock | None  # this round's transaction cards so far
    hand: tuple[int, ...]  # the viewer's own transaction cards, lowest first
    hands: tuple[int, ...]  # per seat: how many transaction cards
    has_card: tuple[bool, ...]  # per seat: whether there is a block card
    head: str
    height: int
    holds: tuple[str | None, ...]  # per seat: the block card, as far as the viewer knows it
    idle: int
    order: tuple[int, ...]
    phase: str
    round: int
    set_aside: int
    starter: int
    substituted: tuple[bool, ...]  # per seat
    throws: tuple[int, ...]  # per seat
    to_act: tuple[int, ...]
    top: str | None  # the block card on top of the Blockchain
    turns: tuple[str, ...]  # per seat
    wanted: str  # the chain symbols of which a claim must show one
    won: tuple[int, ...]  # per seat: how many blocks
