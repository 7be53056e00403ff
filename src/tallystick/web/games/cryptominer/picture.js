// CryptoMiner on the first page.

import { loadArt } from "../../shell/icon.js";
import { html } from "../../vendor/vendor.js";

void loadArt("games/cryptominer/art");

/** The yard, small. */
export function Picture() {
  return html`<svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" class="worksart">
    <rect width="400" height="300" class="sky" />
    <circle cx="318" cy="56" r="20" class="sun" />
    <path d="M0 190 60 130l46 34 70-78 62 70 46-34 64 60 52-34v80H0z" class="m1" />
    <path d="m176 86-22 24 12-4 10 8 10-8 13 6z" class="snow" />
    <path d="M0 214 60 176l60 32 76-42 70 44 66-30 68 34v60H0z" class="m2" />
    <path d="M0 226h400v74H0z" class="ground" />
    <use href="#w-pine" x="232" y="142" width="44" height="80" />
    <use href="#w-pine" x="360" y="150" width="38" height="72" />
    <use href="#w-head" x="258" y="92" width="122" height="132" />
    <path d="M0 252h400v22H0z" class="bed" />
    ${Array.from({ length: 17 }, (_, i) => html`<path d=${`M${i * 25} 250h13v22h-13z`} class="tie" />`)}
    <path d="M0 256h400M0 268h400" class="rail" />
    <use href="#w-loco" x="8" y="146" width="190" height="114" />
    <path d="M196 240h18v8h-18z" class="iron" />
    <g>
      <path d="M214 196h150l-12 40H226z" class="planks" />
      <path d="M210 190h158v10H210z" class="iron" />
      ${[0, 1, 2, 3, 4].map(
        (i) => html`<use href="#w-ore" x=${222 + i * 26} y=${168 + (i % 2) * 5} width="36" height="30" />`,
      )}
      <rect x="258" y="206" width="62" height="24" rx="5" class="plaque" />
      <use href="#w-coins" x="272" y="206" width="34" height="24" />
      <circle cx="250" cy="244" r="14" class="wheel" />
      <circle cx="330" cy="244" r="14" class="wheel" />
    </g>
  </svg>`;
}
