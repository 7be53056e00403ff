"""Fairness that the player's own device checks: a server that leaves seeds out is found out at the start."""

import json
import sys
from pathlib import Path

import pytest
from conftest import DESKTOP, PHONE, TALLYSTICK, Site
from looking import check, looks
from playwright.sync_api import expect

RIGGED = [sys.executable, str(Path(__file__).with_name("rigged_server.py"))]
PROGRAMS = {"honest": TALLYSTICK, "drops": [*RIGGED, "drops"], "asks-nobody": [*RIGGED, "asks-nobody"]}
ALARM = ".banner.bad[role=alert]"


@pytest.fixture(scope="module")
def sites(tmp_path_factory):
    """Servers of each kind, each started when it is first wanted."""
    running: dict[str, Site] = {}

    def start(kind: str) -> Site:
        if kind not in running:
            running[kind] = Site(tmp_path_factory.mktemp(kind), program=PROGRAMS[kind])
        return running[kind]

    yield start
    for one in running.values():
        one.stop()


@pytest.fixture
def site(sites, request):
    return sites(getattr(request, "param", "honest"))


def on(kind):
    return pytest.mark.parametrize("site", [kind] if isinstance(kind, str) else kind, indirect=True)


def two_seats(site):
    """The addresses of two people's seats at a new table."""
    made = site.make(game="market-island", seats=2, name="Ana")
    joined = site.post("/api/join", {"code": made["code"], "name": "Ben"})
    return made["table"], f"/t/{made['table']}#{made['seats'][0]['token']}", f"/t/{made['table']}#{joined['token']}"


def start(page):
    page.wait_for_timeout(2500)  # long enough at the table to be sure that nobody asked
    page.locator(".lobby .button.go.big").click()


@on(["drops", "asks-nobody"])
def test_every_browser_alarms_at_the_start_when_the_server_leaves_their_seeds_out(open_page, site):
    _table, ana_at, ben_at = two_seats(site)
    ana, ben = open_page(ana_at, DESKTOP), open_page(ben_at, PHONE, language="fr")
    for page in (ana, ben):
        page.wait_for_selector(".lobby")
    start(ana)
    for page in (ana, ben):
        page.wait_for_selector(ALARM)
        expect(page.locator(".copies.bad").first).to_be_attached()
        check(page, "alarm")
    expect(ana.locator(ALARM)).to_contain_text("the server left it out of the chance")
    expect(ben.locator(ALARM)).to_contain_text("laissée hors du hasard")
    ana.reload()
    ana.wait_for_selector(ALARM)
    ana.locator(ALARM).get_by_role("button").click()
    expect(ana.locator("dialog .whosechance")).to_contain_text("0 of 2 seats took part.")


@looks
def test_a_fair_start_says_whose_chance_it_is(open_page, site, size, theme, language):
    table, ana_at, ben_at = two_seats(site)
    ana, ben = open_page(ana_at, size, theme, language), open_page(ben_at)
    for page in (ana, ben):
        page.wait_for_selector(".lobby")
    start(ana)
    ana.wait_for_selector("#hand")
    if size is PHONE:
        ana.locator("nav.tabs button").nth(1).click()
    ana.locator(".copies").first.click()
    said = {"en": "The chance comes from you, one other and the server.", "fr": "Le hasard vient de toi, d’une autre"}
    expect(ana.locator("dialog .whosechance")).to_contain_text(said[language])
    expect(ana.locator("dialog .odd")).to_have_count(0)
    signed = ana.locator("dialog a[download]")
    with ana.expect_download() as kept:
        signed.click()
    head = json.loads(Path(kept.value.path()).read_text())
    assert head["key"] == json.loads(site.fetch("/api/key"))["key"]
    entries = [json.loads(line) for line in site.fetch(f"/api/tables/{table}/journal").splitlines()]
    assert entries[head["seq"]]["seal"] == head["head"]
    check(ana, "the record")
    for page in (ana, ben):
        expect(page.locator(".banner")).to_have_count(0)


@looks
def test_a_seat_that_was_away_is_told_to_everybody_and_is_no_alarm(open_page, site, size, theme, language):
    _table, ana_at, ben_at = two_seats(site)
    ana = open_page(ana_at, size, theme, language)
    ana.wait_for_selector(".lobby")
    start(ana)
    said = {
        "en": "Ben’s seed is not part of the chance.",
        "fr": "La graine de Ben ne fait pas partie du hasard.",
    }
    expect(ana.locator(".banner[role=status] span")).to_have_text(said[language])
    assert ana.locator(".banner").bounding_box()["height"] < 80, "a notice in one sentence covers little"
    check(ana, "notice")
    ben = open_page(ben_at)
    ben.locator(".banner[role=status]").get_by_role("button", name="More").click()
    expect(ben.locator("dialog .odd").first).to_contain_text(said["en"][:-1] + ": not connected at the start.")
    for page in (ana, ben):
        expect(page.locator(ALARM)).to_have_count(0)
    ana.locator(".banner button").last.click()
    expect(ana.locator(".banner")).to_have_count(0)
