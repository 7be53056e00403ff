// The signature of a server under the head of a table.

import { canonical } from "./journal.js";
import { bytes, unhex } from "./sha256.js";

/** @typedef {{head: string, key: string, seq: number, signature: string, table: string}} SignedHead */

/**
 * Whether a signed head is genuine; null where this browser cannot tell, such as on plain http.
 * @param {SignedHead} signed
 */
export async function isGenuine({ head, key, seq, signature, table }) {
  try {
    const known = await crypto.subtle.importKey("raw", unhex(key), "Ed25519", false, ["verify"]);
    const said = bytes("tallystick head 1\n" + canonical([table, seq, head]));
    return await crypto.subtle.verify("Ed25519", known, unhex(signature), said);
  } catch {
    return null;
  }
}
