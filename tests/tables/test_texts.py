"""What people write is beside the journal: proved while it is there, gone without a trace when it is erased."""

import asyncio
import json
import sqlite3
from typing import Annotated

import msgspec
import pytest

from gallery import GALLERY, GalleryOptions, Hang
from servers import serving
from tallystick.api.outside_bot import play_seat
from tallystick.bots.random_bot import RandomBot
from tallystick.cli import main
from tallystick.games import CATALOGUE
from tallystick.journal.entries import line
from tallystick.journal.texts import reference_to, verify_texts
from tallystick.journal.verify import Disproved, verify
from tallystick.kernel.forms import Written
from tallystick.kernel.game import Game
from tallystick.kernel.messages import Move, Secret
from tallystick.kernel.refusals import Refused
from tallystick.lab.play_out import finished_table
from tallystick.tables.texts import read_text

FIELD = Written(30, "G.1", needed=False)
WORDS = "Zanzibar quicksilver"

HARMLESS = [
    "<script>alert(1)</script>",
    "=1+1",
    "+33 -4 @SUM(A1)",
    '"; DROP TABLE texts; --',
    "l’été à « Paris » : ça va ?",
    "蒙娜丽莎",
    "الموناليزا",
    "मोना लिसा",
    "👩‍🎨🎨 ☀️",
    "{ $title } \\u0041",
    "a" * 30,
    "f" * 30,
]
HOSTILE = [
    ("", "text_empty"),
    ("   ", "text_empty"),
    ("\u00a0", "text_empty"),
    ("a" * 31, "text_too_long"),
    ("a" * 100_000, "text_too_long"),
    ("f" * 64, "text_too_long"),
    ("two\nlines", "text_not_plain"),
    ("two\rlines", "text_not_plain"),
    ("a\tb", "text_not_plain"),
    ("nul\0", "text_not_plain"),
    ("\x7f", "text_not_plain"),
    ("\x85", "text_not_plain"),
    ("line\u2028break", "text_not_plain"),
    ("evil\u202etxt", "text_not_plain"),
    ("\u2067left", "text_not_plain"),
    ("\u200f", "text_not_plain"),
    ("zero\u200bwidth", "text_not_plain"),
    ("join\u200ded", "text_not_plain"),
    ("\u2060", "text_not_plain"),
    ("\ufeff", "text_not_plain"),
    ("soft\u00adhyphen", "text_not_plain"),
    ("\u3164", "text_not_plain"),
    ("\u2800", "text_not_plain"),
    ("\ud800", "text_not_plain"),
    ("\ue000", "text_not_plain"),
    ("\U000e0041", "text_not_plain"),
    ("\U0010ffff", "text_not_plain"),
    ("\u0378", "text_not_plain"),
]


@pytest.fixture(autouse=True)
def gallery(monkeypatch):
    monkeypatch.setitem(CATALOGUE, "gallery", GALLERY)


@pytest.mark.parametrize("text", HARMLESS)
def test_plain_text_of_every_kind_stays_as_it_is(text):
    assert read_text(f"  {text} ", FIELD) == text.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize(("text", "code"), HOSTILE, ids=range(len(HOSTILE)))
def test_what_misleads_hides_or_harms_is_refused_with_its_section(text, code):
    with pytest.raises(Refused) as refused:
        read_text(text, FIELD)
    assert (refused.value.code, refused.value.section) == (code, "G.1")


def test_two_ways_to_write_the_same_are_one():
    assert read_text("Mari\u0301a\u202f !", FIELD) == "Mar\u00eda !"


def test_the_same_words_have_another_reference_at_another_salt_or_table():
    salts, tables = [b"1" * 32, b"2" * 32], ["one", "two"]
    assert len({reference_to(salt, table, WORDS) for salt in salts for table in tables}) == 4


def hang(title, **more):
    return {"move": "hang", "title": title, "nails": [1, 1], **more}


class Room:
    """A table of two seats, both of which this test plays."""

    def __init__(self, site, made):
        self.site = site
        self.table = made["table"]
        self.tokens = [place["token"] for place in made["seats"]]

    async def texts(self):
        return (await self.site.ask("GET", f"/api/tables/{self.table}/texts"))[1]

    async def rows(self):
        return await self.site.tables.store.texts(self.table)


async def open_room(site, **options):
    made = await site.make(game="gallery", seats=2, own_seats=2, start=True, options=options)
    return Room(site, made)


def playing(run, tmp_path, **options):
    """Both seats at a started table."""

    async def main():
        async with serving(tmp_path) as site:
            room = await open_room(site, **options)
            async with (
                site.at_table(room.table, room.tokens[0]) as one,
                site.at_table(room.table, room.tokens[1]) as two,
            ):
                seen = lambda told: told["kind"] == "frame" and told["view"]  # noqa: E731
                await asyncio.gather(one.hear_until(seen), two.hear_until(seen))
                return await run(room, one, two)

    return asyncio.run(main())


