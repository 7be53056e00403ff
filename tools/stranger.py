"""A stranger's path, timed: from a downloaded wheel to a class that plays on the wall. `stranger.py WHEEL [PYTHON]`

In an empty folder: a virtual environment, the wheel, `tallystick`, *Lead a session*, the wall, seven phones that come
in by its code, their tables, and the class plays.
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
PHONES = 7
PLAYING = ".wallring"
"""What a wall shows while tables play."""
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
    """The computer at the projector opens a session; phones come in; they are seated, and play."""
    host = browser.new_page()
    host.set_default_timeout(60_000)
    host.goto(f"{HERE}/lead")
    host.get_by_role("button", name="Open the doors").click()
    code = host.locator(".emptyhall .spelt").inner_text().replace(" ", "")
    host.get_by_role("button", name="I have it").click()
    told(f"a session with the code {code}", began)
    with host.expect_popup() as opened:
        host.get_by_role("button", name="Open the wall in a window").click()
    wall = opened.value
    wall.locator(".classcode").wait_for()
    told("its code is on the wall", began)
    phones = [come_in(browser, code) for _ in range(PHONES)]
    told(f"{PHONES} phones have come in", began)
    host.get_by_role("button", name="Send them to their tables").click()
    host.get_by_role("button", name="Begin at").click()
    wall.locator(PLAYING).first.wait_for(timeout=60_000)
    for phone in phones:
        phone.locator(".board").wait_for(timeout=60_000)
    told("the class plays, on the phones and on the wall", began)


def come_in(browser: Browser, code: str) -> Page:
    phone = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True).new_page()
    phone.set_default_timeout(60_000)
    phone.goto(f"{HERE}/join/{code}")
    phone.locator(".foot .go").click()
    phone.locator(".ownname").wait_for()
    return phone


def told(what: str, began: float) -> None:
    print(f"{time.monotonic() - began:6.1f} s  {what}")


if __name__ == "__main__":
    main()
