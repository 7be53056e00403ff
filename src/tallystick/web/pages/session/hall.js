// Before the game: who has come, and who will sit where.

import { read } from "../../shell/http.js";
import { Art, dress, Icon } from "../../shell/icon.js";
import { t } from "../../shell/words.js";
import { h, html, useEffect, useState } from "../../vendor/vendor.js";
import { People } from "./arrivals.js";
import { KeyCard } from "./key_card.js";
import { callPerson, personOf, picked, signOf } from "./leading.js";
import { openMore } from "./more.js";
import { Disc } from "./oak.js";
import { Side } from "./seating_side.js";
import { Invitation, Top } from "./top.js";
import { openWall, WallButton } from "./wall_switch.js";

await dress("styles", "session_hall", "session_side", "session_key");

/** @typedef {import("./types").Led} Led */
/** @typedef {import("./types").PlannedTable} PlannedTable */
/** @typedef {import("./types").PlannedSeat} PlannedSeat */

/** Puts somebody at a table: a wish before the places are given out, a move afterwards. */
const place = (
  /** @type {Led} */ led,
  /** @type {number} */ number,
  /** @type {number} */ table,
  /** @type {number | undefined} */ seat = undefined,
) => {
  picked.value = null;
  const where = { number, table, ...(seat === undefined ? {} : { seat }) };
  return led.act(led.hall.phase === "seated" ? "move" : "pin", where);
};

/**
 * What follows a name or a table that is dropped upon.
 * @param {boolean} may
 * @param {(number: number) => unknown} drop
 */
const onto = (may, drop) =>
  may
    ? {
        onDragOver: (/** @type {DragEvent} */ event) => event.preventDefault(),
        onDrop: (/** @type {DragEvent} */ event) => {
          event.preventDefault();
          event.stopPropagation();
          if (picked.value !== null) drop(picked.value);
        },
      }
    : {};

/** @param {{led: Led, table: PlannedTable, seat: PlannedSeat, place: number}} props */
function Seat({ led, table, seat, place: at }) {
  const person = personOf(led.hall, seat.number);
  const pawn = h(Art, { id: "pawn-" + at, class: "figurine" });
  const held = picked.value;
  const dropped = onto(led.may, (number) => place(led, number, table.number, at));
  if (!person) {
    const paper = led.hall.plan.paper && t("seat-name", { number: at + 1 });
    const says = paper || t(seat.bot ? "desk-bot" : "desk-free");
    const bot = seat.bot && h(Icon, { name: "bot" });
    return held !== null && led.may
      ? html`<li ...${dropped}>
        <button class="seat free" onClick=${() => place(led, held, table.number, at)}>
          ${pawn}${bot}<b>${says}</b><span class="vh">${t("desk-put-here", { table: signOf(table) })}</span>
        </button>
      </li>`
      : html`<li ...${dropped}>
        <span class=${"seat" + (seat.bot ? " bot" : " free")}>${pawn}${bot}<b>${says}</b></span>
      </li>`;
  }
  const mine = held === person.number;
  return html`<li ...${dropped}>
    <button
      class=${"seat" + (person.here ? "" : " gone")}
      aria-pressed=${mine ? "true" : "false"}
      draggable=${led.may}
      onDragStart=${() => {
        picked.value = person.number;
      }}
      onClick=${() => {
        picked.value = mine ? null : person.number;
      }}
    >
      ${pawn}<b>${callPerson(person)}</b>
      ${seat.pinned && html`${h(Icon, { name: "pin", class: "pin" })}<span class="vh">${t("desk-pinned")}</span>`}
      ${!person.here && html`${h(Icon, { name: "asleep", class: "pin" })}<span class="vh">${t("desk-not-here")}</span>`}
    </button>
  </li>`;
}

/** How many sit at a table. @param {PlannedTable} table */
function count({ seats }) {
  const people = seats.filter(({ number }) => number !== null).length;
  const bots = seats.filter(({ bot }) => bot).length;
  return bots ? t("desk-people-bots", { people, bots }) : t("desk-people", { people });
}

