// Pure parts of the client: matching cards, scenes, stories, QR codes, forged chains.
import assert from "node:assert/strict";
import { test } from "node:test";
import { box, standing } from "../../../src/tallystick/web/games/market_island/geometry.js";
import { chanceToWin, matches, points } from "../../../src/tallystick/web/games/market_island/points.js";
import { after, sceneOf, stepOf } from "../../../src/tallystick/web/games/market_island/scene.js";
import { entriesIn, eventsIn } from "../../web/recorded.mjs";

const entries = entriesIn(new URL("../../web/data/plain.jsonl", import.meta.url));
const events = eventsIn(entries);
const EMPTY = {
  action_preset: "gentle",
  barred: ["", "", "", ""],
  block: [],
  decisions: Array(4).fill("undecided"),
  decks: { standard: 52, income: 26, expense: 26, action: 54 },
  drawn: [],
  drew: [0, 0, 0, 0],
  ended: "",
  fee: 1,
  head: "",
  height: 0,
  ledgers: Array(4).fill([50, 50, 50, 50]),
  mined: Array(4).fill(null),
  minutes: 0,
  order: [0, 1, 2, 3],
  phase: "first",
  places: [0, 0, 0, 0],
  prize: 5,
  ring: 28,
  round: 0,
  rounds: 5,
  status: [[], [], [], []],
  throws: [0, 0, 0, 0],
  time_up: false,
  to_act: [0],
  winning_card: null,
};

test("points are those of the manual's first example", () => {
  const block = [
    { card: "I9H", deck: "income", seat: 0 },
    { card: "AKH", deck: "action", seat: 1 },
  ];
  const total = (card) => matches(card, "9C", block).reduce((sum, match) => sum + match.points, 0);
  assert.deepEqual(["9D", "AC", "9H"].map(total), [2, 1, 4]);
  assert.equal(points("9H", "AX1"), 0);
  assert.equal(points("10C", "E10C"), 2);
});

test("every counted card of a game gets the points that the screen shows card by card", () => {
  let winning = "";
  for (const event of events) {
    if (event.event === "block_formed") winning = event.winning_card;
    if (event.event !== "cards_revealed") continue;
    for (const mined of event.mined) {
      assert.equal(
        matches(mined.card, winning, event.cards).reduce((sum, match) => sum + match.points, 0),
        mined.points,
      );
    }
  }
});

test("a scene that followed every event shows the balances of every block and keeps every card", () => {
  let scene = sceneOf(EMPTY);
  for (const event of events) {
    scene = after(scene, event);
    assert.ok(stepOf(scene) >= -1 && stepOf(scene) <= 3);
    if (event.event === "block_mined") {
      assert.deepEqual(scene.ledgers[0], event.block.balances);
      assert.equal(scene.height, event.block.height);
    }
  }
  assert.equal(scene.phase, "over");
});

test("squares of every ring lie inside the board and do not overlap", () => {
  for (const ring of [24, 28, 40]) {
    const all = Array.from({ length: ring }, (_, square) => box(ring, square));
    for (const [i, [x, y, w, h]] of all.entries()) {
      assert.ok(x >= 0 && y >= 0 && x + w <= 1000 && y + h <= 1000);
      for (const [x2, y2, w2, h2] of all.slice(i + 1))
        assert.ok(x + w <= x2 || x2 + w2 <= x || y + h <= y2 || y2 + h2 <= y);
      assert.equal(standing(ring, i, 0, 1).length, 2);
    }
  }
});

test("a sure winner has a good chance, a hopeless card a small one", () => {
  const view = {
    ...EMPTY,
    phase: "mine",
    winning_card: "9C",
    block: [
      { card: "I9H", deck: "income", seat: 0 },
      { card: null, deck: "action", seat: 1 },
    ],
    order: [0, 1],
    decisions: ["undecided", "mined"],
    drawn: ["9D"],
  };
  assert.ok(chanceToWin(view, 0, "9D") > chanceToWin(view, 0, "2S"));
});

test("points and odds follow the options of the table", () => {
  const block = ["I10H", "E9D", "IAH"].map((card, seat) => ({ card, deck: "", seat }));
  const total = (suits) => matches("9H", "9C", block, suits).reduce((sum, match) => sum + match.points, 0);
  assert.deepEqual([total(undefined), total("each"), total("once")], [4, 4, 3]);
  const alone = { ...EMPTY, order: [0, 1], winning_card: "2C", decisions: ["undecided", "mined", "barred", "barred"] };
  const ace = (options) => chanceToWin({ ...alone, ...options }, 0, "AD", 4000);
  assert.ok(ace({ ace: "high" }) > ace({ tie_break: "die" }) + 0.1);
  assert.ok(ace({ tie_break: "die" }) > ace({ ace: "low" }) + 0.1);
});
