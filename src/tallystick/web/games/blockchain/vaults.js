// What everybody sees of everybody: wallets, cold storage and Servers; the phase of the turn, its chained Blocks and
// what is left of its badges.

import { Copies, chipClass, clock, Who } from "../../shell/around.js";
import { Art, Icon } from "../../shell/icon.js";
import { t } from "../../shell/words.js";
import { h, html, useEffect, useState } from "../../vendor/vendor.js";
import { BADGES, Coin, CURRENCIES, cardData, cardName, coinCode, coinName, Token, who } from "./cards.js";
import { sum } from "./forms.js";

/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("../../live/session.js").Session} Session */

export const FULL = 50;

/** What a player is doing, in a word. @param {Scene} scene @param {number} seat @param {number | null} me */
export function doing(scene, seat, me) {
  if (scene.out[seat]) return t("ch-is-out");
  if (scene.phase === "over") return "";
  if (scene.phase === "window") {
    if (scene.announced?.kind === "trade" && scene.announced.partner === seat && !scene.asked.includes(seat))
      return t("ch-asked-to-trade");
    return t(
      scene.asked.includes(seat) ? "ch-is-asked" : scene.attends[seat] === "always" ? "ch-has-answered" : "ch-by-order",
    );
  }
  return scene.active === seat ? t(seat === me ? "ch-own-turn" : "ch-is-playing") : "";
}

/**
 * What the running trade would change in a wallet.
 * @param {Scene} scene
 * @param {number} seat
 * @param {string} currency
 */
function change(scene, seat, currency) {
  const deal = scene.announced;
  if (deal?.kind !== "trade") return 0;
  const sign = seat === deal.seat ? 1 : seat === deal.partner ? -1 : 0;
  return (
    sign *
    ((currency === deal.take ? (deal.would_get ?? 0) : 0) - (currency === deal.give ? (deal.would_give ?? 0) : 0))
  );
}

/** What a player has, in the wallet and in cold storage. @param {{scene: Scene, seat: number}} props */
const Coffers = ({ scene, seat }) => html`<table>
  <thead>
    <tr>
      <th scope="col"><span class="vh">${t("ch-currency")}</span></th>
      <th scope="col">${t("ch-wallet")}</th>
      <th scope="col">${t("ch-cold")}</th>
      <th scope="col" class="r"><b data-purse=${"cold" + seat}>${sum(scene.stored[seat])}</b>/${FULL}</th>
    </tr>
  </thead>
  <tbody>
    ${CURRENCIES.map((currency, i) => {
      const by = change(scene, seat, currency);
      const stored = scene.stored[seat][i];
      return html`<tr key=${currency}>
        <th scope="row">
          ${h(Coin, { kind: currency })}
          <span class="code" title=${coinName(currency)}>${coinCode(currency)}</span>
        </th>
        <td class="w" data-explain="ch-wallet">
          <b data-purse=${`wallet${seat}`}>${scene.wallets[seat][i]}</b>
          ${by !== 0 && html`<span class=${"dl " + (by > 0 ? "up" : "dn")}>${by > 0 ? "+" : "−"}${Math.abs(by)}</span>`}
        </td>
        <td class="cold" data-explain="ch-cold">
          <span class=${"pips " + currency} aria-hidden="true">
            ${Array.from({ length: 10 }, (_, q) => html`<i class=${q < stored ? "on" : ""}></i>`)}
          </span>
        </td>
        <td class="r">${stored}<span class="vh"> ${t("ch-of-ten")}</span></td>
      </tr>`;
    })}
  </tbody>
</table>`;

