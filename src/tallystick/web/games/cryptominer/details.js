// The parts of the result that only CryptoMiner has.

import { Art } from "../../shell/icon.js";
import { PlayerTable } from "../../shell/player_table.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { Symbols } from "./cards.js";
import { faceOf } from "./claims.js";

/** @typedef {import("../../types").Story} Story */

/** @param {{story: Story, part: string}} props */
export function Details({ story, part }) {
  if (part === "rewards") {
    return html`<section class="panel stack">
      <h2>${t("cm-result-work")}</h2>
      ${h(PlayerTable, {
        title: t("cm-result-work"),
        mark: (seat) => h(Art, { id: "pawn-" + seat }),
        heads: ["result-blocks-word", "cm-result-claims", "cm-result-lost", "cm-result-swaps"].map((head) => t(head)),
        rows: story.final.map((_, seat) => [
          html`<b>${story.mined[seat]}</b>`,
          story.claims[seat],
          story.lost[seat],
          story.swaps[seat],
        ]),
      })}
      <p class="hint">${t("cm-result-text", { count: story.unclaimed })}</p>
    </section>`;
  }
  return html`<section class="panel stack">
    <h2>${t("cm-result-who")}</h2>
    <ol class="whomined">
      ${story.blocks.map(([height, miner, card, coins]) => {
        const { value, symbols } = faceOf(card);
        return html`<li class=${"p" + miner}>
          <b>${height}</b>
          ${h(Art, { id: "pawn-" + miner })}
          <span>${nameOf(miner)}</span>
          <span class="wc">${value} ${h(Symbols, { symbols })}</span>
          <span>${t("cm-coins", { coins })}</span>
        </li>`;
      })}
    </ol>
  </section>`;
}
