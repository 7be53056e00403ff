// The wall of a classroom beside the chart: the crew, the way with everybody on it, and the dice. Loaded there only.

import { Balance, Who } from "../../shell/around.js";
import { Art, dress } from "../../shell/icon.js";
import { t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { Tray } from "./dice.js";

await dress("games/shelves_voyage", "wall");

/** @typedef {import("./scene.js").Scene} Scene */

/** More than these leave no room for the way; their rows say where they are. */
const FEW = 5;

/** Where a station lies on a wide spiral of that many. @param {number} station @param {number} end */
function placeOf(station, end) {
  const part = Math.max(0, station - 1) / (end - 1);
  const angle = Math.PI * (1.1 + part * (end > 40 ? 4.4 : end > 20 ? 3.4 : 2.4));
  const radius = 1 - part * 0.86;
  return [260 + 232 * radius * Math.cos(angle), 118 + 92 * radius * Math.sin(angle)];
}

/** The stations with everybody on them. @param {{scene: Scene}} props */
function Way({ scene }) {
  const end = scene.end_station;
  const stations = Array.from({ length: end }, (_, i) => placeOf(i + 1, end));
  /** @type {Record<number, number>} */
  const together = {};
  return html`<section class="wallway">
    <h2>${t("sv-wall-way", { end })}</h2>
    <svg viewBox="0 -30 520 272" aria-hidden="true">
      <path class="waysea" d=${"M" + stations.map((place) => place.join(" ")).join("L")} />
      ${stations.map(([x, y], i) => html`<circle key=${i} class="waystop" cx=${x} cy=${y} r=${end > 40 ? 4 : 6} />`)}
      <use href="#v-end" x=${stations[end - 1][0] - 26} y=${stations[end - 1][1] - 30} width="52" height="52" />
      ${scene.players.map((/** @type {number} */ seat) => {
        const at = Math.min(end, Math.max(1, scene.stations[seat]));
        const beside = together[at] ?? 0;
        together[at] = beside + 1;
        const [x, y] = stations[at - 1];
        const style = { transform: `translate(${(x - 20 + beside * 22).toFixed(1)}px, ${(y - 48).toFixed(1)}px)` };
        return html`<g key=${seat} class="sails" style=${style}>
          <use href=${"#meeple-" + seat} width="40" height="56" />
        </g>`;
      })}
    </svg>
  </section>`;
}

/** @param {{scene: Scene, session: import("../../live/session.js").Session}} props */
export function Side({ scene, session }) {
  const players = session.lobby.value?.players ?? [];
  const few = scene.coins.length <= FEW;
  return html`
    <ul class="wallpeople">
      ${scene.coins.map(
        (/** @type {number} */ coins, /** @type {number} */ seat) =>
          html`<li key=${seat} class=${`p${seat}${scene.to_act.includes(seat) ? " turn" : ""}`}>
            ${h(Art, { id: "meeple-" + seat })}
            <span>
              ${h(Who, { player: players[seat], seat, me: null })}
              <em>
                ${[
                  scene.end_station &&
                    scene.players.includes(seat) &&
                    t("sv-station", { station: scene.stations[seat] }),
                  seat === scene.master && t(few ? "sv-master" : "sv-master-short"),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </em>
            </span>
            ${scene.players.includes(seat) && html`<strong>${h(Balance, { value: coins, seat })}</strong>`}
          </li>`,
      )}
    </ul>
    ${few && scene.end_station > 0 && h(Way, { scene })}${h(Tray, { scene, me: null })}`;
}
