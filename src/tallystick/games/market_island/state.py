"""The whole truth of one table of Market Island."""

from typing import Final

from tallystick.games.market_island.agreed import Agreed
from tallystick.games.market_island.chain import Line, Link
from tallystick.games.market_island.components import (
    ACTION_PRESETS,
    AXE,
    FACES,
    NO_CARD,
    RINGS,
)
from tallystick.games.market_island.options import IslandOptions

FIRST: Final = 0
MOVING: Final = 1
MINING: Final = 2
TIE: Final = 3
OVER: Final = 4
PHASES: Final = ("first", "move", "mine", "tie", "over")

UNDECIDED: Final = 0
MINED: Final = 1
DECLINED: Final = 2
BARRED: Final = 3
DECISIONS: Final = ("undecided", "mined", "declined", "barred")

GOES_ON: Final = ""


class State:
    """Lists have one place per seat unless the comment says otherwise; `fresh` fills them."""

    seats: int
    options: IslandOptions
    agreed: Agreed
    squares: tuple[int, ...]  # of the ring
    effects: tuple[int, ...]  # of the action card with each face

    phase: int
    round: int
    first: int
    order: list[int]  # the players still in, in the order they play
    out: list[bool]
    waiting: list[int]  # who has still to act in this phase; the first is asked
    throws: list[int]  # of the die that decides the first place or a tie
    time_up: bool
    ended: str  # the reason, once it is over

    standard: list[int]  # the four decks, top card first
    decks: list[list[int]]
    winning_card: int

    steps: list[int]  # walked since the game began
    ledgers: list[list[int]]  # every keeper's copy of every owner's balance
    lines: list[Line]  # payments since the last block
    deferred: list[Line]  # square money that waits for the block (MI-12)
    chain: tuple[Link, ...]  # shared by all copies

    taken: list[int]  # the block card each player drew this round
    pending_owners: list[int]  # cards left over from an unmined block (MI-4)
    pending_cards: list[int]
    drawn: list[list[int]]  # standard cards being looked at
    committed: list[int]  # the standard card each miner laid down
    decisions: list[int]

    status: list[list[int]]  # Jellyfish and Totem cards beside the abacus
    barred_in: list[int]  # the last round in which a card bars
    totem_square_in: list[int]  # the last round in which the square bars
    possessed: list[bool]
    keeps_axe: list[bool]  # MI-13

    def balance(self, seat: int) -> int:
        return self.ledgers[seat][seat]

    def place(self, seat: int) -> int:
        """The square a pawn stands on."""
        return self.steps[seat] % len(self.squares)

    def has_axe(self, seat: int) -> bool:
        card = self.taken[seat]
        return self.keeps_axe[seat] or (card >= FACES and self.effects[card - FACES] == AXE)

    def clone(self) -> "State":
        copy = State()
        copy.seats = self.seats
        copy.options = self.options
        copy.squares = self.squares
        copy.effects = self.effects
        copy.agreed = self.agreed
        copy.phase = self.phase
        copy.round = self.round
        copy.first = self.first
        copy.order = self.order[:]
        copy.out = self.out[:]
        copy.waiting = self.waiting[:]
        copy.throws = self.throws[:]
        copy.time_up = self.time_up
        copy.ended = self.ended
        copy.standard = self.standard[:]
        copy.decks = [deck[:] for deck in self.decks]
        copy.winning_card = self.winning_card
        copy.steps = self.steps[:]
        copy.ledgers = [ledger[:] for ledger in self.ledgers]
        copy.lines = self.lines[:]
        copy.deferred = self.deferred[:]
        copy.chain = self.chain
        copy.taken = self.taken[:]
        copy.pending_owners = self.pending_owners[:]
        copy.pending_cards = self.pending_cards[:]
        copy.drawn = [cards[:] for cards in self.drawn]
        copy.committed = self.committed[:]
        copy.decisions = self.decisions[:]
        copy.status = [cards[:] for cards in self.status]
        copy.barred_in = self.barred_in[:]
        copy.totem_square_in = self.totem_square_in[:]
        copy.possessed = self.possessed[:]
        copy.keeps_axe = self.keeps_axe[:]
        return copy


def fresh(seats: int, options: IslandOptions) -> State:
    """A table before anything happened; the decks are still empty."""
    state = State()
    state.seats = seats
    state.options = options
    state.agreed = Agreed(options)
    state.squares = RINGS[options.ring]
    state.effects = ACTION_PRESETS[options.action_preset]
    state.phase = FIRST
    state.round = 0
    state.first = 0
    state.order = list(range(seats))
    state.out = [False] * seats
    state.waiting = list(range(seats))
    state.throws = [0] * seats
    state.time_up = False
    state.ended = GOES_ON
    state.standard = []
    state.decks = [[], [], []]
    state.winning_card = NO_CARD
    state.steps = [0] * seats
    state.ledgers = [[options.start_tokens] * seats for keeper in range(seats)]
    state.lines = []
    state.deferred = []
    state.chain = ()
    state.taken = [NO_CARD] * seats
    state.pending_owners = []
    state.pending_cards = []
    state.drawn = [[] for seat in range(seats)]
    state.committed = [NO_CARD] * seats
    state.decisions = [UNDECIDED] * seats
    state.status = [[] for seat in range(seats)]
    state.barred_in = [-1] * seats
    state.totem_square_in = [-1] * seats
    state.possessed = [False] * seats
    state.keeps_axe = [False] * seats
    return state
