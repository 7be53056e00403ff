// A Shelves Voyage on the first page.

import { loadArt } from "../../shell/icon.js";
import { html } from "../../vendor/vendor.js";

void loadArt("games/shelves_voyage/art");

/** The chart, small. */
export function Picture() {
  const disks = /** @type {const} */ ([
    [86, 92, 26, "M"],
    [206, 60, 20, "L"],
    [300, 120, 22, "V"],
    [176, 168, 24, "S"],
    [60, 214, 20, "B"],
    [300, 224, 20, "R"],
  ]);
  const cords = [
    ["M86 92Q150 50 206 60", 0],
    ["M86 92Q120 150 176 168", 1],
    ["M206 60Q270 70 300 120", 2],
    ["M60 214Q110 220 176 168", 3],
    ["M176 168Q240 150 300 120", 0],
    ["M300 224Q250 210 176 168", 2],
  ];
  return html`<svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" class="voyageart">
    <rect width="400" height="300" class="parch" />
    <rect width="400" height="300" fill="url(#p-sea)" />
    <path d="M262-4c16 26 40 8 58 36s50 10 84 34V-4z" class="land" />
    <path d="M-4 236c30 6 20 30 48 36s30 20 40 32H-4z" class="land" />
    <path
      d=${Array.from(
        { length: 16 },
        (_, i) =>
          `M332 206L${(332 + 500 * Math.cos(i * 0.3927)).toFixed(0)} ${(206 + 500 * Math.sin(i * 0.3927)).toFixed(0)}`,
      ).join("")}
      class="rays"
    />
    ${cords.map(
      ([path, seat]) =>
        html`<path d=${path} class="edge" /><path d=${path} class="cord" style=${{ stroke: `var(--v${seat})` }} />`,
    )}
    ${disks.map(
      ([x, y, r, letter]) =>
        html`
          <circle cx=${x} cy=${y + 3} r=${r} fill="#6d3f17" />
          <circle cx=${x} cy=${y} r=${r} fill="url(#g-disk)" />
          <text x=${x} y=${y + 7} text-anchor="middle">${letter}</text>`,
    )}
    <use href="#v-ship" x="214" y="176" width="104" height="98" />
    <use href="#meeple-0" x="96" y="44" width="34" height="47" />
    <use href="#meeple-3" x="314" y="78" width="30" height="42" />
    <use href="#v-rose" x="330" y="226" width="74" height="74" />
  </svg>`;
}
