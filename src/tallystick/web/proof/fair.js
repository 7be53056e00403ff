// Proof of fair chance: from the opened seeds, every die and every card of a finished game again.

import { Harbour } from "../games/blockchain/proof.js";
import { Works } from "../games/cryptominer/proof.js";
import { Island } from "../games/market_island/proof.js";
import { Voyage } from "../games/shelves_voyage/proof.js";
import { Disproved } from "./follower.js";
import { commitmentToSeed, fault, NOTHING_BEFORE } from "./journal.js";
import { tableKey } from "./opened.js";
import { unhex } from "./sha256.js";

export { Disproved } from "./follower.js";

/** @typedef {import("../types").Entry} Entry */
/** @typedef {import("../types").GameEvent} GameEvent */
/** @typedef {import("./follower.js").Proof} Proof */

/** Form, order and seals. @param {Entry[]} entries */
export function checkSeals(entries) {
  let head = NOTHING_BEFORE;
  entries.forEach((entry, seq) => {
    const why = fault(entry, seq, head);
    if (why) throw new Disproved(seq, why);
    head = entry.seal;
  });
}

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
 * Who can follow every card of a game; for other games only seals and seeds are proved.
 * @type {Record<string, typeof Harbour | typeof Island | typeof Voyage | typeof Works>}
 */
const FOLLOWERS = { "market-island": Island, cryptominer: Works, blockchain: Harbour, "shelves-voyage": Voyage };

/** @param {Entry[]} entries */
const followerOf = (entries) => FOLLOWERS[entries[0]?.body.game];

/**
 * Whether this browser can follow every card; with some rare options only the full rules can.
 * @param {Entry[]} entries
 */
export const canFollow = (entries) => followerOf(entries)?.can(entries[0].body.options ?? {}) ?? false;

/**
 * Proves a finished journal: seals, seeds, promises, and each die and card from the seeds. Raises Disproved.
 * @param {Entry[]} entries
 * @returns {Proof}
 */
export function prove(entries) {
  checkSeals(entries);
  const key = keyOf(entries);
  if (!entries.some((entry) => entry.kind === "start") || !canFollow(entries))
    return { dice: 0, cards: 0, promises: 0, entries: entries.length };
  const table = new (followerOf(entries))(entries, key);
  for (const entry of entries) {
    table.open(entry);
    /** @type {GameEvent[]} */
    const events = entry.body.events ?? [];
    events.forEach((event, place) => table.step(entry, event, place));
  }
  return table.proof;
}
