// A game without a picture of its own, on the first page: a tally stick, split in two.

import { html } from "../vendor/vendor.js";

/** Wall, light and shade: games beside each other on the first page are told apart. */
const WALLS = [
  ["#1e5b6b", "#2b7282", "#184b59"],
  ["#5b3a63", "#734d7c", "#4a2e51"],
  ["#3d5a34", "#507447", "#314a29"],
  ["#7a3b2e", "#944d3e", "#632e23"],
  ["#2f4a78", "#3f5f95", "#263d64"],
];

const NOTCHES = [96, 118, 140, 184, 206, 250, 272, 294];

/** @param {{y: number, dark: string, light: string, from: number}} props */
const Half = ({ y, dark, light, from }) => html`<g>
  <path d=${`M${from} ${y}h${348 - from}q12 0 12 14v26q0 14-12 14H${from}q-10 0-10-12v-30q0-12 10-12z`} fill=${light} />
  <path d=${`M${from - 8} ${y + 44}h${360 - from}v4q-2 6-10 6H${from}q-8 0-8-8z`} fill=${dark} />
  ${NOTCHES.map((x) => html`<path d=${`M${x} ${y}l8 22 8-22z`} fill=${dark} />`)}
</g>`;

/** Both halves, notched together, before a wall of the game's own colour. @param {string} name */
export function pictureFor(name) {
  const sum = [...name].reduce((so, letter) => (so * 31 + letter.charCodeAt(0)) % 9973, 0);
  const [wall, light, shade] = WALLS[sum % WALLS.length];
  return () => html`<svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">
    <rect width="400" height="300" fill=${wall} />
    <circle cx="330" cy="40" r="120" fill=${light} />
    <circle cx="40" cy="290" r="140" fill=${shade} />
    <g transform="rotate(-9 200 150)">
      ${Half({ y: 78, dark: "#7a4a22", light: "#d9a066", from: 40 })}
      ${Half({ y: 160, dark: "#6b3f1c", light: "#c68d53", from: 84 })}
    </g>
  </svg>`;
}
