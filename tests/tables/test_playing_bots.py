"""Bots leave a person time to see what happened, and no more than that."""

import asyncio
from itertools import pairwise

from servers import serving
from tallystick.tables import playing_bots


def windows_of_bots(entries):
    """The window in which each move of a bot was made; 0 when it was not an answer."""
    window, moves = 0, []
    for entry in entries:
        happened = [event["event"] for event in entry["body"].get("events", ())]
        if entry["kind"] == "move" and entry["actor"] != 0:
            moves.append(window if "ch_answered" in happened else 0)
        window += happened.count("ch_window_opened")
    return moves


def shortest(legal):
    """A move that ends your own turn, or lets things happen."""
    return next((move for move in legal if move["move"] in ("end_turn", "begin_actions", "discard")), legal[0])


def test_bots_that_are_asked_together_answer_after_one_pause(tmp_path, monkeypatch):
    pauses = []
    monkeypatch.setattr(playing_bots.random, "uniform", lambda _least, most: pauses.append(most) or 1.0)

    async def run():
        async with serving(tmp_path, bot_pause=0.01) as site:
            made = await site.make(game="blockchain", bots={"1": "good", "2": "good", "3": "good"}, start=True)
            async with site.at_table(made["table"], made["seats"][0]["token"]) as ana:
                while len(ana.entries) < 60:
                    told = await ana.hear_kind("frame")
                    if told["legal"]:
                        await ana.say(
                            say="move", id=f"{told['seq']:032}", after=told["seq"], move=shortest(told["legal"])
                        )
                await ana.say(say="host", do="pause")
                await ana.hear_until(lambda told: told["kind"] == "lobby" and told["paused"])
            moves = windows_of_bots(ana.entries)
            together = sum(window and window == before for before, window in pairwise(moves))
            assert together > 10
            assert len(moves) - together <= len(pauses) <= len(moves) - together + 1

    asyncio.run(run())
