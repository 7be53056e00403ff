// The parts of the result that only Market Island has.

import { Art } from "../../shell/icon.js";
import { PlayerTable } from "../../shell/player_table.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { SmallCard } from "./chain.js";

/** @typedef {import("../../types").Story} Story */

/** @param {{story: Story}} props */
function Rewards({ story }) {
  const most = Math.max(1, ...story.prizes, ...story.fees);
  const bar = (/** @type {string} */ kind, /** @type {number} */ amount) =>
    html`<i class=${kind} style=${{ width: `${(amount / most) * 60}px` }}></i>${amount}`;
  return h(PlayerTable, {
    title: t("mi-result-rewards"),
    mark: (seat) => h(Art, { id: "pawn-" + seat }),
    heads: ["result-blocks-word", "mi-result-prizes", "mi-result-fees", "mi-result-profit"].map((head) => t(head)),
    rows: story.final.map((_, seat) => {
      const profit = story.prizes[seat] - story.fees[seat];
      return [
        story.mined[seat],
        bar("bar-in", story.prizes[seat]),
        bar("bar-out", story.fees[seat]),
        html`<b>${profit < 0 ? "−" : "+"}${Math.abs(profit)}</b>`,
      ];
    }),
  });
}

/** What only this game tells. @param {{story: Story, part: string}} props */
export function Details({ story, part }) {
  if (part === "rewards")
    return html`<section class="panel stack">
      <h2>${t("mi-result-rewards")}</h2>
      ${h(Rewards, { story })}
      <p class="hint">${t("mi-result-rewards-text")}</p>
    </section>`;
  return html`<section class="panel stack">
    <h2>${t("mi-result-who")}</h2>
    <ol class="whomined">
      ${story.blocks.map(
        ([height, miner, card]) =>
          html`<li class=${"p" + miner}>
            <b>${height}</b>
            ${h(Art, { id: "pawn-" + miner })}
            <span>${nameOf(miner)}</span>
            ${h(SmallCard, { card })}
          </li>`,
      )}
    </ol>
  </section>`;
}
