// The actions a pair stands for, each as the question it asks; loaded after the first picture.

import { Art, Icon } from "../../shell/icon.js";
import { t, textOf } from "../../shell/words.js";
import { h, html, put, useEffect, useRef, useSignal } from "../../vendor/vendor.js";
import { Agree, Asked, Duties, Store } from "./answers.js";
import { graphOf } from "./board.js";
import { CardFace } from "./cards.js";
import { People } from "./completing.js";
import { actionName, Die } from "./dice.js";
import { person, selected, send, settles } from "./draft.js";
import { answersFor, elementsLike, filled, waysTo, wordsOf } from "./forms.js";
import { Choice, Head, isBusy, OneText } from "./hand.js";
import { Write } from "./writing.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./hand.js").Props} Props */

/** What the dice chose. @param {{scene: Scene}} props */
const Chosen = ({ scene }) =>
  html`<p class="with">
    ${
      scene.act?.why === "turn" &&
      scene.pair > 0 &&
      html`<span class="mini">
        ${h(Die, { value: scene.pair, label: "" })}${h(Die, { value: scene.pair, label: "" })}
      </span>`
    }
    <b>${actionName(scene.act?.action || 6)}</b>
  </p>`;

/** @param {Props} props */
function Invent(props) {
  const values = answersFor(waysTo(props.session.legal.value, "invent"), "action");
  return html`
    ${h(Head, { title: t(props.scene.act.why === "duty" ? "sv-invent-duty" : "sv-invent") })}
    <p class="lead">${t(props.scene.act.why === "duty" ? "sv-invent-duty-text" : "sv-invent-text")}</p>
    <div class="choices">
      ${values.map((action) =>
        h(Choice, {
          key: action,
          art: html`<b class="numeral">${action}</b>`,
          name: actionName(action),
          text: t("sv-action-" + action),
          busy: isBusy(props),
          go: () => send(props.session, { move: "invent", action }),
        }),
      )}
    </div>`;
}

/** @param {Props} props */
function Harvest(props) {
  const takes = answersFor(waysTo(props.session.legal.value, "harvest"), "take");
  const art = {
    coins: html`${h(Art, { id: "v-coin" })}${h(Art, { id: "v-coin" })}`,
    minor: html`<i class="back minorback"></i>`,
    major: html`<i class="back majorback"></i><i class="back majorback"></i>`,
  };
  return html`
    ${h(Head, { title: t("sv-harvest"), more: h(Chosen, { scene: props.scene }) })}
    <div class="choices">
      ${takes.map((take) =>
        h(Choice, {
          key: take,
          art: art[/** @type {"coins"} */ (take)],
          name: t("sv-harvest-" + take),
          text: t(`sv-harvest-${take}.text`),
          busy: isBusy(props),
          go: () => send(props.session, { move: "harvest", take }),
        }),
      )}
    </div>`;
}

/** @param {Props} props */
const Keep = (props) => html`
  ${h(Head, {
    title: t("sv-keep"),
    more: html`<span class="secret">${h(Icon, { name: "eye" })}${t("sv-only-you")}</span>`,
  })}
  <p class="lead">${t("sv-keep-text")}</p>
  <div class="keepone">
    ${props.scene.drawn.map((/** @type {number} */ card) => h(CardFace, { key: card, card, major: true }))}
  </div>
  <div class="acts both">
    ${props.scene.drawn.map(
      (/** @type {number} */ card) =>
        html`<button
          key=${card}
          class="btn go"
          disabled=${isBusy(props)}
          onClick=${() => send(props.session, { move: "keep", card })}
        >
          <span>${t("sv-keep-this", { card })}</span>
        </button>`,
    )}
  </div>`;

/** @param {Props} props */
function Manipulate(props) {
  const seats = answersFor(waysTo(props.session.legal.value, "manipulate"), "seat");
  const seat = seats.length === 1 ? seats[0] : person.value;
  return html`
    ${h(Head, { title: t("sv-manipulate"), more: h(Chosen, { scene: props.scene }) })}
    <p class="lead">${t("sv-manipulate-text")}</p>
    ${h(People, { seats, value: seat, set: (one) => put(person, one), label: t("sv-manipulate-whom"), me: props.me })}
    ${h(OneText, {
      ...props,
      kind: "manipulate",
      name: "topic",
      values: { seat },
      label: t("sv-topic"),
      hint: t("sv-topic-hint"),
      go: t("sv-manipulate-go"),
      text: t("sv-manipulate-go-text"),
      icon: "ask",
      busy: isBusy(props),
      missing: t("sv-manipulate-missing"),
    })}`;
}

