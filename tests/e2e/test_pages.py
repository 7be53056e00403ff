"""Every page, on phone and desktop, light and dark, in English and French: no violation, no console error."""

from urllib.parse import quote

import pytest
from conftest import DESKTOP, PHONE
from looking import check, looks
from playing import DECISION, MINE, OVER, SIT_OUT, THROW, against_bots, fill_with_bots, skip
from playwright.sync_api import expect

from tallystick.games import CATALOGUE
from tallystick.kernel.options import UNLISTED


@looks
def test_pages_outside_a_table(open_page, played, size, theme, language):
    table, token = played
    page = open_page("/", size, theme, language, refusals=True)  # no table has the code below
    page.wait_for_selector(".hero")
    check(page, "home")
    for path, ready in {
        "/new": "#name",
        "/join/ABC234": ".refused",
        "/nonsense": "main h2",
        "/about": "main h2",
        "/check": "main h2",
        f"/check/{table}": ".verdictbox.good",
        f"/result/{table}": "main svg",
        f"/replay/{table}": "input[type=range]",
        f"/projector/{table}": ".wallend",
        f"/t/{table}#{token}.0": ".ending",
    }.items():
        page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/")[2] + path)
        page.wait_for_selector(ready)
        page.wait_for_timeout(300)
        check(page, path)


def test_every_game_is_shown_offered_and_thanked(open_page):
    page = open_page("/", DESKTOP)
    expect(page.locator(".hero .heroart svg")).to_have_count(len(CATALOGUE))
    assert [hero.get_attribute("aria-labelledby") for hero in page.locator(".hero").all()] == [
        f"h-{name}" for name in CATALOGUE
    ]
    page.goto(page.url + "about")
    thanked = page.locator(".credits b")
    expect(thanked).to_have_text([game.credits.title for game in CATALOGUE.values()])
    for game in CATALOGUE.values():
        page.goto(page.url.rsplit("/", 1)[0] + f"/new?game={game.name}")
        page.locator(".rules > summary").click()
        page.wait_for_selector(".options")
        expect(page.locator(".newtable")).not_to_contain_text("option-")
        groups = [name for name in game.option_groups if name != UNLISTED]
        assert page.locator("section:has(> .options)").count() == len(groups)
        expect(page.locator("label.check")).to_have_count(len(game.extras))


def test_a_journal_from_the_device_is_proved_or_disproved(open_page, site, played, tmp_path):
    page = open_page("/check", DESKTOP)
    journal = site.fetch(f"/api/tables/{played[0]}/journal")
    bent = journal.replace(b'"amount":1', b'"amount":2', 1)
    assert bent != journal
    for kept, verdict in ((journal, "good"), (bent, "bad")):
        (tmp_path / "kept.jsonl").write_bytes(kept)
        page.locator("input[type=file]").set_input_files(tmp_path / "kept.jsonl")
        page.wait_for_selector(f".verdictbox.{verdict}")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_pawns_stand_on_the_island_in_a_replay(open_page, played, size):
    page = open_page(f"/replay/{played[0]}", size)
    page.wait_for_selector(".pawn")
    island = page.locator(".boardbox").bounding_box()
    assert island["width"] == pytest.approx(island["height"], abs=2)
    for pawn in page.locator(".pawn").all():
        stands = pawn.bounding_box()
        assert island["x"] < stands["x"] + stands["width"] / 2 < island["x"] + island["width"]
        assert island["y"] < stands["y"] + stands["height"] / 2 < island["y"] + island["height"]


@looks
def test_a_table_from_its_lobby_to_the_choice(open_page, size, theme, language):
    page = open_page("/new", size, theme, language)
    page.locator("#name").fill("Ana")
    page.locator(".button.go.big").last.click()
    page.wait_for_selector(".bigcode")
    check(page, "lobby")
    fill_with_bots(page)
    page.locator(".lobby .button.go.big").click()
    page.wait_for_selector(THROW)
    check(page, "throw")
    page.locator(THROW).click()
    for _ in range(200):
        page.wait_for_selector(f"{DECISION}, button.skipnews")
        if page.locator(MINE).count():
            break
        if page.locator(THROW).count():
            page.locator(THROW).click()
        skip(page)
        page.wait_for_timeout(100)
    check(page, "mine")
    if size is PHONE:
        assert lies_in_sight(page, MINE), "the decision is one thumb away"
        for place in (1, 2, 3):
            page.locator("nav.tabs button").nth(place).click()
            check(page, f"tab {place}")
        page.locator("nav.tabs button").nth(0).click()
    page.locator("header .icon[aria-label=Menu]").click()
    page.wait_for_selector("dialog[open], [role=dialog]")
    check(page, "menu")


