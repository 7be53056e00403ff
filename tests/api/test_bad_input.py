"""What must not work, and harm nobody."""

import asyncio
import json
import socket
import time

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from promises import counted
from servers import ask, serving
from tallystick.api import requests
from tallystick.api.limits import Guessing
from tallystick.tables.credentials import CODE_LETTERS

HOSTILE_NAMES = [
    "",
    "   ",
    "<b>Ana</b>",
    "Ana\u202eneB",
    "An\u200ba",
    "😀",
    "Ana\n",
    "a" * 21,
    "a" * 10_000,
    "\u0301a",
    "Ana\x00",
    "=1+1",
    "\ud800",
    "\u0410na",
    "An\u03b1",
    "Ana\ufe0f",
    "A\u0327\u0324\u0325\u0326\u032d",
]


def test_wrong_and_bad_requests_get_a_typed_refusal(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(seats=2)
            new = {"game": "market-island", "seats": 4, "name": "Ana"}
            asked = [
                ("POST", "/api/join", {"code": "222222", "name": "Ben"}, 404, "no_such_code"),
                ("POST", "/api/join", {"code": "O0O0O0", "name": "Ben"}, 404, "no_such_code"),
                ("POST", "/api/join", {"code": made["code"], "name": "ana"}, 409, "name_taken"),
                ("POST", "/api/join", {"code": made["code"], "name": "Ben", "host": 0}, 400, "bad_message"),
                ("POST", "/api/join", {"code": made["code"], "name": "Ben", "seat": 9}, 400, "not_a_seat"),
                ("POST", "/api/join", b"x" * 100_000, 413, "too_large"),
                ("POST", "/api/join", b"\xff\xfe{", 400, "bad_message"),
                ("POST", "/api/join", b"[" * 10_000, 400, "bad_message"),
                ("POST", "/api/tables", new | {"game": "chess"}, 404, "unknown_game"),
                ("POST", "/api/tables", new | {"seats": 7}, 400, "wrong_number_of_players"),
                ("POST", "/api/tables", new | {"bots": {"9": "good"}}, 400, "not_a_seat"),
                ("POST", "/api/tables", new | {"bots": {"1": "cheat"}}, 400, "unknown_bot"),
                ("POST", "/api/tables", new | {"options": {"rounds": 10**30}}, 400, "option_not_allowed"),
                ("POST", "/api/tables", new | {"options": {"rounds": 99}}, 400, "option_not_allowed"),
                ("POST", "/api/tables", new | {"start": True}, 400, "seats_empty"),
                ("GET", "/api/tables/unknown", None, 404, "no_such_table"),
                ("GET", f"/api/tables/{made['table']}/replay", None, 409, "not_over"),
                ("GET", f"/api/tables/{made['table']}/replay?viewer=9", None, 400, "not_a_viewer"),
                ("POST", f"/api/tables/{made['table']}/rematch", None, 401, "no_token"),
                ("DELETE", f"/api/tables/{made['table']}", None, 401, "no_token"),
                ("PUT", "/api/join", None, 405, "wrong_method"),
                ("GET", "/api/nothing", None, 404, "no_such_page"),
                ("GET", "/s/x/../../settings.py", None, 404, "no_such_page"),
            ]
            for method, path, body, status, code in asked:
                found, answer, headers = await site.ask(method, path, body)
                assert (found, answer["refused"]["code"]) == (status, code), (path, body)
                assert headers["x-content-type-options"] == "nosniff"
            assert (await site.join(made["code"], "Ben"))[0] == 201
            status, answer, _ = await site.join(made["code"], "Cleo")
            assert (status, answer["refused"]["code"]) == (409, "table_full")

    asyncio.run(run())


@pytest.mark.parametrize("name", HOSTILE_NAMES, ids=range(len(HOSTILE_NAMES)))
def test_a_name_that_could_mislead_is_refused(name):
    from tallystick.kernel.refusals import Refused
    from tallystick.tables.credentials import read_name

    with pytest.raises(Refused, match="bad_name"):
        read_name(name)


def test_a_stranger_gets_no_seat(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made, other = await site.make(), await site.make()
            stranger = other["seats"][0]["token"]
            async with site.at_table(made["table"], stranger) as client:
                assert await client.closed_with() == 4001
                assert json.loads(client.raw[0])["code"] == "wrong_token"
            async with site.at_table("nosuchtable") as client:
                assert await client.closed_with() == 4001
            for method, path in (("DELETE", ""), ("POST", "/rematch")):
                status, answer, _ = await site.ask(method, f"/api/tables/{made['table']}{path}", token=stranger)
                assert (status, answer["refused"]["code"]) == (401, "wrong_token")
            _, joined, _ = await site.join(made["code"], "Ben")
            status, answer, _ = await site.ask("DELETE", f"/api/tables/{made['table']}", token=joined["token"])
            assert (status, answer["refused"]["code"]) == (403, "only_the_host")
            async with site.at_table(made["table"], joined["token"]) as ben:
                await ben.hear_kind("frame")
                await ben.say(say="host", do="start")
                assert (await ben.hear_kind("refused"))["code"] == "only_the_host"

    asyncio.run(run())


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        "{",
        "null",
        "[[[[",
        '{"say":"hello"}',
        '{"say":"move","id":"1","after":0,"move":{}}',
        '{"say":"dance"}',
        b"\xff",
    ],
)
def test_garbage_closes_the_socket_and_nothing_else(tmp_path, garbage):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make()
            async with site.at_table(made["table"]) as watching, site.at_table(made["table"]) as client:
                await client.hear_kind("frame")
                await client.line.send(garbage)
                assert await client.closed_with() == 4000
                await watching.hear_until(lambda told: told["kind"] == "lobby" and told["watching"] == 1)

    asyncio.run(run())


