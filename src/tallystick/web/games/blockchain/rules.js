// The rules of Blockchain as a page lays them out: chapters, one turn in four pictures, and what lies on the table.

import { Die } from "../../shell/around.js";
import { Art, Icon } from "../../shell/icon.js";
import { h, html } from "../../vendor/vendor.js";
import { CardFace, Coin, CURRENCIES, Token } from "./cards.js";

export const mark = "ch";

/** Which sections stand together, in the order in which one learns them. @type {[string, string[]][]} */
export const CHAPTERS = [
  ["goal", ["CH.goal", "CH.end", "CH.store.alert"]],
  ["setup", ["CH.box", "CH.setup.1", "CH.setup.2", "CH.setup.3", "CH.setup.4"]],
  ["turn", ["CH.mine", "CH.pay", "CH.action", "CH.discard"]],
  ["cards", ["CH.cards", "CH.blocks", "CH.play", "CH.chain", "CH.servers", "CH.deploy", "CH.special"]],
  ["trade", ["CH.trade", "CH.trade.short", "CH.trade.cannot"]],
  ["store", ["CH.store"]],
  ["hacks", ["CH.hacks"]],
  ["examples", ["CH.scenario.1", "CH.scenario.2", "CH.scenario.3", "CH.scenario.4"]],
];

const coins = () => html`<span class="ru-coins">${CURRENCIES.map((kind) => h(Coin, { key: kind, kind }))}</span>`;

export const Goal = () => html`<span class="ru-five">${coins()}</span>`;

/** The board has dice of its own size. */
const SIDE = { width: "var(--ru-side, 34px)", height: "var(--ru-side, 34px)" };

const tile = (/** @type {string} */ kind, /** @type {number} */ value) => html`<span class="ru-tile">
  ${h(Coin, { kind })}${h(Die, { value, style: SIDE })}
</span>`;

const Draw = () => html`<div class="ru-scene">
  ${h(CardFace, { card: "pool" })}${h(CardFace, { card: "scam" })}
  <div class="ru-pay">${h(CardFace, { card: "node" })}<i>${h(Art, { id: "h-b-pay" })}4</i></div>
</div>`;

const Play = () => html`<div class="ru-scene">
  ${h(CardFace, { card: "genesis" })}${h(Icon, { name: "chain", class: "ru-link" })}${h(CardFace, { card: "standard" })}
</div>`;

const Trade = () => html`<div class="ru-scene ru-trade" style=${{ "--ru-side": "12cqw" }}>
  <div><b>−1</b>${tile("btc", 1)}${h(Token, { seat: 0 })}</div>
  ${h(Art, { id: "h-b-trade", class: "ru-link" })}
  <div><b>+6</b>${tile("ppc", 6)}${h(Token, { seat: 1 })}</div>
</div>`;

const Store = () => html`<div class="ru-scene ru-store">
  ${CURRENCIES.map(
    (kind, i) => html`<div key=${kind}>
      ${h(Coin, { kind })}
      <span>
        ${Array.from({ length: 10 }, (_, place) => html`<i key=${place} class=${place < 10 - i ? "on" : ""}></i>`)}
      </span>
      <b>${10 - i}</b>
    </div>`,
  )}
</div>`;

/** They are laid out, not drawn as one. */
export const htmlPictures = true;
export const PICTURES = [Draw, Play, Trade, Store];

const SECTION = /** @type {Record<string, string>} */ ({ block: "CH.blocks", server: "CH.servers", hack: "CH.hacks" });

/** @param {any} box @param {Record<string, any>} _options @returns {import("../../types").PieceGroup[]} */
export function piecesOf(box, _options) {
  const kinds = ["block", "server", "hack"].map((kind) => {
    const cards = /** @type {any[]} */ (box.cards).filter((one) => one.kind === kind);
    return {
      group: kind + "s",
      count: cards.reduce((sum, one) => sum + one.copies, 0),
      pieces: cards.map(({ card, copies }) => ({
        id: "ch-" + card,
        at: SECTION[kind],
        count: copies,
        name: "named-" + card,
        text: "ch-does-" + card,
        picture: () => h(CardFace, { card }),
      })),
    };
  });
  const badge = (/** @type {string} */ name, /** @type {string} */ at) => ({
    id: "ch-badge-" + name,
    at,
    picture: () => html`<span class="ru-badge">${h(Art, { id: "h-b-" + name })}</span>`,
  });
  const sign = (/** @type {string} */ icon) => () => html`<span class="ru-badge">${h(Icon, { name: icon })}</span>`;
  return [
    {
      group: "badges",
      count: 0,
      pieces: [
        badge("mine", "CH.blocks"),
        badge("chain", "CH.chain"),
        badge("trade", "CH.trade"),
        badge("store", "CH.store"),
        badge("pay", "CH.pay"),
      ],
    },
    ...kinds,
    {
      group: "things",
      count: 0,
      pieces: [
        { id: "ch-tile", at: "CH.setup.2", count: 5, picture: () => tile("btc", 3) },
        { id: "ch-wild", at: "CH.setup.2", count: 1, picture: () => tile("wild", 4) },
        { id: "ch-wallet", at: "CH.store.alert", picture: sign("wallet") },
        {
          id: "ch-cold",
          at: "CH.store",
          picture: () => html`<span class="ru-badge">${h(Art, { id: "h-b-store" })}</span>`,
        },
        {
          id: "ch-pile",
          at: "CH.hacks",
          picture: () => html`<span class="ru-badge">${h(Art, { id: "h-k-hack" })}</span>`,
        },
        { id: "ch-deck", at: "CH.discard", picture: sign("cards") },
        { id: "ch-hand", at: "CH.discard", picture: sign("eye") },
        { id: "ch-phases", at: "CH.action", picture: sign("clock") },
      ],
    },
  ];
}
