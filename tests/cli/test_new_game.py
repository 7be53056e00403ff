"""A new game is written, and keeps every promise before its author has changed a line."""

import subprocess
import sys

import pytest

from commands import run as command
from packages import installed, run


@pytest.fixture
def made(capsys, tmp_path):
    code, out, _err = command(capsys, "new-game", "tally-duel", "--into", str(tmp_path))
    assert code == 0
    assert "17 files" in " ".join(out.split())
    return tmp_path / "tally-duel"


def test_its_tests_and_the_promises_of_every_game_pass(made, tmp_path):
    paths = installed(made, tmp_path / "site")
    said = run(paths, "pytest", "-q", "-p", "tallystick.conformance.plugin", where=made)
    assert "23 passed" in said


def test_a_rule_that_breaks_a_promise_is_noticed(made, tmp_path):
    """Mutant: a copy shares what was taken with the original."""
    rules = made / "src/tally_duel/game.py"
    rules.write_text(rules.read_text("utf-8").replace("state.taken[:]", "state.taken"))
    path = installed(made, tmp_path / "site")
    with pytest.raises(AssertionError, match="test_a_clone_is_equal_and_independent"):
        run(path, "pytest", "-q", "-p", "tallystick.conformance.plugin", where=made)


def test_it_is_in_the_house_style(made):
    for how in (["format", "--check"], ["check", "--ignore", "I001"]):  # which package is whose, ruff cannot know
        subprocess.run([sys.executable, "-m", "ruff", *how, "--isolated", "--line-length", "120", made], check=True)


def test_it_is_played_from_the_command_line(made, tmp_path):
    paths = installed(made, tmp_path / "site")
    run(paths, "tallystick", "play-out", "tally-duel", "--players", "3", "--journal", str(tmp_path / "game.jsonl"))
    assert "Proved" in run(paths, "tallystick", "verify", str(tmp_path / "game.jsonl"), "--lang", "en")


@pytest.mark.parametrize("name", ["Tally", "1st", "a--b", "..", "if", "x" * 41, "tally_duel", "a/b"])
def test_a_name_that_no_game_can_bear_is_refused(capsys, tmp_path, name):
    code, _out, err = command(capsys, "new-game", name, "--into", str(tmp_path))
    assert (code, "is no name for a game" in err) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_neither_a_game_nor_a_folder_is_overwritten(capsys, tmp_path, made):
    assert "already a game" in command(capsys, "new-game", "cryptominer", "--into", str(tmp_path))[2]
    before = {path: path.read_bytes() for path in made.rglob("*") if path.is_file()}
    assert "already a folder" in command(capsys, "new-game", "tally-duel", "--into", str(tmp_path))[2]
    assert before == {path: path.read_bytes() for path in made.rglob("*") if path.is_file()}


def test_a_folder_that_cannot_be_written_is_one_sentence(capsys, tmp_path):
    (tmp_path / "file").write_text("")
    code, _out, err = command(capsys, "new-game", "tally-duel", "--into", str(tmp_path / "file"))
    assert (code, "cannot be written to" in err) == (2, True)
