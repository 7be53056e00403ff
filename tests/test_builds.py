"""The compiled build and plain Python play the same games to the same journals."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tallystick.kernel.chance

ROOT = Path(__file__).parents[1]
PLAY = """
import hashlib, sys
from tallystick.bots import bot_named
from tallystick.games import CATALOGUE
from tallystick.journal.entries import line
from tallystick.journal.tape import Tape
from tallystick.kernel import chance
from tallystick.kernel.options import options_of, read_options
from tallystick.lab.play_out import finished_table

digest = hashlib.sha256()
for game in CATALOGUE.values():
    for seed in range(60):
        choice = Tape(b"builds %d" % seed)
        given = {
            name: option.answers[choice.below(len(option.answers))]
            for name, option in options_of(game.options).items()
            if option.answers and choice.below(2)
        }
        seats = game.fewest + seed % (game.most - game.fewest + 1)
        bots = [bot_named(game, ["random", *game.bots][choice.below(1 + len(game.bots))]) for _ in range(seats)]
        record = finished_table(game, bots, read_options(game.options, given), seed)
        for entry in record.entries:
            digest.update(line(entry))
print(chance.__file__.rsplit(".", 1)[-1], digest.hexdigest())
"""


def played(**environment):
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**{k: v for k, v in os.environ.items() if k != "PYTHONPATH"}, **environment},
        cwd=ROOT / "tests",
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


def test_compiled_and_plain_builds_play_to_the_same_journals():
    kind, plain = played(PYTHONPATH=str(ROOT / "src"))
    assert kind == "py"
    kind, installed = played()
    if kind != "so":
        if os.environ.get("CI"):
            pytest.fail("the installed build is not compiled")
        pytest.skip("the installed build is not compiled: no C compiler was there when it was made")
    assert installed == plain


def test_a_journal_does_not_depend_on_hash_seed_time_zone_or_locale():
    source = str(ROOT / "src")
    one = played(PYTHONPATH=source, PYTHONHASHSEED="1", TZ="UTC", LC_ALL="C.UTF-8")
    two = played(PYTHONPATH=source, PYTHONHASHSEED="77", TZ="Asia/Tokyo", LC_ALL="C")
    assert one == two


def test_the_suite_runs_the_build_it_says():
    """`make test` runs everything twice; a compiled file beside the source would win unseen."""
    compiled = not str(tallystick.kernel.chance.__file__).endswith(".py")
    assert compiled == (os.environ.get("TALLYSTICK_SUITE") == "compiled")
    assert not list((ROOT / "src").rglob("*.so"))