/** @param {{scene: Scene, seat: number, place: number, me: number | null, session?: Session | null}} props */
export function Vault({ scene, seat, place, me, session }) {
  const player = session?.lobby.value?.players[seat];
  const servers = scene.servers.filter((one) => one.seat === seat);
  const turn = scene.active === seat && scene.phase !== "over";
  const state = `${seat === me ? " me" : ""}${turn ? " turn-of" : ""}${scene.out[seat] ? " out" : ""}`;
  return html`<section
    class=${`panel ledger vault v${place}${state}`}
    id=${seat === me ? "ledger" : undefined}
    style=${{ "--vp": `var(--p${seat})` }}
    aria-label=${t("ch-vault-of", { who: seat === me ? "you" : "other", seat })}
  >
    <i class="strip"></i>
    <div class="vh1">
      ${h(Token, { seat })}
      <h2>${h(Who, { player, seat, me })}</h2>
      <em>${doing(scene, seat, me)}</em>
      <span class="hc" data-explain="ch-hand" title=${t("ch-cards-in-hand", { count: scene.hands[seat] })}>
        ${h(Icon, { name: "cards" })}
        <b>${scene.hands[seat]}</b>
        <span class="vh"> ${t("ch-cards-in-hand", { count: scene.hands[seat] })}</span>
      </span>
    </div>
    ${h(Coffers, { scene, seat })}
    <p class="srv">
      ${servers.length ? html`<span class="vh">${t("ch-servers")}</span>` : html`<i>${t("ch-no-servers")}</i>`}
      ${servers.map(
        (one) =>
          html`<span key=${one.number} class=${one.paid ? "on" : ""} data-explain=${"ch-" + one.card}>
            ${h(Art, { id: "h-k-server" })}
            <b>${cardName(one.card)}</b>
            ${" "}
            ${t("ch-server-state", {
              state: one.paid ? "paid" : !one.usable ? "new" : "idle",
              price: cardData(one.card).pay ?? 0,
            })}
          </span>`,
      )}
    </p>
    ${session && (seat === me || (me === null && place === 1)) && h(Copies, { session })}
  </section>`;
}

/** Everybody's place around the ring: your own last. @param {Scene} scene @param {number | null} me */
export const around = (scene, me) =>
  scene.wallets.map((_, i) => (me === null ? i : (me + 1 + i) % scene.wallets.length));

/** @param {{scene: Scene, me: number | null, session: Session}} props */
export const Vaults = ({ scene, me, session }) =>
  html`${around(scene, me).map((seat, i) =>
    h(Vault, { key: seat, scene, seat, me, session, place: seat === me ? 0 : i + 1 }),
  )}`;

/** The cold storages above the ring on a phone. @param {{scene: Scene, me: number | null, session: Session}} props */
export function Chips({ scene, me, session }) {
  const players = session.lobby.value?.players ?? [];
  return html`<ul class="chips" aria-label=${t("ch-stored-of-all")} style=${{ "--n": scene.wallets.length }}>
    ${around(scene, me).map(
      (seat) =>
        html`<li
          key=${seat}
          class=${chipClass(seat, { me, turn: scene.active === seat, player: players[seat], out: scene.out[seat] })}
        >
          ${h(Token, { seat })}
          <span>${who(seat, me)}</span>
          ${h(Art, { id: "h-b-store", class: "ic" })}
          <b data-purse=${"cold" + seat}>${sum(scene.stored[seat])}</b>
        </li>`,
    )}
  </ul>`;
}

const PHASES = ["mine", "pay", "action", "discard"];

/** @param {Scene} scene */
const phaseOf = (scene) =>
  scene.phase === "pay"
    ? 1
    : scene.phase === "action"
      ? 2
      : scene.phase === "window"
        ? scene.announced?.kind === "between"
          ? 4
          : 2
        : scene.phase === "discard"
          ? 3
          : scene.phase === "over"
            ? 4
            : 0;

/** The phase of the turn. @param {{scene: Scene, me: number | null}} props */
export function Phases({ scene, me }) {
  const now = phaseOf(scene);
  return html`<ol
    class="phases"
    data-explain="ch-phases"
    aria-label=${t("ch-phase-of", { turn: scene.turn, seat: scene.active, who: scene.active === me ? "you" : "other" })}
  >
    ${PHASES.map(
      (phase, i) =>
        html`<li
          key=${phase}
          class=${i < now ? "done" : i === now ? "now" : ""}
          aria-current=${i === now ? "step" : undefined}
        >
          <span>${t("ch-phase-" + phase)}</span>
        </li>`,
    )}
  </ol>`;
}

/** Milliseconds until the clock ends the open window; null when none runs. @param {any} session @param {Scene} scene */
export function useTimeLeft(session, scene) {
  const wait = session?.wait?.value;
  const running = wait && scene.phase === "window" && wait.number === session.view.value?.window;
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    if (!running) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [running, wait?.number]);
  return running ? Math.max(0, wait.endsAt - now) : null;
}

/** The time to answer, or the turn. @param {{session: Session, scene: Scene}} props */
export function Timer({ session, scene }) {
  const left = useTimeLeft(session, scene);
  if (left !== null)
    return html`<span class=${"timer" + (left < 6000 ? " late" : "")} role="timer">
      ${h(Icon, { name: "clock" })}
      <span class="vh">${t("ch-time-left")}</span> ${clock(left + 999)}
    </span>`;
  return html`<span class="timer rounds">
    ${h(Icon, { name: "hex" })}
    <span class="vh">${t("ch-turn-word")}</span>
    ${scene.turn}
  </span>`;
}

