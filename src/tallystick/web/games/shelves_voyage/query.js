// Questions to the graph in SPARQL, and the graph to take home.

import { post, problemOf, read } from "../../shell/http.js";
import { language } from "../../shell/settings.js";
import { t } from "../../shell/words.js";
import { h, html, put, useEffect, useSignal } from "../../vendor/vendor.js";

/** @typedef {{kind: "iri" | "text" | "other", value: string, language?: string} | null} Cell */
/** @typedef {{columns: string[], rows: Cell[][], cut?: boolean}} Answer */

/** In the order in which they are offered: name of the format, and the end of the file's name. */
export const FORMATS = [
  ["csv", "csv"],
  ["csv-entities", "entities.csv"],
  ["graphml", "graphml"],
  ["turtle", "ttl"],
  ["jsonld", "jsonld"],
  ["trig", "trig"],
  ["nquads", "nq"],
  ["turtle12", "rdf12.ttl"],
  ["trig12", "rdf12.trig"],
  ["json", "json"],
  ["zip", "zip"],
];

/** What a question may use without saying where it comes from. */
export const PREFIXES = "rdf: rdfs: xsd: owl: prov: skos: dcterms: dcat: void: schema: wd: tally: :";

/** The last part of an address; the whole of anything else. @param {string} value */
export const local = (value) => /[^/#:]+$/.exec(value)?.[0] ?? value;

/** @param {{table: string, wishes?: string}} props `wishes` are asked for in the address */
export function Exports({ table, wishes = "" }) {
  const named = useSignal(false);
  const address = (/** @type {string} */ format) =>
    `/api/tables/${table}/graph?format=${format}&lang=${language.value}${named.value ? "&names=yes" : ""}${wishes}`;
  return html`<div class="stack">
    <label class="check">
      <input type="checkbox" checked=${named.value} onChange=${() => put(named, !named.value)} />
      ${" "}${t("result-sv-export-names")}
    </label>
    <ul class="exports">
      ${FORMATS.map(
        ([format, end]) =>
          html`<li key=${format}>
            <a class="button" href=${address(format)} download=${`voyage-${table}.${end}`}>
              ${t("result-sv-format-" + format)}
              <small>${t(`result-sv-format-${format}.for`)} · .${end}</small>
            </a>
          </li>`,
      )}
    </ul>
  </div>`;
}

/** @param {{cell: Cell}} props */
const Shown = ({ cell }) =>
  cell === null
    ? html`<span class="sub">–</span>`
    : cell.kind === "iri"
      ? html`<code title=${cell.value}>${local(cell.value)}</code>`
      : html`<span lang=${cell.language || undefined}>${cell.value}</span>`;

/** @param {{answer: Answer}} props */
const Found = ({
  answer: { columns, rows, cut },
}) => html`<div class="scroll" tabindex="0" role="region" aria-label=${t("result-sv-answer")}>
  <table class="numbers answer">
    <caption>${t("result-sv-rows", { count: rows.length, cut: String(cut ?? false) })}</caption>
    <thead><tr>${columns.map((column) => html`<th scope="col" key=${column}>${column}</th>`)}</tr></thead>
    <tbody>
      ${rows.map(
        (row, i) => html`<tr key=${i}>${row.map((cell, j) => html`<td key=${j}>${h(Shown, { cell })}</td>`)}</tr>`,
      )}
    </tbody>
  </table>
</div>`;

/** @param {{table: string}} props */
export function Query({ table }) {
  const examples = useSignal(/** @type {{name: string, sparql: string}[]} */ ([]));
  const sparql = useSignal("");
  const answer = useSignal(/** @type {Answer | null} */ (null));
  const problem = useSignal("");
  const busy = useSignal(false);
  useEffect(() => {
    read("/api/questions").then(
      (/** @type {{name: string, sparql: string}[]} */ found) =>
        put(
          examples,
          found.sort((one, other) => one.sparql.length - other.sparql.length), // the easiest first
        ),
      () => {},
    );
  }, []);
  const ask = async (/** @type {string} */ question) => {
    if (busy.value || !question.trim()) return;
    sparql.value = question;
    busy.value = true;
    problem.value = "";
    answer.value = null;
    try {
      answer.value = await post(`/api/tables/${table}/query`, { sparql: question, lang: language.value });
    } catch (error) {
      problem.value = problemOf(error);
    }
    busy.value = false;
  };
  return html`<div class="stack query">
    <p class="hint">${t("result-sv-ask-text")}</p>
    <div class="rowof" role="group" aria-label=${t("result-sv-examples")}>
      ${examples.value.map(
        ({ name, sparql: example }) =>
          html`<button key=${name} class="button" onClick=${() => ask(example)}>${t("question-" + name)}</button>`,
      )}
    </div>
    <label class="field">
      <b>${t("result-sv-question")}</b>
      <textarea
        rows="7"
        spellcheck="false"
        value=${sparql.value}
        onInput=${(/** @type {any} */ event) => put(sparql, event.target.value)}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) =>
          event.key === "Enter" && (event.ctrlKey || event.metaKey) && ask(sparql.value)}
      ></textarea>
    </label>
    <p class="sub">${t("result-sv-prefixes")} <code>${PREFIXES}</code></p>
    <p class="rowof">
      <button class="button go" disabled=${busy.value || !sparql.value.trim()} onClick=${() => ask(sparql.value)}>
        ${t("result-sv-ask")}
      </button>
      <span class="sub" role="status">${busy.value ? t("result-sv-asking") : ""}</span>
    </p>
    ${problem.value && html`<p class="refused" role="alert">${problem.value}</p>`}
    ${answer.value && h(Found, { answer: answer.value })}
  </div>`;
}
