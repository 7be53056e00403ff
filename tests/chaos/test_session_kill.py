"""The server is killed while a class begins and plays: nothing that was answered is lost or doubled."""

import asyncio
import contextlib
import json
import os
import random
import secrets
import sqlite3
from types import SimpleNamespace

from promises import counted
from servers import Hall, ask
from sessions.lines import Line
from tallystick.journal.verify import read_entries

KILLS = int(os.environ.get("CHAOS_SESSION_KILLS", "4"))
PEOPLE, TABLES = 60, 15


async def request(hall, method, path, body=None, token=None):
    status, answer, _ = await asyncio.to_thread(ask, hall.port, method, path, body, token)
    assert status < 400, answer
    return answer


async def opened(hall, session):
    """The cockpit, on whatever machine; a server that is just coming back is waited for."""
    line = await Line(SimpleNamespace(port=hall.port), session["session"], session["key"]).open()
    await line.until(lambda line: line.hall)
    return line


async def pressed(line, wishes, answered):
    """Press everything at once; `answered` are those that were answered, also when the line is lost meanwhile."""

    async def press(asked, wish):
        answer = await line.asks(asked=asked, seconds=60, **wish)
        assert answer["kind"] == "did", answer
        answered.add(asked)

    await asyncio.gather(*(press(asked, wish) for asked, wish in wishes.items()))


def logged(hall):
    """Every id in the session's log, as it is on the disk."""
    with contextlib.closing(sqlite3.connect(f"file:{hall.data}/tallystick.sqlite?mode=ro", uri=True)) as kept:
        return [row[0] for row in kept.execute("SELECT id FROM session_log WHERE id IS NOT NULL")]


async def killed_in_the_middle(hall, session, wishes, chance, longest):
    """Press, kill at a random moment, start again: what was answered stands in the log, once."""
    line = await opened(hall, session)
    answered = set()
    pressing = asyncio.create_task(pressed(line, wishes, answered))
    await asyncio.sleep(chance.uniform(0, longest))
    hall.kill()
    await line.reading
    await asyncio.sleep(0.05)
    pressing.cancel()
    with contextlib.suppress(asyncio.CancelledError, Exception):
        await pressing
    ids = logged(hall)
    assert len(ids) == len(set(ids)), "nothing is written twice"
    assert answered <= set(ids), "nothing that was answered is lost"
    await hall.start()
    return len(answered)


def test_a_server_killed_while_a_class_begins_and_plays_loses_and_doubles_nothing(tmp_path):
    seed = secrets.randbits(32)
    chance = random.Random(seed)

    async def run():
        await hall.start()
        answered = 0
        for _ in range(max(1, KILLS // 4)):
            session = await request(hall, "POST", "/api/sessions", {"expected": PEOPLE, "bot_after": 0})
            await asyncio.gather(
                *(request(hall, "POST", "/api/enter", {"code": session["code"]}) for _ in range(PEOPLE))
            )
            seat, begin = secrets.token_hex(16), secrets.token_hex(16)
            answered += await killed_in_the_middle(hall, session, {seat: {"do": "seat"}}, chance, 0.3)
            line = await opened(hall, session)
            assert (await line.asks("seat", asked=seat, seconds=60))["kind"] == "did", (
                "the same press finishes the rest"
            )
            await line.until(lambda line: len(line.rows) == TABLES, 60)
            tables = {number: row["table"] for number, row in line.rows.items()}
            await line.close()

            answered += await killed_in_the_middle(hall, session, {begin: {"do": "begin"}}, chance, 0.5)
            line = await opened(hall, session)
            assert (await line.asks("begin", asked=begin, seconds=60))["kind"] == "did"
            await line.until(
                lambda line: len(line.rows) == TABLES and all(r["started"] for r in line.rows.values()), 60
            )
            assert {number: row["table"] for number, row in line.rows.items()} == tables, "each table was set once"
            await line.close()

            for _ in range(2):
                wishes = {secrets.token_hex(16): wish for wish in lead_on(chance)}
                answered += await killed_in_the_middle(hall, session, wishes, chance, 1.0)
                line = await opened(hall, session)
                done = set()
                await pressed(line, wishes, done)
                assert done == set(wishes), "pressing again finishes the rest"
                assert sorted(set(logged(hall))) == sorted(logged(hall))
                await line.close()
            await check_journals(hall, tables)
        counted("R1", session_kills=4 * max(1, KILLS // 4), session_actions=answered)

    hall = Hall(tmp_path)
    try:
        asyncio.run(run())
    finally:
        hall.kill()


def lead_on(chance):
    """What somebody presses in a lesson."""
    wishes = [{"do": "bot", "table": table, "seat": chance.randrange(4)} for table in range(1, TABLES + 1)]
    wishes += [{"do": "more_time", "minutes": 1}, {"do": "say", "text": "Look up"}, {"do": "nudge", "number": 3}]
    chance.shuffle(wishes)
    return wishes


async def check_journals(hall, tables):
    """Every table has started once, and what was asked of it stands there once."""
    for table in tables.values():
        entries = read_entries(await request(hall, "GET", f"/api/tables/{table}/journal"))
        assert [entry.kind for entry in entries].count("start") == 1
        ids = [entry.id for entry in entries if entry.id is not None]
        assert len(ids) == len(set(ids))
        assert [entry.body.get("note") for entry in entries].count("more_time") == 2
        assert json.dumps([entry.seq for entry in entries]) == json.dumps(list(range(len(entries))))
