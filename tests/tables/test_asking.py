"""People are asked when it concerns them; for the others the table passes, all at one moment, whatever they hold."""

import asyncio
import contextlib
import json

import pytest

from servers import serving
from tallystick.tables import asking

SOON = 0.3
"""Seconds after which the table passes here."""
BEGIN = ("begin_actions", "discard")


@pytest.fixture(autouse=True)
def sooner(monkeypatch):
    monkeypatch.setattr(asking, "PASSES_AFTER", SOON)


@contextlib.asynccontextmanager
async def two_people(site, bots=(), **options):
    """Two who want to be asked when it concerns them, at a table that has begun."""
    made = await site.make(
        game="blockchain", seats=2 + len(bots), own_seats=2, bots=dict(bots), options=options, start=False
    )
    table, seats = made["table"], made["seats"]
    async with site.at_table(table, seats[0]["token"]) as ana, site.at_table(table, seats[1]["token"]) as ben:
        for one in (ana, ben):
            await one.say(say="ask", to="concerns")
        await ana.say(say="host", do="start")
        for one in (ana, ben):
            one.hearing = asyncio.create_task(hear_all(one))
        yield table, ana, ben
        for one in (ana, ben):
            one.hearing.cancel()


async def hear_all(client):
    with contextlib.suppress(Exception):
        while True:
            with contextlib.suppress(TimeoutError):
                await client.hear()


async def until(wanted, seconds=10.0):
    for _ in range(int(seconds / 0.01)):
        if wanted():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")


def wanted_now(client, *moves):
    legal = client.frame["legal"] if client.frame else []
    return next((move for move in legal if move["move"] in moves), None)


async def act(client, *moves):
    move = wanted_now(client, *moves)
    if move:
        seq = client.frame["seq"]
        await client.say(say="move", id=f"{seq:032}", after=seq, move=move)
        await until(lambda: client.frame["seq"] > seq)
    return move


async def end_turn(*clients):
    """Whoever is in turn does nothing with it; the question between two turns is open then."""
    for _ in range(10):
        for client in clients:
            if await act(client, "end_turn"):
                return client
            await act(client, *BEGIN)
        await asyncio.sleep(0.02)
    raise AssertionError("nobody is in turn")


def in_window(client):
    return client.frame["view"]["phase"] == "window"


def delays(journal):
    """How many milliseconds after its question each answer came, by seat."""
    found, opened = {0: [], 1: []}, 0
    for entry in map(json.loads, journal.splitlines()):
        happened = [event["event"] for event in entry["body"].get("events", ())]
        if "ch_answered" in happened and entry["actor"] in found:
            found[entry["actor"]].append(entry["t"] - opened)
        if "ch_window_opened" in happened:
            opened = entry["t"]
    return found


def test_the_table_passes_for_everybody_at_the_same_moment_with_hacks_in_hand_and_without(tmp_path):
    async def run():
        async with serving(tmp_path) as site, two_people(site) as (table, ana, ben):
            await until(lambda: ana.frame and ana.frame["view"])
            for _ in range(6):
                await end_turn(ana, ben)
                await until(lambda: not in_window(ana) and not in_window(ben))
            took = delays(await site.journal(table))
            assert len(took[0]) == len(took[1]) == 6
            assert min(took[0] + took[1]) >= 1000 * SOON - 5
            assert max(took[0] + took[1]) < 1000 * SOON + 250
            assert max(abs(one - other) for one, other in zip(took[0], took[1], strict=True)) < 100

    asyncio.run(run())


def test_whoever_raises_a_hand_is_asked_and_puts_it_down_by_acting(tmp_path):
    async def run():
        async with serving(tmp_path) as site, two_people(site) as (_table, ana, ben):
            await until(lambda: ana.frame and ana.frame["view"])
            actor = await end_turn(ana, ben)
            other = ben if actor is ana else ana
            await other.say(say="ask", to="raised")
            seat = other.frame["view"]["seat"]
            await until(lambda: actor.lobby["players"][seat]["asking"] == "raised")
            await asyncio.sleep(2 * SOON)
            assert in_window(other), "nobody passes for a raised hand"
            await act(other, "answer")
            await until(lambda: not in_window(other))
            assert other.lobby["players"][seat]["asking"] == "raised", "an answer leaves it up"
            await end_turn(other)
            await until(lambda: other.lobby["players"][seat]["asking"] == "concerns")

    asyncio.run(run())


def test_whoever_lets_the_time_run_out_is_not_waited_for_again_before_moving(tmp_path):
    async def run():
        async with serving(tmp_path) as site, two_people(site, reaction_seconds=1) as (_table, ana, ben):
            await until(lambda: ana.frame and ana.frame["view"])
            actor = await end_turn(ana, ben)
            other = ben if actor is ana else ana
            await other.say(say="ask", to="always")
            seat = other.frame["view"]["seat"]
            await until(lambda: actor.lobby["players"][seat]["asking"] == "missed", 4)
            await until(lambda: not in_window(other))
            assert wanted_now(other, "begin_actions", "end_turn"), "it is the turn of whoever looked away"
            await end_turn(other)
            await until(lambda: actor.lobby["players"][seat]["asking"] == "always")

    asyncio.run(run())


def test_alone_with_bots_nobody_waits_for_a_question_that_is_none(tmp_path):
    async def run():
        async with serving(tmp_path, bot_pause=0.05) as site:
            bots = {"1": "good", "2": "good", "3": "good"}
            made = await site.make(game="blockchain", bots=bots, start=True)
            async with site.at_table(made["table"], made["seats"][0]["token"]) as ana:
                await ana.say(say="ask", to="concerns")
                ana.hearing = asyncio.create_task(hear_all(ana))
                await until(lambda: ana.frame and ana.frame["view"])
                for _ in range(400):
                    view, beside = ana.frame["view"], ana.frame.get("beside", {})
                    if len(delays(await site.journal(made["table"]))[0]) > 25 or view["phase"] == "over":
                        break
                    if view["phase"] != "window":
                        await act(ana, "end_turn") or await act(ana, *BEGIN)
                    elif 0 in beside["ahead"]["asks"]:
                        await act(ana, "answer")
                    await asyncio.sleep(0.02)
                took = sorted(delays(await site.journal(made["table"]))[0])
                assert len(took) > 20
                assert took[len(took) // 2] < 1000 * SOON / 2, "no delay where no other person plays"

    asyncio.run(run())
