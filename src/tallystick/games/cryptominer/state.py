"""The whole truth of one table of CryptoMiner."""

from typing import Final, Literal

from tallystick.games.cryptominer.agreed import Agreed
from tallystick.games.cryptominer.chain import Block, Link
from tallystick.games.cryptominer.components import ANY_SYMBOL, BLOCK_CARDS, HIGHEST, NO_CARD
from tallystick.games.cryptominer.options import FirstOptions

Phase = Literal["roll", "play", "over"]

Turn = Literal["undecided", "played", "claimed", "substituted", "passed"]

NO_BLOCK: Final = 0


class State:
    """Lists have one place per seat unless the comment says otherwise."""

    def fresh(self, seats: int, options: FirstOptions, version: int) -> "State":
        """A table before anything is dealt."""
        self.seats = seats
        self.options = options
        self.agreed = Agreed(options, seats, version)
        self.phase: Phase = "roll"
        self.round = 0
        self.starter = 0
        self.waiting = list(range(seats))  # who has still to act in this round; the first is asked
        self.throws = [0] * seats
        self.ended = ""  # the reason, once it is over
        self.idle = 0  # rounds in a row in which everybody passed (CM-12)
        self.still = 0  # rounds in a row in which nobody played a transaction card or claimed a block (CM-12)
        self.hands = [[0] * HIGHEST for seat in range(seats)]  # how many transaction cards of each value, from 1 up
        self.left = [0] * seats  # transaction cards in the hand
        self.aside = [0] * HIGHEST  # how many of each value were set aside unseen (CM-4)
        self.cards = [NO_CARD] * seats  # the block card of each seat
        self.deck: list[int] = []  # of block cards, top card first
        self.known_to = [0] * BLOCK_CARDS  # who knows where each block card is: a bit a seat; the bit after them is all
        self.turns: list[Turn] = ["undecided"] * seats  # what each seat did in this round
        self.substituted = [False] * seats  # in this round
        self.claimants: list[int] = []  # who claimed in this round, in that order
        self.claimed = [NO_BLOCK] * seats  # the number of the block each seat claims
        self.forming_owners: list[int] = []  # whose transaction cards were played in this round
        self.forming_values: list[int] = []
        self.wanted = ANY_SYMBOL  # the chain symbols of which a claim must show one in this round
        self.available: list[Block] = []  # oldest first
        self.formed = 0  # how many blocks there have been
        self.issued = 0  # coins laid on blocks so far
        self.coins = [0] * seats
        self.won = [0] * seats  # how many blocks
        self.chain: tuple[Link, ...] = ()  # shared by all copies
        return self

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
        copy.still = self.still
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
