"""Copy the data of a server, put them back, look through every table."""

import asyncio
import base64
import gzip
import json
import os
import secrets
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from gallery import GALLERY
from promises import counted
from servers import serving
from tallystick.api.outside_bot import play_seat
from tallystick.cli import main
from tallystick.games import CATALOGUE
from tallystick.journal.verify import read_entries
from tallystick.storage.sqlite import SqliteStore

STORED = Path(__file__).parents[1] / "stored" / "0.1.0.sqlite.gz"


def run(capsys, *arguments, lang="en"):
    """Exit code, and what was said in one line each on standard output and standard error."""
    with pytest.raises(SystemExit) as ended:
        main([*map(str, arguments), "--lang", lang])
    captured = capsys.readouterr()
    return ended.value.code or 0, " ".join(captured.out.split()), " ".join(captured.err.split())


@pytest.fixture
def data(tmp_path):
    """A folder with nine tables, running and finished."""
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "tallystick.sqlite").write_bytes(gzip.decompress(STORED.read_bytes()))
    return folder


def command(*arguments):
    """The same in a process of its own, as beside a running server."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run(
        [sys.executable, "-m", "tallystick.cli", *map(str, arguments), "--lang", "en"],
        env=environment,
        capture_output=True,
        text=True,
    )


class Player:
    """Plays one table after the other, and knows what was acknowledged when."""

    def __init__(self, site):
        self.site = site
        self.acknowledged = []

    async def play(self):
        while True:
            made = await self.site.make(seats=2, bots={"1": "good"}, start=True, options={"rounds": 4})
            async with self.site.at_table(made["table"], made["seats"][0]["token"], close_timeout=0.2) as ana:
                while not (ana.entries and ana.entries[-1]["kind"] == "end"):
                    if not (ana.frame and ana.frame["legal"]):
                        await ana.hear()
                        continue
                    move_id = secrets.token_hex(16)
                    answer = await ana.ask_move(ana.frame["legal"][-1], move_id)
                    if answer["kind"] == "done":
                        self.acknowledged.append((made["table"], answer["seq"], move_id))
                        while ana.frame["seq"] < answer["seq"]:
                            await ana.hear()


def test_a_copy_taken_under_load_has_every_move_that_was_acknowledged_before_it(tmp_path, data):
    """The drill: back up while eight tables play, restore into an empty folder, check, compare, and play on."""
    copy, elsewhere = tmp_path / "copy.sqlite", tmp_path / "elsewhere"

    async def play():
        async with serving(data, tables_at_once=1000) as site:
            # at worst, everything that was played lies in the log
            await site.tables.store._writer.ask(lambda connection: connection.execute("PRAGMA wal_autocheckpoint = 0"))
            players = [Player(site) for _ in range(8)]
            tasks = [asyncio.create_task(player.play()) for player in players]
            while sum(len(player.acknowledged) for player in players) < 200:
                await asyncio.sleep(0.02)
            before = [one for player in players for one in player.acknowledged]
            done = await asyncio.to_thread(command, "backup", copy, "--data", data)
            after = sum(len(player.acknowledged) for player in players)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            return before, after, done

    before, after, done = asyncio.run(play())
    assert (done.returncode, done.stderr) == (0, "")
    assert after > len(before), "nobody moved while the copy was made"
    restored = command("restore", copy, "--data", elsewhere)
    assert (restored.returncode, restored.stderr) == (0, "")
    checked = command("check", "--data", elsewhere)
    assert (checked.returncode, "damaged: 0" in checked.stdout) == (0, True)

    async def look():
        store = SqliteStore(elsewhere / "tallystick.sqlite")
        stored = {table: (await store.load(table))[1] for table, _, _ in before}
        store.close()
        return stored

    stored = asyncio.run(look())
    for table, seq, move_id in before:
        journal = b"".join(entry.line + b"\n" for entry in stored[table])
        assert read_entries(journal)[seq].id == move_id
    assert len(before) >= 200
    counted("R20", acknowledged_moves_before_the_copy=len(before), moves_during_it=after - len(before), lost=0)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_is_overwritten_unless_it_is_said(capsys, tmp_path, data, lang):
    copy, elsewhere = tmp_path / "copy.sqlite", tmp_path / "elsewhere"
    assert run(capsys, "backup", copy, "--data", tmp_path / "nowhere", lang=lang)[0] == 2
    assert run(capsys, "backup", copy, "--data", data, lang=lang)[0] == 0
    assert run(capsys, "backup", copy, "--data", data, lang=lang)[0] == 2
    assert run(capsys, "backup", copy, "--data", data, "--force", lang=lang)[0] == 0
    assert run(capsys, "restore", copy, "--data", elsewhere, lang=lang)[0] == 0
    there = (elsewhere / "tallystick.sqlite").read_bytes()
    assert run(capsys, "restore", copy, "--data", elsewhere, lang=lang)[0] == 2
    assert (elsewhere / "tallystick.sqlite").read_bytes() == there
    assert run(capsys, "restore", copy, "--data", elsewhere, "--force", lang=lang)[0] == 0
    store = SqliteStore(elsewhere / "tallystick.sqlite")
    code, _, err = run(capsys, "restore", copy, "--data", elsewhere, "--force", lang=lang)
    store.close()
    assert (code, "elsewhere" in err.replace(" ", "")) == (2, True)
    copy.write_bytes(b"garbage" * 1000)
    assert run(capsys, "restore", copy, "--data", elsewhere, "--force", lang=lang)[0] == 2
    assert run(capsys, "check", "--data", elsewhere, lang=lang)[0] == 0
    assert sorted(path.name for path in elsewhere.iterdir()) == ["tallystick.lock", "tallystick.sqlite"]


def test_a_file_without_its_log_is_taken_only_by_force(capsys, tmp_path, data):
    """As it lies there while a server has it open; a copy of it alone misses what is in the log."""
    store = SqliteStore(data / "tallystick.sqlite")
    alone, elsewhere = tmp_path / "alone.sqlite", tmp_path / "elsewhere"
    shutil.copy(data / "tallystick.sqlite", alone)
    store.close()
    for asked in (["check", alone], ["restore", alone, "--data", elsewhere]):
        code, _, err = run(capsys, *asked)
        assert (code, "alone.sqlite-wal" in err.replace(" ", "")) == (2, True)
    assert run(capsys, "restore", alone, "--data", elsewhere, "--force")[0] == 0
    SqliteStore(elsewhere / "tallystick.sqlite").close()


def changed(data, statement, *given):
    connection = sqlite3.connect(data / "tallystick.sqlite", isolation_level=None)
    found = connection.execute(statement, given).fetchone()
    connection.close()
    return found


def bend_entry(data):
    number, seq, line = changed(data, "SELECT table_number, seq, line FROM entries WHERE table_number = 3 AND seq = 9")
    bent = line.replace(b'"seq":9', b'"seq":8')
    changed(data, "UPDATE entries SET line = ? WHERE table_number = ? AND seq = ?", bent, number, seq)


def bend_seed(data):
    (beside,) = changed(data, "SELECT beside FROM tables WHERE number = 3")
    fields = json.loads(beside) | {"server_seed": base64.b64encode(b"x" * 32).decode()}
    changed(data, "UPDATE tables SET beside = ? WHERE number = 3", json.dumps(fields).encode())


DAMAGES = {
    "an entry that was changed": bend_entry,
    "an entry that is missing": lambda data: changed(data, "DELETE FROM entries WHERE table_number = 3 AND seq = 9"),
    "every entry is missing": lambda data: changed(data, "DELETE FROM entries WHERE table_number = 3"),
    "a seed that was not promised": bend_seed,
    "what is beside it": lambda data: changed(data, "UPDATE tables SET beside = x'7b' WHERE number = 3"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_one_damaged_table_is_named_and_the_others_are_checked(capsys, tmp_path, data, damage):
    whole = run(capsys, "check", "--data", data)
    assert (whole[0], whole[2], whole[1].startswith("9 tables")) == (0, "", True)
    DAMAGES[damage](data)
    (table,) = changed(data, "SELECT id FROM tables WHERE number = 3")
    code, out, err = run(capsys, "check", "--data", data)
    assert code == 1
    assert (out[:8], out[-11:]) == ("9 tables", "damaged: 1.")
    assert err.startswith(f"Table {table}: ")
    assert err.count("Table ") == 1
    copy = tmp_path / "copy.sqlite"
    assert run(capsys, "backup", copy, "--data", data)[0] == 0
    assert run(capsys, "restore", copy, "--data", tmp_path / "elsewhere")[0] == 2
    assert not (tmp_path / "elsewhere" / "tallystick.sqlite").exists()
    assert run(capsys, "restore", copy, "--data", tmp_path / "elsewhere", "--force")[0] == 0


@pytest.mark.parametrize("statement", ["UPDATE texts SET text = 'another'", "DELETE FROM texts"])
def test_a_text_that_is_not_what_was_written_is_named(capsys, tmp_path, monkeypatch, statement):
    monkeypatch.setitem(CATALOGUE, "gallery", GALLERY)

    async def play():
        async with serving(tmp_path) as site:
            options = {"turns": 4, "suggestions": 0}
            made = await site.make(game="gallery", seats=2, bots={"1": "random"}, start=True, options=options)
            link = f"http://127.0.0.1:{site.port}/t/{made['table']}#{made['seats'][0]['token']}"
            await play_seat(link, bot="random")

    asyncio.run(play())
    assert run(capsys, "check", "--data", tmp_path)[0] == 0
    changed(tmp_path, "UPDATE texts SET text = NULL, salt = NULL WHERE seq = (SELECT max(seq) FROM texts)")
    assert run(capsys, "check", "--data", tmp_path)[0] == 0, "erased is not damaged"
    changed(tmp_path, statement)
    code, _, err = run(capsys, "check", "--data", tmp_path)
    assert (code, "text" in err) == (1, True)


def test_rules_that_are_missing_are_asked_for_by_their_number(capsys, data, monkeypatch):
    later = type(CATALOGUE["cryptominer"])()
    later.version = 2
    monkeypatch.setitem(CATALOGUE, "cryptominer", later)
    code, out, err = run(capsys, "check", "--data", data)
    assert code == 1, "a table that is still played needs them"
    assert "damaged: 0" in out
    assert err.count("version 1 of the rules of cryptominer") == 2


@pytest.mark.parametrize(
    ("lang", "says"), [("en", "You may not read or write"), ("fr", "Tu ne peux ni lire ni écrire")]
)
def test_data_of_somebody_else_are_refused_in_a_sentence(capsys, data, tmp_path, monkeypatch, lang, says):
    """Who is root may read everything, so the system's answer is put in its place."""

    def refused(file, *_given, **_named):
        raise PermissionError(13, "Permission denied", str(file))

    monkeypatch.setattr("tallystick.storage.backup.back_up", refused)
    code, _out, err = run(capsys, "backup", tmp_path / "copy.sqlite", "--data", data, lang=lang)
    assert code == 2
    assert says in err
