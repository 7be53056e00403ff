"""Whole voyages, played as people play them: statements, quarrels, duties, Legacies, and hostile words."""

import json
import re

import pyoxigraph as ox
import pytest
from conftest import DESKTOP, PHONE
from looking import check
from playwright.sync_api import expect
from voyaging import GO, HAND, HAND_OVER, OVER, QUARREL, Voyagers

from tallystick.journal.verify import read_entries, verify

HOSTILE = ['<img src=x onerror="window.hurt=1">', "\"quotes' & <b>bold</b>", "{ $seat } *weight*", "=HYPERLINK(1)"]
REFUSED = ["night\u202egnp.exe", "two\nlines\u0007", "x" * 10_000]


def new_table(site, seats=4, own=1, **options):
    """A table whose first seats are ours; returns its id, and puts our keys where the page looks for them."""
    bots = {str(seat): "good" for seat in range(own, seats)}
    return site.make(
        game="shelves-voyage", seats=seats, name="Ana", bots=bots, own_seats=own, start=True, options=options
    )


def sit(open_page, made, size=DESKTOP, theme="light", language="en"):
    """Open the table with every seat that is ours."""
    page = open_page("/about", size, theme, language)
    keys = [{"seat": one["seat"], "token": one["token"], "seed": "5e" * 32} for one in made["seats"]]
    page.evaluate(
        "([table, keys]) => sessionStorage.setItem('tallystick.seats.' + table, JSON.stringify(keys))",
        [made["table"], keys],
    )
    page.goto(f"{page.url.split('/about')[0]}/t/{made['table']}")
    page.wait_for_selector(f"{HAND} #f-one")
    return page


def events_of(site, table):
    journal = site.fetch(f"/api/tables/{table}/journal")
    return [event for entry in read_entries(journal) for event in entry.body.get("events", [])]


@pytest.mark.long
def test_four_people_on_one_device_to_station_18(site, open_page):
    """A quarrel, a duty that is fulfilled later, a Legacy and a meta-statement, all done by hand, in one voyage."""
    for _ in range(4):
        made = new_table(site, own=4, end_station=18)
        page = sit(open_page, made)
        people = Voyagers(page)
        people.play()
        happened = events_of(site, made["table"])
        kinds = {event["event"] for event in happened}
        metas = [event for event in happened if event["event"] == "sv_statement_made" and event["kind"] == "meta"]
        if metas and {"sv_quarrel_settled", "sv_duty_given", "sv_duty_settled", "sv_legacy_placed"} <= kinds:
            break
        page.context.close()
    else:
        pytest.fail("the dice never allowed everything in one voyage")
    ended = next(event for event in happened if event["event"] == "sv_game_ended")
    assert ended["reason"] == "end_station"
    assert f"Harmony {ended['result']}" in page.locator(f"{OVER} .endtitle").inner_text()
    assert verify(site.fetch(f"/api/tables/{made['table']}/journal")) is not None
    page.get_by_role("link", name="Check this game").click()
    page.wait_for_selector(".verdictbox.good")
    assert page.locator(".proved li").count() == 5
    page.goto(f"{site.here}/result/{made['table']}")
    page.wait_for_selector(".harmony .scores > li")
    assert page.locator(".harmony .scores > li").count() == 4
    page.get_by_role("button", name="Which statements are about statements?").click()
    page.wait_for_selector("table.answer tbody tr")
    assert page.locator("table.answer tbody tr").count() == len(metas)
    taken_home = ox.Store()
    turtle = site.fetch(f"/api/tables/{made['table']}/graph?format=turtle")
    taken_home.load(turtle, format=ox.RdfFormat.TURTLE)
    asked = "SELECT ?meta WHERE { ?meta a <urn:tallystick:terms:MetaStatement> }"
    assert len(list(taken_home.query(asked))) == len(metas)
    page.goto(f"{site.here}/t/{made['table']}")
    page.get_by_role("button", name="Play again").click()
    page.get_by_role("button", name="Start").click()  # everybody on this device has sat down again
    page.wait_for_selector(f"{HAND} #f-one")


def test_whoever_is_not_asked_may_take_the_shared_device_too(site, open_page):
    made = new_table(site, seats=3, own=3)
    page = sit(open_page, made)
    people = Voyagers(page, wants=())
    people.play(until="#hand.is-roll, #hand.is-give_turn")
    page.get_by_role("button", name="Menu").click()
    other = page.locator("dialog .rowof .button").filter(has_text=re.compile(r"^Ana( \d)?$")).first
    name = other.inner_text()
    other.click()
    page.get_by_role("button", name=f"I am {name}", exact=True).click()
    page.get_by_text(f"You are {name}.", exact=True).wait_for(state="attached")
    page.get_by_role("button", name="Legacy −2").click()
    page.locator(".playing .elements button").first.click()
    page.locator(".playing .btn.go").click()
    page.locator(HAND_OVER).wait_for()  # the news give the device back to whom the table waits for
    placed = [event for event in events_of(site, made["table"]) if event["event"] == "sv_legacy_placed"]
    assert len(placed) == 1


@pytest.mark.parametrize("words", HOSTILE)
def test_hostile_words_are_shown_as_plain_text(site, open_page, words):
    made = new_table(site, seats=3)
    page = sit(open_page, made)
    page.fill("#f-one", words)
    page.locator(GO).click()
    page.wait_for_selector(f".ent .paper:text-is({json.dumps(words)})")
    assert page.evaluate("window.hurt") is None
    assert page.locator(".paper :is(img, b)").count() == 0


