// How to play in 60 seconds: the goal first, then one round in four pictures.

import { closeDialog } from "../shell/dialog.js";
import { dress, Icon } from "../shell/icon.js";
import { howToSeen } from "../shell/settings.js";
import { message, t } from "../shell/words.js";
import { h, html } from "../vendor/vendor.js";
import { fetchRules, inForce, spelled } from "./rulebook.js";
import { closeSheet, openSheet, Sheet } from "./sheet.js";

await dress("styles", "rules", "pieces", "how_to", "drawn", "rules_small");

/** @typedef {import("./rulebook.js").Known} Known */

/** @param {{all: Known, options: Record<string, any>}} props */
export function Round({ all: { game, rules }, options }) {
  const args = spelled(options);
  const says = (/** @type {string} */ id) => t(id, args);
  return html`
    <div class="ru-goal">
      <span class="ru-prize" aria-hidden="true">${h(rules.Goal, {})}</span>
      <div>
        <h2>${message(`goal-${game.name}`, args) ?? t("game-" + game.name)}</h2>
        <p>${message(`rules-${rules.mark}-start`, args) ?? t(`game-${game.name}.summary`)}</p>
      </div>
    </div>
    ${rules.PICTURES.length > 0 && h(Four, { rules, says })}`;
}

/** One round in four pictures. @param {{rules: Known["rules"], says: (id: string) => string}} props */
const Four = ({ rules, says }) => html`<ol class="ru-four" aria-label=${t("rules-round")}>
      ${rules.PICTURES.map((Picture, place) => {
        const id = `step-${rules.mark}-${place + 1}`;
        const drawn = h(Picture, {});
        return html`<li key=${place}>
          <div class="ru-drawn" aria-hidden="true">
            ${rules.htmlPictures ? drawn : html`<svg viewBox="0 0 280 208">${drawn}</svg>`}
          </div>
          <div class="ru-step">
            <h3><span>${place + 1}</span>${says(id)}</h3>
            <p>${says(id + ".text")}</p>
            <p class="ru-more">${says(id + ".more")}</p>
          </div>
        </li>`;
      })}
    </ol>`;

/** @typedef {{label: string, run: () => void, go?: boolean, icon?: string}} Choice */

/** @param {{all: Known, options: Record<string, any>, choices: Choice[]}} props */
function HowTo({ all, options, choices }) {
  const { name, logo } = all.game;
  return html`<${Sheet} game=${name} logo=${logo} title=${t("game-" + name)} sub=${t("how-to")}>
    <div class="ru-howto">
      ${h(Round, { all, options })}
      <div class="ru-choices">
        <p>${h(Icon, { name: "idea" })}<span>${t(`rules-${all.rules.mark}-idea`)}</span></p>
        ${choices.map(
          ({ label, run, go, icon }) => html`<button key=${label} class=${"button" + (go ? " go" : "")} onClick=${run}>
            ${icon && h(Icon, { name: icon })}${label}
          </button>`,
        )}
      </div>
    </div>
  <//>`;
}

/**
 * @param {string} name
 * @param {Record<string, any>} chosen the options of a table, if there is one
 * @param {Choice[]} [choices] what one may do next, beside reading all the rules
 */
export async function openHowTo(name, chosen, choices) {
  const all = await fetchRules(name);
  const options = inForce(all.book, chosen);
  const read = () => void import("./rules.js").then(({ openRules }) => openRules(name, chosen));
  const offered = [
    { label: t("how-to-rules"), run: read },
    ...(choices ?? [{ label: t("how-to-back"), run: closeDialog, go: true }]),
  ];
  closeDialog();
  openSheet(t("game-" + name), () => h(HowTo, { all, options, choices: offered }));
}

/**
 * Before the first game of this title on this device, and never again.
 * @param {string} name
 * @param {(guided: boolean) => void} play
 */
export async function offer(name, play) {
  if (!(await fetchRules(name)).rules.PICTURES.length) return play(false);
  howToSeen.value = `${howToSeen.value} ${name}`.trim();
  const start = (/** @type {boolean} */ guided) => () => closeSheet().then(() => play(guided));
  return openHowTo(name, {}, [
    { label: t("how-to-guided"), run: start(true) },
    { label: t("home-play"), run: start(false), go: true, icon: "play" },
  ]);
}
