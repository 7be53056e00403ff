// Everybody with what they have, beside the board and above it on a phone.

import { Balance, Copies, chipClass, Who } from "../shell/around.js";
import { Art } from "../shell/icon.js";
import { nameOf, names, t } from "../shell/words.js";
import { h, html } from "../vendor/vendor.js";
import { Fields, peopleOf } from "./board.js";

/** How many there are. @param {any} scene */
export const seatsOf = (scene) => scene.scores?.length ?? names.value.length;

/** What somebody has; nothing in a game that counts nothing. @param {any} scene @param {number} seat @returns {any} */
export const scoreOf = (scene, seat) => scene.scores?.[seat] ?? "";

/** @param {any} scene */
const everybody = (scene) => Array.from({ length: seatsOf(scene) }, (_, seat) => seat);

/** @typedef {{scene: any, me: number | null, session: import("../live/session.js").Session}} Props */

/** @param {Props} props */
export function Ledger({ scene, me, session }) {
  const players = session.lobby.value?.players ?? [];
  const [field, known] = peopleOf(scene);
  const lookOf = (/** @type {number} */ seat) =>
    chipClass(seat, { me, turn: scene.to_act.includes(seat), player: players[seat] });
  return html`<section class="panel ledger pt-ledger" aria-labelledby="h-ledger">
    <h2 id="h-ledger">${t("plain-players")}</h2>
    <ul>
      ${everybody(scene).map(
        (seat) => html`<li key=${seat} class=${lookOf(seat)}>
          ${h(Art, { id: "pawn-" + seat })}
          <span>${h(Who, { player: players[seat], seat, me })}</span>
          <strong>${h(Balance, { value: scoreOf(scene, seat), seat })}</strong>
          ${known[seat] && h(Fields, { path: [field], item: known[seat], without: ["seat"] })}
        </li>`,
      )}
    </ul>
    ${h(Copies, { session })}
  </section>`;
}

/** @param {Props} props */
export function Chips({ scene, me, session }) {
  const players = session.lobby.value?.players ?? [];
  const lookOf = (/** @type {number} */ seat) =>
    chipClass(seat, { me, turn: scene.to_act.includes(seat), player: players[seat] });
  return html`<ul class="chips" aria-label=${t("plain-players")} data-many=${seatsOf(scene) > 4 ? "yes" : "no"}>
    ${everybody(scene).map(
      (seat) => html`<li key=${seat} class=${lookOf(seat)}>
        ${h(Art, { id: "pawn-" + seat })}
        <span>${seat === me ? t("you") : nameOf(seat)}</span>
        ${h(Balance, { value: scoreOf(scene, seat), seat })}
      </li>`,
    )}
  </ul>`;
}

/** Beside the board of a replay. @param {{scene: any}} props */
export const Aside = ({ scene }) => html`<ul class="minis pt-minis">
  ${everybody(scene).map(
    (seat) => html`<li key=${seat}>
      ${h(Art, { id: "pawn-" + seat })}<span>${nameOf(seat)}</span><b>${scoreOf(scene, seat)}</b>
    </li>`,
  )}
</ul>`;
