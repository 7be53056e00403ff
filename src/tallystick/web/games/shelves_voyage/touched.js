// A card for what was touched on the chart: its sentences, and what can be done with it.

import { t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { byWhom, Knots, saying } from "./sentences.js";

/** @typedef {import("./layout.js").Graph} Graph */

/**
 * What hangs together with a node: itself, its statements, what they are about, and what that is about.
 * @param {Graph} graph
 * @param {string} node
 */
export function neighbourhood({ statements }, node) {
  const found = new Set([node]);
  const add = (/** @type {import("./layout.js").StatementSeen} */ { node: name, subject, object }) => {
    found.add(name);
    for (const end of [subject, object])
      if (!found.has(end)) {
        found.add(end);
        const about = statements.find((one) => one.node === end);
        if (about) add(about);
      }
  };
  for (const one of statements) if ([one.node, one.subject, one.object].includes(node)) add(one);
  return found;
}

/**
 * @typedef {object} Actions what the card offers beside being read
 * @property {(() => void) | null} [use] take it for a statement
 * @property {(() => void) | null} [all] read all its sentences
 */

/**
 * @param {object} props
 * @param {Graph} props.graph
 * @param {string} props.node
 * @param {string[]} props.seats
 * @param {(reference: string) => string} props.textOf
 * @param {Actions} props.actions
 * @param {() => void} props.close
 * @param {any} props.box where to find it
 * @param {string} props.side
 */
export function Touched({ graph, node, seats, textOf, actions, close, box, side }) {
  const about = graph.statements.filter((one) => [one.node, one.subject, one.object].includes(node));
  const made = [...graph.entities, ...graph.statements].find((one) => one.node === node);
  if (!made) return null;
  const part = (/** @type {string} */ end) =>
    end[0] === "e"
      ? html`<b>${saying(graph, end, textOf)}</b>`
      : html`<q>${saying(graph, end, textOf).replace(/^[“«"]\s?|\s?[”»"]$/gu, "")}</q>`;
  return html`<section ref=${box} class=${`touched ${side}`} aria-labelledby="h-touched">
    <header>
      <h3 id="h-touched">${saying(graph, node, textOf)}</h3>
      <small>${t("voyage-touched", { count: about.length, authors: byWhom(made.authors, seats) })}</small>
      <button class="closeit" aria-label=${t("voyage-touched-close")} onClick=${close}>
        ×
      </button>
    </header>
    <ol tabindex="0" aria-labelledby="h-touched">
      ${about.map(
        ({ node: name, authors, subject, predicate, object }) =>
          html`<li key=${name}>
            ${h(Knots, { authors })}
            <span>${part(subject)} <i>${textOf(predicate)}</i> ${part(object)}</span>
            <small>${byWhom(authors, seats)}</small>
          </li>`,
      )}
    </ol>
    ${
      (actions.use || actions.all) &&
      html`<p class="rowof">
        ${actions.use && html`<button class="btn go" onClick=${actions.use}>${t("voyage-touched-use")}</button>`}
        ${actions.all && html`<button class="btn ghost" onClick=${actions.all}>${t("voyage-touched-all")}</button>`}
      </p>`
    }
  </section>`;
}
