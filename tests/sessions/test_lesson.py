"""A whole lesson, led over sockets: everything that happens in a class, from the code to the end."""

import asyncio
import contextlib

import pytest

from servers import serving
from sessions.lines import Pupil, a_class, enter, journals, leading, made
from tallystick.games import OURS
from tallystick.journal.verify import read_entries, verify


def notes(journal):
    return [(entry.body["note"], entry.actor) for entry in read_entries(journal) if "note" in entry.body]


async def seated(site, session, people, **fields):
    """A class at its tables, which have begun."""
    lead = await leading(site, session)
    pupils = await a_class(site, session, people)
    await lead.leads("seat")
    await asyncio.gather(*(pupil.sit() for pupil in pupils))
    await lead.leads("begin")
    tables = len(lead.hall["seating"]["tables"])
    await lead.until(lambda line: len(line.rows) == tables and all(row["started"] for row in line.rows.values()))
    return lead, pupils


def at_table(pupils, number):
    return [
        pupil for pupil in pupils if pupil.line.sitting["place"] and pupil.line.sitting["place"]["number"] == number
    ]


def test_a_lesson_of_market_island_with_27_people_at_7_tables(tmp_path):
    async def run():
        async with serving(tmp_path, bot_pause=0.05) as site:
            options = {"rounds": 60, "totem_bars": "one_round"}  # nobody is barred for good, so no table ends by itself
            session = await made(site, title="7b", options=options)
            lead, pupils = await seated(site, session, 27)
            sizes = sorted(sum(not seat["bot"] for seat in row["seats"]) for row in lead.rows.values())
            assert sizes == [3, 4, 4, 4, 4, 4, 4]
            journal = await site.journal(lead.rows[1]["table"])
            left_out = [note for note in notes(journal) if note[0] == "left_out"]
            assert left_out == [], "everybody who was there took part in the chance"

            # Help is asked for, and somebody comes
            asking = at_table(pupils, 2)[0]
            await asking.line.say(say="hand", up=True, text="Which card?")
            await lead.until(lambda line: line.needs and line.needs[0]["what"] == "help")
            need = lead.needs[0]
            assert (need["table"], need["number"], need["args"]["text"]) == (2, asking.number, "Which card?")
            await lead.until(lambda line: line.rows[2]["condition"] == "help")
            await lead.leads("done", need=need["id"])
            await lead.until(lambda line: not line.needs)
            await asking.line.say(say="hand", up=False)
            await lead.until(lambda line: line.rows[2]["condition"] != "help")

            # A phone is lost, and the seat given back on another one
            lost = at_table(pupils, 3)[0]
            place = lost.line.sitting["place"]
            _, claimed, _ = await site.ask("POST", "/api/claim", {"code": session["code"], "name": lost.name})
            entered = {"session": session["session"], "number": lost.number, "name": lost.name}
            found = await Pupil(site, entered | {"token": claimed["claim"]}).line.open()
            await lead.until(lambda line: any(one["what"] == "claim" for one in line.needs))
            await lead.leads("give", claim=lead.needs[0]["args"]["claim"])
            await lost.line.line.wait_closed()
            assert lost.line.line.close_code == 4003, "the old token is dead"
            await found.until(lambda line: line.sitting and line.sitting["place"])
            assert found.sitting["place"] | {"token": 0} == place | {"token": 0, "mates": place["mates"]}
            assert found.sitting["place"]["token"] == claimed["claim"]
            again = Pupil(site, entered | {"token": claimed["claim"]})
            again.line = found
            await again.sit()
            with contextlib.suppress(Exception):
                await lost.at_table.line.wait_closed()
            assert lost.at_table.line.close_code == 4003
            pupils[pupils.index(lost)] = again
            assert ("given", -2) in notes(await site.journal(place["table"]))

            # A bot plays for somebody who is still there, until they are back
            resting = at_table(pupils, 4)[0]
            seat = resting.line.sitting["place"]["seat"]
            await lead.leads("bot", table=4, seat=seat)
            await lead.until(lambda line: line.rows[4]["seats"][seat]["bot"])
            await lead.leads("bot_out", table=4, seat=seat)
            await lead.until(lambda line: not line.rows[4]["seats"][seat]["bot"])

            # Pause all: every table stands, every phone says so, and one that has its own pause keeps it
            await lead.leads("pause", table=5)
            await lead.leads("pause")
            await lead.until(lambda line: all(row["paused"] for row in line.rows.values()))
            await pupils[0].line.until(lambda line: line.sitting["paused"] and line.sitting["why"] == "facilitator")
            before = {number: row["entries"] for number, row in lead.rows.items()}
            await asyncio.sleep(1.2)
            assert {number: row["entries"] for number, row in lead.rows.items()} == before
            await lead.leads("resume")
            await lead.until(lambda line: [n for n, row in line.rows.items() if row["paused"]] == [5])
            await lead.leads("resume", table=5)
            await lead.until(lambda line: not any(row["paused"] for row in line.rows.values()))
            await lead.until(lambda line: all(row["entries"] > before[n] + 1 for n, row in line.rows.items()))

            # A late person gets a bot's seat
            late = await enter(site, session)
            await late.line.until(lambda line: line.sitting["waiting"])
            await lead.until(lambda line: any(one["what"] == "late" for one in line.needs))
            need = next(one for one in lead.needs if one["what"] == "late")
            assert need["args"]["table"] is not None
            await lead.leads("late", number=late.number)
            await late.sit()
            number = late.line.sitting["place"]["number"]
            await lead.until(lambda line: late.number in [one["person"] for one in line.rows[number]["seats"]])
            pupils.append(late)

            # Somebody else leads on from elsewhere, with the same rows
            _, opened, _ = await site.ask(
                "POST", f"/api/sessions/{session['session']}/key", {"words": session["words"]}
            )
            await lead.close()
            lead = await leading(site, session, opened["key"])
            await lead.until(lambda line: len(line.rows) == 7)
            assert lead.hall["plan"]["title"] == "7b"

            # More time, a message, a moment that is kept, then the last round
            await lead.leads("more_time", minutes=2)
            await lead.leads("say", text="Two more minutes", wall=True)
            await pupils[1].line.until(lambda line: (line.sitting["message"] or {}).get("text") == "Two more minutes")
            await lead.leads("keep", table=1, seq=9, idea="luck")
            await lead.leads("pause", table=1)
            await lead.leads("last_round", table=1)
            await lead.leads("resume", table=1)
            await lead.until(lambda line: line.rows[1]["over"], 40)
            assert lead.rows[1]["outcome"] == "time"
            await lead.until(lambda line: line.hall["kept"] == [{"table": 1, "seq": 9, "idea": "luck"}])

            # Everything is stopped at the time, and proved afterwards
            await lead.leads("together", stop=True)
            await lead.until(lambda line: all(row["over"] for row in line.rows.values()))
            await lead.leads("end")
            await lead.until(lambda line: line.hall["phase"] == "over")
            for number, journal in (await journals(site, lead)).items():
                outcome = verify(journal)
                assert outcome.reason == ("time" if number == 1 else "stopped")
                assert len(outcome.scores) == 4
                assert (outcome.winners == ()) == (number != 1)
            assert (await lead.asks("begin"))["code"] == "session_over"
            for pupil in pupils:
                await pupil.go()
            await lead.close()

    asyncio.run(run())


