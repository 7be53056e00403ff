// Writing: three fields that read as a sentence, completions under the one in hand, and a button; loaded after the
// first picture.

import { Art, Icon } from "../../shell/icon.js";
import { nameOf, t, textOf } from "../../shell/words.js";
import { h, html, put, useRef } from "../../vendor/vendor.js";
import { graphOf } from "./board.js";
import { Completing, People } from "./completing.js";
import { actionName, Die } from "./dice.js";
import { amending, field, kind, object, person, predicate, send, settles, subject } from "./draft.js";
import { answersFor, elementsLike, filled, NEW, nodeOf, predicatesLike, sent, textBlank, waysTo } from "./forms.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./forms.js").Completion} Completion */

/** Which completions of elements are offered. */
const ONLY = /** @type {const} */ ({ new: "", two: "entities", cord: "statements" });

/**
 * What the dice chose, and with whom it is written.
 * @param {{scene: Scene, fellow: number[], donor: number[], otherwise: boolean}} props
 */
function Heading({ scene, fellow, donor, otherwise }) {
  const { act, pair } = scene;
  return html`<div class="whead">
    <h2 id="h-hand">${t(otherwise ? "sv-otherwise" : "sv-write")}</h2>
    <p class="with">
      ${
        act.why === "turn" &&
        pair > 0 &&
        html`<span class="mini">${h(Die, { value: pair, label: "" })}${h(Die, { value: pair, label: "" })}</span>`
      }
      <b>${actionName(act.action)}</b>
      ${act.why === "quarrel" && html`<span>${t("sv-after-quarrel")}</span>`}
      ${fellow.length > 0 && html`<span>${t("sv-with")}</span>`}
      ${fellow.map(
        (seat) => html`<span class="who" key=${seat}>${h(Art, { id: "meeple-" + seat })}<b>${nameOf(seat)}</b></span>`,
      )}
      ${donor.map((seat) => html`<span key=${"d" + seat}>${t("sv-donor", { seat })}</span>`)}
    </p>
  </div>`;
}

/** Which completions are offered first. */
const Kinds = () => html`<div class="kinds" role="group" aria-label=${t("sv-kind")}>
  ${
    /** @type {const} */ (["new", "two", "cord"]).map(
      (one) =>
        html`<button
          type="button"
          key=${one}
          aria-pressed=${kind.value === one ? "true" : "false"}
          onClick=${() => put(kind, one)}
        >
          ${t("sv-kind-" + one)}
        </button>`,
    )
  }
</div>`;

/** Which duty the statement settles. @param {{scene: Scene, tokens: number[], value: number}} props */
function Settles({ scene, tokens, value }) {
  const topic = (/** @type {number} */ token) =>
    textOf(scene.duties.find((/** @type {any} */ duty) => duty.token === token)?.topic ?? "");
  return html`<label class="field duties">
    <b>${t("sv-settles-which")}</b>
    <select value=${value} onChange=${(/** @type {any} */ event) => put(settles, Number(event.target.value))}>
      ${tokens.map((token) => html`<option value=${token} selected=${token === value}>${topic(token)}</option>`)}
    </select>
  </label>`;
}

/**
 * A statement, or a proposal in other words.
 * @param {object} props
 * @param {Scene} props.scene
 * @param {number} props.me
 * @param {import("../../live/session.js").Session} props.session
 * @param {boolean} props.ready
 * @param {"write" | "amend"} [props.as]
 */
