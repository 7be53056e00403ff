// Keeping the ledger by hand: after each block everybody moves the beads, the table waits, and the copies are compared.

import { clock } from "../../shell/around.js";
import { Art, dress, Icon } from "../../shell/icon.js";
import { passing } from "../../shell/keys.js";
import { loadRules, nameOf, t } from "../../shell/words.js";
import { effect, h, html, put, signal, useEffect, useRef, useSignal, useState } from "../../vendor/vendor.js";
import { Matrix, Settled } from "./compared.js";
import { Abacus } from "./ledger.js";
import { comparedIn, decided, keptWell } from "./majority.js";

await Promise.all([dress("games/market_island", "by_hand", "by_hand_small", "compared"), loadRules()]);

/** @typedef {import("./view").Block} Block */
/** @typedef {import("../../live/session.js").Session} Session */
/** @typedef {import("../../vendor/vendor.js").Signal<{beads: number[], ticks: boolean[]}>} Draft */

/** Own copies, by table, seat and round: whoever opens the page again finds them as they were left. */
const drafts = new Map();

/** @param {Session} session @param {Block} block @param {number[]} before @returns {Draft} */
function draftOf(session, block, before) {
  const place = `tallystick.beads.${session.table}.${session.seat.value}.${block.round}`;
  if (!drafts.has(place)) {
    const kept = JSON.parse(passing?.getItem(place) ?? "null");
    const draft = signal(kept ?? { beads: before, ticks: block.payments.map(() => false) });
    effect(() => passing?.setItem(place, JSON.stringify(draft.value)));
    drafts.set(place, draft);
  }
  return drafts.get(place);
}

/** @param {number | null} seat @param {number | null} me */
export const whom = (seat, me) => (seat === null ? t("name-hidden") : seat === me ? t("mi-hand-you") : nameOf(seat));

/** A pawn, or the island. @param {{seat: number | null}} props */
export const Pawn = ({ seat }) => h(Art, { id: seat === null ? "i-palm" : "pawn-" + seat, class: "pw" });

