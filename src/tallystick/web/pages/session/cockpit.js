// While tables play: each in its fixed place, the queue beside them, the time above, one row for everybody below.

import { clock } from "../../shell/around.js";
import { dress, Icon } from "../../shell/icon.js";
import { go } from "../../shell/router.js";
import { t } from "../../shell/words.js";
import { h, html, useEffect, useRef, useState } from "../../vendor/vendor.js";
import { askPause, Dock } from "./dock.js";
import { hour } from "./leading.js";
import { setTable } from "./more.js";
import { Disc } from "./oak.js";
import { leftIn } from "./pace.js";
import { Queue, Told } from "./queue.js";
import { Stick } from "./stick.js";
import { TableList } from "./table_list.js";
import { Tile } from "./tile.js";
import { Top } from "./top.js";
import { WallSwitch } from "./wall_switch.js";

await dress("styles", "session_cockpit", "session_tile");

/** @typedef {import("./types").Led} Led */
/** @typedef {import("./types").Row} Row */

/** How tables lie at most: two rows of four with everything, three of five without words, and a list beyond. */
const LARGE = 8;
const SMALL = 20;

/** The time, as a notched stick. @param {{led: Led}} props */
export function Time({ led }) {
  const { hall, now } = led;
  const parts = hall.parts.map(({ part, from, to }) => ({
    name: t("desk-part-" + part),
    minutes: (to - from) / 60_000,
    hour: hour(from),
  }));
  const left = leftIn(hall.parts, hall.phase, now);
  const begin = hall.parts[0]?.from ?? now;
  const says = left ? t("desk-left-" + left.part, { over: String(left.left < 0) }) : "";
  return html`<section class="lessontime" aria-label=${t("desk-time")}>
    ${
      parts.length > 0 &&
      h(Stick, { parts, now: (now - begin) / 60_000, label: t("desk-time-plan", { at: hour(now) }) })
    }
    ${
      left &&
      html`<p class=${"left" + (left.left < 0 ? " over" : "")}>
        <span class="figure">${left.left < 0 ? "+" + clock(-left.left) : clock(left.left)}</span>
        <span>${says}</span>
      </p>`
    }
  </section>`;
}

/** A place for late people, or for a second game. @param {{led: Led, number: number}} props */
const OneMore = ({ led, number }) => html`<div class="onemore">
  ${h(Disc, { sign: "anchor", number })}
  <h2>${t("desk-set")}</h2>
  <p>${t("desk-set-why")}</p>
  <button class="button small" onClick=${() => setTable(led)}>
    ${h(Icon, { name: "plus" })}
    ${t("desk-set-short")}
  </button>
</div>`;

/**
 * Arrows lead from tile to tile, Enter opens one, P pauses it, Space pauses all.
 * @param {Led} led
 * @param {Row[]} rows
 * @param {number} columns
 */
function useKeys(led, rows, columns) {
  const [at, setAt] = useState(0);
  const grid = useRef(/** @type {HTMLElement | null} */ (null));
  const walk = (/** @type {KeyboardEvent} */ event) => {
    const to = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: at + columns,
      ArrowUp: at - columns,
      Home: 0,
      End: rows.length - 1,
    }[event.key];
    if (to === undefined || !rows[to]) return;
    event.preventDefault();
    setAt(to);
    /** @type {HTMLElement | null | undefined} */ (
      grid.current?.querySelector(`[data-table="${rows[to].number}"]`)
    )?.focus();
  };
  useEffect(() => {
    const pressed = (/** @type {KeyboardEvent} */ event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (!led.may || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      if (target.closest("input, textarea, select, [contenteditable]")) return;
      const tile = /** @type {HTMLElement | null} */ (target.closest("[data-table]"));
      if (event.key === " " && (tile || !target.closest("button, a"))) {
        event.preventDefault();
        askPause(led);
      }
      if (event.key.toLowerCase() === "p" && tile) {
        const row = rows.find(({ number }) => number === Number(tile.dataset.table));
        if (row?.started && !row.over) void led.act(row.paused ? "resume" : "pause", { table: row.number });
      }
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
  return { at, setAt, walk, grid };
}

/** @param {{led: Led, rows: Row[]}} props */
function Tiles({ led, rows }) {
  const small = rows.length > LARGE;
  const columns = small ? 5 : 4;
  const { at, setAt, walk, grid } = useKeys(led, rows, columns);
  const free = !small && led.may && rows.length < LARGE;
  return html`<section
    ref=${grid}
    class=${"tiles" + (small ? " many" : "")}
    style=${{ "--rows": Math.max(2, Math.ceil((rows.length + (free ? 1 : 0)) / columns)) }}
    aria-label=${t("desk-tables")}
    onKeyDown=${walk}
  >
    ${rows.map((row, i) =>
      h(Tile, {
        key: row.number,
        led,
        row,
        small,
        chosen: i === Math.min(at, rows.length - 1),
        open: () => go(`/lead/${led.hall.session}/table/${row.number}`),
        choose: () => setAt(i),
      }),
    )}
    ${free && h(OneMore, { led, number: rows.length + 1 })}
  </section>`;
}

/** @param {Led} led */
export function Screen(led) {
  const { hall, sitting } = led;
  const rows = /** @type {Row[]} */ (sitting.rows.value);
  return html`
    ${h(Top, {
      led,
      sub: t("desk-cockpit-sub", { game: t("game-" + hall.plan.game), tables: rows.length }),
    })}
    <main class="oak cockpit">
      ${h(Time, { led })}
      ${rows.length > SMALL ? h(TableList, { led, rows }) : h(Tiles, { led, rows })}
      <aside class="siderail">${h(Queue, { led })}${h(WallSwitch, { led })}</aside>
      ${h(Dock, { led })}
    </main>
    ${h(Told, { led })}`;
}
