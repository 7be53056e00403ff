// One dialog at a time, with focus kept inside and given back afterwards.

import { h, html, put, signal, useEffect, useRef } from "../vendor/vendor.js";
import { Icon } from "./icon.js";
import { t } from "./words.js";

/** @type {import("../vendor/vendor.js").Signal<null | {title: string, body: () => any, kind: string}>} */
const shown = signal(null);

/**
 * @param {string} title
 * @param {() => any} body
 * @param {boolean | string} [kind] wide; an "idea", which hides nothing; or a "sheet", which has a head of its own
 */
export const openDialog = (title, body, kind = "") =>
  put(shown, { title, body, kind: kind === true ? "wide" : kind || "" });
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
    class=${"dialog " + (now?.kind ?? "")}
    aria-labelledby="dialog-title"
    onClose=${closeDialog}
    onClick=${outside}
  >
    ${now?.kind === "sheet" && h(now.body, {})}
    ${
      now &&
      now.kind !== "sheet" &&
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
