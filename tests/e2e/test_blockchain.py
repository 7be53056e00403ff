"""Games of Blockchain, as people play them: Hacks that answer Hacks, a lost connection, a clock that runs out."""

import json
import re

import pytest
from conftest import DESKTOP, PHONE
from deciding import LISTEN, Deciding
from looking import check
from playing import OVER, against_bots, press_with_keyboard, skip
from trading import ACTS, CARD, MINE, PASS, USE, asked, in_window, press, step, there

from tallystick.journal.verify import verify

COINS = ["Bitcoin", "Ethereum", "Litecoin", "Dash", "Peercoin"]


def three_seats(site, **options):
    """A table of three people on three devices; returns its id and the address of each seat."""
    made = site.make(game="blockchain", seats=3, name="Ana", own_seats=3, options=options)
    return made["table"], [f"/t/{made['table']}#{seat['token']}.{seat['seat']}" for seat in made["seats"]]


def sit_down(pages, ask="always"):
    """Everybody says when to be asked, and the table starts."""
    for page in pages:
        page.evaluate("to => localStorage.setItem('tallystick.asking', to)", ask)
        page.reload()
    pages[0].get_by_role("button", name="Start").click()
    for page in pages:
        page.wait_for_selector(".boardbox")


def events(site, table):
    lines = site.fetch(f"/api/tables/{table}/journal").splitlines()
    return [event for line in lines for event in json.loads(line)["body"].get("events", [])]


def hackers(site, table):
    return {event["seat"] for event in events(site, table) if event["event"] == "ch_hack_played"}


def test_three_people_hack_each_other_and_one_comes_back_inside_a_window(site, open_page):
    table, addresses = three_seats(site, reaction_seconds=0, turn_cap=2)
    pages = [open_page(address, size) for address, size in zip(addresses, (DESKTOP, PHONE, DESKTOP), strict=True)]
    sit_down(pages)
    piled, returned, enough = False, False, False
    for _ in range(900):
        if all(there(page, OVER) for page in pages):
            break
        for page in pages:
            if asked(page) and in_window(page):
                if not returned:
                    page.reload()
                    page.wait_for_selector(PASS)
                    returned = True
                piled = piled or there(page, ".stk + .stk")
                enough = enough or (piled and len(hackers(site, table)) > 1)
            step(page, hack=not enough)
        pages[0].wait_for_timeout(30)
    assert returned, "somebody was asked after coming back"
    assert piled, "a Hack was answered by a Hack"
    told = events(site, table)
    assert enough, "two people at least have hacked"
    assert told[-1]["event"] == "ch_game_ended" or any(event["event"] == "ch_game_ended" for event in told)
    assert verify(site.fetch(f"/api/tables/{table}/journal")) is not None
    page = pages[0]
    page.get_by_role("link", name="The whole result").click()
    page.wait_for_selector(".hackedwho")
    page.go_back()
    page.wait_for_selector(OVER)
    page.get_by_role("link", name="Check this game").click()
    page.wait_for_selector(".verdictbox.good")
    assert page.locator(".proved li").count() == 5


def test_whoever_does_not_answer_in_time_passes(site, open_page):
    table, addresses = three_seats(site, reaction_seconds=4, turn_cap=2)
    pages = [open_page(address) for address in addresses]
    sit_down(pages)
    sleeper = next(page for page in pages if not page.locator(ACTS).count())
    late, timed = [], False
    for _ in range(200):
        timed = timed or there(sleeper, ".timer[role=timer]")
        late = [event["seats"] for event in events(site, table) if event["event"] == "ch_time_ran_out"]
        if timed and [pages.index(sleeper)] in late:
            break
        for page in pages:
            if page is not sleeper or not in_window(page):
                step(page)
        sleeper.wait_for_timeout(100)
    assert timed
    assert [pages.index(sleeper)] in late


def test_an_answer_of_somebody_else_takes_nothing_out_of_ones_hands(site, open_page):
    _table, addresses = three_seats(site, reaction_seconds=0)
    pages = [open_page(address) for address in addresses]
    sit_down(pages)
    for _ in range(200):
        if sum(in_window(page) for page in pages) == 2:  # whoever announced it has passed already
            break
        acting = next((page for page in pages if asked(page) and not in_window(page)), None)
        if acting is not None and not any(in_window(page) for page in pages):
            step(acting)
        pages[0].wait_for_timeout(50)
    slow, quick = (page for page in pages if in_window(page))
    button = slow.locator(PASS).element_handle()
    button.focus()
    assert press(quick, PASS)
    slow.wait_for_function("() => document.querySelectorAll('.ask .waits').length === 0")
    slow.wait_for_timeout(1000)
    assert button.evaluate("button => button === document.activeElement")


