"""Games of like size on OpenSpiel or PettingZoo, by chance: `python frameworks.py open_spiel|pettingzoo SECONDS`.

Run by the Python of a virtual environment of their own; prints decisions per CPU-second of each game as one JSON line.
"""

import json
import random
import sys
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any

SPIEL = ("hearts", "euchre", "gin_rummy", "oh_hell", "crazy_eights")
ZOO = ("texas_holdem_v4", "leduc_holdem_v4", "connect_four_v3")


def spiel_game(name: str) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, odds)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def zoo_game(name: str) -> Callable[[], int]:
    import importlib

    game: Any = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def play() -> int:
        game.reset()
        decisions = 0
        for _agent in game.agent_iter():
            seen, _, ended, cut, _ = game.last()
            if ended or cut:
                game.step(None)
                continue
            mask = seen["action_mask"]
            game.step(random.choice([action for action in range(len(mask)) if mask[action]]))
            decisions += 1
        return decisions

    return play


def measured(
    names: tuple[str, ...], make: Callable[[str], Callable[[], int]], seconds: float
) -> Iterator[tuple[str, int]]:
    for name in names:
        try:
            play = make(name)
            play()
        except Exception as problem:  # a game that this version has no more is left out
            print(f"{name} left out: {problem}", file=sys.stderr)
            continue
        done, began = 0, process_time()
        while process_time() - began < seconds:
            done += play()
        yield name, round(done / (process_time() - began))


if __name__ == "__main__":
    which, seconds = sys.argv[1], float(sys.argv[2])
    names, make = (SPIEL, spiel_game) if which == "open_spiel" else (ZOO, zoo_game)
    print(json.dumps(dict(measured(names, make, seconds))))
