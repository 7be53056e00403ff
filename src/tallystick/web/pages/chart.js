// Balances over the rounds, drawn by hand: colour, dash and the pawn at the end tell the players apart.

import { nameOf, t } from "../shell/words.js";
import { html } from "../vendor/vendor.js";

const DASHES = ["", "10 5", "3 5", "14 4 3 4", "6 3", "1 5"];

/** A name that leaves room for the lines. @param {string} name */
const short = (name) => (name.length > 11 ? `${name.slice(0, 10).trim()}…` : name);

/** @param {{story: import("../types").Story, figure?: string}} props */
export function BalanceChart({ story, figure = "pawn-" }) {
  const { rounds, step: between } = story;
  const last = story.balances.length - 1;
  const roundOf = (/** @type {number} */ row) => (row === last ? rounds : row * between);
  const all = story.balances.flat();
  const least = Math.min(0, Math.floor(Math.min(...all) / 10) * 10);
  const most = Math.max(10, Math.ceil(Math.max(...all) / 10) * 10);
  const wide = matchMedia("(min-width: 760px)").matches;
  const width = wide ? 960 : 400;
  const right = width - (wide ? 154 : 66);
  const x = (/** @type {number} */ round) => 46 + (round / Math.max(1, rounds)) * (right - 46);
  const y = (/** @type {number} */ amount) => 300 - ((amount - least) / (most - least)) * 270;
  const step = most - least > 80 ? 20 : most - least > 20 ? 10 : most - least > 10 ? 5 : 2;
  const lines = [];
  for (let amount = least; amount <= most; amount += step) lines.push(amount);
  const ends = story.final.map((amount, seat) => ({ seat, at: y(amount) })).sort((a, b) => a.at - b.at);
  for (let i = 1; i < ends.length; i++) ends[i].at = Math.max(ends[i].at, ends[i - 1].at + 30);
  return html`
    <svg class="chart" viewBox=${`0 0 ${width} 340`} role="img" aria-label=${t("result-balances")}>
      ${lines.map(
        (amount) =>
          html`
            <path d=${`M46 ${y(amount)}H${right}`} class=${amount === 0 ? "axis" : "grid"} />
            <text x="38" y=${y(amount) + 5} text-anchor="end">${amount}</text>`,
      )}
      ${story.balances.map(
        (_, round) =>
          (last < (wide ? 16 : 9) || round % 5 === 0) &&
          html`<text x=${x(roundOf(round))} y="328" text-anchor="middle">${roundOf(round)}</text>`,
      )}
      ${story.final.map(
        (_, seat) => html`
          <polyline
            points=${story.balances.map((row, round) => `${x(roundOf(round))},${y(row[seat])}`).join(" ")}
            style=${{ stroke: `var(--p${seat})`, strokeDasharray: DASHES[seat] }}
          />
          ${story.balances.map(
            (row, round) =>
              html`<circle cx=${x(roundOf(round))} cy=${y(row[seat])} r="4" style=${{ fill: `var(--p${seat})` }} />`,
          )}`,
      )}
      ${ends.map(
        ({ seat, at }) =>
          html`
            <use href=${"#" + figure + seat} x=${right + 10} y=${at - 16} width="20" height="28" />
            <text x=${right + 36} y=${at + 5} class="who-end">
              ${story.final[seat]} ${wide ? short(nameOf(seat)) : ""}
            </text>`,
      )}
    </svg>
    <details>
      <summary>${t("result-table")}</summary>
      <div class="scroll">
        <table class="numbers">
          <thead>
            <tr><th>${t("table-round-word")}</th>${story.final.map((_, seat) => html`<th>${nameOf(seat)}</th>`)}</tr>
          </thead>
          <tbody>
            ${story.balances.map(
              (row, round) => html`<tr><th>${roundOf(round)}</th>${row.map((amount) => html`<td>${amount}</td>`)}</tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>`;
}
