// Cards, drawn: faces of the standard deck, faces of block cards, and backs.

import { t } from "../../shell/words.js";
import { html } from "../../vendor/vendor.js";
import { deckOf, face } from "./points.js";

/** What stands on the block cards. @type {import("./types").Box | null} */
let box = null;

export async function loadBox() {
  if (box) return box;
  const answer = await fetch(new URL("./box.json", import.meta.url));
  box = /** @type {import("./types").Box} */ (await answer.json());
  return box;
}

/**
 * Effect, amount and side of a block card.
 * @param {string} card
 * @param {string} preset
 */
export function meaning(card, preset) {
  const deck = deckOf(card);
  if (deck === "action") return { deck, effect: box?.action[preset]?.[card.slice(1)] ?? "fire", amount: 0, side: "" };
  const found = box?.[deck === "income" ? "income" : "expense"].find((one) => one.card === card);
  return { deck, effect: deck, amount: found?.amount ?? 0, side: found?.side ?? "left" };
}

/** The squares of a ring. @param {number} size @returns {string[]} */
export const squaresOf = (size) => box?.rings[String(size)] ?? [];

/** The name of a card for those who listen. @param {string} card */
export function spokenCard(card) {
  const { rank, suit } = face(card);
  return rank ? t("mi-card", { rank, suit }) : t("mi-joker");
}

const use = (/** @type {string} */ id, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) =>
  html`<use href=${"#" + id} x=${x} y=${y} width=${size} height=${size} />`;

const RANK = (/** @type {string} */ rank) =>
  rank ? (t("rank-" + rank).startsWith("rank-") ? rank : t("rank-" + rank)) : "★";

const SUITS = /** @type {Record<string, string>} */ ({ C: "♣", D: "♦", H: "♥", S: "♠" });

/** A card in a sentence; the letter of a block card's deck is left out. @param {string} card */
export function cardText(card) {
  const { rank, suit } = face(card);
  return RANK(rank) + (SUITS[suit] ?? "");
}

/** Cards, decks and squares as the sentences name them. */
export const formatters = {
  CARD: (/** @type {string[]} */ cards) => cards.map(cardText).join(", "),
  DECK: (/** @type {string[]} */ [deck]) => t("deck-" + deck),
  SQUARE: (/** @type {string[]} */ [square]) => t("square-" + square),
};

/** A standard card. @param {{card: string}} props */
export function Face({ card }) {
  const { rank, suit } = face(card);
  return html`<svg
    viewBox="0 0 120 168"
    class=${"cardsvg suit-" + suit}
    data-explain="mi-mining"
    role="img"
    aria-label=${spokenCard(card)}
  >
    <rect x="1.5" y="1.5" width="117" height="165" rx="13" class="paper" />
    <path d="M9 46V20A11 11 0 0 1 20 9h80a11 11 0 0 1 11 11v128a11 11 0 0 1-11 11H58" class="hair" />
    <text x=${rank === "10" ? 11 : 15} y="57" class=${"rank" + (rank === "10" ? " ten" : "")}>${RANK(rank)}</text>
    ${use("s-" + suit, 17, 66, 27)}${use("s-" + suit, 46, 84, 66)}
  </svg>`;
}

/** @type {Record<string, string>} */
const PICTURES = {
  income: "i-income",
  expense: "i-expense",
  fire: "i-fire",
  jellyfish: "i-jelly",
  totem: "i-totem",
  axe: "i-axe",
};

/** A block card, face up. @param {{card: string, preset: string}} props */
export function BlockFace({ card, preset }) {
  const { rank, suit } = face(card);
  const { deck, effect, amount } = meaning(card, preset);
  const sign = deck === "income" ? "+" : "−";
  const below = deck === "action" ? t("effect-" + effect) : sign + amount;
  const label = t("mi-block-card", {
    effect: t("effect-" + effect),
    amount: amount ? below : "none",
    card: spokenCard(card),
  });
  return html`<svg
    viewBox="0 0 120 168"
    class=${`cardsvg tx k-${deck} suit-${suit}`}
    data-explain=${"mi-" + effect}
    role="img"
    aria-label=${label}
  >
    <rect x="1.5" y="1.5" width="117" height="165" rx="13" class="paper" />
    <path d="M1.5 128h117v25.5a13 13 0 0 1-13 13h-91a13 13 0 0 1-13-13z" class="tint" />
    <path d="M1.5 128h117" class="tintline" />
    <text x="14" y="40" class="rank sm">${RANK(rank)}</text>
    ${suit && use("s-" + suit, rank === "10" ? 50 : 40, 18, 22)}${use(PICTURES[effect], 22, 46, 76)}
    <text
      x="60"
      y=${deck === "action" ? 154 : 157}
      text-anchor="middle"
      class=${"amount" + (deck === "action" ? " word" : "")}
    >
      ${below}
    </text>
  </svg>`;
}

/** A back; kind is a deck or "mine". @param {{kind: string, label: string}} props */
export function Back({ kind, label }) {
  return html`<svg
    viewBox="0 0 120 168"
    class=${"cardsvg back b-" + kind}
    data-explain=${kind === "mine" ? "mi-mining" : "mi-" + kind}
    role="img"
    aria-label=${label}
  >
    <rect x="1.5" y="1.5" width="117" height="165" rx="13" class="paper" />
    <rect x="8" y="8" width="104" height="152" rx="9" class="field" />
    <rect x="8" y="8" width="104" height="152" rx="9" fill="url(#p-back)" />
    <rect x="14" y="14" width="92" height="140" rx="6" class="inset" />
    <circle cx="60" cy="84" r="37" class="medal" />
    ${kind === "mine" ? use("i-coin", 38, 62, 44) : use("i-" + kind, 33, 57, 54)}
  </svg>`;
}

/** Two steel links. */
export const Link = () => html`<svg viewBox="0 0 60 34" class="ln" aria-hidden="true">
  ${[3, 26].map(
    (x) =>
      html`
        <rect x=${x} y="7" width="32" height="20" rx="10" class="lo" />
        <rect x=${x} y="7" width="32" height="20" rx="10" class="li" />`,
  )}
</svg>`;
