"""What a class is asked and told over the wire: by whom, when, and what never leaves a phone."""

import asyncio
import io
import json
import secrets
import shutil
from zipfile import ZipFile

import msgspec
import pytest
from websockets.asyncio.client import connect

from servers import serving
from tallystick.api.outside_bot import OutsidePlayer, read_link
from tallystick.journal.verify import verify
from tallystick.sessions import actions

PLAN = {"title": "tok-title", "options": {"rounds": 3}, "names": "free", "bot_after": 0}


class Line:
    """Somebody in a session, by a socket; every answer is waited for."""

    def __init__(self, site, session, token):
        self.site, self.session, self.token = site, session, token
        self.told = {}

    async def __aenter__(self):
        self.line = await connect(f"ws://127.0.0.1:{self.site.port}/ws", proxy=None, max_size=2**22)
        await self.line.send(json.dumps({"say": "enter", "session": self.session, "token": self.token}))
        self.hearing = asyncio.create_task(self._hear())
        self.answers = {}
        return self

    async def __aexit__(self, *_):
        self.hearing.cancel()
        await self.line.close()

    async def _hear(self):
        async for text in self.line:
            message = json.loads(text)
            self.told[message["kind"]] = message
            if message.get("id"):
                self.answers[message["id"]] = message

    async def say(self, **message):
        asked = secrets.token_hex(16)
        await self.line.send(json.dumps({**message, "id": asked}))
        for _ in range(600):
            if asked in self.answers:
                return self.answers[asked]
            await asyncio.sleep(0.02)
        raise AssertionError(message)

    async def lead(self, what, **fields):
        answer = await self.say(say="lead", do=what, **fields)
        assert answer["kind"] == "did", answer
        return answer

    async def get(self, path):
        status, told, _ = await self.site.ask("GET", f"/api/sessions/{self.session}/{path}", token=self.token)
        return status, told

    async def until(self, wanted):
        for _ in range(1500):
            if wanted(self.told):
                return
            await asyncio.sleep(0.02)
        raise AssertionError(list(self.told))


async def made(site, **plan):
    status, told, _ = await site.ask("POST", "/api/sessions", PLAN | plan)
    assert status == 201, told
    return told


async def enter(site, session, name):
    status, told, _ = await site.ask("POST", "/api/enter", {"code": session["code"], "name": name})
    assert status == 201, told
    return told


async def play(site, person):
    """From the sign of the table to its end, as an outside bot."""
    await person.until(lambda told: told.get("sitting", {}).get("place"))
    place = person.told["sitting"]["place"]
    await person.say(say="here")
    await OutsidePlayer(
        read_link(f"http://127.0.0.1:{site.port}/t/{place['table']}#{place['token']}"), "good", 0
    ).play()


def code_of(answer):
    return answer[1]["refused"]["code"] if isinstance(answer, tuple) else answer.get("code")


