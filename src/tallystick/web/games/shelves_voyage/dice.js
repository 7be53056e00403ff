// Dice: faces, the tray with the roll of this turn, and the pairs one may choose.

import { Icon } from "../../shell/icon.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html, useEffect, useState } from "../../vendor/vendor.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** Where the pips of each value are, on a grid of nine. */
const PIPS = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** @param {{value: number, class?: string, label?: string}} props */
export function Die({ value, class: name = "", label }) {
  const role =
    label === undefined
      ? { role: "img", "aria-label": t("sv-die", { value }) }
      : label
        ? { role: "img", "aria-label": label }
        : { "aria-hidden": "true" };
  return html`<svg class=${"vdie " + name} viewBox="0 0 44 46" ...${role}>
    <rect x="1" y="4" width="42" height="42" rx="9" class="die-b" />
    <rect x="1" y="1" width="42" height="42" rx="9" class="die-f" />
    ${PIPS[value].map(
      (place) =>
        html`<circle key=${place} cx=${11 + (place % 3) * 11} cy=${11 + Math.floor(place / 3) * 11} r="4.3" />`,
    )}
  </svg>`;
}

/** Dice that tumble while they roll. @param {{values: number[], rolling: boolean}} props */
function Tumbling({ values, rolling }) {
  const [faces, setFaces] = useState(values);
  useEffect(() => {
    if (!rolling) return setFaces(values);
    const timer = setInterval(() => setFaces([0, 1, 2, 3].map(() => 1 + Math.floor(Math.random() * 6))), 90);
    return () => clearInterval(timer);
  }, [rolling, values.join()]);
  return html`${(rolling ? faces : values).map((value, place) =>
    h(Die, { key: place, value, class: rolling ? "rolling" : "" }),
  )}`;
}

/** The name of an action by the value of its pair. @param {number} value */
export const actionName = (value) => t("sv-action", { action: value });

/** The dice of this turn, on felt. @param {{scene: Scene, me: number | null}} props */
export function Tray({ scene, me }) {
  const { active, dice, added, pair, phase } = scene;
  const title =
    active < 0 || phase === "over"
      ? t("sv-roll-none")
      : active === me
        ? t("sv-roll-yours")
        : t("sv-roll-of", { seat: active });
  const says = !dice.length
    ? t(active === me ? "sv-roll-waits-you" : "sv-roll-waits")
    : pair
      ? t("sv-roll-chosen", { action: actionName(pair), value: pair })
      : scene.pairs.length
        ? t("sv-roll-pairs", { count: scene.pairs.length })
        : t("sv-roll-no-pair");
  let left = 2;
  const used = (/** @type {number} */ value) => pair === value && (added?.die === pair ? left-- > 1 : left-- > 0);
  return html`<section class="tray" data-purse="bank" aria-labelledby="h-tray">
    <div class="dhead">
      <h2 id="h-tray">${title}</h2>
      <span>${active >= 0 && t("sv-turn", { turn: scene.turn })}</span>
    </div>
    <div class="felt">
      ${
        scene.rolling || !pair
          ? h(Tumbling, { values: dice.length ? dice : [], rolling: scene.rolling })
          : dice.map((/** @type {number} */ value, /** @type {number} */ place) =>
              h(Die, { key: place, value, class: used(value) ? "inpair" : "" }),
            )
      }
      ${!dice.length && !scene.rolling && [0, 1, 2, 3].map((place) => html`<i class="dslot" key=${"s" + place}></i>`)}
      ${
        added &&
        html`<span class="addeddie">
          ${h(Die, { value: added.die, class: "added" + (pair === added.die ? " inpair" : "") })}
          <small>${t("sv-added-" + added.how, { seat: added.donor })}</small>
        </span>`
      }
    </div>
    <p class="tsays">${says}</p>
  </section>`;
}

/**
 * The pairs as buttons: dice, action, and what it does.
 * @param {{values: number[], busy: boolean, choose: (value: number) => void}} props
 */
export const Pairs = ({ values, busy, choose }) =>
  html`<div class="pairs">
    ${values.map(
      (value) =>
        html`<button key=${value} class="pair" data-value=${value} disabled=${busy} onClick=${() => choose(value)}>
          <span class="dd">${h(Die, { value, label: "" })}${h(Die, { value, label: "" })}</span>
          <span class="pl"><b>${actionName(value)}</b><small>${t("sv-action-" + value)}</small></span>
          ${h(Icon, { name: "play" })}
        </button>`,
    )}
  </div>`;

/** A pool of at most four dice, with its free places. @param {{pool: number[], seat: number}} props */
export const Pool = ({ pool, seat }) =>
  html`<span
    class="pool"
    data-explain="sv-pool"
    role="group"
    aria-label=${t("sv-pool-of", { name: nameOf(seat), dice: pool.join(", ") || "–" })}
  >
    <span class="plabel" title=${t("sv-pool")}>${h(Icon, { name: "dice" })}</span>
    ${pool.map((value, place) => h(Die, { key: place, value, label: "" }))}
    ${Array.from({ length: Math.max(0, 4 - pool.length) }, (_, place) => html`<i class="slot" key=${"s" + place}></i>`)}
  </span>`;
