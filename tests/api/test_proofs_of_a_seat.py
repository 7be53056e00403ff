"""Where a token is taken from, what is kept of it, and what reading does: nothing."""

import asyncio
import math
import re

import pytest

from servers import serving
from tallystick.tables.credentials import TABLE_LETTERS, new_table_id, new_token


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("?token={token}", {}),
        ("?authorization=Bearer%20{token}", {}),
        ("", {"cookie": "token={token}"}),
        ("", {"cookie": "__Host-token={token}"}),
        ("", {"x-token": "{token}"}),
        ("", {"authorization": "Basic {token}"}),
    ],
)
def test_a_token_counts_in_its_header_alone(tmp_path, path, headers):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make()
            token = made["seats"][0]["token"]
            sent = {name: value.format(token=token) for name, value in headers.items()}
            asked = f"/api/tables/{made['table']}{path.format(token=token)}"
            status, answer, _ = await site.ask("DELETE", asked, headers=sent)
            assert (status, answer["refused"]["code"]) == (401, "no_token")
            assert (await site.ask("DELETE", f"/api/tables/{made['table']}", token=token))[0] == 204

    asyncio.run(run())


def test_no_token_is_on_the_disk(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(seats=2)
            _, joined, _ = await site.join(made["code"], "Ben")
            return made["seats"][0]["token"], joined["token"]

    tokens = asyncio.run(run())
    assert len(set(tokens)) == 2
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Ben" in kept, "this is where it would be"
    for token in tokens:
        assert token.encode() not in kept


def test_what_is_asked_in_a_body_is_not_taken_from_anywhere_else(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            made = await site.make()
            for path, body in (
                (f"/api/join?code={made['code']}&name=Ben", b"{}"),
                ("/api/join", f"code={made['code']}&name=Ben".encode()),
                (f"/api/join?name=Ben&name=Cleo&code={made['code']}", b""),
            ):
                status, answer, _ = await site.ask("POST", path, body, headers={"code": made["code"], "name": "Ben"})
                assert (status, answer["refused"]["code"]) == (400, "bad_message"), path
            _, lobby, _ = await site.ask("GET", f"/api/tables/{made['table']}?table=other&table={'2' * 16}")
            assert lobby["table"] == made["table"]
            assert [player["kind"] for player in lobby["players"]].count("person") == 1

    asyncio.run(run())


def test_reading_changes_nothing(tmp_path):
    """What changes something is asked for by POST or DELETE; every GET there is leaves all as it was."""

    async def run():
        async with serving(tmp_path) as site:
            made = await site.make(game="shelves-voyage", seats=3)
            token = made["seats"][0]["token"]

            async def everything():
                lobby = (await site.ask("GET", f"/api/tables/{made['table']}"))[1]
                return lobby, await site.journal(made["table"]), (await site.ask("GET", "/healthz"))[1]

            before = await everything()
            described = (await site.ask("GET", "/openapi.json"))[1]["paths"]
            read = [path for path, methods in described.items() if "get" in methods]
            assert len(read) > 8
            for path in read:
                asked = re.sub(r"{code}", made["code"], re.sub(r"{table}", made["table"], path))
                assert (await site.ask("GET", asked, token=token))[0] < 500, asked
            assert await everything() == before
            changing = {(path, method) for path, methods in described.items() for method in methods if method != "get"}
            assert {method for _, method in changing} == {"post", "delete"}
            for path, method in changing:
                asked = re.sub(r"{table}", made["table"], path)
                foreign = {"origin": "https://elsewhere.example", "content-type": "text/plain"}
                status, answer, _ = await site.ask(method.upper(), asked, b"{}", token, foreign)
                assert (status, answer["refused"]["code"]) == (403, "foreign_origin"), asked
            assert await everything() == before

    asyncio.run(run())


def test_what_must_not_be_guessed_has_more_than_128_bits():
    assert math.log2(len(TABLE_LETTERS) ** len(new_table_id())) > 128
    assert math.log2(64 ** len(new_token())) > 256
    assert len({new_table_id() for _ in range(1000)} | {new_token() for _ in range(1000)}) == 2000
