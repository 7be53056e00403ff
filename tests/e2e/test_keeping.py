"""What a person takes back at a table: the name, and the key that this device has."""

import json

import pytest
from conftest import DESKTOP, PHONE
from looking import check
from playing import THROW, against_bots
from playwright.sync_api import expect

SAID = {
    "en": (
        "Forget my name",
        "for good",
        "My name and this device",
        "Take my seat",
        "Done",
        "Leave without",
        "Only a bot",
    ),
    "fr": (
        "Oublier mon nom",
        "pour de bon",
        "Mon nom et cet appareil",
        "Emporter",
        "Terminé",
        "Partir sans",
        "Seul un",
    ),
}
KEPT = "Object.keys(localStorage).concat(Object.keys(sessionStorage)).filter((name) => name.includes('seats'))"


def names(site, table):
    return [player["name"] for player in json.loads(site.fetch(f"/api/tables/{table}"))["players"]]


def open_menu(page):
    page.wait_for_selector(f"{THROW}, #hand")
    page.locator(".top .icon").first.click()
    page.wait_for_selector(".dialog[open] .menu")


@pytest.mark.parametrize(("size", "theme", "language"), [(PHONE, "light", "en"), (DESKTOP, "dark", "fr")])
def test_a_name_is_forgotten_and_a_seat_taken_to_another_device(open_page, site, size, theme, language):
    forget, sure, device, take, done, *_ = SAID[language]
    table, address = against_bots(site, "market-island", 3)
    page = open_page(address, size, theme, language)
    open_menu(page)
    assert names(site, table)[0] == "Ana"
    page.locator(".dialog summary", has_text=device).click()
    page.locator(".dialog .button", has_text=forget).click()
    page.locator(".dialog .button", has_text=sure).click()
    expect(page.locator(".dialog .button", has_text=sure)).to_have_count(0)
    assert names(site, table)[0] == ""
    check(page, "leave this device")
    page.locator(".dialog .button", has_text=take).click()
    page.wait_for_selector(".dialog details[open] .qr")
    check(page, "take the seat along")
    link = page.locator(".dialog details[open] .seatlink input").input_value()
    other = open_page(link.removeprefix(site.here), size, theme, language)
    other.wait_for_selector(f"{THROW}, #hand")
    page.locator(".dialog .button", has_text=done).click()
    page.wait_for_selector(".hero")
    assert page.evaluate(KEPT) == []
    old = open_page(address, size, theme, language)
    old.wait_for_selector("main [role=alert]")
    expect(other.locator("#hand")).to_be_visible()


def test_a_seat_is_given_up_with_its_key(open_page, site):
    *_, device, _take, _done, drop, only_a_bot = SAID["en"]
    page = open_page(against_bots(site, "market-island", 3)[1], PHONE)
    open_menu(page)
    page.locator(".dialog summary", has_text=device).click()
    page.locator(".dialog .button", has_text=drop).click()
    page.locator(".dialog .button", has_text=only_a_bot).click()
    page.wait_for_selector(".hero")
    assert page.evaluate(KEPT) == []
