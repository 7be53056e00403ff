// Keeping the ledger by hand: after each block everybody moves the beads, then the table compares the copies.

import { closeDialog, openDialog } from "../../shell/dialog.js";
import { Art, dress, Icon } from "../../shell/icon.js";
import { nameOf, t, told } from "../../shell/words.js";
import { h, html, put, signal, useEffect, useRef } from "../../vendor/vendor.js";
import { Abacus } from "./ledger.js";

await dress("styles", "proving");

/** @typedef {import("./view").Block} Block */
/** @typedef {import("../../live/session.js").Session} Session */

/**
 * Own copies of this visit, by table, seat and block: whoever opens one again finds it as it was left.
 * @type {Map<string,
 *   {mine: import("../../vendor/vendor.js").Signal<number[]>, sent: import("../../vendor/vendor.js").Signal<boolean>}>}
 */
const copies = new Map();

/** @param {Session} session @param {Block} block @param {number[]} before */
function copyOf(session, block, before) {
  const place = `${session.table} ${session.seat.value} ${block.height}`;
  const copy = copies.get(place) ?? { mine: signal(before), sent: signal(false) };
  copies.set(place, copy);
  return copy;
}

/** @param {{session: Session, block: Block, before: number[]}} props */
function Beads({ session, block, before }) {
  const { mine, sent } = copyOf(session, block, before);
  const found = session.ledgers.value?.round === block.round ? session.ledgers.value : null;
  const set = (/** @type {number} */ seat, /** @type {number} */ value) =>
    put(
      mine,
      mine.value.map((old, i) => (i === seat ? Math.max(-99, Math.min(999, value)) : old)),
    );
  const send = () => {
    sent.value = true;
    session.sendLedger(block.round, [mine.value]);
  };
  const right = sent.value && mine.value.every((value, seat) => value === block.balances[seat]);
  return html`<div class="byhand">
    <p class="lead">${t("mi-by-hand-text")}</p>
    <ol class="payments">${block.payments.map((one) => html`<li>${t("event-paid", told(one))}</li>`)}</ol>
    <ul class="abaci">
      ${mine.value.map(
        (
          value,
          seat,
        ) => html`<li class=${`p${seat}${sent.value ? (value === block.balances[seat] ? " right" : " wrong") : ""}`}>
          <div class="row">
            <span class="tok">${h(Art, { id: "pawn-" + seat })}</span>
            <b>${nameOf(seat)}</b>
            <em>${t("mi-by-hand-was", { amount: before[seat] })}</em>
            <span class="stepper" role="group" aria-label=${nameOf(seat)}>
              <button disabled=${sent.value} aria-label=${t("less")} onClick=${() => set(seat, value - 1)}>−</button>
              <output>${value}</output>
              <button disabled=${sent.value} aria-label=${t("more")} onClick=${() => set(seat, value + 1)}>+</button>
            </span>
          </div>
          ${h(Abacus, { value, seat, move: sent.value ? undefined : (next) => set(seat, next) })}
          ${
            sent.value &&
            value !== block.balances[seat] &&
            html`<p class="refused">${t("mi-by-hand-wrong", { yours: value, right: block.balances[seat] })}</p>`
          }
        </li>`,
      )}
    </ul>
    ${
      !sent.value
        ? html`<button class="button go big" onClick=${send}>${t("mi-by-hand-send")}</button>`
        : html`
          <p class=${"verdict" + (right ? " good" : "")} role="status">
            ${h(Icon, { name: right ? "check" : "warn" })}${right ? t("mi-by-hand-right") : t("mi-by-hand-differs")}
          </p>
          ${
            found
              ? html`<p>
                ${
                  found.differ.length
                    ? t("mi-by-hand-others-differ", { seats: found.differ.join(",") })
                    : t("mi-by-hand-all-same", { count: Object.keys(found.copies).length })
                }
              </p>`
              : html`<p class="note">${t("mi-by-hand-waiting")}</p>`
          }
          <button class="button" onClick=${closeDialog}>${t("mi-by-hand-on")}</button>`
    }
  </div>`;
}

/** @param {{session: Session, stage: import("../../live/stage.js").Stage, scene: import("./types").Scene}} props */
export function ByHand({ session, stage }) {
  const blocks = stage.blocks.value;
  const block = blocks[blocks.length - 1];
  const open = () => {
    const tokens = session.lobby.value?.options.start_tokens ?? 50;
    const before = blocks[blocks.length - 2]?.balances ?? block.balances.map(() => tokens);
    openDialog(t("mi-by-hand-title", { height: block.height }), () => h(Beads, { session, block, before }));
  };
  const seen = useRef(block?.height ?? 0);
  useEffect(() => {
    if (block && block.height > seen.current) open(); // not one that was there before this page
    seen.current = block?.height ?? 0;
  }, [block?.height]);
  return block
    ? html`<button class="button small" onClick=${open}>${t("mi-by-hand-again", { height: block.height })}</button>`
    : null;
}
