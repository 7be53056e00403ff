// Around the fire: what happened, and behind each line the idea it shows.

import { openDialog } from "../shell/dialog.js";
import { Icon } from "../shell/icon.js";
import { t } from "../shell/words.js";
import { h, html, useEffect, useRef } from "../vendor/vendor.js";

/** @param {string} concept */
export function explain(concept) {
  openDialog(t("concept-" + concept), () => html`<p class="concept">${t(`concept-${concept}.text`)}</p>`);
}

/** Minutes and seconds. @param {number} milliseconds */
export function clock(milliseconds) {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @param {{lines: import("../types").Told[], start: number}} props */
export function Log({ lines, start }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => list.current?.scrollTo({ top: 0 }), [lines.length]);
  const recent = lines.slice(-120).reverse();
  return html`<section class="panel log" id="log" aria-labelledby="h-log"><h2 id="h-log">${t("mi-log")}</h2>
    <ol tabindex="0" ref=${list} aria-labelledby="h-log">
      ${recent.map((line, i) => html`<li key=${lines.length - i}>
        <button onClick=${() => line.concept && explain(line.concept)} aria-description=${t("mi-why")}>
          <i class=${line.seat === null ? "dot plain" : "dot p" + line.seat}></i><span>${t(line.id, line.args)}</span>${h(Icon, { name: "idea", class: "idea" })}<time>${start ? clock(line.t - start) : ""}</time>
        </button>
      </li>`)}
    </ol></section>`;
}