@pytest.mark.parametrize("game", [game for game in OURS if game.name != "market-island"], ids=lambda game: game.name)
def test_the_other_games_are_led_from_start_to_stop(tmp_path, game):
    async def run():
        async with serving(tmp_path, bot_pause=0.05) as site:
            session = await made(site, game=game.name, table_size=max(4, game.fewest))
            lead, pupils = await seated(site, session, 9)
            for number, row in lead.rows.items():  # who has to write is played by a bot
                for seat in [one["seat"] for one in row["seats"] if not one["bot"]]:
                    await lead.leads("bot", table=number, seat=seat)
            await lead.until(lambda line: all(row["entries"] > 30 for row in line.rows.values()), 60)
            for row in lead.rows.values():
                assert row["phase"].startswith(game.mark)
                assert all(seat["word"].startswith(game.mark) for seat in row["seats"])
            await lead.leads("pause")
            await lead.until(lambda line: all(row["paused"] for row in line.rows.values()))
            await lead.leads("resume")
            await lead.leads("stop", table=1)
            await lead.until(lambda line: line.rows[1]["condition"] == "stopped")
            await lead.leads("end")
            await lead.until(lambda line: all(row["over"] for row in line.rows.values()))
            for journal in (await journals(site, lead)).values():
                outcome = verify(journal)
                assert (outcome.reason, outcome.winners) == ("stopped", ())
            for pupil in pupils:
                await pupil.go()

    asyncio.run(run())


