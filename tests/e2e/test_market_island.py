"""Whole games of Market Island, played as people play them."""

import json
import time

import msgspec
import pytest
from conftest import DESKTOP, PHONE
from looking import check
from playing import (
    DECISION,
    MINE,
    OVER,
    SIT_OUT,
    SKIP,
    THROW,
    decision,
    fill_with_bots,
    play_on,
    press_with_keyboard,
    round_of,
    skip,
    table_of,
)
from playwright.sync_api import expect

from tallystick.games import CATALOGUE
from tallystick.journal.entries import line
from tallystick.journal.verify import play_again, read_entries, verify
from tallystick.kernel.seats import Viewer

GAME = CATALOGUE["market-island"]


def journal_of(site, page):
    return site.fetch(f"/api/tables/{table_of(page)}/journal")


def check_played_out(site, page, decisions):
    """The person made every decision of the seat, and the journal proves the whole game."""
    journal = journal_of(site, page)
    outcome = verify(journal)
    assert outcome.rounds == 12 or outcome.reason == "nobody_may_mine"
    by_hand = [entry for entry in read_entries(journal) if entry.kind == "move" and entry.actor == 0]
    assert len(by_hand) == decisions
    assert all(entry.id for entry in by_hand), "each with the id that the browser made"


def test_play_now_and_a_whole_game_with_the_mouse(site, open_page):
    page = open_page("/")
    page.get_by_role("button", name="Play now · Market Island").click()
    page.wait_for_selector(DECISION, timeout=5000)
    check_played_out(site, page, play_on(page))


def test_a_whole_game_with_the_keyboard_alone(site, open_page):
    page = open_page("/")
    press_with_keyboard(page, ".hero .button.go")
    page.wait_for_selector(DECISION, timeout=5000)
    check_played_out(site, page, play_on(page, press=press_with_keyboard))


def test_a_guided_first_game_explains_each_step_when_it_happens(site, open_page):
    """Four rounds on a real table; the step that is explained is in sight, and the last one leads to the proof."""
    page = open_page("/", PHONE)
    page.locator(".hero.market-island").get_by_role("button", name="Guided first game").click()
    taught = []
    while "Nobody can deny it now" not in taught:
        page.wait_for_selector(f".coach, {DECISION}, {SKIP}", timeout=20_000)
        if page.locator(".coach").count():
            taught.append(page.locator(".coach h2").inner_text())
            assert page.locator(".spot").count() == 1, taught
            page.get_by_role("button", name="Got it").click()
        else:
            page.wait_for_timeout(150)  # a lesson may be about to come
            if page.locator(".coach").count() == 0 and decision(page).count():
                decision(page).click()
            skip(page)  # which passes by no lesson
    steps = [
        "Stranded",
        "Who goes first?",
        "The first card",
        "Walk around the island",
        "Only you see your card",
        "A block",
    ]
    assert taught[:6] == steps
    assert {"To mine or not?", "Now it is paid", "The link", "Four copies", "Do you trust it?"} <= set(taught)
    assert len(taught) == len(set(taught))
    outcome = verify(journal_of(site, page))
    assert outcome.rounds == 4 or outcome.reason == "nobody_may_mine"
    page.get_by_role("button", name="Play again").click()
    page.wait_for_selector(DECISION)  # at once, without a lobby, and now as long as any other
    assert json.loads(site.fetch(f"/api/tables/{table_of(page)}"))["options"]["rounds"] == 12


def test_a_lesson_ends_when_what_it_frames_is_pressed(open_page):
    """It never stands there without its frame, also where the line is slow to answer."""
    page = open_page("/", PHONE)
    page.locator(".hero.market-island").get_by_role("button", name="Guided first game").click()
    lesson = page.locator(".coach h2")
    expect(lesson).to_have_text("Stranded")
    page.get_by_role("button", name="Got it").click()
    expect(lesson).to_have_text("Who goes first?")
    expect(page.locator(".spot")).to_have_count(1)
    page.evaluate("""() => {
      window.bare = 0;
      setInterval(() => (window.bare += !!document.querySelector(".coach") && !document.querySelector(".spot")), 20);
    }""")
    page.locator(THROW).click()
    expect(lesson.filter(has_text="Who goes first?")).to_have_count(0)
    for _ in range(400):
        if lesson.count():
            break
        page.evaluate("(due) => document.querySelector(due)?.click()", THROW)  # who are level throw again
        page.wait_for_timeout(50)
    expect(lesson).to_have_text("The first card")
    assert page.evaluate("window.bare") == 0


