// Pure parts of Blockchain's table: forms, choices, scenes, stories, and proofs of the recorded games.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  askedOf,
  chooseFor,
  isAsked,
  letGo,
  mayHack,
  meant,
  needs,
  neighbours,
  open,
  passesBySelf,
  passOf,
  picked,
  tap,
  tappable,
  tiles,
  usesOf,
} from "../../../src/tallystick/web/games/blockchain/choice.js";
import {
  allows,
  filled,
  filledWith,
  fitting,
  formsOf,
  may,
  mostOf,
  movesOf,
  roomOf,
  sum,
} from "../../../src/tallystick/web/games/blockchain/forms.js";
import { Follower } from "../../../src/tallystick/web/games/blockchain/proof.js";
import { after, change, sceneOf, signed } from "../../../src/tallystick/web/games/blockchain/scene.js";
import { canFollow, Disproved, prove } from "../../../src/tallystick/web/proof/fair.js";
import { sealOf } from "../../../src/tallystick/web/proof/journal.js";
import { eventsIn, recorded } from "../../web/recorded.mjs";

const games = recorded("blockchain");

const amounts = (least, most, total) => ({ blank: "amounts", least, most, total });
const few = { move: "form", blanks: { coins: amounts(1, [3, 0, 2, 0, 0], 4) }, like: { move: "store" } };
const all = {
  move: "form",
  blanks: { coins: amounts(5, [3, 0, 2, 0, 0], 5) },
  like: { move: "store", empty_wallet: true },
};
const trade = (partner, from_tile, to_tile, give, take) => ({
  move: "form",
  blanks: { ask: { blank: "number", least: 1, most: 6 } },
  like: { move: "trade", partner, from_tile, to_tile, give, take, ask: 1 },
});

test("coins fit a form by each currency and in all", () => {
  assert.ok(allows(few.blanks.coins, [2, 0, 2, 0, 0]));
  assert.ok(!allows(few.blanks.coins, [3, 0, 2, 0, 0]), "too many in all");
  assert.ok(!allows(few.blanks.coins, [0, 1, 0, 0, 0]), "none of this currency");
  assert.ok(!allows(few.blanks.coins, [0, 0, 0, 0, 0]), "too few");
});

test("of two forms the one is meant into which the coins fit", () => {
  assert.equal(fitting([few, all], [1, 0, 1, 0, 0]), few);
  assert.equal(fitting([few, all], [3, 0, 2, 0, 0]), all);
  assert.equal(fitting([few, all], [0, 0, 0, 0, 0]), null);
  assert.deepEqual(roomOf([few, all]), { most: [3, 0, 2, 0, 0], least: 1, total: 5 });
  assert.deepEqual(filledWith(all, { coins: [3, 0, 2, 0, 0] }), {
    move: "store",
    empty_wallet: true,
    coins: [3, 0, 2, 0, 0],
  });
});

test("seats that share a device neither answer nor choose for each other", () => {
  const [one, other] = [{}, {}];
  chooseFor(one);
  tap([trade(1, "btc", "eth", "btc", "eth")], "btc");
  picked.value = "shock";
  chooseFor(one);
  assert.deepEqual([picked.value, tiles.value, open.value], ["shock", ["btc"], "trade"]);
  chooseFor(other);
  assert.deepEqual([picked.value, tiles.value, open.value], ["", [], ""]);
});

test("quick fills take from the fullest first and never too much", () => {
  assert.deepEqual(filled([10, 2, 9, 0, 0], 5), [3, 0, 2, 0, 0]);
  assert.equal(sum(filled([1, 1, 1, 1, 1], 50)), 5);
  assert.equal(mostOf({ most: [8, 8, 8, 8, 8], total: 6 }, [2, 3, 0, 0, 0], 0), 3);
});

test("forms and moves are told apart", () => {
  const legal = [{ move: "end_turn" }, few, trade(1, "btc", "ltc", "btc", "ltc")];
  assert.equal(formsOf(legal, "store").length, 1);
  assert.equal(movesOf(legal, "end_turn").length, 1);
  assert.ok(may(legal, "trade") && may(legal, "end_turn") && !may(legal, "mine"));
});

test("a Hack is meant once its targets are complete, in any order", () => {
  const legal = [
    { move: "answer" },
    { move: "answer", hack: { card: "flash_swap", tiles: ["btc", "eth"] } },
    { move: "answer", hack: { card: "flash_swap", tiles: ["eth", "ltc"] } },
    { move: "answer", hack: { card: "crash", server: 3 } },
    { move: "answer", hack: { card: "scam" } },
  ];
  const swap = usesOf(legal, "flash_swap");
  assert.deepEqual(needs(swap), { tiles: 2, servers: [] });
  assert.equal(meant(swap, ["eth"], 0), null);
  assert.equal(meant(swap, ["eth", "btc"], 0), legal[1]);
  assert.deepEqual([...tappable(legal, "flash_swap", ["btc"], "")].sort(), ["btc", "eth"]);
  assert.deepEqual(needs(usesOf(legal, "crash")), { tiles: 0, servers: [3] });
  assert.equal(meant(usesOf(legal, "scam"), [], 0), legal[4]);
});

