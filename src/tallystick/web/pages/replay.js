// A game again, step by step, through anybody's eyes.

import { useGame } from "../games.js";
import { loadEntries } from "../live/download.js";
import { Header } from "../shell/header.js";
import { read } from "../shell/http.js";
import { dress, Icon, loadArt } from "../shell/icon.js";
import { keysOf } from "../shell/keys.js";
import { loadFurther, message, nameOf, names, t, told } from "../shell/words.js";
import { h, html, put, useEffect, useMemo, useRef, useSignal } from "../vendor/vendor.js";
import { Chance } from "./chance.js";

await Promise.all([dress("styles", "plain", "result", "replay"), loadArt("art/more_signs"), loadFurther("pages")]);

/** @typedef {import("../types").Game} Game */
/** @typedef {import("../types").GameEvent} GameEvent */
/**
 * @typedef {{seq: number, view: import("../types").TableView, views?: import("../types").TableView[],
 *   events: GameEvent[]}} Step
 */
/** @typedef {{scene: any, event: GameEvent, blocks: any[], where: string}} Shot one picture of the film */

const SPEEDS = [0.5, 1, 2, 4, 8];
/** What is shown for less is no picture of its own: it goes by. */
const SHORTEST = 150;

/**
 * Every event becomes a picture; with everybody's views, every card lies open.
 * @param {Game} game
 * @param {Step[]} steps
 * @param {number | null} me
 */
function pictures(game, steps, me) {
  const seen = (/** @type {Step} */ { view, views }) => (views ? game.openAll(view, views) : view);
  /** @type {Shot[]} */
  const shown = [];
  /** @type {any[]} */
  let blocks = [];
  let scene = steps.length ? game.sceneOf(seen(steps[0]), null, me) : null;
  for (const step of steps) {
    for (const event of step.events) {
      scene = game.still(game.after(scene, event), event);
      if (event === step.events.at(-1)) scene = { ...scene, ...seen(step) };
      if (event.block?.hash) blocks = [...blocks, event.block];
      shown.push({ scene, event, blocks, where: game.where(scene) });
    }
    if (game.settled(scene)) scene = game.sceneOf(seen(step), scene, me);
  }
  return shown;
}

/** The sentence of an event. @param {GameEvent} event */
const saidOf = (event) => message("event-" + event.event.replaceAll("_", "-"), told(event)) ?? "";

/**
 * What has happened up to now; each line leads to its picture.
 * @param {{game: Game, film: Shot[], at: number, jump: (at: number) => void}} props
 */
function Lines({ game, film, at, jump }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = [];
  for (let i = Math.min(at, film.length - 1); i >= 0 && lines.length < 60; i--)
    if (!game.quiet(film[i].event)) lines.push(i);
  useEffect(() => list.current?.scrollTo({ top: 0 }), [at]);
  return html`<ol class="replaylog" ref=${list} tabindex="0" aria-label=${t("replay-log")}>
    ${lines.map(
      (i) => html`<li key=${i} aria-current=${i === at ? "step" : undefined}>
        <button onClick=${() => jump(i)}>${saidOf(film[i].event)}</button>
      </li>`,
    )}
  </ol>`;
}

/**
 * The last picture of an entry.
 * @param {Step[]} steps
 * @param {number} entry
 */
const lastOf = (steps, entry) =>
  steps.filter(({ seq }) => seq <= entry).reduce((count, { events }) => count + events.length, 0) - 1;

/**
 * `from`: a moment on a wall, shown without names; of an entry that somebody kept, only its number is known.
 * @param {{id: string, from?: {at: number, seq: number}}} props
 */
