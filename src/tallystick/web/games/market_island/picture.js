// Market Island on the first page.

import { loadArt } from "../../shell/icon.js";
import { html } from "../../vendor/vendor.js";

void loadArt("games/market_island/art");

/** The island, small. */
export function Picture() {
  return html`<svg viewBox="0 0 400 300">
    <ellipse cx="200" cy="236" rx="186" ry="50" fill="var(--sea-2)" />
    <ellipse cx="200" cy="232" rx="160" ry="38" fill="var(--foam)" opacity=".6" />
    <ellipse cx="200" cy="226" rx="150" ry="34" fill="url(#g-sand)" />
    <ellipse cx="200" cy="218" rx="116" ry="22" fill="var(--grass-2)" />
    <use href="#i-wreck" x="10" y="120" width="120" height="95" />
    <use href="#i-palm" x="92" y="66" width="120" height="150" />
    <use href="#i-hut" x="226" y="110" width="112" height="103" />
    <circle cx="206" cy="220" r="60" fill="url(#g-glow)" opacity=".7" />
    <use href="#i-fire" x="170" y="168" width="70" height="70" />
    ${[0, 1, 2, 3].map(
      (seat) =>
        html`<use
          href=${"#pawn-" + seat}
          x=${112 + seat * 52 + (seat > 1 ? 24 : 0)}
          y=${seat % 3 ? 206 : 198}
          width="34"
          height="48"
        />`,
    )}
    <use href="#i-gull" x="300" y="40" width="40" height="20" />
    <use href="#i-gull" x="60" y="70" width="28" height="14" />
  </svg>`;
}