@pytest.mark.parametrize("words", REFUSED)
def test_words_that_are_not_plain_or_too_long_are_refused(site, open_page, words):
    made = new_table(site, seats=3)
    page = sit(open_page, made)
    page.locator("#f-one").evaluate(
        """(field, words) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, words);
        field.dispatchEvent(new Event("input", { bubbles: true })); }""",
        words,
    )
    page.locator(GO).click()
    page.wait_for_function(  # or else a field of one line has dropped what it cannot hold
        """hand => document.querySelector(`${hand} .refused`)
        || [...document.querySelectorAll(".ent .paper")].some(({ innerText }) => /^two ?lines$/.test(innerText))""",
        arg=HAND,
    )


def test_nobody_is_interrupted_in_writing(site, open_page):
    """While somebody else's entity comes to the table, your own field stays in hand, with the words and the focus."""
    made = new_table(site, seats=3, own=3)
    ana, ben = (
        open_page(f"/t/{made['table']}#{seat['token']}.{seat['seat']}", PHONE, motion="no-preference")
        for seat in made["seats"][:2]
    )
    ana.get_by_role("button", name="Start").click()
    field = ana.locator("#f-one")
    field.press_sequentially("Ma")
    ben.locator("#f-one").fill("Cleopatra")
    ben.locator(GO).click()
    for _ in range(40):
        ana.keyboard.type("y")
        ana.wait_for_timeout(50)
    assert ana.locator(".ent .paper").all_inner_texts() == ["Cleopatra"]
    assert field.input_value() == "Ma" + 40 * "y"


def test_a_bot_answers_and_the_phone_needs_no_scrolling(site, open_page):
    made = new_table(site)
    page = sit(open_page, made, PHONE)
    people = Voyagers(page, wants=())
    people.play(until="#hand.is-write, .ending")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    heights = page.locator("#hand button:visible, .tabs button").evaluate_all(  # at once: bots play on meanwhile
        "all => all.map((one) => [one.textContent, one.getBoundingClientRect().height])"
    )
    assert heights
    assert [text for text, height in heights if height < 43.5] == []


@pytest.mark.long
def test_axe_finds_nothing_on_the_table(site, open_page):
    for size, theme, language in ((DESKTOP, "light", "en"), (PHONE, "dark", "fr")):
        made = new_table(site, seats=4)
        page = sit(open_page, made, size, theme, language)
        check(page, f"start {theme}")
        if language == "fr":
            page.fill("#f-one", "l’horizon")
            page.locator(GO).click()
            page.wait_for_selector(".ent .paper")
            for tab in range(5):
                page.locator(".tabs button").nth(tab).click()
                check(page, f"tab {tab}")
            continue
        people = Voyagers(page, wants=())
        people.play(until="#hand.is-write, .ending")
        check(page, f"writing {theme}")
        people.play(until=f"{QUARREL}, {OVER}")
        check(page, f"quarrel or end {theme}")


CARDS = {
    "Hare": (10, [{"move": "form", "like": {"move": "play_minor", "card": 10, "seat": 0},
                   "blanks": {"seat": {"blank": "one_of", "answers": [0, 1, 2]}}}]),
    "Knight": (12, [{"move": "form", "like": {"move": "play_minor", "card": 12},
                     "blanks": {"amount": {"blank": "number", "least": 1, "most": 3},
                                "seat": {"blank": "one_of", "answers": [1, 2]}}}]),
    "Queen": (13, [{"move": "play_minor", "card": 13, "seat": seat, "die": die}
                   for seat, die in ((1, 2), (1, 5), (2, 4))]),
}  # fmt: skip
"""What the server offers for three Minor Arcana."""
OPEN_CARD = """async ({ card, legal }) => {
  const base = document.querySelector('script[type="module"]').src.replace(/main\\.js$/, "");
  const names = ["vendor/vendor.js", "games/shelves_voyage/any_time.js", "games.js", "shell/words.js"];
  const rooms = await Promise.all(names.map((name) => import(base + name)));
  const [{ h, render, signal }, { PlayCard }, { loadGame }, words] = rooms;
  await loadGame("shelves-voyage");
  document.documentElement.dataset.game = "shelves-voyage";
  await words.loadRules("shelves-voyage");
  words.names.value = ["Ana", "Bo", "Coco"];
  const place = document.createElement("main");
  document.getElementById("app").replaceWith(place);
  window.sent = [];
  const session = { legal: signal(legal), view: signal({}), seat: signal(0), waiting: signal(""),
    refusal: signal(null), move: (move) => window.sent.push(move) };
  render(h(PlayCard, { session, card, done: () => {} }), place);
}"""


@pytest.mark.parametrize("name", CARDS)
def test_what_is_chosen_for_a_card_stays_in_sight_and_can_be_changed(open_page, name):
    card, legal = CARDS[name]
    page = open_page("/", PHONE)
    page.wait_for_selector("#app main")
    page.evaluate(OPEN_CARD, {"card": card, "legal": legal})
    people = page.locator(".playing").get_by_role("button", name=re.compile("Bo|Coco"))
    for person in ("Bo", "Coco"):
        page.locator(".playing").get_by_role("button", name=person).click()
        expect(page.locator(".playing [aria-pressed=true]").first).to_contain_text(person)
        assert people.count() >= 2
    if name == "Knight":
        page.get_by_role("button", name="−2").click()
    page.locator(".playing .btn.go").click()
    chosen = {"Hare": {}, "Knight": {"amount": 2}, "Queen": {"die": 4}}[name]
    sent = {"move": "play_minor", "card": card, "amount": 0, "die": 0, "seat": 2, **chosen}
    assert page.evaluate("window.sent") == [sent]
