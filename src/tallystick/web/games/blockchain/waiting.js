// While others act: what is going on, what last happened to this seat, and when it wants to be asked. Loaded when first
// needed.

import { dress } from "../../shell/icon.js";
import { asking } from "../../shell/settings.js";
import { nameOf, t, weighted } from "../../shell/words.js";
import { h, html, put } from "../../vendor/vendor.js";
import { Coin, CURRENCIES, cardName, coinName, coinsText, Panel, Token, who } from "./cards.js";
import { open } from "./choice.js";

await dress("games/blockchain", "panels");

/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("../../live/session.js").Session} Session */
/** @typedef {{coins: [number, string][], says: string}} Happened */

/** Coins that came or went, one for each currency. @param {number[]} coins @param {number} sign */
const moved = (coins, sign) =>
  /** @type {[number, string][]} */ (coins.flatMap((count, i) => (count ? [[sign * count, CURRENCIES[i]]] : [])));

/**
 * What an event did to this seat; null when nothing.
 * @param {any} event
 * @param {number} me
 * @param {string} hack the last Hack that worked before it, and whose
 * @returns {Happened | null}
 */
export function happened(event, me, hack) {
  switch (event.event) {
    case "ch_trade_done": {
      if (event.seat !== me && event.partner !== me) return null;
      const sign = event.seat === me ? 1 : -1;
      const coins = /** @type {[number, string][]} */ ([
        [-sign * event.given, event.give],
        [sign * event.got, event.take],
      ]);
      const other = nameOf(event.seat === me ? event.partner : event.seat);
      return {
        coins: coins.filter(([count]) => count),
        says: hack || t("ch-me-trade", { who: event.seat === me ? "you" : "other", other }),
      };
    }
    case "ch_trade_failed": {
      if (event.seat !== me && event.partner !== me) return null;
      const lost = event.lost ? [[event.seat === me ? -event.lost : event.lost, event.give]] : [];
      return {
        coins: /** @type {[number, string][]} */ (lost),
        says: t("ch-me-failed", {
          why: event.why,
          who: event.seat === me ? "you" : "other",
          other: nameOf(event.seat === me ? event.partner : event.seat),
        }),
      };
    }
    case "ch_server_paid":
      return event.payee === me && event.payer !== me
        ? {
            coins: moved(event.coins, 1),
            says: t("ch-me-paid", { other: nameOf(event.payer), card: cardName(event.card) }),
          }
        : null;
    case "ch_server_crashed":
      return event.seat === me ? { coins: [], says: t("ch-server-lost", { card: cardName(event.card) }) } : null;
    case "ch_coins_stored":
      return event.seat === me ? { coins: [], says: t("ch-me-stored", { coins: coinsText(event.coins) }) } : null;
    case "ch_cards_drawn":
      return event.seat === me && event.cards && event.why !== "deal"
        ? { coins: [], says: t("ch-me-drew", { cards: event.cards.map(cardName).join(", ") }) }
        : null;
    case "ch_time_ran_out":
      return event.seats.includes(me) ? { coins: [], says: t("ch-me-late") } : null;
    default:
      return null;
  }
}

/**
 * The last things that happened to this seat, newest first.
 * @param {Session} session
 * @param {number} me
 * @param {number} most
 */
export function lastOf(session, me, most = 3) {
  /** @type {Happened[]} */
  const found = [];
  const entries = session.replica.entries;
  for (let i = entries.length - 1; i >= 0 && found.length < most && i > entries.length - 160; i--) {
    let hack = "";
    /** @type {Happened[]} */
    const here = [];
    for (const event of session.replica.eventsOf(entries[i])) {
      if (event.event === "ch_hack_worked" && event.seat !== me && /flash_swap|shock/.test(event.card))
        hack = t("ch-me-" + event.card, { other: nameOf(event.seat) });
      if (event.event === "ch_hack_worked" && event.seat === me) hack = t("ch-me-held", { card: cardName(event.card) });
      const one = happened(event, me, hack);
      if (one) here.unshift(one);
    }
    found.push(...here);
  }
  return found.slice(0, most);
}

/** @param {{session: Session, me: number}} props */
const Mine = ({ session, me }) => {
  const last = lastOf(session, me);
  return (
    last.length > 0 &&
    html`
      <h3>${t("ch-happened")}</h3>
      <ul class="mine">
        ${last.map(
          ({ coins, says }, i) =>
            html`<li key=${i}>
              ${coins.map(
                ([count, kind]) =>
                  html`<b class=${count > 0 ? "up" : "dn"}>
                    ${count > 0 ? "+" : "−"}${Math.abs(count)} ${h(Coin, { kind })}
                    <span class="vh">${coinName(kind)} </span>
                  </b>`,
              )}
              ${says}
            </li>`,
        )}
      </ul>`
  );
};

