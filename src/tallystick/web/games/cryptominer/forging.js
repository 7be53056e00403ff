// What a cheat would change in a copy of the train: a transaction card, and with it the coins of who mined the block.

import { nameOf, t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { Symbols } from "./cards.js";
import { faceOf } from "./claims.js";

/** @typedef {import("./view").MinedBlock} MinedBlock */

/** @type {import("../../types").Forging} */
export const FORGING = {
  lines: (/** @type {MinedBlock} */ block) =>
    block.cards.map(({ seat, value }) => ({
      amount: value,
      from: null,
      to: block.miner,
      why: t("cm-forge-why", { seat: block.miner }),
      says: (me) => t("cm-forge-card", { who: seat === me ? "you" : "other", name: nameOf(seat) }),
    })),
  change(copy, place, line, amount) {
    const block = copy[place];
    const more = amount - block.cards[line].value;
    block.cards[line].value = amount;
    block.total += more;
    block.coins += more;
  },
  balances(blocks, seats) {
    let now = Array(seats).fill(0);
    return blocks.map(({ miner, coins }) => {
      now = now.map((have, seat) => (seat === miner ? have + coins : have));
      return now;
    });
  },
  Mark: ({ block }) => {
    const { value, symbols } = faceOf(block.mined_with);
    return html`<span class="wc">${value}${h(Symbols, { symbols })}</span>`;
  },
};
