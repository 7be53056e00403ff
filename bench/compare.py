"""Two builds of the live server in turns, in one run: `python bench/compare.py OLD NEW`, each a Python with its build.

Both servers stay up; each round loads one after the other, the other one first than in the round before, and gives one
ratio. Only the ratios count: machines differ, and a shared one changes from minute to minute.
"""

import argparse
import os
import statistics
from typing import Any

import uvloop
from live import STEADY, measure, server

RUNS = {"full speed": (6_000, 0), "steady": (2 * STEADY, STEADY)}
FIGURES = {
    "full speed": ("moves_per_cpu_second", "moves_per_second", "answered_p99_ms"),
    "steady": ("moves_per_cpu_second", "answered_p50_ms", "answered_p99_ms", "told_to_all_p99_ms"),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--port", type=int, default=8972)
    given = parser.parse_args()
    found: dict[str, list[dict[str, dict[str, Any]]]] = {run: [] for run in RUNS}
    ports = {"old": given.port, "new": given.port + 1}
    with server(given.old, ports["old"]) as old, server(given.new, ports["new"]) as new:
        processes = {"old": old, "new": new}
        for number in range(given.rounds):
            for run, (moves, rate) in RUNS.items():
                turns = ("old", "new") if number % 2 == 0 else ("new", "old")
                pair = {
                    build: uvloop.run(measure(ports[build], processes[build], given.tables, moves, rate))
                    for build in turns
                }
                found[run].append(pair)
                costs = "  ".join(f"{build} {pair[build]['moves_per_cpu_second']:>6,}" for build in processes)
                print(f"round {number + 1:>2} {run:>10}: {costs} moves per CPU-second, load {os.getloadavg()[0]:.1f}")
    for run, names in FIGURES.items():
        for name in names:
            old, new = (statistics.median(pair[build][name] for pair in found[run]) for build in processes)
            ratio = statistics.median(pair["new"][name] / pair["old"][name] for pair in found[run])
            print(f"{run:>10} {name:<21} old {old:>8,.1f}  new {new:>8,.1f}  median of new/old {ratio:.3f}")


if __name__ == "__main__":
    main()
