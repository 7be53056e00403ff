// What the copies of a journal are, whose chance it was, and its head: in words, and signed by the server.

import { isGenuine } from "../proof/signed.js";
import { spoken } from "../proof/spoken.js";
import { openDialog } from "../shell/dialog.js";
import { read } from "../shell/http.js";
import { t } from "../shell/words.js";
import { h, html, put, useEffect, useSignal } from "../vendor/vendor.js";
import { Chance, saidOfFault } from "./chance.js";

/** @typedef {import("../live/session.js").Session} Session */
/** @typedef {import("../proof/signed.js").SignedHead} SignedHead */

/** The head as the server signs it, to be kept: it must be that of this copy. @param {{session: Session}} props */
function Signed({ session }) {
  const found = useSignal(/** @type {null | {signed: SignedHead, genuine: boolean | null}} */ (null));
  useEffect(() => {
    read(`/api/tables/${session.table}/head`).then(
      async (signed) => put(found, { signed, genuine: await isGenuine(signed) }),
      () => {},
    );
  }, []);
  const { signed, genuine } = found.value ?? {};
  const own = signed && session.replica.checked.value > signed.seq && session.replica.entries[signed.seq];
  const lies = !!own && (own.seal !== signed.head || own.table !== signed.table || genuine === false);
  useEffect(() => void (lies && session.replica.complain(signed.seq, "signed_otherwise")), [lies]);
  if (!own) return null;
  const file = "data:application/json," + encodeURIComponent(JSON.stringify(signed));
  return html`
    <p class="note">${t("copies-signed", { seq: signed.seq, checked: String(genuine === true) })}</p>
    <code class="wrap">${signed.key}</code>
    <p>
      <a class="button small" href=${file} download=${`${signed.table}-${signed.seq}.head.json`}>
        ${t("copies-signed-keep")}
      </a>
    </p>`;
}

/** @param {{session: Session}} props */
function Record({ session }) {
  const { head, bad, checked, entries, promises } = session.replica;
  const seed = session.replica.find("start") && session.key?.seed;
  return html`
    ${bad.value && html`<p class="refused" role="alert">${saidOfFault(bad.value)}</p>`}
    <p>${t("copies-text", { entries: checked.value, promises: promises.value })}</p>
    <p class="spoken">${spoken(head)}</p>
    <p class="note">${t("copies-aloud")}</p>
    <code class="wrap">${head}</code>
    ${h(Chance, { entries, own: seed ? [seed] : [] })}
    ${seed && html`<details><summary>${t("copies-seed")}</summary><code class="wrap">${seed}</code></details>`}
    ${h(Signed, { session })}`;
}

/** @param {Session} session */
export const openCopies = (session) => openDialog(t("copies-title"), () => h(Record, { session }));
