"""What a server writes down for its operator: who came in and who was refused, and nothing that is theirs."""

import asyncio
import contextlib
import json
import logging
import os
import socket
import stat
import subprocess
import sys
from datetime import UTC, datetime, timedelta

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from servers import Client, ask, free_port, serving
from tallystick.api import log_lines
from tallystick.api.log_lines import LINES_AT_ONCE, Enough, JsonLines
from tallystick.api.noting import mark_of
from tallystick.kernel.refusals import Refused

FOREIGN = "https://elsewhere.example"


def noted(caplog, what):
    return [record.about for record in caplog.records if record.msg == what]


def test_everybody_who_is_given_or_proves_a_seat_is_noted(tmp_path, caplog):
    caplog.set_level(logging.INFO, "tallystick")

    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(seats=2)
            _, joined, _ = await site.join(made["code"], "Ben")
            async with site.at_table(made["table"], joined["token"]) as ben, site.at_table(made["table"]) as watching:
                await ben.hear_kind("frame")
                await watching.hear_kind("frame")
            return made["table"]

    table = asyncio.run(run())
    here = {"from": mark_of("127.0.0.1"), "table": table}
    assert noted(caplog, "came_in") == [
        {"how": "made", "seat": 0} | here,
        {"how": "joined", "seat": 1} | here,
        {"how": "socket", "seat": 1} | here,
    ]


def test_whoever_is_refused_is_noted_with_the_reason(tmp_path, caplog):
    async def run():
        async with serving(tmp_path, messages_at_once=20.0, messages_a_second=1.0) as site:
            made, other = await site.make(seats=2), await site.make()
            table, host, stranger = made["table"], made["seats"][0]["token"], other["seats"][0]["token"]
            _, joined, _ = await site.join(made["code"], "Ben")
            for _ in range(11):
                await site.join("222222", "Eve")
            await site.ask("DELETE", f"/api/tables/{table}", token=stranger)
            await site.ask("DELETE", f"/api/tables/{table}", token=joined["token"])
            await site.ask("DELETE", f"/api/tables/{table}")
            await site.ask("POST", "/api/tables", b"{")
            await site.ask("POST", "/api/tables", {}, headers={"origin": FOREIGN})
            await site.ask("GET", "/", headers={"host": "evil.example"})
            with pytest.raises(InvalidStatus):
                async with site.at_table(table, host, origin=FOREIGN):
                    pass
            async with site.at_table(table, stranger) as client:
                await client.closed_with()
            async with site.at_table(table, joined["token"]) as ben:
                await ben.hear_kind("frame")
                await ben.say(say="host", do="start")
                await ben.hear_kind("refused")
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(50):
                        await ben.say(say="head", seq=0, head="0" * 64)
                        await asyncio.sleep(0.01)
                assert await ben.closed_with() == 4002
            async with site.at_table(table) as watching:
                await watching.line.send("no message")
                await watching.closed_with()
            return table

    table = asyncio.run(run())
    told = [(each["code"], each["asked"], each.get("table"), each.get("seat")) for each in noted(caplog, "refused")]
    for expected in (
        ("no_such_code", "join", None, None),
        ("too_many_tries", "join", None, None),
        ("wrong_token", "delete", table, None),
        ("only_the_host", "delete", table, None),
        ("no_token", "delete", table, None),
        ("bad_message", "make", None, None),
        ("foreign_origin", "page", None, None),
        ("foreign_host", "page", None, None),
        ("not_welcome", "socket", None, None),
        ("wrong_token", "socket", None, None),
        ("only_the_host", "socket", table, 1),
        ("too_much", "socket", table, 1),
        ("bad_message", "socket", table, None),
    ):
        assert expected in told
    assert {each["from"] for each in noted(caplog, "refused")} == {mark_of("127.0.0.1")}


def test_what_a_stranger_says_forges_no_line(tmp_path):
    record = logging.LogRecord(
        "tallystick", logging.ERROR, "", 0, "no %s", ('x\n{"what": "came_in"}\u2028\x1b[2J',), None
    )
    record.about = {"table": "a\r\nb"}
    line = JsonLines().format(record)
    assert line.isascii()
    assert line.isprintable()
    read = json.loads(line)
    assert (read["what"], read["table"]) == ('no x\n{"what": "came_in"}\u2028\x1b[2J', "a\r\nb")


