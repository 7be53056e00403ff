// The tape of fair chance, read from SHAKE-128.

import { shake128 } from "../vendor/shake128.js";

/** Dice and shuffles, one byte a draw; a byte that would favour some numbers is skipped. */
export class Tape {
  /** @param {Uint8Array} key */
  constructor(key) {
    this.key = key;
    this.number = 0;
    this.offset = 512;
    /** @type {Uint8Array} */
    this.block = new Uint8Array();
  }

  /** One of 0 … n-1. @param {number} n */
  below(n) {
    const fair = 256 - (256 % n);
    for (;;) {
      if (this.offset === 512) {
        const data = new Uint8Array(this.key.length + 8);
        data.set(this.key);
        new DataView(data.buffer).setBigUint64(this.key.length, BigInt(this.number));
        this.block = shake128(data, { dkLen: 512 });
        this.number += 1;
        this.offset = 0;
      }
      const drawn = this.block[this.offset++];
      if (drawn < fair) return drawn % n;
    }
  }

  die() {
    return this.below(6) + 1;
  }

  /** Fisher-Yates from the last card down. @template T @param {T[]} cards */
  shuffle(cards) {
    for (let last = cards.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [cards[other], cards[last]] = [cards[last], cards[other]];
    }
    return cards;
  }
}
