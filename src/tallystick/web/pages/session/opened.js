// One table opened: the board as everybody may see it, who sits there, the pace, what happened, and what is hidden.

import { useGame } from "../../games.js";
import { Session } from "../../live/session.js";
import { Stage } from "../../live/stage.js";
import { ideaOf } from "../../shell/around.js";
import { dress, Icon } from "../../shell/icon.js";
import { go } from "../../shell/router.js";
import { called, names, t } from "../../shell/words.js";
import { h, html, put, useEffect, useMemo, useState } from "../../vendor/vendor.js";
import { say } from "./dock.js";
import { ideaNamed, speakOf } from "./ideas.js";
import { askFirst, callPerson, curtain, Press, personOf, signOf, since } from "./leading.js";
import { Condition, Disc } from "./oak.js";
import { Pace } from "./opened_pace.js";
import { Seats } from "./opened_seats.js";
import { conditionOf } from "./tile.js";

await dress("styles", "replay", "session_opened", "session_remote");

/** @typedef {import("./types").Led} Led */
/** @typedef {import("./types").Row} Row */

/**
 * The table's own line, as any spectator has it; who sits there is called as everywhere on these screens.
 * @param {Led} led
 * @param {Row} row
 */
function useTable({ hall }, { table, seats }) {
  const session = useMemo(() => new Session(table, null), [table]);
  useEffect(() => () => session.close(), [table]);
  const lobby = session.lobby.value;
  const game = useGame(lobby?.game);
  const stage = useMemo(() => game && new Stage(session, game), [session, game]);
  const all = (lobby?.players ?? []).map((player, seat) => {
    const person = personOf(hall, seats[seat]?.person);
    return person ? callPerson(person) : called(player);
  });
  useEffect(() => put(names, all), [all.join("\n")]);
  useEffect(() => void (game && speakOf(game.name)), [game]);
  return { session, lobby, game, stage };
}

/** @param {{led: Led, row: Row}} props */
function Bar({ led, row }) {
  const { hall, may, act, now, sitting } = led;
  const rows = sitting.rows.value;
  const at = rows.findIndex(({ number }) => number === row.number);
  const to = (/** @type {number} */ by) => rows[(at + by + rows.length) % rows.length].number;
  const away = (/** @type {number} */ number) => `/lead/${hall.session}/table/${number}`;
  const name = signOf(row);
  const running = row.started && !row.over;
  return html`<header class="oak openedbar">
    <a class="toall" href=${"/lead/" + hall.session}>${h(Icon, { name: "prev" })}${t("desk-all-tables")}</a>
    ${h(Disc, { sign: row.sign, number: row.number })}
    <h1>${name}</h1>
    ${h(Condition, { condition: row.condition, children: html`<span>${conditionOf(row, now)}</span>` })}
    <div class="tools">
      ${
        may &&
        html`
          ${
            running &&
            h(Press, {
              icon: row.paused ? "play" : "pause",
              label: t(row.paused ? "desk-resume-one" : "desk-pause-one"),
              press: () => act(row.paused ? "resume" : "pause", { table: row.number }),
              class: "barbutton",
            })
          }
          ${h(Press, {
            icon: "say",
            label: t("desk-say-to", { name }),
            press: () => say(led, { table: row.number }, name),
            class: "barbutton",
          })}
          ${h(Press, {
            icon: "wall",
            label: t("desk-on-wall"),
            press: () => act("wall", { show: "table", table: row.number }),
            class: "barbutton",
          })}`
      }
      <button class="icon" aria-label=${t("desk-table-before")} onClick=${() => go(away(to(-1)))}>
        ${h(Icon, { name: "prev" })}
      </button>
      <button class="icon" aria-label=${t("desk-table-next")} onClick=${() => go(away(to(1)))}>
        ${h(Icon, { name: "next" })}
      </button>
    </div>
  </header>`;
}

/** Cards that the table keeps hidden, as they lay when it was asked, for a minute. @param {Led} led @param {Row} row */
function useLooking(led, row) {
  const [views, setViews] = useState(/** @type {any[] | null} */ (null));
  useEffect(() => {
    if (curtain.value) setViews(null);
  }, [curtain.value]);
  useEffect(() => setViews(null), [row.table]);
  const look = () =>
    askFirst(t("desk-look"), t("desk-look-text", { table: signOf(row) }), t("desk-look-yes"), async () => {
      const answer = await led.act("look", { table: row.number });
      if (!answer.did || !answer.views) return;
      setViews(answer.views);
      setTimeout(() => setViews((now) => (now === answer.views ? null : now)), answer.ms ?? 60_000);
    });
  return { views, look, hide: () => setViews(null) };
}

