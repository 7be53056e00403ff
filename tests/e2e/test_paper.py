"""A table of paper in a real browser: one phone, one thumb, the manual's photographed round."""

from conftest import PHONE
from looking import check
from playwright.sync_api import expect


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
