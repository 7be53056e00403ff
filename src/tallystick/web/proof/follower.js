// What following any game needs: the tape of chance, the promises, and a count of what was proved.

import { commitment } from "./journal.js";
import { saltFor } from "./opened.js";
import { Tape } from "./tape.js";

/** @typedef {import("../types").Entry} Entry */
/** @typedef {{dice: number, cards: number, promises: number, entries: number}} Proof */

export class Disproved extends Error {
  /** @param {number} seq @param {string} why */
  constructor(seq, why) {
    super(`entry ${seq}: ${why}`);
    this.seq = seq;
    this.why = why;
  }
}

export class Follower {
  /** @param {Entry[]} entries @param {Uint8Array} key */
  constructor(entries, key) {
    this.options = entries[0].body.options;
    /** The version of the rules. @type {number} */
    this.rules = entries[0].body.rules;
    this.table = entries[0].table;
    /** @type {number} */
    this.seats = entries[0].body.players.length;
    this.hidden = entries[entries.length - 1].body.moves ?? {};
    this.key = key;
    this.tape = new Tape(key);
    /** @type {Proof} */
    this.proof = { dice: 0, cards: 0, promises: 0, entries: entries.length };
  }

  /** @param {Entry} entry @param {number} value */
  die(entry, value) {
    if (this.tape.die() !== value) throw new Disproved(entry.seq, "wrong_events");
    this.proof.dice += 1;
  }

  /** What a move hides, such as a vote or an answer, is opened at the end. @param {Entry} entry */
  open(entry) {
    const move = this.hidden[String(entry.seq)] ?? {};
    for (const slot in entry.sealed)
      if (slot.startsWith("move_")) this.keeps(entry, slot, move[slot.slice("move_".length)] ?? null);
  }

  /** @param {Entry} entry @param {number} place @param {string} field @param {unknown} value */
  promise(entry, place, field, value) {
    this.keeps(entry, `e${place}_${field}`, value);
  }

  /**
   * Whether the value is the one that was promised.
   * @param {Entry} entry
   * @param {string} slot
   * @param {unknown} value
   */
  keeps(entry, slot, value) {
    const made = commitment(saltFor(this.key, entry.seq, slot), this.table, entry.seq, slot, value);
    if (entry.sealed[slot] !== made) throw new Disproved(entry.seq, "wrong_commitment");
    this.proof.promises += 1;
  }

  /** @param {Entry} entry @param {unknown} told @param {unknown} found */
  same(entry, told, found) {
    if (told !== found) throw new Disproved(entry.seq, "wrong_events");
    this.proof.cards += 1;
  }
}
