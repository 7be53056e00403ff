// The decision: who is asked for what, and one button for each answer.

import { Refusal, useInHand } from "../../shell/around.js";
import { Art, Icon } from "../../shell/icon.js";
import { hints } from "../../shell/settings.js";
import { t, textOf } from "../../shell/words.js";
import { h, html, put, useEffect, useRef, useState } from "../../vendor/vendor.js";
import { graphOf } from "./board.js";
import { Completing, People } from "./completing.js";
import { actionName, Die, Pairs } from "./dice.js";
import { beginWith, field, keepDraft, kept, send, single, tried } from "./draft.js";
import { answersFor, elementsLike, filled, plain, sent, textBlank, waysTo, wordsOf } from "./forms.js";

/** @typedef {import("./scene.js").Scene} Scene */
/**
 * @typedef {{scene: Scene, me: number, session: import("../../live/session.js").Session, ready: boolean,
 *   absent?: any}} Props
 */

/** @param {{title: any, more?: any}} props */
export const Head = ({ title, more }) => html`<div class="whead"><h2 id="h-hand">${title}</h2>${more}</div>`;

/**
 * A choice: a drawing, a name, what it does.
 * @param {object} props
 * @param {any} [props.art]
 * @param {string} props.name
 * @param {string} [props.text]
 * @param {() => void} props.go
 * @param {boolean} props.busy
 * @param {boolean} [props.main]
 * @param {string} [props.class]
 */
export const Choice = ({ art, name, text, go, busy, main, class: more = "" }) =>
  html`<button type="button" class=${`choice ${main ? "main" : ""} ${more}`} disabled=${busy} onClick=${go}>
    ${art && html`<span class="cart">${art}</span>`}
    <span><b>${name}</b>${text && html`<small>${text}</small>`}</span>
  </button>`;

/** @param {Props} props */
export const isBusy = ({ session, ready }) => !ready || session.waiting.value !== "";

/**
 * A text with completions and a button.
 * @param {object} props
 * @param {Scene} props.scene
 * @param {any} props.session
 * @param {string} props.kind
 * @param {string} props.name
 * @param {Record<string, any>} [props.values]
 * @param {string} props.label
 * @param {string} props.hint
 * @param {string} props.go
 * @param {string} props.text
 * @param {boolean} props.busy
 * @param {string} props.icon
 * @param {string} [props.missing]
 */
export function OneText({ scene, session, kind, name, values = {}, label, hint, go, text, busy, icon, missing }) {
  const graph = graphOf(scene);
  const ways = waysTo(session.legal.value, kind);
  const blank = textBlank(ways, name);
  const offered = useRef(blank.suggestions); // what is offered stays where it is, while others take some of it
  const suggestions = offered.current.filter((one) => !graph.entities.some(({ text }) => text === one));
  const move = single.value.trim() ? filled(ways, { ...values, [name]: sent(graph, single.value, suggestions) }) : null;
  const twice = kind === "place" && graph.entities.find((one) => plain(graph.textOf(one.text)) === plain(single.value));
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    if (move && !busy && !twice) send(session, move);
  };
  return html`<form class="writing one" onSubmit=${submit}>
    <div class="triple" style=${{ "--at": 1 }}>
      ${h(Completing, {
        id: "f-one",
        label: html`<span>${label}</span>`,
        words: single.value,
        longest: blank.longest,
        hint,
        options: elementsLike(
          { ...graph, entities: kind === "place" ? [] : graph.entities, statements: [] },
          single.value,
          { nodes: graph.entities.map((one) => one.node), suggestions },
        ),
        open: true,
        enter: () => {},
        write: (words) => put(single, words),
        pick: (one) => put(single, one.words),
      })}
    </div>
    ${
      twice
        ? html`<p class="whint" role="status">${t("sv-place-twice")}</p>`
        : missing && single.value.trim() && !move && html`<p class="whint">${missing}</p>`
    }
    <div class="acts n1">
      <button class="btn go" type="submit" disabled=${busy || !move || !!twice}>
        ${h(Icon, { name: icon })}
        <span>${go}<small>${text}</small></span>
      </button>
    </div>
  </form>`;
}

/** @param {Props} props */
const Place = (props) => html`
  ${h(Head, { title: t("sv-place") })}
  <p class="lead">
    ${t(props.scene.theme === "free" ? "sv-place-text" : "sv-place-theme", {
      theme: t("sv-theme-" + props.scene.theme),
    })}
  </p>
  ${h(OneText, {
    ...props,
    kind: "place",
    name: "entity",
    label: t("sv-entity"),
    hint: t("sv-place-hint"),
    go: t("sv-place-go"),
    text: t("sv-place-go-text"),
    icon: "quill",
    busy: isBusy(props),
  })}`;

