// Cards, symbols and wagons of CryptoMiner, drawn.

import { listed, nameOf, t } from "../../shell/words.js";
import { html } from "../../vendor/vendor.js";
import { faceOf } from "./claims.js";

/**
 * @param {string} id
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} height
 * @param {string} [name]
 */
export const use = (id, x, y, w, height, name) =>
  html`<use href=${"#" + id} x=${x} y=${y} width=${w} height=${height} class=${name} />`;

/** The names of symbols in a sentence. @param {string} symbols */
export const symbolNames = (symbols) => listed([...symbols].map((letter) => t(`symbol-${letter}.name`)));

/** A card with its value and chain symbols: 12AC becomes 12 △□. @param {string} card */
function cardText(card) {
  const { value, symbols } = faceOf(card);
  const signs = [...symbols].map((letter) => t("symbol-" + letter)).join("");
  return signs ? `${value}\u00a0${signs}` : String(value);
}

/** Cards as the sentences name them. */
export const formatters = { SYMBOLS: (/** @type {string[]} */ cards) => cards.map(cardText).join(", ") };

/** Symbols as round plates. @param {{symbols: string}} props */
export const Symbols = ({ symbols }) =>
  html`${[...symbols].map(
    (letter) =>
      html`<span
        class=${"sy y" + letter}
        key=${letter}
        data-explain="cm-symbol"
        role="img"
        aria-label=${t(`symbol-${letter}.name`)}
      >
        <svg aria-hidden="true"><use href=${"#c-" + letter} /></svg>
      </span>`,
  )}`;

/** Where the lumps of ore lie on a transaction card. @type {Record<number, number[][]>} */
const LUMPS = {
  1: [[40, 78]],
  2: [
    [26, 78],
    [54, 78],
  ],
  3: [
    [40, 66],
    [26, 88],
    [54, 88],
  ],
  4: [
    [26, 66],
    [54, 66],
    [26, 88],
    [54, 88],
  ],
  5: [
    [22, 66],
    [40, 66],
    [58, 66],
    [30, 88],
    [50, 88],
  ],
  6: [
    [22, 66],
    [40, 66],
    [58, 66],
    [22, 88],
    [40, 88],
    [58, 88],
  ],
};

/** A transaction card. @param {{value: number}} props */
export const TransactionFace = ({
  value,
}) => html`<svg viewBox="0 0 80 112" class="cardsvg tcard" data-explain="cm-transaction" aria-hidden="true">
  <rect x="1" y="1" width="78" height="110" rx="10" class="paper" />
  <path d="M1 50h78v51a10 10 0 0 1-10 10H11a10 10 0 0 1-10-10z" class="seam" />
  <path d="M1 50h78" class="seamline" />
  <text x="40" y="41" text-anchor="middle" class="tv">${value}</text>
  ${LUMPS[value].map(([x, y]) => use("w-ore", x - 10, y - 8.5, 20, 17))}
</svg>`;

/** A block card: its value, and its chain symbols on the iron band. @param {{card: string, label?: string}} props */
export function BlockFace({ card, label }) {
  const { value, symbols } = faceOf(card);
  const step = symbols.length > 2 ? 35 : 44;
  const r = symbols.length > 2 ? 16 : 19;
  return html`<svg
    viewBox="0 0 120 168"
    class="cardsvg bcard"
    data-explain="cm-block-card"
    role="img"
    aria-label=${label ?? t("cm-block-card", { value, symbols: symbolNames(symbols) })}
  >
    <rect x="1.5" y="1.5" width="117" height="165" rx="14" class="paper" />
    <path d="M1.5 108h117v44.5a14 14 0 0 1-14 14h-89a14 14 0 0 1-14-14z" class="ironband" />
    <path d="M1.5 108h117" class="brass" />
    <g class="rivets">
      <circle cx="10" cy="116" r="2.2" />
      <circle cx="110" cy="116" r="2.2" />
      <circle cx="10" cy="158" r="2.2" />
      <circle cx="110" cy="158" r="2.2" />
    </g>
    <path d="M14 30V22a8 8 0 0 1 8-8h8M90 14h8a8 8 0 0 1 8 8v8" class="hair" />
    <text x="60" y="86" text-anchor="middle" class="bv">${value}</text>
    ${[...symbols].map((letter, i) => {
      const x = 60 + (i - (symbols.length - 1) / 2) * step;
      return html`
        <circle cx=${x} cy="137" r=${r} class="plate" />
        ${use("c-" + letter, x - r * 0.56, 137 - r * 0.56, r * 1.12, r * 1.12, "y" + letter)}`;
    })}
  </svg>`;
}

/** The back of a block card. @param {{label: string}} props */
export const CardBack = ({ label }) =>
  html`<svg viewBox="0 0 120 168" class="cardsvg bback" data-explain="cm-deck" role="img" aria-label=${label}>
    <rect x="1.5" y="1.5" width="117" height="165" rx="14" class="paper" />
    <rect x="9" y="9" width="102" height="150" rx="9" class="backfield" />
    <path d="M9 44 44 9M9 84 84 9M9 124 111 22M24 159 111 72M64 159l47-47" class="backline" />
    ${use("w-logo", 30, 54, 60, 60)}
  </svg>`;