def lies_in_sight(page, wanted):
    """Whether a button can be touched where it is drawn: nothing scrolls it away or lies over it."""
    return page.locator(wanted).first.evaluate(
        """(button) => { const at = button.getBoundingClientRect();
        const hit = (y) => button.contains(document.elementFromPoint(at.x + at.width / 2, y));
        return hit(at.top + 6) && hit(at.bottom - 6) }"""
    )


WATCH_FOR = """(ready) => {
  const here = () => (document.querySelector(ready) ? (window.readyAt ??= performance.now()) : null);
  new MutationObserver(here).observe(document, { childList: true, subtree: true, attributes: true });
}"""
"""Notes when something is there for the first time."""
LOADED = """() => performance.getEntriesByType("resource")
  .filter((one) => one.startTime <= window.readyAt && one.name.includes("/s/"))
  .map((one) => [one.name, one.encodedBodySize])"""


def first_load(open_page, address, ready):
    """The name and size of every file of the first picture, from the wire, compressed: whatever was asked for before
    it was there."""
    page = open_page(address, PHONE, script=f"({WATCH_FOR})({ready!r})")
    page.wait_for_function("() => window.readyAt")
    page.wait_for_timeout(500)
    return dict(page.evaluate(LOADED))


FIRST_PICTURES = {
    "market-island": "#hand h2",
    "cryptominer": "#hand h2",
    "blockchain": "#decide .rhead",
    "shelves-voyage": "#hand h2",
}


@pytest.mark.parametrize("game", FIRST_PICTURES)
def test_the_first_load_of_a_table_on_a_phone_is_small(open_page, site, game):
    """At most 150 KB and 30 scripts, fonts included."""
    fewest = CATALOGUE[game].fewest
    bots = {str(seat): "good" for seat in range(1, fewest)}
    made = site.make(game=game, seats=fewest, name="Ana", bots=bots, start=True)
    is_small(first_load(open_page, f"/t/{made['table']}#{made['seats'][0]['token']}", FIRST_PICTURES[game]))


def test_the_first_load_of_the_home_page_is_small(open_page):
    is_small(first_load(open_page, "/", ".hero ~ .hero ~ .hero ~ .hero .heroart svg"))


def is_small(files):
    scripts = [name for name in files if name.endswith(".js")]
    assert 20 < len(scripts) <= 30, scripts
    assert 100 * 1024 < sum(files.values()) <= 150 * 1024


def test_the_language_can_be_switched_any_time(open_page):
    page = open_page("/")
    page.get_by_role("button", name="Play now · Market Island").wait_for()
    page.get_by_role("button", name="FR").click()
    page.get_by_role("button", name="Jouer · Market Island").wait_for()
    page.reload()
    page.get_by_role("button", name="Jouer · Market Island").wait_for()


def test_a_wrong_code_and_a_hostile_name_get_a_sentence(open_page, site):
    made = site.make(game="market-island", seats=3, name="Ana")
    page = open_page("/join/ZZZZZZ", refusals=True)
    page.get_by_role("button", name="Sit down").click()
    page.get_by_text("No table has this code").wait_for()
    page.locator("#code").fill(made["code"])
    page.locator("#name").fill("<img src=x>")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_text("A name has 1 to 20").wait_for()


