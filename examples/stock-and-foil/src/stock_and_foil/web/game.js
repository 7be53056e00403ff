// The plain table, with stocks drawn as what they are: notched wood.

import { plainGame } from "../../plain/game.js";
import { dress } from "../../shell/icon.js";
import { t } from "../../shell/words.js";
import { html } from "../../vendor/vendor.js";

const LENGTH = 200;

/** Where a notch is cut, false ones last. */
const notch = (place, isFalse) => html`<path
  d=${`M${18 + place * 21} 8l8 20 8-20z`}
  class=${isFalse ? "sf-false" : "sf-notch"}
/>`;

/** A stock: its notches, and whose debt it is. */
function Stock({ item: { number, notches, false: carved, maker } }) {
  const told = notches === null ? t("sf-covered") : t("sf-notches", { notches });
  const known = carved === null || notches === null ? "" : carved ? t("sf-false", { false: carved }) : t("sf-true");
  return html`
    <svg class="sf-stick" viewBox=${`0 0 ${LENGTH} 44`} role="img" aria-label=${told}>
      <rect x="2" y="8" width=${LENGTH - 4} height="32" rx="9" class="sf-wood" />
      <path d=${`M6 30h${LENGTH - 12}`} class="sf-grain" />
      ${Array.from({ length: notches ?? 0 }, (_, place) => notch(place, place >= notches - (carved ?? 0)))}
    </svg>
    <p class="sf-told"><b>${t("sf-stock", { number })}</b> · ${told}</p>
    <p class="sf-told">${t("sf-maker", { maker })}${known && html` · <b>${known}</b>`}</p>`;
}

export const game = plainGame("stock-and-foil", {
  pieces: { stocks: Stock },
  load: () => dress("games/stock_and_foil", "style"),
});
