// Paying a Server, and how coins are chosen wherever they are. Loaded when first wanted.

import { Art, dress, Icon } from "../../shell/icon.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html, useState } from "../../vendor/vendor.js";
import { Coin, CURRENCIES, cardName, coinCode, coinName, Token } from "./cards.js";
import { send } from "./choice.js";
import { filled, filledWith, fitting, formsOf, mostOf, movesOf, roomOf, sum } from "./forms.js";

await dress("games/blockchain", "choices");

/** @typedef {import("./types").Scene} Scene */
/** @typedef {{scene: Scene, me: number, session: import("../../live/session.js").Session}} Props */

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

/** @param {number} seat */
export const player = (seat) => html`${h(Token, { seat })}<span>${nameOf(seat)}</span>`;

/** @param {Props} props */
export function Pay({ scene, session }) {
  const legal = session.legal.value;
  const forms = formsOf(legal, "pay");
  const numbers = [...new Set(forms.map(({ like }) => like.server))];
  const [wanted, setWanted] = useState(0);
  const [payee, setPayee] = useState(-1);
  const [coins, setCoins] = useState(/** @type {number[]} */ ([]));
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
  const named = (/** @type {number} */ one) => {
    const found = scene.servers.find((server) => server.number === one);
    return html`
      ${h(Art, { id: "h-k-server", class: "tok" })}
      <span>${cardName(found?.card ?? "node")}<small>${t("ch-price", { price: found?.price ?? 0 })}</small></span>`;
  };
  const choose = (/** @type {any} */ one) => {
    setWanted(one);
    setCoins([]);
  };
  const pay = () => {
    setCoins([]);
    if (form) send(session, filledWith(form, { coins: now }));
  };
  const fits = form && fitting([form], now);
  return html`
    <div class="rhead"><h2 id="h-react">${t("ch-pay-title")}</h2><span class="sub">${t("ch-phase-pay")}</span></div>
    <p class="lead">${t("ch-pay-lead")}</p>
    ${
      form &&
      room &&
      html`
        ${
          numbers.length > 1
            ? h(Choice, { label: t("ch-servers"), all: numbers, now: number, set: choose, says: named })
            : html`<p class="theserver">${named(number)}</p>`
        }
        ${h(Choice, { label: t("ch-payee"), all: payees, now: to, set: setPayee, says: player })}
        ${h(Amounts, { room, coins: now, set: setCoins, says: t("ch-pay-of", { price: room.total }) })}
        ${form.like.empty_wallet && html`<p class="warning">${h(Icon, { name: "warn" })}${t("ch-empties")}</p>`}`
    }
    <div class="acts">
      ${
        form &&
        html`<button class="btn go payit" disabled=${!fits || session.waiting.value !== ""} onClick=${pay}>
          ${h(Art, { id: "h-b-pay" })}
          <span>${t("ch-pay", { price: room?.total ?? 0 })}<small>${t("ch-pay-text", { seat: to })}</small></span>
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
      }
    </div>`;
}
