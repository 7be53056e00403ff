"""Beside the game: a ledger kept by hand, for which the table waits, and a forged chain that is shown around."""

import asyncio
import contextlib

import pytest

from servers import serving
from tallystick.journal.verify import verify
from tallystick.tables import aside, showing


def kept(client):
    """The blocks of the journal, and what was noted of the copies."""
    events = [event for entry in client.entries for event in entry["body"].get("events", ())]
    blocks = [event["block"] for event in events if event["event"] == "block_mined"]
    notes = [entry["body"] for entry in client.entries if entry["body"].get("note") == "compared"]
    return blocks, notes


async def play_until_a_block(*clients):
    """Everybody mines, until somebody has mined a block."""
    await asyncio.gather(*(client.play_on(until=lambda one: kept(one)[0]) for client in clients))


@contextlib.asynccontextmanager
async def two_people(site, **changes):
    made = await site.make(seats=3, own_seats=2, bots={"2": "good"}, start=True, **changes)
    tokens = [place["token"] for place in made["seats"]]
    async with site.at_table(made["table"], tokens[0]) as ana, site.at_table(made["table"], tokens[1]) as ben:
        yield made, ana, ben


def waits(told):
    return told["kind"] == "aside" and told["number"] > 0


def test_after_a_block_the_table_waits_until_all_have_sent_their_copy_and_the_journal_says_what_they_had(tmp_path):
    async def run():
        async with (
            serving(tmp_path) as site,
            two_people(site, ledger_by_hand=True, options={"rounds": 3}) as (
                made,
                ana,
                ben,
            ),
        ):
            await play_until_a_block(ana, ben)
            told = await ana.hear_until(waits)
            block = kept(ana)[0][0]
            assert (told["number"], told["sent"]) == (block["round"], [])
            assert 170_000 < told["ends_in_ms"] <= 180_000
            assert ana.frame["legal"] == ben.frame["legal"] == []
            assert (await ana.ask_move({"move": "roll"}))["code"] == "compare_first"
            entries = len(ana.entries)

            true, wrong = list(block["balances"]), [block["balances"][0] + 6, *block["balances"][1:]]
            await ana.say(say="ledger", round=block["round"], ledgers=[wrong])
            assert (await ben.hear_until(lambda told: waits(told) and told["sent"]))["sent"] == [0]
            assert not any('"kind":"ledgers"' in text for text in ben.raw), "nobody's figures before all are in"
            await ana.say(say="ledger_back", round=block["round"])
            assert (await ben.hear_until(waits))["sent"] == []
            await asyncio.sleep(0.1)
            assert len(ana.entries) == entries, "the bot waits as well"

            await ana.say(say="ledger", round=block["round"], ledgers=[wrong])
            await ben.say(say="ledger", round=block["round"], ledgers=[true])
            await asyncio.gather(*(one.hear_until(lambda _, one=one: kept(one)[1]) for one in (ana, ben)))
            note = kept(ana)[1][0]
            assert note == {
                "copies": {"0": wrong, "1": true, "2": true},
                "note": "compared",
                "round": block["round"],
            }

            async def keep_and_play(one):
                while one.entries[-1]["kind"] != "end":
                    await one.play_on(until=lambda one: len(kept(one)[0]) > len(kept(one)[1]))
                    blocks, notes = kept(one)
                    if len(blocks) > len(notes):
                        await one.say(say="ledger", round=blocks[-1]["round"], ledgers=[blocks[-1]["balances"]])
                        await one.hear_until(lambda _, one=one: len(kept(one)[0]) == len(kept(one)[1]))

            await asyncio.gather(keep_and_play(ana), keep_and_play(ben))
            blocks, notes = kept(ana)
            assert [block["round"] for block in blocks] == [note["round"] for note in notes]
            assert verify(await site.journal(made["table"])).rounds == 3

    asyncio.run(run())