/** @param {{led: Led, table: PlannedTable, small: boolean}} props */
function Table({ led, table, small }) {
  const held = personOf(led.hall, picked.value);
  const [aimed, setAimed] = useState(false);
  const half = Math.ceil(table.seats.length / 2);
  const seats = table.seats.map((seat, at) => h(Seat, { key: at, led, table, seat, place: at }));
  const dropped = onto(led.may, (number) => place(led, number, table.number));
  const here = held && !table.seats.some(({ number }) => number === held.number);
  const heading = html`<h3>${signOf(table)}</h3><small>${count(table)}</small>`;
  return html`<article
    class=${`paper settable${small ? " small" : ""}${aimed && here ? " aim" : ""}`}
    aria-label=${signOf(table)}
    onDragEnter=${() => setAimed(true)}
    onDragLeave=${(/** @type {any} */ event) => !event.currentTarget.contains(event.relatedTarget) && setAimed(false)}
    ...${dropped}
  >
    <header>${small && h(Disc, { sign: table.sign, number: table.number })}${heading}</header>
    ${
      small
        ? html`<ul class="chairs">${seats}</ul>`
        : html`<div class="around">
          <ul class="chairs">${seats.slice(0, half)}</ul>
          <span class="roundtop">
            <svg viewBox="0 0 48 48" aria-hidden="true"><use href=${"#sign-" + table.sign} /></svg>
            <b>${table.number}</b>
          </span>
          <ul class="chairs">${seats.slice(half)}</ul>
        </div>`
    }
    ${
      here &&
      led.may &&
      html`<button class="button small put" onClick=${() => place(led, held.number, table.number)}>
        ${t("desk-put", { name: callPerson(held), table: signOf(table) })}
      </button>`
    }
  </article>`;
}

/** Nobody has come yet: the way in, as large as it will be on the wall. @param {{led: Led}} props */
const Empty = ({ led }) => html`<section class="paper emptyhall">
  <h2>${t("desk-empty")}</h2>
  ${h(Invitation, { code: led.hall.code })}
  <p>${t("desk-empty-text")}</p>
  <button class="button go big" onClick=${() => openWall(led)}>
    ${h(Icon, { name: "wall" })}
    ${t("desk-wall-open")}
  </button>
</section>`;

/** The games that can be played here, with how many may sit at a table. */
function useOffers() {
  const [offers, setOffers] = useState(/** @type {any[]} */ ([]));
  useEffect(
    () =>
      void read("/api/games").then(setOffers, () => {
        // the sizes are then those of the plan alone
      }),
    [],
  );
  return offers;
}

/** @param {Led} led */
export function Screen(led) {
  const { hall } = led;
  const { tables } = hall.seating;
  const offer = useOffers().find(({ name }) => name === hall.plan.game);
  const small = tables.length > 8 || hall.plan.table_size > 6;
  return html`
    ${h(Top, {
      led,
      sub: t(hall.phase === "seated" ? "desk-hall-seated" : hall.people.length ? "desk-hall" : "desk-hall-empty"),
      tools: h(WallButton, { led }),
      more: () => openMore(led),
    })}
    <main class=${"oak hall" + (picked.value === null ? "" : " holding")}>
      ${h(People, { led })}
      <div class="middle">
      ${h(KeyCard, { led })}
      ${
        hall.people.length
          ? html`<section class=${"settables" + (small ? " many" : "")} aria-label=${t("desk-tables")}>
            ${tables.map((table) => h(Table, { key: table.number, led, table, small }))}
            ${
              led.may &&
              hall.phase !== "seated" &&
              tables.length < hall.people.length &&
              html`<button class="moretables" onClick=${() => led.act("tables", { count: tables.length + 1 })}>
                ${h(Icon, { name: "plus" })}${t("desk-more-tables")}
              </button>`
            }
          </section>`
          : h(Empty, { led })
      }
      </div>
      ${h(Side, { led, offer })}
    </main>`;
}
