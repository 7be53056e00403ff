// What can be checked once it is opened: what people wrote, and the key of all chance.

import { canonical } from "./journal.js";
import { bytes, hex, hmac, joined, sha256, unhex } from "./sha256.js";

/**
 * The salted hash that stands for what a person wrote.
 * @param {Uint8Array} salt
 * @param {string} table
 * @param {string} text
 */
export const referenceTo = (salt, table, text) =>
  hex(hmac(salt, bytes("tallystick text 1\n" + canonical([table, text]))));

/**
 * What people wrote, by reference; null for a text that was erased or is not the one that was written.
 * @param {string} table
 * @param {Record<string, {salt: string, text: string} | null>} written
 * @returns {Record<string, string | null>}
 */
export function provenTexts(table, written) {
  const proven = (/** @type {[string, {salt: string, text: string} | null]} */ [reference, kept]) => [
    reference,
    kept && referenceTo(unhex(kept.salt), table, kept.text) === reference ? kept.text : null,
  ];
  return Object.fromEntries(Object.entries(written).map(proven));
}

/**
 * HKDF over the server's seed, salted with the opening and every seat's seed in order.
 * @param {Uint8Array} serverSeed
 * @param {string} openingSeal
 * @param {Uint8Array[]} seatSeeds
 */
export function tableKey(serverSeed, openingSeal, seatSeeds) {
  const salt = sha256(joined(unhex(openingSeal), ...seatSeeds));
  return hmac(hmac(salt, serverSeed), bytes("tallystick table 1\x01"));
}

/** The salt of one hidden value. @param {Uint8Array} key @param {number} seq @param {string} slot */
export const saltFor = (key, seq, slot) => hmac(key, bytes(`tallystick salt 1\n${seq}\n${slot}`));