async def next_frame(client):
    return await client.hear_kind("frame")


def test_the_rules_and_the_journal_see_a_reference_and_everybody_gets_the_words(tmp_path):
    async def run(room, one, two):
        assert "texts" not in one.frame
        assert (await one.ask_move(hang(f"  {WORDS} ")))["kind"] == "done"
        mine, theirs = await next_frame(one), await next_frame(two)
        (reference,) = theirs["view"]["titles"]
        assert mine["texts"] == theirs["texts"] == {reference: WORDS}
        journal = await room.site.journal(room.table)
        assert WORDS.encode() not in journal
        assert journal.count(reference.encode()) == 2  # the move and what happened
        kept = (await room.texts())[reference]
        assert kept["text"] == WORDS
        assert reference_to(bytes.fromhex(kept["salt"]), room.table, WORDS) == reference
        assert (await two.ask_move(hang("second")))["kind"] == "done"
        assert list((await next_frame(one))["texts"].values()) == ["second"]
        async with room.site.at_table(room.table, after=one.frame["seq"]) as late:
            frame = await next_frame(late)
            assert frame["entries"] == []
            assert list(frame["texts"].values()) == [WORDS, "second"]

    playing(run, tmp_path)


def test_a_name_in_the_box_stays_and_any_other_name_is_somebodys_words(tmp_path):
    async def run(room, one, two):
        await one.ask_move(hang("@art.mona_lisa"))
        await next_frame(one)
        assert one.frame["view"]["titles"] == ["@art.mona_lisa"]
        assert "texts" not in one.frame
        await two.hear_until(lambda told: told.get("seq") == one.frame["seq"])
        await two.ask_move(hang("@ana.smith"))
        assert list((await next_frame(one))["texts"].values()) == ["@ana.smith"]
        assert b"ana.smith" not in await room.site.journal(room.table)

    playing(run, tmp_path)


def test_a_refused_or_repeated_move_keeps_nothing(tmp_path):
    async def run(room, one, two):
        for move, code in [
            (hang(WORDS, height=9), "not_a_move"),
            (hang("a\u202eb"), "text_not_plain"),
            (hang(""), "text_empty"),
            (hang("a" * 31), "text_too_long"),
        ]:
            assert (await one.ask_move(move))["code"] == code
        assert (await two.ask_move(hang(WORDS)))["code"] == "not_your_turn"
        assert (await one.ask_move({"move": "form", "blanks": {}, "like": hang(WORDS)}))["code"] == "not_a_move"
        assert await room.rows() == []
        first = await one.ask_move(hang(WORDS), "a" * 32)
        assert await one.ask_move(hang("other"), "a" * 32, after=0) == first
        assert [row.text for row in await room.rows()] == [WORDS]

    playing(run, tmp_path)


def test_an_erased_text_leaves_no_trace_and_the_chain_whole(tmp_path):
    async def run(room, one, two):
        await one.ask_move(hang(WORDS))
        await asyncio.gather(next_frame(one), next_frame(two))
        await two.ask_move(hang("stays"))
        await asyncio.gather(next_frame(one), next_frame(two))
        first, second = one.frame["view"]["titles"]
        await two.say(say="erase", text=first)
        assert (await two.hear_kind("refused"))["code"] == "only_the_author"
        await two.say(say="erase", text="0" * 64)
        assert (await two.hear_kind("refused"))["code"] == "no_such_text"
        salt = (await room.rows())[0].salt
        await one.say(say="erase", text=first)
        for client in (one, two):
            assert await client.hear_kind("texts") == {"kind": "texts", "texts": {first: None}}
        assert (await room.rows())[0][3:] == (None, None)
        assert (await room.texts())[first] is None
        for file in tmp_path.iterdir():
            assert WORDS.encode() not in file.read_bytes(), file
            assert salt not in file.read_bytes(), file
        async with room.site.at_table(room.table) as late:
            assert (await next_frame(late))["texts"] == {first: None, second: "stays"}
        for number, client in enumerate((one, two)):
            await client.ask_move(hang(f"end {number}"))
            await asyncio.gather(next_frame(one), next_frame(two))
        await one.hear_until(lambda told: told["kind"] == "lobby" and told["over"])
        await one.say(say="erase", text=second)  # the host may, and after the end
        assert await one.hear_kind("texts") == {"kind": "texts", "texts": {second: None}}
        journal = await room.site.journal(room.table)
        assert verify(journal).reason == "full"
        texts = await room.texts()
        assert verify_texts(journal, json.dumps(texts).encode()) == (2, 2)
        return journal, texts

    journal, texts = playing(run, tmp_path)
    known = next(reference for reference, kept in texts.items() if kept)
    for changed, why in [
        (texts | {known: texts[known] | {"text": "other"}}, "wrong_text"),
        (texts | {known: texts[known] | {"salt": "no"}}, "wrong_text"),
        ({reference: kept for reference, kept in texts.items() if reference != known}, "text_missing"),
        (texts | {"0" * 64: None}, "unknown_text"),
        ([], "not_texts"),
    ]:
        with pytest.raises(Disproved) as disproved:
            verify_texts(journal, json.dumps(changed).encode())
        assert disproved.value.why == why

    with sqlite3.connect(tmp_path / "tallystick.sqlite") as connection:
        assert connection.execute("SELECT count(*) FROM texts").fetchone() == (4,)
    connection.close()


