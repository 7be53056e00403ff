// The own cards, and the decision beside them: one thumb away.

import { Refusal, useInHand } from "../../shell/around.js";
import { Art, Icon } from "../../shell/icon.js";
import { asking, hints } from "../../shell/settings.js";
import { t } from "../../shell/words.js";
import { h, html, useEffect, useRef, useState } from "../../vendor/vendor.js";
import { CardFace, cardLabel } from "./cards.js";
import {
  askedOf,
  chooseFor,
  isAsked,
  letGo,
  mayHack,
  open,
  passesBySelf,
  passOf,
  picked,
  putDown,
  send,
  usesOf,
} from "./choice.js";
import { signed } from "./scene.js";
import { Left } from "./vaults.js";

/** @typedef {import("./types").Scene} Scene */
/**
 * @typedef {{scene: Scene, me: number, session: import("../../live/session.js").Session, options: Record<string, any>,
 * ready: boolean, absent?: any}} Props
 */

/** What the best use of a Hack changes here, in a word or two. @param {Scene} scene @param {string} card */
function lampOf(scene, card) {
  const use = scene.ahead?.uses.find((one) => one.card === card);
  if (!use || hints.value !== "on") return "";
  const deal = scene.announced;
  const before = scene.ahead?.passing;
  if (before?.wins !== null && use.outcome.wins === null) return t("ch-lamp-stops");
  if (deal?.kind !== "trade" || (before?.crashed.length ?? 0) > use.outcome.crashed.length) return t("ch-lamp-saves");
  const mine = deal.seat === scene.me;
  const [out, into] = mine ? [use.outcome.given, use.outcome.got] : [use.outcome.got, use.outcome.given];
  const parts = [
    out[1] ? signed([-out[1], -out[0]]) : "",
    into[1] ? signed(/** @type {[number, number]} */ (into)) : "",
  ];
  return parts.filter(Boolean).join(" ") || t("ch-lamp-saves");
}

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
  const pick = (/** @type {string} */ card, /** @type {MouseEvent} */ event) => {
    const again = picked.value === card;
    putDown();
    open.value = "";
    if (again) return;
    picked.value = card;
    // with the keyboard: on to what the card does
    if (!event.detail) setTimeout(() => document.getElementById("decide")?.focus({ preventScroll: true }), 60);
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
    ${scene.hand.map(({ card }, i) => {
      const can = usesOf(legal, card).length > 0;
      const on = picked.value === card && !shown;
      if (on) shown = true;
      const lamp = mine && can ? lampOf(scene, card) : "";
      const mark = on
        ? html`<span class="mk">${h(Icon, { name: "check" })}</span>`
        : lamp
          ? html`<span class="lamp">${h(Icon, { name: "idea" })}${lamp}</span>`
          : mine && !can
            ? html`<span class="mk lk1">${h(Icon, { name: "lock" })}</span>`
            : null;
      const note = mine && !can ? t("ch-not-now") : lamp;
      return html`<button
        key=${i}
        class=${"hc1" + (on ? " sel" : "") + (can ? " can" : mine ? " off" : "")}
        data-card=${card}
        aria-pressed=${on ? "true" : "false"}
        aria-label=${cardLabel(card) + (note ? ` (${note})` : "")}
        onClick=${(/** @type {MouseEvent} */ event) => pick(card, event)}
      >
        ${h(CardFace, { card })}${mark}
      </button>`;
    })}
  </div>`;
}

/** What is loaded for each phase, and the part of it that asks. @type {Record<string, [() => Promise<any>, string]>} */
const PARTS = {
  window: [() => import("./answer.js"), "Answer"],
  pay: [() => import("./paying.js"), "Pay"],
  action: [() => import("./deciding.js"), "Act"],
  discard: [() => import("./deciding.js"), "Discard"],
  arrange: [() => import("./aiming.js"), "Arrange"],
  wait: [() => import("./waiting.js"), "Wait"],
  ask: [() => import("./waiting.js"), "AskMe"],
  card: [() => import("./aiming.js"), "CardUse"],
};

/** One part of the panel, as soon as it is there; until then the one before. @param {string} name */
function usePart(name) {
  const [part, setPart] = useState(/** @type {{name: string, Part: any} | null} */ (null));
  useEffect(() => {
    const [load, called] = PARTS[name];
    void load().then((found) => setPart({ name, Part: found[called] }));
  }, [name]);
  return part?.name === name ? part.Part : null;
}

/**
 * "Wait, I hack!": always at the same place; whoever presses it is asked from now on.
 * @param {{scene: Scene, me: number, session: Props["session"], asked: boolean}} props
 */
function Stop({ scene, me, session, asked }) {
  const wish = session.lobby.value?.players[me]?.asking ?? "always";
  const up = wish === "raised";
  const own = scene.active === me && scene.phase !== "window";
  const says = asked
    ? "asked"
    : wish === "missed"
      ? "missed"
      : letGo.value === scene.turn
        ? "let"
        : wish === "always"
          ? "always"
          : up
            ? "up"
            : own
              ? "own"
              : "free";
  const free = ["free", "let", "up", "missed"].includes(says);
  const press = () => {
    letGo.value = 0;
    session.ask(says === "free" ? "raised" : asking.value);
  };
  return html`<button
    class=${"stop" + (free ? " ready" : "")}
    aria-pressed=${up ? "true" : "false"}
    aria-disabled=${free ? undefined : "true"}
    onClick=${() => free && press()}
  >
    ${h(Art, { id: "h-k-hack" })}
    <span>${t(says === "missed" ? "ch-here-again" : "ch-stop")}<small>${t("ch-stop-" + says)}</small></span>
  </button>`;
}

/** @param {Props} props */
export function Hand(props) {
  const { scene, me, session, ready } = props;
  chooseFor(session);
  const here = session.line.value === "open" && session.seat.value !== null;
  useEffect(() => void (here && session.ask(asking.value)), [here, session]);
  const inWindow = scene.phase === "window";
  const view = session.view.value;
  const passing = view && passesBySelf(view, session) ? view.window : 0;
  useEffect(() => {
    const pass = passOf(session.legal.value);
    if (passing && pass && !session.waiting.value) session.move(pass);
  }, [passing, session.waiting.value]);
  const due = useInHand(session, askedOf(scene, me, session), ready);
  const hacks = due && mayHack(scene, me, session);
  const mine = due && !hacks && (!inWindow || isAsked(scene, session));
  const reads = !mine && picked.value !== "" && scene.hand.some((one) => one.card === picked.value);
  const name = open.value === "ask" ? "ask" : mine ? scene.phase : reads ? "card" : "wait";
  const Part = usePart(name in PARTS ? name : "wait");
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const when = `${scene.turn}.${scene.phase}.${scene.window}.${mine}`;
  useEffect(() => {
    if (mine) putDown();
    if (mine ? scene.phase !== "action" : open.value !== "ask") open.value = "";
    if (mine && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [when]);
  const act = (/** @type {any} */ move) => hacks && send(session, move);
  const more = reads ? { card: picked.value, act, mine: hacks } : {};
  return html`
    <section class="panel hand harbour" id="hand" aria-labelledby="h-hand">
      <div class="handhead">
        <h2 id="h-hand">${t("ch-your-hand")}</h2>
        <span class="secret">${h(Icon, { name: "eye" })}${t("ch-only-you")}</span>
        <span class="rule">${t(mine && inWindow ? "ch-only-hacks" : "ch-touch-card")}</span>
      </div>
      ${h(Cards, { ...props, mine: mine || hacks })}
    </section>
    <section
      ref=${box}
      tabindex="-1"
      class=${`panel react d-${name}` + (mine ? " mine-turn" : "")}
      id="decide"
      aria-labelledby="h-react"
    >
      ${scene.active === me && mine && !inWindow && h(Left, { scene })}${props.absent}
      ${
        Part
          ? h(Part, { ...props, mine, ...more, key: mine && inWindow ? "answer" + scene.window : name })
          : html`<h2 id="h-react" class="vh">${t("ch-moment")}</h2><span class="dots"><i></i><i></i><i></i></span>`
      }
      ${h(Refusal, { refusal: session.refusal.value })}
    </section>
    ${!scene.out[me] && scene.phase !== "over" && h(Stop, { scene, me, session, asked: mine && inWindow })}`;
}
