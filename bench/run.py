"""Measures everything in one run and writes results.json: medians of runs in turns; machines differ, ratios count.

What is not here (a C compiler, node) is left out, and said.
"""

import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROUNDS = int(os.environ.get("BENCH_ROUNDS", "5"))
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


def medians(runs: list[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """The median of each figure of each game."""
    games: dict[str, dict[str, float]] = runs[0]["games"]
    return {
        game: {figure: statistics.median(run["games"][game][figure] for run in runs) for figure in figures}
        for game, figures in games.items()
    }


def in_the_browser() -> dict[str, Any]:
    """The browser's own check of a journal, by node."""
    if shutil.which("node") is None:
        print("There is no node here: the browser's check of a journal was left out.")
        return {}
    runs = [json.loads(subprocess.check_output(["node", HERE / "verify.mjs"])) for _ in range(ROUNDS)]
    return {name: statistics.median(run[name] for run in runs) for name in runs[0]}


def main() -> None:
    live = measured("live.py", "--json", "--runs", str(ROUNDS))  # first: a shared machine slows who keeps it busy
    plain, installed = [], []
    for _ in range(ROUNDS):
        plain.append(measured("measure.py", PYTHONPATH=str(HERE.parent / "src")))
        installed.append(measured("measure.py"))
    builds = {plain[0]["engine"]: medians(plain), installed[0]["engine"]: medians(installed)}
    browser = in_the_browser()
    printing = measured("printing.py")
    for game in builds["plain"]:
        print(f"\n{game}, 4 players")
        for figure, label in LABELS.items():
            row = [f"{WANTED[build]} {games[game][figure]:>12,}" for build, games in builds.items()]
            print(f"  {label:<50} {'   '.join(row)}")
    if len(builds) < 2:
        print("\nThe installed build is not compiled: only plain Python was measured.")
    print("\nthe live server: 50 tables of four sockets, every move judged, durable and told to all four")
    for run, figures in live.items():
        print(f"  {run.replace('_', ' ')}")
        for figure, label in LIVE_LABELS.items():
            print(f"    {label:<48} {figures[figure]:>12,}")
    print(f"\nprinting: {printing['boxes']} boxes, {printing['pages']} pages")
    print(f"  {'seconds together':<50} {printing['seconds']:>12,}")
    print(f"  {'CPU-seconds together':<50} {printing['cpu_seconds']:>12,}")
    for game, entries in browser.items():
        print(f"{game}: {entries:,} entries checked per CPU-second by the browser's code")
    file = HERE / "results.json"
    results = json.loads(file.read_text()) if file.exists() else {}
    results |= {
        "python": platform.python_version(),
        "rounds": ROUNDS,
        "load": round(os.getloadavg()[0], 1),
        "builds": builds,
        "live": live,
        "browser": browser,
        "printing": printing,
    }
    file.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
