// Cards in hand and what may be done at any time: playing one, placing a Legacy, mending a text, merging.

import { Refusal } from "../../shell/around.js";
import { closeDialog, openDialog } from "../../shell/dialog.js";
import { Art, Icon, loadArt } from "../../shell/icon.js";
import { loadRules, t, textOf } from "../../shell/words.js";
import { h, html, useEffect } from "../../vendor/vendor.js";
import { Tray } from "./dice.js";
import { tried } from "./draft.js";
import { waysTo } from "./forms.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../../live/session.js").Session} Session */

const TENS = ["", "X", "XX"];
const ONES = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
/** @param {number} number */
export const roman = (number) => TENS[Math.floor(number / 10)] + ONES[number % 10];

/** @param {{card: number, major?: boolean, children?: any}} props */
export function CardFace({ card, major, children }) {
  const kind = major ? "major" : "minor";
  return html`<figure class=${"crd" + (major ? " maj" : ` tint${card % 3}`)} data-explain=${`sv-${kind}-${card}`}>
    <div class="face">
      <span class="no">${major ? roman(card) : card}</span>
      ${
        major &&
        html`<span class="eye" title=${t("sv-only-you")}>
          ${h(Icon, { name: "eye" })}
          <span class="vh">${t("sv-only-you")}</span>
        </span>`
      }
      <svg class="pic" aria-hidden="true"><use href=${`#${kind}-${card}`} /></svg>
    </div>
    <figcaption>
      <b>${t(major ? "sv-major-name" : "sv-minor", { card })}</b>
      <small>${t(major ? "sv-is-major" : "sv-is-minor")}</small>
      <span>${t(`sv-${kind}-${card}`)}</span>
    </figcaption>
    ${children}
  </figure>`;
}

/**
 * Opens what may be done at any time; its parts are loaded when first wanted.
 * @param {string} what
 * @param {string} title
 * @param {Record<string, any>} props
 */
async function openTool(what, title, props) {
  const [room] = /** @type {Record<string, any>[]} */ (await Promise.all([import("./any_time.js"), loadRules()]));
  openDialog(title, () => h(room[what], { ...props, done: closeDialog }));
}

/**
 * The bottom of the table: the dice of the turn and one's own cards.
 * @param {{scene: Scene, me: number | null, over: boolean, session?: Session}} props
 */
export function Bottom({ scene, me, over, session }) {
  useEffect(() => void loadArt("games/shelves_voyage/cards"), []);
  return html`${h(Tray, { scene, me })}${me === null ? h(Decks, { scene }) : h(Cards, { scene, me, over, session })}`;
}

/** What lies beside the graph for those who only watch. @param {{scene: Scene}} props */
const Decks = ({ scene }) => html`<section class="panel cardsbox" aria-labelledby="h-cards">
  <div class="hhead"><h2 id="h-cards">${t("sv-cards-table")}</h2></div>
  <p class="lead">${t("sv-decks", { minors: scene.minor_deck, majors: scene.major_deck })}</p>
  <div class="cards">
    ${scene.discards
      .slice(-3)
      .reverse()
      .map((/** @type {number} */ card, /** @type {number} */ place) => h(CardFace, { key: place, card }))}
  </div>
</section>`;

/**
 * A button for what may be done at any time.
 * @param {{name: string, icon: string, word: string, session: Session}} props
 */
const Tool = ({ name, icon, word, session }) =>
  html`<button class="button small" onClick=${() => openTool(name, t(word), { session })}>
    ${h(Icon, { name: icon })}${t(word + "-short")}
  </button>`;

/** What a player owes, and may claim. @param {{duties: any[], quarrels: number}} props */
const OwnTokens = ({ duties, quarrels }) => html`<div class="mytok">
  ${duties.map(
    (duty) =>
      html`<span key=${duty.token}>
        ${h(Art, { id: "v-duty" })}
        <span>
          <b>${t("sv-duty")}</b>
          <span dir="auto">${t("sv-duty-short", { seat: duty.by, topic: textOf(duty.topic) })}</span>
        </span>
      </span>`,
  )}
  ${
    quarrels > 0 &&
    html`<span>
      ${h(Art, { id: "v-quarrel" })}
      <span><b>${t("sv-quarrel")}</b>${t("sv-tokens", { count: quarrels })}</span>
    </span>`
  }
</div>`;

/** @param {{scene: Scene, me: number, over: boolean, session?: Session}} props */
function Cards({ scene, me, over, session }) {
  const legal = session && !over ? session.legal.value : [];
  const playable = new Set(waysTo(legal, "play_minor").map((way) => way.like.card));
  const duties = scene.duties.filter((/** @type {any} */ duty) => duty.seat === me && !duty.done);
  const quarrels = scene.quarrel_tokens[me];
  const refusal = session?.refusal.value;
  const may = (/** @type {string} */ kind) => waysTo(legal, kind).length > 0;
  const groups = [...new Set(scene.minors)].map((card) => ({
    card: /** @type {number} */ (card),
    count: scene.minors.filter((/** @type {number} */ one) => one === card).length,
  }));
  const none = !scene.majors.length && !scene.minors.length;
  return html`<section class="panel cardsbox" id="cards" aria-labelledby="h-cards">
    <div class="hhead">
      <h2 id="h-cards">${t("sv-cards")}</h2>
      <div class="freely">
        ${session && may("place_legacy") && h(Tool, { name: "Legacy", icon: "flag", word: "sv-legacy", session })}
        ${session && may("mend") && h(Tool, { name: "Mend", icon: "pen", word: "sv-mend", session })}
        ${session && may("merge") && h(Tool, { name: "Merge", icon: "graph", word: "sv-merge", session })}
      </div>
    </div>
    ${refusal && ["place_legacy", "play_minor", "mend", "merge"].includes(tried.value?.move) && h(Refusal, { refusal })}
    ${none && html`<p class="lead">${t(scene.players.includes(me) ? "sv-cards-none" : "sv-cards-master")}</p>`}
    <div class="cards" tabindex="0" role="group" aria-labelledby="h-cards">
      ${scene.majors.map((/** @type {number} */ card) => h(CardFace, { key: "M" + card, card, major: true }))}
      ${groups.map(({ card, count }) =>
        h(CardFace, {
          key: "m" + card,
          card,
          children: html`
            ${count > 1 && html`<i class="times">×${count}</i>`}
            ${
              playable.has(card) &&
              session &&
              html`<button
                class="playcard"
                onClick=${() => openTool("PlayCard", t("sv-minor", { card }), { session, card })}
              >
                ${t("sv-play")}
                <span class="vh"> ${t("sv-minor", { card })}</span>
              </button>`
            }`,
        }),
      )}
      ${(duties.length > 0 || quarrels > 0) && h(OwnTokens, { duties, quarrels })}
    </div>
  </section>`;
}
