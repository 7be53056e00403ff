// What somebody has chosen for a table: an agreed time stands alone, and what amounts to a preset is one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { choosing, presetOf } from "../../src/tallystick/web/pages/choosing.js";

const offer = {
  options: [
    { name: "rounds", default: 12 },
    { name: "minutes", default: 0 },
    { name: "fee", default: 1 },
  ],
  suggested: [
    { option: "minutes", fewest: 2, most: 2, values: [30, 45], instead_of: "rounds" },
    { option: "fee", fewest: 2, most: 6, values: [1, 2], instead_of: "" },
  ],
};
const after = (chosen, ...steps) => steps.reduce((now, [name, value]) => choosing(offer, now, name, value), chosen);

test("an agreed time puts the rounds out of force, and gives them back", () => {
  assert.deepEqual(after({}, ["minutes", 45]), { minutes: 45, rounds: 0 });
  assert.deepEqual(after({}, ["minutes", 45], ["minutes", 0]), {});
});

test("whoever asks for both has both, even with as many rounds as usual", () => {
  assert.deepEqual(after({}, ["minutes", 45], ["rounds", 12]), { minutes: 45, rounds: 12 });
  assert.deepEqual(after({ rounds: 5 }, ["minutes", 10]), { rounds: 5, minutes: 10 });
  assert.deepEqual(after({ rounds: 5 }, ["minutes", 10], ["minutes", 0]), { rounds: 5 });
});

test("what is as usual is not chosen, and what amounts to a preset is one", () => {
  const presets = { lesson: { rounds: 5, minutes: 10 }, manual: { rounds: 0, minutes: 60 } };
  assert.deepEqual(after({ fee: 2 }, ["fee", 1]), {});
  assert.equal(presetOf(presets, {}), "standard");
  assert.equal(presetOf(presets, after({}, ["minutes", 60])), "manual");
  assert.equal(presetOf(presets, after({}, ["minutes", 10], ["rounds", 5])), "lesson");
  assert.equal(presetOf(presets, after({}, ["fee", 2])), "own");
});