/** @param {{led: Led, row: Row, looking: ReturnType<typeof useLooking>}} props */
const Hidden = ({ led, row, looking }) => html`<section class="leaf hiddencards">
  ${h(Icon, { name: "locked" })}
  <div>
    <h2>${t(looking.views ? "desk-looking" : "desk-hidden")}</h2>
    <p>${t(looking.views ? "desk-looking-text" : row.over ? "desk-hidden-over" : "desk-hidden-text")}</p>
    ${
      led.may &&
      row.started &&
      !row.over &&
      (looking.views
        ? h(Press, { icon: "curtain", label: t("desk-look-no"), press: looking.hide, class: "small" })
        : h(Press, { icon: "eye", label: t("desk-look-anyway"), press: looking.look, class: "small" }))
    }
    ${row.over && html`<a class="button small" href=${"/replay/" + row.table}>${t("desk-replay")}</a>`}
  </div>
</section>`;

/** @param {{led: Led, row: Row, lines: import("../../types").Told[]}} props */
function Happened({ led, row, lines }) {
  const kept = led.hall.kept.filter(({ table }) => table === row.number);
  const shown = lines.slice(-60).reverse();
  return html`<section class="leaf happened" aria-labelledby="h-happened">
    <h2 id="h-happened">${t("desk-happened")}<small>${t("desk-entries", { count: row.entries })}</small></h2>
    <ol tabindex="0" aria-labelledby="h-happened">
      ${shown.map((line, i) => {
        const idea = line.event.note ? "" : ideaOf(line.event);
        const mark = kept.some(({ seq }) => seq === line.seq);
        return html`<li key=${lines.length - i} class=${mark ? "kept" : ""}>
          <i class=${line.seat === null ? "dot plain" : "dot p" + line.seat}></i>
          <span>${t(line.id, line.args)}</span>
          <time>${since(led.now, line.t)}</time>
          ${
            idea &&
            html`<em>
              ${h(Icon, { name: mark ? "mark" : "idea" })}
              ${mark ? t("desk-kept", { idea: ideaNamed(idea) }) : ideaNamed(idea)}
            </em>`
          }
          ${
            led.may &&
            !mark &&
            !line.event.note &&
            html`<button
              class="icon"
              aria-label=${t("desk-keep")}
              title=${t("desk-keep")}
              onClick=${() => led.act("keep", { table: row.number, seq: line.seq, idea })}
            >
              ${h(Icon, { name: "mark" })}
            </button>`
          }
        </li>`;
      })}
    </ol>
    ${!shown.length && html`<p class="calm">${t("desk-happened-nothing")}</p>`}
  </section>`;
}

/** @param {Led & {table: number}} props */
export function Screen({ table, ...led }) {
  const row = /** @type {Row[]} */ (led.sitting.rows.value).find(({ number }) => number === table);
  useEffect(() => {
    if (row) document.title = `${signOf(row)} · ${led.hall.plan.title || t("game-" + row.game)}`;
  });
  if (row) return h(Opened, { key: row.table, led, row });
  return html`<main class="oak entering">
    <section class="leaf">
      <h2>${t("desk-no-table", { number: table })}</h2>
      <a class="button" href=${"/lead/" + led.hall.session}>${t("desk-all-tables")}</a>
    </section>
  </main>`;
}

/** @param {{led: Led, row: Row}} props */
function Opened({ led, row }) {
  const { session, lobby, game, stage } = useTable(led, row);
  const looking = useLooking(led, row);
  const scene = stage?.shown;
  const open = useMemo(() => {
    const views = looking.views;
    return game && views ? game.sceneOf(game.openAll(views[0], views), null, null) : null;
  }, [game, looking.views]);
  const shown = open ?? scene;
  const blocks = stage?.blocks.value ?? [];
  return html`
    ${h(Bar, { led, row })}
    <main class="opened">
      <div class="replay watched">
        ${
          shown && game && lobby
            ? html`<section class="board" aria-label=${t("desk-board")}>
                ${h(game.Board, { scene: shown, me: null, session: null, options: lobby.options, ready: false })}
              </section>
              <div class="replaychain" tabindex="0" role="group" aria-label=${t("desk-beside")}>
                ${
                  open || !blocks.length
                    ? h(game.Aside, { scene: shown, me: null })
                    : h(game.Chain, { scene: shown, blocks, me: null, over: false })
                }
              </div>`
            : html`<p class="notyet oak leaf">${t(lobby && !lobby.started ? "desk-not-begun" : "desk-opening")}</p>`
        }
      </div>
      <div class="oak openedseats">
        ${h(Seats, { led, row })}
        ${h(Pace, { entries: session.seq.value >= 0 ? session.replica.entries : [], row, led })}
        ${h(Hidden, { led, row, looking })}
      </div>
      <div class="oak openedlog">${h(Happened, { led, row, lines: stage?.log.value ?? [] })}</div>
    </main>`;
}
