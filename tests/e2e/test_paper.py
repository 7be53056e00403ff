"""A table of paper in a real browser: one phone, one thumb, the manual's photographed round."""

import re

from conftest import PHONE, Site
from lessons import lesson
from looking import check
from playwright.sync_api import expect

SMALL = {"width": 360, "height": 640}


def press(scope, label, answer):
    scope.get_by_role("group", name=label, exact=True).first.get_by_role("button", name=answer, exact=True).click()


def row(page, name, die, deck, rank, suit, mined):
    section = page.locator("form section").filter(has=page.get_by_role("heading", name=name))
    press(section, "The die shows", str(die))
    press(section, "Card taken", deck)
    section.locator("select").first.select_option(rank)
    press(section.locator(".bk-face").first, "Suit", suit)
    press(section, "Mined?", "yes")
    section.locator("select").nth(1).select_option(mined[0])
    press(section.locator(".bk-face").nth(1), "Suit", mined[1])


def test_the_manuals_round_is_booked_with_one_thumb(open_page):
    page = open_page("/new?game=market-island", size=PHONE, refusals=True)
    page.locator(".segments button", has_text="2").first.click()
    page.locator("label.check", has_text="On paper").click()
    page.locator("#name").fill("Ana")
    page.locator(".seats input[type=text]").first.fill("Bo")
    page.locator(".newtable .button.go").click()
    expect(page.get_by_role("heading", name="Who goes first?")).to_be_visible(timeout=20_000)
    check(page, "the book before the start")
    press(page, "Ana", "5")
    press(page, "Bo", "2")
    page.locator("form select").first.select_option("7")
    press(page, "Suit", "♦")
    page.get_by_role("button", name="Look it over").click()
    page.get_by_role("button", name="Write it down").click()
    expect(page.get_by_role("heading", name="Block 1")).to_be_visible(timeout=20_000)
    row(page, "Ana", 2, "Income", "4", "♦", ("7", "♥"))
    row(page, "Bo", 5, "Action", "4", "♠", ("J", "♠"))
    page.get_by_role("button", name="Look it over").click()
    expect(page.locator(".refused")).to_contain_text("Is the die right?")
    check(page, "the book with a slip")
    row(page, "Ana", 2, "Action", "Q", "♥", ("7", "♥"))
    page.get_by_role("button", name="Look it over").click()
    expect(page.locator(".bk-told").first).to_contain_text("2 points")
    check(page, "what a form means")
    page.get_by_role("button", name="Write it down").click()
    expect(page.locator(".bk-standing").first).to_contain_text("53")
    expect(page.locator(".bk-standing").first).to_contain_text("50")
    page.locator(".thebook details summary").first.click()
    page.get_by_role("button", name="Take this back").click()
    expect(page.locator(".bk-undone")).to_have_count(1)
    expect(page.locator(".bk-standing").first).not_to_contain_text("53")


def test_the_miners_book_fits_a_small_phone(open_page):
    page = open_page("/new?game=cryptominer", size=SMALL, refusals=True)
    page.locator(".segments button", has_text="2").first.click()
    page.locator("label.check", has_text="On paper").click()
    page.locator(".newtable .button.go").click()
    expect(page.get_by_role("heading", name="Who starts?")).to_be_visible(timeout=20_000)
    dice = page.locator("form [role=group]").first.get_by_role("button")
    assert len({dice.nth(value).bounding_box()["y"] for value in range(6)}) == 1
    for place, value in enumerate("62"):
        page.locator("form [role=group]").nth(place).get_by_role("button", name=value, exact=True).click()
    page.get_by_role("button", name="Look it over").click()
    page.get_by_role("button", name="Write it down").click()
    expect(page.get_by_role("heading", name="Round 1")).to_be_visible(timeout=20_000)
    assert page.locator("form .panel").first.bounding_box()["width"] > 300
    check(page, "the book of the miners")


def test_a_class_on_paper_is_seen_in_the_cockpit(open_page, site: Site):
    with lesson(site, paper=True, table_size=2, questions=False) as led:
        phone = open_page(f"/join/{led.code}", size=PHONE)
        phone.locator(".foot .go").click()
        expect(phone.locator(".ownname b")).to_be_visible()
        led.wait(lambda: led.hall["people"])
        led.lead("seat")
        led.lead("begin")
        expect(phone.get_by_role("heading", name="Who goes first?")).to_be_visible(timeout=20_000)
        check(phone, "the book of a class")
        for place, value in enumerate("52"):
            phone.locator("form [role=group]").nth(place).get_by_role("button", name=value, exact=True).click()
        phone.locator("form select").first.select_option("7")
        press(phone, "Suit", "♦")
        phone.get_by_role("button", name="Look it over").click()
        phone.get_by_role("button", name="Write it down").click()
        expect(phone.get_by_role("heading", name="Block 1")).to_be_visible(timeout=20_000)
        desk = open_page(f"/lead/{led.session}#{led.made['key']}")
        expect(desk.locator(".tabletile")).to_have_count(1)
        expect(desk.locator(".tabletile")).to_contain_text(re.compile("Round 1"))
        expect(desk.locator(".tabletile")).to_contain_text("Player 2")
