"""Ours and others in turns, in one run: `python bench/peers/run.py`; the medians go into results.json under `peers`.

What is not here (node, a peer, the network to fetch it from) is left out, and said.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
BENCH = HERE.parent
BUILD = BENCH.parent / "build" / "peers"
BOARDGAMEIO = HERE / "boardgameio"
ROUNDS = int(os.environ.get("BENCH_ROUNDS", "5"))
SECONDS = os.environ.get("BENCH_SECONDS", "2")
PYTHON_PEERS = {"open_spiel": ("open_spiel",), "pettingzoo": ("pettingzoo", "pygame", "rlcard")}

Measure = Callable[[], dict[str, Any]]


def answer(*command: str | Path, folder: Path = HERE) -> dict[str, Any]:
    """The last line that a command prints."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(list(map(str, command)), cwd=folder, env=kept, stdout=subprocess.PIPE, check=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def ours() -> dict[str, Measure]:
    engine = ("engine.py", "market-island", SECONDS)
    live = ("live.py", "--json", "--runs", "1", "--no-steady")
    return {
        "tallystick, engine": lambda: answer(sys.executable, BENCH / engine[0], *engine[1:]),
        "tallystick, live, synced": lambda: answer(sys.executable, BENCH / live[0], *live[1:])["full_speed"],
    }


def boardgameio() -> dict[str, Measure]:
    if shutil.which("npm") is None:
        print("boardgame.io left out: there is no node here")
        return {}
    target = BUILD / "boardgameio"
    shutil.copytree(BOARDGAMEIO, target, dirs_exist_ok=True)
    if not (target / "node_modules").exists():
        print("boardgame.io: installing into build/peers")
        if subprocess.run(["npm", "install", "--silent"], cwd=target, check=False).returncode:
            print("boardgame.io left out: it could not be installed")
            return {}
    subprocess.run(["node", "check-rules.js"], cwd=target, check=True)
    live = {
        f"boardgame.io, live, {where}": lambda kind=kind: answer("node", "live.js", kind, "5", folder=target)
        for kind, where in (("memory", "in memory"), ("flatfile", "on file, never synced"))
    }
    return {"boardgame.io, engine": lambda: answer("node", "engine.js", SECONDS, folder=target), **live}


def python_peer(name: str, packages: tuple[str, ...]) -> Measure | None:
    python = BUILD / name / "bin" / "python"
    if not python.exists():
        print(f"{name}: installing into build/peers")
        subprocess.run([sys.executable, "-m", "venv", BUILD / name], check=True)
    install = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *packages]
    if subprocess.run(install, check=False, stderr=subprocess.DEVNULL).returncode:
        print(f"{name} left out: it could not be installed")
        return None
    return lambda: answer(python, HERE / "frameworks.py", name, SECONDS)


def in_turns(everybody: dict[str, Measure]) -> dict[str, list[dict[str, Any]]]:
    """Each once a round, in the other direction every other time; who fails once is left out."""
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in everybody}
    for number in range(ROUNDS):
        for name in list(found) if number % 2 == 0 else list(reversed(found)):
            try:
                found[name].append(everybody[name]())
            except (subprocess.CalledProcessError, ValueError, IndexError) as problem:
                print(f"{name} left out: {problem}")
                del found[name]
        print(f"round {number + 1} of {ROUNDS}, load {os.getloadavg()[0]:.1f}", flush=True)
    return found


def median_of(runs: list[dict[str, Any]]) -> dict[str, Any]:
    figures = [name for name in runs[0] if isinstance(runs[0][name], int | float)]
    return {name: round(statistics.median(run[name] for run in runs), 1) for name in figures}


def main() -> None:
    BUILD.mkdir(parents=True, exist_ok=True)
    everybody = ours() | boardgameio()
    for name, packages in PYTHON_PEERS.items():
        measure = python_peer(name, packages)
        if measure is not None:
            everybody[name] = measure
    medians = {name: median_of(runs) for name, runs in in_turns(everybody).items() if runs}
    for name, figures in medians.items():
        print(f"\n{name}")
        for figure, value in figures.items():
            print(f"  {figure.replace('_', ' '):<34} {value:>12,}")
    print()
    for line in ratios(medians):
        print(line)
    file = BENCH / "results.json"
    results = json.loads(file.read_text())
    results["peers"] = {"rounds": ROUNDS, "load": round(os.getloadavg()[0], 1), "medians": medians}
    file.write_text(json.dumps(results, indent=2) + "\n")


def ratios(medians: dict[str, dict[str, Any]]) -> list[str]:
    """How many times ours does in a CPU-second what the other does."""
    lines = []
    for name, figures in medians.items():
        mine = medians.get("tallystick, live, synced" if "live" in name else "tallystick, engine")
        if mine is None or name.startswith("tallystick"):
            continue
        theirs = {name: figures["moves_per_cpu_second"]} if "moves_per_cpu_second" in figures else figures
        for game, value in theirs.items():
            other = name if game == name else f"{name}, {game}"
            lines.append(f"tallystick is {mine['moves_per_cpu_second'] / value:>8,.1f} times {other}")
    return lines


if __name__ == "__main__":
    main()
