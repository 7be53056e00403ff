// What a cheat would change in a copy of the island's chain: a payment, and every balance from there on.

import { nameOf, t } from "../../shell/words.js";
import { SmallCard } from "./chain.js";

/** @typedef {import("./view").Block} Block */

/** @param {number | null} seat */
const who = (seat) => (seat === null ? t("name-hidden") : nameOf(seat));

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @type {import("../../types").Forging} */
export const FORGING = {
  lines: (/** @type {Block} */ block) =>
    block.payments.map(({ payer, payee, amount, why }) => ({
      amount,
      from: payer,
      to: payee,
      why: t("mi-why", { why }),
      says: (me) =>
        capital(
          t("mi-pays", {
            from: who(payer),
            to: who(payee),
            who: me === null ? "others" : payee === me ? "to-you" : payer === me ? "from-you" : "others",
          }),
        ),
    })),
  change(copy, place, line, amount) {
    const payment = copy[place].payments[line];
    const more = amount - payment.amount;
    payment.amount = amount;
    for (const { balances } of copy.slice(place)) {
      if (payment.payee !== null) balances[payment.payee] += more;
      if (payment.payer !== null) balances[payment.payer] -= more;
    }
  },
  balances: (blocks) => blocks.map((block) => block.balances),
  Mark: ({ block }) => SmallCard({ card: block.mined_with }),
  tries: (/** @type {Block} */ block) => block.payments.filter(({ why }) => why === "fee").length,
};
