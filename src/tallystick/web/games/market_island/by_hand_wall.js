// The ledger kept by hand, on the wall: the payments and who has sent, then the comparison.

import { Art, Icon } from "../../shell/icon.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html, useEffect, useSignal } from "../../vendor/vendor.js";
import { Left, Pawn, whom } from "./by_hand.js";
import { Matrix, Settled } from "./compared.js";
import { comparedIn, decided } from "./majority.js";

/** So long the comparison stays, in milliseconds. */
const SHOWN = 25_000;

/** A gavel has fallen. */
const Gavel = () => html`<svg class="gavel" viewBox="0 0 190 150" aria-hidden="true">
  <rect x="40" y="122" width="120" height="20" rx="8" class="w2" />
  <rect x="54" y="108" width="92" height="18" rx="7" class="w1" />
  <g transform="rotate(-24 110 70)">
    <rect x="104" y="62" width="86" height="16" rx="8" class="w2" />
    <rect x="56" y="34" width="60" height="72" rx="10" class="w1" />
    <rect x="50" y="28" width="72" height="18" rx="8" class="w2" />
    <rect x="50" y="94" width="72" height="18" rx="8" class="w2" />
  </g>
  <path d="M18 96l14 8M12 120h18M176 96l-12 8" />
</svg>`;

/** @param {{session: import("../../live/session.js").Session, stage: import("../../live/stage.js").Stage}} props */
export function OnWall({ session, stage }) {
  const { number, sent } = session.aside.value;
  const all = session.seq.value >= 0 ? comparedIn(session.replica.entries) : [];
  const over = useSignal(all.length);
  const compared = all.length > over.value ? all[all.length - 1] : null;
  useEffect(() => {
    if (!compared) return;
    const timer = setTimeout(() => {
      over.value = all.length;
    }, SHOWN);
    return () => clearTimeout(timer);
  }, [all.length, !compared]);
  const block = stage.blocks.value.findLast(({ round }) => round === (number || compared?.round));
  if (!block || stage.busy.value || (!number && !compared)) return null;
  const players = session.lobby.value?.players ?? [];
  return html`<section class="byhand wall" role="status">
    <div class="handbar">
      ${h(Art, { id: "i-logo", class: "logo" })}
      <div>
        <h1>${t(number ? "mi-hand-wall-keep" : "mi-hand-wall-compare")}</h1>
        <p>${t(number ? "mi-hand-wall-text" : "mi-hand-wall-rows", { height: block.height })}</p>
      </div>
      ${number > 0 && h(Left, { session })}
    </div>
    ${
      number
        ? html`<div class="handcols">
          <section class="panel handpays">
            <h2>${t("mi-hand-payments", { height: block.height })}</h2>
            <ol data-many=${block.payments.length > 7 ? "yes" : "no"}>
              ${block.payments.map(
                (/** @type {any} */ { payer, payee, amount, why }) => html`<li>
                  ${h(Pawn, { seat: payer })}<span>${whom(payer, null)} →</span>${h(Pawn, { seat: payee })}
                  <span class="to">${whom(payee, null)} <small>· ${t("mi-why", { why })}</small></span>
                  <b>${amount}</b>
                </li>`,
              )}
            </ol>
          </section>
          <section class="panel">
            <h2>${t("mi-hand-who-sent")}</h2>
            <ul class="wallsent">
              ${players.map(({ seat, kind, here, taken_over }) => {
                const done = kind === "bot" || taken_over || sent.includes(seat);
                return html`<li class=${done ? "sent" : ""}>
                  ${h(Pawn, { seat })}${nameOf(seat)}
                  <span>
                    ${h(Icon, { name: done ? "check" : here ? "clock" : "leave" })}
                    ${t(done ? "mi-hand-sent" : here ? "mi-hand-counting" : "is-away")}
                  </span>
                </li>`;
              })}
            </ul>
          </section>
        </div>`
        : compared &&
          html`<div class="handcols compared">
            <section class="panel">${h(Matrix, { compared, me: null })}</section>
            <section class="panel settled">
              ${decided(compared.copies).every(({ value }) => value !== null) && h(Gavel, {})}
              ${h(Settled, { compared, me: null })}
            </section>
          </div>`
    }
    <p class="wallidea">${t(number ? "mi-hand-hidden" : "mi-hand-idea")}</p>
  </section>`;
}
