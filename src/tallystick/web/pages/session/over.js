// After the lesson: what was played, and what becomes of the names.

import { remove } from "../../shell/http.js";
import { dress, Icon } from "../../shell/icon.js";
import { go } from "../../shell/router.js";
import { forgetSession } from "../../shell/session_keys.js";
import { t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { endSession } from "./dock.js";
import { askFirst, Press, signOf } from "./leading.js";
import { Disc } from "./oak.js";
import { Report } from "./report.js";
import { stepOf, whereOf } from "./tile.js";
import { Top } from "./top.js";

await dress("styles", "session_over");

/** @typedef {import("./types").Led} Led */
/** @typedef {import("./types").Row} Row */

/** @param {Led} led */
function eraseNames(led) {
  askFirst(t("desk-erase"), t("desk-erase-text"), t("desk-erase-yes"), () => led.act("erase"));
}

/** Deletes the session itself, with its key. @param {Led} led */
function deleteAll({ hall, sitting }) {
  askFirst(t("desk-delete"), t("desk-delete-text"), t("desk-delete-yes"), async () => {
    await remove("/api/sessions/" + hall.session, sitting.token);
    forgetSession(hall.session, "lead");
    go("/lead");
  });
}

/** @param {{rows: Row[]}} props */
const Tables = ({ rows }) => html`<section class="paper overtables">
  <h2>${t("desk-over-tables")}</h2>
  <ul>
    ${rows.map(
      (row) => html`<li key=${row.number}>
        ${h(Disc, { sign: row.sign, number: row.number })}
        <b>${signOf(row)}</b>
        <span>${stepOf(row)} · ${row.over ? whereOf(row) : t("desk-over-open")}</span>
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
  const lead = hall.role === "lead";
  const after = hall.phase === "after";
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
      ${may && html`<div class="reportplace">${h(Report, { sitting, phase: hall.phase })}</div>`}
      ${h(Tables, { rows: sitting.rows.value })}
      <section class="paper privacy">
        <h2>${t("desk-privacy")}</h2>
        <p>${t("desk-privacy-text", { days: hall.plan.retention_days })}</p>
        ${
          lead &&
          html`<div class="rowof">
            ${h(Press, { icon: "erase", label: t("desk-erase"), press: () => eraseNames(led) })}
            ${!after && h(Press, { icon: "close", label: t("desk-delete"), press: () => deleteAll(led) })}
          </div>`
        }
      </section>
    </main>`;
}
