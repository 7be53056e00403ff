"""A name is gone when its player leaves or wishes it, everywhere; a token is renewed or given up by its player."""

import asyncio
import json

import pytest

from promises import counted
from servers import serving
from tallystick.journal.verify import verify

NAME = "Wilhelmina Zzyzx"
PARTS = ["", "/journal", "/texts", "/replay?viewer=all", "/graph?format=turtle&names=yes"]


async def table_of_three(site, **changes):
    """A table of a host, a guest with a name to forget, and a third; their tokens in this order."""
    asked = {"game": "shelves-voyage", "seats": 3, "name": "Ana", "options": {"theme": "art"}}
    made = await site.make(**(asked | changes))
    tokens = [made["seats"][0]["token"]]
    for name in (NAME, "Cleo"):
        status, joined, _ = await site.join(made["code"], name)
        assert status == 201
        tokens.append(joined["token"])
    return made["table"], tokens


async def started(host, *others):
    await host.say(say="host", do="start")
    seen = lambda told: told["kind"] == "frame" and told["view"]  # noqa: E731
    await asyncio.gather(*(client.hear_until(seen) for client in (host, *others)))


async def assert_forgotten(site, folder, table):
    for part in PARTS:
        _, answer, _ = await site.ask("GET", f"/api/tables/{table}{part}")
        said = answer if isinstance(answer, bytes) else json.dumps(answer).encode()
        assert NAME.split()[0].encode() not in said, part
    for file in folder.iterdir():
        assert NAME.encode() not in file.read_bytes(), file


def with_site(tmp_path, run):
    async def main():
        async with serving(tmp_path) as site:
            await run(site)

    asyncio.run(main())


@pytest.mark.parametrize("when", ["before the start", "while it runs"])
@pytest.mark.parametrize("how", ["forget_name", "leave", "remove"])
def test_a_name_that_is_forgotten_left_with_or_removed_is_nowhere(tmp_path, when, how):
    async def run(site):
        table, tokens = await table_of_three(site)
        async with (
            site.at_table(table, tokens[0]) as host,
            site.at_table(table, tokens[1]) as guest,
            site.at_table(table, tokens[2]) as third,
        ):
            if when == "while it runs":
                await started(host, guest, third)
            assert NAME in json.dumps((await site.ask("GET", f"/api/tables/{table}"))[1])
            if how == "remove":
                await host.say(say="host", do="remove", seat=1)
            else:
                await guest.say(say=how)
            await third.hear_until(lambda told: told["kind"] == "lobby" and told["players"][1]["name"] != NAME)
            player = third.lobby["players"][1]
            kinds = {"before the start": "empty", "while it runs": "bot"}
            assert player["kind"] == ("person" if how == "forget_name" else kinds[when])
            await assert_forgotten(site, tmp_path, table)
            counted("R17", names_erased=1, places_searched=len(PARTS) + len(list(tmp_path.iterdir())), found_again=0)
        status = (await site.ask("POST", f"/api/tables/{table}/token", token=tokens[1]))[0]
        assert status == (201 if how == "forget_name" else 401)

    with_site(tmp_path, run)


def test_a_name_is_forgotten_after_the_end_and_a_rematch_needs_none(tmp_path):
    async def run(site):
        options = {"rounds": 2}
        made = await site.make(seats=2, own_seats=2, name="Ana", own_names=[NAME], start=True, options=options)
        table, tokens = made["table"], [seat["token"] for seat in made["seats"]]
        async with site.at_table(table, tokens[0]) as one, site.at_table(table, tokens[1]) as two:
            await asyncio.gather(one.play_on(), two.play_on())
            await two.say(say="forget_name")
            await one.hear_until(lambda told: told["kind"] == "lobby" and told["players"][1]["name"] == "")
            assert verify(await site.journal(table)) is not None
            await assert_forgotten(site, tmp_path, table)
            again = [await site.ask("POST", f"/api/tables/{table}/rematch", token=token) for token in tokens]
            assert [(status, answer["seat"]) for status, answer, _ in again] == [(201, 0), (201, 1)]
            await one.say(say="leave")
            assert await one.closed_with() == 4001
        _, lobby, _ = await site.ask("GET", f"/api/tables/{table}")
        assert [player["name"] for player in lobby["players"]] == ["", ""]
        assert (await site.ask("POST", f"/api/tables/{table}/rematch", token=tokens[0]))[0] == 401

    with_site(tmp_path, run)


def test_a_renewed_token_makes_the_old_one_worthless(tmp_path):
    async def run(site):
        table, tokens = await table_of_three(site)
        path = f"/api/tables/{table}/token"
        async with site.at_table(table, tokens[1]) as guest:
            await guest.hear_kind("frame")
            assert (await site.ask("POST", path))[0] == 401
            status, renewed, _ = await site.ask("POST", path, token=tokens[1])
            assert (status, renewed["seat"]) == (201, 1)
            assert await guest.closed_with() == 4003
        assert (await site.ask("POST", path, token=tokens[1]))[0] == 401
        async with site.at_table(table, tokens[1]) as thief:
            assert (await thief.hear())["code"] == "wrong_token"
        async with site.at_table(table, renewed["token"]) as guest:
            assert (await guest.hear_kind("seated"))["seat"] == 1
        _, lobby, _ = await site.ask("GET", f"/api/tables/{table}")
        assert lobby["players"][1]["name"] == NAME

    with_site(tmp_path, run)


def test_a_token_that_is_given_up_opens_nothing_and_somebody_else_leads(tmp_path):
    async def run(site):
        table, tokens = await table_of_three(site)
        path = f"/api/tables/{table}/token"
        assert (await site.ask("DELETE", path, token="x" * 43))[0] == 401
        assert (await site.ask("DELETE", path, token=tokens[0]))[0] == 204
        assert (await site.ask("DELETE", path, token=tokens[0]))[0] == 401
        async with site.at_table(table, tokens[1]) as guest:
            await guest.hear_kind("lobby")
            assert guest.lobby["host"] == 1
            assert [player["kind"] for player in guest.lobby["players"]] == ["person"] * 3
        assert (await site.ask("DELETE", f"/api/tables/{table}", token=tokens[1]))[0] == 204

    with_site(tmp_path, run)
