// Paying a Server, and how coins are chosen wherever they are. Loaded when first wanted.

import { Art, dress, Icon } from "../../shell/icon.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html, useState } from "../../vendor/vendor.js";
import { Badges, Coin, CURRENCIES, cardName, coinCode, coinName, coinsText, Panel, Token } from "./cards.js";
import { send } from "./choice.js";
import { filled, filledWith, fitting, formsOf, mostOf, movesOf, roomOf, sum } from "./forms.js";

await dress("games/blockchain", "panels", "choices");

/** @typedef {import("./types").Scene} Scene */
/**
 * @typedef {{scene: Scene, me: number, session: import("../../live/session.js").Session,
 * options: Record<string, any>}} Props
 */

/**
 * A number between two others.
 * @param {{value: number, least: number, most: number, set: (value: number) => void, label: string}} props
 */
export function Stepper({ value, least, most, set, label }) {
  return html`<div class="stepper" role="group" aria-label=${label}>
    <button aria-label=${t("ch-fewer", { what: label })} disabled=${value <= least} onClick=${() => set(value - 1)}>
      −
    </button>
    <output aria-live="polite">${value}</output>
    <button aria-label=${t("ch-more", { what: label })} disabled=${value >= most} onClick=${() => set(value + 1)}>
      +
    </button>
  </div>`;
}

/**
 * Coins for a form: a stepper for each currency, the sum, and quick fills.
 * @param {object} props
 * @param {{most: number[], least: number, total: number}} props.room
 * @param {number[]} props.coins
 * @param {(coins: number[]) => void} props.set
 * @param {string} props.says
 */
export function Amounts({ room, coins, set, says }) {
  const put = (/** @type {number} */ kind, /** @type {number} */ value) =>
    set(coins.map((one, i) => (i === kind ? value : one)));
  return html`<div class="amounts">
    ${CURRENCIES.map((currency, i) => {
      const most = mostOf(room, coins, i);
      return html`<div class=${"amount" + (room.most[i] ? "" : " nil")} key=${currency}>
        ${h(Coin, { kind: currency })}
        <span class="code">${coinCode(currency)}<small>${t("ch-at-most", { count: room.most[i] })}</small></span>
        ${h(Stepper, { value: coins[i], least: 0, most, set: (value) => put(i, value), label: coinName(currency) })}
        <button class="all" disabled=${coins[i] >= most} onClick=${() => put(i, most)}>
          ${t("ch-all")}
          <span class="vh"> ${coinName(currency)}</span>
        </button>
      </div>`;
    })}
    <p class="total" role="status"><b>${sum(coins)}</b> ${says}</p>
    <div class="quick">
      <button disabled=${sum(coins) === 0} onClick=${() => set(coins.map(() => 0))}>${t("ch-none")}</button>
      <button onClick=${() => set(filled(room.most, room.total))}>${t("ch-fill")}</button>
    </div>
  </div>`;
}

/**
 * One of several, as a row of buttons.
 * @param {{label: string, all: any[], now: any, set: (one: any) => void, says: (one: any) => any}} props
 */
export const Choice = ({ label, all, now, set, says }) =>
  html`<div class="pickrow" role="group" aria-label=${label}>
    <span class="picklabel" aria-hidden="true">${label}</span>
    ${all.map(
      (one) =>
        html`<button key=${one} aria-pressed=${one === now ? "true" : "false"} onClick=${() => set(one)}>
          ${says(one)}
        </button>`,
    )}
  </div>`;

/** What a Server gives for a turn, in words. @param {{card: string, options: Record<string, any>}} props */
const Gives = ({ card, options }) => html`<small>${h(Badges, { card })} ${t("ch-does-" + card, options)}</small>`;

