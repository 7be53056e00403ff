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


def test_its_words_box_and_modules_are_served():
    served = run("-c", "from tallystick.api.web_files import WebFiles; print(*WebFiles().files)").split()
    folder = "games/tally_stones"
    wanted = {"game.js", "art.svg", "style.css", "box.json", "words/table.fr.ftl", "words/rules.en.ftl"}
    assert {f"{folder}/{name}" for name in wanted} <= set(served)


def test_it_cannot_take_the_name_of_one_of_ours():
    source = "import tally_stones; tally_stones.GAME.name = 'cryptominer'; from tallystick.games import CATALOGUE;"
    assert run("-c", source + "print(CATALOGUE['cryptominer'].package)").strip() == "tallystick.games.cryptominer"
