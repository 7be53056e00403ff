// The parts of the result that only Blockchain has.

import { nameOf, t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { Token } from "./cards.js";

export { storyOf } from "./story.js";

/** @typedef {import("../../types").Story} Story */

/** @param {{story: Story, part: string}} props */
export function Details({ story, part }) {
  if (part === "rewards") {
    return html`<section class="panel stack">
      <h2>${t("ch-result-work")}</h2>
      <div class="scroll" tabindex="0" role="region" aria-label=${t("ch-result-work")}>
        <table class="rewards">
          <caption class="vh">${t("ch-result-work")}</caption>
          <thead>
            <tr>
              <th>${t("result-player")}</th>
              <th>${t("ch-result-blocks")}</th>
              <th>${t("ch-result-trades")}</th>
              <th>${t("ch-result-failed")}</th>
              <th>${t("ch-result-hacks")}</th>
              <th>${t("ch-result-paid")}</th>
            </tr>
          </thead>
          <tbody>
            ${story.final.map(
              (_, seat) =>
                html`<tr>
                  <th>${h(Token, { seat })}${nameOf(seat)}</th>
                  <td><b>${story.mined[seat]}</b></td>
                  <td>${story.trades[seat]}</td>
                  <td>${story.failed[seat]}</td>
                  <td>${t("ch-result-worked", { worked: story.worked[seat], hacks: story.hacks[seat] })}</td>
                  <td>${story.paid[seat]}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>`;
  }
  return html`<section class="panel stack">
    <h2>${t("ch-result-who")}</h2>
    <p class="hint">${t("ch-result-who-text")}</p>
    <div class="scroll" tabindex="0" role="region" aria-label=${t("ch-result-who")}>
      <table class="rewards hackedwho">
        <caption class="vh">${t("ch-result-who")}</caption>
        <thead>
          <tr>
            <th>${t("ch-result-by")}</th>
            ${story.final.map((_, seat) => html`<th>${h(Token, { seat })}${nameOf(seat)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${story.final.map(
            (_, by) =>
              html`<tr>
                <th>${h(Token, { seat: by })}${nameOf(by)}</th>
                ${story.hacked[by].map(
                  (/** @type {number} */ count) => html`<td>${count ? html`<b>${count}</b>` : "·"}</td>`,
                )}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}
