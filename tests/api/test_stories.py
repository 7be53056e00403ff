"""The story of a table is told once it is over, to everybody alike."""

import asyncio

from servers import serving
from tallystick.tables.telling import story_of


def test_a_story_is_told_when_the_table_is_over_and_follows_from_its_journal(tmp_path):
    async def run():
        async with serving(tmp_path) as site:
            table = await site.make(seats=2, bots={"1": "random"}, start=True)
            path = f"/api/tables/{table['table']}"
            async with site.at_table(table["table"], table["seats"][0]["token"]) as client:
                early = await site.ask("GET", path + "/story")
                await client.play_on()
            told = [await site.ask("GET", path + "/story") for _ in range(2)]
            _, journal, _ = await site.ask("GET", path + "/journal")
            missing = await site.ask("GET", "/api/tables/nowhere/story")
            return early, told, journal, missing

    early, told, journal, missing = asyncio.run(run())
    assert (early[0], early[1]["refused"]["code"]) == (409, "not_over")
    assert missing[0] == 404
    story = story_of(journal.encode() if isinstance(journal, str) else journal)
    assert told[0] == told[1] or told[0][1] == told[1][1]
    assert told[0][1]["final"] == list(story.final)
    assert told[0][1]["ideas"] == story.ideas
