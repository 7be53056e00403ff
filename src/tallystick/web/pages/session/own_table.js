// One's own table: its sign and who sits there before it begins, and while it is played what stands in its bar.

import { closeDialog, openDialog } from "../../shell/dialog.js";
import { Languages, ThemeButton } from "../../shell/header.js";
import { Art, Icon, loadArt } from "../../shell/icon.js";
import { go } from "../../shell/router.js";
import { forgetSession } from "../../shell/session_keys.js";
import { t } from "../../shell/words.js";
import { h, html, put, useEffect, useSignal } from "../../vendor/vendor.js";
import { useMount } from "./mounts.js";
import { Disc } from "./oak.js";
import { Bar, useLeft } from "./person_parts.js";

/** @typedef {import("../../live/sitting.js").Sitting} Sitting */

/** What a table is called. @param {any} place */
export const signOf = (place) => t("sign-" + place.sign);

/** Everybody at one's table. @param {{place: any}} props */
function Mates({ place }) {
  useEffect(() => void (place.mates.length > 6 && loadArt("art/more_pawns")), [place.mates.length]);
  return html`<ul class="mates" data-many=${place.mates.length > 5 ? "yes" : "no"} aria-label=${t("person-mates")}>
    ${place.mates.map((/** @type {any} */ mate) => {
      const me = mate.seat === place.seat;
      const comes = place.started ? "" : mate.here ? "is-there" : "on-the-way";
      const is = me ? "is-you" : mate.bot ? "is-bot" : comes;
      return html`<li key=${mate.seat} class=${me ? "me" : ""} style=${{ "--mine": `var(--p${mate.seat})` }}>
        ${h(Art, { id: "pawn-" + mate.seat })}
        <b>${mate.name || t("seat-name", { number: mate.seat + 1 })}</b>
        <em>${is && t("person-" + is)}</em>
      </li>`;
    })}
  </ul>`;
}

/** Where one sits. @param {{sitting: Sitting, open: () => void}} props */
export function Seat({ sitting, open }) {
  const told = sitting.sitting.value;
  const { place } = told;
  const Invitation = useMount("invitation", !!told.quiz);
  return html`
    ${h(Bar, { name: told.name, sub: told.title })}
    <main class="screen">
      <section class="paper grows seatpage">
        <div class="mysign">
          <p class="lead">${t("person-your-table")}</p>
          ${h(Disc, { sign: place.sign, number: place.number, class: "bigdisc" })}
          <h2 class="huge">${signOf(place)}<span class="vh">, ${place.number}</span></h2>
          <p class="lead">${t(place.watch ? "person-watching" : "person-look-for")}</p>
        </div>
        <div class="mymates">
          ${h(Mates, { place })}
          <div class="foot">
            ${
              told.here || place.watch
                ? html`<p class="insitting" role="status">
                  ${h(Icon, { name: "check" })}<span><b>${t("person-sits")}</b> ${t("person-soon")}</span>
                </p>`
                : html`<button class="button go big" onClick=${() => sitting.ask("here")}>
                  ${h(Icon, { name: "check" })}${t("person-sit")}
                </button>`
            }
          </div>
        </div>
      </section>
      ${Invitation && told.here && h(Invitation, { sitting, open })}
    </main>`;
}

/** Help: the hand goes up with the first press, a sentence may follow. @param {{sitting: Sitting}} props */
function Help({ sitting }) {
  const { hand } = sitting.sitting.value;
  const text = useSignal(hand?.text ?? "");
  const sent = useSignal(false);
  const problem = useSignal("");
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    const answer = await sitting.ask("hand", { up: true, text: text.value.trim() });
    problem.value = answer.problem;
    sent.value = answer.did;
  };
  const down = () => {
    void sitting.ask("hand", { up: false, text: "" });
    closeDialog();
  };
  return html`<form class="stack" onSubmit=${send}>
    <p class="lead">${t("person-hand-text")}</p>
    <div class="field">
      <label for="about"><b>${t("person-hand-what")}</b></label>
      <input
        id="about"
        type="text"
        maxlength="140"
        autocomplete="off"
        value=${text.value}
        onInput=${(/** @type {any} */ event) => put(text, event.target.value)}
      />
    </div>
    <p role="status" class="fine">${sent.value ? t("person-hand-sent") : ""}</p>
    ${problem.value && html`<p class="refused" role="alert">${problem.value}</p>`}
    <div class="rowof">
      <button class="button go" disabled=${!text.value.trim()}>${t("person-hand-send")}</button>
      <button type="button" class="button" onClick=${down}>${t("person-hand-down")}</button>
    </div>
  </form>`;
}

