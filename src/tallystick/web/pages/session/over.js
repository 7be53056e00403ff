// After the lesson: what was played, and what becomes of the names.

import { dress, Icon } from "../../shell/icon.js";
import { t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { endSession } from "./dock.js";
import { Press, signOf } from "./leading.js";
import { Disc } from "./oak.js";
import { Privacy } from "./privacy.js";
import { Report } from "./report.js";
import { stepOf, whereOf } from "./tile.js";
import { Top } from "./top.js";

await dress("styles", "session_over");

/** @typedef {import("./types").Led} Led */
/** @typedef {import("./types").Row} Row */

/** @param {{rows: Row[]}} props */
const Tables = ({ rows }) => html`<section class="paper overtables">
  <h2>${t("desk-over-tables")}</h2>
  <ul>
    ${rows.map(
      (row) => html`<li key=${row.number}>
        ${h(Disc, { sign: row.sign, number: row.number })}
        <p><b>${signOf(row)}</b>${stepOf(row)} · ${row.over ? whereOf(row) : t("desk-over-open")}</p>
        ${
          row.over &&
          html`<a class="button small" href=${"/replay/" + row.table}>
            ${h(Icon, { name: "play" })}
            ${t("desk-replay")}
          </a>`
        }
      </li>`,
    )}
  </ul>
  ${!rows.length && html`<p class="calm">${t("desk-over-none")}</p>`}
</section>`;

/** @param {Led} led */
export function Screen(led) {
  const { hall, sitting, may } = led;
  const after = hall.phase === "after";
  const beside = html`${h(Privacy, led)} ${h(Tables, { rows: sitting.rows.value })}`;
  return html`
    ${h(Top, { led, sub: t(after ? "desk-after" : "desk-over-sub") })}
    <main class="oak lessonover">
      <section class="paper thanks">
        <h2>${t(after ? "desk-after-title" : "desk-over-title")}</h2>
        <p>
          ${t(after ? "desk-after-text" : "desk-over-text", {
            people: hall.people.length,
            tables: sitting.rows.value.length,
          })}
        </p>
        <div class="rowof">
          ${
            after &&
            may &&
            h(Press, { icon: "finish", label: t("desk-end"), press: () => endSession(led), class: "go" })
          }
          ${!after && html`<a class="button go" href="/lead">${t("desk-again")}</a>`}
        </div>
      </section>
      ${may ? h(Report, { sitting, phase: hall.phase, beside }) : beside}
    </main>`;
}
