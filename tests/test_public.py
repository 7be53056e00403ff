"""What strangers look for is there: how to report, how to take part, every message and page in its place."""

import inspect
import re
from pathlib import Path
from typing import get_args

import pytest

from tallystick.api import wire
from tallystick.cli.commands import app
from tallystick.conformance.plugin import SUITE

ROOT = Path(__file__).parents[1]
PROTOCOL = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "docs/reference").glob("*.md")))


@pytest.mark.parametrize("kind", get_args(wire.Message), ids=lambda kind: kind.__struct_config__.tag)
def test_every_message_of_a_client_is_in_the_protocol_with_its_fields(kind):
    tag = kind.__struct_config__.tag
    (row,) = (line for line in PROTOCOL.splitlines() if f'"say": "{tag}"' in line and line.startswith("|"))
    assert [name for name in kind.__struct_fields__ if f'"{name}"' not in row] == []


def test_every_message_of_the_server_is_in_the_protocol():
    rooms = [path for room in ("api", "tables") for path in (ROOT / "src/tallystick" / room).glob("*.py")]
    source = "".join(path.read_text("utf-8") for path in rooms)
    kinds = set(re.findall(r'tag_field="kind", tag="(\w+)"', source)) | set(re.findall(r'"kind":\s?"(\w+)"', source))
    assert len(kinds) >= 3
    listed = set(re.findall(r'"kind": "(\w+)"', PROTOCOL))
    assert kinds - listed == set()


def test_every_option_of_a_command_is_in_the_reference_or_in_its_help():
    reference = (ROOT / "docs/reference/command-line.md").read_text("utf-8")
    for command in app.registered_commands:
        for option in re.findall(r'"(--[a-z-]+)"', inspect.getsource(command.callback)):
            assert option in reference or option == "--lang", (command.name, option)


def test_the_how_to_quotes_the_example_as_it_is():
    """Every block of the page that has a file's name stands in that file."""
    page = (ROOT / "docs/how-to/add-a-game.md").read_text("utf-8")
    folder = ROOT / "examples/stock-and-foil"
    quoted = re.findall(r'```\w+ title="([\w./]+)"\n(.*?)```', page, re.DOTALL)
    assert len(quoted) >= 5
    for name, text in quoted:
        (file,) = [path for path in folder.rglob(name.rpartition("/")[2]) if str(path).endswith(name)]
        assert text.strip() in file.read_text("utf-8"), name


def test_the_files_for_proxies_say_what_the_how_to_says():
    page = re.sub(r"\s+", " ", (ROOT / "docs/how-to/behind-a-proxy.md").read_text("utf-8"))
    for name in ("Caddyfile", "nginx.conf"):
        text = (ROOT / "deploy" / name).read_text("utf-8")
        text = text.replace("{$TALLYSTICK_SITE:localhost}", "games.example.org")
        text = text.replace("{$TALLYSTICK_UPSTREAM:127.0.0.1:8000}", "127.0.0.1:8000")
        for line in (line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")):
            assert line in page or line.startswith("client_max"), line


def test_the_promises_are_where_the_plugin_looks():
    assert all(path.is_file() for path in SUITE)


@pytest.mark.parametrize("name", ["SECURITY.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE"])
def test_it_is_there(name):
    assert len((ROOT / name).read_text("utf-8")) > 500
