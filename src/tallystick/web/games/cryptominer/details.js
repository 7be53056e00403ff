// The parts of the result that only CryptoMiner has.

import { Art } from "../../shell/icon.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { Symbols } from "./cards.js";
import { faceOf } from "./claims.js";

export { storyOf } from "./story.js";

/** @typedef {import("../../types").Story} Story */

/** @param {{story: Story, part: string}} props */
export function Details({ story, part }) {
  if (part === "rewards") {
    return html`<section class="panel stack">
      <h2>${t("cm-result-work")}</h2>
      <div class="scroll">
        <table class="rewards">
          <caption class="vh">${t("cm-result-work")}</caption>
          <thead>
            <tr>
              <th>${t("result-player")}</th>
              <th>${t("result-blocks-word")}</th>
              <th>${t("cm-result-claims")}</th>
              <th>${t("cm-result-lost")}</th>
              <th>${t("cm-result-swaps")}</th>
            </tr>
          </thead>
          <tbody>
            ${story.final.map(
              (_, seat) =>
                html`<tr>
                  <th>${h(Art, { id: "pawn-" + seat })}${nameOf(seat)}</th>
                  <td><b>${story.mined[seat]}</b></td>
                  <td>${story.claims[seat]}</td>
                  <td>${story.lost[seat]}</td>
                  <td>${story.swaps[seat]}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <p class="hint">${t("cm-result-text", { count: story.unclaimed })}</p>
    </section>`;
  }
  return html`<section class="panel stack">
    <h2>${t("cm-result-who")}</h2>
    <ol class="whomined">
      ${story.blocks.map((block) => {
        const { value, symbols } = faceOf(block.mined_with);
        return html`<li class=${"p" + block.miner}>
          <b>${block.height}</b>
          ${h(Art, { id: "pawn-" + block.miner })}
          <span>${nameOf(block.miner)}</span>
          <span class="wc">${value} ${h(Symbols, { symbols })}</span>
          <span>${t("cm-coins", { coins: block.coins })}</span>
        </li>`;
      })}
    </ol>
  </section>`;
}
