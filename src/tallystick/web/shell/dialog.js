// One dialog at a time, with focus kept inside and given back afterwards.

import { h, html, put, signal, useEffect, useRef } from "../vendor/vendor.js";
import { Icon } from "./icon.js";
import { t } from "./words.js";

/** @type {import("../vendor/vendor.js").Signal<null | {title: string, body: () => any, wide?: boolean}>} */
const shown = signal(null);

/** @param {string} title @param {() => any} body @param {boolean} [wide] */
export const openDialog = (title, body, wide) => put(shown, { title, body, wide });
export const closeDialog = () => put(shown, null);

export function Dialog() {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const now = shown.value;
  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    if (now && !dialog.open) dialog.showModal();
    if (!now && dialog.open) dialog.close();
  }, [now]);
  /** @param {MouseEvent} event */
  const outside = (event) => event.target === box.current && closeDialog();
  return html`<dialog
    ref=${box}
    class=${"dialog" + (now?.wide ? " wide" : "")}
    aria-labelledby="dialog-title"
    onClose=${closeDialog}
    onClick=${outside}
  >
    ${
      now &&
      html`<div class="dialog-in">
        <header>
          <h2 id="dialog-title">${now.title}</h2>
          <button class="icon" onClick=${closeDialog} aria-label=${t("close")}>${h(Icon, { name: "close" })}</button>
        </header>
        ${h(now.body, {})}
      </div>`
    }
  </dialog>`;
}
