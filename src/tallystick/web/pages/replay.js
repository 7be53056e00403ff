// A game again, step by step, through anybody's eyes.

import { useGame } from "../games.js";
import { loadEntries } from "../live/download.js";
import { Header } from "../shell/header.js";
import { read } from "../shell/http.js";
import { dress, Icon } from "../shell/icon.js";
import { keysOf } from "../shell/keys.js";
import { nameOf, names, t, told } from "../shell/words.js";
import { h, html, put, useEffect, useMemo, useSignal } from "../vendor/vendor.js";
import { Chance } from "./chance.js";

await dress("styles", "plain", "result", "watching");

/** @typedef {import("../types").Game} Game */
/**
 * @typedef {{seq: number, view: import("../types").TableView, views?: import("../types").TableView[],
 *   events: import("../types").GameEvent[]}} Step
 */

/**
 * Every event becomes a picture; with everybody's views, every card lies open.
 * @param {Game} game
 * @param {Step[]} steps
 * @param {number | null} me
 */
function pictures(game, steps, me) {
  const seen = (/** @type {Step} */ { view, views }) => (views ? game.openAll(view, views) : view);
  const shown = [];
  let scene = steps.length ? game.sceneOf(seen(steps[0]), null, me) : null;
  for (const step of steps) {
    for (const event of step.events) {
      scene = game.still(game.after(scene, event), event);
      if (event === step.events.at(-1)) scene = { ...scene, ...seen(step) };
      shown.push({ scene, event });
    }
    if (game.settled(scene)) scene = game.sceneOf(seen(step), scene, me);
  }
  return shown;
}

/** @param {{id: string}} props */
export function Page({ id }) {
  const viewer = useSignal("public");
  const steps = useSignal(/** @type {Step[]} */ ([]));
  const at = useSignal(0);
  const playing = useSignal(false);
  const seats = useSignal(0);
  const entries = useSignal(/** @type {import("../types").Entry[]} */ ([]));
  const problem = useSignal("");
  const name = useSignal("");
  const game = useGame(name.value || undefined);
  useEffect(() => {
    Promise.all([read(`/api/tables/${id}/replay?viewer=${viewer.value}`), loadEntries(id)]).then(
      ([found, journal]) => {
        name.value = journal.lobby.game;
        names.value = journal.names;
        seats.value = journal.names.length;
        entries.value = journal.entries;
        steps.value = found.filter((/** @type {Step} */ step) => step.view);
      },
      () => put(problem, t("replay-not-yet")),
    );
  }, [id, viewer.value]);
  const me = /^\d$/.test(viewer.value) ? Number(viewer.value) : null;
  const film = useMemo(() => (game ? pictures(game, steps.value, me) : []), [game, steps.value]);
  useEffect(() => {
    if (!playing.value) return;
    const timer = setInterval(() => {
      if (at.value >= film.length - 1) playing.value = false;
      else at.value += 1;
    }, 700);
    return () => clearInterval(timer);
  }, [playing.value, film]);
  const now = film[Math.min(at.value, film.length - 1)];
  const press = () => {
    if (!playing.value && at.value >= film.length - 1) at.value = 0;
    playing.value = !playing.value;
  };
  /** @param {number} by */
  const step = (by) => put(at, Math.max(0, Math.min(film.length - 1, at.value + by)));
  return html`
    ${h(Header, { title: game ? t("game-" + game.name) : t("tallystick"), logo: game?.logo, sub: t("replay-title") })}
    <main class="replay">
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
            <label class="field">
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
            <p class="says" aria-live="polite">
              ${t("event-" + now.event.event.replaceAll("_", "-"), told(now.event))}
            </p>
            ${h(game.Aside, { scene: now.scene, me })}
            ${h(Chance, { entries: entries.value, own: keysOf(id).map((key) => key.seed) })}
            <p class="rowof">
              <a class="button small" href=${"/result/" + id}>${t("result-more")}</a>
              <a class="button small" href=${"/check/" + id}>${t("check-title")}</a>
            </p>
          </section>
          <section class="panel scrub" aria-label=${t("replay-title")}>
            <button class="icon" aria-label=${t("replay-back")} onClick=${() => step(-1)}>
              ${h(Icon, { name: "skip", class: "flip" })}
            </button>
            <button class="icon" aria-label=${t(playing.value ? "menu-pause" : "replay-play")} onClick=${press}>
              ${h(Icon, { name: playing.value ? "pause" : "play" })}
            </button>
            <button class="icon" aria-label=${t("replay-on")} onClick=${() => step(1)}>
              ${h(Icon, { name: "skip" })}
            </button>
            <input
              type="range"
              min="0"
              max=${film.length - 1}
              value=${at.value}
              aria-label=${t("replay-where")}
              aria-valuetext=${game.where(now.scene)}
              onInput=${(/** @type {any} */ event) => put(at, Number(event.target.value))}
            />
            <span class="where">${game.where(now.scene)}</span>
          </section>`
      }
    </main>`;
}
