"""How long all boxes take to print: every game, both languages, both papers, one after the other in one process."""

import json
import re
import time

from tallystick.games import OURS
from tallystick.printing.order import PAPERS, ordered
from tallystick.printing.press import printed
from tallystick.words import LANGUAGES


def main() -> None:
    began, worked = time.perf_counter(), time.process_time()
    boxes = [
        printed(ordered(game.name, language, paper)) for game in OURS for language in LANGUAGES for paper in PAPERS
    ]
    seconds, work = time.perf_counter() - began, time.process_time() - worked
    pages = sum(int(re.findall(rb"/Type\s*/Pages\b.*?/Count\s+(\d+)", box, re.DOTALL)[0]) for box in boxes)
    print(
        json.dumps({"boxes": len(boxes), "pages": pages, "seconds": round(seconds, 1), "cpu_seconds": round(work, 1)})
    )


if __name__ == "__main__":
    main()