test("only neighbours that the server offers can be traded", () => {
  const legal = [
    trade(1, "btc", "ltc", "btc", "ltc"),
    trade(2, "btc", "ltc", "btc", "ltc"),
    trade(1, "btc", "wild", "btc", "eth"),
  ];
  assert.deepEqual(neighbours(legal, "btc"), ["ltc", "wild"]);
  assert.deepEqual([...tappable(legal, "", [], "")].sort(), ["btc", "ltc", "wild"]);
  assert.equal(tappable(legal, "", [], "store").size, 0, "while coins are counted the ring rests");
});

test("a pass is the answer without a Hack and without an order", () => {
  const legal = [{ move: "answer", attend: "hacks" }, { move: "answer", hack: { card: "scam" } }, { move: "answer" }];
  assert.equal(passOf(legal), legal[2]);
});

/** The table before anything has happened, as a spectator sees it. */
function start(seats) {
  const each = (value) => Array.from({ length: seats }, () => structuredClone(value));
  return sceneOf(
    {
      active: 0,
      announced: null,
      answered: each(false),
      asked: [],
      attends: each("always"),
      badges: {},
      blocks: [],
      deck: 81,
      deployed: false,
      discards: [],
      ended: "",
      hand: [],
      hands: each(0),
      offers: [],
      out: each(false),
      phase: "arrange",
      reaction_seconds: 0,
      removed: [0, 0, 0, 0, 0],
      ring: [],
      servers: [],
      stack: [],
      starter: 0,
      stored: each([0, 0, 0, 0, 0]),
      tiles_left: [],
      to_act: [0],
      turn: 0,
      turns: each(0),
      wallets: each([10, 10, 10, 10, 10]),
      window: 0,
    },
    null,
    null,
  );
}

for (const [name, entries] of games) {
  const events = eventsIn(entries);
  const seats = events.find((event) => event.event === "ch_game_began").players;

  test(`${name}: the scene ends with the coins that the last event tells`, () => {
    let scene = start(seats);
    for (const event of events) {
      scene = after(scene, event);
      assert.ok(
        scene.wallets.flat().every((count) => count >= 0),
        event.event,
      );
      assert.ok(
        scene.hands.every((count) => count >= 0),
        event.event,
      );
      if (!scene.out.some(Boolean))
        for (let coin = 0; coin < 5; coin++)
          assert.equal(
            sum(scene.wallets.map((wallet) => wallet[coin])) + sum(scene.stored.map((cold) => cold[coin])),
            10 * seats,
          );
    }
    const end = events.find((event) => event.event === "ch_game_ended");
    assert.equal(scene.phase, "over");
    assert.deepEqual(scene.stored.map(sum), end.stored);
  });

  test(`${name}: every die, shuffle and card follows from the seeds`, () => {
    assert.ok(canFollow(entries, Follower));
    const proof = prove(entries, Follower);
    assert.ok(proof.dice >= 6 + seats);
    assert.ok(proof.cards > 20 && proof.promises > 5);
  });
}

/** A copy from this entry on, under new seals. */
function sealedAgain(copy, seq) {
  let head = copy[seq - 1].seal;
  for (const entry of copy.slice(seq)) {
    entry.prev = head;
    head = entry.seal = sealOf(entry);
  }
  return copy;
}

test("a die or a card that was changed afterwards is found, even under new seals", () => {
  for (const [kind, spoil] of [
    ["ch_ring_made", (event) => (event.dice[0] = (event.dice[0] % 6) + 1)],
    ["ch_block_announced", (event) => (event.card = "fork")],
  ]) {
    const copy = structuredClone(games[0][1]);
    const found = copy.find((entry) =>
      entry.body.events?.some((event) => event.event === kind && event.card !== "fork"),
    );
    spoil(found.body.events.find((event) => event.event === kind));
    assert.throws(() => prove(sealedAgain(copy, found.seq), Follower), Disproved, kind);
  }
});

test("an answer that the end opens otherwise than it was given is found", () => {
  const copy = structuredClone(games[0][1]);
  const end = copy[copy.length - 1];
  const [seq] = Object.keys(end.body.moves).filter((seq) => !end.body.moves[seq].hack);
  end.body.moves[seq].hack = { card: "scam" };
  assert.throws(
    () => prove(sealedAgain(copy, end.seq), Follower),
    (error) => error instanceof Disproved && error.seq === Number(seq) && error.why === "wrong_commitment",
  );
});

