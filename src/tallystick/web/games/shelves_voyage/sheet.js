// The paper that the chart is drawn on: sea, coasts, rays, a compass rose, a ship and a serpent.

import { html } from "../../vendor/vendor.js";

/** Sixteen lines from a point. @param {number} x @param {number} y */
const rays = (x, y) =>
  Array.from(
    { length: 16 },
    (_, i) =>
      `M${x} ${y}l${(1400 * Math.cos(i * 0.3927 + 0.1)).toFixed(0)} ${(1400 * Math.sin(i * 0.3927 + 0.1)).toFixed(0)}`,
  ).join("");

/** It lies still under whatever is moved. */
export const Sheet = () => html`
  <svg class="sheet" aria-hidden="true"><rect width="100%" height="100%" fill="url(#p-sea)" /></svg>
  <svg class="sheet" viewBox="0 0 700 560" preserveAspectRatio="none" aria-hidden="true">
    <path class="land" d="M434-10c14 34 77 17 98 50s70 11 91 39 56 11 87 28V-10z" />
    <path class="land" d="M-10 347c42 11 28 45 63 56s21 50 70 67 70 45 91 112H-10z" />
    <path class="rays" d=${rays(60, 487) + rays(322, 246)} />
  </svg>
  <svg class="rose" aria-hidden="true"><use href="#v-rose" /></svg>
  <svg class="ship" aria-hidden="true"><use href="#v-ship" /></svg>
  <svg class="serpent" aria-hidden="true"><use href="#v-serpent" /></svg>`;
