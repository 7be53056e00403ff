// The idea behind an event, without hiding what it explains; and all the ideas that somebody has met at this table.

import { ideaOf, openRules } from "../shell/around.js";
import { openDialog } from "../shell/dialog.js";
import { dress, Icon } from "../shell/icon.js";
import { loadRules, t } from "../shell/words.js";
import { h, html } from "../vendor/vendor.js";
import { fetchRules } from "./rulebook.js";

await dress("styles", "rules", "pieces");

/** @typedef {import("../types").GameEvent} GameEvent */

/** @param {{all: string[], met: Set<string>}} props */
const Ideas = ({ all, met }) => html`<ul class="ru-ideas">
  ${all.map((idea) =>
    met.has(idea)
      ? html`<li key=${idea}><b>${t("concept-" + idea)}</b> ${t(`concept-${idea}.text`)}</li>`
      : html`<li key=${idea} class="ru-unmet">${h(Icon, { name: "idea" })}${t("ideas-unmet")}</li>`,
  )}
</ul>`;

/**
 * @param {string} game
 * @param {string | GameEvent} teaches the name of an idea, or an event that teaches it
 * @param {GameEvent[]} happened everything so far
 */
export async function openIdea(game, teaches, happened) {
  await loadRules();
  const idea = typeof teaches === "string" ? teaches : ideaOf(teaches);
  const { book } = await fetchRules(game);
  const met = new Set([idea, ...happened.map(ideaOf)].filter((one) => book.concepts.includes(one)));
  const says = t("ideas-met", { met: met.size, of: book.concepts.length });
  const list = () => openDialog(says, () => h(Ideas, { all: book.concepts, met }));
  openDialog(
    t("concept-" + idea),
    () => html`<p class="concept">${t(`concept-${idea}.text`)}</p>
      <div class="rowof">
        <button class="linkish" onClick=${list}>${says}</button>
        <button class="linkish" onClick=${() => openRules()}>${t("how-to-rules")}</button>
      </div>`,
    "idea",
  );
}
