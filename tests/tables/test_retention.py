"""Nothing is for ever: tables that were given up are closed and provable, old ones are gone but for a trace."""

import asyncio
import json

import pytest

from servers import serving
from tallystick.bots import bot_named
from tallystick.games import CATALOGUE
from tallystick.journal.commitments import commitment_to_seed
from tallystick.journal.entries import GIVEN_UP
from tallystick.journal.verify import verify
from tallystick.kernel.options import read_options
from tallystick.kernel.refusals import Refused
from tallystick.lab.play_out import bot_table
from tallystick.tables.clock import now
from tallystick.tables.retention import DAY

NAME = "Wilhelmina Zzyzx"


async def half_played(site, entries=12, **changes):
    """A table of a person and a bot, left in the middle of its game."""
    made = await site.make(seats=2, name=NAME, bots={"1": "good"}, start=True, **changes)
    async with site.at_table(made["table"], made["seats"][0]["token"]) as ana:
        await ana.play_on(until=lambda client: len(client.entries) >= entries and client.frame["legal"])
    return made["table"], made["seats"][0]["token"]


def sweep(site, days):
    return site.running.config.app.retention.sweep(now() + round(days * DAY))


def found_on_disk(folder, words):
    return [file.name for file in folder.iterdir() if words.encode() in file.read_bytes()]


def running(tmp_path, run, **settings):
    async def main():
        async with serving(tmp_path, **settings) as site:
            await run(site)

    asyncio.run(main())


def test_a_table_given_up_is_closed_its_seeds_are_open_and_its_names_are_gone(tmp_path):
    async def run(site):
        table, token = await half_played(site)
        waiting = await site.make(name=NAME)
        before = await site.journal(table)
        await sweep(site, 13.9)
        assert await site.journal(table) == before
        assert found_on_disk(tmp_path, NAME)
        async with site.at_table(table, token) as watching:
            await watching.hear_kind("frame")
            await sweep(site, 14.1)
            await watching.hear_until(lambda told: told["kind"] == "lobby" and told["over"])
            assert (await watching.ask_move({"move": "roll"}))["code"] == "game_over"
        await sweep(site, 15)
        for one in (table, waiting["table"]):
            journal = await site.journal(one)
            end = json.loads(journal.split(b"\n")[-2])
            assert (end["kind"], end["body"]["reason"], end["body"]["outcome"]) == ("end", GIVEN_UP, None)
            assert verify(journal) is None
            _, lobby, _ = await site.ask("GET", f"/api/tables/{one}")
            assert (lobby["over"], lobby["code"]) == (True, None)
            assert lobby["players"][0] | {"here": True} == {
                "seat": 0, "name": "", "kind": "person", "bot": None,
                "here": True, "taken_over": False, "long_away": False, "asking": "always",
            }  # fmt: skip
        assert (await site.join(waiting["code"], "Ben"))[0] == 409
        assert (await site.journal(table)).startswith(before)
        assert found_on_disk(tmp_path, NAME) == []

    running(tmp_path, run)


def test_a_table_whose_time_is_up_leaves_its_opening_and_its_seed_and_nobodys_name(tmp_path):
    async def run(site):
        table, token = await half_played(site)
        opening, *_, last = (await site.journal(table)).split(b"\n")[:-1]
        status, refused, _ = await site.ask("GET", f"/api/tables/{table}/trace")
        assert (status, refused["refused"]["code"]) == (409, "not_deleted")
        await sweep(site, 29)
        assert (await site.ask("GET", f"/api/tables/{table}"))[0] == 200
        async with site.at_table(table, token) as watching:
            await watching.hear_kind("frame")
            head = json.loads((await site.journal(table)).split(b"\n")[-2])
            await sweep(site, 31)
            assert await watching.closed_with() == 4004
        assert (await site.ask("GET", f"/api/tables/{table}"))[0] == 404
        trace = (await site.ask("GET", f"/api/tables/{table}/trace"))[1]
        assert trace["opening"] == json.loads(opening)
        assert commitment_to_seed(bytes.fromhex(trace["seed"])) == trace["opening"]["body"]["seed"]
        assert (trace["entries"], trace["head"]) == (head["seq"] + 1, head["seal"])
        assert trace["why"] == "retention"
        assert json.loads(last)["seal"].encode() not in (tmp_path / "tallystick.sqlite").read_bytes()
        assert found_on_disk(tmp_path, NAME) == []
        assert (await site.ask("GET", "/api/tables/unknown/trace"))[0] == 404

    running(tmp_path, run)


