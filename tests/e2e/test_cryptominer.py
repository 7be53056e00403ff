"""Whole games of CryptoMiner, played as people play them."""

import pytest
from conftest import DESKTOP, PHONE
from looking import check
from playing import CLAIM, OVER, PLAY, SWAP, TURN, against_bots, mine_on, press_with_keyboard, table_of

from tallystick.journal.verify import read_entries, verify


def new_table(site, seats, **options):
    return against_bots(site, "cryptominer", seats, **options)[1]


def check_played_out(site, page, made):
    """The person made every decision of the seat, and the journal proves the whole game."""
    journal = site.fetch(f"/api/tables/{table_of(page)}/journal")
    assert verify(journal) is not None
    by_hand = [entry for entry in read_entries(journal) if entry.kind == "move" and entry.actor == 0]
    assert len(by_hand) == sum(made.values())


def test_a_whole_game_of_three_with_the_mouse(site, open_page):
    page = open_page(new_table(site, 3))
    made = mine_on(page)
    assert made[PLAY] == 20, "all transaction cards of three players"
    assert made[CLAIM] > 0
    assert made[SWAP] > 0
    check_played_out(site, page, made)
    page.get_by_role("link", name="The whole result").click()
    page.wait_for_selector(".ranking .won")
    page.go_back()
    page.wait_for_selector(OVER)
    page.get_by_role("link", name="Check this game").click()
    page.wait_for_selector(".verdictbox.good")
    assert page.locator(".proved li").count() == 5


def test_a_short_game_with_the_keyboard_on_a_phone(site, open_page):
    page = open_page(new_table(site, 2, transaction_cards=30), PHONE)
    page.wait_for_selector(TURN)
    made = mine_on(page, press=press_with_keyboard)
    assert made[PLAY] == 15
    check_played_out(site, page, made)


def test_the_first_page_opens_a_table_of_each_game(site, open_page):
    page = open_page("/", PHONE)
    tables = (("market-island", "Market Island", ".boardbox"), ("cryptominer", "CryptoMiner", ".yard"))
    for game, first, board in tables:
        page.locator(f".hero.{game} .button.go").click()
        page.wait_for_selector("button.throwit:enabled", timeout=10_000)
        assert page.locator("h1").inner_text() == first
        drawn = page.locator(board).bounding_box()
        assert drawn["width"] > 300
        assert drawn["height"] > 200
        page.goto(site.here + "/")


def test_every_open_block_says_why(site, open_page):
    """The sign at a block agrees with the server, and a claim is offered just where the sign is up."""
    page = open_page(new_table(site, 4))
    seen = set()
    for _ in range(60):
        made = mine_on(page, until=".claimit:enabled, .why.bad, .ending", moves=60)
        if page.locator(OVER).count() or ("You can claim" in seen and len(seen) > 1):
            break
        for row in page.locator(".siding:not(.empty)").all():
            name = row.locator(".vd h3").inner_text()
            may = row.locator("button.pickable").count() == 1
            assert may == (name == "You can claim"), name
            seen.add(name)
        page.locator(TURN).first.click()
        page.wait_for_timeout(100)
        assert made is not None
    assert "You can claim" in seen
    assert len(seen) > 1


@pytest.mark.long
def test_axe_finds_nothing_on_the_table(site, open_page):
    for size, theme, language in ((DESKTOP, "light", "en"), (PHONE, "dark", "fr")):
        page = open_page(new_table(site, 6), size, theme, language)
        page.wait_for_selector(TURN)
        check(page, f"start {theme}")
        mine_on(page, until='.sidings[data-count="2"], .ending', moves=60)
        page.wait_for_selector(f"{TURN}, {OVER}", timeout=20_000)
        check(page, f"yard {theme}")
        if size is PHONE:
            for tab in range(1, 4):
                page.locator(".tabs button").nth(tab).click()
                check(page, f"tab {tab}")