test("a Hack that nobody asked for is found", () => {
  const copy = structuredClone(games[0][1]);
  const found = copy.find((entry) =>
    entry.body.events?.some((event) => event.event === "ch_hack_played" && event.tiles.length === 2),
  );
  found.body.events.find((event) => event.event === "ch_hack_played").tiles.reverse();
  assert.throws(
    () => prove(sealedAgain(copy, found.seq), Follower),
    (error) => error instanceof Disproved && error.seq === found.seq,
  );
});

/** What the table shows of a trade of seat 1 with me, seat 0, and of a Flash Swap on the pile. */
const robbed = {
  turn: 4,
  phase: "window",
  window: 9,
  asked: [0],
  to_act: [0],
  stack: [],
  announced: { kind: "trade", seat: 1, partner: 0, give: "ltc", take: "ppc" },
  ahead: {
    asks: [0],
    dice: {},
    passing: { crashed: [], given: [1, 1], got: [2, 6], refused: false, why: "", wins: null },
  },
};

test("a vault shows what a pass would bring or cost, as a range where a die decides", () => {
  assert.deepEqual(change(robbed, 0, "ppc"), [-6, -2]);
  assert.deepEqual(change(robbed, 0, "ltc"), [1, 1]);
  assert.deepEqual(change(robbed, 1, "ppc"), [2, 6]);
  assert.deepEqual(change(robbed, 2, "ppc"), [0, 0]);
  assert.deepEqual([signed([-6, -2]), signed([1, 1]), signed([2, 6])], ["−2…6", "+1", "+2…6"]);
});

test("what is legal in a newer view is not offered under an older picture", () => {
  const session = (view) => ({ view: { value: view }, legal: { value: [{ move: "answer" }] } });
  assert.equal(askedOf(robbed, 0, session(robbed)), "0.4.window.9");
  assert.equal(askedOf(robbed, 0, session({ ...robbed, window: 10 })), "", "another window is open by now");
  assert.equal(askedOf(robbed, 1, session(robbed)), "");
});

test("one is asked when it concerns one, or always, and not after a missed answer", () => {
  const session = (asking) => ({ seat: { value: 0 }, lobby: { value: { players: [{ asking }] } } });
  const other = { ...robbed, ahead: { ...robbed.ahead, asks: [2] } };
  assert.ok(isAsked(robbed, session("concerns")));
  assert.ok(!isAsked(other, session("concerns")));
  assert.ok(isAsked(other, session("always")));
  assert.ok(isAsked(other, session("raised")));
  assert.ok(!isAsked(robbed, session("missed")));
  assert.ok(
    !isAsked({ ...other, announced: { seat: 0 } }, session("always")),
    "about one's own action nobody is asked",
  );
});

test("who lets a turn go is asked no more in it, unless somebody is about to win", () => {
  const session = (asking) => ({ seat: { value: 0 }, lobby: { value: { players: [{ asking }] } } });
  const wins = { ...robbed, ahead: { ...robbed.ahead, passing: { ...robbed.ahead.passing, wins: 2 } } };
  const elsewhere = { ...robbed, ahead: { ...robbed.ahead, asks: [2] } };
  assert.ok(!passesBySelf(robbed, session("concerns")));
  letGo.value = robbed.turn;
  assert.ok(!isAsked(robbed, session("concerns")));
  assert.ok(passesBySelf(robbed, session("concerns")));
  assert.ok(!passesBySelf(elsewhere, session("concerns")), "the table passes for whom it does not concern");
  assert.ok(isAsked(wins, session("concerns")));
  assert.ok(!passesBySelf(wins, session("concerns")));
  assert.ok(isAsked({ ...robbed, turn: robbed.turn + 1 }, session("concerns")));
  letGo.value = 0;
});

test("where that was agreed, a Hack is played while somebody else still thinks", () => {
  const view = { turn: 3, phase: "action", window: 0 };
  const scene = { ...view, active: 0, to_act: [0] };
  const session = { view: { value: view }, legal: { value: [{ move: "play_hack", hack: { card: "shock" } }] } };
  assert.equal(mayHack(scene, 1, session), true);
  assert.equal(askedOf(scene, 1, session), "1.3.action.0");
  assert.equal(mayHack({ ...scene, active: 1 }, 1, session), false);
  assert.equal(mayHack({ ...scene, phase: "window" }, 1, session), false);
  const nothing = { ...session, legal: { value: [] } };
  assert.equal(askedOf(scene, 1, nothing), "");
});
