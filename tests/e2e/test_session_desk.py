"""A lesson led from the facilitator's screens: by mouse, by keyboard; the fewest people and the most."""

import re

import pytest
from canned import Lesson as Canned
from conftest import DESKTOP, PHONE, Site
from lessons import Lesson, lesson
from looking import check
from playwright.sync_api import Page, expect

LAPTOP = {"width": 1366, "height": 768}
TABLET = {"width": 820, "height": 1180}


def desk(open_page, led: Lesson, **how) -> Page:
    """The facilitator's own page, opened with the key."""
    page = open_page(f"/lead/{led.session}#{led.made['key']}", **how)
    expect(page.locator(".hall, .cockpit, .remote")).to_be_visible()
    assert "#" not in page.url, "the key has left the address"
    return page


def yes(page: Page, words: str) -> None:
    """The one question before what cannot be undone."""
    page.locator("dialog[open]").get_by_role("button", name=words, exact=True).click()


def test_one_press_opens_the_doors(open_page):
    page = open_page("/lead")
    page.get_by_role("button", name="Open the doors").click()
    expect(page).to_have_url(re.compile(r"/lead/[\w-]+$"))
    expect(page.locator(".fourwords")).to_have_text(re.compile(r"^\w+ \w+ \w+ \w+$"))
    expect(page.locator(".emptyhall .spelt")).to_have_text(re.compile(r"^\w{3} \w{3}$"))
    check(page, "an empty hall with its key")
    page.get_by_role("button", name="I have it").click()
    expect(page.locator(".fourwords")).to_have_count(0)
    page.reload()
    expect(page.locator(".emptyhall")).to_be_visible()
    expect(page.locator(".fourwords")).to_have_count(0)


def test_a_lesson_is_led_by_mouse_from_the_door_to_the_end(open_page, site: Site):
    with lesson(site, title="9B", questions=False, pause=0.6) as led:
        led.come(10)
        page = desk(open_page, led)
        expect(page.locator(".settable")).to_have_count(3)
        name = led.hall["people"][0]["name"]
        page.locator("button.seat", has_text=name).click()
        page.get_by_role("button", name="Who is it?").click()
        page.get_by_label("Who it is").fill("Samir")
        page.get_by_role("button", name="Note it").click()
        expect(page.locator("button.seat", has_text="Samir")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("button.seat", has_text="Samir")).to_have_count(0)
        page.get_by_role("button", name="Show private notes again").click()

        target = page.locator(".settable").nth(2)
        if not target.locator("button.seat", has_text="Samir").count():
            target.locator(".put").click()
            expect(target.locator("button.seat", has_text="Samir")).to_be_visible()
            led.wait(lambda: any(seat["pinned"] for table in led.hall["seating"]["tables"] for seat in table["seats"]))
        page.get_by_role("button", name="Shuffle again").click()
        check(page, "the seating")
        page.get_by_role("button", name="Send them to their tables").click()
        page.get_by_role("button", name="Begin at 3 tables").click()
        expect(page.locator(".tabletile")).to_have_count(3)
        led.wait(lambda: len(led.rows) == 3 and all(row["started"] for row in led.rows.values()))
        check(page, "the cockpit")

        page.get_by_role("button", name="Pause all").click()
        led.wait(lambda: led.hall["paused"])
        page.get_by_role("button", name="Go on").click()
        led.wait(lambda: not led.hall["paused"])
        page.get_by_role("button", name="Say to all …").click()
        page.get_by_label("What shall it say?").fill("Two more minutes.")
        page.get_by_role("button", name="Say it").click()
        led.wait(lambda: all(pupil.told["message"] for pupil in led.pupils))

        page.locator(".tabletile").first.click()
        expect(page.locator(".watched .board svg").first).to_be_visible()
        expect(page.locator(".tablepeople > li")).to_have_count(4)
        page.locator(".happened .icon").first.click()
        led.wait(lambda: led.hall["kept"])
        check(page, "one table opened")
        page.get_by_role("button", name="Look anyway …").click()
        yes(page, "Look")
        expect(page.get_by_role("heading", name="You see hidden cards")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("heading", name="Hidden cards stay hidden")).to_be_visible()
        page.get_by_role("button", name="The next table").click()
        expect(page.locator("h1")).to_have_text("Crab")
        page.get_by_role("link", name="All tables").click()

        page.get_by_role("button", name="Last round").click()
        yes(page, "Say it is the last round")
        page.get_by_role("button", name="Bring together: debrief").click()
        stop = page.locator("dialog[open]").get_by_role("button", name="Stop and bring together")
        (stop if stop.count() else page.locator("dialog[open] .go")).click()
        led.wait(lambda: led.hall["phase"] == "together")
        led.lead("end")
        expect(page.get_by_role("heading", name="That was your lesson")).to_be_visible()
        check(page, "the end")


