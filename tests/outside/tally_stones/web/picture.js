// Tally Stones on the first page.

import { loadArt } from "../../shell/icon.js";
import { html } from "../../vendor/vendor.js";

void loadArt("games/tally_stones/art");

/** A heap. */
export const Picture = () => html`<svg viewBox="0 0 400 300">
  ${[90, 160, 230].map((x) => html`<use href="#stone" x=${x} y="140" width="80" height="80" />`)}
</svg>`;
