"""Measures everything in one run and writes results.json: what counts are the ratios, machines differ."""

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
WANTED = {"plain": "plain Python", "compiled": "compiled by mypyc"}
LABELS = {
    "decisions_per_cpu_second": "random decisions per CPU-second",
    "driven_from_python_per_cpu_second": "the same, driven by a bot in Python",
    "clone_microseconds": "microseconds for a clone",
    "entries_sealed_per_cpu_second": "journal entries played and sealed per CPU-second",
    "entries_verified_per_cpu_second": "journal entries verified per CPU-second",
}
LIVE_LABELS = {
    "moves_per_cpu_second": "moves per CPU-second of the server",
    "moves_per_second": "moves a second",
    "answered_p50_ms": "milliseconds until a move is answered, median",
    "answered_p99_ms": "the same, 99 of 100",
    "told_to_all_p99_ms": "milliseconds until all four are told, 99 of 100",
}


def measured(script: str, *arguments: str, **environment: str) -> dict[str, Any]:
    """The figures of one build, from a process of its own."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, str(HERE / script), *arguments]
    done = subprocess.run(command, env=kept | environment, stdout=subprocess.PIPE, check=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def main() -> None:
    live = measured("live.py", "--json")  # first: a shared machine slows whoever has kept it busy for minutes
    builds = [measured("measure.py", PYTHONPATH=str(HERE.parent / "src")), measured("measure.py")]
    results: dict[str, Any] = {
        "python": platform.python_version(),
        "builds": {build["engine"]: build["games"] for build in builds},
        "live": live,
    }
    for game in builds[0]["games"]:
        print(f"\n{game}, 4 players")
        for figure, label in LABELS.items():
            row = [f"{WANTED[build['engine']]} {build['games'][game][figure]:>12,}" for build in builds]
            print(f"  {label:<50} {'   '.join(row)}")
    if len(results["builds"]) < 2:
        print("\nThe installed build is not compiled: only plain Python was measured.")
    print("\nthe live server: 50 tables of four sockets, every move judged, durable and told to all four")
    for run, figures in live.items():
        print(f"  {run.replace('_', ' ')}")
        for figure, label in LIVE_LABELS.items():
            print(f"    {label:<48} {figures[figure]:>12,}")
    (HERE / "results.json").write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
