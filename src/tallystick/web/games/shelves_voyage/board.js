// The middle of the table: the shared graph as a chart or as sentences, and the Quarrel over it.

import { Icon } from "../../shell/icon.js";
import { language } from "../../shell/settings.js";
import { loadRules, nameOf, t, textOf } from "../../shell/words.js";
import { h, html, put, useEffect, useMemo, useSignal, useState } from "../../vendor/vendor.js";
import { amending, kept, object, pick, predicate, selected, single, subject } from "./draft.js";
import { NEW, nodeOf, sentenceOf, wordsOf } from "./forms.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./forms.js").Graph} Graph */

/** Words that a player is still writing look like a reference with this sign before them. */
const UNSENT = "=";
const read = (/** @type {string} */ reference) =>
  reference.startsWith(UNSENT) ? reference.slice(1) : textOf(reference);

/** The graph as forms, chart and sentences read it. @param {Scene} scene @returns {Graph} */
export const graphOf = (scene) => ({
  entities: scene.entities.filter((/** @type {any} */ one) => !one.merged), // which is one with another by now
  statements: scene.statements,
  textOf: read,
  quoted: (statement) => t("voyage-quoted", { statement }),
});

/**
 * What is proposed, or what the player is writing just now.
 * @param {Scene} scene
 * @param {Graph} graph
 * @param {boolean} writing
 */
function draftOf(scene, graph, writing) {
  if (scene.draft && !amending.value) return scene.draft;
  if (!writing || (!subject.value.words && !object.value.words)) return null;
  const [from, to] = [nodeOf(graph, subject.value), nodeOf(graph, object.value)];
  if (!from && !to) return null;
  const entity = from ? object.value.words : subject.value.words;
  return {
    agreed: [],
    authors: [scene.me],
    entity: UNSENT + entity,
    object: to || (object.value.words ? NEW : ""),
    predicate: UNSENT + predicate.value,
    seat: scene.me,
    settles: 0,
    subject: from || (subject.value.words ? NEW : ""),
    waiting: [],
  };
}

/** The sentences, until the chart is there. @param {{graph: Graph}} props */
const Plain = ({ graph }) =>
  html`<ol class="sentences" tabindex="0" aria-label=${t("sv-sentences-label")}>
    ${graph.entities
      .filter((one) => !one.degree)
      .map((one) => html`<li key=${one.node}><b>${wordsOf(graph, one.node)}</b></li>`)}
    ${graph.statements.map((one) => html`<li key=${one.node}>${sentenceOf(graph, one)}</li>`)}
  </ol>`;

/**
 * @param {object} props
 * @param {Scene} props.scene
 * @param {number | null} props.me
 * @param {import("../../live/session.js").Session | null} props.session
 * @param {boolean} props.ready
 * @param {() => void} [props.onSkip]
 * @param {boolean} [props.wall]
 */
export function Board({ scene, me, session, ready, onSkip, wall }) {
  const view = useSignal("chart");
  const [room, setRoom] = useState(/** @type {any} */ (null));
  const [Quarrel, setQuarrel] = useState(/** @type {any} */ (null));
  useEffect(
    () =>
      void Promise.all([import("./chart.js"), import("./sentences.js")]).then(
        async ([{ Chart, loadChart }, { Sentences }]) => {
          await loadChart();
          setRoom({ Chart, Sentences });
        },
      ),
    [],
  );
  useEffect(
    () =>
      void (
        scene.quarrel &&
        !Quarrel &&
        Promise.all([import("./quarrel.js"), loadRules()]).then(([found]) => setQuarrel(() => found.Quarrel))
      ),
    [!!scene.quarrel],
  );
  // words of another language are as wide as they are: all is measured and placed again
  const graph = useMemo(() => graphOf(scene), [scene.entities, scene.statements, language.value]);
  const writing =
    me !== null &&
    session !== null &&
    (scene.act?.step === "write" ? scene.act.seat === me : amending.value && scene.draft?.waiting.includes(me));
  const draft = draftOf(scene, graph, writing);
  const count = { entities: graph.entities.length, statements: scene.statements.length };
  const naming = me !== null && session !== null && scene.act?.step === "manipulate" && scene.act.seat === me;
  const onSelect = (/** @type {string} */ node) => {
    if (node && writing) return pick(node, wordsOf(graph, node));
    selected.value = node;
    if (node && naming) single.value = wordsOf(graph, node); // the topic may be something on the chart
  };
  const picking =
    writing || (me !== null && ["manipulate", "quarrel"].includes(scene.act?.step) && scene.act.seat === me);
  const card = !picking && {
    use:
      me !== null && scene.players.includes(me) && scene.phase !== "over"
        ? () => {
            kept.value = { words: wordsOf(graph, selected.value), node: selected.value };
            selected.value = "";
          }
        : null,
    all: () => {
      const tab = /** @type {HTMLElement | null} */ (document.querySelector(".tabs [data-to=list]"));
      if (tab?.offsetParent) tab.click();
      else view.value = "list";
    },
  };
  const shown = {
    card: session && card,
    big: wall,
    graph,
    draft,
    selected: selected.value,
    onSelect,
    seats: scene.coins.map((/** @type {number} */ _, /** @type {number} */ seat) => nameOf(seat)),
    textOf: read,
  };
  return html`
    <div class="chart" data-view=${view.value} onClick=${onSkip}>
      <div class="views" role="group" aria-label=${t("sv-show-as")}>
        <button aria-pressed=${view.value === "chart" ? "true" : "false"} onClick=${() => put(view, "chart")}>
          ${h(Icon, { name: "graph" })}${t("sv-tab-chart")}
        </button>
        <button aria-pressed=${view.value === "list" ? "true" : "false"} onClick=${() => put(view, "list")}>
          ${h(Icon, { name: "list" })}${t("sv-tab-sentences")}
        </button>
      </div>
      <p class="graphcount">${t("sv-count", count)}${draft ? ` · ${t("sv-count-draft")}` : ""}</p>
      <div class="asgraph">${room ? h(room.Chart, shown) : h(Plain, { graph })}</div>
      <div class="aslist">${room && h(room.Sentences, shown)}</div>
    </div>
    ${scene.quarrel && Quarrel && h(Quarrel, { scene, me, session, ready, graph })}`;
}