def test_the_cockpit_is_led_by_keyboard(open_page, site: Site):
    with lesson(site, questions=False, pause=2) as led:
        led.come(8)
        page = desk(open_page, led)
        page.get_by_role("button", name="Send them to their tables").press("Enter")
        page.get_by_role("button", name="Begin at 2 tables").press("Enter")
        led.wait(lambda: len(led.rows) == 2 and all(row["started"] for row in led.rows.values()))
        page.locator('[data-table="1"]').focus()
        page.keyboard.press("ArrowRight")
        expect(page.locator('[data-table="2"]')).to_be_focused()
        page.keyboard.press("p")
        led.wait(lambda: led.rows[2]["paused"] and not led.rows[1]["paused"])
        page.keyboard.press("Space")
        expect(page.locator("dialog[open]")).to_contain_text("All tables and all clocks stand still")
        page.locator("dialog[open] .go").press("Enter")
        led.wait(lambda: led.hall["paused"])
        page.locator('[data-table="2"]').focus()
        page.keyboard.press("Space")
        led.wait(lambda: not led.hall["paused"])
        page.keyboard.press("Enter")
        expect(page.locator(".opened")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".led.drawn")).to_be_visible()


SCREENS = {
    "one": ("arriving", 1),
    "class": ("arriving", 27),
    "hall": ("arriving", 60),
    "seated": ("seated", 27),
    "one table": ("playing", 2),
    "seven tables": ("playing", 27),
    "fifteen tables": ("playing", 60),
    "125 tables": ("playing", 500),
    "over": ("over", 27),
}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(("theme", "language", "size"), [("light", "en", DESKTOP), ("dark", "fr", LAPTOP)])
def test_every_screen_from_the_fewest_to_the_most(open_page, site: Site, screen, theme, language, size):
    phase, people = SCREENS[screen]
    page = open_page("/about", size=size, theme=theme, language=language, refusals=phase == "over")
    Canned(people, phase).open(page, site.here)
    expect(page.locator(".hall, .cockpit, .lessonover")).to_be_visible()
    check(page, screen)


@pytest.mark.parametrize("phase", ["arriving", "playing", "over"])
@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (TABLET, "dark")])
def test_every_screen_on_a_phone_and_a_tablet(open_page, site: Site, phase, size, theme):
    page = open_page("/about", size=size, theme=theme, refusals=phase == "over")
    Canned(27, phase).open(page, site.here)
    expect(page.locator(".hall, .cockpit, .lessonover, .remote")).to_be_visible()
    check(page, phase)


def test_the_queue_does_what_it_says(open_page, site: Site):
    class_ = Canned(27)
    page = open_page("/about")
    class_.open(page, site.here)
    page.get_by_role("button", name="On my way").click()
    page.get_by_role("button", name="Give the seat").click()
    page.get_by_role("button", name="Let a bot play on").click()
    page.get_by_role("button", name="Nudge").click()
    page.locator(".queue").get_by_role("button", name="Last round").click()
    yes(page, "Say it is the last round")
    page.get_by_role("button", name="Keep for the debrief").click()
    page.wait_for_function("document.querySelectorAll('dialog[open]').length === 0")
    assert class_.done("done") == [{"need": "help-2"}]
    assert class_.done("give") == [{"claim": "c1"}]
    assert class_.done("bot") == [{"table": 3, "seat": 3}]
    assert class_.done("nudge") == [{"number": 12}]
    assert class_.done("last_round") == [{"table": 5}]
    assert class_.done("keep") == [{"table": 6, "seq": 41, "idea": ""}]


def test_who_watches_has_no_buttons_and_a_refusal_is_a_sentence(open_page, site: Site):
    page = open_page("/about")
    Canned(27, role="watch").open(page, site.here)
    expect(page.get_by_text("You only watch")).to_be_visible()
    expect(page.locator(".dock button, .queue .acts button")).to_have_count(0)
    class_ = Canned(27, "arriving")
    class_.refuse["seat"] = {"code": "nobody_here", "arguments": {}}
    other = open_page("/about")
    class_.open(other, site.here)
    other.get_by_role("button", name="Send them to their tables").click()
    expect(other.locator(".banner[role=alert]")).to_have_text("Nobody is here yet.")


def test_a_lost_line_keeps_the_picture_and_a_revoked_key_says_so(open_page, site: Site):
    class_ = Canned(27)
    page = open_page("/about")
    class_.open(page, site.here)
    expect(page.locator(".tabletile")).to_have_count(7)
    class_.lines[-1].close(code=1011)
    expect(page.locator(".banner[role=alert]")).to_contain_text("The tables play on")
    expect(page.locator(".tabletile")).to_have_count(7)
    expect(page.locator(".banner[role=alert]")).to_have_count(0)
    class_.lines[-1].close(code=4001)
    expect(page.get_by_role("heading", name="This key opens nothing any more")).to_be_visible()
    check(page, "a key that was taken back")


def test_names_are_dropped_on_tables_with_the_mouse(open_page, site: Site):
    class_ = Canned(27, "arriving")
    page = open_page("/about")
    class_.open(page, site.here)
    page.locator("button.seat", has_text="Leïla").drag_to(page.locator(".settable").nth(3).locator("header"))
    page.locator("button.seat", has_text="Jonas").press("Enter")
    page.locator(".settable").nth(2).locator(".put").press("Enter")
    assert class_.done("pin") == [{"number": 1, "table": 4}, {"number": 2, "table": 3}]
