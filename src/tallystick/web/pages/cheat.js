// Try to cheat: change an old number in a copy of the chain, mend it block by block, and show it to the others.
// The real journal is never touched.

import { closeDialog, openDialog } from "../shell/dialog.js";
import { Art, dress, Icon } from "../shell/icon.js";
import { calm } from "../shell/settings.js";
import { loadFurther, loadRules, rich, t } from "../shell/words.js";
import { h, html, put, useEffect, useMemo, useRef, useSignal } from "../vendor/vendor.js";
import { CopyOfChain, Idea, score, Verdict, Votes, whoIs } from "./cheat_parts.js";
import { firstOffer, forged, places, standing, worth } from "./forging.js";

await Promise.all([
  dress("styles", "cheat", "cheat_small", "cheat_chain", "cheat_shown"),
  loadFurther("record"),
  loadRules(),
]);

/** @typedef {import("../types").Forging} Forging */
/** @typedef {import("../vendor/vendor.js").Signal<number>} Number */

const STEPS = ["change", "mend", "show"];
const MOST_LINES = 4;

/** @param {{step: string}} props */
const Steps = ({ step }) => html`<ol class="steps" aria-label=${t("cheat-steps")}>
  ${STEPS.map((name, i) => {
    const now = STEPS.indexOf(step);
    return html`<li class=${i < now ? "done" : i === now ? "now" : ""} aria-current=${i === now ? "step" : undefined}>
      <span>${t("cheat-step-" + name)}</span>
    </li>`;
  })}
</ol>`;

/**
 * Which amount, and how much: what reaches me first, then what I pay.
 * @param {object} props
 * @param {Forging} props.forging
 * @param {any[]} props.blocks
 * @param {{place: number, line: number, amount: number}} props.now
 * @param {number} props.me
 * @param {(place: number, line: number, amount: number) => void} props.choose
 * @param {boolean} props.fixed
 */
function Edit({ forging, blocks, now, me, choose, fixed }) {
  const lines = forging.lines(blocks[now.place]);
  const order = lines
    .map((one, line) => ({ ...one, line, far: one.to === me ? (one.from === null ? 1 : 0) : one.from === me ? 2 : 3 }))
    .sort((a, b) => a.far - b.far);
  const shown = order.filter((one, i) => i < MOST_LINES || one.line === now.line);
  const pick = (/** @type {number} */ line) => choose(now.place, line, worth(forging, blocks, now.place, line, me));
  const move = (/** @type {number} */ place) => {
    const best = forging.lines(blocks[place]).findIndex(({ to }) => to === me);
    choose(place, Math.max(0, best), worth(forging, blocks, place, Math.max(0, best), me));
  };
  const step = (/** @type {number} */ by) => choose(now.place, now.line, Math.max(0, Math.min(99, now.amount + by)));
  const stepper = html`<span class="stepper" role="group" aria-label=${t("cheat-amount")}>
    <button aria-label=${t("less")} disabled=${fixed} onClick=${() => step(-1)}>−</button>
    <output>${now.amount}</output>
    <button aria-label=${t("more")} disabled=${fixed} onClick=${() => step(1)}>+</button>
  </span>`;
  return html`<section class="panel edit">
    <h2>
      <label>
        <span class="vh">${t("cheat-block")}</span>
        <select
          value=${now.place}
          disabled=${fixed}
          onChange=${(/** @type {any} */ event) => move(Number(event.target.value))}
        >
          ${blocks.map((one, i) => html`<option value=${i}>${t("table-block", { height: one.height })}</option>`)}
        </select>
      </label>
      <span class="donly">${t("cheat-change-this")}</span>
    </h2>
    <p class="sub donly">${t("cheat-rich")}</p>
    <ul class="pays">
      ${shown.map(
        (one) => html`<li key=${one.line} class=${one.line === now.line ? "on" : ""}>
          <label>
            <input
              type="radio"
              name="forged"
              checked=${one.line === now.line}
              disabled=${fixed}
              onChange=${() => pick(one.line)}
            />
            ${one.from !== null && h(Art, { id: "pawn-" + one.from })}
            <span>
              ${one.says(me)}
              <small>${one.why}${one.line === now.line ? ` · ${t("cheat-was", { value: one.amount })}` : ""}</small>
            </span>
          </label>
          ${one.line === now.line ? stepper : html`<b class="fig">${one.amount}</b>`}
        </li>`,
      )}
    </ul>
    ${
      order.length > shown.length &&
      html`<label class="further">
        <span>${t("cheat-further", { count: order.length - shown.length })}</span>
        <select
          value=""
          disabled=${fixed}
          onChange=${(/** @type {any} */ event) => event.target.value && pick(Number(event.target.value))}
        >
          <option value="">${t("cheat-choose")}</option>
          ${order
            .filter((one) => !shown.includes(one))
            .map((one) => html`<option value=${one.line}>${one.says(me)} (${one.amount})</option>`)}
        </select>
      </label>`
    }
  </section>`;
}

