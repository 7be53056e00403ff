"""The whole truth of one table of Blockchain."""

from typing import Final, Literal

from tallystick.games.blockchain import components as box
from tallystick.games.blockchain.agreed import Agreed
from tallystick.games.blockchain.moves import NO_COINS, Attention
from tallystick.games.blockchain.options import FirstOptions

Phase = Literal["arrange", "pay", "action", "window", "discard", "over"]
Announced = Literal["", "deploy", "block", "trade", "store", "hack", "between"]
ServerState = Literal["fresh", "usable", "paid"]

NOBODY: Final = -1
UNANSWERED: Final = -2
PASSED: Final = -1


class State:
    """Lists have one place per seat unless the comment says otherwise.

    A Hack with its targets is one number, see `hacks.coded`; so is an answer, unless it is PASSED or UNANSWERED.
    """

    def fresh(self, seats: int, options: FirstOptions, version: int) -> "State":
        """A table before anything is dealt: ten coins of each currency in every wallet (CH.setup.1)."""
        self.seats = seats
        self.options = options
        self.agreed = Agreed(options, version)
        self.phase: Phase = "arrange"
        self.active = 0  # whose turn it is
        self.starter = 0
        self.turn = 0
        self.turns = [0] * seats  # how many each seat has begun
        self.out = [False] * seats
        self.ended = ""  # the reason, once it is over
        self.winner = NOBODY  # who filled the cold storage
        self.busy = False  # whether anything happened in this turn
        self.idle = 0  # turns in a row in which nothing did
        self.ring: list[int] = []  # tiles clockwise
        self.dice = [0] * box.TILES  # for each tile
        self.wallets = [[box.COINS_EACH] * box.KINDS_OF_COIN for seat in range(seats)]  # of each, for each currency
        self.stored = [[0] * box.KINDS_OF_COIN for seat in range(seats)]  # likewise
        self.removed = [0] * box.KINDS_OF_COIN  # for each currency, coins that left the game
        self.hands: list[list[int]] = [[] for seat in range(seats)]
        self.deck: list[int] = []  # the last card is on top
        self.discards: list[int] = []  # likewise
        self.server_numbers: list[int] = []  # for each Server on the table, oldest first
        self.server_cards: list[int] = []  # likewise
        self.server_owners: list[int] = []  # likewise
        self.server_states: list[ServerState] = []  # likewise
        self.deployments = 0  # how many there have been; the number of the newest Server
        self.clear_turn()
        self.clear_action()
        self.window = 0  # the number of the window
        self.waiting: list[int] = []  # who has still to answer, in the order in which answers count
        self.answers = [UNANSWERED] * seats
        self.stack: list[int] = []  # Hacks, the last on top
        self.stack_owners: list[int] = []  # likewise
        self.attends: list[Attention] = ["always"] * seats  # always, or only Hacks
        self.resting = [False] * seats  # not asked before this turn ends
        return self

    def clear_turn(self) -> None:
        """Nothing is played or paid yet; everybody may play one Block (CH.play)."""
        self.blocks: list[int] = []  # played this turn
        self.gained = [0, 1, 0, 0]  # for each badge; for Chain with the one play that everybody has
        self.used = [0, 0, 0, 0]  # for each badge
        self.store_badges: list[int] = []  # each Store badge of this turn that is not cancelled
        self.locked = 0  # coins that Lockouts forbid to store this turn
        self.deployed = False  # a Server, this turn
        self.payee = NOBODY  # the first one of this turn
        self.busy = False

    def clear_action(self) -> None:
        """Nothing is announced."""
        self.action: Announced = ""  # what is announced
        self.action_card = box.NO_CARD
        self.action_tile = box.NO_TILE
        self.action_coins = NO_COINS  # for each currency
        self.partner = NOBODY
        self.from_tile = box.NO_TILE
        self.to_tile = box.NO_TILE
        self.give = 0
        self.take = 0
        self.ask = 0
        self.offer = 0
        self.rises = False  # the request follows the die (CH-5)
        self.scammed = False

    def plays_left(self) -> int:
        return max(0, self.gained[box.CHAIN] - self.used[box.CHAIN])

    def mines_left(self) -> int:
        return max(0, self.gained[box.MINE] - self.used[box.MINE])

    def trades_left(self) -> int:
        return max(0, self.gained[box.TRADE] - self.used[box.TRADE])

    def stores_left(self) -> int:
        """The allowance of this turn without what is locked, also of badges gained later (CH.store, CH-10)."""
        return max(0, self.gained[box.STORE] - self.locked - self.used[box.STORE])

    def attention(self, seat: int) -> Attention:
        return "not_this_turn" if self.resting[seat] else self.attends[seat]

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
        copy.action_coins = self.action_coins
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
