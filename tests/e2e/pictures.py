"""Takes the screenshots of every page into build/pictures, and the README's into docs/pictures.

Names of games as arguments take only theirs.
"""

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from conftest import ARGUMENTS, DESKTOP, KNOWS_THE_GAMES, PHONE, Site, chromium
from playing import DECISION, MINE, OVER, SKIP, THROW, TURN, against_bots, mine_on, play_on, skip, table_of
from playwright.sync_api import Browser, Page, sync_playwright
from trading import ACTS, asked, in_window, press, step, there
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
    "desktop-light-en-mine": "market-island.jpg",
    "phone-dark-fr-mine": "phone.jpg",
    "desktop-light-en-market-island-projector": "wall.jpg",
    "desktop-light-en-cryptominer-yard": "cryptominer.jpg",
    "desktop-light-en-blockchain-trade": "blockchain.jpg",
    "desktop-light-en-shelves-voyage-replay": "shelves-voyage.jpg",
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


def seated(page: Page, site: Site, game: str, seats: int, wait_for: str, **options) -> str:
    """Sit down at a new table against bots; returns its id."""
    table, address = against_bots(site, game, seats, **options)
    page.goto(site.here + address)
    page.wait_for_selector(wait_for)
    return table


def tabs(page: Page, shot, name: str) -> None:
    """Every other tab of a phone."""
    for place in range(1, page.locator("nav.tabs button:visible").count()):
        page.locator("nav.tabs button").nth(place).click()
        shot(f"{name}-tab-{place}")
    if page.locator("nav.tabs button:visible").count():
        page.locator("nav.tabs button").first.click()


def afterwards(page: Page, site: Site, shot, name: str, table: str) -> None:
    """What can be looked at once a game is over."""
    for what in ("result", "replay", "check", "projector"):
        page.goto(f"{site.here}/{what}/{table}")
        page.wait_for_timeout(1200)
        if what == "replay":
            page.locator("input[type=range]").press("End")
            for _ in range(8):
                page.locator("input[type=range]").press("ArrowLeft")
        shot(f"{name}-{what}", whole=what != "projector")


def market_island(page: Page, site: Site, shot) -> None:
    """Market Island: a throw, a choice, every tab of a phone, and the end."""
    page.locator(".hero .button.go").first.click()
    page.wait_for_selector(THROW)
    shot("throw")
    to_the_third_choice(page)
    page.wait_for_timeout(3000)
    shot("mine")
    tabs(page, shot, "market-island")
    play_on(page)
    shot("end")
    afterwards(page, site, shot, "market-island", table_of(page))


def cryptominer(page: Page, site: Site, shot) -> None:
    """CryptoMiner: the first throw, a yard with blocks, every tab of a phone, and the end."""
    table = seated(page, site, "cryptominer", 4, TURN)
    shot("cryptominer-throw")
    mine_on(page, until=".sidings")
    page.wait_for_selector(f"{TURN}, {OVER}")
    shot("cryptominer-yard")
    tabs(page, shot, "cryptominer")
    mine_on(page)
    shot("cryptominer-end")
    afterwards(page, site, shot, "cryptominer", table)


def blockchain(page: Page, site: Site, shot) -> None:
    """Blockchain: the ring being laid, a turn of one's own, each panel, a pile of Hacks, and the end."""
    seated(page, site, "blockchain", 3, ".boardbox", exchange_ring="arranged")
    page.wait_for_timeout(1500)
    shot("blockchain-ring")
    table = seated(page, site, "blockchain", 3, ".boardbox", reaction_seconds=0, turn_cap=4)
    taken = set()
    for _ in range(900):
        if there(page, OVER):
            break
        if asked(page):
            kind = blockchain_panel(page)
            if kind and kind not in taken:
                if kind == "trade":
                    press(page, "#decide .opentrade")
                    press(page, "#decide .tilepick button")
                    press(page, "#decide .tilepick button")
                if kind == "store":
                    press(page, "#decide .openstore")
                shot(f"blockchain-{kind}")
                taken.add(kind)
                if kind == "turn":
                    tabs(page, shot, "blockchain")
                if kind in ("trade", "store"):
                    press(page, "#decide .tradeit:enabled, #decide .storeit:enabled")
            else:
                step(page, hack="pile" not in taken)
        page.wait_for_timeout(60)
    shot("blockchain-end")
    afterwards(page, site, shot, "blockchain", table)


def blockchain_panel(page: Page) -> str | None:
    """What this seat is asked for; nothing while an answer is on its way."""
    if in_window(page):
        return "pile" if there(page, ".pile") else "window"
    panels = {
        "pay": "#decide .payit",
        "trade": "#decide .opentrade:enabled",
        "store": "#decide .openstore:enabled",
        "turn": ACTS,
        "discard": "#decide:not(:has(.btn))",
    }
    return next((kind for kind, wanted in panels.items() if there(page, wanted)), None)


def shelves_voyage(page: Page, site: Site, shot) -> None:
    """A Shelves Voyage: the first entity, a statement being written, a quarrel, every tab of a phone, and the end."""
    table = seated(page, site, "shelves-voyage", 4, "#f-one", theme="art", end_station=18)
    shot("shelves-voyage-place")
    people = Voyagers(page, wants=("quarrel",))
    people.play(until="#hand.is-choose, .ending")
    shot("shelves-voyage-choose")
    people.play(until="#hand.is-write, .ending")
    if page.locator("#f-predicate").count():
        page.locator("#f-predicate").click()
    shot("shelves-voyage-write")
    tabs(page, shot, "shelves-voyage")
    people.play(until=".quarrel, .ending")
    shot("shelves-voyage-quarrel")
    people.play()
    shot("shelves-voyage-end")
    afterwards(page, site, shot, "shelves-voyage", table)


GAMES = {
    "market-island": market_island,
    "cryptominer": cryptominer,
    "blockchain": blockchain,
    "shelves-voyage": shelves_voyage,
}


def take(browser: Browser, site: Site, games, look: str, size: dict[str, int], theme: str, language: str) -> None:
    locale = {"en": "en-GB", "fr": "fr-FR"}[language]
    scale = 2 if size is PHONE else 1
    context = browser.new_context(
        viewport=size, color_scheme=theme, locale=locale, reduced_motion="reduce", device_scale_factor=scale
    )
    context.add_init_script(KNOWS_THE_GAMES)
    page = context.new_page()

    def shot(name: str, whole: bool = False) -> None:
        page.wait_for_timeout(400)
        page.screenshot(path=OUT / f"{look}-{name}.jpg", type="jpeg", quality=86, full_page=whole)

    page.goto(site.here)
    page.wait_for_selector(".hero")
    shot("home")
    for name in ("new", "join", "about"):
        page.goto(f"{site.here}/{name}")
        page.wait_for_timeout(800)
        shot(name)
    page.goto(site.here)
    page.wait_for_selector(".hero")
    for game in games:
        GAMES[game](page, site, shot)
    context.close()


def main(games: list[str]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    site = Site(Path(tempfile.mkdtemp()), bot_pause="0.05")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for look in LOOKS:
            take(browser, site, games or GAMES, *look)
        browser.close()
    site.stop()
    for look, name in () if games else README.items():
        (ROOT / "docs/pictures" / name).write_bytes((OUT / f"{look}.jpg").read_bytes())


if __name__ == "__main__":
    main(sys.argv[1:])
