// The rules of Market Island as a page lays them out: chapters, one round in four pictures, and what lies on the table.

import { Art } from "../../shell/icon.js";
import { t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { Back, BlockFace, Face } from "./cards.js";
import { Abacus } from "./ledger.js";

export const mark = "mi";

/** Which sections stand together, in the order in which one learns them. @type {[string, string[]][]} */
export const CHAPTERS = [
  ["goal", ["4.3", "0.1"]],
  ["setup", ["3", "4.1", "4.1.1", "4.1.2", "4.1.3", "4.1.4", "0.2", "0.3", "0.4"]],
  ["walk", ["4.2", "P1"]],
  ["mine", ["2.1", "2.2", "2.3"]],
  ["wins", ["2.4", "4.7", "4.7.1", "4.7.2"]],
  ["settle", ["2.5", "2.6", "2.7"]],
  ["corners", ["4.5"]],
  ["cards", ["4.4", "4.4.1", "4.4.2", "2.8", "2.9", "2.10"]],
  ["ledger", ["4.6"]],
  ["story", ["1", "1.1", "1.2", "1.3", "2", "5"]],
];

export const Goal = () => h(Art, { id: "i-coin" });

/**
 * A card inside a drawing.
 * @param {any} card
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} [turn] in degrees
 */
const lay = (card, x, y, w, turn = 0) => html`<g transform=${`rotate(${turn} ${x + w / 2} ${y + w * 0.7})`}>
  <svg x=${x} y=${y} width=${w} height=${w * 1.4} viewBox="0 0 120 168">${card}</svg>
</g>`;

const use = (/** @type {string} */ id, /** @type {number[]} */ [x, y, w, height = w]) =>
  html`<use href=${"#" + id} x=${x} y=${y} width=${w} height=${height} />`;

const square = (/** @type {number} */ x, /** @type {string} */ kind) => html`<g class=${"tile k-" + kind}>
  <rect x=${x} y="118" width="62" height="76" rx="11" class="edge" />
  <rect x=${x} y="112" width="62" height="76" rx="11" class="face" />
  <path d=${`M${x} 134v-11a11 11 0 0 1 11-11h40a11 11 0 0 1 11 11v1z`} class="band" />
  ${use("i-" + kind, [x + 8, 132, 46])}
</g>`;

const plus = (/** @type {number} */ x) => html`<g class="ru-plus">
  <circle cx=${x} cy="24" r="17" />
  <text x=${x} y="30" text-anchor="middle">+1</text>
</g>`;

const dotted = (/** @type {string} */ d) => html`<path d=${d} class="ru-way" />`;

const Walk = () => html`
  ${square(6, "action")}${square(76, "expense")}${square(146, "income")}${square(216, "action")}
  ${dotted("M38 96C60 40 150 34 174 76")}
  ${use("pawn-0", [150, 70, 54, 76])}
  <g transform="rotate(12 48 44)">
    <rect x="22" y="20" width="50" height="50" rx="11" class="ru-die" />
    <circle cx="59" cy="33" r="5.5" class="ru-pip" />
    <circle cx="35" cy="57" r="5.5" class="ru-pip" />
  </g>
  ${lay(h(Back, { kind: "income", label: "" }), 216, 14, 56, 10)}`;

const Mine = () => html`
  ${lay(h(Back, { kind: "mine", label: "" }), 16, 40, 66, -6)}${lay(h(Face, { card: "9D" }), 96, 28, 88, 2)}
  <circle cx="186" cy="36" r="19" class="ru-eye" />
  <g class="ru-onme">${use("u-eye", [175, 25, 22])}</g>
  <g class="ru-ink">${use("u-pick", [210, 36, 46])}</g>
  ${use("i-coin", [204, 92, 62])}
  <text x="235" y="184" text-anchor="middle" class="ru-big">−1</text>`;

const Reveal = () => html`
  ${lay(h(Face, { card: "9C" }), 10, 22, 62)}
  ${lay(h(BlockFace, { card: "I9H", preset: "gentle" }), 82, 22, 62)}
  ${lay(h(BlockFace, { card: "E3D", preset: "gentle" }), 154, 22, 62)}
  ${lay(h(BlockFace, { card: "AQC", preset: "gentle" }), 222, 30, 50)}
  ${lay(h(Face, { card: "9D" }), 104, 120, 62)}
  ${plus(62)}${plus(134)}${plus(206)}
  <text x="220" y="184" text-anchor="middle" class="ru-big">3</text>`;

const Settle = () => html`
  <svg x="8" y="26" width="186" height="62" viewBox="0 0 276 92">${h(Abacus, { value: 57, seat: 0 })}</svg>
  <svg x="86" y="112" width="186" height="62" viewBox="0 0 276 92">${h(Abacus, { value: 46, seat: 1 })}</svg>
  ${use("pawn-0", [206, 22, 46, 64])}${use("pawn-1", [28, 106, 46, 64])}
  ${dotted("M232 100C232 118 120 84 62 100")}${use("i-coin", [238, 62, 34])}`;

export const PICTURES = [Walk, Mine, Reveal, Settle];

/** A card of each kind. @type {Record<string, string>} */
const SHOWN = { income: "I9H", expense: "E4H", fire: "AAC", axe: "AQH", jellyfish: "A2C", totem: "A10C" };

const SQUARES = /** @type {const} */ ([
  ["chest", "income", "chest", "P1"],
  ["hands", "expense", "hands", "P1"],
  ["question", "action", "question", "P1"],
  ["start", "start", "start", "4.5"],
  ["jellyfish", "jelly", "sq-jellyfish", "4.5"],
  ["fire", "fire", "sq-fire", "4.5"],
  ["totem", "totem", "sq-totem", "4.5"],
]);

const SECTIONS = /** @type {Record<string, string>} */ ({
  income: "4.4.1",
  expense: "4.4.1",
  fire: "4.4.2",
  axe: "2.3",
  jellyfish: "2.3",
  totem: "2.3",
});

/**
 * How many cards there are of each kind; of the two spare ones a joker counts as what it shows, a double as its face.
 * @param {any} box
 * @param {Record<string, any>} options
 */
function countsOf(box, options) {
  const actions = box.action[options.action_preset];
  const faces = [...box.standard, ...(options.spare_actions === "doubles" ? ["AH", "AD"] : ["X1", "X2"])];
  const found = /** @type {Record<string, number>} */ ({ income: box.income.length, expense: box.expense.length });
  for (const face of faces) found[actions[face]] = (found[actions[face]] ?? 0) + 1;
  return found;
}

/** @param {any} box @param {Record<string, any>} options @returns {import("../../types").PieceGroup[]} */
export function piecesOf(box, options) {
  const counts = countsOf(box, options);
  const ring = /** @type {string[]} */ (box.rings[String(options.ring)]);
  const preset = options.action_preset;
  return [
    {
      group: "decks",
      count: Object.values(counts).reduce((sum, count) => sum + count, 0),
      pieces: Object.entries(SHOWN).map(([kind, card]) => ({
        id: "mi-" + kind,
        at: SECTIONS[kind],
        count: counts[kind],
        picture: () =>
          preset === "even" && SECTIONS[kind] !== "4.4.1"
            ? h(Art, { id: { jellyfish: "i-jelly" }[kind] ?? "i-" + kind, class: "ru-sq" })
            : h(BlockFace, { card, preset }),
      })),
    },
    {
      group: "squares",
      count: ring.length,
      pieces: SQUARES.map(([name, art, id, at]) => ({
        id: "mi-" + id,
        at,
        count: ring.filter((one) => one === name).length,
        picture: () => h(Art, { id: "i-" + art, class: "ru-sq" }),
      })),
    },
    {
      group: "things",
      count: 0,
      pieces: [
        { id: "mi-mining", at: "2.4", count: box.standard.length, picture: () => h(Face, { card: "9D" }) },
        { id: "mi-winning", at: "2.6", picture: () => h(Face, { card: "9C" }) },
        { id: "mi-action", at: "4.4.2", picture: () => h(Back, { kind: "action", label: t("explain-mi-action") }) },
        { id: "mi-abacus", at: "4.6", picture: () => h(Abacus, { value: options.start_tokens, seat: 0 }) },
        { id: "mi-coin", at: "4.3", picture: () => h(Art, { id: "i-coin", class: "ru-sq" }) },
        { id: "mi-pawn", at: "0.2", picture: () => h(Art, { id: "pawn-0", class: "ru-sq" }) },
      ],
    },
  ];
}
