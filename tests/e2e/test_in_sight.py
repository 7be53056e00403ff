"""Whatever is decided, the buttons for it are in the window and nothing lies over them."""

import json
import secrets
import sys
from pathlib import Path

import msgspec
import pytest
from conftest import Site
from playing import OVER, against_bots, skip
from playwright.sync_api import Page

from tallystick.api.outside_bot import read_seen
from tallystick.bots import bot_named
from tallystick.games import CATALOGUE
from tallystick.journal.tape import Tape
from tallystick.kernel.forms import shortened

LISTEN = """
{
  localStorage.setItem("tallystick.pace", "fast"); // which stops nowhere
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => (array.length === 32 ? array.fill(1) : draw(array)); // the seed of this seat
  const Line = WebSocket;
  window.heard = [];
  window.WebSocket = class extends Line {
    constructor(...address) {
      super(...address);
      window.line = this;
      this.addEventListener("message", (event) => window.heard.push(event.data));
    }
  };
}
"""
"""Keeps what the server tells this page, and the line on which it is asked; chance is the same in every run."""
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


class Deciding:
    """One seat: what it is asked comes from its page, and a bot answers on the same line."""

    def __init__(self, page: Page, game: str, seed: bytes) -> None:
        self.page = page
        self.game = CATALOGUE[game]
        self.bots = [bot_named(self.game, name) for name in ("random", "good")]
        self.chance = Tape(seed)
        self.frame = None
        self.over = False

    def hear(self) -> bool:
        """Whether this seat is asked for something now."""
        for text in self.page.evaluate("heard.splice(0)"):
            message = read_seen(text)
            if message["kind"] != "frame":
                continue
            self.over = self.over or any(entry["kind"] == "end" for entry in message["entries"])
            if message["view"] is not None:
                message["view"].update(message["own"])
            self.frame = message if message["legal"] and 0 in message["view"].to_act else None
        return self.frame is not None

    @property
    def kind(self) -> tuple[object, ...]:
        """What is asked; the same question twice looks the same, but for how much there is to choose from."""
        moves = [move["like"]["move"] if move["move"] == "form" else move["move"] for move in self.frame["legal"]]
        return self.frame["view"].phase, *sorted(set(moves)), min(len(moves), 8) // 4

    def answer(self) -> None:
        frame, self.frame = self.frame, None
        moves = tuple(self.game.read_legal(move) for move in frame["legal"])
        bot = self.bots[self.chance.below(2)]
        chosen = bot.choose(None if bot.blind else frame["view"], 0, moves, self.chance)
        move = msgspec.to_builtins(shortened(chosen))
        asked = {"say": "move", "id": secrets.token_hex(16), "after": frame["seq"], "move": move}
        self.page.evaluate("(text) => line.send(text)", json.dumps(asked))


def look(page: Page, sizes, where: str) -> list[str]:
    """What is out of sight at each of these sizes."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(120)
        if hidden := page.evaluate(OUT_OF_SIGHT, BUTTONS):
            found.append(f"{where} at {width}x{height}: {hidden}")
    return found


def decide(page: Page, game: str, sizes, most: int) -> tuple[int, list[str]]:
    """Play on, and look at every kind of question; returns how many there were, and what was out of sight."""
    seat = Deciding(page, game, b"\1" * 32)
    seen, hidden = set(), []
    for _ in range(most):
        for _ in range(200):
            skip(page)
            if seat.hear() or seat.over:
                break
            page.wait_for_timeout(50)
        if seat.over or page.locator(OVER).count():
            break
        if seat.frame is None:
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


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "players"), [*CASES, *((name, game.fewest) for name, game in CATALOGUE.items())])
def test_every_decision_has_its_buttons_in_sight_at_every_size(open_page, site, game, players, language):
    page = open_page(against_bots(site, game, players)[1], language=language, script=LISTEN)
    _, hidden = decide(page, game, SIZES, 600)
    assert hidden == []
