"""A class on paper: one phone a table keeps the book, and the cockpit shows the table like any other."""

import asyncio

import pytest

from servers import serving
from sessions.lines import enter, leading, made
from tallystick.journal.verify import verify
from tallystick.kernel.refusals import Refused
from tallystick.sessions.plan import Plan, checked, on_paper

START = {"winning": "7D", "throws": [5, 2]}
BLOCK = {
    "rows": [{"seat": 0, "die": 2, "card": "AQH", "mined": "7H"}, {"seat": 1, "die": 5, "card": "A4S", "mined": "JS"}]
}


def test_only_a_game_with_a_book_is_played_on_paper():
    assert checked(Plan(game="cryptominer", paper=True)).paper
    with pytest.raises(Refused, check=lambda no: no.code == "not_by_hand"):
        checked(Plan(game="blockchain", paper=True))
    assert not on_paper(Plan(paper=True), "blockchain")


def test_the_cockpit_shows_what_was_booked(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            session = await made(site, paper=True, table_size=2, options={"rounds": 1}, questions=False)
            lead = await leading(site, session)
            keepers = [await enter(site, session) for _ in range(2)]
            await lead.leads("seat")
            await lead.leads("begin")
            await lead.until(lambda line: len(line.rows) == 2 and all(row["started"] for row in line.rows.values()))
            sitting = keepers[0].line
            await sitting.until(lambda line: line.sitting["place"]["started"])
            place = sitting.sitting["place"]
            assert sitting.sitting["paper"]
            assert [mate["bot"] for mate in place["mates"]] == [False, False]

            async def book(form, name):
                path = f"/api/tables/{place['table']}/book"
                return (await site.ask("POST", path, {"id": name, "form": form}, place["token"]))[:2]

            assert (await book(START, "start"))[0] == 200
            await lead.leads("pause", table=place["number"])
            status, answer = await book(BLOCK, "block")
            assert (status, answer["refused"]["code"]) == (400, "paused")
            await lead.leads("resume", table=place["number"])
            refused = await lead.asks("bot", table=place["number"], seat=0)
            assert refused["kind"] == "refused"
            assert refused["code"] == "no_bots_on_paper"
            assert (await book(BLOCK | {"balances": [53, 50]}, "block"))[0] == 200
            await lead.until(lambda line: line.rows[place["number"]]["over"])
            row = lead.rows[place["number"]]
            assert [seat["value"] for seat in row["seats"]] == [53, 50]
            assert not any(seat["bot"] or seat["away"] for seat in row["seats"])
            journal = (await site.ask("GET", f"/api/tables/{place['table']}/journal"))[1]
            return journal.encode() if isinstance(journal, str) else journal

    assert verify(asyncio.run(run())) is not None
