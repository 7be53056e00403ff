// The Quarrel: two names, an entity, the time that is left; then a secret vote.

import { clock, Refusal, useInHand } from "../../shell/around.js";
import { Art, Icon } from "../../shell/icon.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html, put, useEffect, useRef, useSignal } from "../../vendor/vendor.js";
import { useLeft } from "./crew.js";
import { send } from "./draft.js";
import { answersFor, waysTo, wordsOf } from "./forms.js";
import { speechAt } from "./scene.js";

/** A vote for neither. */
const NOBODY = -1;

/** @param {{session: import("../../live/session.js").Session, quarrel: any}} props */
function Floor({ session, quarrel }) {
  const left = useLeft(session);
  const { speeches = 0, debate_minutes: minutes } = session.lobby.value?.options ?? {};
  if (left === null || !speeches || quarrel.stage !== "debate") return null;
  const speech = speechAt(left, minutes, speeches);
  return html`<p class="hint" aria-live="polite">
    ${t("later-sv-q-floor", {
      seat: speech.place % 2 ? quarrel.opponent : quarrel.seat,
      speech: speech.place + 1,
      speeches: 2 * speeches,
    })}
    <b aria-hidden="true">${clock(speech.left + 999)}</b>
  </p>`;
}

/** @param {{session: import("../../live/session.js").Session}} props */
function Countdown({ session }) {
  const left = useLeft(session);
  if (left === null) return null;
  return html`<p class=${"countdown" + (left < 30000 ? " soon" : "")} role="timer" aria-label=${t("sv-time-left")}>
    ${clock(left + 999)}
  </p>`;
}

/** @param {{seat: number, me: number | null, ready: boolean, vote?: () => void, busy: boolean, label: string}} props */
const Side = ({ seat, me, ready, vote, busy, label }) =>
  html`<div class="qside">
    ${h(Art, { id: "meeple-" + seat })}
    <b>${seat === me ? t("you") : nameOf(seat)}</b>
    <em>
      ${
        ready
          ? html`${h(Icon, { name: "check" })}${t(seat === me ? "later-sv-you-said-enough" : "sv-said-enough")}`
          : ""
      }
    </em>
    ${vote && html`<button class="btn go" disabled=${busy} onClick=${vote}><span>${label}</span></button>`}
  </div>`;

/** @param {{session: import("../../live/session.js").Session, mine: boolean, busy: boolean, debates: boolean}} props */
function EndDebate({ session, mine, busy, debates }) {
  const word = mine ? "sv-enough" : debates ? "sv-stop-debate" : "sv-close-vote";
  return html`<button
    class=${"btn " + (mine ? "go" : "ghost")}
    disabled=${busy}
    onClick=${() => send(session, { move: "end_debate" })}
  >
    ${h(Icon, { name: "check" })}
    <span>${t(word)}<small>${t(word + "-text")}</small></span>
  </button>`;
}

/**
 * @param {object} props
 * @param {import("./scene.js").Scene} props.scene
 * @param {number | null} props.me
 * @param {import("../../live/session.js").Session | null} props.session
 * @param {boolean} props.ready
 * @param {import("./forms.js").Graph} props.graph
 */
