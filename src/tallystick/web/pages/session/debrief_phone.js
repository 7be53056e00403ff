// A card on one's own phone: what do you think, and then which point is yours. Nobody else sees it.

import { Icon } from "../../shell/icon.js";
import { names, t } from "../../shell/words.js";
import { h, html, put, useEffect, useSignal } from "../../vendor/vendor.js";
import { useSpoken, useTold } from "./debrief_data.js";
import { Points } from "./figures.js";
import { Bar, Paper } from "./person_parts.js";

/** @typedef {import("../../live/sitting.js").Sitting} Sitting */

/** Options to choose one from; what was chosen can be read without colour. @param {any} props */
export const Options = ({ options, chosen, choose, disabled }) => html`<ol class="chooseone">
  ${options.map(
    (/** @type {any} */ { value, text }, /** @type {number} */ at) =>
      html`<li key=${value}>
        <button aria-pressed=${chosen === value} disabled=${disabled} onClick=${() => choose(value)}>
          <i>${"ABCDEF"[at]}</i><span>${text}</span>
        </button>
      </li>`,
  )}
</ol>`;

/** What do you think? @param {{sitting: Sitting, told: any, ready: any}} props */
function Predict({ sitting, told, ready }) {
  const chosen = useSignal(/** @type {number | null} */ (null));
  const problem = useSignal("");
  const { card } = told;
  const mine = card.mine ?? chosen.value;
  const args = { ...ready.args, ...(card.forged && { block: card.forged.block }) };
  /** @param {number} option */
  const choose = async (option) => {
    chosen.value = option;
    const answer = await sitting.ask("predict", { card: card.card, option });
    if (!answer.did) problem.value = answer.problem;
  };
  const options = ready.options.map((/** @type {string} */ option, /** @type {number} */ value) => ({
    value,
    text: t(`card-${card.card}.${option}`, args),
  }));
  return html`
    <p class="abovequestion">
      <span>${t("debrief-think")}</span>
      <span role="status">${t("debrief-answered", { count: card.answers, of: card.of })}</span>
    </p>
    <h2>${t(`card-${card.card}.ask`, args)}</h2>
    ${h(Options, { options, chosen: mine, choose, disabled: mine !== null })}
    ${problem.value && html`<p class="refused" role="alert">${problem.value}</p>`}`;
}

/** @param {{sitting: Sitting, told: any, ready: any}} props */
function Mine({ sitting, told, ready }) {
  const mine = useTold(sitting, "mine", `${told.card.card} ${told.card.step}`);
  useEffect(() => put(names, []), []);
  if (!mine) return null;
  const say = "card-" + told.card.card;
  const own = mine.card;
  if (!own || own.card !== told.card.card)
    return html`<h2>${t(say)}</h2><p>${t(told.place ? "debrief-wait" : "debrief-not-played")}</p>
      <p class="talkquestion">${t(say + ".talk", ready.args)}</p>`;
  const { point, numbers } = own.own;
  return html`
    <h2>${t("debrief-you")}</h2>
    <p class="sub">${t(point ? "debrief-you-text" : "debrief-you-numbers")}</p>
    ${
      point &&
      ready.points &&
      h(Points, { figure: { points: ready.points }, card: told.card.card, tables: [], own: point })
    }
    <dl class="ownnumbers">
      ${Object.entries(numbers).map(
        ([name, number]) =>
          html`<div key=${name}>
            <dd>${Number(number) < 0 ? `−${-Number(number)}` : number}</dd>
            <dt>${t(`${say}.own-${name}`)}</dt>
          </div>`,
      )}
    </dl>
    ${
      own.moment &&
      html`<h3>${t("debrief-your-moment")}</h3>
        <p>${t(own.moment.id, own.moment.args)} <b>${t("concept-" + own.moment.idea)}.</b></p>
        <a class="button" target="_blank" href=${`/replay/${own.table}#${own.moment.at}`}>
          ${h(Icon, { name: "play" })}${t("debrief-watch")}
        </a>`
    }
    ${told.card.step === "talk" && html`<p class="talkquestion">${t(say + ".talk", ready.args)}</p>`}`;
}

/** @param {{sitting: Sitting}} props */
export function Card({ sitting }) {
  const told = sitting.sitting.value;
  const spoken = useSpoken(told.game);
  const ready = useTold(sitting, "asked", `${told.card?.card} ${told.card?.step}`);
  const asking = told.card?.step === "ask";
  const fits = ready?.card === told.card?.card;
  return html`
    ${h(Bar, { name: told.name, sub: t("debrief-together") })}
    <main class="askpage">
      ${
        spoken && fits
          ? h(Paper, {
              class: "asks",
              children: asking ? h(Predict, { sitting, told, ready }) : h(Mine, { sitting, told, ready }),
              foot:
                asking && html`<p class="sub">${t(told.card.mine === null ? "debrief-look-up" : "debrief-thanks")}</p>`,
            })
          : html`<span class="dots"><i></i><i></i><i></i></span>`
      }
    </main>`;
}
