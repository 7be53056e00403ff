// The figures of a debrief, drawn from plain data: curves, bars, points, areas. Colour is never alone: dashes, signs
// and numbers say the same.

import { language } from "../../shell/settings.js";
import { message, t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { Disc } from "./oak.js";

/** @typedef {import("./debrief_data.js").Ready} Ready */
/** @typedef {import("./debrief_data.js").HeldTable} HeldTable */

const DASHES = ["", "9 5", "2 5", "13 4 3 4", "6 3", "1 4", "16 6", "4 2", "10 3 2 3"];
const ENDS = ["M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0", "M-5-5h10v10H-5z", "M0-6 6 5H-6z", "M0-7 7 0 0 7-7 0z"];

/** Round numbers from the least to the most. @param {number} least @param {number} most @param {number} about */
export function ticks(least, most, about = 4) {
  const rough = (most - least || 1) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? rough);
  const found = [];
  for (let at = Math.ceil(least / step) * step; at <= most; at += step) found.push(at);
  return found;
}

/** @param {number} number */
const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

/** One table: everybody's line. @param {{curve: any, table: HeldTable, mine?: number}} props */
function Curve({ curve, table, mine }) {
  const all = curve.rows.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (/** @type {number} */ row) => 34 + (row / Math.max(1, curve.rows.length - 1)) * 216;
  const y = (/** @type {number} */ value) => 150 - ((value - least) / (most - least)) * 138;
  /** @type {number[]} */
  const last = curve.rows[curve.rows.length - 1];
  return html`<li class="curve">
    <h3>
      ${h(Disc, { sign: table.sign, number: table.number })}${t("sign-" + table.sign)}
    </h3>
    <svg viewBox="0 0 280 162" role="img" aria-label=${`${t("sign-" + table.sign)}: ${last.join(", ")}`}>
      ${ticks(least, most, 3).map(
        (value) =>
          html`<path class="grid" d=${`M34 ${y(value)}H252`} /><text x="28" y=${y(value) + 4} text-anchor="end">
            ${value}
          </text>`,
      )}
      ${last.map(
        (value, seat) => html`
          <polyline
            class=${mine === undefined || mine === seat ? "" : "others"}
            points=${curve.rows
              .map((/** @type {number[]} */ row, /** @type {number} */ at) => `${x(at)},${y(row[seat])}`)
              .join(" ")}
            style=${{ stroke: `var(--p${seat % 10})`, strokeDasharray: DASHES[seat % DASHES.length] }}
          />
          <path
            d=${ENDS[seat % ENDS.length]}
            transform=${`translate(${x(curve.rows.length - 1)} ${y(value)})`}
            style=${{ fill: `var(--p${seat % 10})` }}
          />
          ${curve.marked.includes(seat) && html`<text class="marked" x="262" y=${y(value) + 6}>★</text>`}`,
      )}
    </svg>
  </li>`;
}

/** How pictures lie side by side. @param {number} count */
const manyOf = (count) => (count > 12 ? "many" : count > 6 ? "some" : count > 2 ? "six" : "few");

/** @param {{figure: any, card: string, tables: HeldTable[]}} props */
const Curves = ({ figure, card, tables }) => html`
  <ul class="curves" data-many=${manyOf(figure.curves.length)}>
    ${figure.curves
      .slice(0, 24)
      .map((/** @type {any} */ curve) => h(Curve, { key: curve.table, curve, table: tables[curve.table] }))}
  </ul>
  ${
    message(`card-${card}.mark`) &&
    html`<p class="figlegend"><span class="marked">★</span> ${t(`card-${card}.mark`)}</p>`
  }`;

/** @param {any} bar @param {string} card @param {HeldTable[]} tables */
function nameOfBar(bar, card, tables) {
  if (bar.table !== undefined && bar.table >= 0) return t("sign-" + tables[bar.table].sign);
  return message(`card-${card}.bar-${bar.id}`) ?? bar.id;
}

