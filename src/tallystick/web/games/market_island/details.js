// The parts of the result that only Market Island has.

import { Art } from "../../shell/icon.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { SmallCard } from "./chain.js";

export { storyOf } from "./story.js";

/** @typedef {import("../../types").Story} Story */

/** @param {{story: Story}} props */
function Rewards({ story }) {
  const most = Math.max(1, ...story.prizes, ...story.fees);
  return html`<table class="rewards">
    <caption class="vh">${t("mi-result-rewards")}</caption>
    <thead>
      <tr>
        <th>${t("result-player")}</th>
        <th>${t("result-blocks-word")}</th>
        <th>${t("mi-result-prizes")}</th>
        <th>${t("mi-result-fees")}</th>
        <th>${t("mi-result-profit")}</th>
      </tr>
    </thead>
    <tbody>
      ${story.final.map(
        (_, seat) => html`<tr>
          <th>${h(Art, { id: "pawn-" + seat })}${nameOf(seat)}</th>
          <td>${story.mined[seat]}</td>
          <td>
            <i class="bar-in" style=${{ width: `${(story.prizes[seat] / most) * 60}px` }}></i>
            ${story.prizes[seat]}
          </td>
          <td><i class="bar-out" style=${{ width: `${(story.fees[seat] / most) * 60}px` }}></i>${story.fees[seat]}</td>
          <td>
            <b>
              ${story.prizes[seat] - story.fees[seat] < 0 ? "−" : "+"}${Math.abs(story.prizes[seat] - story.fees[seat])}
            </b>
          </td>
        </tr>`,
      )}
    </tbody>
  </table>`;
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
        (block) =>
          html`<li class=${"p" + block.miner}>
            <b>${block.height}</b>
            ${h(Art, { id: "pawn-" + block.miner })}
            <span>${nameOf(block.miner)}</span>
            ${h(SmallCard, { card: block.mined_with })}
          </li>`,
      )}
    </ol>
  </section>`;
}