export function Page({ id, from }) {
  const viewer = useSignal("public");
  const steps = useSignal(/** @type {Step[]} */ ([]));
  const at = useSignal(from ? Math.max(0, from.at - 3) : Number(location.hash.slice(1)) || 0);
  const playing = useSignal(!!from);
  const speed = useSignal(1);
  const seats = useSignal(0);
  const entries = useSignal(/** @type {import("../types").Entry[]} */ ([]));
  const problem = useSignal("");
  const name = useSignal("");
  const game = useGame(name.value || undefined);
  useEffect(() => {
    Promise.all([read(`/api/tables/${id}/replay?viewer=${viewer.value}`), loadEntries(id)]).then(
      ([found, journal]) => {
        name.value = journal.lobby.game;
        names.value = from ? [] : journal.names;
        seats.value = journal.names.length;
        entries.value = journal.entries;
        steps.value = found.filter((/** @type {Step} */ step) => step.view);
        if (from && from.at < 0) at.value = Math.max(0, lastOf(steps.value, from.seq) - 3);
      },
      () => put(problem, t("replay-not-yet")),
    );
  }, [id, viewer.value]);
  const me = /^\d$/.test(viewer.value) ? Number(viewer.value) : null;
  const film = useMemo(() => (game ? pictures(game, steps.value, me) : []), [game, steps.value]);
  const last = film.length - 1;
  const now = film[Math.min(at.value, last)];
  const lasts = (/** @type {number} */ i) => game?.lasts[film[i].event.event] ?? 0;
  /** The next picture from here on, in this direction. @param {number} by */
  const next = (by) => {
    let to = Math.max(0, Math.min(last, at.value + by));
    while (to > 0 && to < last && lasts(to) <= SHORTEST) to += by;
    return to;
  };
  /** The beginning of a round or turn: of this one or the one before, or of the next. @param {number} by */
  const turn = (by) => {
    let to = at.value + by;
    while (to > 0 && to < last && film[to].where === film[to - 1].where) to += by;
    return Math.max(0, Math.min(last, to));
  };
  useEffect(() => {
    if (!playing.value || !film.length) return;
    const until = !from ? last : from.at < 0 ? lastOf(steps.value, from.seq) : Math.min(last, from.at);
    if (at.value >= until) return put(playing, false);
    const timer = setTimeout(() => put(at, next(1)), Math.max(500, lasts(at.value)) / speed.value);
    return () => clearTimeout(timer);
  }, [playing.value, film, at.value, speed.value]);
  const press = () => {
    if (!playing.value && at.value >= last) at.value = 0;
    playing.value = !playing.value;
  };
  const title = game ? t("game-" + game.name) : t("tallystick");
  useEffect(() => {
    document.title = t("title-of", { page: t("replay-title"), game: title });
  }, [title]);
  const button = (
    /** @type {string} */ icon,
    /** @type {string} */ words,
    /** @type {() => void} */ act,
    /** @type {string} */ look = "",
  ) =>
    html`<button class="icon" aria-label=${words} title=${words} onClick=${act}>
      ${h(Icon, { name: icon, class: look })}
    </button>`;
  return html`
    ${!from && h(Header, { title, logo: game?.logo, sub: t("replay-title") })}
    <${from ? "section" : "main"} class="replay">
      ${problem.value && html`<p class="panel" role="alert">${problem.value} <a href="/">${t("to-home")}</a></p>`}
      ${
        now &&
        game &&
        html`
          <section class="board">
            <h2 class="vh">${game.titles().board}</h2>
            ${h(game.Board, { scene: now.scene, me, session: null, options: {}, ready: false })}
          </section>
          <section class="panel stack replayside">
            <p class="says" aria-live="polite">${saidOf(now.event)}</p>
            ${h(Lines, { game, film, at: at.value, jump: (to) => put(at, to) })}
            ${h(game.Aside, { scene: now.scene, me })}
            ${
              !from &&
              html`<label class="field">
              <b>${t("replay-eyes")}</b>
              <select value=${viewer.value} onChange=${(/** @type {any} */ event) => put(viewer, event.target.value)}>
                <option value="public">${t("replay-public")}</option>
                ${Array.from(
                  { length: seats.value },
                  (_, seat) => html`<option value=${seat}>${nameOf(seat)}</option>`,
                )}
                <option value="all">${t("replay-all")}</option>
              </select>
            </label>
            ${h(Chance, { entries: entries.value, own: keysOf(id).map((key) => key.seed) })}
            <p class="rowof">
              <a class="button small" href=${"/result/" + id}>${t("result-more")}</a>
              <a class="button small" href=${"/check/" + id}>${t("check-title")}</a>
            </p>`
            }
          </section>
          ${
            now.blocks.length > 0 &&
            html`<div class="replaychain">
              ${h(game.Chain, { scene: now.scene, blocks: now.blocks, me, over: false })}
            </div>`
          }
          <section class="panel scrub" aria-label=${t("replay-title")}>
            ${button("round", t("replay-round-back"), () => put(at, turn(-1)), "flip")}
            ${button("step", t("replay-back"), () => put(at, next(-1)), "flip")}
            ${button(playing.value ? "pause" : "play", t(playing.value ? "replay-pause" : "replay-play"), press)}
            ${button("step", t("replay-on"), () => put(at, next(1)))}
            ${button("round", t("replay-round-on"), () => put(at, turn(1)))}
            <input
              type="range"
              min="0"
              max=${last}
              value=${at.value}
              aria-label=${t("replay-where")}
              aria-valuetext=${game.where(now.scene)}
              onInput=${(/** @type {any} */ event) => put(at, Number(event.target.value))}
            />
            <span class="where">${game.where(now.scene)}</span>
            <select
              aria-label=${t("replay-speed")}
              value=${String(speed.value)}
              onChange=${(/** @type {any} */ event) => put(speed, Number(event.target.value))}
            >
              ${SPEEDS.map((one) => html`<option value=${String(one)}>${t("replay-faster", { speed: one })}</option>`)}
            </select>
          </section>`
      }
    <//>`;
}
