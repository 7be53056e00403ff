"""How long the debrief of 125 tables takes: every story from its journal, every card, as the wall gets it."""

import json
import time
from pathlib import Path

import msgspec

from tallystick.sessions.debrief import Held, ready_cards
from tallystick.tables.telling import story_of_own

TABLES = 125
JOURNALS = Path(__file__).parents[1] / "tests" / "journals"


def measured(game: str) -> dict[str, float]:
    """Seconds of a first look, of another one with the stories kept, and the bytes that a wall reads."""
    recorded = [path.read_bytes() for path in sorted((JOURNALS / game).glob("*.jsonl"))]
    journals = [recorded[table % len(recorded)] for table in range(TABLES)]
    begin = time.perf_counter()
    held = []
    for number, journal in enumerate(journals, 1):
        story = story_of_own(journal)
        held.append(Held(number, "shell", f"t{number}", story, tuple(range(len(story.final)))))
    told = time.perf_counter()
    size = len(msgspec.json.encode(ready_cards(game, held)))
    done = time.perf_counter()
    return {"first_look_s": round(done - begin, 3), "again_s": round(done - told, 3), "bytes": size}


if __name__ == "__main__":
    games = ("market-island", "cryptominer", "blockchain", "shelves-voyage")
    print(json.dumps({game: measured(game) for game in games}, indent=2))
