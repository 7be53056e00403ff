// Whose seeds made the chance: what a browser says of a journal, and when it raises the alarm about its own seat.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Follower } from "../../src/tallystick/web/games/market_island/proof.js";
import { Replica, unfairness } from "../../src/tallystick/web/live/replica.js";
import { chanceOf } from "../../src/tallystick/web/proof/chance.js";
import { prove, proveInSlices } from "../../src/tallystick/web/proof/fair.js";
import { commitmentToSeed, NOTHING_BEFORE, sealOf } from "../../src/tallystick/web/proof/journal.js";
import { unhex } from "../../src/tallystick/web/proof/sha256.js";
import { isGenuine } from "../../src/tallystick/web/proof/signed.js";
import { spoken } from "../../src/tallystick/web/proof/spoken.js";
import { entriesOf, vectors } from "./recorded.mjs";

test("a journal whose seats were all left out fits in every draw, and it is seen that nobody took part", () => {
  const entries = entriesOf("rigged");
  assert.ok(prove(entries, Follower).dice > 0);
  const { people, leftOut, bots } = chanceOf(entries);
  assert.deepEqual(people, []);
  assert.deepEqual(
    leftOut,
    [0, 1, 2, 3].map((seat) => ({ seat, reason: "not_said" })),
  );
  assert.deepEqual(bots, []);
});

test("who took part, who was left out and why, who is a bot, and which try it was", () => {
  const { seeds, ...found } = chanceOf(entriesOf("left_out"));
  assert.deepEqual(found, {
    started: true,
    people: [0, 1],
    leftOut: [{ seat: 2, reason: "late" }],
    bots: [3],
    heldBack: [3],
    tries: 2,
  });
  assert.equal(seeds.length, 2);
  assert.deepEqual(chanceOf(entriesOf("plain")).people, [0, 1, 2], "an older journal, without notes");
  assert.deepEqual(chanceOf([]).people, []);
});

test("a copy says that there is something to say of a start only when there is", () => {
  for (const [name, odd] of [
    ["rigged", true],
    ["left_out", true],
    ["plain", true],
  ]) {
    const replica = new Replica();
    replica.add(entriesOf(name), []);
    assert.equal(replica.oddStart.value, odd, name);
    assert.equal(replica.bad.value, null, name);
  }
  const replica = new Replica();
  replica.add(
    ["open", "seed_open", "seed_open", "start"].map((kind, seq) => ({
      ...entriesOf("plain")[0],
      kind,
      seq,
      body: { players: ["a", "b"] },
    })),
    [],
  );
  assert.equal(replica.oddStart.value, false);
});

test("a copy of a long game is checked in slices, and what is wrong in it is found all the same", async () => {
  const short = entriesOf("plain");
  for (const [wrong, why] of [
    [-1, null],
    [700, { seq: 700, why: "wrong_seal" }],
  ]) {
    const entries = Array.from({ length: 1500 }, (_, seq) => ({ ...short[seq % short.length], seq, prev: "" }));
    let head = NOTHING_BEFORE;
    for (const entry of entries) {
      entry.prev = head;
      head = entry.seal = sealOf(entry);
    }
    if (wrong >= 0) entries[wrong].body = { events: [0.5] };
    const replica = new Replica();
    replica.add(entries, [{ salt: "00", seq: 3, slot: "e0_none", value: 1 }]);
    assert.ok(replica.checked.value < entries.length, "not all at once");
    while (replica.left) await new Promise((goOn) => setTimeout(goOn));
    assert.equal(replica.checked.value, entries.length);
    assert.deepEqual(replica.bad.value, why ?? { seq: 3, why: "wrong_commitment" });
  }
});

test("a long proof leaves the page time to live", async () => {
  const entries = entriesOf("plain");
  assert.deepEqual(await proveInSlices(entries, Follower), prove(entries, Follower));
  const forged = structuredClone(entries);
  forged[20].t += 1;
  await assert.rejects(proveInSlices(forged, Follower), { seq: 20, why: "wrong_seal" });
});

