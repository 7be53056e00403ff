"""The whole truth of one table of Blockchain."""

from typing import Final

from tallystick.games.blockchain.agreed import Agreed
from tallystick.games.blockchain.components import (
    CHAIN,
    COINS_EACH,
    KINDS_OF_COIN,
    MINE,
    NO_CARD,
    NO_TILE,
    STORE,
    TILES,
    TRADE,
)
from tallystick.games.blockchain.options import ChainOptions

ARRANGING: Final = 0
PAYING: Final = 1
ACTING: Final = 2
ASKING: Final = 3
DISCARDING: Final = 4
OVER: Final = 5
PHASES: Final = ("arrange", "pay", "action", "window", "discard", "over")

NO_ACTION: Final = 0
DEPLOYING: Final = 1
PLAYING_BLOCK: Final = 2
TRADING: Final = 3
STORING: Final = 4
HACKING: Final = 5
BETWEEN: Final = 6
ACTIONS: Final = ("", "deploy", "block", "trade", "store", "hack", "between")

FRESH: Final = 0
USABLE: Final = 1
PAID: Final = 2

ALWAYS: Final = 0
ONLY_HACKS: Final = 1
NOT_THIS_TURN: Final = 2
ATTENTIONS: Final = ("always", "hacks", "not_this_turn")

NOBODY: Final = -1
UNANSWERED: Final = -2
PASSED: Final = -1
GOES_ON: Final = ""


