"""A whole lesson, led from a real cockpit: people are sockets that play by themselves, two of them real phones."""

import re

import pytest
from conftest import DESKTOP, PHONE, Site
from lessons import Lesson, lesson
from playing import DECISION, SIT_OUT, SKIP, THROW, click, skip
from playwright.sync_api import Page, expect

LONG = {"rounds": 60, "totem_bars": "one_round"}
"""More than can be played meanwhile, on however slow a machine."""


def come_in(open_page, led: Lesson) -> tuple[Page, str]:
    phone = open_page(f"/join/{led.code}", size=PHONE)
    phone.locator(".foot .go").click()
    name = phone.locator(".ownname b").inner_text()
    return phone, name


def cockpit(open_page, led: Lesson) -> Page:
    page = open_page(f"/lead/{led.session}#{led.made['key']}", size=DESKTOP)
    expect(page.locator(".hall")).to_be_visible()
    return page


def plays(phone: Page, decisions: int) -> None:
    """The person at this phone decides a few times, as they come."""
    made = 0
    while made < decisions:
        phone.wait_for_selector(f"{DECISION}, {SKIP}", timeout=60_000)
        asked = THROW if phone.locator(THROW).count() else SIT_OUT
        if not phone.locator(asked).count():
            skip(phone)
        elif click(phone, asked):
            made += 1


def row_of(led: Lesson, name: str) -> dict:
    """The row of the table at which somebody sits."""
    return led.wait(
        lambda: next((row for row in led.rows.values() if any(seat["name"] == name for seat in row["seats"])), None)
    )


def test_a_lesson_of_market_island_with_27_people_at_7_tables(open_page, site: Site):
    with lesson(site, title="9B", questions=False, guided=False, expected=28, pause=0.8, options=LONG) as led:
        phone, name = come_in(open_page, led)
        other, lost = come_in(open_page, led)
        led.come(24)
        desk = cockpit(open_page, led)
        led.wait(lambda: len(led.hall["people"]) == 26)
        expect(desk.locator(".settable")).to_have_count(7)
        led.lead("apart", pairs=[[led.number_of(name), led.number_of(lost)]])  # neither waits for the other
        desk.get_by_role("button", name="Send them to their tables").click()
        for page in (phone, other):
            page.get_by_role("button", name="I sit here").click()
        desk.get_by_role("button", name=re.compile("Begin at 7 tables")).click()
        led.wait(lambda: len(led.rows) == 7 and all(row["started"] for row in led.rows.values()))
        expect(desk.locator(".tabletile")).to_have_count(7)
        plays(phone, 2)

        phone.get_by_role("button", name="Raise your hand").click()
        phone.get_by_label("What is it about?").fill("Why may I never mine again?")
        phone.get_by_role("button", name="Send").click()
        phone.locator("dialog[open] .icon[aria-label=Close]").click()
        asked = desk.locator(".queue li", has_text=name)
        expect(asked).to_contain_text("Why may I never mine again?")
        asked.get_by_role("button", name="On my way").click()
        expect(desk.locator(".queue li", has_text=name)).to_have_count(0)

        other.context.set_offline(True)  # the phone is lost
        again = open_page(f"/join/{led.code}", size=PHONE)
        again.get_by_role("button", name="Get your seat back").click()
        again.get_by_label("Your name").fill(lost)
        again.get_by_role("button", name="Ask for my seat").click()
        back = desk.locator(".queue li", has_text=lost).filter(has=desk.get_by_role("button", name="Give the seat"))
        back.get_by_role("button", name="Give the seat").click()
        expect(again.locator(".board")).to_be_visible()

        row = row_of(led, lost)
        seat = next(seat["seat"] for seat in row["seats"] if seat["name"] == lost)
        led.lead("bot", table=row["number"], seat=seat)
        expect(again.get_by_text("A bot is playing for you.")).to_be_visible()
        again.get_by_role("button", name="Play myself").click()
        expect(again.get_by_text("A bot is playing for you.")).to_have_count(0)

        desk.get_by_role("button", name="Pause all").click()
        for page in (phone, again):
            expect(page.locator(".lookup")).to_be_visible()
        stood = {row["number"]: row["entries"] for row in led.rows.values()}
        led.wait(lambda: all(pupil.told["paused"] for pupil in led.pupils))
        desk.get_by_role("button", name="Go on").click()
        for page in (phone, again):
            expect(page.locator(".lookup")).to_have_count(0)
        led.wait(lambda: sum(row["entries"] for row in led.rows.values()) > sum(stood.values()) + 20)

        late = open_page(f"/join/{led.code}", size=PHONE)
        late.locator(".foot .go").click()
        expect(late.get_by_text("You are just in time.")).to_be_visible()
        led.lead("late", number=led.need("late")["number"])
        expect(late.locator(".board")).to_be_visible()
        people = [person for person in led.hall["people"] if person["table"]]
        assert len(people) == 27, "all of them sit, and the late one has a bot's seat"

        led.lead("last_round")
        led.lead("stop")
        led.wait(lambda: all(row["over"] for row in led.rows.values()))
        led.lead("end")
        for page in (phone, again, late):
            expect(page.get_by_text("That was it. Thank you!")).to_be_visible()
        for row in led.rows.values():
            journal = site.fetch(f"/api/tables/{row['table']}/journal")
            assert b'"move":"time_up"' in journal, "the last round was said at every table"
            assert b'"reason":"stopped"' in journal.splitlines()[-1]


@pytest.mark.parametrize("game", ["cryptominer", "blockchain", "shelves-voyage"])
def test_a_short_lesson_of_another_game(open_page, site: Site, game):
    with lesson(site, title="9B", game=game, questions=False, guided=False, pause=0.3) as led:
        phone, _ = come_in(open_page, led)
        led.come(6)
        led.lead("seat")
        expect(phone.locator(".bigdisc")).to_be_visible()
        led.lead("begin")
        led.wait(lambda: led.rows and all(row["started"] for row in led.rows.values()))
        expect(phone.locator(".board")).to_be_visible()
        expect(phone.locator(".mytable")).to_be_visible()
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
        led.lead("pause")
        expect(phone.locator(".lookup")).to_be_visible()
        led.lead("resume")
        expect(phone.locator(".lookup")).to_have_count(0)
        led.lead("stop")
        led.wait(lambda: all(row["over"] for row in led.rows.values()))
        led.lead("end")
        expect(phone.get_by_text("That was it. Thank you!")).to_be_visible()
