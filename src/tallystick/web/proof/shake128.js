// SHAKE-128 and the tape of fair chance that is read from it.

const MASK = (1n << 64n) - 1n;
const RATE = 168;
/** @type {bigint[]} */
const ROUND = [];
const SHIFT = [0, 1, 62, 28, 27, 36, 44, 6, 55, 20, 3, 10, 43, 25, 39, 41, 45, 15, 21, 8, 18, 2, 61, 56, 14].map(
  BigInt,
);

for (let round = 0, bits = 1; round < 24; round++) {
  let constant = 0n;
  for (let j = 0; j < 7; j++) {
    if (bits & 1) constant |= 1n << BigInt(2 ** j - 1);
    bits = bits & 0x80 ? ((bits << 1) ^ 0x171) & 0xff : bits << 1;
  }
  ROUND.push(constant);
}

/** @param {bigint} x @param {bigint} by */
const rotate = (x, by) => ((x << by) | (x >> (64n - by))) & MASK;

/** Keccak-f[1600]. @param {bigint[]} a */
function permute(a) {
  for (const constant of ROUND) {
    const c = [0, 1, 2, 3, 4].map((x) => a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20]);
    for (let x = 0; x < 5; x++) {
      const d = c[(x + 4) % 5] ^ rotate(c[(x + 1) % 5], 1n);
      for (let y = 0; y < 25; y += 5) a[x + y] ^= d;
    }
    const b = a.slice();
    for (let x = 0; x < 5; x++) {
      for (let y = 0; y < 5; y++) b[y + 5 * ((2 * x + 3 * y) % 5)] = rotate(a[x + 5 * y], SHIFT[x + 5 * y]);
    }
    for (let y = 0; y < 25; y += 5) {
      for (let x = 0; x < 5; x++) a[x + y] = b[x + y] ^ (~b[((x + 1) % 5) + y] & MASK & b[((x + 2) % 5) + y]);
    }
    a[0] ^= constant;
  }
}

/**
 * @param {Uint8Array} data
 * @param {number} length
 */
export function shake128(data, length) {
  const padded = new Uint8Array(Math.ceil((data.length + 1) / RATE) * RATE);
  padded.set(data);
  padded[data.length] ^= 0x1f;
  padded[padded.length - 1] ^= 0x80;
  const state = new Array(25).fill(0n);
  const view = new DataView(padded.buffer);
  for (let at = 0; at < padded.length; at += RATE) {
    for (let lane = 0; lane < RATE / 8; lane++) state[lane] ^= view.getBigUint64(at + 8 * lane, true);
    permute(state);
  }
  const out = new Uint8Array(length);
  for (let at = 0; at < length; at++) {
    if (at > 0 && at % RATE === 0) permute(state);
    const place = at % RATE;
    out[at] = Number((state[place >> 3] >> BigInt(8 * (place & 7))) & 255n);
  }
  return out;
}

/** Dice and shuffles, one byte a draw; a byte that would favour some numbers is skipped. */
export class Tape {
  /** @param {Uint8Array} key */
  constructor(key) {
    this.key = key;
    this.number = 0;
    this.offset = 512;
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
        this.block = shake128(data, 512);
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
