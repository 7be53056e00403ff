"""Takes the pictures of "Lead a class" into docs/pictures, from a lesson with 27 people who play by themselves."""

import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from canned import NAMES
from conftest import ARGUMENTS, DESKTOP, PHONE, Site, chromium
from lessons import PATIENCE, Lesson, Pupil, lesson
from playwright.sync_api import Browser, Page, sync_playwright

OUT = Path(__file__).parents[2] / "docs" / "pictures"
WALL = {"width": 1920, "height": 1080}


def say(led: Lesson, pupil: Pupil, **message: object) -> None:
    assert pupil.line is not None
    asyncio.run_coroutine_threadsafe(pupil.line.send(json.dumps(message)), led.loop).result(PATIENCE)


def opened(browser: Browser, address: str, size: dict[str, int]) -> Page:
    context = browser.new_context(viewport=size, locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.goto(address)
    page.wait_for_timeout(2500)
    return page


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(1500)
    page.screenshot(path=OUT / f"lesson-{name}.jpg", type="jpeg", quality=72)


def a_lesson(browser: Browser, site: Site) -> None:
    take(opened(browser, f"{site.here}/lead", DESKTOP), "create")
    ideas = ["shared-record", "link", "cost-of-mining", "replicas", "validation", "consensus"]
    with lesson(site, title="9B · Who keeps the record?", pause=1.2, ideas=ideas, options={"rounds": 10}) as led:
        led.come(27)
        led.wait(lambda: len(led.hall["people"]) == 27)
        for person, name in zip(led.hall["people"], NAMES, strict=False):
            led.lead("note", number=person["number"], text=name)
        led.lead("apart", pairs=[[1, 6], [9, 23]])
        link = f"{site.here}/lead/{led.session}#{led.made['key']}"
        page = opened(browser, link, DESKTOP)
        take(page, "seats")
        take(opened(browser, site.here + led.wall, WALL), "wall")
        led.lead("seat")
        led.lead("begin")
        led.lead("wall", show="clock")
        led.wait(lambda: any(row["step"] > 3 for row in led.rows.values()))
        say(led, led.pupils[6], say="hand", id="0" * 32, up=True, text="Why may I never mine again?")
        led.lead("pause", table=4)
        led.need("help")
        time.sleep(3)
        take(page, "cockpit")
        page.locator('[data-table="3"]').click()
        take(page, "table")
        take(opened(browser, link, PHONE), "remote")


def main() -> None:
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = Site(Path(data), bot_pause="1.2")
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            a_lesson(browser, site)
        finally:
            browser.close()
            site.stop()


if __name__ == "__main__":
    main()
