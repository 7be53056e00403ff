"""Measures one build, plain or compiled, and prints the figures as JSON. Run by run.py."""

import json
import sys
from time import process_time
from typing import Any

from tallystick.bots import bot_named
from tallystick.bots.playing import play_out
from tallystick.cli.terminal import engine
from tallystick.games import CATALOGUE
from tallystick.journal.entries import line
from tallystick.journal.tape import Tape
from tallystick.journal.verify import verify
from tallystick.kernel.chance import Chance
from tallystick.kernel.forms import filled_by_chance
from tallystick.kernel.game import Bot
from tallystick.kernel.messages import Move
from tallystick.kernel.options import read_options
from tallystick.lab.play_out import finished_table, key

PLAYERS = 4
SECONDS = 1.0


class PythonBot(Bot):
    """A random player that is always plain Python, as somebody's own bot would be."""

    def choose(self, view: Any, seat: int, moves: tuple[Move, ...], chance: Chance) -> Move:
        return filled_by_chance(moves[chance.below(len(moves))], chance)


def driven_from_python(game: Any, state: Any, bot: Bot, table: Tape, own: Tape) -> int:
    """The same loop as `play_out`, in plain Python through the public contract."""
    decisions = 0
    while seats := game.to_act(state):
        game.apply(state, seats[0], bot.choose(None, seats[0], game.legal(state, seats[0]), own), table, None)
        decisions += 1
    return decisions


def per_cpu_second(work: Any) -> float:
    """How much of something gets done in a second of this process's CPU; `work` says how much it did."""
    work()
    done, began = 0, process_time()
    while process_time() - began < SECONDS:
        done += work()
    return done / (process_time() - began)


def measure(name: str) -> dict[str, float]:
    game = CATALOGUE[name]
    options = read_options(game.options, {})
    bots = [bot_named(game, "random")] * PLAYERS
    mine = PythonBot("mine", blind=True)
    number = 0

    def fresh() -> tuple[Any, Tape, Tape]:
        nonlocal number
        number += 1
        table = Tape(key(1, number, "table"))
        return game.setup(PLAYERS, options, table, None), table, Tape(key(1, number, "bots"))

    def native() -> int:
        state, table, own = fresh()
        return play_out(game, state, bots, table, own)

    def driven() -> int:
        state, table, own = fresh()
        return driven_from_python(game, state, mine, table, own)

    middle, _table, _own = fresh()
    for _ in range(40):
        seat = game.to_act(middle)[0]
        game.apply(middle, seat, filled_by_chance(game.legal(middle, seat)[-1], _own), _table, None)

    def clones() -> int:
        for _ in range(100):
            game.clone(middle)
        return 100

    def sealing() -> int:
        nonlocal number
        number += 1
        return len(finished_table(game, bots, options, number).entries)

    journals = [b"".join(map(line, finished_table(game, bots, options, seed).entries)) for seed in range(8)]

    def verifying() -> int:
        for journal in journals:
            verify(journal)
        return sum(journal.count(b"\n") for journal in journals)

    return {
        "decisions_per_cpu_second": round(per_cpu_second(native)),
        "driven_from_python_per_cpu_second": round(per_cpu_second(driven)),
        "clone_microseconds": round(1e6 / per_cpu_second(clones), 2),
        "entries_sealed_per_cpu_second": round(per_cpu_second(sealing)),
        "entries_verified_per_cpu_second": round(per_cpu_second(verifying)),
    }


if __name__ == "__main__":
    print(json.dumps({"engine": engine(), "games": {name: measure(name) for name in sys.argv[1:] or CATALOGUE}}))
