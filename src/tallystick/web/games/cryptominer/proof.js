// Every card and every die of CryptoMiner, followed from the opened seeds.

import { Follower as AnyFollower, Disproved } from "../../proof/follower.js";

/** @typedef {import("../../types").Entry} Entry */
/** @typedef {import("../../types").GameEvent} GameEvent */

const THREE = ["ABC", "ABD", "ACD", "BCD"];
const TWO = ["AB", "AC", "AD", "BC", "BD", "CD"];
const ONE = ["A", "B", "C", "D"];
const CLASSIC = [4, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 27, 30, 36];

/** The symbols on one of the two cards of a value. @param {number} value @param {number} copy */
function symbols(value, copy) {
  if (value <= 8) return THREE[(value - 2 + 2 * copy) % 4];
  if (value <= 29) return TWO[copy ? 5 - ((value - 9) % 6) : (value - 9) % 6];
  return ONE[(value - 30 + 2 * copy) % 4];
}

/** The block cards as they come out of the box. @param {Record<string, any>} options @param {number} seats */
function blockCards(options, seats) {
  const few = options.block_cards === "classic40" || (options.block_cards === "classic40_from_three" && seats >= 3);
  const values = Array.from({ length: 35 }, (_, i) => i + 2).filter((value) => !few || CLASSIC.includes(value));
  return values.flatMap((value) => [0, 1].map((copy) => value + symbols(value, copy)));
}

/**
 * Hands are dealt one card at a time; all that happens later is drawing from the top, and putting one under the deck.
 */
export class Follower extends AnyFollower {
  static can = () => true;

  /** @param {Entry[]} entries @param {Uint8Array} key */
  constructor(entries, key) {
    super(entries, key);
    const count = this.options.transaction_cards;
    const cards = this.tape.shuffle(Array.from({ length: count }, (_, place) => Math.floor(place / (count / 6)) + 1));
    const dealt = this.options.leftover_cards === "dealt" ? count : count - (count % this.seats);
    /** @type {number[][]} */
    this.hands = Array.from({ length: this.seats }, (_, seat) =>
      cards.filter((_card, place) => place < dealt && place % this.seats === seat).sort(),
    );
    this.deck = this.tape.shuffle(blockCards(this.options, this.seats));
    /** @type {string[]} */
    this.held = new Array(this.seats).fill("");
  }

  /** @param {Entry} entry @param {GameEvent} event @param {number} place */
  step(entry, event, place) {
    const { seat } = event;
    switch (event.event) {
      case "cm_die_thrown":
        return this.die(entry, event.value);
      case "cm_hand_dealt":
        return this.promise(entry, place, "cards", this.hands[seat]);
      case "cm_block_card_drawn":
        this.held[seat] = this.deck.shift() ?? "";
        return this.promise(entry, place, "card", this.held[seat]);
      case "cm_transaction_played": {
        const found = this.hands[seat].indexOf(event.value);
        if (found < 0) throw new Disproved(entry.seq, "wrong_events");
        this.hands[seat].splice(found, 1);
        this.proof.cards += 1;
        return;
      }
      case "cm_card_substituted": {
        const old = this.held[seat];
        this.held[seat] = this.deck.shift() ?? "";
        this.deck.push(old);
        this.promise(entry, place, "new", this.held[seat]);
        return this.promise(entry, place, "old", old);
      }
      case "cm_block_claimed":
      case "cm_card_returned":
        return this.same(entry, event.card, this.held[seat]);
      case "cm_block_mined":
        return this.same(entry, event.block.mined_with, this.held[event.block.miner]);
    }
  }
}
