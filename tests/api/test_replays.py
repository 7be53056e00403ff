"""The replay of a finished table is made once, beside the event loop, and sent small."""

import asyncio
import threading

import pytest

from servers import serving
from tallystick.api import patience, requests
from tallystick.api.limits import Buckets
from tallystick.api.replaying import zipped_replay
from tallystick.kernel.refusals import Refused

ZIPPED = {"accept-encoding": "gzip"}


def test_a_replay_is_made_once_for_each_viewer_and_refused_to_nobody_then(tmp_path, monkeypatch):
    """But whoever takes no gzip makes work each time. Mutants: `made` that keeps nothing; work on the event loop."""
    made = []

    def counted(journal, viewer):
        made.append((viewer, threading.current_thread() is threading.main_thread()))
        return zipped_replay(journal, viewer)

    monkeypatch.setattr(requests, "zipped_replay", counted)
    monkeypatch.setattr(patience, "Buckets", lambda most, rate: Buckets(most=3, rate=0))

    async def run():
        async with serving(tmp_path) as site:
            table = await site.make(seats=2, bots={"1": "random"}, start=True)
            async with site.at_table(table["table"], table["seats"][0]["token"]) as client:
                await client.play_on()
            path = f"/api/tables/{table['table']}/replay?viewer="
            asked = [site.ask("GET", path + "all", headers=ZIPPED) for _ in range(6)]
            answers = [*await asyncio.gather(*asked), await site.ask("GET", path + "all", headers=ZIPPED)]
            plain = await site.ask("GET", path + "all")
            viewers = ["0", "public", "0"]
            others = [await site.ask("GET", path + viewer, headers=ZIPPED) for viewer in viewers]
            others.append(await site.ask("GET", path + "all"))
            return answers, plain, [status for status, _, _ in others], len(client.entries)

    answers, plain, others, entries = asyncio.run(run())
    assert {status for status, _, _ in answers} == {200}
    assert {headers["content-encoding"] for _, _, headers in answers} == {"gzip"}
    steps = plain[1]
    assert all(body == steps for _, body, _ in answers)
    assert int(answers[0][2]["content-length"]) < int(plain[2]["content-length"]) / 10
    assert plain[2]["content-encoding"] is None
    assert [step["seq"] for step in steps] == list(range(entries))
    assert len(steps[-1]["views"]) == 2
    assert others == [200, 429, 200, 429]
    assert made == [("all", False), ("0", False)]


def test_a_journal_that_cannot_be_played_again_is_damaged(capfd):
    with pytest.raises(Refused) as refused:
        zipped_replay(b"{}\n", "all")
    assert refused.value.code == "table_damaged"
    assert capfd.readouterr().err == ""
