// What is kept of a session and for how long, and erasing it: all names, those of one person, or the whole session.

import { remove } from "../../shell/http.js";
import { Icon } from "../../shell/icon.js";
import { go } from "../../shell/router.js";
import { forgetSession } from "../../shell/session_keys.js";
import { t } from "../../shell/words.js";
import { h, html, useSignal } from "../../vendor/vendor.js";
import { askFirst, Press } from "./leading.js";

/** @typedef {import("./types").Led} Led */

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

/** The name of one person, with what they wrote and what was noted of them. @param {Led} led */
function EraseOne(led) {
  const chosen = useSignal("");
  const named = led.hall.people.filter(({ name }) => name);
  const one = named.find(({ number }) => String(number) === chosen.value);
  if (!named.length) return html`<p class="sub" role="status">${t("report-privacy-erased")}</p>`;
  const ask = () => {
    const title = t("report-erase-one", { name: one?.name });
    askFirst(title, t("desk-erase-text"), t("desk-erase-yes"), () => led.act("erase", { number: one?.number }));
  };
  return html`<div class="rowof eraseone">
    <select
      aria-label=${t("report-erase-who")}
      value=${chosen.value}
      onChange=${(/** @type {any} */ { target }) => {
        chosen.value = target.value;
      }}
    >
      <option value="">${t("report-erase-who")}</option>
      ${named.map(({ number, name }) => html`<option key=${number} value=${number}>${name}</option>`)}
    </select>
    ${one && h(Press, { icon: "erase", label: t("report-erase-one", { name: one.name }), press: ask })}
  </div>`;
}

/** @param {Led} led */
export function Privacy(led) {
  const { hall } = led;
  const names = hall.plan.names === "nicknames" ? "report-privacy-names" : "report-privacy-chosen";
  const lines = [t(names), t("report-privacy-days", { days: hall.plan.retention_days }), t("report-privacy-answers")];
  return html`<section class="paper privacy">
    <h2>${t("report-privacy")}</h2>
    <ul>${lines.map((line) => html`<li>${h(Icon, { name: "check" })}<span>${line}</span></li>`)}</ul>
    ${
      hall.role === "lead" &&
      html`${h(EraseOne, led)}
        <div class="rowof">
          ${h(Press, { icon: "erase", label: t("desk-erase"), press: () => eraseNames(led) })}
          ${hall.phase === "over" && h(Press, { icon: "close", label: t("desk-delete"), press: () => deleteAll(led) })}
        </div>`
    }
  </section>`;
}
