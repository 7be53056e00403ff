"""What a host does, and how players leave and come back."""

import asyncio
import json
import socket

from servers import serving
from tallystick.journal.verify import verify
from tallystick.settings import Settings
from tallystick.welcome import network_address


def notes(client):
    return [entry["body"] for entry in client.entries if entry["kind"] == "note"]


def test_a_seat_that_is_away_is_taken_over_by_a_bot_and_given_back(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(seats=2, options={"rounds": 3})
            _, joined, _ = await site.join(made["code"], "Ben")
            async with site.at_table(made["table"], made["seats"][0]["token"]) as ana:
                async with site.at_table(made["table"], joined["token"]) as ben:
                    await ana.say(say="host", do="bot", seat=1, bot="good")
                    assert (await ana.hear_kind("refused"))["code"] == "seat_taken"
                    await ana.say(say="host", do="start")
                    started = lambda told: told["kind"] == "frame" and told["view"]  # noqa: E731
                    await asyncio.gather(ana.hear_until(started), ben.hear_until(started))
                    await ana.say(say="host", do="bot", seat=1, bot="good")
                    assert (await ana.hear_kind("refused"))["code"] == "still_here"
                await ana.hear_until(lambda told: told["kind"] == "lobby" and not told["players"][1]["here"])
                await ana.say(say="host", do="bot", seat=1, bot="good")
                await ana.hear_until(lambda told: told["kind"] == "lobby" and told["players"][1]["taken_over"])
                await ana.play_on(until=lambda client: len(client.entries) > 14)
                async with site.at_table(made["table"], joined["token"]) as ben:
                    await ben.hear_kind("frame")
                    answer = await ben.ask_move({"move": "roll"})
                    assert answer["code"] == "taken_over"
                    await ben.say(say="host", do="give_back", seat=1)
                    await ben.hear_until(lambda told: told["kind"] == "lobby" and not told["players"][1]["taken_over"])
                    await asyncio.gather(ana.play_on(), ben.play_on())
                told = [note["note"] for note in notes(ana)]
                assert told == ["seated", "taken_over", "given_back"]
            assert verify(await site.journal(made["table"])) is not None

    asyncio.run(run())


def test_a_pause_stops_persons_and_bots(tmp_path):
    async def run():
        async with serving(tmp_path, bot_pause=0.05) as site:
            made = await site.make(seats=2, bots={"1": "random"}, start=True)
            async with site.at_table(made["table"], made["seats"][0]["token"]) as ana:
                await ana.hear_until(lambda told: told["kind"] == "frame" and told["legal"])
                await ana.say(say="host", do="pause")
                await ana.hear_until(lambda told: told["kind"] == "lobby" and told["paused"])
                assert (await ana.ask_move({"move": "roll"}))["code"] == "paused"
                await ana.say(say="host", do="resume")
                await ana.hear_until(lambda told: told["kind"] == "lobby" and not told["paused"])
                assert (await ana.ask_move({"move": "roll"}))["kind"] == "done"
                await ana.say(say="host", do="pause")
                await ana.hear_until(lambda told: told["kind"] == "lobby" and told["paused"])
                before = len(await site.journal(made["table"]))
                await asyncio.sleep(0.3)
                assert len(await site.journal(made["table"])) == before

    asyncio.run(run())


def test_the_host_removes_a_seat_and_its_token_proves_nothing_any_more(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(seats=2)
            _, joined, _ = await site.join(made["code"], "Ben")
            async with (
                site.at_table(made["table"], made["seats"][0]["token"]) as ana,
                site.at_table(made["table"], joined["token"]) as ben,
            ):
                await ana.say(say="host", do="start", seat=None)
                await ana.say(say="host", do="remove", seat=1)
                assert await ben.closed_with() == 4001
            async with site.at_table(made["table"], joined["token"]) as ben:
                assert await ben.closed_with() == 4001

    asyncio.run(run())


def test_the_host_locks_the_lobby_and_changes_its_code(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(seats=4)
            token = made["seats"][0]["token"]
            async with site.at_table(made["table"], token) as host, site.at_table(made["table"]) as watcher:
                await host.say(say="host", do="lock")
                await host.hear_until(lambda told: told["kind"] == "lobby" and told["locked"])
                await watcher.hear_until(lambda told: told["kind"] == "lobby" and told["locked"])
                assert (host.lobby["code"], watcher.lobby["code"]) == (made["code"], None)
                assert (await site.join(made["code"], "Ben"))[1]["refused"]["code"] == "table_locked"
                await host.say(say="host", do="unlock")
                await host.say(say="host", do="new_code")
                await watcher.hear_until(
                    lambda told: told["kind"] == "lobby" and told["code"] not in (None, made["code"])
                )
            status, answer, _ = await site.join(made["code"], "Ben")
            assert (status, answer["refused"]["code"]) == (404, "no_such_code")
            assert (await site.join(watcher.lobby["code"], "Ben"))[0] == 201

    asyncio.run(run())


def test_whoever_was_removed_is_not_told_the_new_code(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(seats=4, bots={"3": "good"})
            token = made["seats"][0]["token"]
            _, stranger, _ = await site.join(made["code"], "Stranger")
            async with (
                site.at_table(made["table"], token) as host,
                site.at_table(made["table"], stranger["token"]) as gone,
            ):
                await host.say(say="host", do="remove", seat=3)
                await gone.hear_until(lambda told: told["kind"] == "lobby" and told["players"][3]["kind"] == "empty")
                assert gone.lobby["code"] == made["code"], "a bot comes back with no code"
                await host.say(say="host", do="remove", seat=stranger["seat"])
                await host.hear_until(lambda told: told["kind"] == "lobby" and told["code"] != made["code"])
                await gone.hear_kind("gone")
            asked = f"/api/tables/{made['table']}"
            assert (await site.join(made["code"], "Somebody else"))[1]["refused"]["code"] == "no_such_code"
            assert (await site.ask("GET", asked))[1]["code"] is None
            assert (await site.ask("GET", asked, token=stranger["token"]))[1]["code"] is None
            assert (await site.ask("GET", asked, token=token))[1]["code"] == host.lobby["code"]
            assert (await site.join(host.lobby["code"], "Ben"))[0] == 201

    asyncio.run(run())


def test_who_leaves_a_running_table_is_played_by_a_bot_to_the_end(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(seats=2, own_seats=2, start=True, options={"rounds": 2})
            tokens = [place["token"] for place in made["seats"]]
            async with site.at_table(made["table"], tokens[1]) as second:
                async with site.at_table(made["table"], tokens[0]) as first:
                    seen = lambda told: told["kind"] == "frame" and told["view"]  # noqa: E731
                    await asyncio.gather(first.hear_until(seen), second.hear_until(seen))
                    await first.say(say="leave")
                    assert await first.closed_with() == 4001
                await second.play_on()
                assert second.lobby["host"] == 1
                assert [player["kind"] for player in second.lobby["players"]] == ["bot", "person"]
            assert verify(await site.journal(made["table"])) is not None

    asyncio.run(run())


def test_a_start_needs_every_seat_filled_and_waits_for_no_silent_seed(tmp_path):
    async def run():
        async with serving(tmp_path, seed_patience=0.2) as site:
            made = await site.make(seats=2)
            async with site.at_table(made["table"], made["seats"][0]["token"]) as ana:
                await ana.hear_kind("frame")
                await ana.say(say="host", do="start")
                assert (await ana.hear_kind("refused"))["code"] == "seats_empty"
                await ana.say(say="host", do="bot", seat=1, bot="beginner")
                await ana.hear_until(lambda told: told["kind"] == "lobby" and told["players"][1]["kind"] == "bot")
                ana.seed = b"another seed than the one committed"[:32]
                await ana.say(say="host", do="start")
                assert (await ana.hear_kind("refused"))["code"] == "bad_seed"
                await ana.hear_until(lambda told: told["kind"] == "frame" and told["view"])
                opened = [entry["actor"] for entry in ana.entries if entry["kind"] == "seed_open"]
                assert opened == [1]
                status, answer, _ = await site.join(made["code"], "Late")
                assert (status, answer["refused"]["code"]) == (409, "already_started")

    asyncio.run(run())


def test_who_leaves_while_seeds_are_awaited_stops_the_start_and_another_can_come(tmp_path):
    async def run():
        async with serving(tmp_path, seed_patience=0.5) as site:
            made = await site.make(seats=2)
            _, joined, _ = await site.join(made["code"], "Ben")
            async with site.at_table(made["table"], made["seats"][0]["token"]) as ana:
                async with site.at_table(made["table"], joined["token"]) as ben:
                    await ana.hear_until(lambda told: told["kind"] == "lobby" and told["players"][1]["here"])
                    await ana.say(say="host", do="start")
                    await ana.hear_kind("open_seed")
                    await ben.say(say="leave")
                    assert await ben.closed_with() == 4001
                assert (await ana.hear_kind("refused"))["code"] == "seats_empty"
                status, joined, _ = await site.join(made["code"], "Cleo")
                assert status == 201
                async with site.at_table(made["table"], joined["token"]) as cleo:
                    await ana.say(say="host", do="start")
                    await asyncio.gather(ana.play_on(), cleo.play_on())
            assert verify(await site.journal(made["table"])) is not None

    asyncio.run(run())


def test_rematch_brings_the_same_people_to_a_new_table(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(seats=3, bots={"2": "random"}, options={"rounds": 1})
            _, joined, _ = await site.join(made["code"], "Ben")
            tokens = [made["seats"][0]["token"], joined["token"]]
            async with site.at_table(made["table"], tokens[0]) as ana, site.at_table(made["table"], tokens[1]) as ben:
                await ana.say(say="host", do="start")
                await asyncio.gather(ana.play_on(), ben.play_on())
                path = f"/api/tables/{made['table']}/rematch"
                status, first, _ = await site.ask("POST", path, token=tokens[1])
                assert (status, first["seat"]) == (201, 1)
                told = await ana.hear_kind("rematch")
                assert told == {"kind": "rematch", "table": first["table"], "code": first["code"]}
                status, second, _ = await site.ask("POST", path, token=tokens[0])
                assert (status, second["table"], second["seat"]) == (201, first["table"], 0)
            _, lobby, _ = await site.ask("GET", f"/api/tables/{first['table']}")
            assert [player["name"] for player in lobby["players"]] == ["Ana", "Ben", "Coco"]
            assert lobby["host"] == 1

    asyncio.run(run())


def test_who_plays_again_against_bots_waits_for_nobody(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(seats=3, bots={"1": "random", "2": "random"}, options={"rounds": 1}, start=True)
            token = made["seats"][0]["token"]
            async with site.at_table(made["table"], token) as ana:
                await ana.play_on()
            _, again, _ = await site.ask("POST", f"/api/tables/{made['table']}/rematch", token=token)
            async with site.at_table(again["table"], again["token"]) as ana:
                await ana.play_on()  # nobody has said “start”
            assert verify(await site.journal(again["table"])) is not None

    asyncio.run(run())


def test_whoever_looks_is_told_whose_turn_it_is(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(seats=2, bots={"1": "random"}, options={"rounds": 1})
            path = f"/api/tables/{made['table']}/turn"
            assert (await site.ask("GET", path))[1] == {"to_act": [], "over": False}
            async with site.at_table(made["table"], made["seats"][0]["token"]) as ana:
                await ana.say(say="host", do="start")
                while not (told := (await site.ask("GET", path))[1])["to_act"]:
                    await asyncio.sleep(0.01)
                assert told == {"to_act": [0], "over": False}
                await ana.play_on()
            assert (await site.ask("GET", path))[1] == {"to_act": [], "over": True}

    asyncio.run(run())


def test_a_deleted_table_is_gone_for_everybody(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make()
            async with site.at_table(made["table"]) as watching:
                await watching.hear_kind("frame")
                status, _, _ = await site.ask("DELETE", f"/api/tables/{made['table']}", token=made["seats"][0]["token"])
                assert status == 204
                assert await watching.closed_with() == 4004
                assert json.loads(watching.raw[-1]) == {"kind": "gone"}
            assert (await site.ask("GET", f"/api/tables/{made['table']}"))[0] == 404

    asyncio.run(run())


def test_copies_and_ledgers_are_compared(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(seats=2, own_seats=2, ledger_by_hand=True, start=True)
            tokens = [place["token"] for place in made["seats"]]
            async with site.at_table(made["table"], tokens[0]) as one, site.at_table(made["table"], tokens[1]) as two:
                seen = lambda told: told["kind"] == "frame" and told["view"]  # noqa: E731
                await asyncio.gather(one.hear_until(seen), two.hear_until(seen))
                await one.say(say="head", seq=one.frame["seq"], head=one.frame["head"])
                assert await one.hear_kind("copies") == {"kind": "copies", "same": 1, "of": 1}
                await two.say(say="head", seq=two.frame["seq"], head="0" * 64)
                assert await one.hear_kind("copies") == {"kind": "copies", "same": 1, "of": 2}
                await one.say(say="ledger", round=1, ledgers=[[50, 50], [50, 50]])
                await two.say(say="ledger", round=1, ledgers=[[50, 50], [50, 49]])
                told = await one.hear_kind("ledgers")
                assert (told["round"], told["agreed"], told["differ"]) == (1, [[50, 50], [50, 50]], [1])
                await two.say(say="ledger", round=1, ledgers=[[50]])
                assert (await two.hear_kind("refused"))["code"] == "bad_ledger"

    asyncio.run(run())


def test_the_clock_ends_a_table_that_agreed_on_minutes(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(seats=2, own_seats=2, start=True, options={"minutes": 1})
            tokens = [place["token"] for place in made["seats"]]
            async with site.at_table(made["table"], tokens[0]) as one, site.at_table(made["table"], tokens[1]) as two:
                seen = lambda told: told["kind"] == "frame" and told["view"]  # noqa: E731
                await asyncio.gather(one.hear_until(seen), two.hear_until(seen))
                table = await site.tables.find(made["table"])
                assert 50_000 < table.clock.left() <= 60_000
                table.condition.played_for += 60_000
                table.clock.wake()
                await one.hear_until(lambda told: told["kind"] == "frame" and told["view"]["time_up"])
                assert one.entries[-1]["actor"] == -1
                await asyncio.gather(one.play_on(), two.play_on())
            assert verify(await site.journal(made["table"])).reason == "time"

    asyncio.run(run())


def test_people_who_share_a_device_have_names_of_their_own(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            asked = {"game": "market-island", "seats": 4, "name": "Ana", "own_seats": 4, "own_names": ["Ben", ""]}
            made = await site.make(**asked)
            async with site.at_table(made["table"], made["seats"][0]["token"]) as ana:
                lobby = await ana.hear_kind("lobby")
                assert [player["name"] for player in lobby["players"]] == ["Ana", "Ben", "Ana 3", "Ana 4"]
            for names, refused in ((["ana"], (409, "name_taken")), (["<b>" * 40], (400, "bad_name"))):
                status, told, _ = await site.ask("POST", "/api/tables", asked | {"own_names": names})
                assert (status, told["refused"]["code"]) == refused

    asyncio.run(run())


def test_a_browser_may_ask_for_the_address_that_phones_open(tmp_path, monkeypatch):
    """The code of a table made at “localhost” must lead other devices here."""

    class Probe(socket.socket):
        def connect(self, _address):
            pass

        def getsockname(self):
            return ("192.168.1.20", 40_000)

    monkeypatch.setattr("tallystick.welcome.socket.socket", Probe)
    assert network_address(Settings(port=8123)) == "http://192.168.1.20:8123/"
    assert network_address(Settings(host="127.0.0.1", port=8123)) is None
    monkeypatch.undo()

    async def run():
        async with serving(tmp_path) as site:
            assert (await site.ask("GET", "/api/here"))[1] == {"network": None}  # the tests serve this machine alone

    asyncio.run(run())


def test_people_choose_their_colour_where_it_is_free(tmp_path):
    """A seat is a pawn with its colour (4.1.1); what somebody else has is not taken away."""

    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(seats=4, seat=2, bots={"1": "good"})
            assert [one["seat"] for one in made["seats"]] == [2]
            seats = [
                (await site.join(made["code"], name, seat=seat))[1]["seat"] for name, seat in (("Bo", 3), ("Cy", 3))
            ]
            assert seats == [3, 0]
            _, lobby, _ = await site.ask("GET", f"/api/tables/{made['table']}")
            assert [player["name"] for player in lobby["players"]][2:] == ["Ana", "Bo"]
            assert lobby["host"] == 2
            other = await site.make(seats=2, seat=1, bots={"1": "good"})
            assert other["seats"][0]["seat"] == 0
            status, answer, _ = await site.join((await site.make(seats=2))["code"], "Bo", seat=5)
            assert (status, answer["refused"]["code"]) == (400, "not_a_seat")
            status, answer, _ = await site.ask(
                "POST", "/api/tables", {"game": "market-island", "seats": 2, "name": "Ana", "seat": 4}
            )
            assert answer["refused"]["code"] == "not_a_seat"

    asyncio.run(run())
