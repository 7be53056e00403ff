"""The whole truth of one table of A Shelves Voyage."""

from typing import Final

from tallystick.games.shelves_voyage.agreed import Agreed
from tallystick.games.shelves_voyage.components import COINS
from tallystick.games.shelves_voyage.elements import Act, Duty, Entity, Statement
from tallystick.games.shelves_voyage.events import Harmony
from tallystick.games.shelves_voyage.moves import NOBODY
from tallystick.games.shelves_voyage.options import VoyageOptions

PLACING: Final = 0
GIVING: Final = 1
ROLLING: Final = 2
CHOOSING: Final = 3
ASKED: Final = 4
STORING: Final = 5
OVER: Final = 6
PHASES: Final = ("place", "give_turn", "roll", "choose", "asked", "store", "over")

GOES_ON: Final = ""


class State:
    """Lists have one place per seat unless the comment says otherwise; `fresh` fills them."""

    seats: int
    options: VoyageOptions
    agreed: Agreed
    players: tuple[int, ...]  # the seats with coins
    master: int  # the Game Master's seat
    phase: int
    turn: int
    active: int  # whose turn it is
    waiting: list[int]  # who has still to place a first entity
    giver: int  # who says who plays next
    candidates: list[int]  # among whom
    last: list[int]  # who has still a last turn (SV-14)
    final: bool  # the last turns have begun
    ended: str  # the reason, once it is over
    waits: int  # counts what was waited for
    coins: list[int]
    stations: list[int]
    turns_taken: list[int]
    pools: list[list[int]]  # dice with their values, lowest first
    dice: list[int]  # rolled in this turn
    unused: list[int]  # of these, what may be stored
    added_die: int  # 0 when there is none
    added_from: int
    added_how: str
    asked_die: int
    asked_seat: int
    refused_by: list[int]  # who would not give a die in this turn
    pair: int
    steps: int  # how far the meeple moves at the end of the turn
    acts: list[Act]  # the last one is being done
    entities: list[Entity]  # e1 is the first
    statements: list[Statement]  # s1 is the first
    legacies: list[list[int]]  # for each entity the seats with a meeple on it
    duties: list[Duty]  # Manipulate tokens that are out
    tokens: int  # how many there have been
    quarrel_tokens: list[int]
    aids: list[int]  # bits for Catalogue and Medium, for the next statement
    minor_deck: list[int]  # top card first
    discards: list[int]
    minors: list[list[int]]
    minors_used: list[int]
    major_deck: list[int]  # top card first
    majors: list[list[int]]
    harmony: list[Harmony]  # at the end, one for each player

    def clone(self) -> "State":
        copy = State()
        copy.seats = self.seats
        copy.options = self.options
        copy.agreed = self.agreed
        copy.players = self.players
        copy.master = self.master
        copy.phase = self.phase
        copy.turn = self.turn
        copy.active = self.active
        copy.waiting = self.waiting[:]
        copy.giver = self.giver
        copy.candidates = self.candidates[:]
        copy.last = self.last[:]
        copy.final = self.final
        copy.ended = self.ended
        copy.waits = self.waits
        copy.coins = self.coins[:]
        copy.stations = self.stations[:]
        copy.turns_taken = self.turns_taken[:]
        copy.pools = [part[:] for part in self.pools]
        copy.dice = self.dice[:]
        copy.unused = self.unused[:]
        copy.added_die = self.added_die
        copy.added_from = self.added_from
        copy.added_how = self.added_how
        copy.asked_die = self.asked_die
        copy.asked_seat = self.asked_seat
        copy.refused_by = self.refused_by[:]
        copy.pair = self.pair
        copy.steps = self.steps
        copy.acts = [act.clone() for act in self.acts]
        copy.entities = self.entities[:]
        copy.statements = self.statements[:]
        copy.legacies = [part[:] for part in self.legacies]
        copy.duties = self.duties[:]
        copy.tokens = self.tokens
        copy.quarrel_tokens = self.quarrel_tokens[:]
        copy.aids = self.aids[:]
        copy.minor_deck = self.minor_deck[:]
        copy.discards = self.discards[:]
        copy.minors = [part[:] for part in self.minors]
        copy.minors_used = self.minors_used[:]
        copy.major_deck = self.major_deck[:]
        copy.majors = [part[:] for part in self.majors]
        copy.harmony = self.harmony[:]
        return copy


def fresh(seats: int, options: VoyageOptions) -> State:
    """A table before anything is dealt; the first seat is the Game Master's (SV.master, SV-12)."""
    state = State()
    state.seats = seats
    state.options = options
    state.agreed = Agreed(options)
    players = tuple([seat for seat in range(seats) if seat > 0 or options.gm_plays])
    state.players = players
    state.master = 0
    state.phase = PLACING
    state.turn = 0
    state.active = NOBODY
    state.waiting = list(players)
    state.giver = NOBODY
    state.candidates = []
    state.last = []
    state.final = False
    state.ended = GOES_ON
    state.waits = 0
    state.coins = [COINS if seat in players else 0 for seat in range(seats)]
    state.stations = [0] * seats
    state.turns_taken = [0] * seats
    state.pools = [[] for _ in range(seats)]
    state.dice = []
    state.unused = []
    state.added_die = 0
    state.added_from = NOBODY
    state.added_how = ""
    state.asked_die = 0
    state.asked_seat = NOBODY
    state.refused_by = []
    state.pair = 0
    state.steps = 0
    state.acts = []
    state.entities = []
    state.statements = []
    state.legacies = []
    state.duties = []
    state.tokens = 0
    state.quarrel_tokens = [0] * seats
    state.aids = [0] * seats
    state.minor_deck = []
    state.discards = []
    state.minors = [[] for _ in range(seats)]
    state.minors_used = [0] * seats
    state.major_deck = []
    state.majors = [[] for _ in range(seats)]
    state.harmony = []
    return state
