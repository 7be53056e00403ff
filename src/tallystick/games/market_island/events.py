"""What happened at a table of Market Island."""

import msgspec

from tallystick.kernel.messages import Event, Secret


class Payment(msgspec.Struct, frozen=True, gc=False):
    """One line of the record: who gave how much to whom, and why; None is the island itself."""

    amount: int
    payee: int | None
    payer: int | None
    why: str


class BlockCard(msgspec.Struct, frozen=True, gc=False):
    """A block card with its owner; `deck` is on its back, `card` on its face."""

    card: str | None
    deck: str
    seat: int


class MinedCard(msgspec.Struct, frozen=True, gc=False):
    """A standard card laid down to mine, turned over and counted (2.4)."""

    card: str
    points: int
    seat: int


class Block(msgspec.Struct, frozen=True, gc=False):
    """A block of the island's own chain: its hash is the SHA-256 of everything else in it."""

    balances: tuple[int, ...]
    cards: tuple[BlockCard, ...]
    hash: str
    height: int
    mined_with: str
    miner: int
    payments: tuple[Payment, ...]
    previous: str
    prize: int
    round: int


class GameBegan(Event, frozen=True, tag="game_began"):
    players: int
    tokens: int


class DieThrown(Event, frozen=True, tag="die_thrown"):
    """`purpose` is first, move or tie."""

    purpose: str
    seat: int
    value: int


class FirstPlayerFound(Event, frozen=True, tag="first_player_found"):
    order: tuple[int, ...]
    seat: int


class GenesisTurned(Event, frozen=True, tag="genesis_turned"):
    card: str


class RoundBegan(Event, frozen=True, tag="round_began"):
    round: int


class PawnMoved(Event, frozen=True, tag="pawn_moved"):
    landed: int
    left: int
    seat: int
    square: str


class Paid(Event, frozen=True, tag="paid"):
    """A line of the record, applied to every copy of it (4.6); None is the island."""

    amount: int
    payee: int | None
    payer: int | None
    why: str


class CardTaken(Event, frozen=True, tag="card_taken"):
    card: Secret[str]
    deck: str
    seat: int


class BlockFormed(Event, frozen=True, tag="block_formed"):
    cards: tuple[BlockCard, ...]
    winning_card: str


class SatOut(Event, frozen=True, tag="sat_out"):
    """A player may not mine this round; `why` is stung, possessed or totem_square."""

    seat: int
    why: str


class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    cards: Secret[tuple[str, ...]]
    count: int
    seat: int


class CardMined(Event, frozen=True, tag="card_mined"):
    card: Secret[str]
    seat: int


class MiningDeclined(Event, frozen=True, tag="mining_declined"):
    seat: int


class CardsRevealed(Event, frozen=True, tag="cards_revealed"):
    cards: tuple[BlockCard, ...]
    mined: tuple[MinedCard, ...]


class TieFound(Event, frozen=True, tag="tie_found"):
    seats: tuple[int, ...]


class MinerFound(Event, frozen=True, tag="miner_found"):
    """`by` is points, rank or die."""

    by: str
    card: str
    points: int
    seat: int


class NobodyMined(Event, frozen=True, tag="nobody_mined"):
    """`then` says what becomes of the block: void, execute, pending or end (MI-4)."""

    then: str


class CardExecuted(Event, frozen=True, tag="card_executed"):
    card: str
    effect: str
    seat: int


class BlockMined(Event, frozen=True, tag="block_mined"):
    block: Block


class StatusLaid(Event, frozen=True, tag="status_laid"):
    """A Jellyfish or Totem card lies face up beside its owner's abacus (2.8, 2.9)."""

    card: str
    effect: str
    seat: int


class StatusReturned(Event, frozen=True, tag="status_returned"):
    card: str
    seat: int


class PlayerOut(Event, frozen=True, tag="player_out"):
    balance: int
    seat: int


class TimeRanOut(Event, frozen=True, tag="time_ran_out"):
    pass


class GameEnded(Event, frozen=True, tag="game_ended"):
    balances: tuple[int, ...]
    reason: str
    winners: tuple[int, ...]
