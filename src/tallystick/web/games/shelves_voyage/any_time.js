// What need not wait for one's turn: Minor Arcana with their choices, a Legacy, and the Game Master's pen and scissors.

import { Icon } from "../../shell/icon.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html, put, useSignal } from "../../vendor/vendor.js";
import { PickElement } from "./acts.js";
import { graphOf } from "./board.js";
import { CardFace } from "./cards.js";
import { People } from "./completing.js";
import { actionName, Die } from "./dice.js";
import { send } from "./draft.js";
import { answersFor, filled, sent, textBlank, waysTo, wordsOf } from "./forms.js";

/** @typedef {import("../../live/session.js").Session} Session */
/** @typedef {{session: Session, done: () => void}} Tool */

/**
 * @param {object} props
 * @param {Session} props.session
 * @param {Record<string, any> | null} props.move
 * @param {() => void} props.done
 * @param {string} props.label
 * @param {string} [props.text]
 * @param {string} [props.icon]
 */
function Do({ session, move, done, label, text, icon = "check" }) {
  const go = () => {
    if (!move) return;
    send(session, move);
    done();
  };
  return html`<div class="acts n1">
    <button class="btn go" disabled=${!move || session.waiting.value !== ""} onClick=${go}>
      ${h(Icon, { name: icon })}
      <span>${label}${text && html`<small>${text}</small>`}</span>
    </button>
  </div>`;
}

/** @param {{dice: number[], value: number, set: (die: number) => void}} props */
const Dice = ({ dice, value, set }) =>
  html`<div class="storing">
    ${dice.map(
      (die) =>
        html`<button
          type="button"
          key=${die}
          class="dbtn"
          aria-label=${t("sv-die", { value: die })}
          aria-pressed=${die === value ? "true" : "false"}
          onClick=${() => set(die)}
        >
          ${h(Die, { value: die, label: "" })}
        </button>`,
    )}
  </div>`;

/** What a card may ask for, in this order: each choice is made among what the ones before it leave. */
const CHOICES = ["seat", "die", "amount"];

/** @param {Tool & {card: number}} props */
export function PlayCard({ session, card, done }) {
  const scene = /** @type {any} */ (session.view.value);
  const ways = waysTo(session.legal.value, "play_minor").filter((way) => way.like.card === card);
  const chosen = useSignal(/** @type {Record<string, any>} */ ({}));
  const values = Object.fromEntries(Object.entries(chosen.value).filter(([, value]) => value !== undefined));
  if (!ways.length) return html`<p>${t("later-sv-play-not-now")}</p>`;
  if (card === 14) return h(King, { session, done });
  const parts = CHOICES.map((name, place) => {
    const answers = answersFor(
      ways,
      name,
      Object.fromEntries(Object.entries(values).filter(([other]) => CHOICES.indexOf(other) < place)),
    );
    if (answers.length === 1) values[name] = answers[0];
    if (answers.length < 2) return null;
    const set = (/** @type {any} */ value) =>
      put(chosen, { ...chosen.value, [name]: value, ...(name === "seat" ? { die: undefined } : {}) });
    if (name === "seat")
      return h(People, {
        seats: answers,
        value: values.seat ?? -1,
        set,
        label: t("later-sv-play-whom"),
        me: session.seat.value,
      });
    if (name === "die") return h(Dice, { dice: answers, value: values.die ?? 0, set });
    return html`<div class="segments" role="group" aria-label=${t("later-sv-play-coins")}>
      ${answers.map(
        (amount) =>
          html`<button
            type="button"
            key=${amount}
            aria-pressed=${values.amount === amount ? "true" : "false"}
            onClick=${() => set(amount)}
          >
            ${card === 1 && amount > 0 ? "+" : amount < 0 || card === 12 ? "−" : ""}${Math.abs(amount)}
          </button>`,
      )}
    </div>`;
  });
  const move = CHOICES.every((name) => values[name] !== undefined) ? filled(ways, values) : null;
  return html`<div class="playing">
    ${h(CardFace, { card })}${parts}
    ${parts.some(Boolean) && !move && html`<p class="hint">${t("later-sv-play-choose")}</p>`}
    ${h(Do, {
      session,
      move,
      done,
      label: t("later-sv-play-go", { card: t("sv-minor", { card }) }),
      text:
        values.seat >= 0 && values.die > 0
          ? t("later-sv-play-die", { seat: values.seat, die: values.die, action: actionName(values.die) })
          : values.seat >= 0
            ? t("later-sv-play-on", { seat: values.seat })
            : scene && t("later-sv-play-go-text"),
    })}
  </div>`;
}

