"""Games from other packages on the plain table: one as `new-game` writes it, and the example with its drawn stocks."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE, Site
from playwright.sync_api import expect

from packages import EXAMPLE, installed
from tallystick.cli.new_game import write

PRESS = "#decide button.button:enabled"


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A server to which both packages have been installed."""
    folder = tmp_path_factory.mktemp("games")
    write("tally-duel", folder / "tally-duel")
    with pytest.MonkeyPatch.context() as patch:
        for project in (folder / "tally-duel", EXAMPLE):
            for path in installed(project, folder / "site" / project.name):
                patch.syspath_prepend(path)
        running = Site(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


def begin(page, title):
    hero = page.locator("section.hero", has=page.get_by_role("heading", name=title))
    hero.get_by_role("button").first.click()
    page.wait_for_selector(PRESS)


def play_on(page, press):
    """Decide until the game is over; returns how often."""
    for made in range(200):
        page.wait_for_selector(f"{PRESS}, .ending, .skipnews", timeout=30_000)
        if page.locator(".ending").count():
            return made
        if page.locator(PRESS).count():
            press(page)
        else:
            page.evaluate("document.querySelector('.skipnews')?.click()")
        page.wait_for_timeout(150)
    raise AssertionError("the game did not end")


def press_last(page):
    page.locator(PRESS).last.click(timeout=5_000)


@pytest.mark.parametrize(
    ("language", "size", "take"), [("en", DESKTOP, "Take 1 stone"), ("fr", PHONE, "Prendre 1 pierre")]
)
def test_a_new_game_is_played_to_its_end(open_page, language, size, take):
    page = open_page("/", size=size, language=language)
    begin(page, "Tally Duel")
    expect(page.get_by_role("button", name=take, exact=True)).to_be_visible()
    assert Axe().run(page).response["violations"] == []
    assert play_on(page, press_last) >= 1
    page.goto(page.url.replace("/t/", "/result/"))
    expect(page.get_by_role("main")).to_contain_text(
        {"en": "The last stone was taken", "fr": "dernière pierre"}[language]
    )


LAPTOP = {"width": 1366, "height": 768}


def test_a_game_is_offered_only_what_it_brings(open_page):
    """No guided game, box or pictures; rules from its rulebook, and a table that fits a laptop."""
    page = open_page("/", size=LAPTOP)
    hero = page.locator("section.hero", has=page.get_by_role("heading", name="Tally Duel"))
    expect(hero.get_by_role("button")).to_have_count(1)
    begin(page, "Tally Duel")
    expect(page.locator(".pt-drawn ellipse")).to_have_count(45)  # fifteen stones, each with shade and light
    expect(page.locator(".layout .pt-people")).to_be_hidden()  # they stand beside the board
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.goto(f"{site_of(page)}/rules/tally-duel")
    expect(page.locator(".ru-section")).to_have_count(3)
    expect(page.get_by_role("heading", name="Take the last stone")).to_be_visible()
    expect(page.get_by_role("button", name="Print the box")).to_have_count(0)
    assert Axe().run(page).response["violations"] == []


def offer(page):
    """Offer a stock by the form where there is one; else the last answer."""
    form = page.locator("form.pt-form")
    if not form.count():
        return press_last(page)
    form.get_by_role("button", name="one more").click()
    button = form.locator("button.go")
    assert "for 2 sacks" in button.inner_text()
    return button.click()


def test_the_example_is_played_with_its_form_and_its_drawings(open_page):
    page = open_page("/")
    begin(page, "Stock and Foil")
    expect(page.locator(".sf-stick")).to_have_count(4)
    page.get_by_role("button", name="Carve 2 false notches").click()
    expect(page.locator(".sf-false")).to_have_count(2)  # seen by who cut them, and by nobody else
    page.wait_for_selector("form.pt-form, .pt-moves button")
    assert Axe().run(page).response["violations"] == []
    assert play_on(page, offer) >= 3
    table = page.url.split("/t/")[1].split("#")[0].split("?")[0]
    for where in ("projector", "replay", "result", "check"):
        page.goto(f"{site_of(page)}/{where}/{table}")
        expect(page.get_by_role("main").first).to_be_visible()


def site_of(page):
    return page.evaluate("location.origin")
