// The facilitator's phone, walking around: what needs somebody, the tables as a strip, three buttons.

import { clock } from "../../shell/around.js";
import { Languages, ThemeButton } from "../../shell/header.js";
import { Art, dress, Icon } from "../../shell/icon.js";
import { go } from "../../shell/router.js";
import { t } from "../../shell/words.js";
import { h, html, put } from "../../vendor/vendor.js";
import { allPaused, pauseAll, say } from "./dock.js";
import { curtain, Press, signOf } from "./leading.js";
import { openMore } from "./more.js";
import { Disc, LOOKS } from "./oak.js";
import { leftIn } from "./pace.js";
import { Queue, Told } from "./queue.js";
import { conditionOf } from "./tile.js";
import { WallButton } from "./wall_switch.js";

await dress("styles", "session_cockpit", "session_remote");

/** @typedef {import("./types").Led} Led */
/** @typedef {import("./types").Row} Row */

/** @param {{led: Led}} props */
function Strip({ led }) {
  const rows = /** @type {Row[]} */ (led.sitting.rows.value);
  return html`<nav class=${"strip" + (rows.length > 7 ? " many" : "")} aria-label=${t("desk-tables")}>
    ${rows.map((row) => {
      const [colour, icon] = LOOKS[row.condition] ?? LOOKS.plays;
      return html`<button
        key=${row.number}
        aria-label=${t("desk-open-table", { number: row.number, table: signOf(row), says: conditionOf(row, led.now) })}
        onClick=${() => go(`/lead/${led.hall.session}/table/${row.number}`)}
      >
        ${h(Disc, { sign: row.sign, number: row.number })}
        <span class=${"state s-" + colour}>${h(Icon, { name: icon })}</span>
      </button>`;
    })}
  </nav>`;
}

/** @param {Led} led */
export function Screen(led) {
  const { hall, now, sitting, may } = led;
  const left = leftIn(hall.parts, hall.phase, now);
  const needs = sitting.needs.value.length;
  const paused = allPaused(led);
  return html`<main class="oak remote">
    <header>
      <a href="/" aria-label=${t("to-home")}>${h(Art, { id: "t-logo", class: "logo" })}</a>
      <div>
        <h1>${hall.plan.title || t("game-" + hall.plan.game)}</h1>
        <p>${left && t("desk-left-short", { time: clock(Math.abs(left.left)), over: String(left.left < 0) })}</p>
      </div>
      <button
        class="icon"
        aria-label=${t(curtain.value ? "desk-curtain-open" : "desk-curtain")}
        aria-pressed=${curtain.value ? "true" : "false"}
        onClick=${() => put(curtain, !curtain.value)}
      >
        ${h(Icon, { name: curtain.value ? "curtain" : "eye" })}
      </button>
      <details class="remotemore">
        <summary class="icon" aria-label=${t("desk-more")}>${h(Icon, { name: "more" })}</summary>
        <div class="paper">
          ${h(Languages, {})}${h(ThemeButton, {})}
          ${
            may &&
            h(Press, { icon: "clock", label: t("desk-more-time"), press: () => led.act("more_time", { minutes: 2 }) })
          }
          ${h(Press, { icon: "more", label: t("desk-more"), press: () => openMore(led) })}
        </div>
      </details>
    </header>
    ${h(Strip, { led })}
    <p class="vh">${t("desk-needs-count", { count: needs })}</p>
    ${h(Queue, { led })}
    ${
      may
        ? html`<nav class="thumb" aria-label=${t("desk-everybody")}>
          ${h(Press, {
            icon: paused ? "play" : "pause",
            label: t(paused ? "desk-resume-all" : "desk-pause-all"),
            press: () => pauseAll(led),
            class: "go",
          })}
          ${h(Press, { icon: "say", label: t("desk-say-short"), press: () => say(led) })}
          ${h(WallButton, { led, class: "button" })}
        </nav>`
        : html`<p class="fine centred">${t("desk-watch-text")}</p>`
    }
    ${h(Told, { led })}
  </main>`;
}