def test_who_is_away_is_not_waited_for_and_a_restart_forgets_no_wait(tmp_path, monkeypatch):
    monkeypatch.setattr(aside, "SECONDS_AWAY", 0.1)

    async def run():
        async with serving(tmp_path) as site, two_people(site, ledger_by_hand=True) as (made, ana, ben):
            await play_until_a_block(ana, ben)
            await ana.hear_until(waits)
        async with serving(tmp_path) as site, site.at_table(made["table"], made["seats"][0]["token"]) as ana:
            assert waits(await ana.hear_kind("aside")), "whoever comes is told"
            async with site.at_table(made["table"], made["seats"][1]["token"]):
                block = kept(ana)[0][0] if ana.entries else (await ana.hear_kind("frame")) and kept(ana)[0][0]
                await ana.say(say="ledger", round=block["round"], ledgers=[block["balances"]])
                await asyncio.sleep(0.2)
                assert kept(ana)[1] == []
            await ana.hear_until(lambda _: kept(ana)[1])
            assert sorted(kept(ana)[1][0]["copies"]) == ["0", "2"]

    asyncio.run(run())


def test_when_time_is_up_the_table_plays_on_with_the_copies_that_came(tmp_path, monkeypatch):
    monkeypatch.setattr(aside, "SECONDS_TO_DO_IT", 0.3)

    async def run():
        async with serving(tmp_path) as site, two_people(site, ledger_by_hand=True) as (_, ana, ben):
            await play_until_a_block(ana, ben)
            await ana.hear_until(lambda _: kept(ana)[1])
            assert sorted(kept(ana)[1][0]["copies"]) == ["2"]

    asyncio.run(run())


CHAIN = {"block": 1, "line": 0, "amount": 35, "mended": 1, "blocks": 1}


@pytest.mark.parametrize("game", ["market-island", "cryptominer"])
def test_a_forged_chain_reaches_the_others_and_their_answers_are_told_when_all_are_in(tmp_path, game):
    async def run():
        async with serving(tmp_path) as site, two_people(site, game=game) as (made, ana, ben):
            for one in (ana, ben):
                await one.hear_until(lambda told: told["kind"] == "frame" and told["view"])
            before = await site.journal(made["table"])
            async with site.at_table(made["table"]) as wall:
                await ana.say(say="show_chain", **CHAIN)
                for one in (ana, ben, wall):
                    told = await one.hear_kind("chain_shown")
                    assert (told["seat"], told["chain"]) == (0, {"say": "show_chain", **CHAIN})
                    assert (told["asked"], told["answered"], told["answers"]) == ([1], [2], None)
                await ben.say(say="show_chain", **CHAIN)
                assert (await ben.hear_kind("refused"))["code"] == "shown_too_soon"
                await ben.say(say="answer_chain", number=told["number"], keep=False)
                for one in (ana, ben, wall):
                    assert (await one.hear_kind("chain_shown"))["answers"] == {"1": False, "2": True}
                await ben.say(say="withdraw_chain")
                await ana.say(say="withdraw_chain")
                assert (await wall.hear_kind("chain_shown"))["seat"] == -1
                await wall.say(say="show_chain", **CHAIN)
                assert (await wall.hear_kind("refused"))["code"] == "bad_message"
            assert (await site.journal(made["table"]))[: len(before)] == before
            assert b"show_chain" not in await site.journal(made["table"])

    asyncio.run(run())


def test_who_does_not_answer_in_time_is_left_out(tmp_path, monkeypatch):
    monkeypatch.setattr(showing, "SECONDS_TO_ANSWER", 0.1)

    async def run():
        async with serving(tmp_path) as site, two_people(site) as (_, ana, ben):
            await ana.hear_until(lambda told: told["kind"] == "frame" and told["view"])
            await ana.say(say="show_chain", **CHAIN)
            for one in (ana, ben):
                told = await one.hear_until(lambda told: told["kind"] == "chain_shown" and told["answers"])
                assert told["answers"] == {"2": True}

    asyncio.run(run())