def test_whoever_is_away_for_too_long_is_played_by_a_bot_and_takes_over_again(tmp_path):
    async def run():
        async with serving(tmp_path, bot_pause=0.05) as site:
            session = await made(site, bot_after=1)
            lead, pupils = await seated(site, session, 8)
            away = pupils[0]
            place = away.line.sitting["place"]
            await away.leave_table()
            await lead.until(lambda line: line.rows[place["number"]]["seats"][place["seat"]]["bot"])
            said = [entry.body for entry in read_entries(await site.journal(place["table"])) if "note" in entry.body]
            assert [one["why"] for one in said if one["note"] == "taken_over"] == ["away"]
            await away.sit()
            await away.at_table.say(say="host", do="give_back", seat=place["seat"])
            await lead.until(lambda line: not line.rows[place["number"]]["seats"][place["seat"]]["bot"])
            for pupil in pupils:
                await pupil.go()

    asyncio.run(run())


def test_wifi_gone_for_all_is_a_storm_in_which_nobody_is_replaced(tmp_path):
    """The lines of 60 people are lost and come back one after the other: clocks stood, and one line said so."""

    async def run():
        async with serving(tmp_path, bot_pause=0.05) as site:
            session = await made(site, bot_after=1, expected=60)
            lead, pupils = await seated(site, session, 60)
            live = site.running.config.app.sessions.live[session["session"]]
            live.loaded_at -= 60_000
            for pupil in pupils:
                pupil.playing.cancel()
                pupil.at_table.line.transport.abort()
                pupil.line.line.transport.abort()
            await lead.until(lambda line: line.hall["storm"] is not None)
            await lead.until(lambda line: all(row["paused"] for row in line.rows.values()))
            assert lead.hall["storm"]["lost"] > 20
            assert lead.hall["paused"] == "lines"
            still = {number: row["entries"] for number, row in lead.rows.items()}
            await asyncio.sleep(3)
            assert [need for need in lead.needs if need["what"] in ("waits", "away", "bot")] == []
            assert {number: row["entries"] for number, row in lead.rows.items()} == still, "everything waits"
            back = []
            for place, pupil in enumerate(pupils):
                again = Pupil(
                    site,
                    {"session": session["session"], "number": pupil.number, "name": pupil.name}
                    | {"token": pupil.line.token},
                )
                await again.enter()
                await again.sit()
                back.append(again)
                if place % 9 == 0:
                    await asyncio.sleep(0.05)
            await lead.until(lambda line: line.hall["storm"] is None and not line.hall["paused"])
            await lead.until(lambda line: all(row["entries"] > still[n] + 1 for n, row in line.rows.items()), 40)
            for row in lead.rows.values():
                journal = await site.journal(row["table"])
                assert [note for note in notes(journal) if note[0] in ("taken_over", "left")] == []
                said = [entry.body for entry in read_entries(journal) if entry.body.get("note") == "paused"]
                assert [one["why"] for one in said] == ["lines"]
            log = (await site.tables.store.sessions.load_session(session["session"])).log
            assert [entry.what for entry in log if entry.by == "server"].count("storm") == 1
            for pupil in back:
                await pupil.go()

    asyncio.run(run())
