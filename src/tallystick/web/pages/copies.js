// What the copies of a journal are, and its head in words.

import { spoken } from "../proof/spoken.js";
import { openDialog } from "../shell/dialog.js";
import { loadRecord, t } from "../shell/words.js";
import { html } from "../vendor/vendor.js";

await loadRecord();

/** The head of the journal in words, for comparing aloud. @param {import("../live/session.js").Session} session */
export function openCopies(session) {
  openDialog(t("copies-title"), () => {
    const head = session.replica.head;
    return html`
      <p>${t("copies-text", { entries: session.replica.checked.value, promises: session.replica.promises.value })}</p>
      <p class="spoken">${spoken(head)}</p>
      <p class="note">${t("copies-aloud")}</p>
      <code class="wrap">${head}</code>`;
  });
}
