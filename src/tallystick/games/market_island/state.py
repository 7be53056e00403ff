"""The whole truth of one table of Market Island."""

from typing import Final, Literal

from tallystick.games.market_island.agreed import Agreed
from tallystick.games.market_island.chain import Line, Link
from tallystick.games.market_island.components import ACTION_PRESETS, AXE, FACES, MOST, NO_CARD, RINGS
from tallystick.games.market_island.options import FirstOptions

Phase = Literal["first", "move", "mine", "tie", "over"]

Decision = Literal["undecided", "mined", "declined", "barred"]

CARDS: Final = 2 * FACES + 52
"""All cards of the box that are numbered: block cards, then the standard deck."""
NOTHING_FOLLOWED: Final[list[tuple[int, ...]]] = [(0,) * (CARDS * (seats + 1)) for seats in range(MOST + 1)]
"""At a table of so many, for every pair of eyes and every card; made once."""
AXE_TOLD: Final = 1
NO_AXE_TOLD: Final = 2
STING_TOLD: Final = 4
NO_STING_TOLD: Final = 8


class Batch:
    """Cards that went under a deck together, seen by one seat, by everybody or by nobody (2.7); see memory.py."""

    def __init__(self, before: "Batch | None", cards: list[int], first: int, seen_by: int) -> None:
        self.before = before
        self.count: int = 1 if before is None else before.count + 1
        self.cards = cards
        self.first = first
        self.seen_by = seen_by


class State:
    """Lists have one place per seat unless the comment says otherwise."""

    def fresh(self, seats: int, options: FirstOptions, version: int) -> "State":
        """A table before anything happened; the decks are still empty."""
        self.seats = seats
        self.options = options
        self.agreed = Agreed(options, version)
        self.squares = RINGS[options.ring]  # of the ring
        self.effects = ACTION_PRESETS[options.action_preset]  # of the action card with each face
        self.phase: Phase = "first"
        self.round = 0
        self.first = 0
        self.order = list(range(seats))  # the players still in, in the order they play
        self.out = [False] * seats
        self.last_in = list(range(seats))  # who was still in when the last checkpoint began (MI-21)
        self.waiting = list(range(seats))  # who has still to act in this phase; the first is asked
        self.throws = [0] * seats  # of the die that decides the first place or a tie
        self.time_up = False
        self.ended = ""  # the reason, once it is over
        self.standard: list[int] = []  # the four decks, top card first
        self.decks: list[list[int]] = [[], [], []]
        self.winning_card = NO_CARD
        self.steps = [0] * seats  # walked since the game began
        self.balances = [options.start_tokens] * seats  # kept once: all n copies of the record say the same (4.6)
        self.lines: list[Line] = []  # payments since the last block
        self.deferred: list[Line] = []  # square money that waits for the block (MI-12)
        self.chain: tuple[Link, ...] = ()  # shared by all copies
        self.taken = [NO_CARD] * seats  # the block card each player drew this round
        self.tells = [0] * seats  # what everybody can tell of the card each player took: AXE_TOLD and the like
        self.followed = NOTHING_FOLLOWED[seats]  # see memory.py
        self.unfollowed: Batch | None = None  # the last of the batches that it does not hold yet
        self.batches = 0  # the last number in it
        self.pending_owners: list[int] = []  # cards left over from an unmined block (MI-4)
        self.pending_cards: list[int] = []
        self.drawn: list[list[int]] = [[] for seat in range(seats)]  # standard cards being looked at
        self.committed = [NO_CARD] * seats  # the standard card each miner laid down
        self.decisions: list[Decision] = ["undecided"] * seats
        self.status: list[list[int]] = [[] for seat in range(seats)]  # Jellyfish and Totem cards beside the abacus
        self.barred_in = [-1] * seats  # the last round in which a card bars
        self.totem_square_in = [-1] * seats  # the last round in which the square bars
        self.possessed = [False] * seats
        self.keeps_axe = [False] * seats  # MI-13
        self.entered: tuple[tuple[int, int, int, bool], ...] = ()  # at a table of paper: block, card, deck, seen
        return self

    def balance(self, seat: int) -> int:
        return self.balances[seat]

    def place(self, seat: int) -> int:
        """The square a pawn stands on."""
        return self.steps[seat] % len(self.squares)

    def took(self, seat: int, effect: int) -> bool:
        """Whether the card that a player took this round is an action card of this kind."""
        card = self.taken[seat]
        return card >= FACES and self.effects[card - FACES] == effect

    def has_axe(self, seat: int) -> bool:
        return self.keeps_axe[seat] or self.took(seat, AXE)

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
        copy.last_in = self.last_in[:]
        copy.waiting = self.waiting[:]
        copy.throws = self.throws[:]
        copy.time_up = self.time_up
        copy.ended = self.ended
        copy.standard = self.standard[:]
        copy.decks = [deck[:] for deck in self.decks]
        copy.winning_card = self.winning_card
        copy.steps = self.steps[:]
        copy.balances = self.balances[:]
        copy.lines = self.lines[:]
        copy.deferred = self.deferred[:]
        copy.chain = self.chain
        copy.taken = self.taken[:]
        copy.tells = self.tells[:]
        copy.followed = self.followed
        copy.unfollowed = self.unfollowed
        copy.batches = self.batches
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
        copy.entered = self.entered
        return copy


def block_owners(state: State) -> list[int]:
    """Whose cards make the block, in the order in which they are executed."""
    return state.pending_owners + [seat for seat in state.order if state.taken[seat] != NO_CARD]


def block_of(state: State) -> list[int]:
    """The cards of the block; what an unmined block left over comes first (MI-4)."""
    return state.pending_cards + [state.taken[seat] for seat in state.order if state.taken[seat] != NO_CARD]
