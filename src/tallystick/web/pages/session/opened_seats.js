// Who sits at an opened table, and what may be done for each of them.

import { closeDialog, openDialog } from "../../shell/dialog.js";
import { Art, Icon } from "../../shell/icon.js";
import { message, t } from "../../shell/words.js";
import { h, html, useState } from "../../vendor/vendor.js";
import { say } from "./dock.js";
import { askFirst, callSeat, curtain, Press, personOf, signOf } from "./leading.js";
import { Invitation } from "./top.js";

/** @typedef {import("./types").Led} Led */
/** @typedef {import("./types").Row} Row */
/** @typedef {import("./types").RowSeat} RowSeat */

/** Another table with a bot's seat. @param {Led} led @param {Row} row @param {RowSeat} seat @param {string} name */
function move(led, row, seat, name) {
  const places = /** @type {Row[]} */ (led.sitting.rows.value).filter(
    (other) =>
      other.number !== row.number && !other.over && other.seats.some(({ bot, person }) => bot && person === null),
  );
  const to = (/** @type {Row} */ other) => {
    closeDialog();
    void led.act("move", { number: seat.person, table: other.number });
  };
  openDialog(
    t("desk-move", { name }),
    () => html`<p class="asked">${t(places.length ? "desk-move-text" : "desk-move-nowhere", { name })}</p>
      <div class="rowof">
        ${places.map(
          (other) => html`<button key=${other.number} class="button" onClick=${() => to(other)}>
          ${other.number} · ${signOf(other)}
        </button>`,
        )}
      </div>`,
    "oak",
  );
}

/** How a lost phone's seat comes to another one. @param {Led} led @param {string} name */
const newPhone = (led, name) =>
  openDialog(
    t("desk-phone"),
    () => html`<p class="asked">${t("desk-phone-text", { name })}</p>${h(Invitation, { code: led.hall.code })}`,
    "oak",
  );

/** @param {{led: Led, row: Row, seat: RowSeat, name: string}} props */
function Acts({ led, row, seat, name }) {
  const { act } = led;
  const table = row.number;
  const stopOne = () =>
    askFirst(t("desk-stop-one"), t("desk-stop-one-text", { table: signOf(row) }), t("desk-stop-yes"), () =>
      act("stop", { table }),
    );
  if (!row.started) return null;
  return html`<div class="seatacts">
    ${
      seat.bot
        ? seat.person !== null &&
          h(Press, {
            icon: "people",
            label: t("desk-bot-out", { name }),
            press: () => act("bot_out", { table, seat: seat.seat }),
            class: "small dark",
          })
        : h(Press, {
            icon: "bot",
            label: t("desk-bot-in"),
            press: () => act("bot", { table, seat: seat.seat }),
            class: "small dark",
          })
    }
    ${
      seat.person !== null &&
      html`
        ${h(Press, {
          icon: "bell",
          label: t("desk-nudge"),
          press: () => act("nudge", { number: seat.person }),
          class: "small",
        })}
        ${h(Press, {
          icon: "say",
          label: t("desk-say-short"),
          press: () => say(led, { number: seat.person }, name),
          class: "small",
        })}
        ${h(Press, { icon: "phone", label: t("desk-phone"), press: () => newPhone(led, name), class: "small" })}
        ${h(Press, {
          icon: "move",
          label: t("desk-move-short"),
          press: () => move(led, row, seat, name),
          class: "small",
        })}`
    }
    ${
      row.seats.every(({ bot }) => bot) &&
      h(Press, { icon: "stop", label: t("desk-stop-one"), press: stopOne, class: "small" })
    }
  </div>`;
}

/** @param {{led: Led, row: Row, seat: RowSeat, open: boolean, turn: () => void}} props */
function Seat({ led, row, seat, open, turn }) {
  const person = personOf(led.hall, seat.person);
  const name = callSeat(led.hall, seat);
  const claim = led.sitting.needs.value.find(({ what, number }) => what === "claim" && number === seat.person);
  const word = seat.word ? (message(seat.word, { seat: seat.seat }) ?? "") : "";
  const state = seat.hand ? "hand" : seat.bot ? "bot" : seat.asleep ? "asleep" : seat.away ? "away" : "here";
  const icon = { hand: "hand", bot: "bot", asleep: "asleep", away: "asleep", here: "line" }[state] ?? "line";
  return html`<li class=${(seat.away && seat.due ? "late " : "") + (open ? "open" : "")}>
    ${h(Art, { id: "pawn-" + seat.seat, class: "figurine" })}
    <b>${name}${person && !curtain.value && person.note && html`<small>${person.name}</small>`}</b>
    <p>
      ${h(Icon, { name: claim ? "key" : icon })}
      ${claim ? t("desk-claimed") : [t("desk-seat-" + state), word].filter(Boolean).join(" · ")}
    </p>
    ${
      claim && led.may
        ? html`<button class="button small dark" onClick=${() => led.act("give", { claim: claim.args.claim })}>
          ${t("desk-act-give", { name })}
        </button>`
        : led.may &&
          !row.over &&
          html`<button
            class="icon"
            aria-expanded=${open ? "true" : "false"}
            aria-label=${t("desk-acts-of", { name })}
            onClick=${turn}
          >
            ${h(Icon, { name: "more" })}
          </button>`
    }
    <span class="figure">${seat.value}</span>
    ${open && led.may && !row.over && h(Acts, { led, row, seat, name })}
  </li>`;
}

/** @param {{led: Led, row: Row}} props */
export function Seats({ led, row }) {
  const waited = row.seats.find((seat) => seat.due && (seat.away || row.condition === "waits"));
  const [chosen, setChosen] = useState(/** @type {number | null} */ (null));
  const open = chosen ?? waited?.seat ?? -1;
  return html`<section class="leaf" aria-labelledby="h-seats">
    <h2 id="h-seats">${t("desk-at-table")}</h2>
    <ul class="tablepeople">
      ${row.seats.map((seat) =>
        h(Seat, {
          key: seat.seat,
          led,
          row,
          seat,
          open: open === seat.seat,
          turn: () => setChosen(open === seat.seat ? -1 : seat.seat),
        }),
      )}
    </ul>
    ${
      led.may &&
      !row.started &&
      html`<button class="button go" onClick=${() => led.act("begin", { table: row.number })}>
        ${h(Icon, { name: "play" })}
        ${t("desk-begin-one")}
      </button>`
    }
  </section>`;
}
