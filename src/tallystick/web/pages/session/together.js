// All together: the debrief, led card by card. What is asked on the phones and what the wall shows is chosen here.

import { dress, Icon } from "../../shell/icon.js";
import { names, t } from "../../shell/words.js";
import { h, html, put, useEffect } from "../../vendor/vendor.js";
import { Time } from "./cockpit.js";
import { ForgedChain } from "./debrief_chain.js";
import { shownCards, useTold, withForged } from "./debrief_data.js";
import { Happened, Thought } from "./debrief_wall.js";
import { endSession } from "./dock.js";
import { Figure } from "./figures.js";
import { Press } from "./leading.js";
import { Top } from "./top.js";
import { WallSwitch } from "./wall_switch.js";

await dress("styles", "session_cockpit");

/** @typedef {import("./types").Led} Led */
const STEPS = ["ask", "show", "moment", "talk"];

/** One place further or back in a list. @param {string[]} list @param {string} one @param {number} by */
function shifted(list, one, by) {
  const at = list.indexOf(one);
  const to = Math.max(0, Math.min(list.length - 1, at + by));
  const rest = list.filter((other) => other !== one);
  return [...rest.slice(0, to), one, ...rest.slice(to)];
}

/** The cards: their order, and which are left out. @param {{led: Led, told: any, now: any, show: any}} props */
function CardList({ led, told, now, show }) {
  const order = told.cards.map((/** @type {any} */ { card }) => card);
  return html`<ol class="cardlist" aria-label=${t("debrief-cards")}>
    ${told.cards.map((/** @type {any} */ { card }) => {
      const out = told.hide.includes(card);
      const hide = out ? told.hide.filter((/** @type {string} */ one) => one !== card) : [...told.hide, card];
      return html`<li key=${card} class=${out ? "out" : card === now?.card ? "now" : ""}>
        <button
          class="title"
          disabled=${out || !led.may}
          aria-current=${card === now?.card ? "true" : undefined}
          onClick=${() => show(card, "ask")}
        >
          ${t("card-" + card)}
          ${card === now?.card && html`<small>${t("debrief-now")}</small>`}
        </button>
        <button
          class="icon"
          aria-label=${t("debrief-earlier")}
          disabled=${!led.may}
          onClick=${() => show(now?.card ?? card, now?.step ?? "ask", { order: shifted(order, card, -1) })}
        >
          ${h(Icon, { name: "prev" })}
        </button>
        <button
          class="icon"
          aria-label=${t("debrief-later")}
          disabled=${!led.may}
          onClick=${() => show(now?.card ?? card, now?.step ?? "ask", { order: shifted(order, card, 1) })}
        >
          ${h(Icon, { name: "next" })}
        </button>
        <button
          class="icon"
          aria-label=${t(out ? "debrief-unhide" : "debrief-hide")}
          aria-pressed=${out}
          disabled=${!led.may || card === now?.card}
          onClick=${() => show(now?.card ?? order[0], now?.step ?? "ask", { hide })}
        >
          ${h(Icon, { name: out ? "plus" : "close" })}
        </button>
      </li>`;
    })}
  </ol>`;
}

/** @param {Led} led */
export function Screen(led) {
  const { hall, sitting, may, act } = led;
  /** @type {any} */
  const now = /** @type {any} */ (hall).card;
  const over = sitting.rows.value.filter((row) => row.over).length;
  const told = useTold(sitting, "debrief", `${now?.card} ${now?.answers} ${now?.order} ${now?.hide} ${over}`);
  useEffect(() => put(names, []), []);
  const cards = told ? shownCards(told) : [];
  const at = cards.findIndex(({ card }) => card === now?.card);
  const ready = withForged(cards[at], now?.forged);
  const forged = now?.forged && { forged: now.forged };
  const show = (/** @type {string} */ card, /** @type {string} */ step, /** @type {object} */ more = {}) =>
    act("card", { card, step, hide: told.hide, order: told.cards.map((/** @type {any} */ one) => one.card), ...more });
  const steps = STEPS.filter((name) => name !== "moment" || ready?.moment);
  const step = steps.indexOf(now?.step ?? "");
  const further = () => {
    if (!ready) return show(cards[0].card, "ask");
    if (step < steps.length - 1) return show(ready.card, steps[step + 1], forged);
    return cards[at + 1] ? show(cards[at + 1].card, "ask") : act("quiz", { phase: "after" });
  };
  const last = ready && step === steps.length - 1 && !cards[at + 1];
  const choose = (/** @type {object} */ payment) =>
    show(ready.card, now.step === "ask" ? "show" : now.step, { forged: payment });
  const onward = t(last ? "debrief-quiz" : "debrief-next");
  const right = ready ? t(`card-${ready.card}.${ready.shown.right}`, ready.shown.args) : "";
  return html`
    ${h(Top, { led, sub: t("desk-part-debrief") })}
    <main class="oak debriefdesk">
      ${h(Time, { led })}
      <section class="paper leadcard">
        ${
          !told
            ? html`<span class="dots"><i></i><i></i><i></i></span>`
            : !cards.length
              ? html`<p class="calm">${t("debrief-none")}</p>`
              : html`
                <h2>${ready ? t("card-" + ready.card) : t("debrief-cards")}</h2>
                ${
                  ready &&
                  html`<p class="sub">
                      ${t("card-" + ready.card + ".ask", ready.shown.args)}
                    </p>
                    <p class="sub" role="status">
                      ${t("debrief-answered", { count: now.answers, of: now.of })} ·
                      ${" "}${t("debrief-right-is", { option: right })}
                    </p>
                    <div class="steps" role="group">
                      ${steps.map(
                        (name) =>
                          html`<button
                            key=${name}
                            aria-pressed=${now.step === name}
                            disabled=${!may}
                            onClick=${() => show(ready.card, name, forged)}
                          >
                            ${t("debrief-step-" + name)}
                          </button>`,
                      )}
                    </div>
                    <div class="leadfigure">
                      ${h(Figure, {
                        ready,
                        tables: told.tables,
                        Chain: ForgedChain,
                        forged: now.forged,
                        choose: may && choose,
                      })}
                    </div>
                    <p class="talkquestion">${t(`card-${ready.card}.talk`, ready.shown.args)}</p>`
                }
                ${
                  may &&
                  html`<div class="rowof">
                    ${h(Press, { icon: "next", label: onward, press: further, class: "go" })}
                  </div>`
                }`
        }
      </section>
      <aside>
        ${told && cards.length > 0 && html`<section class="paper">${h(CardList, { led, told, now, show })}</section>`}
        ${ready && h(Thought, { ready })} ${ready && h(Happened, { moment: ready.moment })}
        ${h(WallSwitch, { led })}
        ${
          may &&
          html`<div class="rowof">
            ${h(Press, { icon: "question", label: t("debrief-quiz"), press: () => act("quiz", { phase: "after" }) })}
            ${h(Press, { icon: "finish", label: t("debrief-end"), press: () => endSession(led) })}
          </div>`
        }
      </aside>
    </main>`;
}
