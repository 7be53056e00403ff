// Bytes, hex and hashes. `crypto.subtle` does not exist on plain http in a classroom's network, so a library hashes.

import { hmac as hmacWith, sha256 } from "../vendor/vendor.js";

export { sha256 };

const encoder = new TextEncoder();

/** @param {string} text */
export const bytes = (text) => encoder.encode(text);

const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** @param {Uint8Array} data */
export function hex(data) {
  let text = "";
  for (const byte of data) text += PAIRS[byte];
  return text;
}

/** @param {string} text */
export function unhex(text) {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new Error("not hex");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** @param {...Uint8Array} parts */
export const joined = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** @param {Uint8Array} key @param {Uint8Array} data */
export const hmac = (key, data) => hmacWith(sha256, key, data);

/** SHA-256 of a text, as hex. @param {string} text */
export const hashed = (text) => hex(sha256(bytes(text)));