@pytest.mark.parametrize(
    ("kept", "code", "said"), [("{}", 0, "0 texts are as written; 0 erased"), ("[", 1, "Not proved")]
)
def test_the_command_line_proves_texts(tmp_path, capsys, kept, code, said):
    record = finished_table(GALLERY, [RandomBot()] * 2, GalleryOptions(), 1)
    (tmp_path / "game.jsonl").write_bytes(b"".join(map(line, record.entries)))
    (tmp_path / "texts.json").write_text(kept)
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(tmp_path / "game.jsonl"), "--texts", str(tmp_path / "texts.json"), "--lang", "en"])
    captured = capsys.readouterr()
    assert (ended.value.code or 0) == code
    assert said in captured.out + captured.err


def test_texts_come_back_after_a_restart_and_go_with_their_table(tmp_path):
    async def run(room, one, two):
        await one.ask_move(hang(WORDS))
        await two.hear_until(lambda told: told.get("texts"))
        await two.ask_move(hang("gone"))
        await two.hear_until(lambda told: list(told.get("texts", {}).values()) == ["gone"])
        await two.say(say="erase", text=two.frame["view"]["titles"][1])
        await two.hear_kind("texts")
        return room.table, room.tokens[0]

    table, token = playing(run, tmp_path)

    async def again():
        async with serving(tmp_path) as site:
            async with site.at_table(table, token) as back:
                assert list((await next_frame(back))["texts"].values()) == [WORDS, None]
            assert (await site.ask("DELETE", f"/api/tables/{table}", token=token))[0] == 204
            assert await site.tables.store.texts(table) == []
            for file in tmp_path.iterdir():
                assert WORDS.encode() not in file.read_bytes(), file

    asyncio.run(again())


def test_an_entry_that_cannot_be_written_keeps_no_text_either(tmp_path):
    async def run(room, one, two):
        table = await room.site.tables.find(room.table)
        store = table.store
        entry = store.append

        def twice(kept, texts=()):
            return entry(msgspec.structs.replace(kept, seq=0), texts)

        store.append = twice
        assert (await one.ask_move(hang(WORDS)))["code"] == "storage_failed"
        store.append = entry
        assert await room.rows() == []
        assert (await one.ask_move(hang(WORDS)))["kind"] == "done"

    playing(run, tmp_path)


@pytest.mark.parametrize("suggestions", [0, 2])
def test_bots_pass_through_the_same_door(tmp_path, suggestions):
    async def run():
        async with serving(tmp_path) as site:
            bots = {"1": "random"}
            options = {"turns": 6, "suggestions": suggestions}
            made = await site.make(game="gallery", seats=2, bots=bots, start=True, options=options)
            async with site.at_table(made["table"], made["seats"][0]["token"]) as ana:
                while not any(entry["kind"] == "end" for entry in ana.entries):
                    await ana.hear()
                    if ana.frame and ana.frame["legal"] and ana.frame["view"]["to_act"] == [0]:
                        await ana.ask_move(hang("@art.the_scream"))
            journal = await site.journal(made["table"])
            texts = (await site.ask("GET", f"/api/tables/{made['table']}/texts"))[1]
            assert verify(journal).rounds == 6
            assert verify_texts(journal, json.dumps(texts).encode()) == (0 if suggestions else 3, 0)

    asyncio.run(run())


def test_a_game_knows_where_people_write():
    assert GALLERY.texts == {Hang: {"title": FIELD}}
    assert CATALOGUE["market-island"].texts == {}


class Whisper(Move, frozen=True, tag="whisper"):
    word: Annotated[Secret[str], Written(9, "G.1")] = ""


def test_a_text_that_only_one_seat_may_know_is_no_text():
    with pytest.raises(TypeError, match="for everybody"):
        Game("whispers", 1, 1, 1, GalleryOptions, (Whisper,), {}, {}, {})


@pytest.mark.parametrize("suggestions", [0, 2])
def test_a_bot_from_outside_fills_forms(tmp_path, suggestions):
    async def run():
        async with serving(tmp_path) as site:
            options = {"turns": 4, "suggestions": suggestions}
            made = await site.make(game="gallery", seats=2, bots={"1": "random"}, start=True, options=options)
            link = f"http://127.0.0.1:{site.port}/t/{made['table']}#{made['seats'][0]['token']}"
            assert await asyncio.wait_for(play_seat(link, bot="random"), 20) == 2
            journal = await site.journal(made["table"])
            assert verify(journal).rounds == 4

    asyncio.run(run())