/** @param {Scene} scene @returns {[string, number, number][]} */
const left = ({ badges }) => [
  ["mine", badges.mine, badges.mine_total],
  ["chain", badges.plays, badges.plays_total],
  ["trade", badges.trade, badges.trade_total],
  ["store", badges.store, badges.store_total],
];

/** What is left of each badge, in one row for a phone. @param {{scene: Scene}} props */
export const Left = ({ scene }) =>
  html`<ul class="mini" aria-label=${t("ch-left")}>
    <li>${t("ch-left-word")}</li>
    ${left(scene).map(
      ([badge, count]) =>
        html`<li key=${badge} class=${count ? "" : "nil"} data-explain=${"ch-badge-" + badge}>
          ${h(Art, { id: "h-b-" + badge })}
          <span>${t("ch-badge-" + badge)}</span>
          <b>${count}</b>
        </li>`,
    )}
  </ul>`;

/** A Block as a container with its badges. @param {{card: string}} props */
const Container = ({ card }) =>
  html`<li class="ctr" data-explain=${"ch-" + card}>
    <b>${cardName(card)}</b>
    <span>
      ${BADGES.map((badge) => {
        const count = /** @type {any} */ (cardData(card))[badge];
        return (
          count > 0 &&
          html`<em key=${badge}>
            ${h(Art, { id: "h-b-" + badge })}${count}
            <span class="vh"> ${t("ch-badge-" + badge)}</span>
          </em>`
        );
      })}
    </span>
  </li>`;

/**
 * The Blocks of this turn, chained, and what is left of its badges.
 * @param {{scene: Scene, me: number | null, extra?: any}} props
 */
export function Turn({ scene, me, extra }) {
  const paid = scene.servers.filter((one) => one.paid && one.seat === scene.active);
  return html`<section class="panel chain thisturn" id="chain" aria-labelledby="h-turn">
    <h2 id="h-turn">
      ${
        scene.phase === "over"
          ? t("ch-harbour-closed")
          : t("ch-turn-of", { who: scene.active === me ? "you" : "other", seat: scene.active })
      }
    </h2>
    <ol class="train" tabindex="0" aria-label=${t("ch-blocks-played", { count: scene.blocks.length })}>
      ${
        scene.blocks.length
          ? scene.blocks.map(
              (card, i) =>
                html`
                  ${
                    i > 0 &&
                    html`<li class="lk" aria-hidden="true" key=${"link" + i}>
                      <svg viewBox="0 0 44 24">
                        <rect x="3" y="5" width="22" height="14" rx="7" />
                        <rect x="19" y="5" width="22" height="14" rx="7" />
                      </svg>
                    </li>`
                  }
                  ${h(Container, { key: i, card })}`,
            )
          : html`<li class="ctr bare">${t("ch-no-blocks")}</li>`
      }
    </ol>
    <ul class="left">
      ${left(scene).map(
        ([badge, count, total]) =>
          html`<li key=${badge} class=${count ? "" : "nil"} data-explain=${"ch-badge-" + badge}>
            <span class="ln">${h(Art, { id: "h-b-" + badge })}${t("ch-badge-" + badge)}</span>
            <strong>${count}<small> ${t("ch-of-left", { total })}</small></strong>
            <small>${t("ch-left-" + badge, { count })}</small>
          </li>`,
      )}
    </ul>
    ${
      scene.badges.locked > 0 &&
      html`<p class="locked">${h(Icon, { name: "lock" })}${t("ch-locked", { count: scene.badges.locked })}</p>`
    }
    ${
      paid.length > 0 &&
      html`<p class="srv">
        <span class="vh">${t("ch-servers-used")}</span>
        ${paid.map(
          (one) =>
            html`<span
              class="on"
              key=${one.number}
              data-explain=${"ch-" + one.card}
            >
              ${h(Art, { id: "h-k-server" })}<b>${cardName(one.card)}</b></span>`,
        )}
      </p>`
    }
    <p
      class="deckline"
      data-explain="ch-deck"
    >
      ${t("ch-deck", { count: scene.deck, discards: scene.discards.length })}</p>
    ${extra}
  </section>`;
}