def test_a_hand_is_dealt_once(site, open_page):
    """The news of the start are in the first picture already."""
    _table, addresses = three_seats(site)
    pages = [open_page(address, motion="no-preference") for address in addresses]
    sit_down(pages)
    for _ in range(40):
        assert pages[1].locator(".hc1").count() <= 7, "five cards, and what a first turn brings"
        pages[1].wait_for_timeout(50)


def test_two_people_on_one_device_answer_one_after_the_other(site, open_page):
    made = site.make(game="blockchain", seats=2, name="Ana", own_seats=2, options={"reaction_seconds": 0})
    page = open_page("/")
    page.evaluate(
        "([table, seats]) =>"
        " import(document.querySelector('script[type=module]').src.replace('main.js', 'shell/keys.js'))"
        ".then(({ keep }) => keep(table, seats))",
        [made["table"], made["seats"]],
    )
    page.goto(f"{site.here}/t/{made['table']}")
    page.get_by_role("button", name="Start").click()
    over = 0
    for _ in range(400):
        if over > 3:
            break
        if there(page, ".handover"):
            over += 1
            check(page, "hand over")
            press(page, ".handover button")
        else:
            step(page)
        page.wait_for_timeout(40)
    assert over > 3
    answered = [event["seat"] for event in events(site, made["table"]) if event["event"] == "ch_answered"]
    assert set(answered) == {0, 1}


def test_whoever_is_not_concerned_is_not_asked_and_a_raised_hand_is(site, open_page):
    """Nothing of one's own is at stake in a Block of somebody else; "Wait, I hack!" asks about it all the same."""
    _table, addresses = three_seats(site, reaction_seconds=0)
    pages = [open_page(address) for address in addresses]
    sit_down(pages, "concerns")
    actor = next(page for page in pages if page.locator(ACTS).count())
    other = next(page for page in pages if page is not actor)
    for page in pages:
        assert page.locator(".stop").is_visible()
    step(actor)
    actor.wait_for_timeout(2500)
    assert not in_window(other)
    other.locator(".stop").click()
    other.locator(".stop[aria-pressed=true]").wait_for()
    for _ in range(100):
        if in_window(other):
            break
        if asked(actor):
            step(actor)
        actor.wait_for_timeout(100)
    assert in_window(other)
    assert "You are asked" in other.locator("#h-react").inner_text()


def test_whoever_lets_a_turn_go_is_asked_no_more_in_it(site, open_page):
    """The other one, who passes each time, is asked again and again; "Wait, I hack!" takes it back."""
    _table, addresses = three_seats(site, reaction_seconds=0)
    pages = [open_page(address, PHONE) for address in addresses]
    sit_down(pages)
    actor = next(page for page in pages if page.locator(ACTS).count())
    other, third = (page for page in pages if page is not actor)
    step(actor)
    other.locator("#decide .letgo").click()
    passes = 0
    for _ in range(300):
        assert not there(other, PASS)
        skip(actor)
        if there(third, PASS) and press(third, PASS):
            passes += 1
        elif passes < 2 and asked(actor):
            step(actor)
        elif passes == 2 and there(other, ".stop.ready"):
            break
        actor.wait_for_timeout(50)
    assert passes == 2
    other.locator(".stop").click()
    other.locator(".stop:not(.ready)").wait_for()


def test_the_first_page_opens_a_table(site, open_page):
    page = open_page("/", PHONE)
    page.locator(".hero.blockchain .button.go").click()
    page.wait_for_selector(".boardbox")
    assert page.locator("h1").inner_text() == "Blockchain"
    assert page.locator(".tl").count() == 6
    assert page.locator(".chips li").count() == 4


