"""What can be asked of sessions over HTTP and on the socket, and what is refused: clearly, with nothing lost."""

import asyncio
import sqlite3
import time

import pytest

from servers import serving
from sessions.lines import Line, Pupil, a_class, enter, leading, made
from tallystick.games import CATALOGUE
from tallystick.journal.verify import read_entries, verify
from tallystick.sessions.asking import asked_of
from tallystick.words import LANGUAGES, Words


async def refused(site, path, body, status, code, **more):
    found, answer, _ = await site.ask("POST", path, body, **more)
    assert (found, answer["refused"]["code"]) == (status, code)
    for language in LANGUAGES:
        assert Words(language).say(f"refused-{code}", **answer["refused"]["arguments"])


def test_bad_input_gets_a_clear_no(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            session, free = await made(site), await made(site, names="free")
            listed = await made(site, names="list", list=["Ana", "Bo"])
            code = session["code"]
            await refused(site, "/api/sessions", {"colour": "red"}, 400, "bad_message")
            await refused(site, "/api/sessions", {"game": "nope"}, 404, "unknown_game")
            await refused(site, "/api/sessions", b"x" * 20_000, 413, "too_large")
            await refused(site, "/api/enter", {"code": code, "name": "Ana"}, 400, "names_given")
            await refused(site, "/api/enter", {"code": "ZZZZZZ"}, 404, "no_such_code")
            await refused(site, "/api/enter", {"code": "?"}, 404, "no_such_code")
            await refused(site, "/api/enter", {"code": code, "role": "lead"}, 400, "bad_message")
            await refused(site, "/api/enter", {"code": free["code"]}, 400, "bad_name")
            await refused(site, "/api/enter", {"code": free["code"], "name": "<b>"}, 400, "bad_name")
            await enter(site, free, name="Ana")
            await refused(site, "/api/enter", {"code": free["code"], "name": "ANA"}, 409, "name_taken")
            await enter(site, listed, name="ana")
            await refused(site, "/api/enter", {"code": listed["code"], "name": "Ana"}, 409, "name_taken")
            await refused(site, "/api/enter", {"code": listed["code"], "name": "Eve"}, 400, "not_on_the_list")
            await refused(site, "/api/claim", {"code": code, "name": "Nobody"}, 404, "nobody_called_so")
            await refused(site, f"/api/sessions/{code}/key", {"words": "a b c d"}, 404, "no_such_session")
            lead = await leading(site, session)
            await lead.leads("door", open=False)
            await refused(site, "/api/enter", {"code": code}, 409, "session_locked")
            await lead.leads("door", open=True, new_code=True)
            await refused(site, "/api/enter", {"code": code}, 404, "no_such_code")
            await lead.until(lambda line: line.hall["code"] != code)
            await enter(site, {"code": lead.hall["code"]})
            for do, fields, no in (
                ("begin", {}, "not_seated"),
                ("note", {"number": 99, "text": "x"}, "no_such_person"),
                ("note", {"number": 1, "text": "a\u202eb"}, "text_not_plain"),
                ("rename", {"number": 1, "name": "\u200b"}, "bad_name"),
                ("plan", {"changes": {"minutes": 5}}, "bad_plan"),
                ("plan", {"changes": {"nonsense": 5}}, "bad_plan"),
                ("tables", {"size": 9}, "wrong_number_of_players"),
                ("give", {"claim": "x"}, "no_such_claim"),
                ("wall", {"show": "table", "table": 3}, "no_such_table"),
                ("wall", {"show": "idea", "idea": "nonsense"}, "unknown_idea"),
                ("say", {"text": "   "}, "text_empty"),
                ("late", {"number": 1}, "not_seated"),
            ):
                assert (await lead.asks(do, **fields))["code"] == no, do
            await lead.say(say="lead", id="0" * 32, do="dance")
            await lead.line.wait_closed()
            assert lead.line.close_code == 4000
            lead = await leading(site, session)
            await lead.leads("end")
            status, answer, _ = await site.ask("POST", "/api/enter", {"code": lead.hall["code"]})
            assert (status, answer["refused"]["code"]) == (409, "session_over")

    asyncio.run(run())


def test_a_full_room_says_so_and_a_class_behind_one_address_always_gets_in(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            session = await made(site, expected=1)
            for _ in range(9):  # somebody at the same address guesses
                await site.ask("POST", "/api/enter", {"code": "ZZZZZZ"})
            pupils = await a_class(site, session, 40)
            assert len({pupil.name for pupil in pupils}) == 40
            await refused(site, "/api/enter", {"code": session["code"]}, 409, "session_full")
            for _ in range(9):
                await site.ask("POST", "/api/enter", {"code": "ZZZZZZ"})
            await refused(site, "/api/enter", {"code": "ZZZZZZ"}, 429, "too_many_tries")
            await refused(site, "/api/enter", {"code": session["code"]}, 409, "session_full")

    asyncio.run(run())


@pytest.mark.parametrize(("setting", "may"), [("here", True), ("open", True), ("key", False)])
def test_who_may_make_a_session(tmp_path, setting, may):
    async def run():
        async with serving(tmp_path, sessions=setting) as site:
            _, told, _ = await site.ask("GET", "/api/sessions/may")
            assert told == {"may": may, "why": "" if may else "key"}
            if not may:
                await refused(site, "/api/sessions", {}, 403, "sessions_by_key")
                await refused(site, "/api/sessions", {}, 403, "sessions_by_key", token="x")
            key = site.running.config.app.sessions.operator_key
            status, _, _ = await site.ask("POST", "/api/sessions", {}, key)
            assert status == 201

    asyncio.run(run())


def test_four_words_open_the_session_elsewhere_and_guessing_them_is_slow(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            session = await made(site)
            path = f"/api/sessions/{session['session']}/key"
            status, opened, _ = await site.ask("POST", path, {"words": session["words"].upper() + "  "})
            assert (status, opened["role"]) == (200, "lead")
            first, second = await leading(site, session), await leading(site, session, opened["key"])
            await first.leads("door", open=False)
            await second.until(lambda line: line.hall["locked"])
            codes = []
            while "too_many_tries" not in codes and len(codes) < 60:
                codes.append((await site.ask("POST", path, {"words": "a b c d"}))[1]["refused"]["code"])
            assert len(codes) > 10
            assert set(codes) == {"wrong_words", "too_many_tries"}
            assert (await first.leads("door", open=True))["kind"] == "did", "the link works on"

    asyncio.run(run())


def test_people_move_change_places_and_get_a_second_table(tmp_path):
    async def run():
        async with serving(tmp_path, bot_pause=0.05) as site:
            session = await made(site)
            lead = await leading(site, session)
            pupils = await a_class(site, session, 6)  # 3 and a bot, twice
            await lead.leads("pin", number=1, table=2)
            await lead.until(lambda line: any(seat["pinned"] for seat in line.hall["seating"]["tables"][1]["seats"]))
            await lead.leads("shuffle")
            await lead.leads("seat")
            await lead.until(lambda line: len(line.rows) == 2 and line.hall["phase"] == "seated")
            places = {person["number"]: (person["table"], person["seat"]) for person in lead.hall["people"]}
            assert places[1][0] == 2, "what a hand has put stays"
            other = next(number for number, place in places.items() if place[0] == 1)
            await lead.leads("move", number=1, table=1, seat=places[other][1])
            await lead.until(lambda line: line.rows[1]["seats"][places[other][1]]["person"] == 1)
            await lead.until(lambda line: other in [seat["person"] for seat in line.rows[2]["seats"]])
            for pupil in pupils:
                await pupil.sit()
            assert (await lead.asks("shuffle"))["code"] == "already_seated"
            await lead.leads("begin")
            await lead.until(lambda line: all(row["started"] for row in line.rows.values()))
            mover = pupils[0]
            assert (
                await lead.asks(
                    "move", number=1, table=2, seat=next(s["seat"] for s in lead.rows[2]["seats"] if not s["bot"])
                )
            )["code"] == "person_sits_there"
            await lead.leads("move", number=1, table=2)
            await mover.line.until(lambda line: (line.sitting["place"] or {}).get("number") == 2)
            await mover.leave_table()
            await mover.sit()
            await lead.until(lambda line: 1 not in [seat["person"] for seat in line.rows[1]["seats"]])
            said = [
                entry.body["note"]
                for entry in read_entries(await site.journal(lead.rows[1]["table"]))
                if "note" in entry.body
            ]
            assert "left" in said
            await lead.leads("stop")
            await lead.until(lambda line: all(row["over"] for row in line.rows.values()))
            answer = await lead.leads("set_table", numbers=[1, 2, 3], game="cryptominer")
            assert answer["table"] == 3
            await lead.until(lambda line: 3 in line.rows)
            await mover.line.until(lambda line: line.sitting["place"]["number"] == 3)
            assert mover.line.sitting["place"]["game"] == "cryptominer"
            await mover.leave_table()
            await mover.sit()
            await lead.leads("begin", table=3)
            await lead.until(lambda line: line.rows[3]["started"])
            assert (await lead.asks("set_table", numbers=[1]))["code"] == "person_sits_there"
            for pupil in pupils:
                await pupil.go()

    asyncio.run(run())


def test_who_is_late_and_finds_no_bot_gets_a_table_of_their_own(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            session = await made(site)
            lead = await leading(site, session)
            await a_class(site, session, 4)
            await lead.leads("seat")
            await lead.until(lambda line: 1 in line.rows)
            late = await a_class(site, session, 2)
            await lead.until(lambda line: [one["what"] for one in line.needs] == ["late", "late"])
            assert lead.needs[0]["args"]["table"] is None
            assert (await lead.asks("late", number=5, table=1))["code"] == "no_free_seat"
            assert (await lead.leads("late", number=5))["table"] == 2
            for pupil in late:
                await pupil.line.until(lambda line: line.sitting["place"]["number"] == 2)
            await lead.until(lambda line: not line.needs and len(line.rows[2]["seats"]) == 4)
            third = await enter(site, session)
            await lead.leads("late", number=7, watch=True)
            await third.line.until(lambda line: line.sitting["place"]["watch"] and not line.sitting["waiting"])

    asyncio.run(run())


def test_looking_at_hidden_cards_is_said_at_the_table(tmp_path):
    async def run():
        async with serving(tmp_path, bot_pause=5) as site:
            session = await made(site)
            lead = await leading(site, session)
            pupils = await a_class(site, session, 4)
            await lead.leads("seat")
            for pupil in pupils:
                await pupil.sit()
            assert (await lead.asks("look", table=1))["code"] == "not_started"
            await lead.leads("begin")
            await lead.until(lambda line: line.rows.get(1, {}).get("started"))
            looked = await lead.leads("look", table=1)
            assert len(looked["views"]) == 4
            assert looked["ms"] == 60_000
            await pupils[0].line.until(lambda line: line.sitting["lookers"] == [1])
            entries = read_entries(await site.journal(lead.rows[1]["table"]))
            assert [entry.actor for entry in entries if entry.body.get("note") == "looked"] == [-2]
            for pupil in pupils:
                await pupil.go()

    asyncio.run(run())


def test_a_person_who_comes_back_has_the_same_place_also_after_a_restart(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            session = await made(site)
            lead = await leading(site, session)
            pupils = await a_class(site, session, 5)
            await lead.leads("seat")
            await pupils[2].line.until(lambda line: line.sitting["place"])
            place, token = pupils[2].line.sitting["place"], pupils[2].line.token
            await pupils[2].line.close()
            again = await Line(site, session["session"], token).open()
            await again.until(lambda line: line.sitting)
            assert again.sitting["place"] == place
            hall = lead.hall
        async with serving(tmp_path) as site:
            lead = await leading(site, session)
            await lead.until(lambda line: len(line.rows) == len(hall["seating"]["tables"]))
            same = ("phase", "plan", "seating", "parts", "code", "locked")
            assert {name: lead.hall[name] for name in same} == {name: hall[name] for name in same}
            again = await Line(site, session["session"], token).open()
            await again.until(lambda line: line.sitting)
            assert again.sitting["place"] == place
            pupil = Pupil(site, {"session": session["session"], "number": 3, "name": "", "token": token})
            pupil.line = again
            await pupil.sit()
            await asyncio.sleep(0.3)
            assert pupil.at_table.lobby["players"][place["seat"]]["here"]
            await pupil.go()

    asyncio.run(run())


def test_names_are_nowhere_after_they_were_erased_and_journals_still_verify(tmp_path):
    """Random words as names, notes and messages: not in log or journal, and after erasing not on the disk at all."""

    async def run():
        async with serving(tmp_path) as site:
            session = await made(site, names="free")
            lead = await leading(site, session)
            names = ["Xanadu", "Yggdrasil", "Zarathustra"]
            pupils = [await enter(site, session, name=name) for name in names]
            await lead.leads("note", number=1, text="Quetzalcoatl")
            await pupils[0].line.say(say="hand", up=True, text="Popocatepetl")
            await lead.leads("say", text="Iztaccihuatl, everybody")
            await lead.leads("seat")
            for pupil in pupils:
                await pupil.sit()
            await lead.leads("begin")
            await lead.until(lambda line: line.rows.get(1, {}).get("started"))
            await lead.leads("stop")
            await lead.until(lambda line: line.rows[1]["over"])
            words = [*names, "Quetzalcoatl", "Popocatepetl", "Iztaccihuatl"]
            file = tmp_path / "tallystick.sqlite"
            kept = sqlite3.connect(file)
            for table in ("session_log", "entries"):
                rows = str([bytes(str(row), "utf-8") for row in kept.execute(f"SELECT * FROM {table}")])
                assert not any(word in rows for word in words)
            kept.close()
            watching = (await lead.leads("key", role="watch"))["key"]
            watch = await leading(site, session, watching)
            assert "Quetzalcoatl" not in "".join(watch.raw), "notes are for who leads"
            await lead.leads("erase")
            await lead.until(lambda line: all(person["name"] == person["note"] == "" for person in line.hall["people"]))
            journal = await site.journal(lead.rows[1]["table"])
            assert verify(journal).reason == "stopped"
            for pupil in pupils:
                await pupil.go()
            await lead.close()
            time.sleep(0.1)
            for path in tmp_path.iterdir():
                content = path.read_bytes()
                assert [word for word in words if word.encode() in content] == [], path.name

    asyncio.run(run())


def test_a_deleted_session_is_gone_with_its_tables(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            session = await made(site)
            lead = await leading(site, session)
            pupil = await enter(site, session)
            await lead.leads("seat")
            await pupil.line.until(lambda line: line.sitting["place"])
            table = pupil.line.sitting["place"]["table"]
            status, _, _ = await site.ask("DELETE", f"/api/sessions/{session['session']}", None, session["key"])
            assert status == 204
            await pupil.line.line.wait_closed()
            assert pupil.line.line.close_code == 4004
            assert (await site.ask("GET", f"/api/tables/{table}"))[0] == 404
            assert (await site.ask("GET", f"/api/sessions/{session['session']}", None, session["key"]))[0] == 404
            await refused(site, "/api/enter", {"code": session["code"]}, 404, "no_such_code")

    asyncio.run(run())


def test_names_are_erased_when_their_time_is_up(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            session = await made(site, retention_days=2)
            pupil = await enter(site, session)
            sessions = site.running.config.app.sessions
            live = sessions.live[session["session"]]
            await pupil.go()
            while live.lines:
                await asyncio.sleep(0.05)
            day = 24 * 60 * 60 * 1000
            await sessions.sweep(live.sitting.last + day)
            assert live.sitting.name(1)
            await sessions.sweep(live.sitting.last + 3 * day)
            assert live.sitting.name(1) == ""
            assert (await sessions.store.list_sessions())[0].texts == 0

    asyncio.run(run())


def test_answers_are_kept_once_and_refused_when_it_is_too_late(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            session = await made(site)
            lead = await leading(site, session)
            pupil = await enter(site, session)

            async def answers(asked, **fields):
                await pupil.line.say(id=asked, **fields)
                await pupil.line.until(lambda line: asked in line.answers)
                return pupil.line.answers.pop(asked)

            live = site.running.config.app.sessions.live[session["session"]]
            asked = asked_of(live, 1, "before")[0].id
            assert (await answers("0" * 32, say="answer", question="nonsense", option=1))["code"] == "no_such_question"
            question = {"say": "answer", "question": asked, "ms": 900}
            assert (await answers("1" * 32, option=2, **question))["kind"] == "did"
            assert (await answers("2" * 32, option=3, **question))["kind"] == "did"
            await lead.until(lambda line: line.hall["people"][0]["answered"] == 1)
            await lead.leads("quiz", phase="none")
            assert (await answers("3" * 32, option=1, **question))["code"] == "too_late"
            first = CATALOGUE["market-island"].cards[0].id
            card = {"say": "predict", "card": first}
            assert (await answers("4" * 32, option=1, **card))["code"] == "too_late"
            await lead.leads("seat")
            await lead.leads("together")
            await lead.leads("card", card=first, step="ask")
            assert (await answers("5" * 32, option=1, **card))["kind"] == "did"
            await lead.leads("card", card=first, step="show")
            assert (await answers("6" * 32, option=0, **card))["code"] == "too_late"
            kept = (await site.tables.store.sessions.load_session(session["session"])).answers
            assert [(one.phase, one.question, one.option) for one in kept] == [
                ("before", asked, 2),
                ("card", first, 1),
            ]

    asyncio.run(run())
