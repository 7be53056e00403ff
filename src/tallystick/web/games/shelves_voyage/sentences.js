// The graph as sentences: the same as the chart, for the keyboard, for ears, and for whoever likes to read.

import { Art } from "../../shell/icon.js";
import { listed, t } from "../../shell/words.js";
import { h, html, put, useEffect, useSignal } from "../../vendor/vendor.js";

/** @typedef {import("./layout.js").Graph} Graph */
/** @typedef {import("./view").StatementSeen} StatementSeen */
/** @typedef {import("./view").Draft} Draft */
/** @typedef {(reference: string) => string} TextOf */

/**
 * What a node says: the words of an entity, or a whole statement in quotation marks.
 * @param {Graph} graph
 * @param {string} node
 * @param {TextOf} textOf
 * @returns {string}
 */
export function saying(graph, node, textOf) {
  const entity = graph.entities.find((one) => one.node === node);
  if (entity) return textOf(entity.text);
  const statement = graph.statements.find((one) => one.node === node);
  return statement ? t("voyage-quoted", { statement: sentence(graph, statement, textOf) }) : "";
}

/**
 * A statement as a sentence.
 * @param {Graph} graph
 * @param {{subject: string, predicate: string, object: string}} statement
 * @param {TextOf} textOf
 * @returns {string}
 */
export const sentence = (graph, { subject, predicate, object }, textOf) =>
  `${saying(graph, subject, textOf)} ${textOf(predicate)} ${saying(graph, object, textOf)}`;

/**
 * The statements as a tree: those about a statement stand under it. One that speaks about two statements stands under
 * the later one.
 * @param {Graph} graph
 * @returns {{statement: StatementSeen, about: any[]}[]}
 */
export function nested({ statements }) {
  const made = new Map(
    statements.map((statement) => [statement.node, { statement, about: /** @type {any[]} */ ([]) }]),
  );
  const roots = [];
  for (const branch of made.values()) {
    const about = [branch.statement.subject, branch.statement.object].flatMap((node) => made.get(node) ?? []);
    const under = about.sort(
      (one, other) => statements.indexOf(other.statement) - statements.indexOf(one.statement),
    )[0];
    if (under) under.about.push(branch);
    else roots.push(branch);
  }
  return roots;
}

/** Everything that a node hangs together with by one cord. @param {Graph} graph @param {string} node */
export function beside({ statements }, node) {
  const found = new Set([node]);
  for (const { node: name, subject, object } of statements) {
    if (name === node) found.add(subject).add(object);
    if (subject === node || object === node) found.add(name).add(subject).add(object);
  }
  return found;
}

/** Who wrote it. @param {number[]} authors @param {string[]} seats */
export const byWhom = (authors, seats) =>
  listed(authors.map((seat) => seats[seat] ?? t("seat-name", { number: seat + 1 })));

/** The shapes of the authors. @param {{authors: number[]}} props */
export const Knots = ({ authors }) =>
  html`<span class="knots">${authors.map((seat) => h(Art, { id: "knot-" + seat, key: seat }))}</span>`;

/**
 * @param {object} props
 * @param {Graph} props.graph
 * @param {Draft | null} [props.draft]
 * @param {string[]} props.seats
 * @param {TextOf} props.textOf
 * @param {string} [props.selected]
 * @param {(node: string) => void} [props.onSelect]
 */
export function Sentences({ graph, draft, seats, textOf, selected = "", onSelect }) {
  const wanted = useSignal("");
  useEffect(() => void (selected[0] === "e" && put(wanted, selected)), [selected]); // what is touched is asked for
  const kept =
    wanted.value && graph.entities.some(({ node }) => node === wanted.value) ? beside(graph, wanted.value) : null;
  const fits = (/** @type {{statement: StatementSeen, about: any[]}} */ branch) =>
    !kept || kept.has(branch.statement.node) || branch.about.some(fits);
  const choose = (/** @type {string} */ node) => onSelect?.(node === selected ? "" : node);
  const loose = graph.entities.filter(({ degree, node }) => degree === 0 && (!kept || node === wanted.value));

  const part = (/** @type {string} */ node) =>
    graph.entities.some((one) => one.node === node)
      ? html`<b>${saying(graph, node, textOf)}</b>`
      : html`<q>${saying(graph, node, textOf).replace(/^[“«"]\s?|\s?[”»"]$/gu, "")}</q>`;
  const Line = (
    /** @type {{branch: any}} */ { branch: { statement, about } },
  ) => html`<li class=${statement.meta ? "meta" : ""}>
    <button
      class="sentence"
      aria-pressed=${statement.node === selected}
      data-node=${statement.node}
      onClick=${() => choose(statement.node)}
    >
      ${h(Knots, { authors: statement.authors })}
      <span>${part(statement.subject)} <i>${textOf(statement.predicate)}</i> ${part(statement.object)}</span>
      <small>
        ${t("voyage-by-turn", {
          authors: byWhom(statement.authors, seats),
          turn: statement.turn,
          meta: String(statement.meta),
          mended: String(statement.mended),
        })}
      </small>
    </button>
    ${
      about.some(fits) &&
      html`<ul>
        ${about.filter(fits).map((/** @type {any} */ inner) => h(Line, { branch: inner, key: inner.statement.node }))}
      </ul>`
    }
  </li>`;

  const lines = nested(graph).filter(fits);
  return html`<div class="voyagelist">
    <label class="filter">
      <span>${t("voyage-filter")}</span>
      <select
        value=${kept ? wanted.value : ""}
        onChange=${(/** @type {any} */ event) => put(wanted, event.target.value)}
      >
        <option value="">${t("voyage-filter-all", { count: graph.statements.length })}</option>
        ${[...graph.entities]
          .sort((one, other) => textOf(one.text).localeCompare(textOf(other.text)))
          .map(
            ({ node, text, degree }) => html`<option key=${node} value=${node}>${textOf(text)} (${degree})</option>`,
          )}
      </select>
    </label>
    ${
      draft &&
      html`<p class="drafted">
        ${h(Knots, { authors: draft.authors })}
        <span>${draftSentence(graph, draft, textOf)}</span>
        <small>${t("voyage-draft-of", { authors: byWhom([draft.seat], seats) })}</small>
      </p>`
    }
    ${
      lines.length
        ? html`<ul class="lines">${lines.map((branch) => h(Line, { branch, key: branch.statement.node }))}</ul>`
        : html`<p class="none">${t("voyage-no-sentences")}</p>`
    }
    ${
      loose.length > 0 &&
      html`
        <h3>${t("voyage-loose", { count: loose.length })}</h3>
        <ul class="loose">
          ${loose.map(
            ({ node, text, authors }) =>
              html`<li key=${node}>
                <button
                  class="sentence"
                  aria-pressed=${node === selected}
                  data-node=${node}
                  onClick=${() => choose(node)}
                >
                  ${h(Knots, { authors })}
                  <span><b>${textOf(text)}</b></span>
                  <small>${byWhom(authors, seats)}</small>
                </button>
              </li>`,
          )}
        </ul>`
    }
  </div>`;
}

/**
 * A draft as a sentence; its new entity has no name yet.
 * @param {Graph} graph
 * @param {Draft} draft
 * @param {TextOf} textOf
 */
export function draftSentence(graph, { subject, predicate, object, entity }, textOf) {
  const say = (/** @type {string} */ node) => (node === "new" ? textOf(entity) : saying(graph, node, textOf));
  return `${say(subject)} ${textOf(predicate)} ${say(object)}`;
}