const SEED = "5e".repeat(32);
const OTHER = "0e".repeat(32);
const commit = (seed) => commitmentToSeed(unhex(seed));
const lines = (...entries) => entries.map(([kind, actor, body], seq) => ({ kind, actor, body, seq }));
const OPEN = ["open", null, { players: ["a", "b"] }];
const PROMISE = ["seed", 0, { commit: commit(SEED) }];
const SEATED = ["note", null, { note: "seated", players: ["person", "good"] }];
const START = ["start", null, {}];
const LATE = ["note", null, { note: "left_out", seat: 0, reason: "late" }];
const AWAY = ["note", null, { note: "left_out", seat: 0, reason: "away" }];
/** Here for long, asked, the seed sent at once, and a start four seconds later. */
const HERE = { from: 1, acknowledged: false, hereFor: 60_000, sentFor: 4000, dozed: false };
const AFTERWARDS = { ...HERE, from: 99, hereFor: 0, sentFor: -1 };

for (const [what, entries, known, why] of [
  ["its seed is in", [OPEN, PROMISE, ["seed_open", 0, { seed: SEED }], SEATED, START], HERE, ""],
  ["the seed had come and is not in", [OPEN, PROMISE, LATE, SEATED, START], { ...HERE, acknowledged: true }, "dropped"],
  ["it is not in, and nobody says why", [OPEN, PROMISE, SEATED, START], HERE, "dropped"],
  ["said to be away, but it was here and had answered", [OPEN, PROMISE, AWAY, START], HERE, "dropped"],
  ["said to be late, but nobody waited", [OPEN, PROMISE, LATE, START], { ...HERE, sentFor: 40 }, "dropped"],
  ["late after a while: the line may be slow", [OPEN, PROMISE, LATE, START], HERE, ""],
  ["late, and it had slept", [OPEN, PROMISE, LATE, START], { ...HERE, sentFor: 40, dozed: true }, ""],
  ["never asked, though it was here", [OPEN, AWAY, START], { ...HERE, sentFor: -1 }, "dropped"],
  ["never asked, because it came just now", [OPEN, AWAY, START], { ...HERE, sentFor: -1, hereFor: 40 }, ""],
  ["away at the start", [OPEN, PROMISE, AWAY, START], AFTERWARDS, ""],
  ["another device of the seat took part", [OPEN, ["seed", 0, { commit: commit(OTHER) }], START], AFTERWARDS, ""],
  ["a foreign promise while it was here", [OPEN, ["seed", 0, { commit: commit(OTHER) }], START], HERE, "changed"],
  [
    "a promise of somebody who sat here before",
    [OPEN, ["seed", 0, { commit: commit(OTHER) }], START],
    { ...HERE, from: 2, sentFor: -1 },
    "",
  ],
  ["another seed than promised", [OPEN, PROMISE, ["seed_open", 0, { seed: OTHER }], START], AFTERWARDS, "changed"],
  [
    "its seat is called a bot's",
    [
      OPEN,
      PROMISE,
      ["seed_open", 0, { seed: SEED }],
      ["note", null, { note: "seated", players: ["good", "good"] }],
      START,
    ],
    HERE,
    "bot",
  ],
])
  test(`a start as its own browser judges it: ${what}`, () => {
    const found = unfairness(lines(...entries), 0, SEED, known);
    assert.equal(found, { dropped: "own_seed_dropped", changed: "own_seed_changed", bot: "own_seat_a_bot" }[why] ?? "");
  });

test("four words are the same in Python", () => {
  for (const [seal, words] of vectors.spoken) assert.equal(spoken(seal), words);
});

test("a head that Python signed is genuine, and a changed one is not", async () => {
  assert.equal(await isGenuine(vectors.signed), true);
  for (const change of [{ head: "cd".repeat(32) }, { seq: 8 }, { table: "u" }, { signature: "00".repeat(64) }])
    assert.equal(await isGenuine({ ...vectors.signed, ...change }), false);
  assert.equal(await isGenuine({ ...vectors.signed, key: "no key" }), null);
});
