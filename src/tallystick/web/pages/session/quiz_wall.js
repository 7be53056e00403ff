// What changed in one hour, idea by idea: counts, how sure the difference is, and what is still open.

import { Icon } from "../../shell/icon.js";
import { language } from "../../shell/settings.js";
import { t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { useTold } from "./debrief_data.js";
import { GameSign } from "./debrief_wall.js";
import { ticks } from "./figures.js";

/** @typedef {import("../../live/sitting.js").Sitting} Sitting */

/** @param {number} number */
export const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

/** In points of a hundred, with the interval. @param {any} one */
export const pointsOf = (one) =>
  t("learned-points", {
    change: signed(Math.round((100 * (one.after - one.before)) / one.n)),
    low: signed(one.low),
    high: signed(one.high),
  });

/** Where a share of all lies. @param {number} share */
const x = (share) => 8 + 484 * Math.max(0, Math.min(1, share));

/** How many are right, above the gains, where the same number answered every question. @param {{n: number}} props */
const Scale = ({ n }) => html`<li class="howmany" aria-hidden="true">
  <svg viewBox="0 0 500 22">
    ${ticks(0, n, 5).map((value) => html`<text x=${x(value / n)} y="16" text-anchor="middle">${value}</text>`)}
  </svg>
  <p>${t("quiz-scale", { n })}</p>
</li>`;

/** @param {{game: string, quiz: {answered: number, of: number}}} props */
const StillAnswering = ({ game, quiz }) => html`<div class="debriefwall quizwall step-ask">
  <header>
    ${h(GameSign, { game })}
    <div>
      <h1>${t("quiz-changed")}</h1>
      <p>${t("quiz-still")}</p>
    </div>
  </header>
  <section class="paper figurepanel">
    <h2><span role="status">${t("quiz-answered", { count: quiz.answered, of: quiz.of })}</span></h2>
    <progress value=${quiz.answered} max=${quiz.of} aria-label=${t("quiz-still")}></progress>
  </section>
</div>`;

/** Before as a ring, after as a disc, the interval behind. @param {{one: any}} props */
export function Gain({ one }) {
  const [before, after] = [one.before / one.n, one.after / one.n];
  const interval = one.says !== "counts";
  return html`<svg class=${"gain " + one.says} viewBox="0 0 500 36" aria-hidden="true">
    <path class="grid" d="M8 18h484" />
    ${
      interval &&
      html`<rect
        x=${x(before + one.low / 100)}
        y="9"
        width=${x(before + one.high / 100) - x(before + one.low / 100)}
        height="18"
        rx="9"
      />`
    }
    <path class="way" d=${`M${x(before)} 18H${x(after)}`} />
    <circle class="before" cx=${x(before)} cy="18" r="9" />
    <circle class="after" cx=${x(after)} cy="18" r="11" />
  </svg>`;
}

/** @param {{sitting: Sitting}} props */
export function WallQuiz({ sitting }) {
  const { quiz, game, phase } = sitting.wall.value;
  const told = useTold(sitting, "learned", `${quiz?.answered} ${quiz?.phase}`);
  if (!told) return null;
  // What changed would tell whoever still answers which answer is right.
  if (quiz && quiz.answered < quiz.of && phase !== "over") return h(StillAnswering, { game, quiz });
  const shown = told.ideas.filter((/** @type {any} */ one) => one.says !== "hidden");
  const n = Math.max(0, ...told.ideas.map((/** @type {any} */ one) => one.n));
  const open = shown
    .filter((/** @type {any} */ one) => one.thinks && one.wrong > 1)
    .sort((/** @type {any} */ one, /** @type {any} */ other) => other.wrong - one.wrong)[0];
  const spoken = language.value === "fr" ? "fr" : "en";
  return html`<div class="debriefwall quizwall">
    <header>
      ${h(GameSign, { game })}
      <div>
        <h1>${t("quiz-changed")}</h1>
        <p>${t("quiz-both", { n })}</p>
      </div>
      <p class="paper quizlegend">
        <span class="hollow"></span>${t("quiz-legend-before")} <span class="disk"></span>${t("quiz-legend-after")}
        <span class="sure"></span>${t("quiz-legend-sure")}
      </p>
    </header>
    <section class="paper figurepanel">
      ${
        shown.length
          ? html`<ul class="gains">
            ${shown.every((/** @type {any} */ one) => one.n === n) && h(Scale, { n })}
            ${shown.map(
              (/** @type {any} */ one) => html`<li key=${one.idea}>
                <h2>${t("concept-" + one.idea)}</h2>
                ${h(Gain, { one })}
                <p class="counts"><b>${one.before}</b>${h(Icon, { name: "next" })}<b>${one.after}</b></p>
                <p class=${"says " + one.says}>
                  <b>${t("learned-" + one.says)}</b>
                  ${one.says !== "counts" && html`<span>${pointsOf(one)}</span>`}
                </p>
              </li>`,
            )}
          </ul>`
          : html`<p class="think">${t("quiz-too-few")}</p>`
      }
    </section>
    <aside>
      ${
        quiz &&
        html`<section class="paper thought">
          <h2>${t("quiz-answered", { count: quiz.answered, of: quiz.of })}</h2>
        </section>`
      }
      ${
        open &&
        html`<section class="paper happened">
            <h2>${h(Icon, { name: "question" })}${t("quiz-open", { idea: t("concept-" + open.idea) })}</h2>
            <p>${t("quiz-many-think", { count: open.wrong, thought: told.thinks[open.thinks][spoken] })}</p>
          </section>
          <section class="talkabout"><p>${t("talk-" + open.idea)}</p></section>`
      }
    </aside>
  </div>`;
}
