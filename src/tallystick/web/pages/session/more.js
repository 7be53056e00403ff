// What is wanted seldom: another table, colleagues' keys, stopping everything, erasing names, the end.

import { closeDialog, openDialog } from "../../shell/dialog.js";
import { Icon } from "../../shell/icon.js";
import { go } from "../../shell/router.js";
import { t } from "../../shell/words.js";
import { h, html, useState } from "../../vendor/vendor.js";
import { askFirst, callPerson, Press } from "./leading.js";
import { openWall } from "./wall_switch.js";

/** @typedef {import("./types").Led} Led */

/** A link that can be copied. @param {{link: string, says: string}} props */
export function Link({ link, says }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return html`<div class="keylink">
    <label>
      <span>${says}</span>
      <input type="text" readonly value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()} />
    </label>
    ${
      navigator.clipboard &&
      h(Press, { icon: "link", label: t(copied ? "desk-copied" : "desk-copy"), press: copy, class: "small" })
    }
  </div>`;
}

/** A colleague's key: it is shown once. @param {{led: Led, role: string}} props */
function Colleague({ led, role }) {
  const [link, setLink] = useState("");
  const given = led.sitting.hall.value.keys[role];
  const make = async () => {
    const { did, key } = await led.act("key", { role });
    if (did) setLink(`${location.origin}/lead/${led.hall.session}#${key}`);
  };
  const revoke = () =>
    askFirst(t("desk-revoke"), t("desk-revoke-text"), t("desk-revoke-yes"), () => led.act("revoke", { role }));
  return html`<li>
    <b>${t("desk-role-" + role)}</b>
    <p class="hint">${t(`desk-role-${role}.text`)}</p>
    ${link && h(Link, { link, says: t("desk-key-once") })}
    <div class="rowof">
      ${h(Press, { icon: "key", label: t(given ? "desk-key-again" : "desk-key-make"), press: make, class: "small" })}
      ${given && h(Press, { icon: "close", label: t("desk-revoke"), press: revoke, class: "small" })}
    </div>
  </li>`;
}

/** @param {Led} led */
export const openColleagues = (led) =>
  openDialog(
    t("desk-colleagues"),
    () => html`<ul class="colleagues">
      ${["co", "watch"].map((role) => h(Colleague, { key: role, led, role }))}
    </ul>`,
    "oak",
  );

/** A new table for some who wait or have finished. @param {{led: Led}} props */
function NewTable({ led }) {
  const { hall, sitting } = led;
  const over = new Set(sitting.rows.value.filter((row) => row.over).map((row) => row.number));
  const free = hall.people.filter((person) => person.table === null || over.has(person.table));
  const [chosen, setChosen] = useState(free.filter((person) => person.table === null).map((person) => person.number));
  const turn = (/** @type {number} */ number) =>
    setChosen(chosen.includes(number) ? chosen.filter((one) => one !== number) : [...chosen, number]);
  if (!free.length) return html`<p class="asked">${t("desk-set-nobody")}</p>`;
  return html`<p class="asked">${t("desk-set-text")}</p>
    <div class="rowof people">
      ${free.map(
        (person) => html`<button
          key=${person.number}
          class="button small"
          aria-pressed=${chosen.includes(person.number) ? "true" : "false"}
          onClick=${() => turn(person.number)}
        >
          ${chosen.includes(person.number) && h(Icon, { name: "check" })}${callPerson(person)}
        </button>`,
      )}
    </div>
    <div class="rowof">
      <button
        class="button go"
        disabled=${!chosen.length}
        onClick=${() => led.act("set_table", { numbers: chosen }).then(closeDialog)}
      >
        ${t("desk-set-yes", { count: chosen.length })}
      </button>
    </div>`;
}

/** @param {Led} led */
export const setTable = (led) => openDialog(t("desk-set"), () => h(NewTable, { led }), "oak");

/** @param {Led} led */
export function openMore(led) {
  const { hall, act } = led;
  const lead = hall.role === "lead";
  const playing = hall.phase === "playing" || hall.phase === "together";
  const stop = () => askFirst(t("desk-stop-all"), t("desk-stop-all-text"), t("desk-stop-yes"), () => act("stop"));
  const erase = () => askFirst(t("desk-erase"), t("desk-erase-text"), t("desk-erase-yes"), () => act("erase"));
  const end = () => askFirst(t("desk-end"), t("desk-end-text"), t("desk-end-yes"), () => act("end"));
  openDialog(
    t("desk-more"),
    () => html`<div class="moreacts">
      ${h(Press, { icon: "wall", label: t("desk-wall-open"), press: () => openWall(led) })}
      ${h(Press, { icon: "log", label: t("desk-lesson"), press: () => go("/lesson/" + hall.plan.game) })}
      ${playing && led.may && h(Press, { icon: "plus", label: t("desk-set"), press: () => setTable(led) })}
      ${lead && h(Press, { icon: "key", label: t("desk-colleagues"), press: () => openColleagues(led) })}
      ${playing && led.may && h(Press, { icon: "stop", label: t("desk-stop-all"), press: stop })}
      ${lead && h(Press, { icon: "erase", label: t("desk-erase"), press: erase })}
      ${led.may && h(Press, { icon: "leave", label: t("desk-end"), press: end })}
    </div>`,
    "oak",
  );
}
