// What is taken home of a voyage: the chart as a picture, and the graph as data, with what the host says about it.

import { post, problemOf, read } from "../../shell/http.js";
import { keysOf } from "../../shell/keys.js";
import { t } from "../../shell/words.js";
import { h, html, put, useEffect, useSignal } from "../../vendor/vendor.js";
import { addressOf, dotted, drawing, partsOf, print, SHEET } from "./drawing.js";
import { arrivals } from "./layout.js";
import { Exports } from "./query.js";
import { survey } from "./survey.js";

const LICENCES = { "": "unsaid", "CC0-1.0": "zero", "CC-BY-4.0": "by", none: "none" };
const LANGUAGES = ["en", "fr"];
const LONGEST_TITLE = 120;
/** @typedef {{title: string, licence: keyof typeof LICENCES, language: string}} Titled */
/** @type {Titled} */
const NOTHING = { title: "", licence: "", language: "" };

/** @param {string} address @param {string} name */
const save = (address, name) => Object.assign(document.createElement("a"), { href: address, download: name }).click();

/** What a language calls itself. @param {string} code */
const own = (code) => new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;

/**
 * What the whole is called, under which licence, in which language: the host says it, and everybody's files carry it.
 * @param {{table: string, said: import("../../vendor/vendor.js").Signal<Titled>}} props
 */
function Title({ table, said }) {
  const host = useSignal(-1);
  const draft = useSignal(NOTHING);
  const told = useSignal("");
  useEffect(() => {
    Promise.all([read(`/api/tables/${table}/title`), read(`/api/tables/${table}`)]).then(
      ([titled, lobby]) => {
        said.value = draft.value = titled;
        host.value = lobby.host;
      },
      () => {},
    );
  }, [table]);
  const key = keysOf(table).find(({ seat }) => seat === host.value);
  const { title, licence, language } = said.value;
  if (host.value < 0) return null;
  if (!key)
    return html`<p>
      ${title ? html`<b dir="auto">${title}</b>` : t("result-sv-untitled", { seat: host.value })}
      ${licence && ` · ${t("result-sv-licence-" + LICENCES[licence])}`}${language && ` · ${own(language)}`}
    </p>`;
  const set = (/** @type {keyof Titled} */ name) => (/** @type {any} */ event) => {
    draft.value = { ...draft.value, [name]: event.target.value };
    told.value = "";
  };
  const choice = (/** @type {"licence" | "language"} */ name, /** @type {string[][]} */ options) =>
    html`<label class="field">
      <b>${t("result-sv-" + name)}</b>
      <select value=${draft.value[name]} onChange=${set(name)}>
        ${options.map(([one, words]) => html`<option key=${one} value=${one}>${words}</option>`)}
      </select>
    </label>`;
  /** @param {Event} event */
  const keep = (event) => {
    event.preventDefault();
    post(`/api/tables/${table}/title`, { ...draft.value, title: draft.value.title.trim() }, key.token).then(
      (titled) => {
        said.value = draft.value = titled;
        told.value = t("result-sv-titled");
      },
      (problem) => put(told, problemOf(problem)),
    );
  };
  const changed = JSON.stringify(draft.value) !== JSON.stringify(said.value);
  return html`<form class="stack titling" onSubmit=${keep}>
    <p>${t("result-sv-title-text")}</p>
    <label class="field">
      <b>${t("result-sv-title")}</b>
      <input
        type="text"
        dir="auto"
        maxlength=${LONGEST_TITLE}
        placeholder=${t("game-shelves-voyage")}
        value=${draft.value.title}
        onInput=${set("title")}
      />
    </label>
    <div class="rowof">
      ${choice(
        "licence",
        Object.entries(LICENCES).map(([one, word]) => [one, t("result-sv-licence-" + word)]),
      )}
      ${choice("language", [["", t("result-sv-language-unsaid")], ...LANGUAGES.map((one) => [one, own(one)])])}
    </div>
    <p class="rowof">
      <button class="button go" disabled=${!changed}>${t("result-sv-title-keep")}</button>
      <span class="sub" role="status">${told.value}</span>
    </p>
  </form>`;
}

/**
 * @param {object} props
 * @param {string} props.table
 * @param {import("./layout.js").Graph} props.graph
 * @param {string[]} props.seats
 * @param {(reference: string) => string} props.textOf
 */
export function TakeHome({ table, graph, seats, textOf }) {
  const said = useSignal(NOTHING);
  const without = useSignal(false);
  const busy = useSignal(false);
  const called = said.value.title || t("game-shelves-voyage");
  const drawn = async () => {
    const style = getComputedStyle(/** @type {Element} */ (document.querySelector(".graphbox") ?? document.body));
    const colours = seats.map((_, seat) => style.getPropertyValue("--v" + seat).trim() || "#7b5a33");
    const foot = said.value.licence === "none" ? "" : said.value.licence;
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
  const picture = (/** @type {string} */ word, /** @type {string} */ end, /** @type {(svg: string) => any} */ use) =>
    html`<li>
      <button class="button" disabled=${busy.value} onClick=${make(use)}>
        ${t("result-sv-picture-" + word)}
        <small>${end}</small>
      </button>
    </li>`;
  return html`<div class="stack">
    ${h(Title, { table, said })}
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
    ${h(Exports, { table, wishes: without.value ? "&without_bots=1" : "" })}
  </div>`;
}
