"""A package that breaks the contract is named and left out; everything else goes on."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

OUTSIDE = Path(__file__).parent / "outside"
WHOLE = "from tally_stones.game import TallyStones\n"
BROKEN = {
    "import": ("1 / 0", "cannot be loaded (ZeroDivisionError"),
    "exits": ("raise SystemExit('good bye')", "cannot be loaded (SystemExit"),
    "no-game": ("GAME = 'none'", "names no game (str)"),
    "no-attribute": ("", "cannot be loaded (AttributeError"),
    "bad-name": (WHOLE + "GAME = TallyStones(); GAME.name = '../etc'", "is no name for a game"),
    "name-taken": (WHOLE + "GAME = TallyStones(); GAME.name = 'cryptominer'", "brings a game of this name already"),
    "unfinished": (
        WHOLE + "class Half(TallyStones):\n    pass\nfrom tallystick.kernel.game import Game\n"
        "Half.clone = Game.clone\nGAME = Half(); GAME.package = 'tally_stones'",
        "lacks clone",
    ),
    "words": (
        WHOLE + "GAME = TallyStones(); GAME.name = 'mute'; GAME.package = 'broken'",
        "missing: box.en.ftl",
    ),
    "fails": (
        WHOLE + "class Odd(TallyStones):\n    def setup(self, *more):\n        return self.nothing\n"
        "GAME = Odd(); GAME.package = 'tally_stones'",
        "cannot be set up (AttributeError",
    ),
    "view": (
        WHOLE + "import msgspec\nclass View(msgspec.Struct):\n    round: int = 1\nclass Bare(TallyStones):\n"
        "    def view(self, state, viewer):\n        return View()\nGAME = Bare(); GAME.package = 'tally_stones'",
        "its view lacks ended, phase, to_act",
    ),
}


def bring(folder, source, name="broken"):
    """Install a package with this source into the folder, which already sees the whole one."""
    (folder / name).mkdir(parents=True)
    (folder / name / "__init__.py").write_text(source)
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[tallystick.games]\n{name} = {name}:GAME\n")


def run(folder, *arguments):
    path = os.pathsep.join([str(folder), str(OUTSIDE), *sys.path])
    command = [sys.executable, "-m", "tallystick", *arguments, "--lang", "en"]
    return subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path, "COLUMNS": "400"}, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("case", BROKEN)
def test_it_is_named_and_left_out_and_the_others_are_played(tmp_path, case):
    source, says = BROKEN[case]
    bring(tmp_path, source)
    done = run(tmp_path, "games")
    assert done.returncode == 0, done.stderr
    assert done.stderr.startswith("The game “broken” of the package “broken” was left out: ")
    assert says in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert "market-island" in done.stdout
    assert "tally-stones" in done.stdout


def test_of_two_packages_with_one_name_the_second_is_left_out(tmp_path):
    bring(tmp_path, WHOLE + "GAME = TallyStones()", "tally_stones_too")
    done = run(tmp_path, "games")
    assert "The game “tally_stones_too” of the package “tally_stones_too” was left out: “tally_stones” " in done.stderr
    assert done.stdout.count("tally-stones") == 1
