// What a player answers to others, and which die they keep; loaded after the first picture.

import { Art, Icon } from "../../shell/icon.js";
import { t, weighted } from "../../shell/words.js";
import { h, html, put, useSignal } from "../../vendor/vendor.js";
import { actionName, Die } from "./dice.js";
import { send } from "./draft.js";
import { answersFor, filled, waysTo } from "./forms.js";
import { Head, isBusy, Proposal } from "./hand.js";

/** @typedef {import("./hand.js").Props} Props */

/** Yes or no. @param {{props: Props, yes: string, no: string, yesText?: string, noText?: string}} props */
const YesNo = ({ props, yes, no, yesText, noText }) =>
  html`<div class="acts n2">
    <button class="btn go" disabled=${isBusy(props)} onClick=${() => send(props.session, { move: "agree" })}>
      ${h(Icon, { name: "check" })}
      <span>${yes}<small>${yesText}</small></span>
    </button>
    <button class="btn ghost" disabled=${isBusy(props)} onClick=${() => send(props.session, { move: "decline" })}>
      <span>${no}<small>${noText}</small></span>
    </button>
  </div>`;

/** @param {Props} props */
export function Asked(props) {
  const { die, seat } = props.scene.asked;
  return html`
    ${h(Head, { title: t("sv-asked", { seat }) })}
    <div class="question">
      ${h(Art, { id: "meeple-" + seat })}${h(Die, { value: die })}
      <p>${weighted(t("sv-asked-text", { seat, die, action: actionName(die) }))}</p>
    </div>
    ${h(YesNo, {
      props,
      yes: t("sv-give-die", { die }),
      yesText: t("sv-give-die-text"),
      no: t("sv-keep-die"),
      noText: t("sv-keep-die-text", { seat }),
    })}`;
}

/** @param {Props} props */
export const Agree = (props) => html`
  ${h(Head, { title: t("sv-agree", { seat: props.scene.draft.seat }) })}
  <p class="lead">${t("sv-agree-text", { seat: props.scene.draft.seat })}</p>
  ${h(Proposal, { scene: props.scene })}
  ${h(YesNo, {
    props,
    yes: t("sv-agree-yes"),
    yesText: t("sv-agree-yes-text"),
    no: t("sv-agree-no"),
    noText: t("sv-agree-no-text"),
  })}`;

/** @param {Props} props */
export function Store(props) {
  const { session } = props;
  const ways = waysTo(session.legal.value, "store");
  const die = useSignal(0);
  const busy = isBusy(props);
  const full = waysTo(session.legal.value, "keep_pool").length > 0;
  const dice = answersFor(ways, "die");
  const choose = (/** @type {number} */ value) =>
    full ? put(die, value) : send(session, filled(ways, { die: value }) ?? {});
  return html`
    ${h(Head, { title: t("sv-store") })}
    <p class="lead">${t(full ? "sv-store-full" : "sv-store-text")}</p>
    <div class="storing">
      ${dice.map(
        (value) =>
          html`<button
            key=${value}
            class="dbtn"
            aria-pressed=${full ? (die.value === value ? "true" : "false") : undefined}
            aria-label=${t("sv-store-die", { die: value })}
            disabled=${busy}
            onClick=${() => choose(value)}
          >
            ${h(Die, { value, label: "" })}
          </button>`,
      )}
    </div>
    ${
      full &&
      die.value > 0 &&
      html`
        <h3>${t("sv-store-out")}</h3>
        <div class="storing">
          ${answersFor(ways, "out", { die: die.value }).map(
            (out) =>
              html`<button
                key=${out}
                class="dbtn"
                aria-label=${t("sv-store-out-die", { die: out })}
                disabled=${busy}
                onClick=${() => send(session, filled(ways, { die: die.value, out }) ?? {})}
              >
                ${h(Die, { value: out, label: "" })}
              </button>`,
          )}
        </div>`
    }
    ${
      full &&
      html`<div class="acts n1">
        <button class="btn ghost" disabled=${busy} onClick=${() => send(session, { move: "keep_pool" })}>
          <span>${t("sv-keep-pool")}<small>${t("sv-keep-pool-text")}</small></span>
        </button>
      </div>`
    }`;
}
