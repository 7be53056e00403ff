// The rules of CryptoMiner as a page lays them out: chapters, one round in four pictures, and what lies on the table.

import { Art } from "../../shell/icon.js";
import { t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { BlockFace, CardBack, Semaphore, Symbols, TransactionFace, use, Van, Wagon } from "./cards.js";

export const mark = "cm";

/** Which sections stand together, in the order in which one learns them. @type {[string, string[]][]} */
export const CHAPTERS = [
  ["goal", ["CM.winner", "CM.end", "CM.end.1", "CM.end.2"]],
  ["setup", ["CM.box", "CM.play", "CM.deal", "CM.deal.1", "CM.deal.2", "CM.deal.3", "CM.start.1"]],
  ["first", ["CM.start.2", "CM.start.3", "CM.start.4"]],
  ["turn", ["CM.round.1", "CM.round.2", "CM.round.3", "CM.round.4", "CM.round.5", "CM.stuck"]],
  ["value", ["CM.value", "CM.value.1", "CM.value.2", "CM.value.3"]],
  ["symbol", ["CM.symbol", "CM.symbol.1", "CM.symbol.2"]],
  ["swap", ["CM.sub", "CM.sub.1"]],
  ["settle", ["CM.round.6", "CM.round.6.1", "CM.round.6.2", "CM.round.6.3", "CM.round.6.4"]],
];

export const Goal = () => h(Art, { id: "w-coins" });

/** @param {number} number @param {number[]} values @returns {any} */
const block = (number, values) => ({
  number,
  cards: values.map((value, seat) => ({ seat, value })),
  total: values.reduce((sum, value) => sum + value, 0),
  claims: [],
});

/**
 * Something inside a drawing.
 * @param {any} drawn
 * @param {number[]} box
 * @param {string} view its own viewBox
 * @param {number} [turn] in degrees
 */
const lay = (drawn, [x, y, w, height], view, turn = 0) =>
  html`<g transform=${`rotate(${turn} ${x + w / 2} ${y + height / 2})`}>
    <svg x=${x} y=${y} width=${w} height=${height} viewBox=${view}>${drawn}</svg>
  </g>`;
const wagon = (/** @type {any} */ which, /** @type {number[]} */ box) =>
  lay(h(Wagon, { block: which }), box, "0 0 300 150");
const card = (/** @type {string} */ name, /** @type {number[]} */ [x, y, w], turn = 0) =>
  lay(h(BlockFace, { card: name, label: "" }), [x, y, w, w * 1.4], "0 0 120 168", turn);

const rails = html`<path d="M0 186h280M0 196h280" class="rail" />`;

const Load = () => html`
  ${[1, 3, 4].map((value, i) => lay(h(TransactionFace, { value }), [26 + i * 84, 12, 50, 70], "0 0 80 112", i * 8 - 8))}
  <path d="M52 88 96 112M136 88v14M220 88 180 112" class="ru-way" />
  ${rails}${wagon(block(1, [1, 3, 4]), [52, 98, 176, 88])}`;

const Claim = () => html`
  ${rails}${wagon(block(1, [1, 3, 4]), [8, 98, 176, 88])}
  ${card("11AC", [178, 16, 76], 6)}
  ${lay(h(Semaphore, { up: true }), [120, 14, 50, 92], "0 0 64 120")}
  <text x="74" y="76" text-anchor="middle" class="ru-big">11 ≥ 8</text>`;

const Outdo = () => html`
  ${rails}${wagon(block(1, [1, 3, 4]), [8, 98, 150, 75])}
  ${card("11AC", [112, 20, 66], -8)}${card("9AB", [190, 36, 80], 5)}
  <path d="M108 34 178 104M178 34 108 104" class="ru-cross" />
  ${use("u-crown", 212, 4, 34, 34, "ru-crown")}`;

const Collect = () => html`
  ${rails}
  ${lay(h(Van, {}), [2, 118, 104, 66], "0 0 176 112")}${lay(h(Van, {}), [110, 118, 104, 66], "0 0 176 112")}
  ${card("9AB", [136, 62, 48])}
  ${use("w-coins", 14, 24, 84, 62)}
  <text x="56" y="22" text-anchor="middle" class="ru-mid">+9</text>
  <path d="M176 88C200 52 222 40 236 44" class="ru-way" />
  ${lay(h(CardBack, { label: "" }), [224, 30, 46, 64], "0 0 120 168", 8)}`;

export const PICTURES = [Load, Claim, Outdo, Collect];

/** The block cards of a table. @param {any} box @param {Record<string, any>} options @returns {any[]} */
const cardsOf = (box, options) =>
  options.block_cards === 70
    ? box.block
    : box.block.filter((/** @type {any} */ one) => box.classic40.includes(one.card));

const KINDS = /** @type {const} */ ([
  ["low", 3],
  ["middle", 2],
  ["high", 1],
]);

/** @param {any} box @param {Record<string, any>} options @returns {import("../../types").PieceGroup[]} */
export function piecesOf(box, options) {
  const cards = cardsOf(box, options);
  const each = options.transaction_cards / 6;
  return [
    {
      group: "transactions",
      count: options.transaction_cards,
      pieces: [1, 2, 3, 4, 5, 6].map((value) => ({
        id: "cm-transaction",
        at: "CM.round.3",
        count: each,
        name: "cm-transaction",
        args: { value },
        picture: () => h(TransactionFace, { value }),
      })),
    },
    {
      group: "blocks",
      count: cards.length,
      pieces: KINDS.map(([kind, symbols]) => {
        const own = cards.filter((one) => one.symbols.length === symbols);
        return {
          id: "cm-" + kind,
          at: "CM.value",
          count: own.length,
          wide: true,
          picture: () =>
            html`<div class="ru-row">${own.map((one) => h(BlockFace, { key: one.card, card: one.card }))}</div>`,
        };
      }),
    },
    {
      group: "symbols",
      count: 4,
      pieces: [..."ABCD"].map((letter) => ({
        id: "cm-symbol",
        at: "CM.symbol",
        count: cards.filter((one) => one.symbols.includes(letter)).length,
        name: `symbol-${letter}.name`,
        picture: () => h(Symbols, { symbols: letter }),
      })),
    },
    {
      group: "things",
      count: 0,
      pieces: [
        { id: "cm-block-card", at: "CM.value", picture: () => h(BlockFace, { card: "12AC" }) },
        { id: "cm-wagon", at: "CM.round.5", picture: () => h(Wagon, { block: block(3, [1, 3, 4]) }) },
        { id: "cm-signal", at: "CM.value", picture: () => h(Semaphore, { up: true }) },
        { id: "cm-train", at: "CM.round.6.2", picture: () => h(Van, {}) },
        {
          id: "cm-coins",
          at: "CM.start.4",
          count: box.coins,
          picture: () => h(Art, { id: "w-coins", class: "ru-sq" }),
        },
        { id: "cm-deck", at: "CM.sub", picture: () => h(CardBack, { label: t("explain-cm-deck") }) },
      ],
    },
  ];
}
