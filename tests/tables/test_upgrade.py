"""What a released version stored opens in every later one: running tables play on, finished ones stay as they are."""

import asyncio
import gzip
import json
from pathlib import Path

import pytest

from promises import counted
from servers import serving
from tallystick.api.outside_bot import play_seat
from tallystick.games import CATALOGUE, OURS
from tallystick.journal.texts import verify_texts
from tallystick.journal.verify import Disproved, verify

STORED = Path(__file__).parents[1] / "stored"
RELEASED = sorted(path.stem for path in STORED.glob("*.json"))


def released(version, folder):
    """The data of a released version in a folder of its own, and what its players know."""
    (folder / "tallystick.sqlite").write_bytes(gzip.decompress((STORED / f"{version}.sqlite.gz").read_bytes()))
    return json.loads((STORED / f"{version}.json").read_text())


@pytest.fixture
def raised(monkeypatch):
    """Every game of ours has new rules and another box; whether the ones of before are kept is up to the test."""

    def raise_all(keep):
        for game in OURS:
            later = type(game)()
            later.version = game.version + 1
            later.box = {**game.box, "edition": later.version}
            later.earlier = {**game.earlier, game.version: game} if keep else {}
            monkeypatch.setitem(CATALOGUE, game.name, later)

    return raise_all


async def get(site, table, part=""):
    return (await site.ask("GET", f"/api/tables/{table}{part}"))[:2]


@pytest.mark.parametrize("version", RELEASED)
@pytest.mark.parametrize("newer", [False, True], ids=["same rules", "newer rules"])
def test_a_folder_of_a_released_version_opens_plays_on_and_is_proved(tmp_path, raised, version, newer):
    known = released(version, tmp_path)
    if newer:
        raised(keep=True)

    async def run():
        async with serving(tmp_path) as site:
            for kept in known["tables"]:
                table = kept["table"]
                status, lobby = await get(site, table)
                assert (status, lobby["rules"], lobby["over"]) == (200, 1, kept["over"])
                assert lobby["players"][0]["name"] == known["name"]
                before = (await get(site, table, "/journal"))[1]
                if not kept["over"]:
                    link = f"http://127.0.0.1:{site.port}/t/{table}#{kept['token']}"
                    assert await asyncio.wait_for(play_seat(link), 60) > 0
                status, journal = await get(site, table, "/journal")
                assert journal.startswith(before)
                assert (journal == before) == kept["over"]
                assert verify(journal) is not None
                texts = (await get(site, table, "/texts"))[1]
                assert sum(verify_texts(journal, json.dumps(texts).encode())) == len(texts)
                assert (await get(site, table, "/replay?viewer=0"))[0] == 200
                async with site.at_table(table, kept["token"]) as back:
                    assert (await back.hear_kind("frame"))["view"]["phase"] == "over"
                status, again, _ = await site.ask("POST", f"/api/tables/{table}/rematch", token=kept["token"])
                assert (status, (await get(site, again["table"]))[1]["rules"]) == (201, CATALOGUE[kept["game"]].version)
            counted("R19", stored_tables_opened=len(known["tables"]), shut=0)
            assert (await site.join(known["code"], "Ben"))[0] == 201

    asyncio.run(run())


def test_every_game_of_ours_is_stored_both_half_played_and_finished():
    for version in RELEASED:
        tables = json.loads((STORED / f"{version}.json").read_text())["tables"]
        assert {(kept["game"], kept["over"]) for kept in tables} == {
            (game.name, over) for game in OURS for over in (False, True)
        }


def test_without_the_rules_finished_tables_are_served_as_written_and_running_ones_wait(tmp_path, raised):
    known = released(RELEASED[0], tmp_path)
    raised(keep=False)

    async def run():
        async with serving(tmp_path) as site:
            for kept in known["tables"]:
                table, game = kept["table"], kept["game"]
                refused = {"game": game, "rules": "1", "known": str(CATALOGUE[game].version)}
                parts = ["/replay"] if kept["over"] else ["", "/journal", "/texts", "/replay"]
                for part in parts:
                    status, answer = await get(site, table, part)
                    assert (status, answer["refused"]["code"]) == (503, "rules_missing")
                    assert answer["refused"]["arguments"] == refused
                async with site.at_table(table, kept["token"]) as client:
                    assert (await client.hear())["arguments"] == refused
                    assert await client.closed_with() == 4001
                if kept["over"]:
                    assert (await get(site, table))[1]["over"]
                    journal = (await get(site, table, "/journal"))[1]
                    assert isinstance((await get(site, table, "/texts"))[1], dict)
                    with pytest.raises(Disproved) as disproved:
                        verify(journal)
                    assert (disproved.value.why, disproved.value.detail) == ("other_rules", f"{game} 1")
            made = await site.make(seats=2, bots={"1": "good"}, start=True, options={"rounds": 1})
            link = f"http://127.0.0.1:{site.port}/t/{made['table']}#{made['seats'][0]['token']}"
            assert await play_seat(link) > 0

    asyncio.run(run())


def test_a_box_that_changed_without_a_new_version_is_named(tmp_path, monkeypatch):
    known = released(RELEASED[0], tmp_path)
    for game in OURS:
        other = type(game)()
        other.version, other.earlier = 1, {}
        other.box = {**game.box, "edition": 2}
        monkeypatch.setitem(CATALOGUE, game.name, other)

    async def run():
        async with serving(tmp_path) as site:
            for kept in known["tables"]:
                status, answer = await get(site, kept["table"])
                if kept["over"]:
                    assert status == 200
                    with pytest.raises(Disproved) as disproved:
                        verify((await get(site, kept["table"], "/journal"))[1])
                    assert disproved.value.why == "other_box"
                else:
                    assert (status, answer["refused"]["code"]) == (503, "box_changed")

    asyncio.run(run())