export function Write({ scene, me, session, ready, as = "write" }) {
  const graph = graphOf(scene);
  const form = useRef(/** @type {HTMLFormElement | null} */ (null));
  const ways = waysTo(session.legal.value, as);
  const { act } = scene;
  const [from, to] = [nodeOf(graph, subject.value), nodeOf(graph, object.value)];
  const nodes = [...new Set([...answersFor(ways, "subject"), ...answersFor(ways, "object")])].filter(
    (node) => node !== NEW,
  );
  const partners = answersFor(ways, "partner").filter((seat) => seat >= 0);
  const tokens = answersFor(ways, "settles").filter((token) => token > 0);
  const partner = partners.length === 1 ? partners[0] : person.value;
  const texts = { predicate: textBlank(ways, "predicate"), entity: textBlank(ways, "entity") };
  const fresh = !from ? subject.value.words : !to ? object.value.words : "";
  /** @type {Record<string, any>} */
  const values = {
    subject: from || NEW,
    object: to || NEW,
    predicate: sent(graph, predicate.value, texts.predicate.suggestions),
  };
  if (!from || !to) values.entity = sent(graph, fresh, texts.entity.suggestions);
  if (partners.length) values.partner = partner;
  if (tokens.length) values.settles = settles.value || tokens[0];
  const complete = subject.value.words.trim() && predicate.value.trim() && object.value.words.trim();
  const move = complete ? filled(ways, values) : null;
  const missing = !complete
    ? t("sv-write-missing")
    : !from && !to
      ? t("sv-write-both-new")
      : from === to
        ? t("sv-write-same")
        : partners.length && partner < 0
          ? t("sv-write-partner")
          : "";
  const following = (/** @type {string} */ after) =>
    form.current?.querySelector(
      after === "subject" ? "#f-predicate" : after === "predicate" ? "#f-object" : "button.go",
    );
  const goOn = (/** @type {string} */ after) =>
    setTimeout(() => /** @type {HTMLElement | null | undefined} */ (following(after))?.focus(), 0);
  const onward = (/** @type {string} */ after) => {
    if (!move) goOn(after);
    return !move;
  };
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    if (move && !session.waiting.value && ready) send(session, move);
  };
  /**
   * @param {"subject" | "object"} name
   * @param {import("../../vendor/vendor.js").Signal<import("./forms.js").Field>} held
   * @param {string} node
   */
  const element = (name, held, node) =>
    h(Completing, {
      key: name,
      id: "f-" + name,
      words: held.value.words,
      longest: texts.entity.longest,
      disk: !!node,
      hint: t(`sv-${name}-hint`),
      label: html`
        <span>${t("sv-" + name)}</span>
        ${held.value.words.trim() && !node ? html`<em>${t("sv-new")}</em>` : ""}`,
      options: elementsLike(graph, held.value.node ? "" : held.value.words, {
        nodes: nodes.filter((one) => one !== (name === "subject" ? to : from)),
        suggestions: texts.entity.suggestions,
        only: ONLY[kind.value],
      }),
      open: field.value === name,
      enter: () => put(field, name),
      next: () => onward(name),
      write: (/** @type {string} */ words) => put(held, { words, node: "" }),
      pick: (/** @type {Completion} */ one) => {
        held.value = { words: one.words, node: one.node };
        goOn(name);
      },
    });
  const duty = scene.duties.find((/** @type {any} */ one) => one.token === values.settles);
  const fellow = partners.length && partner >= 0 ? [partner] : [];
  const otherwise = as === "amend";
  const donor = act.donor >= 0 && act.donor !== partner && !otherwise ? [act.donor] : [];
  const others = otherwise
    ? scene.draft.authors.filter((/** @type {number} */ seat) => seat !== me)
    : [...fellow, ...donor];
  const giveUp = waysTo(session.legal.value, "give_up")[0];
  const busy = !ready || session.waiting.value !== "";
  return html`
    ${h(Heading, { scene, fellow, donor, otherwise })}
    ${
      scene.fell &&
      !otherwise &&
      html`<p class="whint" role="status">${t("sv-fell", { seat: scene.fell.by, why: scene.fell.why })}</p>`
    }
    <form ref=${form} class="writing" onSubmit=${submit}>
      ${
        partners.length > 1 &&
        h(People, {
          seats: partners,
          value: partner,
          set: (seat) => put(person, seat),
          label: t("sv-partner"),
          me,
          named: true,
        })
      }
      ${h(Kinds, {})}
      <div class="triple" style=${{ "--at": ["subject", "predicate", "object"].indexOf(field.value) * 2 + 1 }}>
        ${element("subject", subject, from)}
        ${h(Completing, {
          key: "predicate",
          id: "f-predicate",
          label: html`<span>${t("sv-predicate")}</span>`,
          words: predicate.value,
          longest: texts.predicate.longest,
          hint: t("sv-predicate-hint"),
          options: predicatesLike(graph, predicate.value, texts.predicate.suggestions),
          open: field.value === "predicate",
          enter: () => put(field, "predicate"),
          next: () => onward("predicate"),
          write: (words) => put(predicate, words),
          pick: (one) => {
            predicate.value = one.words;
            goOn("predicate");
          },
        })}
        ${element("object", object, to)}
      </div>
      ${tokens.length > 1 && h(Settles, { scene, tokens, value: values.settles })}
      ${
        duty &&
        html`<p class="duty">
          ${h(Art, { id: "v-duty" })}
          <span>${t("sv-settles", { seat: duty.by, topic: textOf(duty.topic) })}</span>
        </p>`
      }
      <div class=${"acts" + (giveUp || otherwise ? " n2" : "")}>
        <button class="btn go" type="submit" disabled=${busy || !move}>
          ${h(Icon, { name: "quill" })}
          <span>
            ${others.length ? t("sv-propose") : t("sv-tie")}
            <small aria-live="polite">
              ${missing || (others.length ? t("sv-has-to-agree", { seats: others.join(",") }) : t("sv-tie-text"))}
            </small>
          </span>
        </button>
        ${
          giveUp &&
          html`<button class="btn ghost" type="button" disabled=${busy} onClick=${() => send(session, giveUp.like)}>
            <span>${t("sv-give-up")}<small>${t("sv-give-up-text")}</small></span>
          </button>`
        }
        ${
          otherwise &&
          html`<button class="btn ghost" type="button" onClick=${() => put(amending, false)}>
            <span>${t("sv-otherwise-back")}</span>
          </button>`
        }
      </div>
    </form>`;
}
