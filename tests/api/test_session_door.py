"""One box serves the codes of tables and of classes, and the door of a class says how to come in."""

import asyncio
import json

from websockets.asyncio.client import connect

from servers import serving

ID = "0123456789abcdef0123456789abcdef"


async def asked(site, path, **fields):
    status, told, _ = await site.ask("POST", path, fields)
    return status, told


async def made(site, **plan):
    status, told = await asked(site, "/api/sessions", title="Who keeps the record?", **plan)
    assert status == 201, told
    return told


def test_a_nickname_is_offered_and_kept_and_nobody_writes_one(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            code = (await made(site))["code"]
            _, door = await asked(site, "/api/find", code=code.lower())
            assert (door["table"], door["names"], door["locked"], door["full"]) == (None, "nicknames", False, False)
            assert door["title"] == "Who keeps the record?"
            status, first = await asked(site, "/api/enter", code=code, name=door["offer"])
            assert (status, first["name"]) == (201, door["offer"])
            _, second = await asked(site, "/api/enter", code=code, name=door["offer"])
            assert second["name"] != door["offer"], "two may have been offered the same one"
            status, refused = await asked(site, "/api/enter", code=code, name="Ana")
            assert refused["refused"]["code"] == "names_given", "free text in nickname mode"

    asyncio.run(run())


def test_a_list_offers_the_names_that_nobody_has(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            code = (await made(site, names="list", list=["Ana", "Bo"]))["code"]
            _, entered = await asked(site, "/api/enter", code=code, name="ana")
            assert entered["name"] == "Ana"
            _, door = await asked(site, "/api/find", code=code)
            assert door["free"] == ["Bo"]

    asyncio.run(run())


def test_what_a_person_says_may_be_said_twice_and_is_answered_each_time(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            session = await made(site)
            _, person = await asked(site, "/api/enter", code=session["code"])
            async with connect(f"ws://127.0.0.1:{site.port}/ws", proxy=None) as line:
                await line.send(json.dumps({"say": "enter", "session": session["session"], "token": person["token"]}))

                async def said(**message):
                    await line.send(json.dumps({**message, "id": ID}))
                    while (heard := json.loads(await line.recv())).get("id") != ID:
                        pass
                    return heard

                for _ in range(2):
                    answer = await said(say="hand", up=True, text="Why may I never mine again?")
                    assert answer["kind"] == "did"
                answer = await said(say="rename", name="")
                assert answer["kind"] == "did"
                answer = await said(say="rename", name="Ana")
                assert answer["code"] == "names_given"

    asyncio.run(run())
