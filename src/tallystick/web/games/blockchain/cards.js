// Cards, coins and players of Blockchain, drawn. A kind of card is a colour, a sign, a pattern and an edge; a currency
// a colour, a glyph and a code.

import { Art } from "../../shell/icon.js";
import { listed, nameOf, t } from "../../shell/words.js";
import { h, html, useLayoutEffect, useRef } from "../../vendor/vendor.js";

/**
 * @typedef {{card: string, copies: number, kind: string, mine?: number, chain?: number, trade?: number, store?: number,
 * pay?: number, reroll?: number}} CardData
 */

/** @type {Record<string, CardData>} */
const CARDS = {};

export async function loadBox() {
  if (Object.keys(CARDS).length) return;
  const answer = await fetch(new URL("./box.json", import.meta.url));
  for (const one of (await answer.json()).cards) CARDS[one.card] = one;
}

export const CURRENCIES = ["btc", "eth", "ltc", "dash", "ppc"];
export const BADGES = ["mine", "chain", "trade", "store"];

/** @param {string} card @returns {CardData} */
export const cardData = (card) => CARDS[card] ?? { card, copies: 0, kind: "hack" };
/** @param {string} card */
export const cardName = (card) => t("named-" + card);
/** @param {string} tile */
export const coinName = (tile) => t(tile === "wild" ? "ch-coin-wild" : "named-" + tile);
/** @param {string} tile */
export const coinCode = (tile) => (tile === "wild" ? t("ch-wild-code") : tile.toUpperCase());
/** @param {number} seat @param {number | null} me */
export const who = (seat, me) => (seat === me ? t("you") : nameOf(seat));

/** Coins in a sentence: 2 Litecoin and 1 Dash. @param {number[]} coins */
export const coinsText = (coins) =>
  listed(coins.flatMap((count, i) => (count ? [t("ch-coins", { count, coin: coinName(CURRENCIES[i]) })] : [])));

/** Cards and coins as the sentences name them; of coins there is one amount for each currency. */
export const formatters = {
  NAMED: (/** @type {string[]} */ cards) => listed(cards.map(cardName)),
  COINS: (/** @type {string[]} */ amounts) =>
    listed(amounts.flatMap((count, coin) => (count === "0" ? [] : [t("coin-" + coin, { count })]))),
};

/** A coin with its glyph. @param {{kind: string}} props */
export const Coin = ({ kind }) =>
  html`<span class=${"coin " + kind} aria-hidden="true">${h(Art, { id: "h-c-" + kind })}</span>`;

/** A player's shape. @param {{seat: number}} props */
export const Token = ({ seat }) => h(Art, { id: "h-pl-" + seat, class: "tok" });

/**
 * A decision: its head and its foot stay in sight, only what is between them scrolls.
 * @param {{title: any, sub?: any, foot?: any, children?: any}} props
 */
export function Panel({ title, sub, foot, children }) {
  const middle = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const element = middle.current;
    if (!element) return;
    if (element.scrollHeight > element.clientHeight + 1)
      element.tabIndex = 0; // to be scrolled with the keyboard
    else element.removeAttribute("tabindex");
  });
  return html`
    <div class="rhead"><h2 id="h-react">${title}</h2>${sub && html`<span class="sub">${sub}</span>`}</div>
    <div class="mid" ref=${middle}>${children}</div>
    ${foot && html`<div class="acts">${foot}</div>`}`;
}

/** The badges of a card with their signs. @param {{card: string, price?: boolean}} props */
export const Badges = ({ card, price }) =>
  html`${[...(price && cardData(card).pay ? ["pay"] : []), ...BADGES].map((badge) => {
    const count = /** @type {any} */ (cardData(card))[badge] ?? 0;
    return (
      count > 0 &&
      html`<span class="bdg" key=${badge}>
        ${h(Art, { id: "h-b-" + badge })}
        <b>${count}</b>
        <span class="vh"> ${t("ch-badge-" + badge)} </span>
      </span>`
    );
  })}`;

/** What stands under a card's picture. @param {{card: string}} props */
export function Effects({ card }) {
  const data = cardData(card);
  if (data.kind === "hack") return html`<span class="eff">${t("ch-short-" + card)}</span>`;
  return html`
    ${h(Badges, { card, price: true })}
    ${data.reroll && html`<span class="bdg re">${t("ch-rerolls")}</span>`}`;
}

const PATTERNS = /** @type {Record<string, string>} */ ({ block: "corr", server: "rack", hack: "glitch" });

/** A card from the front. @param {{card: string}} props */
export function CardFace({ card }) {
  const { kind } = cardData(card);
  return html`<div class=${"card k-" + kind} data-explain=${"ch-" + card}>
    <div class="pic">
      <svg class="pat" aria-hidden="true">
        <rect width="100%" height="100%" fill=${`url(#h-p-${PATTERNS[kind]})`} />
      </svg>
      <span class="kind">${h(Art, { id: "h-k-" + kind })}<span>${t("ch-kind-" + kind)}</span></span>
      ${h(Art, { id: "h-a-" + card, class: "artw" })}
    </div>
    <div class="cap">
      <b class=${"nm" + (cardName(card).length > 10 ? " long" : "")}>${cardName(card)}</b>
      <div class="ft">${h(Effects, { card })}</div>
    </div>
  </div>`;
}

/** A card said aloud: its kind, and what it brings. @param {string} card */
export function cardLabel(card) {
  const data = cardData(card);
  const badges = [...(data.pay ? ["pay"] : []), ...BADGES].flatMap((badge) =>
    /** @type {any} */ (data)[badge]
      ? [t("ch-badge-count", { badge: t("ch-badge-" + badge), count: /** @type {any} */ (data)[badge] })]
      : [],
  );
  return t("ch-card-label", {
    card: cardName(card),
    kind: t("ch-kind-" + data.kind),
    what: data.kind === "hack" ? t(`named-${card}.text`) : listed(badges),
  });
}
