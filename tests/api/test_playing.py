"""Whole games over real sockets."""

import asyncio
import json

import pytest

from promises import counted
from servers import serving
from tallystick.api.outside_bot import Invitation, OutsidePlayer, play_seat, read_seen
from tallystick.journal.verify import verify
from tallystick.kernel.refusals import Refused
from tallystick.tables.starting import Starting


async def two_at_a_table(site, ana, made, play):
    """Ben joins by code, Ana starts, and both do `play`."""
    status, joined, _ = await site.join(made["code"].lower(), "Ben")
    assert status == 201
    async with site.at_table(made["table"], joined["token"]) as ben:
        await ana.hear_until(lambda told: told["kind"] == "lobby" and told["players"][1]["here"])
        await ana.say(say="host", do="start")
        await asyncio.gather(play(ana), play(ben))
        return ben


def test_two_persons_and_two_bots_play_a_game_that_is_proved(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(bots={"2": "good", "3": "beginner"}, options={"rounds": 3})
            async with site.at_table(made["table"], made["seats"][0]["token"]) as ana:
                ben = await two_at_a_table(site, ana, made, lambda client: client.play_on())
            journal = await site.journal(made["table"])
            outcome = verify(journal)
            assert outcome is not None
            assert outcome.rounds == 3
            lines = [json.loads(line) for line in journal.split(b"\n")[:-1]]
            assert ana.entries == lines
            assert ben.entries == lines
            kinds = [entry["kind"] for entry in lines]
            assert kinds.count("seed") == 4
            assert kinds.count("seed_open") == 4
            assert ana.frame["view"]["ended"] == "rounds"
            status, frames, _ = await site.ask("GET", f"/api/tables/{made['table']}/replay?viewer=1")
            assert status == 200
            assert [frame["seq"] for frame in frames] == list(range(len(lines)))
            assert frames[-1]["view"] == ben.frame["view"]

    asyncio.run(run())


def test_nothing_hidden_reaches_another_seat_before_its_time(tmp_path):
    """Every value that was hidden in an entry is sent, under its slot, to the seat it belongs to and to nobody else."""

    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(seats=2, options={"rounds": 8})
            async with (
                site.at_table(made["table"], made["seats"][0]["token"]) as ana,
                site.at_table(made["table"]) as watching,
            ):
                play = lambda client: client.play_on()  # noqa: E731
                ben = await two_at_a_table(site, ana, made, play)
                await watching.play_on()
            hidden = sum(len([slot for slot in entry["sealed"] if slot[0] == "e"]) for entry in ana.entries)
            assert hidden == len(ana.opened) + len(ben.opened) > 10
            assert watching.opened == []
            owners = owners_of_slots(ana.entries)
            for seat, client in ((0, ana), (1, ben)):
                assert {owners[value["seq"], value["slot"]] for value in client.opened} == {seat}
            for seat, client in ((0, ana), (1, ben), (None, watching)):
                for text in client.raw:
                    check_frame(json.loads(text), seat)
                counted(
                    "R8", messages_read=len(client.raw), hidden_values_sent_to_their_seat=len(client.opened), leaks=0
                )

    asyncio.run(run())


def owners_of_slots(entries):
    found = {}
    for entry in entries:
        for slot in entry["sealed"]:
            if slot[0] == "e":
                found[entry["seq"], slot] = entry["body"]["events"][int(slot[1:].split("_")[0])]["seat"]
    return found


def check_frame(told, seat):
    """While cards are face down, a view shows at most your own, and an entry none."""
    if told["kind"] != "frame":
        return
    for entry in told["entries"]:
        for event in entry["body"].get("events", []):
            if event["event"] in ("card_taken", "card_mined"):
                assert event["card"] is None
            if event["event"] == "cards_drawn":
                assert event["cards"] is None
        if entry["body"].get("move", {}).get("move") == "mine":
            assert entry["body"]["move"]["card"] is None
    view = told["view"]
    if view is None or view["phase"] in ("tie", "over"):
        return
    assert view["drawn"] == [] or (seat is not None and view["to_act"] == [seat])
    assert all(card is None for owner, card in enumerate(view["mined"]) if owner != seat)
    if view["phase"] in ("mine", "move"):
        assert all(card["card"] is None for card in view["block"] if card["seat"] != seat)


def test_a_repeated_move_gets_its_first_answer_and_has_no_second_effect(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(bots={"1": "random", "2": "random", "3": "random"}, start=True)
            async with site.at_table(made["table"], made["seats"][0]["token"]) as ana:
                await ana.hear_until(lambda told: told["kind"] == "frame" and told["legal"])
                before = ana.frame["seq"]
                first = await ana.ask_move(ana.frame["legal"][0], "a" * 32)
                assert first == {"kind": "done", "id": "a" * 32, "seq": before + 1}
                assert await ana.ask_move({"move": "decline"}, "a" * 32, after=before) == first
                assert await ana.ask_move({"move": "roll"}, "a" * 32, after=-1) == first
            journal = await site.journal(made["table"])
            assert [json.loads(line)["id"] for line in journal.split(b"\n")[:-1]].count("a" * 32) == 1

    asyncio.run(run())


def test_stale_foreign_and_illegal_moves_are_refused_and_change_nothing(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(seats=2, own_seats=2, start=True)
            tokens = [place["token"] for place in made["seats"]]
            async with (
                site.at_table(made["table"], tokens[0]) as first,
                site.at_table(made["table"], tokens[1]) as second,
                site.at_table(made["table"]) as watching,
            ):
                await asyncio.gather(
                    first.hear_until(lambda told: told["kind"] == "frame" and told["legal"]),
                    second.hear_until(lambda told: told["kind"] == "frame" and told["view"]),
                )
                await watching.hear_until(lambda told: told["kind"] == "frame" and told["view"])
                before = await site.journal(made["table"])
                refused = [
                    await second.ask_move({"move": "roll"}),
                    await first.ask_move({"move": "roll"}, after=first.frame["seq"] - 1),
                    await first.ask_move({"move": "roll"}, after=first.frame["seq"] + 1),
                    await first.ask_move({"move": "mine", "card": "9H"}),
                    await first.ask_move({"move": "roll", "seat": 1}),
                    await first.ask_move({"move": "time_up"}),
                    await first.ask_move([1, 2, 3]),
                    await watching.ask_move({"move": "roll"}),
                ]
                assert [answer["code"] for answer in refused] == [
                    "not_your_turn",
                    "stale",
                    "stale",
                    "roll_first",
                    "not_a_move",
                    "only_the_clock",
                    "not_a_move",
                    "not_a_seat",
                ]
                assert refused[0]["section"] == "0.3"
                assert await site.journal(made["table"]) == before

    asyncio.run(run())


def test_a_client_that_dropped_ends_like_one_that_never_did(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(bots={"1": "good", "2": "good", "3": "good"}, start=True, options={"rounds": 3})
            token = made["seats"][0]["token"]
            entries, opened, drops = [], [], 0
            async with site.at_table(made["table"]) as watching:
                while not (entries and entries[-1]["kind"] == "end"):
                    after = entries[-1]["seq"] if entries else -1
                    async with site.at_table(made["table"], token, after) as ana:
                        moves = len(ana.entries) + 5
                        await ana.play_on(until=lambda client, moves=moves: len(client.entries) >= moves)
                        entries += ana.entries
                        opened += ana.opened
                        drops += 1
                await watching.play_on()
            assert entries == watching.entries
            counted("R14", lines_dropped=drops, entries_compared=len(entries), differences=0)
            async with site.at_table(made["table"], token) as fresh:
                await fresh.hear_kind("frame")
            assert fresh.entries == entries
            assert fresh.opened == opened
            assert len(opened) > 3
            assert fresh.frame["view"] == ana.frame["view"]

    asyncio.run(run())


def test_a_seat_opened_elsewhere_is_closed_where_it_was(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make()
            token = made["seats"][0]["token"]
            async with site.at_table(made["table"], token) as phone:
                await phone.hear_kind("frame")
                async with site.at_table(made["table"], token) as desk:
                    await desk.hear_kind("frame")
                    assert await phone.closed_with() == 4003
                    assert desk.lobby["players"][0]["here"]

    asyncio.run(run())


def test_a_bot_from_outside_plays_a_seat_to_the_end(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(seats=2, options={"rounds": 2})
            base = f"http://127.0.0.1:{site.port}"
            async with site.at_table(made["table"], made["seats"][0]["token"]) as ana:
                bot = asyncio.create_task(play_seat(f"{base}/join/{made['code']}", "Outsider", "good"))
                await ana.hear_until(lambda told: told["kind"] == "lobby" and told["players"][1]["here"])
                await ana.say(say="host", do="start")
                await ana.play_on()
                assert await bot >= 4
            assert verify(await site.journal(made["table"])) is not None

    asyncio.run(run())


def test_a_bot_from_outside_plays_no_game_that_was_dealt_without_its_seed(tmp_path, monkeypatch):
    """The server throws away the seeds that it is shown; the bot had been told that its own came."""
    monkeypatch.setattr(Starting, "seeds", property(lambda _self: {}, lambda _self, _seeds: None), raising=False)

    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(seats=2)
            async with site.at_table(made["table"], made["seats"][0]["token"]) as ana:
                bot = asyncio.create_task(play_seat(f"http://127.0.0.1:{site.port}/join/{made['code']}"))
                await ana.hear_until(lambda told: told["kind"] == "lobby" and told["players"][1]["here"])
                await ana.say(say="host", do="start")
                with pytest.raises(Refused, match="own_seed_dropped"):
                    await asyncio.wait_for(bot, 20)

    asyncio.run(run())


def test_a_bot_from_outside_whose_move_came_too_late_makes_another(tmp_path):
    async def run():
        said = []

        class Line:
            async def send(self, text):
                said.append(json.loads(text))

        async def hear(player, **message):
            await player._hear(Line(), read_seen(json.dumps(message)))

        async def frame(player, seq):
            view = {"to_act": [0]}
            await hear(player, kind="frame", seq=seq, entries=[], view=view, own={}, legal=[{"move": "roll"}])

        player = OutsidePlayer(Invitation("http://localhost"), "random", 0)
        await hear(player, kind="lobby", game="market-island")
        await hear(player, kind="seated", seat=0)
        await frame(player, 7)
        await frame(player, 8)  # before the answer to the first
        assert [move["after"] for move in said] == [7]
        await hear(player, kind="refused", code="stale")
        assert [move["after"] for move in said] == [7, 8]
        await hear(player, kind="refused", code="paused")  # nothing new was asked
        assert [move["after"] for move in said] == [7, 8]

    asyncio.run(run())


def test_a_seat_is_told_which_one_it_is_and_a_spectator_is_not(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(seats=3, own_seats=3)
            async with site.at_table(made["table"], made["seats"][2]["token"]) as seat:
                assert await seat.hear_kind("seated") == {"kind": "seated", "seat": 2}
            async with site.at_table(made["table"]) as spectator:
                assert (await spectator.hear())["kind"] == "lobby"

    asyncio.run(run())