/** What a Hack does when it works. @param {import("./types").Stacked} one @param {Scene} scene */
function effect(one, scene) {
  const server = scene.servers.find((found) => found.number === one.server);
  return t("ch-will-" + one.card, {
    tiles: one.tiles.map(coinName).join(" · "),
    server: server ? cardName(server.card) : "",
    owner: server ? who(server.seat, scene.me) : "",
    seat: scene.active,
  });
}

/** What is asked about, in sentences: what is announced, and each Hack. @param {{scene: Scene, me: number}} props */
export function Said({ scene, me }) {
  const deal = scene.announced;
  if (!deal) return null;
  const top = scene.stack.at(-1);
  const actor = deal.seat === me ? "you" : "other";
  const args = {
    who: actor,
    seat: deal.seat,
    partner: deal.partner === me ? "you" : "other",
    with: deal.partner ?? 0,
    card: deal.card ? cardName(deal.card) : "",
    coins: coinsText(deal.coins),
    tile: deal.tile ? coinName(deal.tile) : "none",
    give: scene.ring.find((one) => one.tile === deal.from_tile)?.die ?? 0,
    giving: deal.give ? coinName(deal.give) : "",
    ask: deal.ask,
    taking: deal.take ? coinName(deal.take) : "",
  };
  const action = t("ch-announced-" + deal.kind, args);
  return html`
    ${(!top || deal.kind !== "hack") && html`<p class="said">${h(Token, { seat: deal.seat })} ${weighted(action)}</p>`}
    ${scene.stack.map(
      (one, i) =>
        html`<p key=${i} class=${"said hack" + (one.void ? " void" : "")}>
          <i>${i + 1}</i>
          ${h(Token, { seat: one.seat })} ${who(one.seat, me)}:
          <b> ${cardName(one.card)}</b> ${one.void ? t("ch-is-discarded") : effect(one, scene)}
        </p>`,
    )}`;
}

/** Somebody else acts. @param {{scene: Scene, me: number, session: Session}} props */
export function Wait({ scene, me, session }) {
  const wish = session.lobby.value?.players[me]?.asking ?? "always";
  const own = scene.active === me && !scene.out[me];
  const says = scene.out[me]
    ? "ch-you-are-out"
    : scene.phase === "window"
      ? own
        ? "ch-others-answer"
        : "ch-wait-act"
      : ["arrange", "pay", "discard"].includes(scene.phase)
        ? "ch-wait-" + scene.phase
        : "ch-wait-act";
  const title = t(own && scene.phase !== "window" ? "ch-moment" : says, { seat: scene.active });
  const asks = scene.ahead?.asks.includes(me) || !scene.ahead; // answered already, or passed for
  const quiet = scene.phase === "window" && scene.announced && !scene.out[me];
  return html`<${Panel} title=${title} sub=${t("ch-no-clock-you")}>
    ${
      quiet &&
      html`<div class="quiet">
        ${h(Said, { scene, me })}
        <p class="nothing">${t(asks ? "ch-you-answered" : "ch-nothing-for-you")}</p>
      </div>`
    }
    ${
      wish === "missed"
        ? html`<p class="warning">${t("ch-you-missed")}</p>`
        : !own && html`<p class="why">${t(scene.out[me] ? "ch-out-text" : "ch-wait-text", { wish })}</p>`
    }
    ${h(Mine, { session, me })}
    ${
      !scene.out[me] &&
      html`<button class="linkish askme" onClick=${() => put(open, "ask")}>
        ${t("ch-ask-me", { to: asking.value })}
      </button>`
    }
  <//>`;
}

/** When this device wants to be asked; everybody may know it. @param {{session: Session, me: number}} props */
export function AskMe({ session, me }) {
  const wish = session.lobby.value?.players[me]?.asking;
  const choose = (/** @type {string} */ to) => {
    asking.value = to;
    session.ask(to);
    open.value = "";
  };
  const foot = html`<button class="btn ghost" onClick=${() => put(open, "")}><span>${t("ch-back")}</span></button>`;
  return html`<${Panel} title=${t("ch-ask-me-title")} foot=${foot}>
    <div class="orders" role="group" aria-label=${t("ch-ask-me-title")}>
      ${["concerns", "always"].map(
        (to) =>
          html`<button
            key=${to}
            aria-pressed=${(wish === "always" ? "always" : "concerns") === to ? "true" : "false"}
            onClick=${() => choose(to)}
          >
            <b>${t("ch-order-" + to)}</b>
            <small>${t("ch-order-text-" + to)}</small>
          </button>`,
      )}
    </div>
    <p class="note">${t("ch-order-note")}</p>
  <//>`;
}
