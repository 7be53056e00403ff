// A copy of a chain with one amount changed: what no longer fits, what is made to fit, and who gains by it.

import { hashOf } from "../proof/journal.js";

/** @typedef {import("../types").Forging} Forging */

/**
 * What a cheat would have in the end: one amount changed, and every hash from there on worked out again.
 * @param {Forging} forging
 * @param {any[]} blocks
 * @param {number} place
 * @param {number} line
 * @param {number} amount
 */
export function forged(forging, blocks, place, line, amount) {
  const copy = structuredClone(blocks);
  forging.change(copy, place, line, amount);
  for (let later = place; later < copy.length; later++) {
    if (later) copy[later].previous = copy[later - 1].hash;
    copy[later].hash = hashOf(copy[later]);
  }
  return copy;
}

/**
 * How each block stands once the first of the changed ones are sealed again: recomputed against recomputed. A block
 * that is not sealed again still names the old hash before it, so it fits no more, and no later one does.
 * @param {any[]} blocks as they were
 * @param {any[]} copy forged
 * @param {number} place the changed one; the length where nothing is changed
 * @param {number} mended how many are sealed again, the changed one first
 */
export const standing = (blocks, copy, place, mended) =>
  blocks.map((block, i) => {
    const state = i < place ? "ok" : i < place + mended ? "mended" : "bad";
    return {
      state,
      /** Whether the block names what stands before it now. */
      link: i <= place ? "ok" : state,
      previous: state === "mended" ? copy[i].previous : block.previous,
      hash: copy[i].hash,
      was: state === "ok" ? "" : block.hash,
    };
  });

/** Places in order of what everybody has; equals share one. @param {number[]} balances */
export const places = (balances) => balances.map((have) => 1 + balances.filter((other) => other > have).length);

/**
 * The first amount that is offered: one that reaches me, with a few blocks behind it, and worth it.
 * @param {Forging} forging
 * @param {any[]} blocks
 * @param {number} me
 */
export function firstOffer(forging, blocks, me) {
  const wanted = Math.max(0, blocks.length - 6);
  let best = { place: Math.max(0, blocks.length - 3), line: 0, far: Infinity };
  for (const [place, block] of blocks.entries()) {
    const lines = forging.lines(block);
    const mine = lines.map(({ to }, line) => ({ to, line })).filter(({ to }) => to === me);
    // of several the one that somebody at the table pays
    const line = (mine.find((one) => lines[one.line].from !== null) ?? mine[0])?.line ?? 0;
    const less = mine.length === 0 ? 1000 : lines[line].from === null ? 0.5 : 0;
    const far = Math.abs(place - wanted) + less;
    if (lines.length && far < best.far) best = { place, line, far };
  }
  return { place: best.place, line: best.line, amount: worth(forging, blocks, best.place, best.line, me) };
}

/**
 * An amount worth cheating for: more where it reaches me, nothing where I pay it or somebody else gets it.
 * @param {Forging} forging
 * @param {any[]} blocks
 * @param {number} place
 * @param {number} line
 * @param {number} me
 */
export function worth(forging, blocks, place, line, me) {
  const found = forging.lines(blocks[place])[line];
  if (!found) return 0;
  return found.to === me ? Math.min(99, found.amount + 30) : 0;
}
