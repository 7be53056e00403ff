// Pure parts of CryptoMiner's table: scenes, the reasons at each block, stories, and proofs of the recorded games.
import assert from "node:assert/strict";
import { test } from "node:test";
import { common, faceOf, rivals, rulesOf, verdict } from "../../../src/tallystick/web/games/cryptominer/claims.js";
import { Follower } from "../../../src/tallystick/web/games/cryptominer/proof.js";
import { after, sceneOf } from "../../../src/tallystick/web/games/cryptominer/scene.js";
import { canFollow, Disproved, prove } from "../../../src/tallystick/web/proof/fair.js";
import { checkBlocks, sealOf } from "../../../src/tallystick/web/proof/journal.js";
import { eventsIn, recorded } from "../../web/recorded.mjs";

const games = recorded("cryptominer");

/** The table before anything has happened, as a spectator sees it. */
function start(seats) {
  const all = (value) => new Array(seats).fill(value);
  return sceneOf(
    {
      block_card: null,
      blocks: [],
      chain: [],
      coins: all(0),
      deck: 70 - seats,
      ended: "",
      forming: null,
      hand: [],
      hands: all(60 / seats),
      has_card: all(true),
      head: "",
      height: 0,
      holds: all(null),
      order: [...all(0).keys()],
      phase: "roll",
      round: 0,
      starter: 0,
      substituted: all(false),
      throws: all(0),
      to_act: [0],
      top: null,
      turns: all("undecided"),
      wanted: "",
      won: all(0),
    },
    null,
    null,
  );
}

const block = (total, claims = [], needs = total) => ({
  cards: [],
  claims,
  coins: total + 1,
  formed_in: 1,
  needs,
  number: 1,
  total,
  why_not: null,
});
const WHY = { value: "too_low", link: "no_symbol", bid: "outbid" };
const look = (card, wanted, top, open) => {
  const { rules } = verdict({ block_card: card, wanted, top, me: 0 }, open);
  return WHY[rules.find((rule) => !rule.ok)?.rule] ?? "";
};

test("cards are read by their names", () => {
  assert.deepEqual(faceOf("12AC"), { value: 12, symbols: "AC" });
  assert.equal(common("ABD", "BD"), "BD");
});

test("a card must reach the total (CM-T5), or the coins if that is agreed", () => {
  assert.equal(look("11AB", "ABCD", null, block(11)), "");
  assert.equal(look("10AB", "ABCD", null, block(11)), "too_low");
  assert.equal(look("11AB", "ABCD", null, block(11, [], 12)), "too_low");
});

test("a card must share a symbol with the top of the chain (CM-T6), but any will do while it is empty (CM-T12)", () => {
  assert.equal(look("20C", "AB", "9AB", block(11)), "no_symbol");
  assert.equal(look("20BD", "AB", "9AB", block(11)), "");
  assert.equal(look("20C", "ABCD", null, block(11)), "");
  assert.equal(rulesOf(block(11), "20C", "AB", false)[1].symbols, "AB", "what is missing is shown");
});

test("in a contest equal or smaller wins (CM-T2 to CM-T4)", () => {
  const claimed = (card) => block(11, [{ card, seat: 1 }]);
  assert.equal(look("12AB", "AB", "9AB", claimed("15AB")), "");
  assert.equal(look("12AB", "AB", "9AB", claimed("12AB")), "");
  assert.equal(look("13AB", "AB", "9AB", claimed("12AB")), "outbid");
  assert.equal(rulesOf(claimed("12AB"), "12AB", "AB", false)[2].id, "cm-rule-equals");
});

test("what the server says about a block is what is shown", () => {
  assert.equal(
    verdict({ block_card: "30A", wanted: "A", top: "9AB", me: 0 }, { ...block(11), why_not: "too_new" }).why,
    "too_new",
  );
  assert.equal(verdict({ block_card: null, wanted: "A", top: "9AB", me: 0 }, block(11)).why, "no_card");
  assert.equal(verdict({ block_card: null, wanted: "A", top: "9AB", me: null }, block(11)).why, null);
});

test("who acts later with a known smaller card could overtake", () => {
  const scene = {
    order: [0, 1, 2, 3],
    turns: ["undecided", "undecided", "played", "undecided"],
    holds: ["14AB", "12BD", "11AB", null],
    has_card: [true, true, true, true],
    me: 0,
    wanted: "AB",
  };
  assert.deepEqual(rivals(scene, block(11), "14AB"), { able: [1], unknown: [3] });
  assert.deepEqual(rivals(scene, block(13), "14AB").able, []);
});

for (const [name, entries] of games) {
  const events = eventsIn(entries);
  const seats = events.find((event) => event.event === "cm_game_began").players;

  test(`a scene that follows every event of ${name} shows its blocks, coins and end`, () => {
    let scene = start(seats);
    for (const event of events) {
      if (event.event === "cm_block_mined")
        assert.ok(
          scene.blocks.some((open) => open.number === event.block.number && open.claims.length),
          "it was open, and claimed",
        );
      scene = after(scene, event);
      if (event.event === "cm_block_formed") assert.equal(scene.blocks[scene.blocks.length - 1].coins, event.coins);
      if (event.event === "cm_block_mined") assert.equal(scene.top, event.block.mined_with);
      if (event.event === "cm_round_began") assert.deepEqual(scene.to_act, [event.starter]);
    }
    const end = events.find((event) => event.event === "cm_game_ended");
    assert.equal(scene.phase, "over");
    assert.deepEqual(scene.coins, end.coins);
    assert.deepEqual(scene.won, end.blocks);
    assert.equal(
      scene.blocks.reduce((sum, open) => sum + open.coins, 0),
      end.unclaimed,
    );
    assert.ok(scene.hands.every((left) => left === 0) || end.reason === "all_idle");
  });

  test(`the chain of ${name} holds`, () => {
    const blocks = events.filter(({ event }) => event === "cm_block_mined").map(({ block }) => block);
    assert.ok(checkBlocks(blocks).every(({ hash, link }) => hash && link));
  });

  test(`every seal, die, card and promise of ${name} is proved`, () => {
    const proof = prove(entries, Follower);
    assert.ok(canFollow(entries, Follower));
    assert.equal(proof.dice, events.filter((event) => event.event === "cm_die_thrown").length);
    assert.ok(proof.cards > 20 && proof.promises > seats);
  });
}

test("a patient forger who seals everything again is caught by the cards", () => {
  const entries = structuredClone(games[0][1]);
  const place = entries.findIndex((entry) => entry.body.events?.some((event) => event.event === "cm_block_claimed"));
  entries[place].body.events.find((event) => event.event === "cm_block_claimed").card = "2ABC";
  for (let seq = place; seq < entries.length; seq++) {
    entries[seq].prev = entries[seq - 1].seal;
    entries[seq].seal = sealOf(entries[seq]);
  }
  assert.throws(
    () => prove(entries, Follower),
    (error) => error instanceof Disproved && error.seq === place,
  );
});