def test_deleting_a_running_table_leaves_a_trace_of_the_deal(tmp_path):
    async def run(site):
        table, token = await half_played(site)
        entries = (await site.journal(table)).count(b"\n")
        assert (await site.ask("DELETE", f"/api/tables/{table}", token="x" * 43))[0] == 401
        assert (await site.ask("DELETE", f"/api/tables/{table}"))[0] == 401
        assert (await site.ask("DELETE", f"/api/tables/{table}", token=token))[0] == 204
        trace = (await site.ask("GET", f"/api/tables/{table}/trace"))[1]
        assert commitment_to_seed(bytes.fromhex(trace["seed"])) == trace["opening"]["body"]["seed"]
        assert (trace["why"], trace["entries"]) == ("host", entries)
        assert abs(trace["deleted"] - now()) < 60_000
        assert found_on_disk(tmp_path, NAME) == []

    running(tmp_path, run)


def test_a_host_may_delete_a_table_that_cannot_be_opened(tmp_path, monkeypatch):
    async def run(site):
        table, token = await half_played(site)
        site.tables._put_away(site.tables.live[table])
        monkeypatch.delitem(CATALOGUE, "market-island")
        assert (await site.ask("GET", f"/api/tables/{table}"))[0] == 404
        await sweep(site, 15)  # it cannot be closed, and shuts nobody else
        assert (await site.ask("DELETE", f"/api/tables/{table}", token=token))[0] == 204
        assert (await site.ask("GET", f"/api/tables/{table}/trace"))[0] == 200

    running(tmp_path, run)


def test_a_move_that_comes_first_counts_and_notes_do_not(tmp_path):
    async def run(site):
        table, token = await half_played(site)
        live = await site.tables.find(table)
        for _ in range(3):
            await live.asked(lambda: live.note(None, note="back"))
        due = live.record.entries[-4].t + 14 * DAY
        await site.running.config.app.retention.sweep(due - 1)
        assert not live.over
        async with site.at_table(table, token) as ana:
            await ana.hear_kind("frame")
            await ana.ask_move(ana.frame["legal"][-1])
            await site.running.config.app.retention.sweep(due)
            assert not live.over
        await site.running.config.app.retention.sweep(now() + 14 * DAY)
        assert live.over

    running(tmp_path, run)


def test_zero_days_mean_never(tmp_path):
    async def run(site):
        table, _ = await half_played(site)
        before = await site.journal(table)
        await sweep(site, 100_000)
        assert await site.journal(table) == before

    running(tmp_path, run, given_up_days=0.0, longest_days=0.0, retention_days=0.0)


def test_a_table_that_is_played_for_ever_ends_all_the_same_and_its_tokens_with_it(tmp_path):
    async def run(site):
        table, token = await half_played(site)
        await sweep(site, 179.9)
        assert json.loads((await site.journal(table)).split(b"\n")[-2])["kind"] == "move"
        await sweep(site, 180.1)
        assert json.loads((await site.journal(table)).split(b"\n")[-2])["body"]["reason"] == GIVEN_UP
        async with site.at_table(table, token) as ana:
            await ana.hear_kind("frame")
            assert (await ana.ask_move({"move": "roll"}))["code"] == "game_over"

    running(tmp_path, run, given_up_days=0.0, retention_days=0.0)


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_game_with_an_outcome_cannot_be_given_up(name):
    game = CATALOGUE[name]
    bots = [bot_named(game, "random")] * game.fewest
    for record, _entry in bot_table(game, bots, read_options(game.options, {}), 5):
        if record.started and game.outcome(record.state) is not None and not record.ended:
            with pytest.raises(Refused):
                record.propose_end(0, GIVEN_UP)