def test_the_ledger_by_hand_is_kept_on_two_phones_and_compared_while_the_game_waits(site, open_page):
    """Nothing tells the balances before both have sent theirs; then the matrix shows who differs."""
    made = site.make(
        game="market-island", seats=3, name="Ana", own_seats=2, bots={"2": "good"}, start=True, ledger_by_hand=True
    )
    pages = [
        open_page(f"/t/{made['table']}#{seat['token']}.{seat['seat']}", size)
        for seat, size in zip(made["seats"], (PHONE, DESKTOP), strict=True)
    ]
    ana, ben = pages
    while any(page.locator(".byhand").count() == 0 for page in pages):
        for page in pages:
            skip(page)
            page.evaluate("(due) => document.querySelector(due)?.click()", f"{THROW}, {MINE}, {SIT_OUT}")
        ana.wait_for_timeout(50)
    for page in pages:
        assert set(page.locator("[data-purse]:not([data-purse=bank])").all_inner_texts()) <= {"50", ""}
        check(page, "ledger by hand")
    ana.locator(".bigab .bead").nth(9 + 2).click()
    expect(ana.locator(".benchhead output")).to_have_text("53")
    ana.get_by_role("slider").press("ArrowUp")
    ana.get_by_role("button", name="Send my ledger").click()
    ana.get_by_text("Your ledger is in").wait_for()
    expect(ben.locator(".mx")).to_have_count(0)
    ben.get_by_role("button", name="Send my ledger").click()
    for page in pages:
        assert page.locator(".mx tbody tr").nth(0).locator("td").nth(0).inner_text().split()[0] == "54"
        check(page, "ledgers compared")
        page.get_by_role("button", name="Play on").click()
        expect(page.locator(".byhand")).to_have_count(0)


@pytest.mark.long
def test_three_devices_at_one_table_by_code_over_plain_http(site, open_page):
    """Two phones and a desktop; one is closed and comes back by its link, another's seat is taken by a bot."""
    host = open_page("/new", DESKTOP, base=site.lan)
    assert host.evaluate("typeof crypto.subtle") == "undefined"
    host.locator("#name").fill("Ana")
    host.locator(".rules > summary").click()
    host.get_by_label("Rounds").fill("5")
    host.get_by_role("button", name="Make the table").click()
    host.wait_for_selector(".bigcode")
    code = "".join(host.locator(".bigcode").get_attribute("aria-label").split())
    phones = []
    for name in ("Bo", "Chloé"):
        phone = open_page(f"/join/{code}", PHONE, base=site.lan)
        phone.locator("#name").fill(name)
        phone.get_by_role("button", name="Sit down").click()
        phone.wait_for_selector(".seats")
        phones.append(phone)
    frames = heard_by(phones[0])
    fill_with_bots(host)
    host.get_by_role("button", name="Start").click()
    pages = [host, *phones]
    for page in pages:
        page.wait_for_selector("#hand", timeout=10_000)
    table = table_of(host)
    kept = phones[0].evaluate("(table) => localStorage.getItem('tallystick.seats.' + table)", table)
    token = json.loads(kept)[0]["token"]
    host.get_by_text("3 copies, all identical").wait_for(timeout=40_000)
    play_together(pages, rounds=1)

    phones[0].close()
    back = open_page(f"/t/{table}#{token}", PHONE, base=site.lan)
    back.wait_for_selector("#hand", timeout=10_000)
    frames_back = heard_by(back)
    pages[1] = back
    play_together(pages, rounds=3)

    phones[1].close()
    take_over(host)
    play_together([host, back], rounds=99)
    for page in (host, back):
        page.wait_for_selector(OVER, timeout=30_000)
    journal = journal_of(site, host)
    assert verify(journal) is not None
    assert b'"note":"taken_over"' in journal
    check_frames(journal, frames + frames_back, seat=1)


def take_over(host):
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Let a bot play").click()
    host.get_by_role("button", name="Give the seat back").wait_for()
    host.keyboard.press("Escape")


def heard_by(page):
    """Every message the page's sockets receive from now on, after a reload so that none is missed."""
    heard: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda message: heard.append(message)))
    page.reload()
    return heard


def play_together(pages, rounds):
    """Everybody plays until that round is over, or the game is."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        if pages[0].locator(OVER).count() or round_of(pages[0]) > rounds:
            return
        for page in pages:
            for wanted in ("button.throwit:enabled", "#hand .acts .btn.go:enabled", "#hand .acts .btn.ghost:enabled"):
                button = page.locator(wanted)
                if button.count():
                    button.first.click(timeout=5000)
                    break
        pages[0].wait_for_timeout(60)
    raise AssertionError("the game did not go on")


def check_frames(journal, messages, seat):
    """Each frame is just what its seat may know at that moment, worked out again from the whole truth."""
    steps = {step.entry.seq: step for step in play_again(journal)}
    checked = opened = 0
    for message in messages:
        frame = json.loads(message)
        if frame["kind"] != "frame" or frame["view"] is None:
            continue
        state = steps[frame["seq"]].state
        assert msgspec.json.encode(frame["view"] | frame["own"]) == msgspec.json.encode(GAME.view(state, Viewer(seat)))
        for entry in frame["entries"]:
            assert entry == json.loads(line(steps[entry["seq"]].entry))
        for value in frame["opened"]:
            place = value["slot"].split("_")[0]
            event = steps[value["seq"]].events[int(place[1:])]
            assert event.seat == seat
            opened += 1
        checked += 1
    assert checked > 20
    assert opened > 5