/** A place in words. @param {number} place */
const rank = (place) => t("cheat-place", { place });

/**
 * My fortune before and after, and everybody's.
 * @param {{was: number[], now: number[], me: number, height: number}} props
 */
function Fortune({ was, now, me, height }) {
  const [before, after] = [places(was), places(now)];
  const signed = (/** @type {number} */ by) => (by > 0 ? `+${by}` : `−${-by}`);
  const moved = (/** @type {number} */ seat) =>
    before[seat] === after[seat] ? "" : `${rank(before[seat])} → ${rank(after[seat])}`;
  const loser = was.findIndex((have, seat) => seat !== me && now[seat] !== have);
  return html`<section class="panel fort">
    <h2>${t("cheat-fortune", { height })}</h2>
    <p class="big">
      <span class="was">${was[me]}<small>${t("cheat-honest")}</small></span>
      <svg class="arr" viewBox="0 0 54 30" aria-hidden="true"><path d="M2 15h46M36 4l13 11-13 11" /></svg>
      <span class=${"now" + (now[me] === was[me] ? " same" : "")}>${now[me]}</span>
      ${h(Art, { id: "i-coin" })}
    </p>
    <p class="ponly">
      <b>${moved(me)}</b>
      ${loser >= 0 && html`<span>${whoIs(loser, me)}: ${was[loser]} → ${now[loser]}</span>`}
    </p>
    <ul class="everybody">
      ${now.map(
        (have, seat) => html`<li key=${seat}>
          ${h(Art, { id: "pawn-" + seat })}
          ${seat === me ? html`<b>${t("you")}</b>` : html`<span>${whoIs(seat, me)}</span>`}
          <span class="has">
            <b class="fig">${have}</b>
            ${have !== was[seat] && html` <i>${signed(have - was[seat])}</i>`}
            ${moved(seat) && html`<small>${moved(seat)}</small>`}
          </span>
        </li>`,
      )}
    </ul>
  </section>`;
}

/**
 * Held for a second it mends one block, and goes on while it is held; with the keyboard, and where things stand still,
 * one press mends one.
 * @param {{mend: () => void, height: number, more: number}} props
 */
function HoldToMend({ mend, height, more }) {
  const held = useSignal(false);
  const timer = useRef(0);
  const stop = () => {
    held.value = false;
    clearInterval(timer.current);
  };
  const start = () => {
    if (calm()) return;
    stop();
    held.value = true;
    timer.current = window.setInterval(mend, 1000);
  };
  useEffect(() => stop, []);
  return html`<button
    class=${"btn go hold" + (held.value ? " held" : "")}
    onPointerDown=${start}
    onPointerUp=${stop}
    onPointerLeave=${stop}
    onPointerCancel=${stop}
    onContextMenu=${(/** @type {Event} */ event) => event.preventDefault()}
    onClick=${(/** @type {MouseEvent} */ event) => (calm() || event.detail === 0) && mend()}
  >
    <i key=${height} aria-hidden="true"></i>
    ${h(Icon, { name: "pick" })}
    <span>
      ${t(calm() ? "cheat-press" : held.value ? "cheat-holding" : "cheat-hold")}
      <small>${t("cheat-hold-what", { height, count: more })}</small>
    </span>
  </button>`;
}

/**
 * @param {object} props
 * @param {Forging} props.forging
 * @param {any[]} props.blocks
 * @param {number} props.seats
 * @param {number} props.me
 * @param {import("../live/session.js").Session} props.session
 */
