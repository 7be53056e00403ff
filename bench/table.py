"""Writes the newest figures into docs/explanation/speed.md, from results.json: `python bench/table.py`."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs/explanation/speed.md"
BEGIN, END = "<!-- figures: begin -->", "<!-- figures: end -->"


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{round(value, 2):,}"


def table(head: list[str], rows: list[list[str]]) -> Iterator[str]:
    yield ""
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * len(head)}"
    yield from (f"| {' | '.join(row)} |" for row in rows)


def engines(results: dict[str, Any]) -> Iterator[str]:
    builds = results["builds"]
    figures = {
        "decisions_per_cpu_second": "decisions",
        "driven_from_python_per_cpu_second": "driven from Python",
        "entries_sealed_per_cpu_second": "entries sealed",
        "entries_verified_per_cpu_second": "entries verified",
    }
    for build, games in builds.items():
        rows = [[game, *(number(found[name]) for name in figures)] for game, found in games.items()]
        yield from table([f"{build}, per CPU-second", *figures.values()], rows)


def live(results: dict[str, Any]) -> Iterator[str]:
    labels = {
        "moves_per_cpu_second": "moves per CPU-second of the server",
        "moves_per_second": "moves a second",
        "answered_p99_ms": "answered within, 99 of 100 (ms)",
        "told_to_all_p99_ms": "all four told within, 99 of 100 (ms)",
    }
    runs = results["live"]
    head = ["live, Market Island", *(run.replace("_", " ") for run in runs)]
    yield from table(head, [[label, *(number(runs[run][name]) for run in runs)] for name, label in labels.items()])


def beside(results: dict[str, Any]) -> Iterator[str]:
    medians = results["peers"]["medians"]
    rows = []
    for name, figures in medians.items():
        mine = medians["tallystick, live, synced" if "live" in name else "tallystick, engine"]["moves_per_cpu_second"]
        each = {"": figures["moves_per_cpu_second"]} if "moves_per_cpu_second" in figures else figures
        rows += [[f"{name} {game}".strip(), number(value), f"{mine / value:,.1f}"] for game, value in each.items()]
    yield from table(["beside others", "per CPU-second", "ours is so many times that"], rows)


def growth(results: dict[str, Any]) -> Iterator[str]:
    rows = [[name.replace("_", " "), number(value)] for name, value in results["growth"].items()]
    yield from table(["what grows", "how much"], rows)


def main() -> None:
    results = json.loads((HERE / "results.json").read_text())
    lines = [f"Medians of {results['rounds']} runs in turns, load {results['load']}, Python {results['python']}."]
    parts = {"builds": engines, "live": live, "peers": beside, "growth": growth}
    for name, part in parts.items():
        lines += part(results) if name in results else ["", f"Not measured yet: {name}."]
    page = PAGE.read_text("utf-8")
    before, after = page.split(BEGIN)[0], page.split(END)[1]
    PAGE.write_text(f"{before}{BEGIN}\n" + "\n".join(lines) + f"\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
