// The book of CryptoMiner on paper: the throws for the start, then every player's turn of a round.

import { Choice, Die } from "../../pages/book.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html, put } from "../../vendor/vendor.js";

const box = await fetch(new URL("./box.json", import.meta.url)).then((answer) => answer.json());
const CARDS = /** @type {{card: string, value: number, symbols: string}[]} */ (box.block);

export const unit = "book-cm-coins";

/** What everybody has. @param {any} view @returns {number[]} */
export const standing = (view) => view.coins;

/** The start, then rounds. @param {number} number */
export const titled = (number) => (number ? t("book-cm-round", { round: number }) : t("book-cm-start"));

/** @typedef {import("../../pages/book.js").Draft} Draft */

/** @param {{label: string, now: string, answers: string[][], set: (value: string) => void}} props */
const Pick = ({ label, now, answers, set }) => html`<label class="field">
  <b>${label}</b>
  <select value=${now} onChange=${(/** @type {any} */ { target }) => set(target.value)}>
    <option value="">–</option>
    ${answers.map(([value, words]) => html`<option key=${value} value=${value}>${words}</option>`)}
  </select>
</label>`;

/** One player's turn. @param {{seat: number, view: any, draft: Draft}} props */
function Row({ seat, view, draft }) {
  const row = draft.value.rows?.[seat] ?? {};
  const set = (/** @type {Record<string, any>} */ more) =>
    put(draft, { ...draft.value, rows: { ...draft.value.rows, [seat]: { ...row, ...more } } });
  const left = view.hands[seat];
  const ways = left > 0 ? ["play", "claim", "substitute"] : ["claim", "substitute", "pass"];
  const did = row.did ?? "";
  const signs = (/** @type {string} */ symbols) => [...symbols].map((letter) => t("symbol-" + letter)).join("");
  return html`<section class=${`panel stack p${seat}`}>
    <h2>${nameOf(seat)}</h2>
    ${h(Choice, {
      label: t("book-cm-did"),
      now: did,
      answers: ways.map((way) => [way, t("book-cm-" + way)]),
      set: (way) => set({ did: way }),
    })}
    ${
      (did === "play" || (did === "substitute" && left > 0)) &&
      h(Die, { label: t("book-cm-value"), now: row.value, set: (value) => set({ value }) })
    }
    ${
      did === "claim" &&
      html`
        ${h(Pick, {
          label: t("book-cm-block"),
          now: String(row.block ?? ""),
          answers: view.blocks.map((/** @type {any} */ { number, total }) => [
            String(number),
            t("book-cm-open", { number, total }),
          ]),
          set: (block) => set({ block: Number(block) }),
        })}
        ${h(Pick, {
          label: t("book-cm-card"),
          now: row.card ?? "",
          answers: CARDS.map(({ card, value, symbols }) => [card, `${value} ${signs(symbols)}`]),
          set: (card) => set({ card }),
        })}`
    }
  </section>`;
}

/** Whether all transaction cards can be gone after this round. @param {any} view */
const nearTheEnd = ({ hands }) =>
  hands.reduce((/** @type {number} */ sum, /** @type {number} */ hand) => sum + hand, 0) <= hands.length;

/** Whether the game goes on without transaction cards. @param {{draft: Draft}} props */
const Fits = ({ draft }) => html`<section class="panel stack">
  ${h(Choice, {
    label: t("book-cm-fits"),
    now: draft.value.fits ?? true,
    answers: [
      [true, t("yes")],
      [false, t("no")],
    ],
    set: (fits) => put(draft, { ...draft.value, fits }),
  })}
  <small class="hint">${t("book-cm-fits.help")}</small>
</section>`;

/** @param {{view: any, draft: Draft}} props */
export function Fields({ view, draft }) {
  if (view.phase !== "roll")
    return html`<h2 class="bk-title">${t("book-cm-round", { round: view.round })}</h2>
      ${turnsOf(view).map((seat) => h(Row, { key: seat, seat, view, draft }))}
      ${nearTheEnd(view) && h(Fits, { draft })}`;
  const first = draft.value.first ?? {};
  return html`<section class="panel stack">
    <h2>${t("book-cm-start")}</h2>
    ${view.throws.map((/** @type {number} */ _, /** @type {number} */ seat) =>
      h(Die, {
        key: seat,
        label: nameOf(seat),
        now: first[seat],
        set: (die) => put(draft, { ...draft.value, first: { ...first, [seat]: die } }),
      }),
    )}
  </section>`;
}

/** Everybody once, from whoever is asked now. @param {any} view @returns {number[]} */
const turnsOf = (view) =>
  view.coins.map((/** @type {number} */ _, /** @type {number} */ place) => (view.starter + place) % view.coins.length);

/** The form as the server reads it. @param {any} view @param {Record<string, any>} draft */
export function formOf(view, draft) {
  if (view.phase === "roll") {
    const first = view.throws.map((/** @type {number} */ _, /** @type {number} */ seat) => draft.first?.[seat] ?? 0);
    return { throws: [...first, ...(draft.throws ?? [])] };
  }
  const turns = turnsOf(view)
    .filter((seat) => draft.rows?.[seat]?.did)
    .map((seat) => {
      const { did, value = 0, block = 0, card = "" } = draft.rows[seat];
      return {
        seat,
        did,
        value: did === "claim" || did === "pass" ? 0 : value,
        block: did === "claim" ? block : 0,
        card: did === "claim" ? card : "",
      };
    });
  return { turns, fits: draft.fits ?? true };
}
