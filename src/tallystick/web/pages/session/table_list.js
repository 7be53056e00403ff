// More tables than tiles fit: a list, with those first to be found that need somebody, are late, or have finished.

import { go } from "../../shell/router.js";
import { t } from "../../shell/words.js";
import { h, html, useState } from "../../vendor/vendor.js";
import { Choice, callSeat, hour, signOf } from "./leading.js";
import { Condition, Disc } from "./oak.js";
import { conditionOf, ofOf, stepOf, whereOf } from "./tile.js";

/** @typedef {import("./types").Led} Led */
/** @typedef {import("./types").Row} Row */

/** @type {Record<string, (row: Row) => boolean>} */
export const FILTERS = {
  all: () => true,
  needs: (row) => /^(help|claim|waits|away|differs)$/.test(row.condition),
  late: (row) => row.late || row.condition === "behind",
  finished: (row) => row.over,
};

/** @param {{led: Led, row: Row}} props */
const Line = ({ led, row }) => html`<li>
  <button
    class="tableline"
    data-table=${row.number}
    onClick=${() => go(`/lead/${led.hall.session}/table/${row.number}`)}
  >
    ${h(Disc, { sign: row.sign, number: row.number })}
    <b>${signOf(row)}</b>
    ${h(Condition, { condition: row.condition, children: html`<span>${conditionOf(row, led.now)}</span>` })}
    <span class="who">
      ${row.seats.map((seat) => (seat.bot ? t("desk-bot") : callSeat(led.hall, seat))).join(", ")}
    </span>
    <span>
      ${stepOf(row)}
      ${row.of > 0 && ` ${ofOf(row)}`}${whereOf(row) && ` · ${whereOf(row)}`}
    </span>
    <time class=${row.late ? "late" : ""}>${row.ends && !row.over ? t("desk-ends", { at: hour(row.ends) }) : ""}</time>
  </button>
</li>`;

/** @param {{led: Led, rows: Row[]}} props */
export function TableList({ led, rows }) {
  const [filter, setFilter] = useState("all");
  const shown = rows.filter(FILTERS[filter]);
  const choices = Object.entries(FILTERS).map(([name, holds]) => [
    name,
    t("desk-filter-" + name, { count: rows.filter(holds).length }),
  ]);
  return html`<section class="paper tablelist" aria-label=${t("desk-tables")}>
    ${h(Choice, { label: t("desk-filter"), choices: /** @type {any} */ (choices), now: filter, set: setFilter })}
    ${
      shown.length
        ? html`<ol>${shown.map((row) => h(Line, { key: row.number, led, row }))}</ol>`
        : html`<p class="calm">${t("desk-filter-none")}</p>`
    }
  </section>`;
}