def test_an_answer_too_late_twice_foreign_or_impossible_is_refused_or_harmless(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            session, elsewhere = await made(site), await made(site)
            ana, other = await enter(site, session, "Ana"), await enter(site, elsewhere, "Bo")
            async with (
                Line(site, session["session"], session["key"]) as lead,
                Line(site, session["session"], ana["token"]) as person,
            ):
                _, asked = await person.get("questions")
                assert len(asked["questions"]) == 6
                assert '"right":' not in json.dumps(asked)
                assert "because" not in json.dumps(asked)
                first = asked["questions"][0]["id"]
                assert (await person.say(say="answer", question=first, option=2))["kind"] == "did"
                assert (await person.say(say="answer", question=first, option=0))["kind"] == "did"
                _, again = await person.get("questions")
                assert again["answered"] == {first: 2}, "the first answer counts"
                other_form = first[:-1] + ("b" if first.endswith("a") else "a")
                for question in (other_form, "nonsense"):
                    assert code_of(await person.say(say="answer", question=question, option=0)) == "no_such_question"
                assert (await person.say(say="predict", card="mi-money", option=0))["code"] == "too_late"
                stranger = Line(site, session["session"], other["token"])
                assert (await stranger.get("questions"))[0] == 401
                for path in ("debrief", "learned", "report", "export/all.zip"):
                    assert (await person.get(path))[0] == 401, "a person sees no sums"
                wall = Line(site, session["session"], session["wall"])
                for path in ("report", "export/all.zip"):
                    assert (await wall.get(path))[0] == 401, "a wall takes nothing away"
                assert (await wall.get("debrief"))[1]["cards"] == []
                assert (await lead.get("export/nothing.zip"))[0] == 404
                await lead.lead("quiz", phase="none")
                assert (await person.say(say="answer", question=first, option=0))["code"] == "too_late"

    asyncio.run(run())


async def a_lesson(site, tokens):
    """A class of four with names that nobody else has; played, asked, and brought together."""
    session = await made(site)
    people = [await enter(site, session, token) for token in tokens]
    lead = await Line(site, session["session"], session["key"]).__aenter__()
    lines = [await Line(site, session["session"], one["token"]).__aenter__() for one in people]
    await lead.lead("note", number=1, text="tok-note-1")
    for line in lines:
        for question in (await line.get("questions"))[1]["questions"]:
            await line.say(say="answer", question=question["id"], option=1, ms=10)
    await lines[0].say(say="hand", up=True, text="tok-hand-1")
    await lead.lead("seat")
    playing = [asyncio.create_task(play(site, line)) for line in lines]
    await asyncio.sleep(0.2)
    await lead.lead("begin")
    await asyncio.gather(*playing)
    await lead.lead("together", stop=True)
    return session, lead, lines


def test_a_card_is_asked_then_shown_and_only_the_own_phone_knows_the_own_point(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            session, lead, lines = await a_lesson(site, ["tok-a", "tok-b", "tok-c", "tok-d"])
            wall = Line(site, session["session"], session["wall"])
            _, told = await wall.get("debrief")
            cards = {card["card"]: card for card in told["cards"]}
            assert len(cards) >= 4
            assert "tok-" not in json.dumps(told)
            await lead.lead("card", card="mi-worth", step="ask")
            assert (await lines[0].get("mine"))[1]["card"] is None
            assert (await lines[0].get("asked"))[1]["points"] is None
            assert (await lines[0].say(say="predict", card="mi-worth", option=2))["kind"] == "did"
            assert (await lines[0].say(say="predict", card="mi-worth", option=0))["kind"] == "did"
            assert (await lines[1].say(say="predict", card="mi-worth", option=7))["kind"] == "refused"
            assert (await lines[1].say(say="predict", card="mi-money", option=0))["code"] == "too_late"
            await lead.lead("card", card="mi-worth", step="show")
            assert (await lines[1].say(say="predict", card="mi-worth", option=0))["code"] == "too_late"
            _, told = await wall.get("debrief")
            worth = next(card for card in told["cards"] if card["card"] == "mi-worth")
            assert worth["thoughts"] == [0, 0, 1, 0]
            _, everybody = await lines[2].get("asked")
            _, mine = await lines[2].get("mine")
            assert mine["card"]["own"]["point"] in everybody["points"]
            assert mine["learned"] is None, "nothing is told before the second round"
            payment = {"block": 2, "line": 0, "amount": 9}
            await lead.lead("card", card="mi-cheat", step="show", forged=payment)
            await lines[0].until(lambda told: (told["sitting"]["card"] or {}).get("forged") == payment)
            for nonsense in ({"amount": 100}, {"block": 0}, {"line": -1}, {"copies": 4}):
                asked = {"say": "lead", "id": "a" * 32, "do": "card", "card": "mi-cheat", "step": "show"}
                with pytest.raises(msgspec.ValidationError):
                    actions.read(json.dumps(asked | {"forged": payment | nonsense}))
            await lead.lead("card", card="mi-money", step="ask", hide=["mi-first"], order=["mi-money"])
            await lines[0].until(lambda told: told["sitting"]["card"]["card"] == "mi-money")
            assert "forged" not in lines[0].told["sitting"]["card"]
            _, told = await wall.get("debrief")
            assert (told["hide"], told["cards"][0]["card"]) == (["mi-first"], "mi-money")
            await lead.lead("quiz", phase="after")
            for question in (await lines[0].get("questions"))[1]["questions"]:
                await lines[0].say(say="answer", question=question["id"], option=0, ms=5)
            _, mine = await lines[0].get("mine")
            assert [(one["before"], one["after"]) for one in mine["learned"]] == [("wrong", "right")] * 6
            assert (await lines[1].get("mine"))[1]["learned"] is None
            _, learned = await wall.get("learned")
            assert {one["says"] for one in learned["ideas"]} == {"hidden"}, "one pair says nothing"
            for line in (lead, *lines):
                await line.__aexit__()

    asyncio.run(run())


def unzipped(content):
    with ZipFile(io.BytesIO(content)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def everything_in(folder):
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_files_are_the_same_after_a_restart_and_names_are_nowhere_once_erased(tmp_path):
    """Mutants: a file with the time it was made; erasing that leaves the hand's text."""
    tokens = ["tok-a", "tok-b", "tok-c", "tok-d"]
    data, copy = tmp_path / "data", tmp_path / "copy"

    async def lesson():
        async with serving(data) as site:
            session, lead, lines = await a_lesson(site, tokens)
            running = (await lead.get("export/all.zip"))[1]
            await lead.lead("end")
            whole = (await lead.get("export/all.zip"))[1]
            again = (await lead.get("export/all.zip"))[1]
            named = (await lead.get("export/all.zip?names=yes"))[1]
            for line in (lead, *lines):
                await line.__aexit__()
            return session, running, whole, again, named

    async def once_more(folder, erase=False):
        async with serving(folder) as site, Line(site, session["session"], session["key"]) as lead:
            if erase:
                await lead.lead("erase")
            return (await lead.get("export/all.zip"))[1], (await lead.get("export/all.zip?names=yes"))[1]

    session, _running, whole, again, named = asyncio.run(lesson())
    assert whole == again
    shutil.copytree(data, copy)
    assert asyncio.run(once_more(copy))[0] == whole
    plain = unzipped(whole)
    for name, written in plain.items():
        assert b"tok-" not in written, name
    assert b"tok-a" in unzipped(named)["csv/people.csv"]
    assert all(b"tok-note" not in written and b"tok-hand" not in written for written in unzipped(named).values())

    erased, erased_named = asyncio.run(once_more(data, erase=True))
    for name, written in {**unzipped(erased), **unzipped(erased_named)}.items():
        for token in (*tokens, "tok-note", "tok-hand"):
            assert token.encode() not in written, name
    for name, written in everything_in(data).items():
        for token in (*tokens, "tok-note", "tok-hand"):
            assert token.encode() not in written, name
    for name, journal in unzipped(erased).items():
        if name.startswith("journals/"):
            verify(journal)
            assert journal == plain[name], "the chain is as it was"
