"""A stranger's path, timed: from a downloaded wheel to a class that plays on the wall. `stranger.py WHEEL [PYTHON]`

In an empty folder: a virtual environment, the wheel, `tallystick`, a table, three phones that join by code, the wall.
"""

import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

PORT = 18640
HERE = f"http://127.0.0.1:{PORT}"
LONGEST = 120.0
"""Seconds in which all of it is done, after the download."""


def main() -> None:
    wheel, python = Path(sys.argv[1]).resolve(), sys.argv[2] if len(sys.argv) > 2 else sys.executable
    with tempfile.TemporaryDirectory() as folder:
        bin_folder = Path(folder, "env", "Scripts" if sys.platform == "win32" else "bin")
        subprocess.run([python, "-m", "venv", Path(folder, "env")], check=True)
        pip = [bin_folder / "python", "-m", "pip", "--disable-pip-version-check", "-q"]
        parts = Path(folder, "parts")
        subprocess.run([*pip, "download", "-d", parts, wheel], check=True, stderr=subprocess.DEVNULL)
        began = time.monotonic()
        subprocess.run([*pip, "install", "--no-index", "--find-links", parts, wheel], check=True)
        told("installed", began)
        environment = {**os.environ, "TALLYSTICK_PORT": str(PORT), "TALLYSTICK_OPEN_BROWSER": "false"}
        environment.pop("PYTHONPATH", None)
        server = subprocess.Popen([bin_folder / "tallystick"], cwd=folder, env=environment, stdout=subprocess.DEVNULL)
        try:
            await_server()
            told("serving", began)
            with sync_playwright() as playwright:
                path = next(name for name in ("/usr/bin/chromium", "/usr/bin/google-chrome") if os.path.exists(name))
                lead(playwright.chromium.launch(executable_path=path, args=["--no-sandbox"]), began)
        finally:
            server.terminate()
            server.wait(20)
    if time.monotonic() - began > LONGEST:
        raise SystemExit(f"stranger: it took longer than {LONGEST:.0f} s")


def await_server() -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{HERE}/healthz", timeout=5).close()
            return
        except OSError:
            time.sleep(0.1)


def lead(browser: Browser, began: float) -> None:
    """The computer at the projector makes a table; phones join; the wall shows the game."""
    host = browser.new_page()
    host.set_default_timeout(60_000)
    host.goto(f"{HERE}/new?game=market-island")
    host.locator("#name").fill("Ana")
    host.locator("button.go").last.click()
    code = host.locator(".bigcode").first.inner_text().replace(" ", "").replace("\n", "")
    told(f"a table with the code {code}", began)
    table = host.url.split("/t/")[1].split("#")[0].split("?")[0]
    wall = browser.new_page(viewport={"width": 1920, "height": 1080})
    wall.goto(f"{HERE}/projector/{table}")
    for name in ("Bo", "Chloé", "Dev"):
        join(browser, code, name)
    told("everybody is there", began)
    host.locator(".lobby .button.go.big").click()
    wall.locator(".projector.playing").wait_for(timeout=60_000)
    told("the class plays, on the wall", began)


def join(browser: Browser, code: str, name: str) -> Page:
    phone = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True).new_page()
    phone.set_default_timeout(60_000)
    phone.goto(f"{HERE}/join/{code}")
    phone.locator("#name").fill(name)
    phone.locator("button.go").first.click()
    phone.locator(".lobby").wait_for()
    return phone


def told(what: str, began: float) -> None:
    print(f"{time.monotonic() - began:6.1f} s  {what}")


if __name__ == "__main__":
    main()