def test_a_flood_fills_no_disk_and_hides_nothing_else():
    at = 0.0
    enough = Enough(lambda: at)

    def passes(code):
        record = logging.LogRecord("tallystick", logging.WARNING, "", 0, "refused", (), None)
        record.about = {"code": code}
        return record.about if enough.filter(record) else None

    told = [passes("wrong_token") for _ in range(LINES_AT_ONCE + 2)]
    assert told == [{"code": "wrong_token"}] * LINES_AT_ONCE + [None] * 2
    assert passes("no_such_code") == {"code": "no_such_code"}
    at = 1.0
    assert passes("wrong_token") == {"code": "wrong_token", "left_out": 2}
    assert passes("wrong_token") is None


def test_the_log_of_a_server_is_a_file_for_its_owner_without_anything_of_anybody(tmp_path):
    """A real process: every line has its time in UTC, and no name, code, token or address is in any file of the log."""
    port = free_port()
    where = ["--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path / "data")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "tallystick", "serve", "--no-open", *where]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        secrets = asyncio.run(visited(port))
    finally:
        process.terminate()
        _, said = process.communicate(timeout=20)
    assert said == b""
    files = list((tmp_path / "data").iterdir())
    if sys.platform != "win32":
        assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}
    assert [path.name for path in files if path.suffix == ".jsonl"] == [log_lines.NAME]
    written = (tmp_path / "data" / log_lines.NAME).read_text("ascii")
    for secret in (*secrets, "127.0.0.1"):
        assert secret not in written
    lines = [json.loads(line) for line in written.splitlines()]
    for line in lines:
        at = datetime.fromisoformat(line["at"])
        assert at.utcoffset() == timedelta(0)
        assert abs(datetime.now(UTC) - at) < timedelta(minutes=5)
        assert line["level"] in ("info", "warning")
        assert line["where"].startswith("tallystick.")
    assert [line["what"] for line in lines] == ["came_in", "came_in", "refused", "refused", "refused"]
    assert [line["code"] for line in lines[2:]] == ["no_such_code", "wrong_token", "wrong_token"]


async def visited(port):
    """Somebody makes a table, joins, and is refused with wrong codes and tokens; what must not be written down."""
    for _ in range(400):
        try:
            _, made, _ = ask(port, "POST", "/api/tables", {"game": "market-island", "seats": 3, "name": "Ariadne"})
            break
        except OSError:
            await asyncio.sleep(0.05)
    _, joined, _ = ask(port, "POST", "/api/join", {"code": made["code"], "name": "Balthasar"})
    ask(port, "POST", "/api/join", {"code": "WWWWWW", "name": "Cassandra"})
    forged = "f" * 43
    ask(port, "DELETE", f"/api/tables/{made['table']}", token=forged)
    async with connect(f"ws://127.0.0.1:{port}/ws", proxy=None) as line:
        client = Client(made["table"], forged)
        client.line = line
        await client.hello()
        await client.closed_with()
    token = made["seats"][0]["token"]
    return "Ariadne", "Balthasar", "Cassandra", made["code"], "WWWWWW", forged, token, joined["token"]


def test_an_error_that_nobody_foresaw_is_logged_whole_and_told_as_nothing(tmp_path, caplog, monkeypatch):
    async def broken(*_):
        raise RuntimeError("secret detail")

    async def run():
        async with serving(tmp_path) as site:
            monkeypatch.setattr(site.tables, "count", broken)
            status, answer, _ = await site.ask("GET", "/healthz")
            assert (status, answer["refused"]) == (
                500,
                {"code": "internal", "section": "", "ruling": "", "arguments": {}},
            )
            assert (await site.ask("GET", "/api/games"))[0] == 200

    asyncio.run(run())
    (error,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert "secret detail" in JsonLines().format(error)


def test_every_line_also_goes_to_the_collector_of_the_settings(tmp_path):
    """The machine's own socket: what carries lines to another machine listens there."""
    before = logging.getLogger().handlers, logging.getLogger().level
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as collector:
        collector.bind(str(tmp_path / "log"))
        collector.settimeout(5)
        try:
            log_lines.keep_log(tmp_path / "data", str(tmp_path / "log"))
            logging.getLogger("tallystick").info("came_in", extra={"about": {"seat": 3}})
            said = collector.recv(4096).decode()
        finally:
            for handler in logging.getLogger().handlers:
                handler.close()
            logging.getLogger().handlers, logging.getLogger().level = before
            logging.getLogger("tallystick").setLevel(logging.NOTSET)
            logging.raiseExceptions = True
    assert json.loads(said[said.index("{") :].rstrip("\0"))["seat"] == 3
    with pytest.raises(Refused, match="bad_setting"):
        log_lines.keep_log(tmp_path / "data", str(tmp_path / "nothing"))