/** @param {Props} props */
export function Pay({ scene, me, session, options }) {
  const legal = session.legal.value;
  const forms = formsOf(legal, "pay");
  const numbers = [...new Set(forms.map(({ like }) => like.server))];
  const [wanted, setWanted] = useState(0);
  const [payee, setPayee] = useState(-1);
  const [coins, setCoins] = useState(/** @type {number[]} */ ([]));
  const [changes, setChanges] = useState(false);
  const number = numbers.includes(wanted) ? wanted : numbers[0];
  const own = forms.filter(({ like }) => like.server === number);
  const payees = own.map(({ like }) => like.payee);
  const to = payees.includes(payee) ? payee : payees[0];
  const form = own.find(({ like }) => like.payee === to);
  const skip = movesOf(legal, "begin_actions")[0];
  const room = form ? roomOf([form]) : null;
  const now =
    room && coins.length && sum(coins) <= room.total && coins.every((one, i) => one <= room.most[i])
      ? coins
      : room
        ? filled(room.most, room.total)
        : [];
  const choose = (/** @type {number} */ one) => {
    setWanted(one);
    setCoins([]);
    setChanges(false);
  };
  const pay = () => {
    choose(0);
    if (form) send(session, filledWith(form, { coins: now }));
  };
  const fits = form && fitting([form], now);
  const servers = scene.servers
    .filter((one) => one.seat === me && one.usable)
    .sort((one, other) => Number(one.paid) - Number(other.paid));
  const chosen = servers.find((one) => one.number === number);
  const foot = html`
    ${
      form &&
      html`<button class="btn go payit" disabled=${!fits || session.waiting.value !== ""} onClick=${pay}>
        ${h(Art, { id: "h-b-pay" })}
        <span>
          ${t("ch-pay", { price: room?.total ?? 0 })}
          <small>${t("ch-pay-text", { coins: coinsText(now), seat: to })}</small>
        </span>
      </button>`
    }
    ${
      skip &&
      html`<button
        class="btn ghost skipit"
        disabled=${session.waiting.value !== ""}
        onClick=${() => send(session, skip)}
      >
        <span>${t("ch-skip-pay")}<small>${t("ch-skip-pay-text")}</small></span>
      </button>`
    }`;
  return html`<${Panel} title=${t("ch-pay-title")} sub=${t("ch-phase-pay")} foot=${foot}>
    <p class="said lead">${t("ch-pay-lead")}</p>
    <ul class="pay">
      ${servers.map((one) => {
        const on = one.number === number;
        const may = numbers.includes(one.number);
        const inside = html`
          ${h(Art, { id: "h-a-" + one.card })}
          <span><b>${cardName(one.card)}</b>${h(Gives, { card: one.card, options })}</span>
          ${
            one.paid
              ? html`<em>${h(Icon, { name: "check" })}${t("ch-counts")}</em>`
              : html`<strong>${one.price}</strong>`
          }`;
        return html`<li key=${one.number} class=${(on ? "sel" : "") + (one.paid ? " done" : "")}>
          ${
            may
              ? html`<button class="one" aria-pressed=${on ? "true" : "false"} onClick=${() => choose(one.number)}>
                ${inside}
              </button>`
              : html`<div class="one">${inside}</div>`
          }
          ${
            on &&
            form &&
            room &&
            html`<div class="to">
              <span>${t("ch-pay-to", { coins: coinsText(now) })}</span>
              ${payees.map(
                (seat) =>
                  html`<button
                    key=${seat}
                    aria-pressed=${seat === to ? "true" : "false"}
                    onClick=${() => setPayee(seat)}
                  >
                    ${h(Token, { seat })}${nameOf(seat)}
                  </button>`,
              )}
              <button class="ch" aria-expanded=${changes ? "true" : "false"} onClick=${() => setChanges(!changes)}>
                ${t("ch-change-coins")}
              </button>
              ${changes && h(Amounts, { room, coins: now, set: setCoins, says: t("ch-pay-of", { price: room.total }) })}
            </div>`
          }
        </li>`;
      })}
    </ul>
    ${chosen && form?.like.empty_wallet && html`<p class="warning">${h(Icon, { name: "warn" })}${t("ch-empties")}</p>`}
  <//>`;
}
