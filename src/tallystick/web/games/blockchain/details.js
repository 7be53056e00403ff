// The parts of the result that only Blockchain has.

import { PlayerTable } from "../../shell/player_table.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { Token } from "./cards.js";

/** @typedef {import("../../types").Story} Story */

/** @param {number} seat */
const mark = (seat) => h(Token, { seat });

/** @param {{story: Story, part: string}} props */
export function Details({ story, part }) {
  if (part === "rewards")
    return html`<section class="panel stack">
      <h2>${t("ch-result-work")}</h2>
      ${h(PlayerTable, {
        title: t("ch-result-work"),
        mark,
        heads: ["blocks", "trades", "failed", "hacks", "paid"].map((head) => t("ch-result-" + head)),
        rows: story.final.map((_, seat) => [
          html`<b>${story.mined[seat]}</b>`,
          story.trades[seat],
          story.failed[seat],
          t("ch-result-worked", { worked: story.worked[seat], hacks: story.hacks[seat] }),
          story.paid[seat],
        ]),
      })}
    </section>`;
  return html`<section class="panel stack">
    <h2>${t("ch-result-who")}</h2>
    <p class="hint">${t("ch-result-who-text")}</p>
    ${h(PlayerTable, {
      title: t("ch-result-who"),
      kind: "hackedwho",
      mark,
      first: t("ch-result-by"),
      heads: story.final.map((_, seat) => html`${mark(seat)}${nameOf(seat)}`),
      rows: story.hacked.map((/** @type {number[]} */ counts) =>
        counts.map((count) => (count ? html`<b>${count}</b>` : "·")),
      ),
    })}
  </section>`;
}
