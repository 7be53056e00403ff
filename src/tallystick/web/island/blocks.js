// The island's own chain of blocks, with real hashes, checked on this device.

import { canonical } from "../proof/journal.js";
import { hashed } from "../proof/sha256.js";

/** @typedef {import("../types").Block} Block */

/** SHA-256 over everything in the block but its own hash. @param {Block} block */
export function hashOf(block) {
  const { hash: _, ...content } = block;
  return hashed(canonical(content));
}

/**
 * For each block whether its own hash fits, and whether it names the one before it.
 * @param {Block[]} blocks
 */
export function checkBlocks(blocks) {
  let before = "0".repeat(64);
  return blocks.map((block) => {
    const found = { hash: hashOf(block) === block.hash, link: block.previous === before };
    before = block.hash;
    return found;
  });
}
