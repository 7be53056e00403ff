// Ledgers kept by hand: what the majority settles, and what it cannot.
import assert from "node:assert/strict";
import { test } from "node:test";
import { comparedIn, decided, differing, keptWell } from "../../../src/tallystick/web/games/market_island/majority.js";

const COPIES = { 0: [56, 42, 41], 1: [56, 42, 41], 2: [56, 42, 44], 3: [62, 42, 41] };

test("more than half of the ledgers settle an abacus, and the others differ by a gap", () => {
  assert.deepEqual(
    decided(COPIES).map(({ value, count }) => [value, count]),
    [
      [56, 3],
      [42, 4],
      [41, 3],
    ],
  );
  assert.deepEqual(differing({ round: 1, copies: COPIES }), [
    { seat: 2, owner: 2, value: 44, right: 41 },
    { seat: 3, owner: 0, value: 62, right: 56 },
  ]);
});

test("two against two settle nothing", () => {
  const copies = { 0: [5], 1: [5], 2: [6], 3: [6] };
  assert.deepEqual(decided(copies), [{ value: null, count: 2, of: 4 }]);
  assert.deepEqual(differing({ round: 1, copies }), []);
});

test("the journal tells which blocks somebody has kept well", () => {
  const entries = [{ body: { note: "paused" } }, { body: { note: "compared", round: 2, copies: COPIES } }];
  const all = comparedIn(entries);
  assert.deepEqual(
    [0, 1, 2, 3, 5].map((seat) => keptWell(all, seat)),
    [1, 1, 0, 0, 0],
  );
});