export function Quarrel({ scene, me, session, ready, graph }) {
  const { quarrel } = scene;
  const away = useSignal(false);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => put(away, false), [quarrel.stage]);
  useEffect(
    () => void (!away.value && session && me !== null && box.current?.focus({ preventScroll: true })),
    [away.value, quarrel.stage],
  );
  const legal = session?.legal.value ?? [];
  // the news may be behind the server
  const known = session?.view.value && /** @type {any} */ (session.view.value).quarrel?.stage === quarrel.stage;
  const votes = known ? answersFor(waysTo(legal, "vote"), "winner") : [];
  const judges = known ? answersFor(waysTo(legal, "judge"), "winner") : [];
  const ends = known && waysTo(legal, "end_debate").length > 0;
  const gives = known && waysTo(legal, "concede").length > 0;
  const busy =
    !useInHand(session, votes.length || judges.length || ends ? quarrel.stage : "", ready) ||
    session?.waiting.value !== "";
  const mine = me !== null && [quarrel.seat, quarrel.opponent].includes(me);
  const kind = judges.length ? "judge" : "vote";
  const vote = (/** @type {number} */ winner) =>
    (votes.includes(winner) || judges.includes(winner)) && session
      ? () => send(session, { move: kind, winner })
      : undefined;
  const says =
    quarrel.stage === "debate"
      ? me === null || !session
        ? "later-sv-q-debate-seen"
        : !mine
          ? "later-sv-q-debate"
          : quarrel.ready.includes(me)
            ? "later-sv-q-debate-done"
            : "later-sv-q-debate-you"
      : quarrel.stage === "vote"
        ? votes.length
          ? "later-sv-q-vote-you"
          : mine
            ? "later-sv-q-vote-about-you"
            : me !== null && quarrel.voted.includes(me)
              ? "later-sv-q-voted"
              : "later-sv-q-vote"
        : judges.length
          ? "later-sv-q-judge-you"
          : "later-sv-q-judge";
  const label = (/** @type {number} */ seat) => t(judges.length ? "sv-judge-for" : "sv-vote-for", { seat });
  const side = (/** @type {number} */ seat) =>
    h(Side, {
      seat,
      me,
      ready: quarrel.stage === "debate" && quarrel.ready.includes(seat),
      vote: vote(seat),
      busy,
      label: label(seat),
    });
  if (away.value)
    return html`<button class="qback" onClick=${() => put(away, false)}>
      ${h(Art, { id: "v-quarrel" })}
      <span>${t("later-sv-q-back")}</span>
      ${session && h(Countdown, { session })}
    </button>`;
  return html`<div
    class="quarrel"
    role="dialog"
    aria-labelledby="h-quarrel"
    aria-describedby="d-quarrel"
    tabindex="-1"
    ref=${box}
  >
    <div class="qin">
      <p class="qkind">${h(Art, { id: "v-quarrel" })}${t("sv-quarrel")}</p>
      <h2 id="h-quarrel" dir="auto">${wordsOf(graph, quarrel.entity)}</h2>
      ${session && h(Countdown, { session })}${session && h(Floor, { session, quarrel })}
      <div class="qsides">
        ${side(quarrel.seat)}
        <span class="versus" aria-hidden="true">${t("sv-versus")}</span>
        ${side(quarrel.opponent)}
      </div>
      <p id="d-quarrel" class="lead">
        ${t(says, {
          seat: quarrel.seat,
          opponent: quarrel.opponent,
          master: scene.master,
          voters: quarrel.voters.length,
        })}
      </p>
      ${
        quarrel.stage === "vote" &&
        html`<p class="hint qvoted">
          ${h(Icon, { name: "eye" })}
          ${t("later-sv-q-votes", { voted: quarrel.voted.length, voters: quarrel.voters.length })}
        </p>`
      }
      <p class="hint">${t(quarrel.legacy ? "later-sv-q-stakes-legacy" : "later-sv-q-stakes")}</p>
      <div class="rowof">
        ${ends && session && h(EndDebate, { session, mine, busy, debates: quarrel.stage === "debate" })}
        ${
          session &&
          gives &&
          html`<button class="btn ghost" disabled=${busy} onClick=${() => send(session, { move: "concede" })}>
            <span>${t("later-sv-q-give-in")}<small>${t("later-sv-q-give-in-text")}</small></span>
          </button>`
        }
        ${
          session &&
          votes.includes(NOBODY) &&
          html`<button class="btn ghost" disabled=${busy} onClick=${vote(NOBODY)}>
            <span>${t("later-sv-q-abstain")}<small>${t("later-sv-q-abstain-text")}</small></span>
          </button>`
        }
        <button class="btn ghost" onClick=${() => put(away, true)}>
          ${h(Icon, { name: "graph" })}
          <span>${t("later-sv-q-look")}</span>
        </button>
      </div>
      ${h(Refusal, { refusal: session?.refusal.value ?? null })}
    </div>
  </div>`;
}
