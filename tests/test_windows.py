"""What Windows does not have is not needed: no fcntl, no resource, no uvloop, no POSIX calls on the way of a game."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ELSEWHERE = {"fcntl", "grp", "pwd", "resource", "termios", "tty", "uvloop"}
"""Modules that Windows does not have."""
PLAYED = """
import sys
from types import SimpleNamespace

import filelock, asyncio, multiprocessing  # which have a way of their own for each system
from tallystick.storage import file_lock
from tallystick import welcome
for name in {elsewhere}:
    sys.modules[name] = None
file_lock.sys = welcome.sys = SimpleNamespace(platform="win32")

import threading, time, urllib.request, json
from tallystick.app import server
from tallystick.settings import Settings
port = welcome.free_port("127.0.0.1", 18200, 200)
running = server(Settings(host="127.0.0.1", port=port, data=sys.argv[1], bot_pause=0.0, seed_patience=0.2))
threading.Thread(target=running.run, daemon=True).start()
while not running.started:
    time.sleep(0.05)
asked = json.dumps({{"game": "market-island", "seats": 2, "name": "Ana", "bots": {{"1": "good"}}, "start": True}})
made = json.load(urllib.request.urlopen(urllib.request.Request(
    f"http://127.0.0.1:{{port}}/api/tables", asked.encode(), {{"content-type": "application/json"}})))
link = f"http://127.0.0.1:{{port}}/t/{{made['table']}}#{{made['seats'][0]['token']}}"
from tallystick.cli import main
try:
    main(["bot", link, "--pause", "0", "--lang", "en"])
finally:
    running.should_exit = True
"""


def imported_at_once(path):
    """The modules that a file imports as soon as it is imported itself."""
    tree = ast.parse(path.read_text("utf-8"))
    inside = {id(inner) for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if id(node) not in inside and isinstance(node, ast.Import):
            yield from (name.name.split(".")[0] for name in node.names)
        elif id(node) not in inside and isinstance(node, ast.ImportFrom):
            yield (node.module or "").split(".")[0]


def test_no_module_needs_at_once_what_windows_has_not():
    found = {
        path.name: needed
        for path in (ROOT / "src").rglob("*.py")
        if (needed := ELSEWHERE.intersection(imported_at_once(path)))
    }
    assert found == {}


@pytest.mark.skipif(os.environ.get("TALLYSTICK_SUITE") == "compiled", reason="the same modules in both builds")
def test_a_game_is_served_and_played_without_them(tmp_path):
    command = [sys.executable, "-c", PLAYED.format(elsewhere=sorted(ELSEWHERE)), str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert "The game is over" in done.stdout, done.stderr[-2000:]
