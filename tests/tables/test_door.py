"""One door: what is asked of a table is done one after the other, whoever asks; unused tables are put away."""

import asyncio
import re
from functools import partial
from pathlib import Path

from servers import serving
from tallystick.kernel.refusals import Refused

SOURCE = Path(__file__).parents[2] / "src/tallystick"


def calls(pattern, *rooms):
    files = [path for room in rooms for path in (SOURCE / room).rglob("*.py")]
    return [path.name for path in files for _ in re.findall(pattern, path.read_text("utf-8"))]


def test_one_place_writes_entries_and_one_tells():
    assert calls(r"store\.append\(", "tables", "api") == ["table.py"]
    assert calls(r"audience\.tell\(", "tables", "api") == ["table.py"]


def at_a_table(run, tmp_path, **settings):
    async def inside():
        async with serving(tmp_path, **settings) as site:
            made = await site.make(seats=2, own_seats=2)
            await run(site, await site.tables.find(made["table"]), made)

    asyncio.run(inside())


def test_what_is_asked_is_done_in_its_order_and_nothing_in_between(tmp_path):
    async def run(site, table, made):
        steps = []

        async def slowly(name):
            steps.append(f"{name} begins")
            await asyncio.sleep(0.01)
            steps.append(f"{name} ends")

        await asyncio.gather(*(table.asked(partial(slowly, name)) for name in "abc"))
        assert steps == [f"{name} {what}" for name in "abc" for what in ("begins", "ends")]

    at_a_table(run, tmp_path)


def test_one_failure_is_answered_and_harms_nothing_that_follows(tmp_path, caplog):
    async def run(site, table, made):
        async def fails():
            raise ZeroDivisionError

        async def refuses():
            raise Refused("not_running")

        async def works():
            return 7

        asked = [table.asked(do) for do in (fails, refuses, works)]
        broken, refused, worked = await asyncio.gather(*asked, return_exceptions=True)
        assert (broken.code, refused.code, worked) == ("internal", "not_running", 7)
        assert "ZeroDivisionError" in caplog.text

    at_a_table(run, tmp_path)


def test_an_answer_that_is_not_heard_harms_nothing_that_follows(tmp_path, caplog):
    async def run(site, table, made):
        async def works():
            return 7

        def deaf(_problem):
            raise ZeroDivisionError

        table.ask(works, deaf)
        assert await table.asked(works) == 7
        assert "was not heard" in caplog.text

    at_a_table(run, tmp_path)


def test_who_no_longer_waits_holds_nobody_up(tmp_path):
    async def run(site, table, made):
        async def works():
            await asyncio.sleep(0.01)
            return 7

        waiting = asyncio.create_task(table.asked(works))
        await asyncio.sleep(0)
        waiting.cancel()
        assert await table.asked(works) == 7

    at_a_table(run, tmp_path)


def test_a_table_that_nobody_uses_is_put_away_and_comes_back(tmp_path):
    async def run(site, table, made):
        async with site.at_table(made["table"], made["seats"][0]["token"]) as ana:
            await ana.hear_kind("frame")
            table.used_at -= 1000
            site.tables.put_away_idle()
            assert made["table"] in site.tables.live
        while table.audience.listeners:
            await asyncio.sleep(0.01)
        site.tables.put_away_idle()
        assert made["table"] in site.tables.live  # it was used a moment ago
        table.used_at -= 1000
        site.tables.put_away_idle()
        assert made["table"] not in site.tables.live
        assert (await site.tables.find(made["table"])) is not table
        assert (await site.ask("GET", f"/api/tables/{made['table']}"))[0] == 200

    at_a_table(run, tmp_path)


def test_a_table_at_which_something_is_due_stays(tmp_path):
    async def run(site, table, made):
        async def waits():
            await asyncio.sleep(0.05)

        table.used_at -= 1000
        table.ask(waits)
        table.ask(waits)
        for _ in range(2):
            site.tables.put_away_idle()
            assert made["table"] in site.tables.live
            await asyncio.sleep(0.04)
        await asyncio.sleep(0.08)
        site.tables.put_away_idle()
        assert made["table"] not in site.tables.live

    at_a_table(run, tmp_path)


def test_a_deleted_table_is_gone_at_once(tmp_path):
    async def run(site, table, made):
        token = made["seats"][0]["token"]
        assert (await site.ask("DELETE", f"/api/tables/{made['table']}", token=token))[0] == 204
        status, answer, _ = await site.ask("GET", f"/api/tables/{made['table']}")
        assert (status, answer["refused"]["code"]) == (404, "no_such_table")

    at_a_table(run, tmp_path)
