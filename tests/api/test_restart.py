"""What a restart, a full disk and a damaged table do."""

import asyncio
import json

from servers import serving
from tallystick.journal.verify import verify
from tallystick.tables.store import StorageFailed, StoredEntry


def test_after_a_restart_every_table_is_at_the_same_entry(tmp_path):
    async def run():
        bots = {"1": "good", "2": "good", "3": "good"}
        async with serving(tmp_path) as site:
            made = await site.make(bots=bots, start=True, options={"rounds": 3})
            waiting = await site.make(name="Zoe")
            token = made["seats"][0]["token"]
            async with site.at_table(made["table"], token) as ana:
                await ana.play_on(until=lambda client: len(client.entries) > 25 and client.frame["legal"])
                last = await ana.ask_move(ana.frame["legal"][-1], "b" * 32)
                before = await site.journal(made["table"])
        async with serving(tmp_path) as site:
            after = await site.journal(made["table"])
            assert after[: len(before)] == before
            async with site.at_table(made["table"], token, ana.entries[-1]["seq"]) as back:
                await back.hear_kind("frame")
                assert await back.ask_move({"move": "roll"}, "b" * 32) == last
                await back.play_on()
                heads = [entry["seal"] for entry in ana.entries + back.entries]
            journal = await site.journal(made["table"])
            assert heads == [json.loads(line)["seal"] for line in journal.split(b"\n")[:-1]]
            assert verify(journal) is not None
            assert (await site.join(waiting["code"], "Ben"))[0] == 201

    asyncio.run(run())


def test_a_failing_disk_refuses_the_move_changes_nothing_and_spares_other_tables(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(seats=2, own_seats=2, start=True, options={"rounds": 2})
            other = await site.make()
            tokens = [place["token"] for place in made["seats"]]
            async with site.at_table(made["table"], tokens[0]) as one, site.at_table(made["table"], tokens[1]) as two:
                seen = lambda told: told["kind"] == "frame" and told["view"]  # noqa: E731
                await asyncio.gather(one.hear_until(seen), two.hear_until(seen))
                before = one.frame
                table = await site.tables.find(made["table"])
                store = table.store
                table.store = FullDisk()
                answer = await one.ask_move({"move": "roll"}, "c" * 32)
                assert answer["code"] == "storage_failed"
                assert (await site.journal(made["table"])).count(b"\n") == before["seq"] + 1
                assert (await site.join(other["code"], "Ben"))[0] == 201
                table.store = store
                answer = await one.ask_move({"move": "roll"}, "c" * 32)
                assert answer == {"kind": "done", "id": "c" * 32, "seq": before["seq"] + 1}
                await asyncio.gather(one.play_on(), two.play_on())
            assert verify(await site.journal(made["table"])) is not None

    asyncio.run(run())


class FullDisk:
    async def append(self, entry, texts=()):
        raise StorageFailed("database or disk is full")


def test_a_table_that_is_behind_its_store_reads_it_again(tmp_path):
    """A commit whose result was unknown: the entry is there, although this process was told that it is not."""

    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(seats=2, own_seats=2, start=True, options={"rounds": 2})
            tokens = [place["token"] for place in made["seats"]]
            async with site.at_table(made["table"], tokens[0]) as one, site.at_table(made["table"], tokens[1]) as two:
                seen = lambda told: told["kind"] == "frame" and told["view"]  # noqa: E731
                await asyncio.gather(one.hear_until(seen), two.hear_until(seen))
                table = await site.tables.find(made["table"])
                table.store = LosesAnswers(table.store)
                assert (await one.ask_move({"move": "roll"}, "d" * 32))["code"] == "storage_failed"
                table.store = table.store.store
                assert (await one.ask_move({"move": "roll"}, "e" * 32))["code"] == "storage_failed"
                answer = await one.ask_move({"move": "roll"}, "d" * 32)
                assert answer["kind"] == "done"
                await asyncio.gather(one.play_on(), two.play_on())
            journal = await site.journal(made["table"])
            assert verify(journal) is not None
            assert journal.count(b"d" * 32) == 1
            assert journal.count(b"e" * 32) == 0

    asyncio.run(run())


class LosesAnswers:
    def __init__(self, store):
        self.store = store

    async def append(self, entry, texts=()):
        await self.store.append(entry, texts)
        raise StorageFailed("the answer was lost")


def test_one_damaged_table_is_refused_and_the_others_are_there(tmp_path, caplog):
    async def run():
        async with serving(tmp_path) as site:
            good, bad = await site.make(), await site.make()
            await site.tables.store.append(StoredEntry(bad["table"], 1, b'{"not":"an entry"}'))
            status, answer, _ = await site.ask("GET", f"/api/tables/{bad['table']}")
            assert (status, answer["refused"]["code"]) == (503, "table_damaged")
            async with site.at_table(bad["table"]) as client:
                assert await client.closed_with() == 4001
            assert (await site.ask("GET", f"/api/tables/{good['table']}"))[0] == 200
            assert f"table {bad['table']} is damaged" in caplog.text
            assert good["table"] not in caplog.text

    asyncio.run(run())
