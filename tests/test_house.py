"""The house is tidy: small files, one line that says what each holds, every command in the reference."""

import ast
import tomllib
from pathlib import Path

from tallystick.cli.commands import app
from tallystick.games import CATALOGUE

ROOT = Path(__file__).parents[1]
PYTHON = [path for room in ("src", "tests", "bench") for path in (ROOT / room).rglob("*.py")]


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
    setup = (ROOT / "setup.py").read_text("utf-8")
    names = {
        node.value
        for node in ast.walk(ast.parse(setup))
        if isinstance(node, ast.Constant) and str(node.value).endswith(".py")
    }
    rooms = ROOT / "src/tallystick"
    assert all((rooms / name).exists() for name in names)
    for path in rooms.glob("games/*/rules/*.py"):
        assert path.name == "__init__.py" or str(path.relative_to(rooms)) in names


def test_the_version_stands_in_one_voice():
    import tallystick

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == tallystick.__version__
    assert f"## {tallystick.__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_every_game_is_credited():
    """What the page About says, from the games themselves, stands in CREDITS.md as well."""
    credited = {row.split(" | ")[0].strip("| "): row for row in (ROOT / "CREDITS.md").read_text("utf-8").splitlines()}
    for game in CATALOGUE.values():
        assert game.credits is not None
        row = credited[game.credits.title]
        for name in (*game.credits.authors, game.credits.at):
            assert name in row
        assert (game.credits.licence.replace("-", " ").replace("BY NC", "BY-NC") or "all rights reserved") in row
