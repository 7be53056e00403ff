"""A seat that a bot plays on the line of a real page, question after question."""

import json
import secrets

import msgspec
from playing import OVER, skip
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

    def is_asked(self) -> bool:
        """Whether this seat is asked for something before long."""
        for _ in range(200):
            skip(self.page)
            if self.hear() or self.over or self.page.locator(OVER).count():
                break
            self.page.wait_for_timeout(50)
        return self.frame is not None and not self.over
