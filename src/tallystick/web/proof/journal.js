// What a browser can check of a table's journal: canonical bytes, seals, links and commitments, as they arrive.

import { bytes, hashed, hex, hmac, joined, sha256, unhex } from "./sha256.js";

/** @typedef {import("../types").Entry} Entry */

/**
 * The one way to write a value down (RFC 8785, integers only), so that everybody hashes the same.
 * @param {unknown} value
 */
export const canonical = (value) => (isInOrder(value) ? JSON.stringify(value) : sorted(value));

/**
 * Whether the browser itself would write this value so: what came as canonical bytes mostly is, and that is quicker.
 * @param {unknown} value
 * @returns {boolean}
 */
function isInOrder(value) {
  if (typeof value === "string" || value === null || typeof value === "boolean") return true;
  if (typeof value !== "object") return Number.isSafeInteger(value);
  if (Array.isArray(value)) return value.every(isInOrder);
  const object = /** @type {Record<string, unknown>} */ (value);
  let before = "";
  for (const key in object) {
    if (key < before || !isInOrder(object[key])) return false;
    before = key;
  }
  return true;
}

/**
 * @param {unknown} value
 * @returns {string}
 */
function sorted(value) {
  if (value === null || typeof value === "boolean" || typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number") {
    if (!Number.isSafeInteger(value)) throw new Error("not an integer");
    return String(value);
  }
  if (Array.isArray(value)) return `[${value.map(sorted).join(",")}]`;
  if (typeof value !== "object") throw new Error("not JSON");
  const object = /** @type {Record<string, unknown>} */ (value);
  const members = Object.keys(object)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${sorted(object[key])}`);
  return `{${members.join(",")}}`;
}

export const NOTHING_BEFORE = "0".repeat(64);

/** SHA-256 over a tag and everything in the entry but its seal. @param {Entry} entry */
export function sealOf(entry) {
  const { seal: _, ...content } = entry;
  return hashed("tallystick entry 1\n" + canonical(content));
}

/**
 * Why an entry cannot stand at this place, or an empty text if it can.
 * @param {Entry} entry
 * @param {number} seq
 * @param {string} head the seal before
 */
export const fault = (entry, seq, head) => misplaced(entry, seq, head) || (hasItsSeal(entry) ? "" : "wrong_seal");

/** Not what cannot be written down at all, either. @param {Entry} entry */
export function hasItsSeal(entry) {
  try {
    return entry.seal === sealOf(entry);
  } catch {
    return false;
  }
}

/** The same but for its seal. @param {Entry} entry @param {number} seq @param {string} head */
export function misplaced(entry, seq, head) {
  if (entry.seq !== seq) return "wrong_number";
  return entry.prev === head ? "" : "broken_link";
}

/** What is published of a seed before it is used. @param {Uint8Array} seed */
export const commitmentToSeed = (seed) => hex(sha256(joined(bytes("tallystick seed 1\n"), seed)));

/**
 * The salted hash that stands for a hidden value.
 * @param {Uint8Array} salt
 * @param {string} table
 * @param {number} seq
 * @param {string} slot
 * @param {unknown} value
 */
export function commitment(salt, table, seq, slot, value) {
  return hex(hmac(salt, bytes("tallystick hidden 1\n" + canonical([table, seq, slot, value]))));
}

/**
 * Whether an opened value is the one that was committed to.
 * @param {Entry} entry
 * @param {import("../types").Opened} opened
 */
export function keepsWord(entry, opened) {
  const made = commitment(unhex(opened.salt), entry.table, entry.seq, opened.slot, opened.value);
  return entry.sealed[opened.slot] === made;
}

/** A seal, short enough to compare by eye. @param {string} seal */
export const short = (seal) => `${seal.slice(0, 4)}·${seal.slice(4, 8)}·${seal.slice(8, 12)}`;

// --- A game's own chain of blocks: every game seals its blocks the same way. ---

/** SHA-256 over everything in the block but its own hash. @param {Record<string, any>} block */
export function hashOf(block) {
  const { hash: _, ...content } = block;
  return hashed(canonical(content));
}

/**
 * For each block whether its own hash fits, and whether it names the one before it.
 * @param {{hash: string, previous: string}[]} blocks
 */
export function checkBlocks(blocks) {
  let before = NOTHING_BEFORE;
  return blocks.map((block) => {
    const found = { hash: hashOf(block) === block.hash, link: block.previous === before };
    before = block.hash;
    return found;
  });
}
