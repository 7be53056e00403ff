"""How people play Blockchain with a browser: one step at a time, whoever is asked."""

from playing import OVER, skip
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TookTooLong

MINE = "#decide.mine-turn"
PASS, USE = "#decide .passit:enabled", "#decide .useit:enabled"
ACTS = "#decide .endit:enabled"
HACK = ".hc1.can:has(.k-hack)"
CARD = ".hc1.can:has(.k-block), .hc1.can:has(.k-server)"
TILE = 'button.tl.can[aria-pressed="false"]'


def there(page: Page, wanted: str) -> bool:
    return page.locator(wanted).count() > 0


def press(page: Page, wanted: str) -> bool:
    """Press a button if it is still there: windows may close while somebody reaches for it."""
    try:
        page.locator(wanted).first.click(timeout=1500)
    except TookTooLong:
        return False
    return True


def asked(page: Page) -> bool:
    """Whether this page has a decision to make; the news is skipped."""
    skip(page)
    return there(page, MINE) and not there(page, OVER)


def in_window(page: Page) -> bool:
    return there(page, PASS)


def play_card(page: Page, card: str) -> bool:
    """Pick up a card, aim it if it must be aimed, and play it."""
    if not press(page, card):
        return False
    for _ in range(2):
        if not there(page, USE) and there(page, TILE):
            press(page, TILE)
    if not there(page, USE) and there(page, "#decide .servers button"):
        press(page, "#decide .servers button")
    return press(page, USE)


def trade(page: Page) -> bool:
    """Trade between the first tile and its first neighbour."""
    return (
        press(page, "#decide .opentrade")
        and all(press(page, "#decide .tilepick button") for _ in range(2))
        and press(page, "#decide .tradeit:enabled")
    )


def own_step(page: Page) -> str:
    """One step of your own turn: cards first, then trades, then coins into cold storage."""
    if there(page, "#decide .payit:enabled"):
        return "pay" if press(page, "#decide .payit:enabled") else ""
    if there(page, "#decide .placeit:enabled"):
        return "place" if press(page, "#decide .placeit:enabled") else ""
    if not there(page, ACTS):
        return "discard" if play_card(page, ".hc1.can") else ""
    if there(page, "#decide .opentrade:enabled"):
        return "trade" if trade(page) else ""
    if there(page, "#decide .openstore:enabled"):
        return "store" if press(page, "#decide .openstore") and press(page, "#decide .storeit:enabled") else ""
    if there(page, CARD):
        return "card" if play_card(page, CARD) else ""
    if there(page, "#decide .mineit:enabled"):
        return "mine" if press(page, "#decide .mineit:enabled") else ""
    return "end" if press(page, ACTS) else ""


def step(page: Page, hack: bool = False) -> str:
    """Whatever this page is asked for; returns what was done, or an empty text."""
    if not asked(page):
        return ""
    if not in_window(page):
        return own_step(page)
    if hack and there(page, HACK):
        return "hack" if play_card(page, HACK) else ""
    return "pass" if press(page, PASS) else ""
