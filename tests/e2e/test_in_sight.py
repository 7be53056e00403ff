"""Whatever is decided, the buttons for it are in the window and nothing lies over them."""

import sys
from pathlib import Path

import pytest
from conftest import Site
from deciding import LISTEN, Deciding
from playing import OVER, against_bots, skip
from playwright.sync_api import Page

from tallystick.games import CATALOGUE

BUTTONS = ":is(#hand, #decide, .quarrel) :is(.btn, .throwit, .claimit, .playit, .swapit, .passit, .endit):enabled"
OUT_OF_SIGHT = """(buttons) => {
  const hidden = [];
  for (const button of document.querySelectorAll(buttons)) {
    const box = button.getBoundingClientRect();
    if (!box.width || !button.checkVisibility()) continue;
    const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    const across = [0.1, 0.5, 0.9].map((part) => box.left + part * box.width);
    const down = [0.2, 0.5, 0.8].map((part) => box.top + part * box.height);
    const covered = across.some((x) => down.some((y) => !button.contains(document.elementFromPoint(x, y))));
    if (inside && !covered) continue;
    const words = button.innerText.trim().slice(0, 40);
    hidden.push([words, inside ? "covered" : "outside", Math.round(box.top), Math.round(box.bottom)]);
  }
  return hidden;
}"""
SIZES = (
    (360, 640),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1024, 768),
    (1280, 720),
    (1366, 650),
    (1440, 900),
    (1920, 1080),
)
SOME = ((360, 640), (844, 390), (820, 1180), (1366, 650))


@pytest.fixture
def site(tmp_path):
    """A server of this test alone, so that every run meets the same questions."""
    same = [sys.executable, str(Path(__file__).with_name("same_server.py")), "2"]
    running = Site(tmp_path, program=same)
    yield running
    running.stop()


def look(page: Page, sizes, where: str, buttons: str = BUTTONS) -> list[str]:
    """What is out of sight at each of these sizes."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(120)
        if hidden := page.evaluate(OUT_OF_SIGHT, buttons):
            found.append(f"{where} at {width}x{height}: {hidden}")
    return found


def decide(page: Page, game: str, sizes, most: int) -> tuple[int, list[str]]:
    """Play on, and look at every kind of question; returns how many there were, and what was out of sight."""
    seat = Deciding(page, game, b"\1" * 32)
    seen, hidden = set(), []
    for _ in range(most):
        if not seat.is_asked():
            if seat.over or page.locator(OVER).count():
                break
            continue
        if seat.kind not in seen:
            page.wait_for_selector(".mine-turn, .quarrel")
            skip(page)
            page.wait_for_timeout(150)
            if seat.hear():
                seen.add(seat.kind)
                hidden += look(page, sizes, f"{game} {seat.kind}")
        if seat.frame is not None:
            seat.answer()
    return len(seen), hidden


CASES = [("market-island", 6), ("cryptominer", 6), ("blockchain", 4), ("shelves-voyage", 10)]


@pytest.mark.parametrize(("game", "players"), CASES)
def test_every_decision_has_its_buttons_in_sight(open_page, site, game, players):
    page = open_page(against_bots(site, game, players)[1], language="fr", script=LISTEN)
    kinds, hidden = decide(page, game, SOME, 30)
    assert kinds > 1
    assert hidden == []


AFTERWARDS = ".ending :is(.btn, .button, .endtile)"
SHORT = {
    "market-island": {},
    "cryptominer": {},
    "blockchain": {"turn_cap": 3},
    "shelves-voyage": {"end_station": 12},
}


@pytest.mark.parametrize("game", SHORT)
def test_the_end_has_its_buttons_in_sight(open_page, site, game):
    fewest = CATALOGUE[game].fewest
    _table, address = against_bots(site, game, fewest, **SHORT[game])
    site.run("bot", f"{site.here}{address.rsplit('.', 1)[0]}", "--pause", "0")
    page = open_page(address, language="fr")
    page.wait_for_selector(f"{OVER} .go")
    assert page.locator(AFTERWARDS).count() > 4
    assert look(page, SIZES, f"the end of {game}", AFTERWARDS) == []


def test_the_wall_keeps_its_vaults_while_somebody_is_asked_about_a_trade(open_page, site):
    table, address = against_bots(site, "blockchain", 4, reaction_seconds=0)
    page = open_page(address, script=LISTEN)
    page.wait_for_selector("#decide.mine-turn .passit")
    wall = open_page(f"/projector/{table}", {"width": 1920, "height": 1080})
    wall.wait_for_selector(".wallpass")
    vaults = [vault.bounding_box() for vault in wall.locator(".wallvaults .vault").all()]
    assert len(vaults) == 4
    assert min(vault["height"] for vault in vaults) > 100
    below = wall.locator(".wallpass").bounding_box()
    assert below["y"] > vaults[-1]["y"] + vaults[-1]["height"]
    assert below["y"] + below["height"] <= wall.locator(".wallcode").bounding_box()["y"]


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "players"), [*CASES, *((name, game.fewest) for name, game in CATALOGUE.items())])
def test_every_decision_has_its_buttons_in_sight_at_every_size(open_page, site, game, players, language):
    page = open_page(against_bots(site, game, players)[1], language=language, script=LISTEN)
    _, hidden = decide(page, game, SIZES, 600)
    assert hidden == []
