"""The whole truth of one table of CryptoMiner."""

from typing import Final

from tallystick.games.cryptominer.agreed import Agreed
from tallystick.games.cryptominer.chain import Block, Link
from tallystick.games.cryptominer.components import ANY_SYMBOL, BLOCK_CARDS, HIGHEST, NO_CARD
from tallystick.games.cryptominer.options import MinerOptions

ROLLING: Final = 0
PLAYING: Final = 1
OVER: Final = 2
PHASES: Final = ("roll", "play", "over")

UNDECIDED: Final = 0
PLAYED: Final = 1
CLAIMED: Final = 2
SUBSTITUTED: Final = 3
PASSED: Final = 4
TURNS: Final = ("undecided", "played", "claimed", "substituted", "passed")

NO_BLOCK: Final = 0
GOES_ON: Final = ""


class State:
    """Lists have one place per seat unless the comment says otherwise; `fresh` fills them."""

    seats: int
    options: MinerOptions
    agreed: Agreed

    phase: int
    round: int
    starter: int
    waiting: list[int]  # who has still to act in this round; the first is asked
    throws: list[int]
    ended: str  # the reason, once it is over
    idle: int  # rounds in a row in which everybody passed (CM-12)

    hands: list[list[int]]  # how many transaction cards of each value, from 1 up
    left: list[int]  # transaction cards in the hand
    aside: list[int]  # how many of each value were set aside unseen (CM-4)
    cards: list[int]  # the block card of each seat
    deck: list[int]  # of block cards, top card first
    known_to: list[int]  # for each block card, as bits, the seats that know where it is; the bit after them is all

    turns: list[int]  # what each seat did in this round
    substituted: list[bool]  # in this round
    claimants: list[int]  # who claimed in this round, in that order
    claimed: list[int]  # the number of the block each seat claims
    forming_owners: list[int]  # whose transaction cards were played in this round
    forming_values: list[int]
    wanted: int  # the chain symbols of which a claim must show one in this round

    available: list[Block]  # oldest first
    formed: int  # how many blocks there have been
    issued: int  # coins laid on blocks so far
    coins: list[int]
    won: list[int]  # how many blocks
    chain: tuple[Link, ...]  # shared by all copies

    def clone(self) -> "State":
        copy = State()
        copy.seats = self.seats
        copy.options = self.options
        copy.agreed = self.agreed
        copy.phase = self.phase
        copy.round = self.round
        copy.starter = self.starter
        copy.waiting = self.waiting[:]
        copy.throws = self.throws[:]
        copy.ended = self.ended
        copy.idle = self.idle
        copy.hands = [hand[:] for hand in self.hands]
        copy.left = self.left[:]
        copy.aside = self.aside[:]
        copy.cards = self.cards[:]
        copy.deck = self.deck[:]
        copy.known_to = self.known_to[:]
        copy.turns = self.turns[:]
        copy.substituted = self.substituted[:]
        copy.claimants = self.claimants[:]
        copy.claimed = self.claimed[:]
        copy.forming_owners = self.forming_owners[:]
        copy.forming_values = self.forming_values[:]
        copy.wanted = self.wanted
        copy.available = self.available[:]
        copy.formed = self.formed
        copy.issued = self.issued
        copy.coins = self.coins[:]
        copy.won = self.won[:]
        copy.chain = self.chain
        return copy


def fresh(seats: int, options: MinerOptions) -> State:
    """A table before anything is dealt."""
    state = State()
    state.seats = seats
    state.options = options
    state.agreed = Agreed(options, seats)
    state.phase = ROLLING
    state.round = 0
    state.starter = 0
    state.waiting = list(range(seats))
    state.throws = [0] * seats
    state.ended = GOES_ON
    state.idle = 0
    state.hands = [[0] * HIGHEST for seat in range(seats)]
    state.left = [0] * seats
    state.aside = [0] * HIGHEST
    state.cards = [NO_CARD] * seats
    state.deck = []
    state.known_to = [0] * BLOCK_CARDS
    state.turns = [UNDECIDED] * seats
    state.substituted = [False] * seats
    state.claimants = []
    state.claimed = [NO_BLOCK] * seats
    state.forming_owners = []
    state.forming_values = []
    state.wanted = ANY_SYMBOL
    state.available = []
    state.formed = 0
    state.issued = 0
    state.coins = [0] * seats
    state.won = [0] * seats
    state.chain = ()
    return state
