"""A game in a package of its own joins by its entry point: nothing of ours names it."""

import os
import subprocess
import sys
from pathlib import Path

OUTSIDE = Path(__file__).parent / "outside"


def run(*command):
    path = os.pathsep.join([str(OUTSIDE), *sys.path])
    done = subprocess.run([sys.executable, *command], env={**os.environ, "PYTHONPATH": path}, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout.decode()


def test_it_is_played_sealed_verified_and_told(tmp_path):
    journal = str(tmp_path / "game.jsonl")
    run("-m", "tallystick.cli", "play-out", "tally-stones", "--players", "3", "--seed", "5", "--journal", journal)
    assert "Proved" in run("-m", "tallystick.cli", "verify", journal, "--lang", "en")
    told = run("-m", "tallystick.cli", "replay", journal, "--lang", "en")
    assert "takes the last stone and wins" in told
    assert "prend la dernière pierre" in run("-m", "tallystick.cli", "replay", journal, "--lang", "fr")


PLAY_BY_THE_FIRST_RULES = """
import sys
from pathlib import Path
from tally_stones import GAME
from tallystick.bots import bot_named
from tallystick.journal.entries import line
from tallystick.kernel.options import read_options
from tallystick.lab.play_out import finished_table
old = GAME.at(1)
played = finished_table(old, [bot_named(old, "random")] * 2, read_options(old.options, {}), 3)
assert max(move.stones for move in played.moves.values()) == 2
Path(sys.argv[1]).write_bytes(b"".join(map(line, played.entries)))
"""
VERIFY_WITHOUT_THEM = """
import sys
from tally_stones import GAME
from tallystick.cli import main
GAME.earlier.clear()
sys.stderr = sys.stdout
try:
    main(["verify", sys.argv[1], "--lang", "en"])
except SystemExit as end:
    print(end.code)
"""


def test_what_was_played_by_its_first_rules_is_proved_by_them(tmp_path):
    """Two stones at most, whatever the newest rules allow; a version that is not kept is asked for by its number."""
    journal = tmp_path / "game.jsonl"
    run("-c", PLAY_BY_THE_FIRST_RULES, str(journal))
    assert b'"rules":1' in journal.read_bytes()
    assert "Proved" in run("-m", "tallystick.cli", "verify", str(journal), "--lang", "en")
    said = run("-c", VERIFY_WITHOUT_THEM, str(journal))
    assert "tally-stones 1" in said
    assert said.endswith("1\n")


def test_its_words_box_and_modules_are_served():
    served = run("-c", "from tallystick.api.web_files import WebFiles; print(*WebFiles().files)").split()
    folder = "games/tally_stones"
    wanted = {"game.js", "art.svg", "style.css", "box.json", "box.1.json", "words/table.fr.ftl", "words/rules.en.ftl"}
    assert {f"{folder}/{name}" for name in wanted} <= set(served)


def test_it_cannot_take_the_name_of_one_of_ours():
    source = "import tally_stones; tally_stones.GAME.name = 'cryptominer'; from tallystick.games import CATALOGUE;"
    assert run("-c", source + "print(CATALOGUE['cryptominer'].package)").strip() == "tallystick.games.cryptominer"