/** A Legacy of somebody: away, elsewhere, or in another colour. @param {Tool} props */
function King({ session, done }) {
  const scene = /** @type {any} */ (session.view.value);
  const graph = graphOf(scene);
  const ways = waysTo(session.legal.value, "play_minor").filter((way) => way.like.card === 14);
  const which = useSignal("");
  const how = useSignal("removed");
  const to = useSignal("");
  const heir = useSignal(-1);
  const [owner, entity] = which.value ? [Number(which.value.split(" ")[0]), which.value.split(" ")[1]] : [-1, ""];
  const legacies = scene.entities.flatMap((/** @type {any} */ one) =>
    one.legacies.map((/** @type {number} */ seat) => `${seat} ${one.node}`),
  );
  const about = { seat: owner, entity };
  const heirs = answersFor(
    ways.filter((way) => !way.blanks.to),
    "heir",
    about,
  ).filter((seat) => seat >= 0);
  const places = answersFor(ways, "to", about).filter(Boolean);
  const rest =
    how.value === "moved" ? { to: to.value } : how.value === "recoloured" ? { heir: heir.value } : { to: "", heir: -1 };
  const move =
    entity && !(how.value === "moved" && !to.value) && !(how.value === "recoloured" && heir.value < 0)
      ? filled(
          ways.filter((way) => how.value === "moved" || !way.blanks.to),
          { ...about, ...rest },
        )
      : null;
  return html`<div class="playing">
    ${h(CardFace, { card: 14 })}
    <h3>${t("later-sv-king-which")}</h3>
    <div class="elements">
      ${legacies.map(
        (/** @type {string} */ one) =>
          html`<button
            type="button"
            key=${one}
            aria-pressed=${which.value === one ? "true" : "false"}
            onClick=${() => put(which, one)}
          >
            <svg class="tinymee" aria-hidden="true"><use href=${"#meeple-" + one.split(" ")[0]} /></svg>
            ${t("later-sv-king-legacy", { seat: Number(one.split(" ")[0]), words: wordsOf(graph, one.split(" ")[1]) })}
          </button>`,
      )}
    </div>
    <div class="segments" role="group" aria-label=${t("later-sv-king-how")}>
      ${["removed", "moved", "recoloured"].map(
        (one) =>
          html`<button
            type="button"
            key=${one}
            aria-pressed=${how.value === one ? "true" : "false"}
            onClick=${() => put(how, one)}
          >
            ${t("later-sv-king-" + one)}
          </button>`,
      )}
    </div>
    ${
      entity &&
      how.value === "moved" &&
      h(PickElement, {
        scene,
        nodes: places,
        value: to.value,
        set: (node) => put(to, node),
        label: t("later-sv-king-to"),
      })
    }
    ${
      entity &&
      how.value === "recoloured" &&
      h(People, {
        seats: heirs,
        value: heir.value,
        set: (seat) => put(heir, seat),
        label: t("later-sv-king-heir"),
        me: session.seat.value,
      })
    }
    ${h(Do, {
      session,
      move,
      done,
      label: t("later-sv-play-go", { card: t("sv-minor", { card: 14 }) }),
      text: entity ? nameOf(owner) : "",
    })}
  </div>`;
}

/** @param {Tool} props */
export function Legacy({ session, done }) {
  const scene = /** @type {any} */ (session.view.value);
  const ways = waysTo(session.legal.value, "place_legacy");
  const entity = useSignal("");
  const move = filled(ways, { entity: entity.value });
  return html`<div class="playing">
    <p>${t("later-sv-legacy-text")}</p>
    ${h(PickElement, {
      scene,
      nodes: answersFor(ways, "entity"),
      value: entity.value,
      set: (node) => put(entity, node),
      label: t("sv-legacy"),
    })}
    ${h(Do, {
      session,
      move,
      done,
      icon: "flag",
      label: t("later-sv-legacy-go"),
      text: move ? wordsOf(graphOf(scene), entity.value) : t("later-sv-legacy-missing"),
    })}
  </div>`;
}

/** @param {Tool} props */
export function Mend({ session, done }) {
  const scene = /** @type {any} */ (session.view.value);
  const graph = graphOf(scene);
  const ways = waysTo(session.legal.value, "mend");
  const node = useSignal("");
  const words = useSignal("");
  const blank = textBlank(ways, "text");
  const move = words.value.trim()
    ? filled(ways, { node: node.value, text: sent(graph, words.value, blank.suggestions) })
    : null;
  const choose = (/** @type {string} */ one) => {
    node.value = one;
    const statement = graph.statements.find((other) => other.node === one);
    words.value = statement ? graph.textOf(statement.predicate) : wordsOf(graph, one);
  };
  return html`<div class="playing">
    <p>${t("later-sv-mend-text")}</p>
    ${h(PickElement, { scene, nodes: answersFor(ways, "node"), value: node.value, set: choose, label: t("sv-mend") })}
    ${
      node.value &&
      html`<label class="field">
        <b>${t(node.value[0] === "s" ? "later-sv-mend-predicate" : "later-sv-mend-entity")}</b>
        <input
          type="text"
          dir="auto"
          autocomplete="off"
          value=${words.value}
          onInput=${(/** @type {any} */ event) => put(words, event.target.value)}
        />
      </label>`
    }
    ${h(Do, { session, move, done, icon: "pen", label: t("later-sv-mend-go"), text: t("later-sv-mend-go-text") })}
  </div>`;
}

/** Two that mean the same become one. @param {Tool} props */
export function Merge({ session, done }) {
  const scene = /** @type {any} */ (session.view.value);
  const graph = graphOf(scene);
  const ways = waysTo(session.legal.value, "merge");
  const node = useSignal("");
  const into = useSignal("");
  const move = filled(ways, { node: node.value, into: into.value });
  const pick = (
    /** @type {import("../../vendor/vendor.js").Signal<string>} */ held,
    /** @type {string} */ word,
  ) => html`
    <h3>${t(word)}</h3>
    ${h(PickElement, {
      scene,
      nodes: answersFor(ways, held === node ? "node" : "into").filter((one) => held === node || one !== node.value),
      value: held.value,
      set: (one) => put(held, one),
      label: t(word),
    })}`;
  const words = { one: wordsOf(graph, node.value), other: wordsOf(graph, into.value) };
  return html`<div class="playing">
    <p>${t("later-sv-merge-text")}</p>
    ${pick(node, "later-sv-merge-node")}${node.value && pick(into, "later-sv-merge-into")}
    ${h(Do, {
      session,
      move,
      done,
      icon: "graph",
      label: t("later-sv-merge-go"),
      text: move ? t("later-sv-merge-go-text", words) : t("later-sv-merge-missing"),
    })}
  </div>`;
}
