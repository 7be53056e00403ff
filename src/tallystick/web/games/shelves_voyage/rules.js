// The rules of A Shelves Voyage as a page lays them out: chapters, one turn in four pictures, what lies on the table.

import { Art, loadArt } from "../../shell/icon.js";
import { h, html } from "../../vendor/vendor.js";
import { CardFace } from "./cards.js";
import { Die } from "./dice.js";

await loadArt("games/shelves_voyage/cards");

export const mark = "sv";

const numbered = (/** @type {string} */ start, /** @type {number} */ most) =>
  Array.from({ length: most }, (_, i) => `${start}.${i + 1}`);

/** Which sections stand together, in the order in which one learns them. @type {[string, string[]][]} */
export const CHAPTERS = [
  ["goal", ["SV.harmony", "SV.harmony.levels", "SV.end", "SV.goose.end"]],
  ["setup", ["SV.setup", "SV.master", ...numbered("SV.prep", 3), "SV.session"]],
  ["graph", ["SV.graph", "SV.graph.meta"]],
  ["turn", numbered("SV.turn", 6)],
  ["dice", ["SV.resonance", "SV.resonance.1", "SV.resonance.2", "SV.resonance.store"]],
  ["actions", numbered("SV.action", 6)],
  ["goose", ["SV.goose", "SV.goose.ties"]],
  ["legacy", ["SV.legacy", ...numbered("SV.legacy", 3)]],
  ["minor", ["SV.minor", ...numbered("SV.minor", 14)]],
  ["major", ["SV.major", ...numbered("SV.major", 22)]],
  ["modules", numbered("SV.modules", 3)],
];

export const Goal = () => h(Art, { id: "v-coin" });

const use = (/** @type {string} */ id, /** @type {number[]} */ [x, y, w, height = w]) =>
  html`<use href=${"#" + id} x=${x} y=${y} width=${w} height=${height} />`;
const die = (/** @type {number} */ value, /** @type {number} */ x, /** @type {number} */ y, turn = 0) =>
  html`<g transform=${`rotate(${turn} ${x + 26} ${y + 26})`}>
    <svg x=${x} y=${y} width="52" height="54" viewBox="0 0 44 46">${h(Die, { value, label: "" })}</svg>
  </g>`;
const disk = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ letter) => html`
  <circle cx=${x} cy=${y + 4} r="30" class="ru-rim" />
  <circle cx=${x} cy=${y} r="30" fill="url(#g-disk)" />
  <text x=${x} y=${y + 10} text-anchor="middle" class="ru-letter">${letter}</text>`;

const Roll = () => html`
  <rect x="30" y="36" width="220" height="136" rx="26" class="ru-felt" />
  ${die(3, 54, 54, -8)}${die(3, 110, 100, 6)}${die(5, 160, 52, 10)}${die(1, 190, 112, -5)}
  <path d="M80 122C84 142 100 150 108 148" class="ru-way" />`;

const Act = () =>
  html`${[1, 2, 3, 4, 5, 6].map((value) => {
    const [x, y] = [22 + ((value - 1) % 3) * 86, value < 4 ? 28 : 118];
    const sign = ["v-coin", "meeple-0", "u-quill", "v-duty", "v-quarrel", "u-lantern"][value - 1];
    return html`<g key=${value} class="ru-ink">
    <svg x=${x} y=${y} width="36" height="38" viewBox="0 0 44 46">${h(Die, { value, label: "" })}</svg>
    ${use(sign, [x + 40, y, 34, 38])}
  </g>`;
  })}`;

const Tie = () => html`
  <path d="M58 82Q140 20 222 112" class="ru-edge" />
  <path d="M58 82Q140 20 222 112" class="ru-cord" />
  ${disk(58, 82, "M")}${disk(222, 112, "L")}${use("knot-0", [126, 44, 30])}
  <rect x="92" y="146" width="96" height="12" rx="6" class="ru-word" />
  <rect x="14" y="146" width="68" height="12" rx="6" class="ru-word" />
  <rect x="198" y="146" width="68" height="12" rx="6" class="ru-word" />`;

const Sail = () => html`
  ${[0, 1, 2, 3, 4].map(
    (place) => html`<g key=${place}>
      <circle cx=${32 + place * 54} cy="146" r="20" class="ru-station" />
      <text x=${32 + place * 54} y="152" text-anchor="middle" class="ru-mid">${place + 5}</text>
    </g>`,
  )}
  <path d="M36 100C70 44 160 44 190 92" class="ru-way" />
  ${use("v-ship", [158, 64, 70, 66])}${use("meeple-1", [72, 88, 30, 42])}${die(5, 18, 18, -6)}`;

export const PICTURES = [Roll, Act, Tie, Sail];

/** @param {any} box @param {Record<string, any>} options @returns {import("../../types").PieceGroup[]} */
export function piecesOf(box, options) {
  const goose = options.initiative === "goose";
  const minors = /** @type {string[]} */ (box.minor)
    .map((_, i) => i + 1)
    .filter((card) => (goose || ![9, 10].includes(card)) && (options.legacy || card !== 14));
  const majors = /** @type {number[]} */ (box.major).filter(
    (card) => (goose || card < 16 || card > 19) && (options.legacy || card !== 1),
  );
  const section = (/** @type {string} */ kind, /** @type {number} */ card) => ({
    id: `sv-${kind}-${card}`,
    at: `SV.${kind}.${card}`,
    name: `section-SV-${kind}-${card}`,
    text: `section-SV-${kind}-${card}.text`,
  });
  const cards = (/** @type {string} */ kind, /** @type {number[]} */ all, /** @type {number} */ copies) => ({
    group: kind + "s",
    count: all.length * copies,
    pieces: all.map((card) => ({
      ...section(kind, card),
      count: copies,
      picture: () => h(CardFace, { card, major: kind === "major" }),
    })),
  });
  const art = (/** @type {string} */ id) => () => h(Art, { id, class: "ru-sq" });
  const dice = () => h(Die, { value: 4 });
  const things = /** @type {[string, string, () => any][]} */ ([
    ["entity", "SV.graph", () => html`<svg viewBox="20 40 76 84" class="ru-sq">${disk(58, 82, "M")}</svg>`],
    ["statement", "SV.graph", art("knot-0")],
    ["coins", "SV.harmony", art("v-coin")],
    ["pool", "SV.resonance.store", dice],
    ["station", "SV.goose", art("v-ship")],
    ["legacy", "SV.legacy", art("meeple-2")],
    ["duty", "SV.action.4", art("v-duty")],
    ["quarrel", "SV.action.5", art("v-quarrel")],
    ["master", "SV.master", art("u-lantern")],
  ]);
  return [
    {
      group: "actions",
      count: 6,
      pieces: [1, 2, 3, 4, 5, 6].map((value) => ({ ...section("action", value), picture: () => h(Die, { value }) })),
    },
    ...(options.arcana ? [cards("minor", minors, box.minor_copies), cards("major", majors, 1)] : []),
    { group: "things", count: 0, pieces: things.map(([id, at, picture]) => ({ id: "sv-" + id, at, picture })) },
  ];
}