function Lab({ forging, blocks, seats, me, session }) {
  const chosen = useSignal(firstOffer(forging, blocks, me));
  const step = useSignal("change");
  const mended = useSignal(0);
  const { place, line, amount } = chosen.value;
  const copy = useMemo(() => forged(forging, blocks, place, line, amount), [chosen.value]);
  const [was, now] = useMemo(() => [forging.balances(blocks, seats), forging.balances(copy, seats)], [copy]);
  const old = forging.lines(blocks[place])[line];
  const touched = !!old && old.amount !== amount;
  const stand = standing(blocks, copy, touched ? place : blocks.length, mended.value);
  const [last, later] = [blocks.length - 1, blocks.length - 1 - place];
  const [height, all] = [blocks[last].height, later + 1];
  const shown = session.shown.value?.seat === me && session.seat.value !== null ? session.shown.value : null;
  const refusal = session.refusal.value?.code === "shown_too_soon";
  useEffect(() => () => void (session.seat.value !== null && session.say("withdraw_chain")), []);
  const undo = () => {
    mended.value = 0;
    step.value = "change";
    session.refusal.value = null;
    if (shown) session.say("withdraw_chain");
  };
  const show = () => {
    step.value = "show";
    session.refusal.value = null;
    session.say("show_chain", { block: blocks[place].height, line, amount, mended: mended.value, blocks: last + 1 });
  };
  const choose = (/** @type {number} */ place, /** @type {number} */ line, /** @type {number} */ amount) => {
    mended.value = 0;
    chosen.value = { place, line, amount };
  };
  const mendOne = () => put(mended, Math.min(all, mended.value + 1));
  const begin = () => {
    step.value = "mend";
    mended.value = 1;
  };
  const done = mended.value === all;
  const tries = forging.tries && blocks.slice(place).reduce((sum, one) => sum + (forging.tries?.(one) ?? 0), 0);
  const back = html`<button class="btn go" onClick=${closeDialog}>${t("cheat-back")}</button>`;
  const showIt = (/** @type {string} */ id, /** @type {string} */ look) =>
    session.seat.value !== null && html`<button class=${"btn " + look} onClick=${show}><span>${t(id)}</span></button>`;
  const work = html`<div class="work">
    <p class="bar" aria-hidden="true">
      ${Array.from({ length: later }, (_, i) => html`<i class=${i < mended.value - 1 ? "d" : ""}></i>`)}
    </p>
    <p role="status"><b>${t("cheat-work", { done: mended.value - 1, count: later })}</b></p>
  </div>`;
  const hashes = { was: blocks[place].hash.slice(0, 6), now: copy[place].hash.slice(0, 6) };
  const says = {
    change: () => html`
      <h2 aria-live="polite">${t(touched ? "cheat-stop-fitting" : "cheat-untouched", { count: all })}</h2>
      ${
        touched &&
        html`
          <p class="donly">
            ${rich("cheat-why-not", { ...hashes, block: blocks[place].height, next: later ? "yes" : "no" })}
          </p>
          ${h(Idea, { id: "cheat-idea-links" })}`
      }
      <div class="labacts">
        <button class="btn go" disabled=${!touched} onClick=${begin}>
          ${h(Icon, { name: "pick" })}
          <span>${t("cheat-mend")}<small>${t("cheat-mend-many", { count: later })}</small></span>
        </button>
        ${touched && showIt("cheat-show-broken", "ghost")}
      </div>`,
    mend: () => html`
      <h2>${done ? t("cheat-mended") : t("cheat-mending", { height: blocks[place + mended.value].height })}</h2>
      ${later > 0 && work}
      <p class="donly">${t("cheat-no-short-cut")}</p>
      ${h(Idea, {
        id: tries ? "cheat-idea-tries" : "cheat-idea-work",
        args: { tries: tries ?? 0, count: all, height: height + 1 },
      })}
      <div class="labacts">
        ${
          done
            ? showIt("cheat-show", "go") || back
            : h(HoldToMend, {
                mend: mendOne,
                height: blocks[place + mended.value].height,
                more: all - mended.value - 1,
              })
        }
        ${!done && showIt("cheat-show-now", "ghost donly")}
        <button class="btn ghost" onClick=${undo}>${t("cheat-give-up")}</button>
      </div>`,
    show: () => html`
      ${
        shown?.answers
          ? html`
            ${h(Verdict, { shown })}
            <p>
              ${t(`cheat-verdict-${done ? score(shown).out : "broken"}`)}
              ${was[last][me] !== now[last][me] && rich("cheat-not-so", { was: was[last][me], now: now[last][me] })}
            </p>
            ${h(Idea, { id: "cheat-idea-copies" })}`
          : html`<h2 aria-live="polite">${t(refusal ? "refused-shown_too_soon" : "cheat-asking")}</h2>
            <p>${t("cheat-asking-text")}</p>`
      }
      <div class="labacts">
        ${shown?.answers ? back : ""}<button class="btn ghost" onClick=${undo}>${t("cheat-again")}</button>
      </div>`,
  };
  return html`<div class="lab-in" data-step=${step.value}>
    <p class="safe">${t("cheat-safe")}</p>
    ${h(Steps, { step: step.value })}
    ${
      step.value === "show" && shown
        ? html`<section class="panel votes">
          <h2>${t("cheat-last-hash")}</h2>
          ${h(Votes, { shown, blocks, copy, forging, seats, me })}
        </section>`
        : html`${h(Edit, { forging, blocks, now: chosen.value, me, choose, fixed: step.value !== "change" })}
          ${h(Fortune, { was: was[last], now: now[last], me, height })}`
    }
    <section class="panel say">${says[/** @type {"change"} */ (step.value)]()}</section>
    ${h(CopyOfChain, { blocks, copy, stand, forging, was, now, place, line, me })}
  </div>`;
}

/**
 * @param {Forging} forging
 * @param {any[]} blocks
 * @param {number} seats
 * @param {import("../live/session.js").Session} session
 */
export function openCheat(forging, blocks, seats, session) {
  const me = session.seat.value ?? 0;
  openDialog(t("cheat-try"), () => h(Lab, { forging, blocks, seats, me, session }), true);
}
