"""The start of a table: whose seeds make the chance, who is left out and why, and starts that come to nothing."""

import asyncio
import contextlib
import json
from functools import partial

import pytest
from websockets.asyncio.client import connect

from servers import serving
from tallystick.journal.commitments import seed_of_bot
from tallystick.journal.taking_part import taking_part
from tallystick.journal.verify import read_entries, verify


def has_started(told):
    return told["kind"] == "frame" and bool(told["view"])


def notes(client):
    return [entry["body"] for entry in client.entries if entry["kind"] == "note"]


@contextlib.asynccontextmanager
async def two_at_a_table(tmp_path, **settings):
    """Ana, who is the host and here, Ben's token, and the server."""
    async with serving(tmp_path, **settings) as site:
        made = await site.make(seats=2, options={"rounds": 2})
        _, joined, _ = await site.join(made["code"], "Ben")
        async with site.at_table(made["table"], made["seats"][0]["token"]) as ana:
            await ana.hear_kind("frame")
            yield site, ana, joined["token"]


def test_everybody_who_is_here_takes_part_and_is_told_that_the_seed_came(tmp_path):
    async def run():
        async with two_at_a_table(tmp_path) as (site, ana, token), site.at_table(ana.table, token) as ben:
            await ben.hear_kind("frame")
            await ana.say(say="host", do="start")
            await asyncio.gather(ana.hear_until(has_started), ben.hear_until(has_started))
            for client in (ana, ben):
                kinds = [json.loads(text)["kind"] for text in client.raw]
                assert kinds.index("open_seed") < kinds.index("seed_shown")
            found = taking_part(read_entries(await site.journal(ana.table)))
            assert (found.people, found.left_out, found.bots, found.tries) == ((0, 1), {}, (), 1)
            assert [note["note"] for note in notes(ana)] == ["seated"]
            assert ana.lobby["broken_off"] == 0

    asyncio.run(run())


@pytest.mark.parametrize("reason", ["away", "late", "no_seed"])
def test_a_seat_that_is_left_out_is_recorded_with_its_reason(tmp_path, reason):
    async def run():
        async with contextlib.AsyncExitStack() as stack:
            site, ana, token = await stack.enter_async_context(two_at_a_table(tmp_path, seed_patience=0.2))
            if reason != "away":
                at_seat = site.at_table if reason == "late" else partial(promising_nothing, site)
                await stack.enter_async_context(at_seat(ana.table, token))  # and says no more
                await ana.hear_until(lambda told: told["kind"] == "lobby" and told["players"][1]["here"])
            await ana.say(say="host", do="start")
            await ana.hear_until(has_started)
            assert {"note": "left_out", "seat": 1, "reason": reason} in notes(ana)
            found = taking_part(read_entries(await site.journal(ana.table)))
            assert (found.people, found.left_out) == ((0,), {1: reason})

    asyncio.run(run())


@contextlib.asynccontextmanager
async def promising_nothing(site, table, token):
    """A program of somebody's own, which fixes no seed."""
    async with connect(f"ws://127.0.0.1:{site.port}/ws", compression=None, proxy=None) as line:
        await line.send(json.dumps({"say": "hello", "table": table, "token": token}))
        yield line


def test_a_start_that_came_to_nothing_is_counted_and_the_next_one_says_which_it_is(tmp_path):
    async def run():
        async with two_at_a_table(tmp_path, seed_patience=0.3) as (site, ana, token):
            for tried in range(2):
                async with site.at_table(ana.table, token) as ben:
                    await ben.line.recv()
                    await ana.hear_until(lambda told: told["kind"] == "lobby" and told["players"][1]["here"])
                    await ana.say(say="host", do="start")
                    await ana.say(say="host", do="remove", seat=1)
                    assert (await ana.hear_kind("refused"))["code"] == "seats_empty"
                    assert ana.lobby["broken_off"] == tried + 1
                code = ana.lobby["code"]
                _, joined, _ = await site.join(code, "Ben")
                token = joined["token"]
            async with site.at_table(ana.table, token) as ben:
                await ben.hear_kind("frame")
                await ana.hear_until(lambda told: told["kind"] == "lobby" and told["players"][1]["here"])
                assert ana.lobby["broken_off"] == 2
                await ana.say(say="host", do="start")
                await asyncio.gather(ana.hear_until(has_started), ben.hear_until(has_started))
                again = [note for note in notes(ben) if note["note"] == "start_again"]
                assert again == [{"note": "start_again", "number": 2}, {"note": "start_again", "number": 3}]
                assert {"note": "left_out", "seat": 1, "reason": "other_seed"} in notes(ben)
                await asyncio.gather(ana.play_on(), ben.play_on())
                assert ana.lobby["broken_off"] == 2
            journal = await site.journal(ana.table)
            assert verify(journal) is not None
            assert taking_part(read_entries(journal)).tries == 3

    asyncio.run(run())


def test_who_comes_while_the_others_show_their_seeds_takes_part(tmp_path):
    async def run():
        async with serving(tmp_path, seed_patience=5) as site:
            made = await site.make(seats=3)
            tokens = [(await site.join(made["code"], name))[1]["token"] for name in ("Ben", "Chloé")]
            async with (
                site.at_table(made["table"], made["seats"][0]["token"]) as ana,
                site.at_table(made["table"], tokens[0]) as ben,
            ):
                await ben.hear_kind("frame")
                await ana.say(say="host", do="start")
                await ana.hear_kind("seed_shown")
                async with site.at_table(made["table"], tokens[1]) as chloe:
                    await chloe.hear_kind("seed_shown")
                    await ben.hear_kind("seed_shown")
                    await chloe.hear_until(has_started)
                    assert taking_part(read_entries(await site.journal(made["table"]))).people == (0, 1, 2)

    asyncio.run(run())


def test_a_bots_seed_follows_from_the_servers_and_is_opened_in_every_try(tmp_path):
    async def run():
        async with serving(tmp_path, seed_patience=0.3) as site:
            made = await site.make(seats=3, bots={"2": "good"})
            _, joined, _ = await site.join(made["code"], "Ben")
            async with site.at_table(made["table"], made["seats"][0]["token"]) as ana:
                await ana.hear_kind("frame")
                async with site.at_table(made["table"], joined["token"]):
                    await ana.hear_until(lambda told: told["kind"] == "lobby" and told["players"][1]["here"])
                    await ana.say(say="host", do="start")
                    await ana.say(say="host", do="remove", seat=1)
                    await ana.hear_kind("refused")
                await ana.say(say="host", do="bot", seat=1, bot="good")
                await ana.say(say="host", do="start")
                await ana.hear_until(has_started)
                found = taking_part(read_entries(await site.journal(made["table"])))
                assert (found.people, found.bots, found.held_back, found.tries) == ((0,), (1, 2), (1,), 2)
                seeds = {entry["actor"]: entry["body"]["seed"] for entry in ana.entries if entry["kind"] == "seed_open"}
                server_seed = (await site.tables.find(made["table"])).stored.server_seed
                assert seeds[2] == seed_of_bot(server_seed, 2).hex()

    asyncio.run(run())
