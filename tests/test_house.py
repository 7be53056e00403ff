"""The house is tidy: small files, one line that says what each holds, every command in the reference."""

import ast
import os
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tallystick.cli.commands import app
from tallystick.games import OURS

ROOT = Path(__file__).parents[1]
PYTHON = [path for room in ("src", "tests", "bench", "tools") for path in (ROOT / room).rglob("*.py")]


def test_no_file_is_longer_than_400_lines():
    assert [
        str(path) for path in PYTHON if "test_" not in path.name and len(path.read_text("utf-8").splitlines()) > 400
    ] == []


def test_each_module_says_what_it_holds():
    for path in PYTHON:
        first = (ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "").split("\n")[0]
        assert first, path


def test_every_command_is_in_the_reference():
    reference = (ROOT / "docs/reference/command-line.md").read_text("utf-8")
    for command in app.registered_commands:
        assert f"tallystick {command.name}" in reference
    for group in app.registered_groups:
        for command in group.typer_instance.registered_commands:
            assert f"tallystick {group.name} {command.name}" in reference


def test_everything_that_is_compiled_exists_and_every_rule_is_compiled():
    compiled = {ROOT / name for name in runpy.run_path(str(ROOT / "setup.py"), run_name="setup")["compiled"]()}
    assert [path for path in compiled if not path.exists()] == []
    for path in ROOT.glob("src/tallystick/games/*/rules/*.py"):
        assert path.name == "__init__.py" or path in compiled


GAME_FILES = {
    *("__init__.py", "rulebook.toml", "components.py", "options.py", "agreed.py", "moves.py", "events.py", "state.py"),
    *("rules/start.py", "rules/legal.py", "rules/apply.py", "scoring.py", "view.py", "viewing.py", "concepts.py"),
    *("game.py", "words"),
}


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_every_game_has_the_same_files(game):
    folder = ROOT / "src/tallystick/games" / game.slug
    assert [name for name in sorted(GAME_FILES) if not (folder / name).exists()] == []
    assert (folder / "bots.py").exists() != (folder / "bots").exists()


def test_what_follows_from_the_types_of_the_games_is_written_as_they_say():
    """The browser's view types and the moves in the protocol's page; `make types` writes them."""
    command = [sys.executable, ROOT / "tools/generate.py", "--check"]
    plain = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    assert subprocess.run(command, capture_output=True, text=True, check=False, env=plain).stderr == ""


def test_the_version_stands_in_one_voice():
    import tallystick

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == tallystick.__version__
    assert f"## {tallystick.__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")