/** @param {Props} props */
function GiveTurn(props) {
  const seats = answersFor(waysTo(props.session.legal.value, "give_turn"), "seat");
  return html`
    ${h(Head, { title: t("sv-give-turn") })}
    <p class="lead">${t(props.scene.end_station ? "sv-give-turn-tie" : "sv-give-turn-text")}</p>
    ${h(People, {
      seats,
      value: -1,
      set: (seat) => !isBusy(props) && send(props.session, { move: "give_turn", seat }),
      label: t("sv-give-turn"),
      me: props.me,
    })}`;
}

/** @param {Props} props */
const Roll = (props) => html`
  ${h(Head, { title: t("sv-your-turn") })}
  <p class="lead">${t("sv-roll-text")}</p>
  <button class="throwit fourdice" disabled=${isBusy(props)} onClick=${() => send(props.session, { move: "roll" })}>
    <span class="dd">${[2, 5, 3, 6].map((value) => h(Die, { key: value, value, label: "" }))}</span>
    <span>${t("sv-roll")}</span>
  </button>`;

/** @param {Props} props */
function Choose(props) {
  const { scene, session, me } = props;
  const legal = session.legal.value;
  const busy = isBusy(props);
  const pairs = answersFor(waysTo(legal, "pair"), "value");
  const own = answersFor(waysTo(legal, "own_die"), "die");
  const asks = waysTo(legal, "ask_die").map((way) => way.like);
  const none = waysTo(legal, "no_pair").length > 0;
  return html`
    ${h(Head, {
      title: t(pairs.length ? "sv-choose" : "sv-no-pair"),
      more: html`<span class="mini">
        ${scene.dice.map((/** @type {number} */ value, /** @type {number} */ place) => h(Die, { key: place, value }))}
        ${scene.added && h(Die, { value: scene.added.die, class: "added" })}
      </span>`,
    })}
    ${
      pairs.length > 0 &&
      html`<div class="felted">
        ${h(Pairs, { values: pairs, busy, choose: (value) => send(session, { move: "pair", value }) })}
      </div>`
    }
    ${
      (own.length > 0 || asks.length > 0) &&
      html`
        <h3>${t("sv-resonance")}</h3>
        <p class="hint">${t(pairs.length ? "sv-resonance-text" : "sv-resonance-need")}</p>
        <div class="resonate">
          ${own.map((die) =>
            h(Choice, {
              key: "o" + die,
              art: h(Die, { value: die, label: "" }),
              name: t("sv-own-die"),
              text: t("sv-own-die-text", { die, action: actionName(die) }),
              busy,
              go: () => send(session, { move: "own_die", die }),
            }),
          )}
          ${asks.map(({ die, seat }) =>
            h(Choice, {
              key: seat + "d" + die,
              art: html`${h(Die, { value: die, label: "" })}${h(Art, { id: "meeple-" + seat })}`,
              name: t("sv-ask-die", { seat }),
              text: t("sv-ask-die-text", { die, action: actionName(die) }),
              busy,
              go: () => send(session, { move: "ask_die", die, seat }),
            }),
          )}
        </div>`
    }
    ${
      scene.refused_by.length > 0 &&
      html`<p class="hint">${t("sv-refused-by", { seats: scene.refused_by.join(",") })}</p>`
    }
    ${
      none &&
      html`<div class="acts n1">
        <button class="btn ghost" disabled=${busy} onClick=${() => send(session, { move: "no_pair" })}>
          <span>${t("sv-go-without")}<small>${t("sv-go-without-text")}</small></span>
        </button>
      </div>`
    }
    ${
      hints.value === "on" &&
      pairs.length > 0 &&
      html`<p class="hint tip">${h(Icon, { name: "idea" })}${t("sv-hint-choose", { me })}</p>`
    }`;
}

/** A proposal in words. @param {{scene: Scene}} props */
export function Proposal({ scene }) {
  const graph = graphOf(scene);
  const { draft } = scene;
  return html`<blockquote class="proposal" dir="auto">
    ${wordsOf(graph, draft.subject, draft.entity)} <i>${graph.textOf(draft.predicate)}</i>
    ${" "}${wordsOf(graph, draft.object, draft.entity)}
    ${
      [draft.subject, draft.object].includes("new") &&
      html` <em>${t("sv-with-new", { words: graph.textOf(draft.entity) })}</em>`
    }
  </blockquote>`;
}

/** Who is waited for, in a sentence. @param {Scene} scene */
export function waitsFor(scene) {
  if (scene.phase === "over") return t("sv-over");
  if (!scene.to_act.length) return t("sv-moment");
  const seats = scene.to_act.join(",");
  const id = scene.quarrel
    ? "sv-wait-" + scene.quarrel.stage
    : scene.draft
      ? "sv-wait-agree"
      : scene.act
        ? "sv-wait-act"
        : "sv-wait-" + scene.phase;
  return t(id, { seats, count: scene.to_act.length, action: actionName(scene.act?.action || 6) });
}

