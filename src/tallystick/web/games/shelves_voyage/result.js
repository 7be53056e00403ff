// What is left of a voyage: how its Harmony came about, the graph with its measures, and ways to take it home.

import { explain } from "../../shell/around.js";
import { read } from "../../shell/http.js";
import { Art, Icon } from "../../shell/icon.js";
import { nameOf, t, textOf } from "../../shell/words.js";
import { h, html, put, useEffect, useSignal } from "../../vendor/vendor.js";
import { Chart, loadChart } from "./chart.js";
import { Query } from "./query.js";
import { Sentences } from "./sentences.js";
import { TakeHome } from "./take_home.js";

/** @typedef {import("./view").Step} Step */
/** @typedef {import("./view").Harmony} Harmony */

/**
 * Everybody's score, one step after the other.
 * @param {{harmony: Harmony[], average: number, result: number, level: string}} props
 */
export function HarmonySteps({ harmony, average, result, level }) {
  return html`<section class="panel stack harmony">
    <h2>${t("result-sv-harmony")}</h2>
    <p>${t("result-sv-harmony-text", { average })}</p>
    <ol class="scores">
      ${harmony.map(
        ({ seat, coins, distance, steps, after }) => html`<li key=${seat}>
          <h3>${h(Art, { id: "meeple-" + seat })}${nameOf(seat)}<strong>${after}</strong></h3>
          <ol>
            <li>${t("result-sv-distance", { coins, average, distance })}</li>
            ${steps.map(
              ({ card, count, before, after: then }) =>
                html`<li key=${card}>
                  <b>${t("result-sv-major", { card })}</b> ${t("sv-major-name", { card })} –${" "}
                  ${t(then === before ? "result-sv-step-same" : "result-sv-step", {
                    card,
                    count,
                    before,
                    after: then,
                  })}
                </li>`,
            )}
            ${steps.length === 0 && html`<li>${t("result-sv-no-majors")}</li>`}
          </ol>
        </li>`,
      )}
    </ol>
    <p class="together">
      ${t("result-sv-together", { scores: harmony.map(({ after }) => after).join(" + "), result, level })}
    </p>
  </section>`;
}

/** A measure whose idea can be asked for. @param {{idea: string, name: string}} props */
const Measure = ({ idea, name }) =>
  html`<button class="linkish" aria-description=${t("table-why")} onClick=${() => explain(idea)}>${t(name)}</button>`;

/** What the Major Arcana look at. @param {{measures: any, seats: string[], players: number[]}} props */
const Measures = ({ measures, seats, players }) => html`
  <dl class="measures">
    <div>
      <dt>${h(Measure, { idea: "sv-component", name: "result-sv-components" })}</dt>
      <dd>${measures.components}</dd>
    </div>
    <div><dt>${h(Measure, { idea: "sv-degree", name: "result-sv-degree" })}</dt><dd>${measures.degree}</dd></div>
    <div><dt>${t("result-sv-single")}</dt><dd>${measures.single}</dd></div>
    <div><dt>${h(Measure, { idea: "sv-isolated", name: "result-sv-isolated" })}</dt><dd>${measures.isolated}</dd></div>
  </dl>
  <div class="scroll" tabindex="0" role="region" aria-label=${t("result-sv-measures-each")}>
    <table class="numbers">
      <caption class="vh">${t("result-sv-measures-each")}</caption>
      <thead>
        <tr>
          <th scope="col">${t("result-player")}</th>
          <th scope="col">${h(Measure, { idea: "sv-path", name: "result-sv-path" })}</th>
          <th scope="col">${t("result-sv-metas")}</th>
        </tr>
      </thead>
      <tbody>
        ${players.map(
          (seat) =>
            html`<tr key=${seat}>
              <th scope="row">${seats[seat]}</th>
              <td>${measures.paths[seat]}</td>
              <td>${measures.metas[seat]}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

/** The graph at the end, with everything that can be done with it. @param {{table: string}} props */
export function GraphResult({ table }) {
  const view = useSignal(/** @type {any} */ (null));
  const selected = useSignal("");
  const list = useSignal(false);
  useEffect(() => {
    Promise.all([read(`/api/tables/${table}/replay?viewer=public`), loadChart()]).then(
      ([steps]) => put(view, steps.at(-1)?.view),
      () => {},
    );
  }, [table]);
  if (!view.value) return null;
  const { statements, measures, coins, players } = view.value;
  const entities = view.value.entities.filter((/** @type {any} */ one) => !one.merged);
  const seats = coins.map((/** @type {number} */ _, /** @type {number} */ seat) => nameOf(seat));
  const shown = {
    graph: { entities, statements },
    seats,
    textOf,
    selected: selected.value,
    onSelect: (/** @type {string} */ node) => put(selected, node),
  };
  const way = (/** @type {boolean} */ wanted, /** @type {string} */ icon, /** @type {string} */ words) =>
    html`<button class="button" aria-pressed=${list.value === wanted} onClick=${() => put(list, wanted)}>
      ${h(Icon, { name: icon })}${words}
    </button>`;
  return html`
    <section class="panel stack">
      <h2>${t("result-sv-graph")}</h2>
      <div class="rowof" role="group" aria-label=${t("voyage-view")}>
        ${way(false, "graph", t("result-sv-as-chart"))}${way(true, "list", t("result-sv-as-sentences"))}
      </div>
      <div class="graphbox">${h(list.value ? Sentences : Chart, shown)}</div>
      ${measures && h(Measures, { measures, seats, players })}
    </section>
    <section class="panel stack"><h2>${t("result-sv-take-home")}</h2>${h(TakeHome, { table, ...shown })}</section>
    <section class="panel stack"><h2>${t("result-sv-ask-graph")}</h2>${h(Query, { table })}</section>`;
}

/**
 * The parts of the result page that only A Shelves Voyage has.
 * @param {{story: any, part: string, table: string}} props
 */
export const Details = ({ story, part, table }) =>
  part === "rewards" ? story.harmony.length > 0 && h(HarmonySteps, story) : h(GraphResult, { table });
