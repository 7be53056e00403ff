"""Makes the data of a released version: tables of every game, half played and finished, as its server stored them.

    PYTHONPATH=src:tests python tests/stored/make.py 0.1.0

writes `tests/stored/0.1.0.sqlite.gz`, and beside it what the players know: `0.1.0.json`. It is run once for each
version that is released, by that version; what it wrote is never made again.
"""

import asyncio
import contextlib
import gzip
import json
import sys
import tempfile
from pathlib import Path

from servers import serving
from tallystick.api.outside_bot import play_seat
from tallystick.games import OURS

HERE = Path(__file__).parent
SHORT = {
    "market-island": {"rounds": 5},
    "cryptominer": {"transaction_cards": 30},
    "blockchain": {"turn_cap": 10, "reaction_seconds": 0},
    "shelves-voyage": {"initiative": "clockwise", "turns_each": 3, "theme": "art"},
}
"""Options by which a playing is short."""
HALF = 18
"""So many entries have the tables that are left in the middle."""


async def play(site, game, entries):
    """A table of one person and bots, played until it has so many entries, or to its end."""
    bots = {str(seat): "good" for seat in range(1, game.fewest)}
    asked = {"game": game.name, "seats": game.fewest, "bots": bots, "options": SHORT[game.name], "start": True}
    made = await site.make(**asked)
    token = made["seats"][0]["token"]
    async with site.at_table(made["table"]) as watching:
        link = f"http://127.0.0.1:{site.port}/t/{made['table']}#{token}"
        playing = asyncio.create_task(play_seat(link, pause=0.1))
        await watching.hear_until(lambda told: watching.lobby["over"] or len(watching.entries) > entries)
        playing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await playing
    await asyncio.sleep(0.5)  # the bots play on until it is the person's turn
    _, lobby, _ = await site.ask("GET", f"/api/tables/{made['table']}")
    if lobby["over"] != (entries > HALF):
        raise SystemExit(f"{game.name} is over: {lobby['over']}")
    return {"game": game.name, "table": made["table"], "token": token, "over": lobby["over"]}


async def make(version):
    with tempfile.TemporaryDirectory() as folder:
        async with serving(folder) as site:
            waiting = await site.make(name="Zoe")
            tables = [await play(site, game, entries) for game in OURS for entries in (HALF, 10_000)]
        (HERE / f"{version}.sqlite.gz").write_bytes(
            gzip.compress(Path(folder, "tallystick.sqlite").read_bytes(), 9, mtime=0)
        )
    known = {"code": waiting["code"], "name": "Ana", "tables": tables}
    (HERE / f"{version}.json").write_text(json.dumps(known, indent=1) + "\n")


if __name__ == "__main__":
    asyncio.run(make(sys.argv[1]))
