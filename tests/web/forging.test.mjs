// A forged copy of a chain: what no longer fits, and what is offered first.
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstOffer, forged, places, standing } from "../../src/tallystick/web/pages/forging.js";
import { checkBlocks } from "../../src/tallystick/web/proof/journal.js";
import { entriesIn, eventsIn } from "./recorded.mjs";

const events = eventsIn(entriesIn(new URL("data/plain.jsonl", import.meta.url)));
const blocks = events.filter(({ event }) => event === "block_mined").map(({ block }) => block);
/** As the island forges, without its words. */
const FORGING = {
  lines: ({ payments }) => payments.map(({ payer, payee, amount }) => ({ amount, from: payer, to: payee })),
  change(copy, place, line, amount) {
    copy[place].payments[line].amount = amount;
  },
};

test("everything from the changed block to the end stops fitting, and only mending in order makes it fit", () => {
  assert.ok(blocks.length > 4);
  const place = 1;
  const copy = forged(FORGING, blocks, place, 0, 77);
  assert.ok(checkBlocks(copy).every(({ hash, link }) => hash && link));
  for (const mended of [0, 1, 3, blocks.length - place]) {
    const now = standing(blocks, copy, place, mended);
    assert.deepEqual(
      now.map(({ state }) => state),
      blocks.map((_, i) => (i < place ? "ok" : i < place + mended ? "mended" : "bad")),
    );
    for (const [i, one] of now.entries()) {
      if (i) assert.equal(one.previous === now[i - 1].hash, one.link !== "bad", "recomputed against recomputed");
      assert.equal(one.hash !== blocks[i].hash, i >= place);
    }
  }
});

test("an untouched copy fits", () => {
  const copy = forged(FORGING, blocks, 1, 0, blocks[1].payments[0].amount);
  assert.ok(standing(blocks, copy, blocks.length, 0).every(({ state, link }) => state === "ok" && link === "ok"));
  assert.equal(copy.at(-1).hash, blocks.at(-1).hash);
});

test("what is offered first reaches me, and is worth it", () => {
  for (let me = 0; me < 4; me++) {
    const { place, line, amount } = firstOffer(FORGING, blocks, me);
    const found = blocks[place].payments[line];
    assert.equal(found.payee, me);
    assert.ok(amount >= found.amount + 30);
  }
});

test("equals share a place", () => assert.deepEqual(places([5, 9, 5, 1]), [2, 1, 2, 4]));
