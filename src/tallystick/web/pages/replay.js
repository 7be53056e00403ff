// A game again, step by step, through anybody's eyes.

import { Board } from "../island/board.js";
import { loadBox } from "../island/cards.js";
import { Abacus } from "../island/ledger.js";
import { Tally } from "../island/hand.js";
import { after, sceneOf } from "../island/scene.js";
import { loadEntries } from "../live/download.js";
import { Header } from "../shell/header.js";
import { read } from "../shell/http.js";
import { Art, Icon, dress } from "../shell/icon.js";
import { names, nameOf, t, told } from "../shell/words.js";
import { h, html, useEffect, useMemo, useSignal } from "../vendor/vendor.js";

dress("pages");

/** @typedef {{seq: number, view: import("../types").View, views?: import("../types").View[], events: import("../types").GameEvent[]}} Step */

/** What is seen after a step; with everybody's views, every card lies open. @param {Step} step @returns {import("../types").View} */
function seen({ view, views }) {
  if (!views) return view;
  return {
    ...view,
    block: view.block.map((card, place) => ({ ...card, card: card.card ?? views[card.seat].block[place].card })),
    mined: views.map((own, seat) => own.mined[seat]),
  };
}

/** Every event becomes a picture. @param {Step[]} steps */
function pictures(steps) {
  const shown = [];
  let scene = steps.length ? sceneOf(seen(steps[0])) : null;
  for (const step of steps) {
    for (const event of step.events) {
      if (!scene) continue;
      scene = after(scene, event);
      if (event.event === "cards_revealed" && scene.reveal) scene = { ...scene, reveal: { ...scene.reveal, shown: 99 } };
      shown.push({ scene, event });
    }
    if (scene?.reveal === null) scene = { ...sceneOf(seen(step)), die: scene.die };
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
  const problem = useSignal("");
  useEffect(() => {
    Promise.all([read(`/api/tables/${id}/replay?viewer=${viewer.value}`), loadBox(), loadEntries(id)]).then(
      ([found, , journal]) => {
        names.value = journal.names;
        seats.value = journal.names.length;
        steps.value = found.filter((/** @type {Step} */ step) => step.view);
      },
      () => void (problem.value = t("replay-not-yet")),
    );
  }, [id, viewer.value]);
  const film = useMemo(() => pictures(steps.value), [steps.value]);
  useEffect(() => {
    if (!playing.value) return;
    const timer = setInterval(() => {
      if (at.value >= film.length - 1) playing.value = false;
      else at.value += 1;
    }, 700);
    return () => clearInterval(timer);
  }, [playing.value, film]);
  const now = film[Math.min(at.value, film.length - 1)];
  const me = /^\d$/.test(viewer.value) ? Number(viewer.value) : null;
  /** @param {number} by */
  const step = (by) => void (at.value = Math.max(0, Math.min(film.length - 1, at.value + by)));
  return html`${h(Header, { title: t("game-market-island"), sub: t("replay-title") })}
    <main class="replay">${problem.value && html`<p class="panel" role="alert">${problem.value} <a href="/">${t("to-home")}</a></p>`}
      ${now && html`<section class="board"><h2 class="vh">${t("mi-board")}</h2>${h(Board, { scene: now.scene, me, options: {} })}</section>
      <section class="panel stack replayside">
        <label class="field"><b>${t("replay-eyes")}</b><select value=${viewer.value} onChange=${(/** @type {any} */ event) => void (viewer.value = event.target.value)}><option value="public">${t("replay-public")}</option>${Array.from({ length: seats.value }, (_, seat) => html`<option value=${seat}>${nameOf(seat)}</option>`)}<option value="all">${t("replay-all")}</option></select></label>
        <p class="says" aria-live="polite">${t("event-" + now.event.event.replaceAll("_", "-"), told(now.event))}</p>
        ${now.scene.reveal ? h(Tally, { scene: now.scene, me }) : null}
        <ul class="minis">${now.scene.places.map((_, seat) => html`<li>${h(Art, { id: "pawn-" + seat })}<span>${nameOf(seat)}</span><b>${now.scene.ledgers[seat][seat]}</b>${h(Abacus, { value: now.scene.ledgers[seat][seat], seat })}</li>`)}</ul>
      </section>
      <section class="panel scrub" aria-label=${t("replay-title")}>
        <button class="icon" aria-label=${t("replay-back")} onClick=${() => step(-1)}>${h(Icon, { name: "skip", class: "flip" })}</button>
        <button class="icon" aria-label=${t(playing.value ? "menu-pause" : "replay-play")} onClick=${() => void (playing.value = !playing.value)}>${h(Icon, { name: playing.value ? "pause" : "play" })}</button>
        <button class="icon" aria-label=${t("replay-on")} onClick=${() => step(1)}>${h(Icon, { name: "skip" })}</button>
        <input type="range" min="0" max=${film.length - 1} value=${at.value} aria-label=${t("replay-where")} aria-valuetext=${t("mi-round", { round: now.scene.round, rounds: now.scene.rounds })} onInput=${(/** @type {any} */ event) => void (at.value = Number(event.target.value))} />
        <span class="where">${t("mi-round", { round: Math.max(1, now.scene.round), rounds: now.scene.rounds })}</span>
      </section>`}
    </main>`;
}
