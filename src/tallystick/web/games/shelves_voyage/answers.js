// What a player answers to others, and which die they keep; loaded after the first picture.

import { Art, Icon } from "../../shell/icon.js";
import { t, textOf, weighted } from "../../shell/words.js";
import { h, html, put, useSignal } from "../../vendor/vendor.js";
import { graphOf } from "./board.js";
import { actionName, Die } from "./dice.js";
import { amending, field, object, predicate, send, subject } from "./draft.js";
import { answersFor, filled, NEW, waysTo, wordsOf } from "./forms.js";
import { Head, isBusy, Proposal } from "./hand.js";
import { Write } from "./writing.js";

/** @typedef {import("./hand.js").Props} Props */

/**
 * Yes, no, or something else.
 * @param {{props: Props, yes: string, no: string, yesText?: string, noText?: string, else?: any}} props
 */
const YesNo = ({ props, yes, no, yesText, noText, else: more }) =>
  html`<div class="acts n2">
    <button class="btn go" disabled=${isBusy(props)} onClick=${() => send(props.session, { move: "agree" })}>
      ${h(Icon, { name: "check" })}
      <span>${yes}<small>${yesText}</small></span>
    </button>
    <button class="btn ghost" disabled=${isBusy(props)} onClick=${() => send(props.session, { move: "decline" })}>
      <span>${no}<small>${noText}</small></span>
    </button>
    ${more}
  </div>`;

/** @param {Props} props */
export function Asked(props) {
  const { die, seat } = props.scene.asked;
  return html`
    ${h(Head, { title: t("sv-asked", { seat }) })}
    <div class="question">
      ${h(Art, { id: "meeple-" + seat })}${h(Die, { value: die })}
      <p>${weighted(t("sv-asked-text", { seat, die, action: actionName(die) }))}</p>
    </div>
    ${h(YesNo, {
      props,
      yes: t("sv-give-die", { die }),
      yesText: t("sv-give-die-text"),
      no: t("sv-keep-die"),
      noText: t("sv-keep-die-text", { seat }),
    })}`;
}

/** @param {Props} props */
export function Agree(props) {
  const { scene, session } = props;
  const { draft } = scene;
  if (amending.value) return h(Write, { ...props, as: "amend" });
  const otherwise = draft.worded_by ?? draft.seat;
  const reword = () => {
    const graph = graphOf(scene);
    const said = (/** @type {string} */ node) => ({
      words: node[0] === "s" ? wordsOf(graph, node) : wordsOf(graph, node, draft.entity),
      node: node === NEW ? "" : node,
    });
    subject.value = said(draft.subject);
    object.value = said(draft.object);
    predicate.value = graph.textOf(draft.predicate);
    field.value = "predicate";
    amending.value = true;
  };
  return html`
    ${h(Head, { title: t(otherwise === draft.seat ? "sv-agree" : "sv-agree-otherwise", { seat: otherwise }) })}
    <p class="lead">${t("sv-agree-text", { seat: draft.seat })}</p>
    ${h(Proposal, { scene })}
    ${h(YesNo, {
      props,
      yes: t("sv-agree-yes"),
      yesText: t("sv-agree-yes-text"),
      no: t("sv-agree-no"),
      noText: t("sv-agree-no-text"),
      else:
        waysTo(session.legal.value, "amend").length > 0 &&
        html`<button class="btn ghost whole" disabled=${isBusy(props)} onClick=${reword}>
          ${h(Icon, { name: "quill" })}
          <span>${t("sv-otherwise")}</span>
        </button>`,
    })}`;
}

/**
 * What was done for a duty: who paid may say that it was not the topic, and then the Game Master decides.
 * @param {Props} props
 */
export function Duties(props) {
  const { scene, session } = props;
  const legal = session.legal.value;
  const graph = graphOf(scene);
  const asked = (/** @type {string} */ kind) => answersFor(waysTo(legal, kind), "token");
  const [disputes, settles] = [asked("dispute"), asked("settle")];
  const say = (/** @type {string} */ word, /** @type {Record<string, any>} */ move) =>
    html`<button class="btn ghost" disabled=${session.waiting.value !== ""} onClick=${() => send(session, move)}>
      <span>${t(word)}</span>
    </button>`;
  return scene.duties
    .filter((/** @type {any} */ { token }) => disputes.includes(token) || settles.includes(token))
    .map((/** @type {any} */ { by, done, seat, token, topic }) => {
      const judges = settles.includes(token);
      const what = { by, seat, topic: textOf(topic), words: done ? wordsOf(graph, done) : "" };
      return html`<div class="duty done" role="status" key=${token}>
        ${h(Art, { id: "v-duty" })}
        <span dir="auto">${t(judges ? "sv-duty-judge" : "sv-duty-done", what)}</span>
        <span class="acts n2">
          ${
            judges
              ? [true, false].map((fulfilled) =>
                  say(fulfilled ? "sv-duty-yes" : "sv-duty-no", { move: "settle", fulfilled, token }),
                )
              : say("sv-duty-not", { move: "dispute", token })
          }
        </span>
      </div>`;
    });
}

/** @param {Props} props */
export function Store(props) {
  const { session } = props;
  const ways = waysTo(session.legal.value, "store");
  const die = useSignal(0);
  const busy = isBusy(props);
  const full = waysTo(session.legal.value, "keep_pool").length > 0;
  const dice = answersFor(ways, "die");
  const choose = (/** @type {number} */ value) =>
    full ? put(die, value) : send(session, filled(ways, { die: value }) ?? {});
  return html`
    ${h(Head, { title: t("sv-store") })}
    <p class="lead">${t(full ? "sv-store-full" : "sv-store-text")}</p>
    <div class="storing">
      ${dice.map(
        (value) =>
          html`<button
            key=${value}
            class="dbtn"
            aria-pressed=${full ? (die.value === value ? "true" : "false") : undefined}
            aria-label=${t("sv-store-die", { die: value })}
            disabled=${busy}
            onClick=${() => choose(value)}
          >
            ${h(Die, { value, label: "" })}
          </button>`,
      )}
    </div>
    ${
      full &&
      die.value > 0 &&
      html`
        <h3>${t("sv-store-out")}</h3>
        <div class="storing">
          ${answersFor(ways, "out", { die: die.value }).map(
            (out) =>
              html`<button
                key=${out}
                class="dbtn"
                aria-label=${t("sv-store-out-die", { die: out })}
                disabled=${busy}
                onClick=${() => send(session, filled(ways, { die: die.value, out }) ?? {})}
              >
                ${h(Die, { value: out, label: "" })}
              </button>`,
          )}
        </div>`
    }
    ${
      full &&
      html`<div class="acts n1">
        <button class="btn ghost" disabled=${busy} onClick=${() => send(session, { move: "keep_pool" })}>
          <span>${t("sv-keep-pool")}<small>${t("sv-keep-pool-text")}</small></span>
        </button>
      </div>`
    }`;
}
