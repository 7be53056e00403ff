"""Takes the screenshots of every page into build/pictures, and the README's three into docs/pictures."""

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from conftest import ARGUMENTS, DESKTOP, PHONE, Site, chromium
from playing import DECISION, MINE, OVER, SKIP, THROW, play_on, skip
from playwright.sync_api import Browser, Page, sync_playwright
from trading import asked, in_window, step, there
from voyaging import Voyagers

ROOT = Path(__file__).parents[2]
OUT = ROOT / "build" / "pictures"
LOOKS = [
    (f"{device}-{theme}-{language}", size, theme, language)
    for device, size in (("phone", PHONE), ("desktop", DESKTOP))
    for theme in ("light", "dark")
    for language in ("en", "fr")
]
README = {
    "desktop-light-en-mine": "table.jpg",
    "phone-dark-fr-mine": "phone.jpg",
    "desktop-light-en-projector": "projector.jpg",
    "desktop-light-en-harbour-pile": "harbour.jpg",
    "desktop-light-en-voyage-end": "voyage.jpg",
}


def to_the_third_choice(page: Page) -> None:
    """Play until the third block can be mined, so that there is something to see."""
    chosen = 0
    while chosen < 3:
        page.wait_for_selector(f"{DECISION}, {SKIP}, {OVER}")
        if page.locator(MINE).count():
            chosen += 1
            if chosen < 3:
                page.locator(MINE).first.click()
        elif page.locator(DECISION).count():
            page.locator(DECISION).first.click()
        else:
            skip(page)
        page.wait_for_timeout(150)


def harbour(page: Page, site: Site, shot) -> None:
    """Blockchain: a turn of one's own, a pile of Hacks, and the panel of a trade."""
    bots = {"1": "good", "2": "good"}
    made = site.make(game="blockchain", seats=3, name="Ana", bots=bots, start=True, options={"reaction_seconds": 0})
    page.goto(f"{site.here}/t/{made['table']}#{made['seats'][0]['token']}.0")
    page.wait_for_selector(".boardbox")
    taken = set()
    for _ in range(300):
        if asked(page):
            kind = "pile" if there(page, ".pile") else "window" if in_window(page) else "turn"
            if kind not in taken:
                shot(f"harbour-{kind}")
            taken.add(kind)
            if len(taken) == 3:
                return
            step(page, hack=True)
        page.wait_for_timeout(60)


def voyage(page: Page, site: Site, shot) -> None:
    """A Shelves Voyage: the first entity, a statement being written, every tab of a phone, and the end."""
    bots = {str(seat): "good" for seat in range(1, 4)}
    made = site.make(game="shelves-voyage", seats=4, name="Ana", bots=bots, start=True, options={"theme": "art"})
    page.goto(f"{site.here}/t/{made['table']}#{made['seats'][0]['token']}.0")
    page.wait_for_selector("#f-one")
    shot("voyage-place")
    people = Voyagers(page, wants=())
    people.play(until="#hand.is-write, .ending")
    if page.locator("#f-predicate").count():
        page.locator("#f-predicate").click()
    shot("voyage-write")
    for place in range(1, page.locator("nav.tabs button:visible").count()):
        page.locator("nav.tabs button").nth(place).click()
        shot(f"voyage-tab-{place}")
    if page.locator("nav.tabs button:visible").count():
        page.locator("nav.tabs button").first.click()
    people.play()
    shot("voyage-end")
    page.goto(f"{site.here}/result/{made['table']}")
    page.wait_for_timeout(1500)
    shot("voyage-result")


def take(browser: Browser, site: Site, look: str, size: dict[str, int], theme: str, language: str) -> None:
    locale = {"en": "en-GB", "fr": "fr-FR"}[language]
    scale = 2 if size is PHONE else 1
    context = browser.new_context(
        viewport=size, color_scheme=theme, locale=locale, reduced_motion="reduce", device_scale_factor=scale
    )
    page = context.new_page()

    def shot(name: str) -> None:
        page.wait_for_timeout(400)
        page.screenshot(path=OUT / f"{look}-{name}.jpg", type="jpeg", quality=86)

    page.goto(site.here)
    page.wait_for_selector(".hero")
    shot("home")
    page.locator(".hero .button.go").first.click()
    page.wait_for_selector(THROW)
    shot("throw")
    to_the_third_choice(page)
    page.wait_for_timeout(3000)
    shot("mine")
    if size is PHONE:
        for place, tab in enumerate(("ledger", "chain", "log"), 1):
            page.locator("nav.tabs button").nth(place).click()
            shot(tab)
        page.locator("nav.tabs button").first.click()
    play_on(page)
    shot("end")
    table = page.url.split("/t/")[1].split("?")[0].split("#")[0]
    for name in (f"result/{table}", f"replay/{table}", f"check/{table}", f"projector/{table}", "new", "join", "about"):
        page.goto(f"{site.here}/{name}")
        page.wait_for_timeout(800)
        shot(name.split("/")[0])
    harbour(page, site, shot)
    voyage(page, site, shot)
    context.close()


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    site = Site(Path(tempfile.mkdtemp()), bot_pause="0.05")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for look in LOOKS:
            take(browser, site, *look)
        browser.close()
    site.stop()
    for look, name in README.items():
        (ROOT / "docs/pictures" / name).write_bytes((OUT / f"{look}.jpg").read_bytes())


if __name__ == "__main__":
    main()