/** @param {Props} props */
function Wait(props) {
  const { scene, session } = props;
  const back = waysTo(session.legal.value, "withdraw").length > 0 && props.ready;
  const free = session.legal.value.some((one) =>
    ["place_legacy", "play_minor"].includes(/** @type {any} */ (one).like?.move ?? one.move),
  );
  return html`
    ${h(Head, { title: waitsFor(scene) })}${scene.draft && h(Proposal, { scene })}
    ${kept.value.words && html`<p class="hint">${t("voyage-touched-kept", { words: kept.value.words })}</p>`}
    ${
      scene.verdict &&
      !scene.draft &&
      html`<p class="duty">
        ${h(Art, { id: "v-quarrel" })}
        <span>
          ${t("sv-verdict", {
            winner: scene.verdict.winner,
            loser: scene.verdict.loser,
            how: scene.verdict.how,
            votes: scene.verdict.votes,
            against: scene.verdict.against,
          })}
        </span>
      </p>`
    }
    ${
      back &&
      html`<div class="acts n1">
        <button class="btn ghost" disabled=${isBusy(props)} onClick=${() => send(session, { move: "withdraw" })}>
          ${h(Icon, { name: "back" })}
          <span>${t("sv-withdraw")}<small>${t("sv-withdraw-text")}</small></span>
        </button>
      </div>`
    }
    ${
      scene.phase !== "place" &&
      !scene.draft &&
      free &&
      hints.value === "on" &&
      html`<p class="hint tip">${h(Icon, { name: "idea" })}${t("sv-hint-wait")}</p>`
    }`;
}

/** While letters are typed on the screen, what is written stays above them: the rest makes room. */
function watchKeys() {
  const seen = window.visualViewport;
  if (!seen || seen.onresize) return;
  seen.onresize = () => {
    const taken = Math.round(document.documentElement.clientHeight - seen.height);
    const typing =
      document.activeElement?.matches("#hand input") && (taken > 120 || seen.height < 520) && seen.scale === 1;
    document.documentElement.toggleAttribute("data-keys", !!typing);
    document.documentElement.style.setProperty("--keys", `${typing ? Math.max(0, taken) : 0}px`);
    if (typing) scrollTo(0, 0);
  };
}

/** @type {Record<string, (props: Props) => any>} */
const PHASES = { place: Place, give_turn: GiveTurn, roll: Roll, choose: Choose };

/** @param {Props} props */
export function Hand(props) {
  const { scene, me, session, ready } = props;
  const asked =
    scene.to_act.includes(me) && session.legal.value.length > 0 && !scene.quarrel
      ? `${me} ${scene.turn} ${scene.phase} ${scene.act?.step}${scene.act?.why} ${scene.statements.length}`
      : "";
  const mine = useInHand(session, asked, ready);
  const [acts, setActs] = useState(/** @type {Record<string, (props: Props) => any>} */ ({}));
  useEffect(() => void import("./acts.js").then(({ ACTS }) => setActs(ACTS)), []);
  const Asks = PHASES[scene.phase] ?? acts[scene.phase === "act" ? `act-${scene.act?.step}` : scene.phase];
  // the moves may be newer than the picture
  const shown = scene.phase === "asked" ? scene.asked : scene.act?.step === "agree" ? scene.draft : true;
  const Part = (mine && shown && Asks) || Wait;
  const refusal = session.refusal.value;
  const duty = scene.duties.find((/** @type {any} */ one) => one.seat === me && !one.done);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const about = mine ? asked : "";
  useEffect(() => {
    if (mine) beginWith(about, session.table);
    if (mine && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    field.value = scene.act?.step === "write" ? "subject" : "entity";
  }, [about]);
  return html`<section
    ref=${box}
    tabindex="-1"
    class=${`panel hand voyage${mine ? " mine-turn" : ""} is-${Part.name.toLowerCase()}`}
    id="hand"
    aria-labelledby="h-hand"
    onInput=${() => keepDraft(session.table)}
    onFocusOut=${() => mine && keepDraft(session.table)}
    onFocusIn=${watchKeys}
  >
    ${props.absent}${acts.duties && h(acts.duties, { ...props, key: "duties" })}
    ${h(Part, { ...props, ready: ready || mine, key: Part.name + about })}
    ${
      refusal && !["place_legacy", "play_minor", "mend", "merge"].includes(tried.value?.move) && h(Refusal, { refusal })
    }
    ${
      scene.drew > 0 &&
      html`<p class="duty drew" role="status">
        ${h(Art, { id: "minor-" + scene.drew })}
        <span>${t("sv-drew", { card: scene.drew })} ${t("sv-minor-" + scene.drew)}</span>
      </p>`
    }
    ${
      duty &&
      (!mine || ["roll", "choose"].includes(scene.phase)) &&
      html`<p class="duty slip">
        ${h(Art, { id: "v-duty" })}
        <span>${t("sv-you-owe", { seat: duty.by, topic: textOf(duty.topic) })}</span>
      </p>`
    }
    ${h(Art, { id: "v-rose", class: "watermark" })}
  </section>`;
}
