"""Somebody is gone, and the others go on: bots for who is away, a stand-in for the host, late-comers, decision time."""

import asyncio
import contextlib
import json

import pytest

from servers import serving
from tallystick.games import CATALOGUE
from tallystick.journal.verify import verify

PATIENCE = {"away_patience": 0.4, "host_patience": 0.8}


def lobby_with(**wanted):
    return lambda told: told["kind"] == "lobby" and all(told[name] == value for name, value in wanted.items())


def frame_where(seen):
    return lambda told: told["kind"] == "frame" and told["view"] and seen(told["view"])


def notes(entries, kind):
    return [entry for entry in entries if entry["body"].get("note") == kind]


@contextlib.asynccontextmanager
async def three_people(site, seats=3, options={"rounds": 2}, **more):  # noqa: B006
    """Ana, who is the host, Ben and Cleo at a Market Island that runs; the first to throw is seat 0."""
    made = await site.make(seats=seats, own_seats=seats, start=True, options=options, **more)
    tokens = [place["token"] for place in made["seats"]]
    async with contextlib.AsyncExitStack() as lines:
        people = [await lines.enter_async_context(site.at_table(made["table"], token)) for token in tokens]
        await asyncio.gather(*(one.hear_until(frame_where(lambda view: True)) for one in people))
        yield made, people


async def refused(client):
    return (await client.hear_kind("refused"))["code"]


def test_anybody_lets_a_bot_play_for_who_is_away_for_a_while_and_waited_for(tmp_path):
    async def run():
        async with serving(tmp_path, away_patience=1.2, host_patience=60) as site, three_people(site) as (made, people):
            ana, ben, cleo = people
            [due] = ana.frame["view"]["to_act"]
            assert due == 0
            await ben.say(say="host", do="bot", seat=0)
            assert await refused(ben) == "still_here"
            await cleo.line.close()
            await ben.hear_until(lambda told: told["kind"] == "lobby" and told["players"][2]["long_away"])
            await ben.say(say="host", do="bot", seat=2)
            assert await refused(ben) == "not_waited_for", "nobody waits for Cleo"
            await ana.line.close()
            await ben.hear_until(lambda told: told["kind"] == "lobby" and not told["players"][0]["here"])
            await ben.say(say="host", do="bot", seat=0)
            assert await refused(ben) == "not_away_long"
            async with site.at_table(made["table"]) as watcher:
                await watcher.say(say="host", do="bot", seat=0)
                assert await refused(watcher) == "only_the_host"
            await ben.hear_until(lambda told: told["kind"] == "lobby" and told["players"][0]["long_away"])
            assert ben.lobby["host"] == 0, "that is no matter of the host"
            await ben.say(say="host", do="bot", seat=0, bot="good")
            await ben.hear_until(lambda told: told["kind"] == "lobby" and told["players"][0]["taken_over"])
            await ben.hear_until(frame_where(lambda view: 0 not in view["to_act"]))
            [note] = notes(ben.entries, "taken_over")
            assert (note["actor"], note["body"]["seat"]) == (1, 0)
            async with site.at_table(made["table"], made["seats"][0]["token"]) as back:
                await back.say(say="host", do="give_back", seat=0)
                await back.hear_until(lambda told: told["kind"] == "lobby" and not told["players"][0]["taken_over"])

    asyncio.run(run())


def test_somebody_stands_in_for_a_host_who_is_away_and_the_host_leads_again_when_back(tmp_path):
    async def run():
        async with serving(tmp_path, **PATIENCE) as site, three_people(site) as (made, people):
            ana, ben, cleo = people
            await ana.line.close()
            await cleo.hear_until(lobby_with(host=1, stands_in_for=0))
            await ben.hear_until(lobby_with(host=1))
            await cleo.say(say="host", do="pause")
            assert await refused(cleo) == "only_the_host"
            for own in ("lock", "unlock", "new_code", "remove"):
                await ben.say(say="host", do=own, seat=2)
                assert await refused(ben) == "only_the_host", own
            status, answer, _ = await site.ask(
                "DELETE", f"/api/tables/{made['table']}", None, made["seats"][1]["token"]
            )
            assert (status, answer["refused"]["code"]) == (403, "only_the_host")
            await ben.say(say="host", do="pause")
            await ben.hear_until(lobby_with(paused=True))
            await ben.say(say="host", do="resume")
            await ben.hear_until(lobby_with(paused=False))
            assert [note["actor"] for note in notes(ben.entries, "paused")] == [1]
            await ben.line.close()
            await cleo.hear_until(lobby_with(host=2, stands_in_for=0))
            async with site.at_table(made["table"], made["seats"][0]["token"]) as back:
                await back.hear_until(lobby_with(host=0, stands_in_for=None))
                await cleo.hear_until(lobby_with(host=0))
                await cleo.say(say="host", do="pause")
                assert await refused(cleo) == "only_the_host"

    asyncio.run(run())