/** Bars; where they add up, each begins where the one before it ended. @param {any} props */
function Bars({ figure, card, tables, small }) {
  const { bars, add = false, per = 1 } = figure;
  let sum = 0;
  const drawn = bars.map((/** @type {any} */ bar, /** @type {number} */ at) => {
    const alone = !add || at === 0 || at === bars.length - 1;
    const from = alone ? 0 : sum;
    sum = alone ? bar.value : sum + bar.value;
    return { bar, from, to: alone ? bar.value : sum, alone };
  });
  const ends = drawn.flatMap((/** @type {any} */ { from, to }) => [from, to]);
  const [least, most] = [Math.min(0, ...ends), Math.max(1, ...ends)];
  const floor = add && least >= 0 ? Math.min(...ends.filter((/** @type {number} */ end) => end > 0)) * 0.8 : least;
  const whole = small ? 520 : 1000;
  const width = whole / drawn.length;
  const y = (/** @type {number} */ value) => 470 - ((Math.max(floor, value) - floor) / (most - floor || 1)) * 420;
  const told = (/** @type {any} */ { bar, alone }) =>
    add && !alone ? signed(bar.value) : per > 1 ? signed(bar.value / per) : bar.value.toLocaleString(language.value);
  const says = drawn.map((/** @type {any} */ one) => `${nameOfBar(one.bar, card, tables)}: ${told(one)}`).join("; ");
  const kinds = "bars" + (small ? " small" : "");
  return html`<svg class=${kinds} viewBox=${`0 0 ${whole} 560`} role="img" aria-label=${says}>
    <path class="axis" d=${`M0 ${y(Math.max(0, floor))}H${whole}`} />
    ${drawn.map((/** @type {any} */ one, /** @type {number} */ at) => {
      const [high, low] = [Math.min(y(one.from), y(one.to)), Math.max(y(one.from), y(one.to))];
      const middle = (at + 0.5) * width;
      const kind = one.bar.value < 0 ? "less" : add && !one.alone ? "more" : "whole";
      return html`<rect
          class=${kind}
          x=${at * width + width * 0.16}
          y=${high}
          width=${width * 0.68}
          height=${Math.max(3, low - high)}
          rx="8"
        />
        <text class="value" x=${middle} y=${high - 12} text-anchor="middle">${told(one)}</text>
        <text class="name" x=${middle} y="504" text-anchor="middle">${nameOfBar(one.bar, card, tables)}</text>
        ${
          one.bar.of &&
          message(`card-${card}.bar-of`) &&
          html`<text x=${middle} y="540" text-anchor="middle">${t(`card-${card}.bar-of`, { count: one.bar.of })}</text>`
        }`;
    })}
  </svg>`;
}

/** So many equal points stand side by side, the next ones above them. */
const ABREAST = 5;

/**
 * One point a person; equal ones stand together. On one's own phone one's own point is told.
 * @param {{figure: any, card: string, tables: HeldTable[], own?: [number, number] | null}} props
 */
export function Points({ figure, card, tables, own = null }) {
  /** @type {[number, number][]} */
  const points = figure.points;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const most = Math.max(1, ...xs);
  const [low, high] = [Math.min(0, ...ys), Math.max(1, ...ys)];
  const x = (/** @type {number} */ value) => 130 + (value / most) * 510;
  const y = (/** @type {number} */ value) => 420 - ((value - low) / (high - low)) * 380;
  /** @type {Map<string, number>} */
  const seen = new Map();
  const place = (/** @type {[number, number]} */ [px, py]) => {
    const key = `${px},${py}`;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    const [across, up] = [before % ABREAST, Math.floor(before / ABREAST)];
    const aside = (across % 2 ? 1 : -1) * Math.ceil(across / 2);
    return { cx: x(px) + aside * 17, cy: y(py) - up * 17, value: py };
  };
  const dots = points.map(place);
  return html`<div class=${"scatter" + (figure.beside ? " two" : "")}>
    <svg viewBox="0 0 700 500" role="img" aria-label=${`${t(`card-${card}.x`)}, ${t(`card-${card}.y`)}`}>
      ${ticks(low, high).map(
        (value) =>
          html`<path class=${value === 0 ? "axis" : "grid"} d=${`M80 ${y(value)}H680`} />
            <text x="72" y=${y(value) + 6} text-anchor="end">${value}</text>`,
      )}
      ${ticks(0, most, 6).map((value) => html`<text x=${x(value)} y="452" text-anchor="middle">${value}</text>`)}
      <text class="name" x="380" y="488" text-anchor="middle">${t(`card-${card}.x`)}</text>
      <text class="name" x="84" y="22">${t(`card-${card}.y`)}</text>
      ${dots.map(({ cx, cy, value }) =>
        value < 0
          ? html`<path class=${"dot less" + (own ? " others" : "")} d=${`M${cx - 9} ${cy - 7}h18l-9 15z`} />`
          : html`<circle class=${"dot" + (own ? " others" : "")} cx=${cx} cy=${cy} r="8" />`,
      )}
      ${
        own &&
        html`<circle class="dot own" cx=${x(own[0])} cy=${y(own[1])} r="13" />
          <text class="owntext" x=${x(own[0])} y=${y(own[1]) - 20} text-anchor="middle">${t("debrief-you-mark")}</text>`
      }
    </svg>
    ${
      figure.beside &&
      html`<div class="beside">
        <h3>${t(`card-${card}.beside`)}</h3>
        ${h(Bars, { figure: figure.beside, card, tables, small: true })}
      </div>`
    }
  </div>`;
}

