"""Every line that the README, the tutorials and the how-to of a game tell somebody to type is typed here."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

import pytest
from websockets.sync.client import connect

from servers import free_port

ROOT = Path(__file__).parents[1]
PAGES = ["README.md", *(f"docs/tutorial/first-{name}.md" for name in ("game", "class", "simulation"))]
BLOCK = re.compile(r"^```(?:sh)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FEWER = {"--games": "5", "--pause": "0", "--jobs": "1"}
"""What takes long is asked for in small."""
ELSEWHERE = {"make", "pip", "uvx", "pipx", ".", "cd", "python"}
"""What is run by the tests of the wheel, of a new game, or by CI itself."""


def lines(page):
    for block in BLOCK.findall((ROOT / page).read_text("utf-8")):
        yield from (line.split("   #")[0].strip() for line in block.splitlines() if line)


@pytest.fixture
def folder(tmp_path):
    """Where the lines of a page are typed, one after the other, with what the pages before have left."""
    tallystick(tmp_path, "play-out", "market-island", "--players", "3", "--journal", "game.jsonl")
    tallystick(tmp_path, "play-out", "shelves-voyage", "--players", "3", "--journal", "voyage.jsonl")
    tallystick(tmp_path, "play-out", "cryptominer", "--players", "3", "--journal", "one.jsonl")
    with Started(tmp_path, "--port", str(free_port())):
        return tmp_path


def environment():
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "TALLYSTICK_OPEN_BROWSER": "false"}


def tallystick(folder, *arguments):
    command = [sys.executable, "-m", "tallystick", *arguments]
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment(),
        input="q\n" * 50,
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
    )
    assert done.returncode in (0, 3), done.stderr  # 3: nobody but bots took part in the chance
    return done.stdout


class Started:
    """A server in this folder, until it is told to stop."""

    def __init__(self, folder, *arguments):
        command = [sys.executable, "-m", "tallystick", *(arguments and ["serve", *arguments]), "--lang", "en"]
        self.process = subprocess.Popen(command, cwd=folder, env=environment(), stdout=subprocess.PIPE, text=True)

    def __enter__(self):
        watch = threading.Timer(60, self.process.kill)
        watch.start()
        said = ""
        while "Ctrl+C" not in said:
            line = self.process.stdout.readline()
            assert line, said
            said += line
        watch.cancel()
        time.sleep(0.5)
        return said

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGINT)
        assert self.process.wait(20) is not None
        self.process.stdout.close()


@pytest.mark.parametrize("page", PAGES)
def test_every_line_does_what_the_page_says(page, folder, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    for line in lines(page):
        type_in(folder, line)


def type_in(folder, line):
    words = shlex.split(line.partition(" > ")[0])
    if words[0] in ELSEWHERE:
        assert re.match(r"make (run|test)|pip install|uvx tallystick|pipx run tallystick|\. \.venv/bin/activate", line)
        return
    assert words[0] == "tallystick"
    for name, value in {**FEWER, "--port": str(free_port())}.items():
        if name in words:
            words[words.index(name) + 1] = value
    if words[1:2] in ([], ["serve"]):
        with Started(folder, *words[2:]) as said:
            assert "On this computer" in said
    elif words[1] == "bot":
        assert "URL" in tallystick(folder, "bot", "--help")  # played to the end in tests/test_windows.py
    else:
        assert tallystick(folder, *words[1:]) or words[1] in ("backup", "export"), line


def begin(address, made):
    """The host waits until somebody has joined, and presses start."""
    with connect(address) as socket:
        hello = {"say": "hello", "table": made["table"], "token": made["seats"][0]["token"]}
        socket.send(json.dumps(hello))
        for text in socket:
            told = json.loads(text)
            if told["kind"] == "lobby" and told["started"]:
                return
            if told["kind"] == "lobby" and all(player["here"] for player in told["players"]):
                socket.send(json.dumps({"say": "host", "do": "start"}))


def test_the_bot_of_the_tutorial_has_twenty_lines_and_plays_to_the_end(tmp_path):
    page = (ROOT / "docs/tutorial/first-bot.md").read_text("utf-8")
    source = re.search(r'```python title="bot.py"\n(.*?)```', page, re.DOTALL)[1]
    assert len([line for line in source.splitlines() if line.strip()]) <= 20
    (tmp_path / "bot.py").write_text(source)
    port = free_port()
    with Started(tmp_path, "--port", str(port), "--host", "127.0.0.1"):
        asked = {"game": "market-island", "seats": 2, "name": "Ana"}
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", json.dumps(asked).encode(), headers)
        made = json.load(urllib.request.urlopen(request))
        seat = f"http://127.0.0.1:{port}/t/{made['table']}#{made['seats'][0]['token']}"
        bot = subprocess.Popen([sys.executable, "bot.py", f"http://127.0.0.1:{port}/join/{made['code']}"], cwd=tmp_path)
        begin(f"ws://127.0.0.1:{port}/ws", made)
        tallystick(tmp_path, "bot", seat, "--pause", "0")
        assert bot.wait(60) == 0
