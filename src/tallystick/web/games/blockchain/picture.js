// Blockchain on the first page.

import { loadArt } from "../../shell/icon.js";
import { html } from "../../vendor/vendor.js";

void loadArt("games/blockchain/art");

/** The harbour, small. */
export function Picture() {
  const islands = [
    ["btc", 128, 118],
    ["ltc", 272, 118],
    ["wild", 340, 196],
    ["eth", 200, 250],
    ["ppc", 60, 196],
  ];
  const hexagon = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) =>
    Array.from(
      { length: 6 },
      (_, k) => `${x + size * Math.sin((k * Math.PI) / 3)},${y - size * 0.86 * Math.cos((k * Math.PI) / 3)}`,
    ).join(" ");
  return html`<svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" class="harbourart">
    <linearGradient id="hero-sky" x2="0" y2="1">
      <stop stop-color="var(--sky-1)" />
      <stop offset=".6" stop-color="var(--sky-2)" />
      <stop offset="1" stop-color="var(--sky-3)" />
    </linearGradient>
    <linearGradient id="hero-water" x2="0" y2="1">
      <stop stop-color="var(--water-1)" />
      <stop offset=".35" stop-color="var(--water-2)" />
      <stop offset="1" stop-color="var(--water-3)" />
    </linearGradient>
    <rect width="400" height="90" class="sky" />
    <circle cx="200" cy="78" r="30" class="sundisc" />
    <rect y="84" width="400" height="216" class="water" />
    <use href="#h-i-crane" x="4" y="6" width="86" height="86" />
    <use href="#h-i-crane" x="310" y="6" width="86" height="86" />
    <path d="M0 84h400v6H0z" class="quay" />
    <path d="M128 118h144l68 78-140 54-140-54z" class="gang" />
    ${islands.map(
      ([kind, x, y]) =>
        html`<g class=${"isle " + kind}>
          <polygon points=${hexagon(Number(x), Number(y) + 8, 46)} class="hedge" />
          <polygon points=${hexagon(Number(x), Number(y), 46)} class="hrim" />
          <use href=${"#h-c-" + kind} x=${Number(x) - 19} y=${Number(y) - 19} width="38" height="38" />
        </g>`,
    )}
    <use href="#h-i-ship" x="146" y="136" width="110" height="78" />
  </svg>`;
}
