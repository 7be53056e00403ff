"""How a person plays Market Island and CryptoMiner with a browser."""

import re

from conftest import Site
from playwright.sync_api import Locator, Page, expect

THROW = "button.throwit:enabled"
MINE = "#hand .acts .btn.go:enabled"
SIT_OUT = "#hand .acts .btn.ghost:enabled"
DECISION = f"{THROW}, {SIT_OUT}"
SKIP = "button.skipnews"
OVER = ".ending"


CLAIM, PLAY, SWAP, PASS = (f"#hand .{name}:enabled" for name in ("claimit", "playit", "swapit", "passit"))
TURN = f"{THROW}, {CLAIM}, {PLAY}, {SWAP}, {PASS}"


def against_bots(site: Site, game: str, seats: int, **options: object) -> tuple[str, str]:
    """A table against good bots that has started; returns its id and the address of the first seat."""
    bots = {str(seat): "good" for seat in range(1, seats)}
    made = site.make(game=game, seats=seats, name="Ana", bots=bots, start=True, options=options)
    return made["table"], f"/t/{made['table']}#{made['seats'][0]['token']}.0"


def table_of(page: Page) -> str:
    """The id of the table that the page shows."""
    return re.search(r"/t/([\w-]+)", page.url).group(1)


def decision(page: Page) -> Locator:
    return page.locator(DECISION).first


def play_on(page: Page, until: str = OVER, moves: int = 400, press=None) -> int:
    """Throw, mine, sit out, until something is to be seen; returns how many decisions were made."""
    made = 0
    for _ in range(moves):
        page.wait_for_selector(f"{until}, {DECISION}, {SKIP}", timeout=30_000)
        if page.locator(until).count():
            return made
        if page.locator(DECISION).count() == 0:
            skip(page)
            continue
        wanted = THROW if page.locator(THROW).count() else MINE if made % 3 and page.locator(MINE).count() else SIT_OUT
        asked = page.query_selector(wanted)
        if asked is None:
            continue
        if (press or click)(page, wanted):
            page.wait_for_function("(button) => !button.isConnected || button.disabled", arg=asked)
            made += 1
    raise AssertionError("the game did not end")


def mine_on(page: Page, until: str = OVER, moves: int = 400, press=None) -> dict[str, int]:
    """Throw, claim, play, swap now and then, pass, until something is to be seen; returns how often each was done."""
    made = {THROW: 0, CLAIM: 0, PLAY: 0, SWAP: 0, PASS: 0}
    for _ in range(moves):
        page.wait_for_selector(f"{until}, {TURN}, {SKIP}", timeout=30_000)
        if page.locator(until).count():
            return made
        if page.locator(TURN).count() == 0:
            skip(page)
            continue
        total = sum(made.values())
        order = (THROW, SWAP, CLAIM, PLAY, PASS) if total % 7 == 5 else (THROW, CLAIM, PLAY, PASS, SWAP)
        wanted = next((one for one in order if page.locator(one).count()), None)
        asked = wanted and page.query_selector(wanted)
        if not asked:
            continue  # it was drawn anew meanwhile
        if (press or click)(page, wanted):
            page.wait_for_function("(button) => !button.isConnected || button.disabled", arg=asked)
            made[wanted] += 1
    raise AssertionError("the game did not end")


def skip(page: Page) -> None:
    """Press “Skip ahead” if it is still there."""
    page.evaluate("(skip) => document.querySelector(skip)?.click()", SKIP)


def click(page: Page, wanted: str) -> bool:
    page.locator(wanted).first.click()
    return True


def press_with_keyboard(page: Page, wanted: str) -> bool:
    """Reach a button with the Tab key alone, and press it with Enter; false when it went away meanwhile."""
    for _ in range(120):
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted)", wanted):
            page.keyboard.press("Enter")
            return True
        page.keyboard.press("Tab")
    assert page.locator(wanted).count() == 0, f"{wanted} cannot be reached with the keyboard"
    return False


def fill_with_bots(page: Page) -> None:
    """The host gives every free place of a lobby to a bot, one after the other."""
    free = page.locator(".seats .empty button")
    while left := free.count():
        free.first.click()
        expect(free).to_have_count(left - 1)


def round_of(page: Page) -> int:
    """The round that the page shows."""
    return int(page.locator("ol.phases").get_attribute("aria-label").split()[1])
