"""Everything that a small game must bring to the contract."""

from typing import Annotated

import msgspec

from tallystick.kernel.game import Bot, Game
from tallystick.kernel.messages import Event, Move
from tallystick.kernel.options import Options, between
from tallystick.kernel.outcome import Outcome
from tallystick.kernel.refusals import Refused
from tallystick.kernel.story import Teller


class Take(Move, frozen=True, tag="take"):
    """Take so many stones."""

    stones: int


class HeapMade(Event, frozen=True, tag="heap_made"):
    stones: int


class StonesTaken(Event, frozen=True, tag="stones_taken"):
    left: int
    next: int
    seat: int
    stones: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    winner: int


class StoneOptions(Options, frozen=True, forbid_unknown_fields=True):
    heap: Annotated[int, between(5, 40, "1")] = 12


class State(msgspec.Struct):
    seats: int
    left: int
    taken: list[int]
    turn: int = 0


class View(msgspec.Struct, frozen=True):
    ended: str
    head: str
    height: int
    left: int
    phase: str
    round: int
    taken: tuple[int, ...]
    to_act: tuple[int, ...]


class Careful(Bot):
    """Takes one stone."""

    def choose(self, view, seat, moves, chance):
        return moves[0]


class StonesTeller(Teller):
    """Balances are the stones that everybody has taken, after each turn."""

    def __init__(self, entries):
        super().__init__(entries)
        self.hear(entries, {})

    def story(self):
        return self.told({}, {})

    def took(self, event):
        self.keep_row()
        self.now[event["seat"]] += event["stones"]

    def ended(self, event):
        self.winners, self.reason = (event["winner"],), "last_stone"

    READ = {"stones_taken": took, "game_ended": ended}  # noqa: RUF012


class TallyStones(Game[State]):
    """2 to 4 players; at first two stones were the most that one could take, since version 2 it is three."""

    def __init__(self, version=2, earlier=()):
        self.most_stones = 3 if version >= 2 else 2
        super().__init__(
            name="tally-stones",
            version=version,
            earlier=earlier,
            fewest=2,
            most=4,
            options=StoneOptions,
            moves=(Take,),
            concepts={HeapMade: "start", StonesTaken: "turn", GameEnded: "end"},
            box={"most": self.most_stones},
            bots={"beginner": Careful("beginner"), "good": Careful("good")},
        )

    def setup(self, seats, options, chance, told):
        if told is not None:
            told(HeapMade(options.heap))
        return State(seats, options.heap, [0] * seats)

    def to_act(self, state):
        return (state.turn % state.seats,) if state.left else ()

    def _most(self, state):
        return min(self.most_stones, state.left)

    def legal(self, state, actor):
        return tuple(Take(stones) for stones in range(1, self._most(state) + 1)) if actor in self.to_act(state) else ()

    def apply(self, state, actor, move, chance, told):
        if actor not in self.to_act(state):
            raise Refused("not_your_turn", section="2", seat=state.turn % state.seats)
        if not 1 <= move.stones <= self._most(state):
            raise Refused("too_many_stones", section="2")
        state.left -= move.stones
        state.taken[actor] += move.stones
        state.turn += 1
        if told is not None:
            told(StonesTaken(state.left, state.turn % state.seats, actor, move.stones))
            if not state.left:
                told(GameEnded(actor))

    def view(self, state, viewer):
        ended, phase = ("", "take") if state.left else ("last_stone", "over")
        turn = state.turn // state.seats + 1
        return View(ended, "", 0, state.left, phase, turn, tuple(state.taken), self.to_act(state))

    def outcome(self, state):
        if state.left:
            return None
        winner = (state.turn - 1) % state.seats
        return Outcome("last_stone", state.turn // state.seats + 1, tuple(state.taken), (winner,))

    def story(self, entries):
        return StonesTeller(entries).story()

    def clone(self, state):
        return State(state.seats, state.left, state.taken[:], state.turn)

    def snapshot(self, state):
        return msgspec.to_builtins(state)

    def imagine(self, state, viewer, chance):
        return self.clone(state)
