"""The wheel without compiled files: what is in it is all that a game needs, in an empty directory."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PIP = [sys.executable, "-m", "pip", "wheel", "-q", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory):
    """Made from a copy of the source, so that nothing is left beside it."""
    folder = tmp_path_factory.mktemp("wheel")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "CREDITS.md"):
        shutil.copy(ROOT / name, folder)
    command = [*PIP, "-w", str(folder / "made"), str(folder)]
    subprocess.run(command, env={**os.environ, "TALLYSTICK_COMPILE": "0"}, check=True, timeout=300)
    (wheel,) = (folder / "made").iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as file:
        file.extractall(folder / "installed")
    return folder / "installed"


def run(unpacked, where, *arguments):
    done = subprocess.run(
        [sys.executable, "-m", "tallystick", *arguments],
        env={**os.environ, "PYTHONPATH": str(unpacked)},
        cwd=where,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_plays_and_proves_in_an_empty_directory(unpacked, tmp_path):
    assert "plain Python" in run(unpacked, tmp_path, "--version", "--lang", "en")
    run(unpacked, tmp_path, "play-out", "cryptominer", "--players", "3", "--journal", "game.jsonl")
    assert "Proved" in run(unpacked, tmp_path, "verify", "game.jsonl", "--lang", "en")


def test_everything_that_the_source_has_is_in_it(unpacked):
    """Modules, words, rulebooks, migrations, drawings, fonts: a file that is forgotten is missed only later."""
    source = ROOT / "src/tallystick"
    wanted = {
        path.relative_to(source) for path in source.rglob("*") if path.is_file() and "__pycache__" not in str(path)
    }
    there = {path.relative_to(unpacked / "tallystick") for path in (unpacked / "tallystick").rglob("*")}
    assert sorted(map(str, wanted - there)) == []