def test_a_forged_chain_is_shown_to_the_other_phone_and_outvoted(site, open_page):
    """Everything from the changed block on stops fitting; mended, it is one copy against the others."""
    made = site.make(game="market-island", seats=3, name="Ana", own_seats=2, bots={"2": "good"}, start=True)
    pages = [
        open_page(f"/t/{made['table']}#{seat['token']}.{seat['seat']}", size)
        for seat, size in zip(made["seats"], (DESKTOP, PHONE), strict=True)
    ]
    ana, ben = pages
    cheat = ana.get_by_role("button", name="Try to cheat")
    while ana.locator(".blocks .block").count() < 4:  # three, and the next one
        for page in pages:
            skip(page)
            if page.locator(DECISION).count():
                page.evaluate("(due) => document.querySelector(due)?.click()", f"{THROW}, {MINE}, {SIT_OUT}")
        ana.wait_for_timeout(50)
    cheat.click()
    ana.wait_for_selector(".lb.bad")
    blocks = ana.locator(".labrow .lb").count()
    place = int(ana.locator(".edit h2 select").input_value())
    expect(ana.locator(".lb.bad")).to_have_count(blocks - place)
    check(ana, "cheat")
    ana.get_by_role("button", name="Mend").click()
    while ana.locator(".lb.bad").count():
        ana.get_by_role("button", name="Mend this block").click()
    expect(ana.locator(".lb.mended")).to_have_count(blocks - place)
    ana.get_by_role("button", name="Show the others").click()
    ben.get_by_text("Ana shows you another chain").wait_for()
    check(ben, "asked about another chain")
    assert ben.locator(".asker").evaluate("(one) => one.scrollHeight <= one.clientHeight + 1"), "words run out of it"
    expect(ana.locator(".score")).to_have_count(0)
    ben.get_by_role("button", name="Keep ours").click()
    for page in pages:
        expect(page.locator(".score")).to_contain_text("2")
    hashes = ana.locator(".votes code").all_inner_texts()
    assert hashes[1] == hashes[2] != hashes[0], "the forged one stands out"
    check(ana, "outvoted")


def test_another_game_lays_as_many_places_as_it_has(open_page):
    page = open_page("/new?game=shelves-voyage", PHONE)
    page.get_by_role("button", name="10").first.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page = open_page("/new")
    seats, own = (page.get_by_role("group", name=name, exact=True) for name in ("Seats", "On this device"))
    seats.get_by_role("button", name="6").click()
    own.get_by_role("button", name="6").click()
    page.get_by_role("button", name="Blockchain").click()
    assert seats.locator("[aria-pressed=true]").inner_text() == "4"
    assert own.locator("[aria-pressed=true]").inner_text() == "4"
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector(".bigcode")


def test_two_people_on_one_device_hide_their_cards_from_each_other(open_page, site):
    page = open_page("/new")
    page.locator("#name").fill("Ana")
    page.get_by_role("group", name="Seats").get_by_text("2", exact=True).or_(
        page.locator("[aria-label=Seats] button", has_text="2")
    ).first.click()
    page.locator("[aria-label='On this device'] button, [aria-labelledby] button").filter(has_text="2").last.click()
    page.get_by_label("Name at seat 2").fill("Ben")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="Start").click()
    met = set()
    for _ in range(400):
        page.wait_for_selector(f"{DECISION}, .handover, {OVER}, button.skipnews", timeout=20_000)
        if len(met) == 2 or page.locator(OVER).count():
            break
        if page.locator(".handover").count():
            met.add(page.locator(".handover h2").inner_text())
            check(page, "hand over")
            page.locator(".handover button").click()
        elif page.locator(THROW).count():
            page.locator(THROW).click()
        elif page.locator(MINE).count():
            page.locator(MINE).first.click()
        else:
            skip(page)
        page.wait_for_timeout(80)
    assert met == {"Pass the device to Ana", "Pass the device to Ben"}
    page.reload()
    page.wait_for_selector("#hand")
    assert page.locator(".handover").is_visible(), "whoever reloads the page sees nobody's cards"


def test_a_host_with_a_phone_pauses_speaks_french_and_leaves(open_page, site):
    page = open_page(against_bots(site, "market-island", 3)[1], PHONE)
    menu = page.locator(".top .icon").first
    menu.click()
    page.get_by_role("button", name="Pause").click()
    page.wait_for_selector(".dialog[open]", state="detached")
    menu.click()
    page.locator(".dialog .lang button", has_text="FR").click()
    page.locator(".dialog header button").click()
    menu.click(trial=True)  # nothing lies over it
    page.locator(".banner button", has_text="Continuer").click()
    page.wait_for_selector(".banner", state="detached")
    menu.click()
    page.go_back()
    page.wait_for_selector(".dialog[open]", state="detached")
    page.go_forward()
    page.wait_for_selector("#hand")
    menu.click()
    page.locator(".dialog .button", has_text="Quitter la table").click()
    page.locator(".dialog .button", has_text="Quitter pour de bon").click()
    page.wait_for_selector(".hero")


