"""Puts the figures of a run into docs/explanation/reliability.md: `python tools/promises.py FILE`, see `make promises`.

FILE has a line of JSON for each count (`tests/promises.py`); those of one promise are summed. A promise that was not
counted in this run keeps its figures.
"""

import json
import re
import sys
from collections import defaultdict
from datetime import UTC, datetime
from pathlib import Path

PAGE = Path("docs/explanation/reliability.md")


def summed(lines: list[str]) -> dict[str, str]:
    """The figures of each promise in one line.

    >>> summed(['{"promise": "R1", "kills": 2, "moves_lost": 0}', '{"promise": "R1", "kills": 3, "moves_lost": 0}'])
    {'R1': '5 kills, 0 moves lost'}
    """
    counts: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for line in lines:
        counted = json.loads(line)
        promise = counted.pop("promise")
        for name, number in counted.items():
            counts[promise][name] += number
    return {
        promise: ", ".join(f"{number:,} {name.replace('_', ' ')}" for name, number in found.items())
        for promise, found in counts.items()
    }


def main() -> None:
    figures = summed(Path(sys.argv[1]).read_text().splitlines())
    today = f"{datetime.now(UTC):%Y-%m-%d}"
    page = PAGE.read_text()
    for promise, said in figures.items():
        row = re.compile(rf"^(\| {promise} \|.*\|) [^|]* \| [^|]* \|$", re.MULTILINE)
        page, changed = row.subn(lambda found, said=said: f"{found[1]} {said} | {today} |", page)
        if not changed:
            sys.exit(f"{PAGE} has no row for {promise}")
    PAGE.write_text(page)
    print("\n".join(f"{promise}: {said}" for promise, said in sorted(figures.items())))


if __name__ == "__main__":
    main()
