// What the pages of a session are made of: the desk, the disc of a table, and what its condition looks like.

import { Icon } from "../../shell/icon.js";
import { language } from "../../shell/settings.js";
import { h, html } from "../../vendor/vendor.js";

const GRAIN =
  "M10 18c60-8 70 10 104 2M136 14c80 12 150-8 280 4M130 44c60-9 120 9 190 0s70 5 96 2M6 48c40 6 70-4 108 2M4 88" +
  "c90-10 170 12 320 2M12 114c110 9 190-9 310 2M340 86c30 5 50-4 76 0M340 112c26-7 50 5 76 0";

/** The hour on the wall's clock, as the reader writes it. @param {number} at */
export const hour = (at) =>
  new Intl.DateTimeFormat(language.value === "fr" ? "fr" : "en-GB", { hour: "2-digit", minute: "2-digit" }).format(at);

/** The wood under everything. */
export const Desk = () => html`<div class="desk oak" aria-hidden="true">
  <svg>
    <defs>
      <pattern id="planks" width="420" height="132" patternUnits="userSpaceOnUse">
        <path class="planks" d="M0 65.5h420M0 131h420M120 0v65M330 66v65" />
        <path class="grain" d=${GRAIN} />
      </pattern>
    </defs>
    <rect width="100%" height="100%" fill="url(#planks)" />
  </svg>
</div>`;

/** A table: its sign on a disc of wood. @param {{sign: string, number?: number, class?: string}} props */
export const Disc = ({ sign, number, class: more = "" }) => html`<span class=${"disc " + more} aria-hidden="true">
  <svg viewBox="0 0 48 48"><use href=${"#sign-" + sign} /></svg>
  ${number ? html`<b>${number}</b>` : null}
</span>`;

/** How each condition of a table looks: its colour and its sign. @type {Record<string, [string, string]>} */
export const LOOKS = {
  help: ["warn", "hand"],
  claim: ["info", "key"],
  waits: ["bad", "glass"],
  away: ["bad", "asleep"],
  differs: ["odd", "differ"],
  behind: ["warn", "turtle"],
  late: ["dim", "door"],
  paused: ["info", "pause"],
  bot: ["dim", "bot"],
  plays: ["ok", "play"],
  finished: ["dim", "finish"],
  stopped: ["dim", "stop"],
  arriving: ["dim", "people"],
};

/** A condition, by a sign and words. @param {{condition: string, children?: any}} props */
export function Condition({ condition, children }) {
  const [colour, sign] = LOOKS[condition] ?? LOOKS.plays;
  return html`<span class=${"chip s-" + colour}>${h(Icon, { name: sign })}${children}</span>`;
}
