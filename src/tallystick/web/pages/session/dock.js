// What the facilitator may press for everybody: one row.

import { closeDialog, openDialog } from "../../shell/dialog.js";
import { Icon } from "../../shell/icon.js";
import { t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { askFirst, askText, Press } from "./leading.js";
import { openMore } from "./more.js";

/** @typedef {import("./types").Led} Led */

/** Whether everything that runs stands still. @param {Led} led */
export function allPaused({ hall, sitting }) {
  if (hall.paused !== undefined) return !!hall.paused;
  const running = sitting.rows.value.filter((row) => row.started && !row.over);
  return running.length > 0 && running.every((row) => row.paused);
}

/** @param {Led} led */
export const pauseAll = (led) => led.act(allPaused(led) ? "resume" : "pause");

/** Asked first, because a key is pressed by accident. @param {Led} led */
export function askPause(led) {
  if (allPaused(led)) return led.act("resume");
  askFirst(t("desk-pause-all"), t("desk-pause-all-text"), t("desk-pause-all"), () => led.act("pause"));
}

/** @param {Led} led @param {object} [to] a table or a person; else everybody @param {string} [name] */
export const say = (led, to = {}, name = "") =>
  askText({
    title: name ? t("desk-say-to", { name }) : t("desk-say-all"),
    label: t("desk-say-text"),
    go: t("desk-say-yes"),
    hint: t("desk-say-help"),
    suggestions: ["desk-say-1", "desk-say-2", "desk-say-3"].map((id) => t(id)),
    option: name ? undefined : t("desk-say-wall"),
    run: (text, wall) => text && led.act("say", { text, wall, ...to }),
  });

/** @param {Led} led */
const lastRound = (led) =>
  askFirst(t("desk-last-round"), t("desk-last-round-all"), t("desk-last-round-yes"), () => led.act("last_round"));

/** The tables that still play, and what becomes of them. @param {Led} led */
function together(led) {
  const running = led.sitting.rows.value.filter((row) => row.started && !row.over).length;
  const come = (/** @type {boolean} */ stop) => {
    closeDialog();
    void led.act("together", { stop });
  };
  openDialog(
    t("desk-together"),
    () => html`<p class="asked">${t("desk-together-text", { running })}</p>
      <div class="rowof">
        <button class="button go" onClick=${() => come(false)}>${t("desk-together-pause", { running })}</button>
        ${running > 0 && html`<button class="button" onClick=${() => come(true)}>${t("desk-together-stop")}</button>`}
        <button class="button quiet" onClick=${closeDialog}>${t("desk-back")}</button>
      </div>`,
    "oak",
  );
}

/** @param {{led: Led}} props */
export function Dock({ led }) {
  const paused = allPaused(led);
  if (!led.may) return html`<p class="dock watchonly">${t("desk-watch-text")}</p>`;
  return html`<nav class="dock" aria-label=${t("desk-everybody")}>
    ${h(Press, {
      icon: paused ? "play" : "pause",
      label: t(paused ? "desk-resume-all" : "desk-pause-all"),
      press: () => pauseAll(led),
      class: "go",
    })}
    ${h(Press, { icon: "say", label: t("desk-say-all"), press: () => say(led) })}
    ${h(Press, { icon: "clock", label: t("desk-more-time"), press: () => led.act("more_time", { minutes: 2 }) })}
    ${h(Press, { icon: "finish", label: t("desk-last-round"), press: () => lastRound(led) })}
    <span class="gap"></span>
    ${h(Press, { icon: "more", label: t("desk-more"), press: () => openMore(led) })}
    ${
      led.hall.phase === "playing"
        ? html`<button class="button dark" onClick=${() => together(led)}>
          ${t("desk-together")}${h(Icon, { name: "next" })}
        </button>`
        : html`<button class="button dark" onClick=${() => endSession(led)}>
          ${t("desk-end")}
          ${h(Icon, { name: "next" })}
        </button>`
    }
  </nav>`;
}

/** @param {Led} led */
export const endSession = (led) => askFirst(t("desk-end"), t("desk-end-text"), t("desk-end-yes"), () => led.act("end"));