def test_unknown_fields_are_refused_and_a_large_message_is_cut_off(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make()
            async with site.at_table(made["table"]) as client:
                await client.say(say="leave", now=True)
                assert await client.closed_with() == 4000
            async with site.at_table(made["table"]) as client:
                await client.line.send("x" * 100_000)
                assert await client.closed_with() == 1009
            assert (await site.ask("GET", "/healthz"))[1] == {"ok": True, "tables": 1}

    asyncio.run(run())


def test_a_foreign_page_gets_no_socket_and_no_table(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make()
            with pytest.raises(InvalidStatus) as refused:
                async with site.at_table(made["table"], origin="https://elsewhere.example"):
                    pass
            assert refused.value.response.status_code == 403
            async with site.at_table(made["table"], origin=f"http://127.0.0.1:{site.port}") as own:
                await own.hear_kind("frame")
            status, answer, _ = await site.ask(
                "POST", "/api/tables", {"game": "market-island"}, headers={"origin": "https://elsewhere.example"}
            )
            assert (status, answer["refused"]["code"]) == (403, "foreign_origin")

    asyncio.run(run())


def test_too_many_messages_close_the_socket(tmp_path):
    async def run():
        async with serving(tmp_path, messages_a_second=1.0, messages_at_once=5.0) as site:
            made = await site.make()
            async with site.at_table(made["table"]) as client:
                try:
                    for _ in range(10):
                        await client.say(say="head", seq=0, head="0" * 64)
                except ConnectionClosed:
                    pass
                assert await client.closed_with() == 4002

    asyncio.run(run())


def test_a_client_that_never_reads_is_closed_and_holds_nobody_up(tmp_path):
    async def run():
        async with serving(tmp_path, slow_after=0.5) as site:
            bots = {str(seat): "random" for seat in (1, 2, 3)}
            made = await site.make(bots=bots, start=True, options={"rounds": 60})
            deaf = await asyncio.to_thread(deaf_client, site.port, made["table"])
            table = await site.tables.find(made["table"])
            while not table.audience.listeners:
                await asyncio.sleep(0.01)
            (outbox,) = table.audience.listeners
            async with site.at_table(made["table"], made["seats"][0]["token"]) as ana:
                await ana.hear_until(lambda told: told["kind"] == "frame" and told["legal"])
                while outbox.stuck_since is None:
                    outbox.sent = -1
                    outbox.tell_frame()
                    await asyncio.sleep(0)
                answer = await ana.ask_move({"move": "roll"})
                assert answer["kind"] == "done"
                while outbox in table.audience.listeners:
                    await asyncio.sleep(0.05)
                assert (await ana.ask_move({"move": "roll"}, after=0))["kind"] == "refused"
            deaf.close()

    asyncio.run(asyncio.wait_for(run(), 30))


def deaf_client(port, table):
    """A socket that says hello and never reads again."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", port))
    deaf.sendall(
        b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    assert deaf.recv(1000).startswith(b"HTTP/1.1 101")
    hello = json.dumps({"say": "hello", "table": table}).encode()
    deaf.sendall(bytes((0x81, 0x80 | len(hello))) + b"\0\0\0\0" + hello)
    return deaf


def test_guessing_from_many_addresses_locks_no_right_code_out(tmp_path, monkeypatch):
    """Mutants: an empty bucket of the whole server that refuses in may_try; or one that slows nothing."""
    monkeypatch.setattr(requests, "Guessing", lambda: Guessing(everywhere=6))
    monkeypatch.setattr(requests, "SECONDS_SLOWED", 0.5)
    monkeypatch.setattr(requests, "MOST_SLOWED", 3)

    async def run():
        async with serving(tmp_path, proxies="127.0.0.1") as site:
            made = await site.make()

            async def guess(number):
                began = time.monotonic()
                sent = {"x-forwarded-for": f"10.0.0.{number}"}
                code = "AAAAA" + CODE_LETTERS[number]
                asked = {"code": code, "name": "Eve"}
                status, _, _ = await site.ask("POST", "/api/join", asked, headers=sent)
                return status, time.monotonic() - began

            for number in range(6):
                assert (await guess(number))[0] == 404
            slowed = await asyncio.gather(*map(guess, range(6, 12)))
            assert sorted(status for status, _ in slowed) == [404] * 3 + [429] * 3
            assert all((took > 0.4) == (status == 404) for status, took in slowed)
            from_elsewhere = {"x-forwarded-for": "10.1.0.1"}
            asked = {"code": made["code"], "name": "Bo"}
            began = time.monotonic()
            assert (await site.ask("POST", "/api/join", asked, headers=from_elsewhere))[0] == 201
            assert time.monotonic() - began < 0.4

    asyncio.run(run())


def test_a_class_behind_one_address_gets_in_while_a_guesser_does_not(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            tables = [await site.make() for _ in range(14)]
            guesses = [
                (await site.join(f"{number:06d}".replace("0", "A").replace("1", "B"), "Eve")) for number in range(30)
            ]
            statuses = [status for status, _, _ in guesses]
            assert statuses[:10] == [404] * 10
            assert statuses.count(429) == 20
            seats = []
            for pupil in range(40):
                made = tables[pupil // 3]
                status, joined, _ = await site.join(made["code"], f"Pupil {pupil}")
                assert status == 201, (pupil, joined)
                seats.append((made["table"], joined["token"]))
            for table, token in seats:
                async with site.at_table(table, token) as client:
                    assert (await client.hear_kind("lobby"))["table"] == table
            assert (await site.join("222222", "Eve"))[0] == 429
            counted("R13", pupils_let_in=len(seats), pupils_refused=0, wrong_codes=10, refused_before_looking=21)

    asyncio.run(run())


def test_pages_have_a_policy_without_inline_script(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            for path in ("/", "/t/abc", "/new", "/join/K7PM2X", "/projector/abc"):
                status, page, headers = await asyncio.to_thread(ask, site.port, "GET", path)
                assert status == 200
                assert page.startswith((b"<!doctype html>", b"<!DOCTYPE html>"))
                assert "default-src 'self'" in headers["content-security-policy"]
                assert "unsafe-inline" not in headers["content-security-policy"]
                assert headers["referrer-policy"] == "no-referrer"

    asyncio.run(run())


def test_answers_are_not_kept_on_a_computer_that_is_shared(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make()
            for path in (f"/api/tables/{made['table']}", f"/api/tables/{made['table']}/journal", "/api/games"):
                _, _, headers = await site.ask("GET", path)
                assert headers["cache-control"] == "no-store"
                assert headers["cross-origin-resource-policy"] == "same-origin"

    asyncio.run(run())


def test_a_post_that_is_broken_off_is_no_news(tmp_path, capfd, caplog):
    async def run():
        async with serving(tmp_path) as site:
            for _ in range(3):
                _, writer = await asyncio.open_connection("127.0.0.1", site.port)
                writer.write(b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{")
                await writer.drain()
                await asyncio.sleep(0.05)
                writer.close()
            await asyncio.sleep(0.2)
            assert (await site.ask("GET", "/healthz"))[0] == 200

    asyncio.run(run())
    assert capfd.readouterr().err == ""
    assert caplog.records == []


@pytest.mark.parametrize(("host", "known"), [("evil.example:8000", False), ("pi.local", True), ("games.example", True)])
def test_a_name_that_a_foreign_page_could_have_is_refused(tmp_path, host, known):
    """It may lead here for a moment (DNS rebinding), and would make that page one of ours."""

    async def run():
        async with serving(tmp_path, origins=("https://games.example",)) as site:
            headers = {"host": host, "origin": f"https://{host}"}
            asked = {"game": "market-island", "seats": 4, "name": "Ana"}
            status, answer, _ = await site.ask("POST", "/api/tables", asked, headers=headers)
            assert (status, answer.get("refused", {}).get("code")) == ((201, None) if known else (421, "foreign_host"))
            assert (await site.ask("GET", "/", headers=headers))[0] == (200 if known else 421)
            line = {"host": "127.0.0.1", "port": site.port, "proxy": None}
            if known:
                async with connect(f"ws://{host}/ws", **line):
                    return
            for more, status in (({}, 403), ({"additional_headers": {"host": "localhost"}}, 400)):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(f"ws://{host}/ws", **line, **more)
                assert refused.value.response.status_code == status

    asyncio.run(run())