/** One table: what lay where for each seat, with what happened below. @param {any} props */
function Areas({ figure, card, tables }) {
  const seats = figure.lower[0].length;
  const rows = figure.lower.length;
  const whole = figure.lower.map((/** @type {number[]} */ row, /** @type {number} */ at) =>
    row.map((value, seat) => value + figure.upper[at][seat]),
  );
  const most = Math.max(1, ...whole.flat());
  const x = (/** @type {number} */ row) => 40 + (row / Math.max(1, rows - 1)) * 420;
  const y = (/** @type {number} */ value) => 180 - (value / most) * 165;
  const area = (/** @type {number[][]} */ over, /** @type {number[][] | null} */ under, /** @type {number} */ seat) => {
    const top = over.map((row, at) => `${x(at)} ${y(row[seat])}`);
    const floor = over.map((_, at) => `${x(at)} ${y(under ? under[at][seat] : 0)}`).reverse();
    return `M${[...top, ...floor].join("L")}Z`;
  };
  const table = tables[figure.table];
  return html`
    <p class="figlegend">
      <b>${h(Disc, { sign: table.sign, number: table.number })}${t("sign-" + table.sign)}</b>
      <span class="key upper"></span>${t(`card-${card}.upper`)}
      <span class="key lower"></span>${t(`card-${card}.lower`)}
      <span class="marked">▲</span>${t(`card-${card}.mark-hack`)} <span class="marked scammed">◯</span
      >${t(`card-${card}.mark-scam`)}
    </p>
    <ul class="areas">
      ${Array.from({ length: seats }, (_, seat) => {
        const mine = figure.marks.filter((/** @type {any} */ mark) => mark.seat === seat);
        /** @type {Map<number, number>} */
        const hacks = new Map();
        for (const { at, kind } of mine) if (kind === "hack") hacks.set(at, (hacks.get(at) ?? 0) + 1);
        const [cold, hot] = [figure.lower[rows - 1][seat], figure.upper[rows - 1][seat]];
        const said = `${t(`card-${card}.lower`)} ${cold}, ${t(`card-${card}.upper`)} ${hot}`;
        const under = (/** @type {number} */ at) => x(Math.min(rows - 1, at / figure.step));
        return html`<li key=${seat}>
          <h3>${t("seat-name", { number: seat + 1 })}</h3>
          <svg
            viewBox="0 0 480 222"
            role="img"
            aria-label=${said}
          >
            ${ticks(0, most, 3).map(
              (value) =>
                html`<path class="grid" d=${`M40 ${y(value)}H460`} /><text x="34" y=${y(value) + 5} text-anchor="end">
                  ${value}
                </text>`,
            )}
            <path class="lower" d=${area(figure.lower, null, seat)} />
            <path class="upper" d=${area(whole, figure.lower, seat)} />
            ${[...hacks].map(
              ([at, count]) =>
                html`<text class="marked" x=${under(at)} y="202" text-anchor="middle">▲</text>
                  ${count > 1 && html`<text x=${under(at)} y="219" text-anchor="middle">×${count}</text>`}`,
            )}
            ${mine
              .filter((/** @type {any} */ { kind }) => kind === "scam")
              .map((/** @type {any} */ { at }) => {
                const row = Math.min(rows - 1, Math.round(at / figure.step));
                return html`<circle class="scammed" cx=${x(row)} cy=${y(whole[row][seat])} r="8" />`;
              })}
          </svg>
        </li>`;
      })}
    </ul>`;
}

/** @type {Record<string, any>} */
const DRAWN = { curves: Curves, bars: Bars, points: Points, areas: Areas };

/**
 * What the tables of the class show; on a chain one payment is changed, by whoever may `choose` it.
 * @param {{ready: Ready, tables: HeldTable[], Chain?: any, forged?: any, choose?: any}} props
 */
export function Figure({ ready, tables, Chain, forged, choose }) {
  const { figure } = ready.shown;
  const Drawn = figure.figure === "chain" ? Chain : DRAWN[figure.figure];
  return Drawn ? h(Drawn, { figure, card: ready.card, tables, args: ready.shown.args, forged, choose }) : null;
}
