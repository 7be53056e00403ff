// The menu of a table: one's own settings, the link back to one's seat, and what the host may do.

import { openRules, Switch } from "../shell/around.js";
import { closeDialog, openDialog } from "../shell/dialog.js";
import { Languages } from "../shell/header.js";
import { remove } from "../shell/http.js";
import { dress, Icon } from "../shell/icon.js";
import { forget } from "../shell/keys.js";
import { go, path } from "../shell/router.js";
import { hints, pace, sound } from "../shell/settings.js";
import { called, loadRules, nameOf, t } from "../shell/words.js";
import { h, html, put, useSignal } from "../vendor/vendor.js";

await dress("styles", "plain");

/**
 * A seat for which the host can do something.
 * @param {{session: import("../live/session.js").Session, player: import("../types").Player}} props
 */
function SeatRow({ session, player }) {
  const { seat, taken_over } = player;
  const act = () => (taken_over ? session.host("give_back", { seat }) : session.host("bot", { seat, bot: "good" }));
  return html`<li>
    <b>${called(player)}</b>
    ${" "}
    <em>${t(taken_over ? "is-a-bot" : "is-away")}</em>
    <button class="button small" onClick=${act}>${t(taken_over ? "menu-give-back" : "menu-take-over")}</button>
  </li>`;
}

/**
 * @param {object} props
 * @param {import("../live/session.js").Session} props.session
 * @param {import("../live/session.js").Session[]} props.sessions
 * @param {import("../vendor/vendor.js").Signal<number>} props.wanted
 * @param {Record<"SeatLink" | "OwnSeat" | "TableCode", (props: any) => any>} props.own what is there for one's own seat
 */
function Menu({ session, sessions, wanted, own }) {
  const lobby = session.lobby.value;
  const sure = useSignal(false);
  const inside = path.value.startsWith("/s/"); // a session, which one does not leave by leaving its table
  const erase = async () => {
    if (!sure.value) return put(sure, true);
    await remove(`/api/tables/${session.table}`, session.key?.token ?? "");
    closeDialog();
    forget(session.table);
    go("/");
  };
  const pause = () => {
    session.host(lobby?.paused ? "resume" : "pause");
    closeDialog(); // what it did is said above the table
  };
  const passOn = (/** @type {number} */ place) => {
    closeDialog();
    wanted.value = place;
  };
  const howTo = () => import("./how_to.js").then(({ openHowTo }) => lobby && openHowTo(lobby.game, lobby.options));
  const what = () => import("./explain.js").then(({ openList }) => openList());
  const leaving = useSignal(false);
  const leave = () => {
    if (session.key && lobby?.started && !lobby.over && !leaving.value) return put(leaving, true);
    closeDialog();
    for (const one of sessions) one.leave();
    forget(session.table);
    go("/");
  };
  const absent = (lobby?.players ?? []).filter(
    ({ kind, here, taken_over }) => kind === "person" && (taken_over || !here),
  );
  const isOwner = session.isHost.value && lobby?.stands_in_for === null;
  return html`<div class="menu">
    <div class="rowof">
      ${h(Languages, {})}
      <button class="button small" onClick=${howTo}>${t("how-to")}</button>
      <button class="button small" onClick=${() => openRules()}>${t("rules")}</button>
      <button class="button small" onClick=${what}>${t("menu-what")}</button>
    </div>
    ${
      session.isHost.value &&
      lobby &&
      html`
        <h3>${t(isOwner ? "menu-host" : "menu-stands-in")}</h3>
        ${
          absent.length > 0 &&
          html`<ul class="people">${absent.map((player) => h(SeatRow, { key: player.seat, session, player }))}</ul>`
        }
        <div class="rowof">
          <button class="button small" onClick=${pause}>
            ${h(Icon, { name: lobby.paused ? "play" : "pause" })}${t(lobby.paused ? "menu-resume" : "menu-pause")}
          </button>
          ${
            isOwner &&
            html`<button class="button small" onClick=${() => session.host(lobby.locked ? "unlock" : "lock")}>
              ${h(Icon, { name: "lock" })}${t(lobby.locked ? "lobby-unlock" : "lobby-lock")}
            </button>`
          }
        </div>`
    }
    ${
      sessions.length > 1 &&
      html`
        <h3>${t("menu-pass-on")}</h3>
        <div class="rowof">
          ${sessions.map(
            (one, place) =>
              one !== session &&
              html`<button class="button" onClick=${() => passOn(place)}>${nameOf(one.seat.value ?? 0)}</button>`,
          )}
        </div>`
    }
    <div class="switches">
      ${h(Switch, { label: t("menu-hints"), chosen: hints })}${h(Switch, { label: t("menu-sound"), chosen: sound })}
    </div>
    <fieldset class="pace">
      <legend>${t("menu-pace")}</legend>
      ${["slow", "normal", "fast"].map(
        (name) => html`<label>
          <input type="radio" name="pace" checked=${pace.value === name} onChange=${() => put(pace, name)} />
          <span>${t("pace-" + name)}</span>
        </label>`,
      )}
    </fieldset>
    <div>
      ${lobby?.code && h(own.TableCode, { code: lobby.code, locked: lobby.locked })}
      ${
        session.key &&
        !inside &&
        html`<details>
            <summary>${t("menu-link")}</summary>
            ${h(own.SeatLink, { session, token: session.key.token })}
          </details>
          ${h(own.OwnSeat, { session, sessions })}`
      }
    </div>
    ${
      !inside &&
      html`<div class="rowof">
        <a class="button small" href=${"/projector/" + session.table} target="_blank">${t("menu-projector")}</a>
        <button class="button small" onClick=${leave}>
          ${h(Icon, { name: leaving.value ? "warn" : "leave" })}
          ${t(leaving.value ? "menu-leave-sure" : session.key ? "menu-leave" : "to-home")}
        </button>
        ${
          isOwner &&
          html`<button class="linkish erase" onClick=${erase}>
            ${t(sure.value ? "menu-delete-sure" : "menu-delete")}
          </button>`
        }
      </div>`
    }
  </div>`;
}

/**
 * @param {import("../live/session.js").Session} session
 * @param {import("../live/session.js").Session[]} sessions all seats on this device
 * @param {import("../vendor/vendor.js").Signal<number>} wanted set to the seat that asks for the device
 */
export async function openMenu(session, sessions, wanted) {
  const [own] = await Promise.all([import("./own_seat.js"), loadRules()]);
  openDialog(t("menu"), () => h(Menu, { session, sessions, wanted, own }));
}
