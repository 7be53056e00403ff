"""Games between random players by the build of this Python: `python bench/engine.py GAME SECONDS`, one JSON line."""

import json
import sys
from time import process_time

from tallystick.bots import bot_named
from tallystick.bots.playing import play_out
from tallystick.cli.terminal import engine
from tallystick.games import CATALOGUE
from tallystick.journal.tape import Tape
from tallystick.kernel.options import read_options
from tallystick.lab.play_out import key

PLAYERS = 4


def main(name: str, seconds: float) -> None:
    game = CATALOGUE[name]
    options, bots = read_options(game.options, {}), [bot_named(game, "random")] * PLAYERS
    moves, number, began = 0, 0, process_time()
    while process_time() - began < seconds:
        table, number = Tape(key(1, number, "table")), number + 1
        moves += play_out(game, game.setup(PLAYERS, options, table, None), bots, table, Tape(key(1, number, "bots")))
    print(json.dumps({"engine": engine(), "moves_per_cpu_second": round(moves / (process_time() - began))}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
