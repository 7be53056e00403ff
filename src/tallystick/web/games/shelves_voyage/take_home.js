// What is taken home of a voyage: the chart as a picture, and the graph as data, with a title and a licence.

import { t } from "../../shell/words.js";
import { h, html, put, useSignal } from "../../vendor/vendor.js";
import { addressOf, dotted, drawing, partsOf, print, SHEET } from "./drawing.js";
import { arrivals } from "./layout.js";
import { Exports } from "./query.js";
import { survey } from "./survey.js";

const LICENCES = { none: "none", "CC0-1.0": "zero", "CC-BY-4.0": "by" };
const LONGEST_TITLE = 80;

/** @param {string} address @param {string} name */
const save = (address, name) => Object.assign(document.createElement("a"), { href: address, download: name }).click();

/**
 * @param {object} props
 * @param {string} props.table
 * @param {import("./layout.js").Graph} props.graph
 * @param {string[]} props.seats
 * @param {(reference: string) => string} props.textOf
 */
export function TakeHome({ table, graph, seats, textOf }) {
  const title = useSignal("");
  const licence = useSignal("none");
  const without = useSignal(false);
  const busy = useSignal(false);
  const called = title.value.trim() || t("game-shelves-voyage");
  const drawn = async () => {
    const style = getComputedStyle(/** @type {Element} */ (document.querySelector(".graphbox") ?? document.body));
    const colours = seats.map((_, seat) => style.getPropertyValue("--v" + seat).trim() || "#7b5a33");
    const foot = licence.value === "none" ? "" : licence.value;
    const spread = await new Promise((resolve) => {
      const stop = survey(arrivals(graph), partsOf(graph, textOf), SHEET, (found, done) => {
        if (done) resolve(found);
        if (done) stop();
      });
    });
    return drawing(graph, spread, { textOf, seats, colours, title: called, foot });
  };
  const make = (/** @type {(svg: string) => any} */ use) => async () => {
    busy.value = true;
    await drawn()
      .then(use)
      .catch(() => {});
    busy.value = false;
  };
  const wishes =
    (title.value.trim() ? `&title=${encodeURIComponent(title.value.trim())}` : "") +
    (licence.value === "none" ? "" : `&licence=${licence.value}`) +
    (without.value ? "&without_bots=1" : "");
  const picture = (/** @type {string} */ word, /** @type {string} */ end, /** @type {(svg: string) => any} */ use) =>
    html`<li>
      <button class="button" disabled=${busy.value} onClick=${make(use)}>
        ${t("result-sv-picture-" + word)}
        <small>${end}</small>
      </button>
    </li>`;
  return html`<div class="stack">
    <div class="rowof">
      <label class="field">
        <b>${t("result-sv-title")}</b>
        <input
          type="text"
          dir="auto"
          maxlength=${LONGEST_TITLE}
          placeholder=${t("game-shelves-voyage")}
          value=${title.value}
          onInput=${(/** @type {any} */ event) => put(title, event.target.value)}
        />
      </label>
      <label class="field">
        <b>${t("result-sv-licence")}</b>
        <select value=${licence.value} onChange=${(/** @type {any} */ event) => put(licence, event.target.value)}>
          ${Object.entries(LICENCES).map(
            ([one, word]) => html`<option key=${one} value=${one}>${t("result-sv-licence-" + word)}</option>`,
          )}
        </select>
      </label>
    </div>
    <h3>${t("result-sv-picture")}</h3>
    <ul class="exports">
      ${picture("svg", ".svg", (svg) => save(addressOf(svg), `voyage-${table}.svg`))}
      ${picture("png", ".png", async (svg) => save(await dotted(svg), `voyage-${table}.png`))}
      ${picture("print", "A4", (svg) => print(svg, called))}
    </ul>
    <h3>${t("result-sv-data")}</h3>
    <label class="check">
      <input type="checkbox" checked=${without.value} onChange=${() => put(without, !without.value)} />
      ${" "}${t("result-sv-without-bots")}
    </label>
    ${h(Exports, { table, wishes })}
  </div>`;
}
