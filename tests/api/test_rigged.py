"""A server that throws the seats' seeds away, with one line changed, from its start to what `verify` says of it."""

import asyncio
import contextlib

from commands import run as run_command
from servers import serving
from tallystick.journal.taking_part import taking_part
from tallystick.journal.verify import read_entries, verify
from tallystick.tables.starting import Starting


def test_everything_fits_but_no_seat_took_part_and_that_is_said(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(Starting, "seeds", property(lambda _: {}, lambda *_: None), raising=False)

    async def run():
        async with serving(tmp_path, seed_patience=0.1) as site, contextlib.AsyncExitStack() as stack:
            made = await site.make(seats=4, options={"rounds": 1})
            tokens = [made["seats"][0]["token"]]
            tokens += [(await site.join(made["code"], name))[1]["token"] for name in ("Ben", "Chloé", "Dev")]
            clients = [await stack.enter_async_context(site.at_table(made["table"], token)) for token in tokens]
            for client in clients:
                await client.hear_kind("frame")
            await clients[0].say(say="host", do="start")
            await asyncio.gather(*(client.play_on() for client in clients))
            return clients, await site.journal(made["table"])

    clients, journal = asyncio.run(run())
    assert verify(journal) is not None
    entries = read_entries(journal)
    assert taking_part(entries).people == ()
    for client in clients:  # what a browser alarms about: the server had said that the seed came
        assert any('"seed_shown"' in told for told in client.raw)
    (tmp_path / "rigged.jsonl").write_bytes(journal)
    code, out, _err = run_command(capsys, "verify", str(tmp_path / "rigged.jsonl"))
    assert code == 3
    assert "0 of 4 seats took part." in out
    assert "Proved" not in out
    code, out, _err = run_command(capsys, "verify", str(tmp_path / "rigged.jsonl"), "--seed", clients[2].seed.hex())
    assert code == 1
    assert "it is not part of the chance" in " ".join(out.split())
