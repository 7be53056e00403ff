"""The whole truth of one table of A Shelves Voyage."""

from typing import Literal

from tallystick.games.shelves_voyage.agreed import Agreed
from tallystick.games.shelves_voyage.components import COINS
from tallystick.games.shelves_voyage.elements import Act, Duty, Entity, Statement
from tallystick.games.shelves_voyage.events import Harmony
from tallystick.games.shelves_voyage.moves import NOBODY
from tallystick.games.shelves_voyage.options import VoyageOptions

Phase = Literal["place", "give_turn", "roll", "choose", "asked", "store", "over"]


class State:
    """Lists have one place per seat unless the comment says otherwise."""

    def fresh(self, seats: int, options: VoyageOptions, version: int) -> "State":
        """A table before anything is dealt; one seat is the Game Master's (SV.master, SV-12)."""
        self.version = version  # of the rules that this table is played by
        self.seats = seats
        self.options = options
        self.agreed = Agreed(options)
        master = options.master_seat - 1
        players = tuple([seat for seat in range(seats) if seat != master or options.gm_plays])
        self.players: tuple[int, ...] = players  # the seats with coins
        self.master = master  # the Game Master's seat
        self.phase: Phase = "place"
        self.turn = 0
        self.active = NOBODY  # whose turn it is
        self.waiting: list[int] = list(players)  # who has still to place a first entity
        self.giver = NOBODY  # who says who plays next
        self.candidates: list[int] = []  # among whom
        self.last: list[int] = []  # who has still a last turn (SV-14)
        self.final = False  # the last turns have begun
        self.ended = ""  # the reason, once it is over
        self.waits = 0  # counts what was waited for
        self.coins = [COINS if seat in players else 0 for seat in range(seats)]
        self.stations = [0] * seats
        self.turns_taken = [0] * seats
        self.pools: list[list[int]] = [[] for _ in range(seats)]  # dice with their values, lowest first
        self.dice: list[int] = []  # rolled in this turn
        self.unused: list[int] = []  # of these, what may be stored
        self.added_die = 0  # 0 when there is none
        self.added_from = NOBODY
        self.added_how = ""
        self.asked_die = 0
        self.asked_seat = NOBODY
        self.refused_by: list[int] = []  # who would not give a die in this turn
        self.pair = 0
        self.steps = 0  # how far the meeple moves at the end of the turn
        self.acts: list[Act] = []  # the last one is being done
        self.entities: list[Entity] = []  # e1 is the first
        self.statements: list[Statement] = []  # s1 is the first
        self.legacies: list[list[int]] = []  # for each entity the seats with a meeple on it
        self.duties: list[Duty] = []  # Manipulate tokens that are out
        self.tokens = 0  # how many there have been
        self.quarrel_tokens = [0] * seats
        self.aids = [0] * seats  # bits for Catalogue and Medium, for the next statement
        self.minor_deck: list[int] = []  # top card first
        self.discards: list[int] = []
        self.minors: list[list[int]] = [[] for _ in range(seats)]
        self.minors_used = [0] * seats
        self.major_deck: list[int] = []  # top card first
        self.majors: list[list[int]] = [[] for _ in range(seats)]
        self.harmony: list[Harmony] = []  # at the end, one for each player
        return self

    def clone(self) -> "State":
        copy = State()
        copy.version = self.version
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
