// The own cards, and the decision beside them: one thumb away.

import { Refusal, Switch, useInHand } from "../../shell/around.js";
import { Icon } from "../../shell/icon.js";
import { onlyUseful, ownPasses } from "../../shell/settings.js";
import { t } from "../../shell/words.js";
import { h, html, useEffect, useRef, useState } from "../../vendor/vendor.js";
import { CardFace, cardLabel } from "./cards.js";
import { askedOf, chooseFor, open, orders, picked, putDown, usesOf } from "./choice.js";
import { ANSWERS_AFTER, reply, useQuietAnswers } from "./quiet_answers.js";
import { Left } from "./vaults.js";

/** @typedef {import("./types").Scene} Scene */
/**
 * @typedef {{scene: Scene, me: number, session: import("../../live/session.js").Session, options: Record<string, any>,
 * ready: boolean, absent?: any}} Props
 */

/** Cards in a row; what cannot be played now carries a lock. @param {Props & {mine: boolean}} props */
function Cards({ scene, session, mine }) {
  const legal = mine ? session.legal.value : [];
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const buttons = [...(box.current?.querySelectorAll("button") ?? [])];
    buttons[
      (buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement)) + by + buttons.length) %
        buttons.length
    ]?.focus();
  };
  if (!scene.hand.length) return html`<p class="lead">${t("ch-no-cards")}</p>`;
  const pick = (/** @type {string} */ card) => {
    const again = picked.value === card;
    putDown();
    open.value = "";
    if (!again) picked.value = card;
  };
  let shown = false;
  return html`<div
    ref=${box}
    class="cards"
    style=${{ "--n": Math.max(5, scene.hand.length) }}
    role="group"
    aria-label=${t("ch-your-cards", { count: scene.hand.length })}
    onKeyDown=${key}
  >
    ${scene.hand.map(({ card, useful }, i) => {
      const can = usesOf(legal, card).length > 0;
      const on = can && picked.value === card && !shown;
      if (on) shown = true;
      const mark = on
        ? html`<span class="mk">${h(Icon, { name: "check" })}</span>`
        : mine && !can
          ? html`<span class="mk lk1">${h(Icon, { name: "lock" })}</span>`
          : mine && useful
            ? html`<span class="mk us">${h(Icon, { name: "idea" })}</span>`
            : null;
      return html`<button
        key=${i}
        class=${"hc1" + (on ? " sel" : "")}
        data-card=${card}
        aria-pressed=${on ? "true" : "false"}
        aria-disabled=${can ? undefined : "true"}
        aria-label=${
          cardLabel(card) +
          (mine && !can ? ` (${t("ch-not-now")})` : mine && useful ? ` (${t("ch-could-matter")})` : "")
        }
        onClick=${() => can && pick(card)}
      >
        ${h(CardFace, { card })}${mark}
      </button>`;
    })}
  </div>`;
}

/** Somebody else's turn. @param {Props} props */
function Wait({ scene, me }) {
  const says = scene.out[me]
    ? "ch-you-are-out"
    : scene.phase === "window"
      ? "ch-others-answer"
      : ["arrange", "pay", "discard"].includes(scene.phase)
        ? "ch-wait-" + scene.phase
        : "ch-wait-act";
  const title = t(scene.active === me && !scene.out[me] ? "ch-moment" : says, { seat: scene.active });
  return html`
    <div class="rhead"><h2 id="h-react">${title}</h2></div>
    <p class="lead">${t(scene.out[me] ? "ch-out-text" : "ch-wait-text")}</p>`;
}

/** Which part of `deciding.js` asks in a phase. @type {Record<string, string>} */
const PARTS = { pay: "Pay", action: "Act", discard: "Discard", arrange: "Arrange" };

/**
 * What a phase asks comes with the module of that phase.
 * @param {string} phase
 * @returns {Promise<Record<string, any>>}
 */
const loadParts = (phase) =>
  phase === "window" ? import("./answer.js") : phase === "pay" ? import("./paying.js") : import("./deciding.js");

/**
 * When this seat wants to be asked: a standing order that everybody sees, and a habit of this device.
 * @param {{scene: Scene, me: number, session: Props["session"]}} props
 */
function AskMe({ scene, me, session }) {
  const legal = session.legal.value;
  const moves = orders(legal);
  const now = scene.attends[me];
  const asked = scene.phase === "window";
  return html`<details class="askme">
    <summary>${t("ch-ask-me", { to: now })}</summary>
    <div class="segments orders" role="group" aria-label=${t("ch-ask-me-title")}>
      ${["always", "hacks", "not_this_turn"].map(
        (to) =>
          html`<button
            key=${to}
            aria-pressed=${to === now ? "true" : "false"}
            disabled=${to !== now && (!moves.has(to) || session.waiting.value !== "")}
            onClick=${() => moves.has(to) && (asked ? reply(session, moves.get(to)) : session.move(moves.get(to)))}
          >
            ${t("ch-order-" + to)}
          </button>`,
      )}
    </div>
    <p class="note">${t(asked ? "ch-order-note-pass" : "ch-order-note")}</p>
    ${h(Switch, { label: t("ch-only-useful"), chosen: onlyUseful })}
    <p class="note">${t("ch-only-useful-why", { seconds: ANSWERS_AFTER / 1000 })}</p>
    ${h(Switch, { label: t("ch-own-passes"), chosen: ownPasses })}
  </details>`;
}

/** @param {Props} props */
export function Hand(props) {
  const { scene, me, session, ready } = props;
  chooseFor(session);
  useQuietAnswers(session, me);
  const mine = useInHand(session, askedOf(scene, me, session), ready);
  const inWindow = scene.phase === "window";
  const [parts, setParts] = useState(/** @type {Record<string, any>} */ ({}));
  useEffect(
    () => void loadParts(scene.phase).then((found) => setParts((known) => ({ ...known, ...found }))),
    [scene.phase],
  );
  const Asks = inWindow ? parts[mine ? "Answer" : "Others"] : mine && parts[PARTS[scene.phase]];
  const Part = Asks || Wait;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const when = `${scene.turn}.${scene.phase}.${scene.window}.${mine}`;
  useEffect(() => {
    putDown();
    if (scene.phase !== "action") open.value = "";
    if (mine && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [when]);
  const mayOrder = inWindow || (mine && scene.phase === "action" && !picked.value && !open.value);
  return html`
    <section class="panel hand harbour" id="hand" aria-labelledby="h-hand">
      <div class="handhead">
        <h2 id="h-hand">${t("ch-your-hand")}</h2>
        <span class="secret">${h(Icon, { name: "eye" })}${t("ch-only-you")}</span>
        ${
          mine &&
          scene.phase === "window" &&
          html`<span class="rule">${h(Icon, { name: "lock" })}${t("ch-only-hacks")}</span>`
        }
      </div>
      ${h(Cards, { ...props, mine })}
    </section>
    <section
      ref=${box}
      tabindex="-1"
      class=${"panel react" + (mine ? " mine-turn" : "")}
      id="decide"
      aria-labelledby="h-react"
    >
      ${scene.active === me && h(Left, { scene })}${props.absent}
      ${h(Part, { ...props, mine, key: mine && inWindow ? "answer" + scene.window : Part.name })}
      ${mayOrder && h(AskMe, { key: "ask-me" + scene.window, scene, me, session })}
      ${h(Refusal, { refusal: session.refusal.value })}
    </section>`;
}
