// The book of Market Island on paper: the throws and the first Winning Card, then every player's row of a block.

import { Choice, Die } from "../../pages/book.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html, put } from "../../vendor/vendor.js";

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const SUITS = /** @type {const} */ ([
  ["C", "♣"],
  ["D", "♦"],
  ["H", "♥"],
  ["S", "♠"],
]);
const DECKS = ["I", "E", "A"];
const JOKERS = ["X1", "X2"];

export const unit = "mi-istoken";

/** What everybody has. @param {any} view @returns {number[]} */
export const standing = (view) => view.ledgers[0];

/** The start, then blocks. @param {number} number */
export const titled = (number) => (number ? t("book-mi-block", { round: number }) : t("book-mi-start"));

/** @typedef {import("../../pages/book.js").Draft} Draft */

/** @param {string} rank */
const said = (rank) => (JOKERS.includes(rank) ? "★ " + rank[1] : "AJQK".includes(rank) ? t("rank-" + rank) : rank);

/** A face; a joker has no suit. @param {string} rank @param {string} suit */
const ranked = (rank, suit) => rank + (JOKERS.includes(rank) ? "" : suit);

/**
 * A rank and a suit; jokers are only among the action cards.
 * @param {{label: string, face: string, jokers?: boolean, set: (face: string) => void}} props
 */
function Face({ label, face, jokers, set }) {
  const [, rank = "", suit = ""] = /^(X[12]|10|[2-9AJQK])?([CDHS])?$/.exec(face) ?? [];
  const ranks = jokers ? [...RANKS, ...JOKERS] : RANKS;
  return html`<div class="bk-face">
    <label class="field">
      <b>${label}</b>
      <select value=${rank} onChange=${(/** @type {any} */ { target }) => set(ranked(target.value, suit))}>
        <option value="">–</option>
        ${ranks.map((one) => html`<option key=${one} value=${one}>${said(one)}</option>`)}
      </select>
    </label>
    ${
      !rank.startsWith("X") &&
      h(Choice, {
        label: t("book-mi-suit"),
        now: suit,
        answers: SUITS.map((one) => [...one]),
        set: (one) => set(rank + one),
      })
    }
  </div>`;
}

/** One player's round. @param {{seat: number, draft: Draft}} props */
function Row({ seat, draft }) {
  const row = draft.value.rows?.[seat] ?? {};
  const set = (/** @type {Record<string, any>} */ more) =>
    put(draft, { ...draft.value, rows: { ...draft.value.rows, [seat]: { ...row, ...more } } });
  const decks = DECKS.map((deck, i) => [deck, t("book-mi-deck", { deck: ["income", "expense", "action"][i] })]);
  return html`<section class=${`panel stack p${seat}`}>
    <h2>${nameOf(seat)}</h2>
    ${h(Die, { label: t("book-mi-die"), now: row.die, set: (die) => set({ die }) })}
    ${h(Choice, { label: t("book-mi-took"), now: row.deck, answers: decks, set: (deck) => set({ deck }) })}
    ${h(Face, {
      label: t("book-mi-card"),
      face: row.face ?? "",
      jokers: row.deck === "A",
      set: (face) => set({ face }),
    })}
    ${h(Choice, {
      label: t("book-mi-mined"),
      now: row.mines ?? false,
      answers: [
        [true, t("yes")],
        [false, t("no")],
      ],
      set: (mines) => set({ mines }),
    })}
    ${row.mines && h(Face, { label: t("book-mi-with"), face: row.mined ?? "", set: (mined) => set({ mined }) })}
    <label class="field">
      <b>${t("book-mi-abacus")}</b>
      <input
        type="number"
        inputmode="numeric"
        value=${row.balance ?? ""}
        onInput=${(/** @type {any} */ { target }) => set({ balance: target.value })}
      />
      <small>${t("book-mi-compare")}</small>
    </label>
  </section>`;
}

/** @param {{view: any, draft: Draft}} props */
export function Fields({ view, draft }) {
  if (view.phase !== "first")
    return html`<h2 class="bk-title">${t("book-mi-block", { round: view.round })}</h2>
      ${view.order.map((/** @type {number} */ seat) => h(Row, { key: seat, seat, draft }))}`;
  const first = draft.value.first ?? {};
  return html`<section class="panel stack">
    <h2>${t("book-mi-start")}</h2>
    ${view.throws.map((/** @type {number} */ _, /** @type {number} */ seat) =>
      h(Die, {
        key: seat,
        label: nameOf(seat),
        now: first[seat],
        set: (die) => put(draft, { ...draft.value, first: { ...first, [seat]: die } }),
      }),
    )}
    ${h(Face, {
      label: t("book-mi-winning"),
      face: draft.value.winning ?? "",
      set: (winning) => put(draft, { ...draft.value, winning }),
    })}
  </section>`;
}

/** The form as the server reads it. @param {any} view @param {Record<string, any>} draft */
export function formOf(view, draft) {
  const throws = draft.throws ?? [];
  if (view.phase === "first") {
    const first = view.throws.map((/** @type {number} */ _, /** @type {number} */ seat) => draft.first?.[seat] ?? 0);
    return { winning: draft.winning ?? "", throws: [...first, ...throws] };
  }
  const rows = view.order.map((/** @type {number} */ seat) => {
    const row = draft.rows?.[seat] ?? {};
    const card = row.deck && row.face ? row.deck + row.face : "";
    return { seat, die: row.die ?? 0, card, mined: row.mines ? (row.mined ?? "?") || "?" : "" };
  });
  const shown = view.ledgers[0].map(
    (/** @type {number} */ _, /** @type {number} */ seat) => draft.rows?.[seat]?.balance ?? "",
  );
  const balances = shown.every((/** @type {string} */ one) => one !== "") ? shown.map(Number) : [];
  return { rows, throws, balances };
}