/**
 * An element of the graph, found by its words or touched on the chart.
 * @param {{scene: Scene, nodes: string[], value: string, set: (node: string) => void, label: string}} props
 */
export function PickElement({ scene, nodes, value, set, label }) {
  const typed = useSignal("");
  const graph = graphOf(scene);
  const before = useRef(selected.value);
  useEffect(
    () => void (selected.value !== before.current && nodes.includes(selected.value) && set(selected.value)),
    [selected.value],
  );
  const found = elementsLike(graph, typed.value, { nodes, suggestions: [], most: 40 });
  const more = typed.value ? [] : elementsLike(graph, "", { nodes, suggestions: [], most: 40, only: "statements" });
  return html`<div class="pickelement" role="group" aria-label=${label}>
    ${
      nodes.length > 8 &&
      html`<input
        type="text"
        dir="auto"
        autocomplete="off"
        aria-label=${t("sv-find")}
        placeholder=${t("sv-find")}
        value=${typed.value}
        onInput=${(/** @type {any} */ event) => put(typed, event.target.value)}
      />`
    }
    <div class="elements">
      ${[...found, ...more].map(
        (one) =>
          html`<button
            type="button"
            key=${one.node}
            class=${"of-" + one.of}
            aria-pressed=${one.node === value ? "true" : "false"}
            dir="auto"
            onClick=${() => set(one.node)}
          >
            ${one.words}
          </button>`,
      )}
    </div>
  </div>`;
}

/** @param {Props} props */
function Quarrel(props) {
  const { scene, session, me } = props;
  const ways = waysTo(session.legal.value, "quarrel");
  const entity = useSignal("");
  const tokens = answersFor(ways, "settles").filter((token) => token > 0);
  const seats = answersFor(ways, "seat");
  const values = {
    entity: entity.value,
    seat: person.value,
    ...(tokens.length ? { settles: settles.value || tokens[0] } : {}),
  };
  const move = filled(ways, values);
  const duty = scene.duties.find((/** @type {any} */ one) => one.token === (settles.value || tokens[0]));
  return html`
    ${h(Head, { title: t("sv-quarrel"), more: h(Chosen, { scene }) })}
    <p class="lead">${t("sv-quarrel-text")}</p>
    ${h(People, { seats, value: person.value, set: (seat) => put(person, seat), label: t("sv-quarrel-whom"), me })}
    <h3>${t("sv-quarrel-what")}</h3>
    ${h(PickElement, {
      scene,
      nodes: answersFor(ways, "entity"),
      value: entity.value,
      set: (node) => put(entity, node),
      label: t("sv-quarrel-what"),
    })}
    ${
      duty &&
      html`<p class="duty">
        ${h(Art, { id: "v-duty" })}
        <span>${t("sv-settles", { seat: duty.by, topic: textOf(duty.topic) })}</span>
      </p>`
    }
    <div class="acts n1">
      <button class="btn go" disabled=${isBusy(props) || !move} onClick=${() => move && send(session, move)}>
        ${h(Art, { id: "v-quarrel" })}
        <span>
          ${t("sv-quarrel-go")}
          <small>
            ${
              move
                ? t("sv-quarrel-go-text", { seat: person.value, words: wordsOf(graphOf(scene), entity.value) })
                : t("sv-quarrel-missing")
            }
          </small>
        </span>
      </button>
    </div>`;
}

/** @param {Props} props */
function Clear(props) {
  const dice = answersFor(waysTo(props.session.legal.value, "clear"), "die");
  return html`
    ${h(Head, { title: t("sv-clear") })}
    <p class="lead">${t("sv-clear-text")}</p>
    <div class="storing">
      ${dice.map(
        (die) =>
          html`<button
            key=${die}
            class="dbtn"
            aria-label=${t("sv-clear-die", { die })}
            disabled=${isBusy(props)}
            onClick=${() => send(props.session, { move: "clear", die })}
          >
            ${h(Die, { value: die, label: "" })}
          </button>`,
      )}
    </div>`;
}

/** What is asked in a phase, or at a step of an action. @type {Record<string, (props: Props) => any>} */
export const ACTS = {
  asked: Asked,
  store: Store,
  duties: Duties,
  "act-agree": Agree,
  "act-write": Write,
  "act-choose": Invent,
  "act-harvest": Harvest,
  "act-keep": Keep,
  "act-manipulate": Manipulate,
  "act-quarrel": Quarrel,
  "act-clear": Clear,
};