/** How long the table waits. @param {{session: Session}} props */
export function Left({ session }) {
  const [, look] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => look((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, []);
  return html`<span class="timer">
    ${h(Icon, { name: "clock" })}
    <span class="vh">${t("mi-time-left")}</span>
    ${clock(session.aside.value.endsAt - performance.now())}
  </span>`;
}

/** Who has sent a copy; who is away or a bot is not waited for. @param {{session: Session, me: number | null}} props */
function WhoHasSent({ session, me }) {
  const players = session.lobby.value?.players ?? [];
  return html`<ul class="sentrow" aria-label=${t("mi-hand-who-sent")}>
    ${players.map(({ seat, kind, here, taken_over }) => {
      const bot = kind === "bot" || taken_over;
      const sent = bot || session.aside.value.sent.includes(seat);
      return html`<li key=${seat} class=${sent ? "sent" : here ? "" : "away"}>
        ${h(Pawn, { seat })}
        <span>${seat === me ? t("you") : nameOf(seat)}</span>
        ${h(Icon, { name: sent ? "check" : here ? "clock" : "leave" })}
        <span class="vh">${t(sent ? "mi-hand-sent" : here ? "mi-hand-counting" : "is-away")}</span>
      </li>`;
    })}
  </ul>`;
}

/** @param {{block: Block, draft: Draft, chosen: number, me: number}} props */
function Payments({ block, draft, chosen, me }) {
  const { ticks } = draft.value;
  const turn = (/** @type {number} */ place) =>
    put(draft, { ...draft.value, ticks: ticks.map((on, i) => (i === place ? !on : on)) });
  return html`<section class="panel handpays" aria-labelledby="h-pays">
    <h2 id="h-pays">
      ${t("mi-hand-payments", { height: block.height })}
      <small>${t("mi-hand-ticked", { count: ticks.filter(Boolean).length, of: ticks.length })}</small>
    </h2>
    <ol tabindex="0" aria-labelledby="h-pays">
      ${block.payments.map(
        ({ payer, payee, amount, why }, i) => html`<li
          key=${i}
          class=${(ticks[i] ? "ticked" : "") + (payer === chosen || payee === chosen ? ` hot p${chosen}` : "")}
        >
          <label>
            <input type="checkbox" checked=${ticks[i]} onChange=${() => turn(i)} />
            ${h(Pawn, { seat: payer })}
            <span>${whom(payer, me)} →</span>
            ${h(Pawn, { seat: payee })}
            <span class="to">${whom(payee, me)} <small>· ${t("mi-why", { why })}</small></span>
            <b>${amount}</b>
          </label>
        </li>`,
      )}
    </ol>
  </section>`;
}

/** One rod for the thumb. @param {{y: number, on: number, move: (count: number) => void}} props */
const Rod = ({ y, on, move }) => html`<g>
  <path d=${`M6 ${y}h340`} class="rod" />
  ${Array.from(
    { length: 9 },
    (_, bead) => html`<g
      key=${bead}
      class=${"bead" + (bead < on ? " on" : "")}
      style=${{ transform: `translate(${bead < on ? 11 + bead * 31 : 341 - (9 - bead) * 31}px, ${y - 35}px)` }}
      onClick=${() => move(bead < on ? bead : bead + 1)}
    >
      <rect width="30" height="70" rx="14" />
      <rect x="7" y="10" width="6" height="38" rx="3" class="hi" />
    </g>`,
  )}
</g>`;

/**
 * The chosen abacus, large: a touched bead moves with all before it; arrows, + and − do the same.
 * @param {{seat: number, me: number, value: number, before: number, set: (value: number) => void}} props
 */
function Bench({ seat, me, value, before, set }) {
  const shown = Math.max(0, value) % 100;
  const [tens, units] = [Math.floor(shown / 10), shown % 10];
  const base = Math.max(0, value) - shown;
  const name = t("mi-hand-abacus", { who: seat === me ? "you" : "other", seat });
  const key = (/** @type {KeyboardEvent} */ event) => {
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (!by) return;
    event.preventDefault();
    set(value + by);
  };
  return html`<section class=${"bench p" + seat} id="bench" role="tabpanel" aria-label=${name}>
    <div class="benchhead">
      <output class="fig">${value < 0 ? `−${-value}` : value}</output>
      <p><b>${name}</b><br />${t("mi-hand-before", { amount: before })}</p>
      <button class="button small" disabled=${value === before} onClick=${() => set(before)}>
        ${t("mi-hand-undo")}
      </button>
    </div>
    <div class="benchrow">
      <button class="step" aria-label=${t("less")} onClick=${() => set(value - 1)}>−</button>
      <svg
        viewBox="0 0 352 182"
        class=${`abacus bigab a${seat}`}
        role="slider"
        tabindex="0"
        aria-label=${name}
        aria-valuemin="-99"
        aria-valuemax="999"
        aria-valuenow=${value}
        onKeyDown=${key}
      >
        <rect width="352" height="182" rx="18" class="frame" />
        <rect x="5" y="8" width="342" height="166" rx="11" class="well" />
        ${h(Rod, { y: 48, on: tens, move: (count) => set(base + count * 10 + units) })}
        ${h(Rod, { y: 134, on: units, move: (count) => set(base + tens * 10 + count) })}
      </svg>
      <button class="step" aria-label=${t("more")} onClick=${() => set(value + 1)}>+</button>
    </div>
    <p class="sub">${base ? t("mi-hand-hundreds", { amount: base }) : t("mi-hand-touch")}</p>
  </section>`;
}

/** @param {{sessions: Session[], session: Session, block: Block, before: number[], me: number}} props */
function Keep({ sessions, session, block, before, me }) {
  const draft = draftOf(session, block, before);
  const chosen = useSignal(me);
  const { beads } = draft.value;
  const set = (/** @type {number} */ value) =>
    put(draft, {
      ...draft.value,
      beads: beads.map((old, seat) => (seat === chosen.value ? Math.max(-99, Math.min(999, value)) : old)),
    });
  /** Who shares a device shares a copy. */
  const send = () => {
    for (const one of sessions) one.say("ledger", { round: block.round, ledgers: [beads] });
  };
  return html`
    ${h(WhoHasSent, { session, me })}
    <div class="handcols">
      ${h(Payments, { block, draft, chosen: chosen.value, me })}
      <div class="handabaci">
        <div class="handtabs" role="tablist" aria-label=${t("mi-hand-abaci")} style=${{ "--n": beads.length }}>
          ${beads.map(
            (value, seat) => html`<button
              key=${seat}
              role="tab"
              class=${"p" + seat}
              aria-selected=${seat === chosen.value ? "true" : "false"}
              aria-controls="bench"
              onClick=${() => put(chosen, seat)}
            >
              ${h(Pawn, { seat })}
              <span>${t("mi-hand-whose", { who: seat === me ? "you" : "other", seat })}</span>${" "}
              <b class="fig">${value < 0 ? `−${-value}` : value}</b>
            </button>`,
          )}
        </div>
        ${h(Bench, { seat: chosen.value, me, value: beads[chosen.value], before: before[chosen.value], set })}
      </div>
    </div>
    <div class="handfoot"><button class="btn go" onClick=${send}>${t("mi-hand-send")}</button></div>`;
}

/** @param {{sessions: Session[], session: Session, block: Block, before: number[], me: number}} props */
function Sent({ sessions, session, block, before, me }) {
  const { beads } = draftOf(session, block, before).value;
  const waits = (session.lobby.value?.players ?? []).filter(
    ({ seat, kind, here, taken_over }) =>
      kind === "person" && here && !taken_over && !session.aside.value.sent.includes(seat),
  );
  const back = () => {
    for (const one of sessions) one.say("ledger_back", { round: block.round });
  };
  return html`
    ${h(WhoHasSent, { session, me })}
    <section class="panel isin" role="status">
      ${h(Art, { id: "i-hut" })}
      <h2>${t("mi-hand-in")}</h2>
      <p>${t("mi-hand-in-text", { seats: waits.map(({ seat }) => seat).join(", ") || "nobody" })}</p>
    </section>
    <section class="panel">
      <h2>${t("mi-hand-what-you-sent")}</h2>
      <ul class="minisent">
        ${beads.map(
          (value, seat) => html`<li key=${seat}>
            <p>${h(Pawn, { seat })}${seat === me ? t("you") : nameOf(seat)}<b class="fig">${value}</b></p>
            ${h(Abacus, { value, seat })}
          </li>`,
        )}
      </ul>
      <p class="sub">${t("mi-hand-not-the-machine")}</p>
    </section>
    <div class="handfoot"><button class="btn ghost" onClick=${back}>${t("mi-hand-take-back")}</button></div>`;
}

/** @param {{session: Session, me: number, close: () => void}} props */
function Compare({ session, me, close }) {
  const all = comparedIn(session.replica.entries);
  const compared = all[all.length - 1];
  const [good, gone] = [keptWell(all, me), all.filter(({ copies }) => me in copies).length];
  const settled = decided(compared.copies).every(({ value }) => value !== null);
  const mine = keptWell([compared], me) === 1;
  return html`
    <div class="handcols compared">
      <section class="panel">${h(Matrix, { compared, me })}</section>
      <div class="handabaci">
        <section class="panel">${h(Settled, { compared, me })}</section>
        ${
          me in compared.copies &&
          settled &&
          html`<section class=${"panel mine " + (mine ? "good" : "")}>
            ${h(Icon, { name: mine ? "check" : "warn" })}
            <p>
              <b>${t(mine ? "mi-hand-agrees" : "mi-hand-not-all")}</b>
              ${" "}${t("mi-hand-makes", { good, gone })}
            </p>
          </section>`
        }
        <section class="panel thought">${h(Icon, { name: "idea" })}<p>${t("mi-hand-idea")}</p></section>
      </div>
    </div>
    <div class="handfoot"><button class="btn go" onClick=${close}>${t("mi-hand-on")}</button></div>`;
}

/**
 * Covers the table while its ledger is kept by hand, and until the comparison was looked at.
 * @param {object} props
 * @param {Session} props.session
 * @param {Session[]} props.sessions all seats on this device
 * @param {import("../../live/stage.js").Stage} props.stage
 */
export function ByHand({ session, sessions, stage }) {
  const me = session.seat.value ?? 0;
  const count = session.seq.value >= 0 ? comparedIn(session.replica.entries).length : 0;
  const looked = useSignal(count);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const { number, sent } = session.aside.value;
  const blocks = stage.blocks.value;
  const place = blocks.findIndex(({ round }) => round === number);
  const keeps = number > 0 && place >= 0 && !stage.busy.value;
  const compares = !keeps && number === 0 && count > looked.value;
  const open = keeps || compares;
  useEffect(() => void (open && box.current?.focus({ preventScroll: true })), [open, compares]);
  if (!open) return null;
  const block = keeps ? blocks[place] : blocks.findLast(({ round }) => round === lastRound(session));
  const tokens = session.lobby.value?.options.start_tokens ?? 50;
  const before = blocks[place - 1]?.balances ?? block?.balances.map(() => tokens) ?? [];
  /** @type {any} */
  const Part = compares ? Compare : sent.includes(me) ? Sent : Keep;
  return html`<div class="byhand" role="dialog" aria-modal="true" aria-labelledby="h-byhand" ref=${box} tabindex="-1">
    <div class="handbar">
      ${h(Art, { id: "i-logo", class: "logo" })}
      <div>
        <h1 id="h-byhand">${t(compares ? "mi-hand-compared" : "mi-hand-keep")}</h1>
        <p>${t(compares ? "mi-hand-read-across" : "mi-hand-waits", { height: block?.height ?? 0 })}</p>
      </div>
      ${keeps && h(Left, { session })}
    </div>
    ${h(Part, {
      key: Part.name,
      session,
      sessions,
      block: /** @type {Block} */ (block),
      before,
      me,
      close: () => put(looked, count),
    })}
  </div>`;
}

/** The round that was compared last. @param {Session} session */
export const lastRound = (session) => comparedIn(session.replica.entries).at(-1)?.round ?? 0;
