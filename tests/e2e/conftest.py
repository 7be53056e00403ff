"""A real browser, a real server, and pages that fail a test on any console error or foreign request."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}
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

    def __init__(self, data: Path, bot_pause: str = "0") -> None:
        self.port = free_port()
        environment = {**os.environ, "TALLYSTICK_BOT_PAUSE": bot_pause, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-m", "tallystick.cli", "serve", "--no-open", "--host", "127.0.0.1"]
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port), "--data", str(data)], env=environment, stdout=subprocess.DEVNULL
        )
        self._await()

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

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)


@pytest.fixture
def site(tmp_path):
    running = Site(tmp_path / "data")
    yield running
    running.stop()


@pytest.fixture
def open_page(browser: Browser, site: Site):
    """Opens a page in a browser context of its own, as another device would."""
    contexts, problems = [], []

    def watch(page: Page) -> None:
        page.on("console", lambda said: problems.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("request", lambda asked: problems.append(asked.url) if not own(asked.url) else None)

    def own(url: str) -> bool:
        return url.startswith((site.here, site.lan, "data:", "blob:"))

    def opened(address: str, size=DESKTOP, theme="light", language="en", motion="reduce", base=None) -> Page:
        context = browser.new_context(
            viewport=size,
            color_scheme=theme,
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            reduced_motion=motion,
            device_scale_factor=1,
            has_touch=size is PHONE,
        )
        context.set_default_timeout(15_000)
        contexts.append(context)
        page = context.new_page()
        watch(page)
        page.goto((base or site.here) + address)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert problems == []