def test_a_turn_with_the_keyboard_on_a_phone(site, open_page):
    table, address = against_bots(site, "blockchain", 2, reaction_seconds=0)
    page = open_page(address, PHONE)
    page.wait_for_selector(".boardbox")
    for _ in range(400):  # a first hand may hold Hacks alone
        if asked(page):
            if in_window(page):
                press_with_keyboard(page, PASS)
            elif there(page, CARD):
                press_with_keyboard(page, CARD)
                if there(page, USE):
                    press_with_keyboard(page, USE)
                    break
                press(page, "#decide .ghost")
                step(page)
            elif there(page, ACTS):
                press_with_keyboard(page, ACTS)
            else:
                step(page)
        page.wait_for_timeout(100)
    for _ in range(50):  # until it is written down
        mine = {event["event"] for event in events(site, table) if event.get("seat") == 0}
        if {"ch_block_announced", "ch_deploy_announced"} & mine:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"no card was played: {mine}")


def may_store(site, open_page):
    """A table at which it is our turn and coins can be stored; a game that ends before is begun again."""
    for _ in range(3):
        table, address = against_bots(site, "blockchain", 2, reaction_seconds=0)
        page = open_page(address, script=LISTEN)
        seat = Deciding(page, "blockchain", b"\1" * 32)
        while seat.is_asked():
            if "store" in seat.kind:
                page.wait_for_selector("#decide .openstore:enabled")
                return table, page
            seat.answer()
    raise AssertionError("coins could never be stored")


def test_coins_are_stored_with_steppers(site, open_page):
    table, page = may_store(site, open_page)
    decide = page.locator("#decide")
    decide.locator(".openstore").click()
    decide.get_by_role("button", name="none").click()
    assert decide.locator(".storeit").is_disabled()
    more = decide.get_by_role("button", name=re.compile("^more "), disabled=False).first
    wanted = COINS.index(more.get_attribute("aria-label").removeprefix("more "))
    more.click()
    decide.get_by_role("button", name="Store one coin").click()
    for _ in range(100):
        stored = [event for event in events(site, table) if event["event"] == "ch_coins_stored" and event["seat"] == 0]
        if stored:
            break
        if in_window(page):
            step(page)
        page.wait_for_timeout(100)
    assert stored[0]["coins"] == [int(coin == wanted) for coin in range(5)]


@pytest.mark.long
def test_axe_finds_nothing_on_the_table(site, open_page):
    for size, theme, language in (
        (DESKTOP, "light", "en"),
        (PHONE, "dark", "fr"),
        (PHONE, "light", "fr"),
        (DESKTOP, "dark", "en"),
    ):
        _table, address = against_bots(site, "blockchain", 4 if size is DESKTOP else 3, reaction_seconds=0)
        page = open_page(address, size, theme, language)
        page.wait_for_selector(f"{MINE}", timeout=30_000)
        seen = set()
        for _ in range(120):
            if asked(page):
                kind = "window" if in_window(page) else "act" if there(page, ACTS) else "other"
                kind += " pile" if there(page, ".pile") else ""
                if kind not in seen:
                    seen.add(kind)
                    check(page, f"{kind} {theme} {language}")
                if {"window", "act"} <= seen and len(seen) > 2:
                    break
                if kind == "act" and there(page, "#decide .opentrade") and "trade" not in seen:
                    seen.add("trade")
                    press(page, "#decide .opentrade")
                    press(page, "#decide .tilepick button")
                    press(page, "#decide .tilepick button")
                    check(page, f"trade {theme} {language}")
                    press(page, "#decide .tradeit")
                else:
                    step(page, hack=True)
            page.wait_for_timeout(40)
        assert {"window", "act"} <= seen
        if size is PHONE:
            for tab in range(1, 4):
                page.locator(".tabs button").nth(tab).click()
                check(page, f"tab {tab} {theme}")


@pytest.mark.long
def test_axe_finds_nothing_on_its_other_pages(site, open_page):
    made = site.make(
        game="blockchain", seats=3, name="Ana", bots={"1": "good", "2": "good"}, start=True, options={"turn_cap": 3}
    )
    token = made["seats"][0]["token"]
    site.run("bot", f"{site.here}/t/{made['table']}#{token}", "--pause", "0")
    for size, theme, language in ((DESKTOP, "dark", "fr"), (PHONE, "light", "en")):
        page = open_page("/new?game=blockchain", size, theme, language)
        page.locator(".rules > summary").click()
        page.wait_for_selector(".options")
        check(page, "new")
        for path, ready in (
            ("result", ".hackedwho"),
            ("replay", ".sidevaults"),
            ("projector", ".ending"),
            ("check", ".verdictbox.good"),
        ):
            page.goto(f"{site.here}/{path}/{made['table']}")
            page.wait_for_selector(ready)
            page.wait_for_timeout(300)
            check(page, f"{path} {theme}")