/**
 * An open block as a loaded wagon: the cards stand in the ore.
 * @param {{block: import("./claims.js").OpenBlock, forming?: boolean}} props
 */
export function Wagon({ block, forming }) {
  const count = block.cards.length;
  const step = count > 5 ? 29 : count > 4 ? 34 : count > 3 ? 39 : 47;
  const middle = forming ? 150 : count > 4 ? 98 : 112;
  const ore = Array.from({ length: forming ? 5 : 11 }, (_, k) => (forming ? k + 3 : k));
  const label = t("cm-wagon", {
    block: block.number,
    cards: listed(block.cards.map(({ seat, value }) => `${nameOf(seat)} ${value}`)),
  });
  return html`<svg viewBox="0 0 300 150" class="wagon" data-explain="cm-wagon" role="img" aria-label=${label}>
    <ellipse cx="150" cy="143" rx="128" ry="6" class="shade" />
    ${block.cards.map(({ seat, value }, i) => {
      const off = i - (count - 1) / 2;
      const x = middle + off * step;
      return html`<g key=${seat} class="incard" transform=${`rotate(${off * (count > 4 ? 2.5 : 4)} ${x} 70)`}>
        <rect x=${x - 23} y="4" width="46" height="66" rx="7" class="paper" />
        <rect x=${x - 23} y="4" width="46" height="8" rx="4" class=${"owner o" + seat} />
        <text x=${x - (count > 5 ? 5 : 0)} y="42" text-anchor="middle" class="wv">${value}</text>
      </g>`;
    })}
    ${ore.map((k) => use("w-ore", 30 + k * 21.5 + ((k * 7) % 5), 47 + ((k * 5) % 7), 30, 25.5))}
    <g class="wh"><circle cx="88" cy="124" r="17" /><circle cx="212" cy="124" r="17" /></g>
    <path d="M48 112h204v10H48z" class="iron" />
    <path d="M12 96h22v10H12zM266 96h22v10h-22z" class="iron" />
    <rect x="8" y="91" width="6" height="20" rx="3" class="iron" />
    <rect x="286" y="91" width="6" height="20" rx="3" class="iron" />
    <path d="M22 64h256l-17 52H39z" fill="url(#w-plank)" />
    <path d="M28 81h244M34 98h232" class="woodgrain" />
    <path d="M60 66 68 116M240 66l-8 50" class="strap" />
    <rect x="16" y="58" width="268" height="11" rx="4" class="iron" />
    <g class="rv">
      <circle cx="61" cy="75" r="2.4" />
      <circle cx="64" cy="90" r="2.4" />
      <circle cx="67" cy="106" r="2.4" />
      <circle cx="239" cy="75" r="2.4" />
      <circle cx="236" cy="90" r="2.4" />
      <circle cx="233" cy="106" r="2.4" />
    </g>
    <rect x="86" y="73" width="128" height="38" rx="6" class="plaque" />
    ${
      forming
        ? html`<text x="150" y="104" text-anchor="middle" class="pln so">${block.total} +</text>`
        : html`
          <text x="114" y="98" text-anchor="middle" class="plq">${t("cm-total")}</text>
          <text x="178" y="104" text-anchor="middle" class="pln">${block.total}</text>`
    }
    <g class="hub"><circle cx="88" cy="124" r="5.5" /><circle cx="212" cy="124" r="5.5" /></g>
    <text x="47" y="100" text-anchor="middle" class=${"sten" + (block.number > 9 ? " two" : "")}>${block.number}</text>
  </svg>`;
}

/** A signal at a wagon: arm up with a tick, or level with a cross. @param {{up: boolean}} props */
export const Semaphore = ({ up }) => html`<svg
  viewBox="0 0 64 120"
  class=${"sema " + (up ? "up" : "stop")}
  data-explain="cm-signal"
  aria-hidden="true"
>
  <path d="M18 118h20" class="sp" stroke-width="7" />
  <path d="M28 8v108" class="sp" stroke-width="6" />
  <path d="M28 3l5 7H23z" class="sc" />
  <g class="armg">
    <rect x="22" y="17" width="40" height="17" rx="3" class="arm" />
    <path d="M51 17v17" class="stripe" />
  </g>
  <circle cx="28" cy="26" r="12" class="lens" />
  <path d=${up ? "m22.5 26.5 4 4 7-8.5" : "m23.5 21.5 9 9m0-9-9 9"} class="mk" />
</svg>`;

/** A sealed wagon of the train. */
export const Van = () => html`<svg viewBox="0 0 176 112" class="van" data-explain="cm-train" aria-hidden="true">
  <path d="M8 18Q88-4 168 18v7H8z" class="vroof" />
  <rect x="12" y="24" width="152" height="64" rx="3" fill="url(#w-van)" />
  <path d="M30 25v62M50 25v62M126 25v62M146 25v62" class="woodgrain" />
  <rect x="12" y="24" width="152" height="6" class="vband" />
  <rect x="12" y="80" width="152" height="9" class="iron" />
  <g class="wh"><circle cx="46" cy="95" r="13" /><circle cx="130" cy="95" r="13" /></g>
  <g class="hub"><circle cx="46" cy="95" r="4" /><circle cx="130" cy="95" r="4" /></g>
</svg>`;