def test_a_code_is_read_as_it_is_shown_and_leads_back_to_ones_seat(open_page, site):
    made = site.make(game="market-island", seats=3, name="Ana")
    page = open_page("/", PHONE)
    page.locator("#code").fill(f" {made['code'][:3]} {made['code'][3:].lower()}")
    page.get_by_role("button", name="Join").click()
    page.locator("#name").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".bigcode")
    page.goto(f"{site.here}/join/{made['code']}")
    page.wait_for_selector(".bigcode")
    assert page.locator(".seats b", has_text="Ben").count() == 1
    host = open_page(f"/t/{made['table']}#{made['seats'][0]['token']}.0")
    host.get_by_role("button", name="Remove Ben").click()
    page.get_by_text("freed your seat").wait_for()
    page.goto(site.here)
    page.wait_for_selector(".hero")
    assert page.get_by_role("heading", name="Your places").count() == 0


def test_a_seat_that_is_open_elsewhere_can_be_played_here_again(open_page, site):
    address = against_bots(site, "market-island", 3)[1]
    first = open_page(address, PHONE)
    first.wait_for_selector("#hand")
    second = open_page(address, PHONE)
    second.wait_for_selector("#hand")
    first.wait_for_selector(".banner.bad")
    assert first.locator(THROW).count() == 0, "nothing can be decided where nobody listens"
    first.get_by_role("button", name="Play here").click()
    second.wait_for_selector(".banner.bad")
    first.wait_for_selector(f"{THROW}, {DECISION}, #hand")
    assert first.locator(".banner").count() == 0


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_line_of_the_log_explains_its_idea(open_page, site, game):
    """By a tap for those who play, and beside the board for a whole room."""
    table, address = against_bots(site, game, 4)
    page = open_page(address, language="fr")
    page.locator("#log li button").last.click()
    told = page.locator("dialog .concept, [role=dialog] .concept").inner_text()
    assert told.count(" ") > 8, told
    wall = open_page(f"/projector/{table}")
    assert wall.locator(".wallidea p").inner_text().count(" ") > 8


def test_the_code_leads_other_devices_to_this_machine(open_page, site):
    """Whoever makes a table at an address of this very machine shows the one that a phone can open."""
    made = site.make(game="market-island", seats=2, name="Ana")
    page = open_page(f"/t/{made['table']}#{made['seats'][0]['token']}")
    expect(page.locator(".address")).to_have_text(site.here.removeprefix("http://"))  # nobody else is served
    page.route("**/api/here", lambda asked: asked.fulfill(json={"network": site.lan + "/"}))
    page.route("**/qr/*", lambda asked: asked.fulfill(body="<svg/>", content_type="image/svg+xml"))
    for path in (f"/t/{made['table']}", f"/projector/{made['table']}"):
        page.goto(site.here + path)
        expect(page.locator(".address")).to_have_text(site.lan.removeprefix("http://"))
        expect(page.locator("img.qr")).to_have_attribute("src", f"/qr/{made['code']}.svg?at={quote(site.lan, safe='')}")


def test_whoever_comes_back_plays_again_for_themselves(open_page, site):
    made = site.make(game="market-island", seats=2, name="Ana")
    joined = site.post("/api/join", {"code": made["code"], "name": "Ben"})
    host = open_page(f"/t/{made['table']}#{made['seats'][0]['token']}")
    ben = open_page(f"/t/{made['table']}#{joined['token']}", PHONE)
    host.locator(".lobby .button.go.big").click()
    host.wait_for_selector("#hand")
    ben.goto(site.here + "/about")
    host.locator("header .icon[aria-label=Menu]").click()
    host.get_by_role("button", name="Let a bot play").click()
    host.keyboard.press("Escape")
    ben.goto(f"{site.here}/t/{made['table']}")
    expect(ben.locator(".banner")).to_contain_text("A bot is playing for you.")
    ben.get_by_role("button", name="Play myself").click()
    expect(ben.locator(".banner")).to_have_count(0)
    host.locator("header .icon[aria-label=Menu]").click()
    host.get_by_role("button", name="Pause").click()
    host.keyboard.press("Escape")
    expect(host.locator(".banner")).to_contain_text("You have paused the table.")
    assert host.locator(DECISION).count() == 0, "nothing is asked meanwhile"


def test_the_tables_of_a_phone_fit_on_its_first_page(open_page, site):
    page = open_page("/about", PHONE)
    for game in ("shelves-voyage", "blockchain", "cryptominer"):
        made = site.make(game=game, seats=3, name="Ana")
        page.goto(f"{site.here}/t/{made['table']}#{made['seats'][0]['token']}.0")
        page.wait_for_selector(".bigcode")
    page.goto(site.here + "/")
    expect(page.locator('.joinbar a.button[href^="/t/"]')).to_have_count(3)
    check(page, "home with tables")
