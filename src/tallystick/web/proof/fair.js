// Proof of fair chance: from the opened seeds, every die and every card of a finished game again.

import { Disproved } from "./follower.js";
import { commitmentToSeed, fault, NOTHING_BEFORE } from "./journal.js";
import { tableKey } from "./opened.js";
import { unhex } from "./sha256.js";

export { Disproved } from "./follower.js";

/** @typedef {import("../types").Entry} Entry */
/** @typedef {import("../types").GameEvent} GameEvent */
/** @typedef {import("./follower.js").Proof} Proof */

/** How long a slice of a proof may take, in milliseconds. */
const SLICE = 12;

/** The key of all chance, after every seed has kept its promise. @param {Entry[]} entries */
export function keyOf(entries) {
  const opening = entries[0];
  const end = entries[entries.length - 1];
  if (opening?.kind !== "open") throw new Disproved(0, "no_opening");
  if (end.kind !== "end") throw new Disproved(entries.length, "no_end");
  const serverSeed = unhex(end.body.seed);
  if (commitmentToSeed(serverSeed) !== opening.body.seed) throw new Disproved(end.seq, "wrong_seed");
  /** @type {Map<number, string>} */
  const promised = new Map();
  /** @type {Map<number, Uint8Array>} */
  const seeds = new Map();
  for (const entry of entries) {
    if (entry.kind === "seed" && entry.actor !== null) promised.set(entry.actor, entry.body.commit);
    if (entry.kind !== "seed_open" || entry.actor === null) continue;
    const seed = unhex(entry.body.seed);
    if (promised.get(entry.actor) !== commitmentToSeed(seed)) throw new Disproved(entry.seq, "wrong_seed");
    seeds.set(entry.actor, seed);
  }
  const players = opening.body.players.length;
  return tableKey(
    serverSeed,
    opening.seal,
    Array.from({ length: players }, (_, seat) => seeds.get(seat) ?? new Uint8Array()),
  );
}

/**
 * @typedef {{new (entries: Entry[], key: Uint8Array): any, can: (options: Record<string, any>) => boolean}}
 *   FollowerOfAGame
 */

/**
 * Who can follow every card of this journal's game; without one only seals and seeds are proved.
 * @param {Entry[]} entries
 * @returns {Promise<FollowerOfAGame | null>}
 */
export async function followerOf(entries) {
  const game = String(entries[0]?.body?.game);
  if (!/^[a-z][a-z0-9-]*$/.test(game)) return null; // a file from anywhere may say anything
  return import(`../games/${game.replaceAll("-", "_")}/proof.js`).then(
    ({ Follower }) => Follower,
    () => null,
  );
}

/**
 * Whether every card can be followed; with some rare options only the full rules can.
 * @param {Entry[]} entries
 * @param {FollowerOfAGame | null} Follower
 */
export const canFollow = (entries, Follower) =>
  entries[0].body.chance !== "by_hand" && (Follower?.can(entries[0].body.options ?? {}) ?? false);

/**
 * Proves a finished journal: seals, seeds, promises, and each die and card from the seeds. Raises Disproved.
 * @param {Entry[]} entries
 * @param {FollowerOfAGame | null} Follower
 * @returns {Proof}
 */
export function prove(entries, Follower) {
  const steps = proving(entries, Follower);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * The same a slice at a time, so that the page of a long game stays alive meanwhile.
 * @param {Entry[]} entries
 * @param {FollowerOfAGame | null} Follower
 * @returns {Promise<Proof>}
 */
export async function proveInSlices(entries, Follower) {
  const steps = proving(entries, Follower);
  for (;;) {
    const until = performance.now() + SLICE;
    while (performance.now() < until) {
      const { done, value } = steps.next();
      if (done) return value;
    }
    await new Promise((goOn) => setTimeout(goOn));
  }
}

/**
 * @param {Entry[]} entries
 * @param {FollowerOfAGame | null} Follower
 * @returns {Generator<void, Proof, void>}
 */
function* proving(entries, Follower) {
  let head = NOTHING_BEFORE;
  for (const [seq, entry] of entries.entries()) {
    const why = fault(entry, seq, head);
    if (why) throw new Disproved(seq, why);
    head = entry.seal;
    yield;
  }
  const key = keyOf(entries);
  if (!Follower || !entries.some((entry) => entry.kind === "start") || !canFollow(entries, Follower))
    return { dice: 0, cards: 0, promises: 0, entries: entries.length };
  const table = new Follower(entries, key);
  for (const entry of entries) {
    table.open(entry);
    /** @type {GameEvent[]} */
    const events = entry.body.events ?? [];
    events.forEach((event, place) => table.step(entry, event, place));
    yield;
  }
  return table.proof;
}
