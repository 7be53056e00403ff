"""What happened at a table of CryptoMiner."""

import msgspec

from tallystick.kernel.messages import Event, Secret


class PlayedCard(msgspec.Struct, frozen=True):
    """A transaction card with who played it."""

    seat: int
    value: int


class MinedBlock(msgspec.Struct, frozen=True):
    """A block of the Blockchain: its hash is the SHA-256 of everything else in it."""

    cards: tuple[PlayedCard, ...]
    coins: int
    formed_in: int
    hash: str
    height: int
    mined_in: int
    mined_with: str
    miner: int
    number: int
    previous: str
    total: int


class GameBegan(Event, frozen=True, tag="cm_game_began"):
    block_cards: int
    players: int
    set_aside: int
    transaction_cards: int


class HandDealt(Event, frozen=True, tag="cm_hand_dealt"):
    cards: Secret[tuple[int, ...]]
    count: int
    seat: int


class BlockCardDrawn(Event, frozen=True, tag="cm_block_card_drawn"):
    """`why` is deal or reward."""

    card: Secret[str]
    seat: int
    why: str


class DieThrown(Event, frozen=True, tag="cm_die_thrown"):
    seat: int
    value: int


class ThrowsTied(Event, frozen=True, tag="cm_throws_tied"):
    seats: tuple[int, ...]


class StarterFound(Event, frozen=True, tag="cm_starter_found"):
    order: tuple[int, ...]
    seat: int


class RoundBegan(Event, frozen=True, tag="cm_round_began"):
    round: int
    starter: int


class TransactionPlayed(Event, frozen=True, tag="cm_transaction_played"):
    left: int
    seat: int
    value: int


class BlockClaimed(Event, frozen=True, tag="cm_block_claimed"):
    """`outbid` lists who claimed the block before, in this round."""

    block: int
    card: str
    outbid: tuple[int, ...]
    seat: int
    total: int


class CardSubstituted(Event, frozen=True, tag="cm_card_substituted"):
    new: Secret[str]
    old: Secret[str]
    seat: int


class TurnPassed(Event, frozen=True, tag="cm_turn_passed"):
    seat: int


class BlockFormed(Event, frozen=True, tag="cm_block_formed"):
    block: int
    cards: tuple[PlayedCard, ...]
    coins: int
    total: int


class BlockMined(Event, frozen=True, tag="cm_block_mined"):
    """The winning claimant takes the coins and the block joins the Blockchain (CM.round.6.2)."""

    block: MinedBlock


class CardReturned(Event, frozen=True, tag="cm_card_returned"):
    """A claim did not win; `why` is outbid, or unlinked when the symbols are checked again (CM-6)."""

    block: int
    card: str
    seat: int
    why: str


class DeckRanOut(Event, frozen=True, tag="cm_deck_ran_out"):
    """A winner finds no block card to draw, and goes without (CM-10)."""

    seat: int


class GameEnded(Event, frozen=True, tag="cm_game_ended"):
    blocks: tuple[int, ...]
    coins: tuple[int, ...]
    reason: str
    unclaimed: int
    winners: tuple[int, ...]