def test_who_stands_in_may_start_with_bots_but_not_change_who_may_come(tmp_path):
    async def run():
        async with serving(tmp_path, **PATIENCE) as site:
            made = await site.make(seats=3)
            _, joined, _ = await site.join(made["code"], "Ben")
            async with site.at_table(made["table"], joined["token"]) as ben:
                await ben.hear_until(lobby_with(host=1, stands_in_for=0))
                await ben.say(say="host", do="unlock")
                assert await refused(ben) == "only_the_host"
                await ben.say(say="host", do="bot", seat=2, bot="good")
                await ben.say(say="host", do="start")
                await ben.hear_until(frame_where(lambda view: True))

    asyncio.run(run())


def test_a_host_who_only_blinks_stays_the_host(tmp_path):
    async def run():
        async with serving(tmp_path, host_patience=1.5) as site, three_people(site) as (made, people):
            ana, ben, _ = people
            await ana.line.close()
            await ben.hear_until(lambda told: told["kind"] == "lobby" and not told["players"][0]["here"])
            async with site.at_table(made["table"], made["seats"][0]["token"]):
                await asyncio.sleep(1.8)
                await ben.hear_until(lambda told: told["kind"] == "lobby" and told["players"][0]["here"])
                assert ben.lobby["host"] == 0
                assert all(json.loads(told).get("stands_in_for") is None for told in ben.raw)

    asyncio.run(run())


def test_a_late_comer_takes_a_bots_seat_and_sees_what_that_seat_may_see(tmp_path):
    async def run():
        async with serving(tmp_path, bot_pause=0.05) as site:
            made = await site.make(seats=3, bots={"1": "good", "2": "good"}, start=True, options={"rounds": 2})
            async with site.at_table(made["table"], made["seats"][0]["token"]) as ana:
                await ana.play_on(until=lambda one: one.opened)
                assert ana.lobby["code"] == made["code"], "the code is there while the game runs"
                assert (await site.join(made["code"], "Lea"))[1]["refused"]["code"] == "already_started"
                found = await site.ask("POST", "/api/find", {"code": made["code"].lower()})
                assert (found[0], found[1]["table"]) == (200, made["table"])

                take = lambda seat, name="Lea": site.ask(  # noqa: E731
                    "POST", "/api/join", {"code": made["code"], "name": name, "instead_of": seat}
                )
                assert (await take(0))[1]["refused"]["code"] == "seat_taken"
                assert (await take(9))[1]["refused"]["code"] == "not_a_seat"
                assert (await take(1, "Ana"))[1]["refused"]["code"] == "name_taken"
                await ana.say(say="host", do="lock")
                await ana.hear_until(lobby_with(locked=True))
                assert (await take(1))[1]["refused"]["code"] == "table_locked"
                await ana.say(say="host", do="unlock")
                await ana.hear_until(lobby_with(locked=False))
                status, joined, _ = await take(1)
                assert (status, joined["seat"]) == (201, 1)
                assert (await take(1, "Max"))[:2][0] == 409, "one seat, one person"
                await ana.hear_until(lambda told: told["kind"] == "lobby" and told["players"][1]["name"] == "Lea")
                async with site.at_table(made["table"], joined["token"]) as lea:
                    await lea.hear_kind("frame")
                    assert lea.frame["view"]["to_act"] is not None
                    public = {(entry["seq"], slot) for entry in lea.entries for slot in entry["sealed"]}
                    mine = {(one["seq"], one["slot"]) for one in lea.opened}
                    hers = {(one["seq"], one["slot"]) for one in ana.opened}
                    assert mine <= public
                    assert not mine & hers, "no secret of another seat"
                    await asyncio.gather(ana.play_on(), lea.play_on())
                moves = [entry for entry in lea.entries if entry["kind"] == "move" and entry["actor"] == 1]
                [note] = notes(lea.entries, "joined")
                assert note["body"] == {"note": "joined", "seat": 1}
                assert {bool(move["id"]) for move in moves if move["seq"] > note["seq"]} == {True}
            assert verify(await site.journal(made["table"])) is not None

    asyncio.run(run())


