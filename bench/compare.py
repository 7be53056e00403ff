"""Two builds of the live server in turns, in one run: `python bench/compare.py OLD NEW`, each a Python with its build.

Each round starts both servers, the other one first than in the round before; medians and their ratio are printed. Only
the ratio counts: machines differ, and a shared one changes from minute to minute.
"""

import argparse
import json
import os
import statistics
import subprocess
from pathlib import Path
from typing import Any

LIVE = Path(__file__).with_name("live.py")
FIGURES = {
    "full_speed": ("moves_per_cpu_second", "moves_per_second", "answered_p99_ms"),
    "steady": ("moves_per_cpu_second", "answered_p50_ms", "answered_p99_ms", "told_to_all_p99_ms"),
}


def measured(python: str, port: int) -> dict[str, Any]:
    command = [python, str(LIVE), "--json", "--runs", "1", "--port", str(port)]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--port", type=int, default=8972)
    given = parser.parse_args()
    found: dict[str, list[dict[str, Any]]] = {"old": [], "new": []}
    for number in range(given.rounds):
        for build in ("old", "new") if number % 2 == 0 else ("new", "old"):
            found[build].append(measured(getattr(given, build), given.port))
            figures = found[build][-1]["full_speed"]
            load = os.getloadavg()[0]
            print(f"round {number + 1} {build}: {figures['moves_per_cpu_second']:,} per CPU-second, load {load:.1f}")
    for run, names in FIGURES.items():
        for name in names:
            old, new = (statistics.median(one[run][name] for one in found[build]) for build in ("old", "new"))
            print(f"{run:>10} {name:<24} old {old:>10,.1f}  new {new:>10,.1f}  new/old {new / old:.3f}")


if __name__ == "__main__":
    main()