/** @param {{sitting: Sitting}} props */
function Hand({ sitting }) {
  const up = !!sitting.sitting.value.hand;
  const press = () => {
    if (!up) void sitting.ask("hand", { up: true, text: "" });
    openDialog(t("person-hand-up"), () => h(Help, { sitting }), "oak");
  };
  return html`<button
    class=${"icon handup" + (up ? " up" : "")}
    aria-pressed=${up ? "true" : "false"}
    aria-label=${t(up ? "person-hand-up" : "person-hand")}
    title=${t(up ? "person-hand-up" : "person-hand")}
    onClick=${press}
  >
    ${h(Icon, { name: "hand" })}
  </button>`;
}

/** All that one may want to know or do while the table plays. @param {{sitting: Sitting}} props */
function OwnTable({ sitting }) {
  const told = sitting.sitting.value;
  const { place } = told;
  const left = useLeft(sitting, told.ends);
  const leaving = useSignal(false);
  const howTo = () => import("../how_to.js").then(({ openHowTo }) => openHowTo(told.game, {}));
  const leave = async () => {
    if (!leaving.value) return put(leaving, true);
    await sitting.ask("leave");
    closeDialog();
    forgetSession(sitting.session, "person");
    go("/");
  };
  return html`<div class="stack ownsheet">
    <div class="rowof">
      ${h(Disc, { sign: place.sign, number: place.number })}
      <p><b>${told.name}</b><br />${left ? t("person-left", { left }) : told.title}</p>
      <div class="tools">${h(Languages, {})}${h(ThemeButton, {})}</div>
    </div>
    ${told.message && html`<p class="quoted">${t("person-said", { text: told.message.text })}</p>`}
    ${h(Mates, { place })}
    <div class="rowof">
      <button class="button" onClick=${howTo}>${h(Icon, { name: "idea" })}${t("how-to")}</button>
      <button class="button quiet" onClick=${leave}>
        ${h(Icon, { name: leaving.value ? "warn" : "leave" })}
        ${t(leaving.value ? "person-leave-sure" : "person-leave")}
      </button>
    </div>
  </div>`;
}

/** The sign of the table and the time, in the bar of the game. @param {{sitting: Sitting}} props */
function Where({ sitting }) {
  const { place, ends } = sitting.sitting.value;
  const left = useLeft(sitting, ends);
  const time = place.last ? t("person-last-round") : left;
  const says = time
    ? t("person-bar", { sign: signOf(place), left: time })
    : t("person-bar-untimed", { sign: signOf(place), number: place.number });
  return html`<button class="goal where" aria-description=${t("person-open-table")} onClick=${() => openOwn(sitting)}>
    ${says}
  </button>`;
}

/** @param {Sitting} sitting */
function openOwn(sitting) {
  const { place } = sitting.sitting.value;
  const title = t("person-table-of", { sign: signOf(place), number: place.number });
  openDialog(title, () => h(OwnTable, { sitting }), "oak");
}

/** What a table inside a session shows in its bar. @param {Sitting} sitting @param {boolean} shown */
export const within = (sitting, shown) => ({
  shown,
  guided: sitting.sitting.value.guided && !sitting.sitting.value.place.watch,
  mark: html`<button class="oak mytable" aria-label=${t("person-open-table")} onClick=${() => openOwn(sitting)}>
    ${h(Disc, { sign: sitting.sitting.value.place.sign, number: sitting.sitting.value.place.number })}
  </button>`,
  sub: h(Where, { sitting }),
  tools: h(Hand, { sitting }),
  stay: t("person-stay"),
});
