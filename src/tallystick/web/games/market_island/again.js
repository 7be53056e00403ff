// An old block looked at again: who laid down what, which cards it matched, and why it won.

import { Art } from "../../shell/icon.js";
import { loadRules, nameOf, t } from "../../shell/words.js";
import { h, html, useEffect, useSignal } from "../../vendor/vendor.js";
import { BlockFace, cardText, Face } from "./cards.js";
import { matches } from "./points.js";

await loadRules();

/**
 * What was turned over for a block, as the journal tells it.
 * @param {import("../../live/replica.js").Replica} replica
 * @param {number} height
 */
export function revealOf(replica, height) {
  let [winning, cards, mined, by] = /** @type {[string, any[], any[], string]} */ (["", [], [], ""]);
  for (const entry of replica.entries)
    for (const event of replica.eventsOf(entry)) {
      if (event.event === "block_formed") winning = event.winning_card;
      else if (event.event === "cards_revealed") [cards, mined] = [event.cards, event.mined];
      else if (event.event === "miner_found") by = event.by;
      else if (event.event === "block_mined" && event.block.height === height) return { winning, cards, mined, by };
    }
  return null;
}

/**
 * @param {object} props
 * @param {import("../../live/session.js").Session} props.session
 * @param {import("./view").Block} props.block
 * @param {string} props.preset
 * @param {number | null} props.me
 */
export function Again({ session, block, preset, me }) {
  const found = revealOf(session.replica, block.height);
  const shown = useSignal(99);
  const end = found?.mined.length ?? 0;
  useEffect(() => {
    if (shown.value >= end) return;
    const timer = setTimeout(() => {
      shown.value += 1;
    }, 1400);
    return () => clearTimeout(timer);
  }, [shown.value]);
  if (!found) return null;
  const hits = (/** @type {string} */ card) => matches(card, found.winning, found.cards);
  const now = found.mined[shown.value];
  const hit = (/** @type {string} */ at) => now && hits(now.card).find((one) => one.at === at)?.points;
  return html`<section class="again">
    <h3>
      ${t("mi-again")}
      <button
        class="button small"
        onClick=${() => {
          shown.value = 0;
        }}
      >
        ${t("mi-again-play")}
      </button>
    </h3>
    <div class="againcards">
      <span class=${hit("win") ? "hits" : ""}>${h(Face, { card: found.winning })}</span>
      ${found.cards.map(
        (one, place) =>
          html`<span key=${place} class=${hit(String(place)) ? "hits" : ""}>
            ${h(BlockFace, { card: one.card, preset })}
          </span>`,
      )}
    </div>
    <ol class="tally">
      ${found.mined.map((mined, place) => {
        const open = place <= shown.value;
        return html`<li key=${mined.seat} class=${shown.value >= end && mined.seat === block.miner ? "winner" : ""}>
          ${h(Art, { id: "pawn-" + mined.seat })}
          <b>${mined.seat === me ? t("you") : nameOf(mined.seat)}</b>
          <span>${open ? cardText(mined.card) : "…"}</span>
          <span class="sub">${
            open &&
            hits(mined.card)
              .map((one) => `${cardText(one.card)} +${one.points}`)
              .join(" · ")
          }</span>
          <strong>${open ? t("mi-points", { points: mined.points }) : ""}</strong>
        </li>`;
      })}
    </ol>
    ${
      shown.value >= end &&
      ["rank", "die"].includes(found.by) &&
      html`<p class="tiewhy">${t("mi-tie", { by: found.by })}</p>`
    }
  </section>`;
}
