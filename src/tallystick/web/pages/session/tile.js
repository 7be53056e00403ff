// One table from afar: where it is, who is waited for, one number a person. All of it is public.

import { Art, Icon } from "../../shell/icon.js";
import { message, t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { callSeat, hour, signOf, since } from "./leading.js";
import { Condition, Disc } from "./oak.js";

/** @typedef {import("./types").Led} Led */
/** @typedef {import("./types").Row} Row */
/** @typedef {import("./types").RowSeat} RowSeat */

/** Conditions with an edge of their own: somebody should go there, or look. @type {Record<string, string>} */
const EDGES = { waits: "need", away: "need", help: "look", behind: "look", claim: "ask", differs: "odd" };

/**
 * The condition in words, with how long it has lasted; in fewer words where there is little room.
 * @param {Row} row
 * @param {number} now
 * @param {boolean} [small]
 */
export function conditionOf(row, now, small = false) {
  const time = /^(help|waits|away|paused|claim)$/.test(row.condition) ? since(now, row.since) : "";
  const words = { time, at: row.since ? hour(row.since) : "" };
  const short = small && message(`desk-is-${row.condition}.short`, words);
  return short || t("desk-is-" + row.condition, words);
}

/** Notches of progress: so many are done, one runs, the rest is to come. @param {{row: Row}} props */
function Notches({ row }) {
  const many = row.of > 24;
  const of = many ? 24 : Math.max(1, row.of);
  const step = many ? Math.round((row.step / row.of) * 24) : row.step;
  return html`<svg
    class=${"notches" + (row.over ? " over" : "")}
    viewBox=${`0 0 ${of * 12} 14`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${Array.from({ length: of }, (_, i) => {
      const kind = row.over || i < step - 1 ? "done" : i === step - 1 ? "runs" : "rest";
      return html`<rect key=${i} x=${i * 12 + 1} y="1" width="10" height="12" rx="3" class=${kind} />`;
    })}
  </svg>`;
}

/** What somebody does now, in a word and a sign. @param {RowSeat} seat @param {Row} row */
function doing(seat, row) {
  if (seat.hand) return { look: "asking", icon: "hand", says: t("desk-asks") };
  const away = seat.away && !row.over;
  if (away) return { look: seat.due ? "late" : "", icon: "asleep", says: t(seat.asleep ? "desk-asleep" : "desk-away") };
  const word = seat.word ? (message(seat.word, { seat: seat.seat }) ?? "") : "";
  const waits = seat.due && row.condition === "waits";
  return { look: waits ? "late" : seat.due ? "waited" : "", icon: seat.bot ? "bot" : "", says: word };
}

/** @param {{led: Led, row: Row, seat: RowSeat}} props */
function Seat({ led, row, seat }) {
  const { look, icon, says } = doing(seat, row);
  return html`<li class=${look}>
    ${h(Art, { id: "pawn-" + seat.seat, class: "figurine" })}
    <b>${callSeat(led.hall, seat)}</b>
    <em>${icon && h(Icon, { name: icon })}<span>${says}</span></em>
    <span class="figure">${seat.value}</span>
  </li>`;
}

/** How far a table is, in the word of its game. @param {Row} row */
export function stepOf({ game, step, round, started }) {
  const least = started ? 1 : 0;
  const at = { step: Math.max(least, step), round: Math.max(least, round) };
  return message("desk-step-" + game, at) ?? t("desk-step", at);
}

/** Of how much. @param {Row} row */
export const ofOf = ({ game, step, of }) => message("desk-step-of-" + game, { step, of }) ?? t("desk-step-of", { of });

/** Where a table is. @param {Row} row */
export function whereOf(row) {
  if (!row.over) return message(row.phase) ?? "";
  if (row.outcome === "stopped") return t("desk-stopped");
  return t(row.step < row.of ? "desk-over" : "desk-played");
}

/** @param {Row} row */
function ending(row) {
  if (row.over) return t(row.copies.of && row.copies.same === row.copies.of ? "desk-proved" : "desk-over");
  return row.ends ? t("desk-ends", { at: hour(row.ends) }) : "";
}

/** @param {{led: Led, row: Row, small: boolean, chosen: boolean, open: () => void, choose: () => void}} props */
export function Tile({ led, row, small, chosen, open, choose }) {
  const says = conditionOf(row, led.now);
  const { same, of } = row.copies;
  const differs = of > 0 && same < of;
  const name = t("desk-open-table", { number: row.number, table: signOf(row), says });
  return html`<button
    class=${`tabletile ${EDGES[row.condition] ?? ""}${small ? " small" : ""}${row.over ? " over" : ""}`}
    data-table=${row.number}
    tabindex=${chosen ? 0 : -1}
    aria-label=${name}
    onClick=${open}
    onFocus=${choose}
  >
    <span class="tilehead">
      ${h(Disc, { sign: row.sign, number: row.number })}
      <strong>${signOf(row)}</strong>
      ${h(Condition, { condition: row.condition, children: html`<span>${conditionOf(row, led.now, small)}</span>` })}
    </span>
    <span class="tilewhere">
      <span>
        <b>${stepOf(row)}</b>
        ${row.of > 0 && html` ${ofOf(row)}`}
      </span>
      <span>${whereOf(row)}</span>
      ${row.of > 0 && h(Notches, { row })}
    </span>
    <ul class="tileseats">
      ${row.seats.map((seat) => h(Seat, { key: seat.seat, led, row, seat }))}
    </ul>
    <span class="tilefoot">
      <span class=${differs ? "differs" : ""}>
        ${of > 0 && h(Icon, { name: differs ? "differ" : "check" })}
        ${t(of ? "desk-copies" : "desk-copies-none", { same, of })}
      </span>
      <span class=${row.late ? "late" : ""}>${ending(row)}</span>
    </span>
  </button>`;
}
