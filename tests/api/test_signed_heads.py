"""The head of a table, signed by its server."""

import asyncio
import json

import msgspec

from servers import serving
from tallystick.journal.signed_heads import SignedHead
from tallystick.journal.verify import read_entries


def test_the_newest_entry_is_signed_with_the_key_of_the_server_also_after_a_restart(tmp_path):
    async def run():
        keys, heads = [], []
        made = None
        for _start in range(2):
            async with serving(tmp_path) as site:
                made = made or await site.make(seats=2, bots={"1": "good"}, start=True)
                if not heads:
                    async with site.at_table(made["table"], made["seats"][0]["token"]) as ana:
                        await ana.hear_until(lambda told: told["kind"] == "frame" and told["legal"])
                keys.append((await site.ask("GET", "/api/key"))[1]["key"])
                status, told, _ = await site.ask("GET", f"/api/tables/{made['table']}/head")
                assert status == 200
                head = msgspec.convert(told, SignedHead)
                newest = read_entries(await site.journal(made["table"]))[-1]
                assert (head.table, head.seq, head.head) == (made["table"], newest.seq, newest.seal)
                assert head.is_genuine
                heads.append(head)
        assert len({*keys, *(head.key for head in heads)}) == 1
        assert not heads[0].contradicts(heads[1])

    asyncio.run(run())


def test_a_made_up_table_has_no_head(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            status, answer, _ = await site.ask("GET", "/api/tables/nowhere/head")
            assert (status, answer["refused"]["code"]) == (404, "no_such_table")
            assert json.dumps(answer).count("key") == 0

    asyncio.run(run())