class State:
    """Lists have one place per seat unless the comment says otherwise; `fresh` fills them.

    A Hack with its targets is one number, see `hacks.coded`; so is an answer, unless it is PASSED or UNANSWERED.
    """

    seats: int
    options: ChainOptions
    agreed: Agreed

    phase: int
    active: int  # whose turn it is
    starter: int
    turn: int
    turns: list[int]  # how many each seat has begun
    out: list[bool]
    ended: str  # the reason, once it is over
    winner: int  # who filled the cold storage
    busy: bool  # whether anything happened in this turn
    idle: int  # turns in a row in which nothing did

    ring: list[int]  # tiles clockwise
    dice: list[int]  # for each tile
    wallets: list[list[int]]  # of each seat, for each currency
    stored: list[list[int]]  # likewise
    removed: list[int]  # for each currency, coins that left the game
    hands: list[list[int]]
    deck: list[int]  # the last card is on top
    discards: list[int]  # likewise

    server_numbers: list[int]  # for each Server on the table, oldest first
    server_cards: list[int]  # likewise
    server_owners: list[int]  # likewise
    server_states: list[int]  # likewise: fresh, usable or paid
    deployments: int  # how many there have been; the number of the newest Server

    blocks: list[int]  # played this turn
    gained: list[int]  # for each badge, what this turn has brought; for Chain with the one play that everybody has
    used: list[int]  # for each badge
    store_badges: list[int]  # each Store badge of this turn that is not cancelled
    locked: int  # coins that Lockouts forbid to store this turn
    deployed: bool  # a Server, this turn
    payee: int  # the first one of this turn

    action: int  # what is announced
    action_card: int
    action_tile: int
    action_coins: list[int]  # for each currency
    partner: int
    from_tile: int
    to_tile: int
    give: int
    take: int
    ask: int
    offer: int
    rises: bool  # the request follows the die (CH-5)
    scammed: bool

    window: int  # the number of the window
    waiting: list[int]  # who has still to answer, in the order in which answers count
    answers: list[int]
    stack: list[int]  # Hacks, the last on top
    stack_owners: list[int]  # likewise
    attends: list[int]  # always, or only Hacks
    resting: list[bool]  # not asked before this turn ends

    def plays_left(self) -> int:
        return max(0, self.gained[CHAIN] - self.used[CHAIN])

    def mines_left(self) -> int:
        return max(0, self.gained[MINE] - self.used[MINE])

    def trades_left(self) -> int:
        return max(0, self.gained[TRADE] - self.used[TRADE])

    def stores_left(self) -> int:
        """The allowance of this turn without what is locked, also of badges gained later (CH.store, CH-10)."""
        return max(0, self.gained[STORE] - self.locked - self.used[STORE])

    def attention(self, seat: int) -> int:
        return NOT_THIS_TURN if self.resting[seat] else self.attends[seat]

    def clone(self) -> "State":
        copy = State()
        copy.seats = self.seats
        copy.options = self.options
        copy.agreed = self.agreed
        copy.phase = self.phase
        copy.active = self.active
        copy.starter = self.starter
        copy.turn = self.turn
        copy.turns = self.turns[:]
        copy.out = self.out[:]
        copy.ended = self.ended
        copy.winner = self.winner
        copy.busy = self.busy
        copy.idle = self.idle
        copy.ring = self.ring[:]
        copy.dice = self.dice[:]
        copy.wallets = [wallet[:] for wallet in self.wallets]
        copy.stored = [stored[:] for stored in self.stored]
        copy.removed = self.removed[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.deck = self.deck[:]
        copy.discards = self.discards[:]
        copy.server_numbers = self.server_numbers[:]
        copy.server_cards = self.server_cards[:]
        copy.server_owners = self.server_owners[:]
        copy.server_states = self.server_states[:]
        copy.deployments = self.deployments
        copy.blocks = self.blocks[:]
        copy.gained = self.gained[:]
        copy.used = self.used[:]
        copy.store_badges = self.store_badges[:]
        copy.locked = self.locked
        copy.deployed = self.deployed
        copy.payee = self.payee
        copy.action = self.action
        copy.action_card = self.action_card
        copy.action_tile = self.action_tile
        copy.action_coins = self.action_coins[:]
        copy.partner = self.partner
        copy.from_tile = self.from_tile
        copy.to_tile = self.to_tile
        copy.give = self.give
        copy.take = self.take
        copy.ask = self.ask
        copy.offer = self.offer
        copy.rises = self.rises
        copy.scammed = self.scammed
        copy.window = self.window
        copy.waiting = self.waiting[:]
        copy.answers = self.answers[:]
        copy.stack = self.stack[:]
        copy.stack_owners = self.stack_owners[:]
        copy.attends = self.attends[:]
        copy.resting = self.resting[:]
        return copy


def fresh(seats: int, options: ChainOptions) -> State:
    """A table before anything is dealt: ten coins of each currency in every wallet (CH.setup.1)."""
    state = State()
    state.seats = seats
    state.options = options
    state.agreed = Agreed(options)
    state.phase = ARRANGING
    state.active = 0
    state.starter = 0
    state.turn = 0
    state.turns = [0] * seats
    state.out = [False] * seats
    state.ended = GOES_ON
    state.winner = NOBODY
    state.busy = False
    state.idle = 0
    state.ring = []
    state.dice = [0] * TILES
    state.wallets = [[COINS_EACH] * KINDS_OF_COIN for seat in range(seats)]
    state.stored = [[0] * KINDS_OF_COIN for seat in range(seats)]
    state.removed = [0] * KINDS_OF_COIN
    state.hands = [[] for seat in range(seats)]
    state.deck = []
    state.discards = []
    state.server_numbers = []
    state.server_cards = []
    state.server_owners = []
    state.server_states = []
    state.deployments = 0
    clear_turn(state)
    clear_action(state)
    state.window = 0
    state.waiting = []
    state.answers = [UNANSWERED] * seats
    state.stack = []
    state.stack_owners = []
    state.attends = [ALWAYS] * seats
    state.resting = [False] * seats
    return state


def clear_turn(state: State) -> None:
    """Nothing is played or paid yet; everybody may play one Block (CH.play)."""
    state.blocks = []
    state.gained = [0, 1, 0, 0]
    state.used = [0, 0, 0, 0]
    state.store_badges = []
    state.locked = 0
    state.deployed = False
    state.payee = NOBODY
    state.busy = False


def clear_action(state: State) -> None:
    """Nothing is announced."""
    state.action = NO_ACTION
    state.action_card = NO_CARD
    state.action_tile = NO_TILE
    state.action_coins = [0] * KINDS_OF_COIN
    state.partner = NOBODY
    state.from_tile = NO_TILE
    state.to_tile = NO_TILE
    state.give = 0
    state.take = 0
    state.ask = 0
    state.offer = 0
    state.rises = False
    state.scammed = False
