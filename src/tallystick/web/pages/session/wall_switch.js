// What the wall shows, as the facilitator sees and changes it.

import { clock } from "../../shell/around.js";
import { closeDialog, openDialog } from "../../shell/dialog.js";
import { Icon } from "../../shell/icon.js";
import { keepSessionKey, sessionKey } from "../../shell/session_keys.js";
import { message, t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { ideaNamed } from "./ideas.js";
import { askText, signOf } from "./leading.js";
import { partAt } from "./pace.js";
import { spelt } from "./top.js";

/** @typedef {import("./types").Led} Led */

/** Opens the wall in a window of its own, to be moved to the projector. @param {Led} led */
export async function openWall({ hall, act, may }) {
  let token = sessionKey(hall.session, "wall")?.token;
  const shown = globalThis.open("about:blank", "tallystick-wall-" + hall.session);
  if (!token && may) {
    const { did, key } = await act("key", { role: "wall" });
    if (did) keepSessionKey(hall.session, "wall", { token: key });
    token = key;
  }
  if (!token) return shown?.close();
  if (shown) shown.location.href = `/wall/${hall.session}#${token}`;
}

/** What may be shown in this phase. @param {import("./types").Hall} hall */
function modesOf({ phase }) {
  if (phase === "playing" || phase === "together") return ["code", "clock", "idea", "table", "message", "black"];
  return phase === "seated" ? ["seats", "code", "clock", "message", "black"] : ["code", "clock", "message", "black"];
}

/** In a word what the wall shows. @param {Led} led @param {any} shown */
function saysShown({ sitting }, shown) {
  const row = sitting.rows.value.find(({ number, table }) => number === shown?.number || table === shown?.table);
  if (shown?.show === "table" && row) return signOf(row);
  return message("desk-wall-" + shown?.show) ?? t("desk-wall-none");
}

/** The wall, as small as a stamp. @param {{led: Led}} props */
function Mini({ led }) {
  const { hall, now, sitting } = led;
  const shown = sitting.shown.value;
  const left = partAt(hall.parts, now);
  /** @type {Record<string, string | undefined>} */
  const large = {
    code: spelt(hall.code),
    clock: left ? clock(left.to - now) : "",
    message: shown?.text,
    idea: shown?.idea && ideaNamed(shown.idea),
    black: "",
  };
  const big = large[shown?.show ?? ""];
  return html`<div class=${"ministage" + (shown?.show === "black" ? " black" : "")}>
    <span class="figure">${big ?? saysShown(led, shown)}</span>
    <span>${t("desk-wall-people", { people: hall.people.length, tables: sitting.rows.value.length })}</span>
  </div>`;
}

/** @param {Led} led @param {string} show */
function choose(led, show) {
  if (show === "message")
    return askText({
      title: t("desk-wall-message-title"),
      label: t("desk-say-text"),
      go: t("desk-wall-show"),
      suggestions: ["desk-say-1", "desk-say-2", "desk-say-3"].map((id) => t(id)),
      run: (text) => led.act("wall", { show, text }),
    });
  if (show !== "table" && show !== "idea") return led.act("wall", { show });
  const rows = led.sitting.rows.value;
  const list =
    show === "table"
      ? rows.map((row) => ({ key: row.number, says: `${row.number} · ${signOf(row)}`, fields: { table: row.number } }))
      : (led.hall.plan.ideas ?? []).map((idea) => ({ key: idea, says: ideaNamed(idea), fields: { idea } }));
  if (!list.length) return led.act("wall", { show });
  const pick = (/** @type {object} */ fields) => {
    closeDialog();
    void led.act("wall", { show, ...fields });
  };
  openDialog(
    t("desk-wall-which-" + show),
    () => html`<div class="rowof">
      ${list.map(
        ({ key, says, fields }) =>
          html`<button key=${key} class="button" onClick=${() => pick(fields)}>${says}</button>`,
      )}
    </div>`,
    "oak",
  );
}

/** @param {{led: Led}} props */
export function WallSwitch({ led }) {
  const { hall, may, sitting } = led;
  const show = sitting.shown.value?.show;
  return html`<section class="paper wallswitch" aria-labelledby="h-wall">
    <h2 id="h-wall">
      ${h(Icon, {
        name: "wall",
      })}${t("desk-wall")}<small>${t("desk-wall-count", { count: hall.watching_walls })}</small>
    </h2>
    ${h(Mini, { led })}
    <div class="modes" role="group" aria-labelledby="h-wall">
      ${modesOf(hall).map(
        (one) => html`<button
          key=${one}
          disabled=${!may}
          aria-pressed=${one === show ? "true" : "false"}
          onClick=${() => choose(led, one)}
        >
          ${t("desk-wall-" + one)}
        </button>`,
      )}
      <button onClick=${() => openWall(led)}>${t("desk-wall-open-short")}</button>
    </div>
  </section>`;
}

/** The same behind one button, where there is no room. @param {{led: Led, class?: string}} props */
export function WallButton({ led, class: more = "pillbox" }) {
  const open = () =>
    openDialog(
      t("desk-wall"),
      () => h(WallSwitch, { led: { ...led, hall: led.sitting.hall.value, now: led.sitting.time() } }),
      "oak",
    );
  return html`<button class=${more} onClick=${open}>
    ${h(Icon, { name: "wall" })}<span>${t("desk-wall-now", { shows: saysShown(led, led.sitting.shown.value) })}</span>
  </button>`;
}
