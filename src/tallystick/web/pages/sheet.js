// A page laid over another one: the table under it plays on, and the Back button of a phone returns to it.

import { closeDialog, openDialog } from "../shell/dialog.js";
import { Art, Icon } from "../shell/icon.js";
import { theme } from "../shell/settings.js";
import { t } from "../shell/words.js";
import { h, html, useEffect } from "../vendor/vendor.js";

/** How many sheets are shown: none, one, or for a moment two while one takes the place of the other. */
let shown = 0;

/** While a sheet is there, it is a step of the history of its own. */
function useBack() {
  useEffect(() => {
    shown += 1;
    if (!history.state?.sheet) history.pushState({ sheet: true }, "");
    addEventListener("popstate", closeDialog);
    return () => {
      shown -= 1;
      removeEventListener("popstate", closeDialog);
      setTimeout(() => !shown && history.state?.sheet && history.back());
    };
  }, []);
}

/**
 * @param {object} props
 * @param {string} props.game whose colours the sheet has
 * @param {string} props.logo
 * @param {string} props.title
 * @param {string} props.sub
 * @param {any} [props.middle]
 * @param {any} [props.tools]
 * @param {any} props.children
 */
function Sheet({ game, logo, title, sub, middle, tools, children }) {
  useBack();
  return html`<div class="ru-sheet" data-game=${game} data-theme=${theme.value}>
    <header class="ru-top">
      <div class="brand">
        ${h(Art, { id: logo, class: "logo" })}
        <div><h2 id="dialog-title">${title}</h2><p>${sub}</p></div>
      </div>
      ${middle}
      <div class="ru-tools">
        ${tools}
        <button class="icon" onClick=${closeDialog} aria-label=${t("close")}>${h(Icon, { name: "close" })}</button>
      </div>
    </header>
    ${children}
  </div>`;
}

/** Closes the sheet for another page, which may come only when its step of the history is gone. */
export const closeSheet = () =>
  new Promise((done) => {
    addEventListener("popstate", done, { once: true });
    history.back();
  });

/** @param {string} title @param {() => any} body what fills a sheet */
export const openSheet = (title, body) => openDialog(title, body, "sheet");

export { Sheet };
