// One's own seat: the link to it, one's name and this device's key, which both can be taken back.

import { closeDialog } from "../shell/dialog.js";
import { post, problemOf, read, remove } from "../shell/http.js";
import { Icon, loadArt } from "../shell/icon.js";
import { changeKeys, forget } from "../shell/keys.js";
import { useOrigin } from "../shell/origin.js";
import { go } from "../shell/router.js";
import { playerName } from "../shell/settings.js";
import { t } from "../shell/words.js";
import { h, html, put, useEffect, useSignal, useState } from "../vendor/vendor.js";

await loadArt("art/more_signs");

/** @typedef {import("../live/session.js").Session} Session */

/** @param {{currentTarget: HTMLInputElement}} event */
const selectAll = ({ currentTarget }) => currentTarget.select();

/** Copies a text, also where a browser has no clipboard for us. @param {string} text */
async function copy(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  document.execCommand("copy"); // old, but all that plain http has
  field.remove();
}

/** A button that copies, and says so. @param {{text: string}} props */
export function Copy({ text }) {
  const done = useSignal(false);
  const press = () => copy(text).then(() => put(done, true));
  return html`<button type="button" class="button small" onClick=${press}>
    ${h(Icon, { name: done.value ? "check" : "copy" })}<span role="status">${t(done.value ? "copied" : "copy")}</span>
  </button>`;
}

/** The way to this table, for whoever comes late. @param {{code: string, locked: boolean}} props */
export function TableCode({ code, locked }) {
  const origin = useOrigin();
  return html`<details>
    <summary>${t("menu-code")}${" "}<b class="code">${code.slice(0, 3)} ${code.slice(3)}</b></summary>
    <div class="rowof">
      <p class="note">${t(locked ? "lobby-locked" : "menu-code-text", { host: new URL(origin).host })}</p>
      ${h(Copy, { text: `${origin}/join/${code}` })}
    </div>
  </details>`;
}

/** The key to a seat, for another device. @param {{session: Session, token: string}} props */
export function SeatLink({ session, token }) {
  const origin = useOrigin();
  const link = `${origin}/t/${session.table}#${token}.${session.seat.value}`;
  const [drawn, setDrawn] = useState("");
  useEffect(() => {
    // asked for with the token in the header, which an image's address could not keep to itself
    read(`/api/tables/${session.table}/qr?at=${encodeURIComponent(origin)}`, token).then(setDrawn, () => {});
  }, [origin, token]);
  return html`
    <p class="note">${t("menu-link-text")}</p>
    <div class="seatlink">
      ${
        drawn && html`<img class="qr" src=${"data:image/svg+xml," + encodeURIComponent(drawn)} alt=${t("menu-link")} />`
      }
      <input type="text" readonly value=${link} aria-label=${t("menu-link")} onFocus=${selectAll} />
      ${h(Copy, { text: link })}
    </div>`;
}

/**
 * What cannot be undone is asked twice.
 * @param {{icon: string, says: string, sure: string, act: () => void}} props
 */
function Twice({ icon, says, sure, act }) {
  const asked = useSignal(false);
  return html`<button class="button" onClick=${() => (asked.value ? act() : put(asked, true))}>
    ${h(Icon, { name: asked.value ? "warn" : icon })}${t(asked.value ? sure : says)}
  </button>`;
}

/** @param {{session: Session, sessions: Session[]}} props */
export function OwnSeat({ session, sessions }) {
  const taken = useSignal("");
  const problem = useSignal("");
  const path = `/api/tables/${session.table}/token`;
  const here = session.lobby.value?.players[session.seat.value ?? -1];
  const token = session.key?.token ?? "";
  const forgetNames = () => {
    for (const one of sessions) one.connection.send({ say: "forget_name" });
    playerName.value = "";
  };
  const leave = () => {
    closeDialog();
    for (const one of sessions) one.close();
    forget(session.table);
    playerName.value = "";
    go("/");
  };
  /** @param {() => Promise<void>} act */
  const tried = (act) => () => act().catch((error) => put(problem, problemOf(error)));
  const take = tried(async () => {
    const renewed = await post(path, {}, token);
    changeKeys(session.table, (key) => (key.token === token ? { ...key, token: renewed.token } : key));
    if (session.key) session.key.token = renewed.token;
    taken.value = renewed.token;
  });
  const drop = tried(async () => {
    for (const one of sessions) await remove(path, one.key?.token ?? "");
    leave();
  });
  return html`<details>
      <summary>${t("later-device")}</summary>
      <div class="stack">
      ${
        here?.name &&
        h(Twice, { icon: "close", says: "later-forget-name", sure: "later-forget-name-sure", act: forgetNames })
      }
      <p class="note">${t(taken.value ? "later-device-taken" : "later-device-text")}</p>
      ${
        taken.value
          ? html`${h(SeatLink, { session, token: taken.value })}
            <button class="button go" onClick=${leave}>${t("later-device-done")}</button>`
          : html`<div class="rowof">
            ${sessions.length === 1 && html`<button class="button" onClick=${take}>${t("later-device-take")}</button>`}
            ${h(Twice, { icon: "leave", says: "later-device-drop", sure: "later-device-drop-sure", act: drop })}
          </div>`
      }
      ${problem.value && html`<p class="refused" role="alert">${problem.value}</p>`}
    </div></details>`;
}
