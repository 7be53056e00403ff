// What a player has picked but not yet done: a transaction card, a block. Board and hand share it.

import { signal } from "../../vendor/vendor.js";

/** The value of the transaction card in hand that would be played. */
export const picked = signal(0);
/** The number of the block that would be claimed; 0 leaves the choice to the best one. */
export const aimed = signal(0);
/**
 * The last move that was sent, so that a refusal can be shown where it belongs.
 * @type {import("../../vendor/vendor.js").Signal<import("../../types").Move | null>}
 */
export const tried = signal(null);

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../../live/session.js").Session} Session */

/** @param {Session} session @param {import("../../types").Move} move */
export function send(session, move) {
  tried.value = move;
  session.move(move);
}

/**
 * The blocks that may be claimed now, most coins first.
 * @param {Session | null} session
 * @param {Scene} scene
 * @param {boolean} ready
 */
export function claimable(session, scene, ready) {
  if (!session || !ready || scene.me === null || !scene.to_act.includes(scene.me)) return [];
  const numbers = session.legal.value.flatMap(({ move, block }) =>
    move === "claim" && block !== undefined ? [block] : [],
  );
  return scene.blocks.filter((block) => numbers.includes(block.number)).sort((a, b) => b.coins - a.coins);
}

/** The one that the main button claims. @param {Session | null} session @param {Scene} scene @param {boolean} ready */
export function target(session, scene, ready) {
  const blocks = claimable(session, scene, ready);
  return blocks.find((block) => block.number === aimed.value) ?? blocks[0] ?? null;
}