def test_a_seat_that_was_left_can_be_taken_and_whoever_was_removed_does_not_come_back(tmp_path):
    async def run():
        async with serving(tmp_path) as site, three_people(site) as (made, people):
            ana, ben, cleo = people
            await cleo.say(say="leave")
            await ana.hear_until(lambda told: told["kind"] == "lobby" and told["players"][2]["kind"] == "bot")
            asked = {"code": made["code"], "name": "Dora", "instead_of": 2}
            assert (await site.ask("POST", "/api/join", asked))[0] == 201
            await ana.hear_until(lambda told: told["kind"] == "lobby" and told["players"][2]["kind"] == "person")
            assert not ana.lobby["players"][2]["taken_over"]
            await ana.say(say="host", do="remove", seat=1)
            await ben.hear_kind("gone")
            await ana.hear_until(lambda told: told["kind"] == "lobby" and told["code"] != made["code"])
            again = {"code": made["code"], "name": "Ben", "instead_of": 1}
            assert (await site.ask("POST", "/api/join", again))[1]["refused"]["code"] == "no_such_code"
            assert (await site.ask("GET", f"/api/tables/{made['table']}"))[1]["code"] is None

    asyncio.run(run())


@pytest.mark.parametrize("game", CATALOGUE)
def test_when_time_is_up_a_bot_makes_one_decision_and_the_journal_says_so(tmp_path, game):
    async def run():
        how = {"game": game, "seats": CATALOGUE[game].fewest, "options": {}, "decision_seconds": 1}
        async with serving(tmp_path) as site, three_people(site, **how) as (made, people):
            ana = people[0]
            assert ana.lobby["decision_seconds"] == 1
            waits = ana.frame["decide"]
            assert [wait["seat"] for wait in waits] == ana.frame["view"]["to_act"]
            assert all(0 < wait["ends_in_ms"] <= 1000 for wait in waits)
            began = asyncio.get_running_loop().time()
            while not notes(ana.entries[:-1], "time_up"):
                await ana.hear()
            assert 0.5 < asyncio.get_running_loop().time() - began < 3
            note = notes(ana.entries, "time_up")[0]
            assert note["actor"] is None
            seat = note["body"]["seat"]
            assert seat in [wait["seat"] for wait in waits]
            decided = ana.entries[note["seq"] + 1]
            assert (decided["kind"], decided["actor"], decided["id"]) == ("move", seat, None)
            assert not any(player["taken_over"] for player in ana.lobby["players"]), "that one decision alone"
            table = site.tables.live[made["table"]]
            table.stop()
            del site.tables.live[made["table"]]
            again = await site.tables.find(made["table"])
            assert again.journal.startswith(table.journal), "it is played again as it was written"

    asyncio.run(run())


def test_a_pause_stops_the_time_for_a_decision_and_an_own_move_begins_the_next(tmp_path):
    async def run():
        async with serving(tmp_path) as site, three_people(site, decision_seconds=2) as (_, people):
            ana = people[0]
            await asyncio.sleep(0.5)
            await ana.say(say="host", do="pause")
            await ana.hear_until(lobby_with(paused=True))
            [stood] = ana.frame["decide"]
            assert 1000 < stood["ends_in_ms"] < 1700
            await asyncio.sleep(2)
            assert not notes(ana.entries, "time_up")
            await ana.say(say="host", do="resume")
            await ana.hear_until(lobby_with(paused=False))
            [left] = ana.frame["decide"]
            assert stood["ends_in_ms"] - 200 < left["ends_in_ms"] <= stood["ends_in_ms"]
            await ana.ask_move(ana.frame["legal"][0])
            await ana.hear_until(lambda told: told["kind"] == "frame" and told.get("decide"))
            assert ana.frame["decide"][0]["ends_in_ms"] > 1800

    asyncio.run(run())


def test_what_is_left_of_the_agreed_duration_stands_in_a_pause(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            options = {"minutes": 5, "rounds": 3}
            made = await site.make(seats=2, bots={"1": "good"}, start=True, options=options)
            token = made["seats"][0]["token"]
            async with site.at_table(made["table"], token) as ana:
                await ana.hear_until(frame_where(lambda view: True))
                assert 299_000 < ana.frame["left_ms"] <= 300_000
                await ana.say(say="host", do="pause")
                await ana.hear_until(lobby_with(paused=True))
                stood = ana.frame["left_ms"]
                await asyncio.sleep(1)
            async with site.at_table(made["table"], token) as back:
                await back.hear_kind("frame")
                assert back.frame["left_ms"] == stood

    asyncio.run(run())
