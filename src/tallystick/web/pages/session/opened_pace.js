// How long each move of a table took: what is usual there, and what is waited for now.

import { clock } from "../../shell/around.js";
import { t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { callSeat } from "./leading.js";
import { movesTook, usual } from "./pace.js";

/** @typedef {import("./types").Led} Led */
/** @typedef {import("./types").Row} Row */

const WIDTH = 342;
const MOVES = 34;
const SHORTEST = 1000;
const LONGEST = 320_000;

/** Seconds on a scale where twice as long is one step up. @param {number} ms */
export const heightOf = (ms) =>
  96 - (Math.log2(Math.max(SHORTEST, Math.min(LONGEST, ms)) / SHORTEST) / Math.log2(LONGEST / SHORTEST)) * 84;

/** A dot in colour and shape of its seat. @param {{seat: number, x: number, y: number}} props */
function Dot({ seat, x, y }) {
  const r = 4.4;
  const colour = `var(--p${seat})`;
  const shapes = [
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
    `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}z`,
    `M${x} ${y - 1.3 * r}l${1.3 * r} ${1.3 * r}-${1.3 * r} ${1.3 * r}-${1.3 * r}-${1.3 * r}z`,
    `M${x} ${y - 1.2 * r}l${1.2 * r} ${2.1 * r}h${-2.4 * r}z`,
  ];
  return html`<path d=${shapes[seat % 4]} fill=${colour} />`;
}

/** @param {{entries: import("../../types").Entry[], row: Row, led: Led}} props */
export function Pace({ entries, row, led }) {
  const took = movesTook(entries);
  const shown = took.slice(-MOVES);
  const range = usual(took.map(({ ms }) => ms));
  const waited = row.seats.filter(({ due }) => due);
  const last = entries.at(-1)?.t ?? 0;
  const now = !row.over && !row.paused && waited.length && last ? led.now - last : 0;
  const at = (/** @type {number} */ i) => 7 + (i * (WIDTH - 50)) / MOVES;
  const says = range
    ? t("desk-pace-usual", { from: clock(range.from), to: clock(range.to) })
    : t("desk-pace-early", { count: took.length });
  const name = waited.length === 1 ? callSeat(led.hall, waited[0]) : t("desk-pace-several", { count: waited.length });
  return html`<section class="leaf movepace" aria-labelledby="h-pace">
    <h2 id="h-pace">${t("desk-pace")}</h2>
    <svg viewBox=${`0 0 ${WIDTH} 118`} role="img" aria-label=${says}>
      ${
        range &&
        html`<rect
          class="usual"
          x="0"
          y=${heightOf(range.to)}
          width=${WIDTH - 34}
          height=${Math.max(4, heightOf(range.from) - heightOf(range.to))}
          rx="6"
        />`
      }
      ${[2000, 15_000, 120_000].map(
        (ms) => html`<text key=${ms} x=${WIDTH} y=${heightOf(ms) + 4} text-anchor="end">
        ${clock(ms)}
      </text>`,
      )}
      ${shown.map(({ seq, seat, ms }, i) => h(Dot, { key: seq, seat, x: at(i), y: heightOf(ms) }))}
      ${
        now > 5000 &&
        html`<g class="waited">
          <path d=${`M${at(shown.length)} ${heightOf(now)}V96`} />
          <circle cx=${at(shown.length)} cy=${heightOf(now)} r="6" />
          <text
            x=${at(shown.length) + (shown.length > MOVES / 2 ? -12 : 12)}
            y=${heightOf(now) + 5}
            text-anchor=${shown.length > MOVES / 2 ? "end" : "start"}
          >
            ${t("desk-pace-now", { name, time: clock(now) })}
          </text>
        </g>`
      }
      <text class="says" x="4" y="114">${says}</text>
    </svg>
  </section>`;
}
