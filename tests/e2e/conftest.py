"""A real browser, a real server, and pages that fail a test on any console error or foreign request."""

import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tallystick.api.outside_bot import OutsidePlayer, read_link
from tallystick.games import CATALOGUE

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}
KNOWS_THE_GAMES = (
    "try { localStorage.setItem('tallystick.how-to', 'market-island cryptominer blockchain shelves-voyage') } catch {}"
)
"""Whoever has been shown how to play is not shown it again before the first game."""
TALLYSTICK = [sys.executable, "-m", "tallystick.cli"]
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP tallystick.lan 127.0.0.1",  # a name that is no secure context, as in a classroom
]


def chromium() -> str | None:
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"):
        found = shutil.which(name)
        if found:
            return found
    return None


@pytest.fixture(scope="session")
def browser():
    path = chromium()
    if path is None:
        if os.environ.get("CI"):
            pytest.fail("there is no Chromium, so the browser tests did not run")
        pytest.skip("BROWSER TESTS DID NOT RUN: there is no Chromium here")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield launched
        launched.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Site:
    """A server in a process of its own."""

    def __init__(self, data: Path, bot_pause: str = "0", program: list[str] = TALLYSTICK) -> None:
        self.port = free_port()
        self.environment = {**os.environ, "TALLYSTICK_BOT_PAUSE": bot_pause, "PYTHONPATH": os.pathsep.join(sys.path)}
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(data)]
        self.command = [*program, "serve", "--no-open", *where]
        self.start()

    def start(self) -> None:
        """Serve, also again after a stop: at the same address, with the same data."""
        self.process = subprocess.Popen(self.command, env=self.environment, stdout=subprocess.DEVNULL)
        self._await()

    def run(self, *arguments: str) -> None:
        """Another command, to its end."""
        subprocess.run([*TALLYSTICK, *arguments], env=self.environment, check=True, stdout=subprocess.DEVNULL)

    def _await(self) -> None:
        for _ in range(200):
            try:
                self.fetch("/healthz")
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server did not start")

    @property
    def here(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def lan(self) -> str:
        """The same server under a name for which browsers offer no secure context."""
        return f"http://tallystick.lan:{self.port}"

    def fetch(self, path: str) -> bytes:
        with urllib.request.urlopen(self.here + path, timeout=10) as answer:
            return answer.read()

    def make(self, **asked: object) -> dict:
        """A new table, by the API."""
        return self.post("/api/tables", asked)

    def post(self, path: str, asked: dict[str, object]) -> dict:
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(self.here + path, json.dumps(asked).encode(), headers)
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.load(answer)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    running = Site(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def played(site):
    """The id of a table that is over, and the token of its host."""
    made = site.make(
        game="market-island", seats=4, name="Ana", bots={"1": "good", "2": "good", "3": "good"}, start=True
    )
    token = made["seats"][0]["token"]
    site.run("bot", f"{site.here}/t/{made['table']}#{token}", "--pause", "0")
    return made["table"], token


MOVES = {"market-island": 8, "cryptominer": 10, "blockchain": 24, "shelves-voyage": 12}
"""After so many there is something to see, and no game is over."""


async def _some(address: str, moves: int) -> None:
    player = OutsidePlayer(read_link(address), "good", 0.02)
    playing = asyncio.create_task(player.play())
    while player.moves < moves and not playing.done():
        await asyncio.sleep(0.02)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


@pytest.fixture(scope="session")
def midway(site):
    """A table of each game with the fewest and one with the most players, after some moves: its id, and the
    address of the first seat."""
    from playing import against_bots  # which knows this file

    made = {
        (name, seats): against_bots(site, name, seats)
        for name, game in CATALOGUE.items()
        for seats in (game.fewest, game.most)
    }

    async def play() -> None:
        links = {key: site.here + address.rsplit(".", 1)[0] for key, (_, address) in made.items()}
        await asyncio.gather(*(_some(link, MOVES[game]) for (game, _), link in links.items()))

    with ThreadPoolExecutor() as threads:  # for the browser has a loop of its own in this one
        threads.submit(asyncio.run, play()).result()
    return made


@pytest.fixture
def open_page(browser: Browser, site: Site):
    """Opens a page in a browser context of its own, as another device would."""
    contexts, problems, ours = [], [], [site.here, site.lan]

    def watch(page: Page, refusals: bool) -> None:
        """`refusals`: the test asks for what the server refuses, and Chromium says so in the console."""

        def heard(said) -> None:
            expected = refusals and "the server responded with a status of 4" in said.text
            expected = expected or "ERR_INTERNET_DISCONNECTED" in said.text  # only where a test cuts the line
            if said.type in ("error", "warning") and not expected:
                problems.append(said.text)

        page.on("console", heard)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("request", lambda asked: problems.append(asked.url) if not own(asked.url) else None)

    def own(url: str) -> bool:
        return url.startswith((*ours, "data:", "blob:"))

    def opened(
        address: str,
        size=DESKTOP,
        theme="light",
        language="en",
        motion="reduce",
        base=None,
        refusals=False,
        newcomer=False,
        script="",
    ) -> Page:
        """`script` runs before anything of the page does."""
        context = browser.new_context(
            viewport=size,
            color_scheme=theme,
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            reduced_motion=motion,
            device_scale_factor=1,
            has_touch=size is PHONE,
        )
        context.set_default_timeout(15_000)
        if not newcomer:
            context.add_init_script(KNOWS_THE_GAMES)
        contexts.append(context)
        if script:
            context.add_init_script(script)
        page = context.new_page()
        watch(page, refusals)
        ours.append(base or site.here)
        page.goto((base or site.here) + address)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert problems == []
