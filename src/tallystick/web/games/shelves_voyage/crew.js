// The crew: coins, pools and tokens of everybody, and the Goose track as a spiral.

import { Balance, Copies, chipClass, clock, Who } from "../../shell/around.js";
import { Art, Icon } from "../../shell/icon.js";
import { nameOf, t, textOf } from "../../shell/words.js";
import { h, html, useEffect, useMemo, useState } from "../../vendor/vendor.js";
import { actionName, Pool } from "./dice.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** What a player is doing, in a word. @param {Scene} scene @param {number} seat @param {number | null} me */
export function doing(scene, seat, me) {
  if (scene.phase === "over") return "";
  const mine = seat === me ? "you" : "other";
  const due = scene.to_act.includes(seat);
  if (scene.phase === "place") return t(scene.placed[seat] ? "sv-did-place" : "sv-does-place", { mine });
  if (scene.quarrel) {
    if ([scene.quarrel.seat, scene.quarrel.opponent].includes(seat)) return t("sv-does-debate");
    if (scene.quarrel.stage !== "debate" && scene.quarrel.voters.includes(seat))
      return t(scene.quarrel.voted.includes(seat) ? "sv-did-vote" : "sv-does-vote");
  }
  if (scene.draft?.waiting.includes(seat)) return t("sv-does-agree");
  if (scene.asked && scene.asked.donor === seat) return t("sv-does-answer");
  if (due && scene.act)
    return t("sv-does-act", { action: scene.act.action ? actionName(scene.act.action) : actionName(6) });
  if (due) return t("sv-does-" + scene.phase, { mine });
  if (seat === scene.active) return t("sv-has-turn");
  return "";
}

/** Tokens in front of a player. @param {{scene: Scene, seat: number}} props */
function Tokens({ scene, seat }) {
  const duties = scene.duties.filter((/** @type {any} */ duty) => duty.seat === seat);
  const quarrels = scene.quarrel_tokens[seat];
  return html`<span class="toks">
    ${duties.map(
      (/** @type {any} */ duty) =>
        html`<span
          key=${duty.token}
          data-explain="sv-duty"
          title=${t("sv-duty-to", { seat: duty.by, topic: textOf(duty.topic) })}
        >
          ${h(Art, { id: "v-duty" })}
          <span class="vh">${t("sv-duty-to", { seat: duty.by, topic: textOf(duty.topic) })}</span>
        </span>`,
    )}
    ${
      quarrels > 0 &&
      html`<span data-explain="sv-quarrel" title=${t("sv-quarrel-tokens", { count: quarrels })}>
        ${h(Art, { id: "v-quarrel" })}
        ${quarrels > 1 && html`<b>${quarrels}</b>`}
        <span class="vh">${t("sv-quarrel-tokens", { count: quarrels })}</span>
      </span>`
    }
  </span>`;
}

/** @param {{scene: Scene, me: number | null, session: import("../../live/session.js").Session, extra?: any}} props */
export function Ledger({ scene, me, session, extra }) {
  const people = session.lobby.value?.players ?? [];
  const many = scene.coins.length > 6 ? "very" : scene.coins.length > 4 ? "yes" : "no";
  return html`
    <section class="panel ledger crew" id="ledger" aria-labelledby="h-ledger" data-many=${many}>
      <h2 id="h-ledger">${t("sv-crew")}</h2>
      <ul tabindex="0" aria-labelledby="h-ledger">
        ${scene.coins.map((/** @type {number} */ coins, /** @type {number} */ seat) => {
          const plays = scene.players.includes(seat);
          return html`<li
            key=${seat}
            class=${`p${seat}${seat === me ? " me" : ""}${scene.to_act.includes(seat) ? " turn" : ""}`}
          >
            ${h(Art, { id: "meeple-" + seat, class: "mee" })}
            <div class="nm">
              <span class="whois">${h(Who, { player: people[seat], seat, me })}</span>
              ${
                scene.master === seat &&
                html`<span class="gm" data-explain="sv-master" title=${t("sv-master")}>
                  ${h(Icon, { name: "lantern" })}
                  <span>${t("sv-master-short")}</span>
                </span>`
              }
              <em>${doing(scene, seat, me)}</em>
            </div>
            ${
              plays &&
              html`
                <strong data-explain="sv-coins">
                  ${h(Balance, { value: coins, seat })}${h(Art, { id: "v-coin" })}
                  <span class="vh"> ${t("sv-coins-word", { count: coins })}</span>
                </strong>
                <div class="facts">${h(Pool, { pool: scene.pools[seat], seat })}${h(Tokens, { scene, seat })}</div>
                <span
                  class="held"
                  title=${t("sv-holds", { minors: scene.minors_held[seat], majors: scene.majors_held[seat] })}
                >
                  ${h(Icon, { name: "cards" })}${scene.minors_held[seat] + scene.majors_held[seat]}
                  <span class="vh">
                    ${" "}${t("sv-holds", { minors: scene.minors_held[seat], majors: scene.majors_held[seat] })}
                  </span>
                </span>`
            }
          </li>`;
        })}
      </ul>
      ${extra}${h(Copies, { session })}
    </section>
    ${h(Goose, { scene, me })}`;
}

/** The stations of a spiral, evenly spaced along it, and the line under them. @param {number} count */
export function spiral(count) {
  const [R, r0, steps] = [134, 47, 2000];
  const turns = count > 40 ? 3.02 : count > 20 ? 2.02 : 1.52;
  /** @type {[number, number, number][]} */
  const line = [];
  let length = 0;
  for (let i = 0; i <= steps; i++) {
    const part = i / steps;
    const r = R - (R - r0) * part;
    const angle = Math.PI * 0.86 + part * turns * 2 * Math.PI;
    const [x, y] = [150 + r * Math.cos(angle), 194 + r * 1.36 * Math.sin(angle)];
    if (i) length += Math.hypot(x - line[i - 1][1], y - line[i - 1][2]);
    line.push([length, x, y]);
  }
  const stations = Array.from({ length: count - 1 }, (_, i) => {
    const [, x, y] = line.find(([at]) => at >= (length * i) / (count - 1.8)) ?? line[steps];
    return [x, y];
  });
  return {
    stations,
    path:
      "M" +
      line
        .filter((_, i) => i % 20 === 0)
        .map(([, x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
        .join("L") +
      "L150 194",
  };
}

/** @param {{scene: Scene, me: number | null}} props */
function Goose({ scene, me }) {
  const end = scene.end_station;
  const { stations, path } = useMemo(() => spiral(end || 18), [end]);
  const players = scene.players;
  if (!end) {
    return html`<section class="panel goose" aria-labelledby="h-goose">
      <div class="ghead"><h2 id="h-goose">${t("sv-turns")}</h2></div>
      <ul class="turnsof">
        ${players.map(
          (/** @type {number} */ seat) =>
            html`<li key=${seat}>
              ${h(Art, { id: "meeple-" + seat })}
              <span>${seat === me ? t("you") : nameOf(seat)}</span>
              <b>${scene.turns_taken[seat]}</b>
            </li>`,
        )}
      </ul>
    </section>`;
  }
  const place = (/** @type {number} */ station) =>
    station >= end ? [150, 190] : station < 1 ? [stations[0][0] - 6, stations[0][1] + 26] : stations[station - 1];
  const on = players.map((/** @type {number} */ seat) => scene.stations[seat]);
  const to =
    scene.active >= 0 && scene.pair && scene.phase !== "over"
      ? Math.min(end, scene.stations[scene.active] + scene.pair)
      : 0;
  const small = end > 40;
  return html`<section class="panel goose" aria-labelledby="h-goose">
    <div class="ghead"><h2 id="h-goose">${t("sv-track")}</h2><span>${t("sv-track-end")} <b>${end}</b></span></div>
    <div class="spiral" data-explain="sv-station">
      <svg
        viewBox="0 4 290 384"
        role="img"
        aria-label=${t("sv-track-label", {
          places: players.map((/** @type {number} */ seat) => `${nameOf(seat)} ${scene.stations[seat]}`).join(", "),
          end,
        })}
      >
        <path class="sea1" d=${path} />
        <path class="sea2" d=${path} />
        ${stations.map(
          ([x, y], i) =>
            html`<g
              key=${i}
              transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
              class=${`st${on.includes(i + 1) ? " on" : ""}${to === i + 1 ? " to" : ""}`}
            >
              <circle r=${small ? 8.5 : 12} />
              ${(!small || (i + 1) % 5 === 0) && html`<text y="4.6">${i + 1}</text>`}
            </g>`,
        )}
        <circle class=${"endc" + (to === end ? " to" : "")} cx="150" cy="194" r="29" />
        <use href="#v-end" x="128" y="164" width="44" height="44" />
        <text class="endt" x="150" y="216">${end}</text>
        ${players.map((/** @type {number} */ seat) => {
          const [x, y] = place(scene.stations[seat]);
          const beside = players.filter(
            (/** @type {number} */ other) =>
              other < seat && Math.min(end, scene.stations[other]) === Math.min(end, scene.stations[seat]),
          ).length;
          return html`<g
            key=${seat}
            class="sails"
            style=${{
              transform: `translate(${(x - 15 + beside * 9).toFixed(1)}px, ${(y - 32 - beside * 5).toFixed(1)}px)`,
            }}
          >
            <use href=${"#meeple-" + seat} width="30" height="42" />
          </g>`;
        })}
      </svg>
    </div>
    <p class="gnote">
      ${
        to && scene.active >= 0
          ? t("sv-sails", {
              mine: scene.active === me ? "you" : "other",
              seat: scene.active,
              from: scene.stations[scene.active],
              to,
            }) + " "
          : ""
      }
      ${t("sv-lowest-next")}
    </p>
  </section>`;
}

/**
 * The coins above the chart on a phone.
 * @param {{scene: Scene, me: number | null, session: import("../../live/session.js").Session}} props
 */
export function Chips({ scene, me, session }) {
  const people = session.lobby.value?.players ?? [];
  const many = scene.coins.length > 4;
  return html`<ul
    class=${`chips${scene.coins.length > 8 ? " crowd" : ""}`}
    aria-label=${t("sv-coins-of-all")}
    data-many=${many ? "yes" : "no"}
    style=${{ "--n": many ? Math.ceil(scene.coins.length / 2) : scene.coins.length }}
  >
    ${scene.coins.map(
      (/** @type {number} */ coins, /** @type {number} */ seat) =>
        html`<li
          key=${seat}
          data-explain="sv-coins"
          class=${chipClass(seat, { me, turn: scene.to_act.includes(seat), player: people[seat] })}
        >
          ${h(Art, { id: "meeple-" + seat })}
          <span>${seat === me ? t("you") : nameOf(seat)}</span>
          ${
            scene.master === seat &&
            html`<i class="lan">${h(Icon, { name: "lantern" })}<span class="vh">${t("sv-master")}</span></i>`
          }
          ${scene.players.includes(seat) && h(Balance, { value: coins, seat })}
        </li>`,
    )}
  </ul>`;
}

const STEPS = ["roll", "resonate", "choose", "act", "store", "sail"];
/** @type {Record<string, number>} */
const AT = { roll: 0, asked: 1, choose: 2, act: 3, store: 4 };

/** The steps of the turn. @param {{scene: Scene}} props */
export function Steps({ scene }) {
  const at =
    scene.phase === "act" && scene.act && scene.act.why !== "turn" && scene.pair === 0 ? -1 : (AT[scene.phase] ?? -1);
  return html`<ol class="phases" aria-label=${t("sv-steps", { turn: scene.turn })}>
    ${STEPS.map(
      (step, i) =>
        html`<li
          key=${step}
          class=${i < at ? "done" : i === at ? "now" : ""}
          aria-current=${i === at ? "step" : undefined}
        >
          <span>${t("sv-step-" + step)}</span>
        </li>`,
    )}
  </ol>`;
}

/**
 * Milliseconds left until the clock moves; null when it does not run.
 * @param {import("../../live/session.js").Session} session
 */
export function useLeft(session) {
  const wait = session.wait.value;
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!wait) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [wait]);
  return wait ? Math.max(0, wait.endsAt - now) : null;
}

/** How long is left, or the turn. @param {{scene: Scene, session: import("../../live/session.js").Session}} props */
export function Timer({ scene, session }) {
  const left = useLeft(session);
  if (left === null)
    return html`<span class="timer rounds">
      ${h(Icon, { name: "dice" })}
      <span class="vh">${t("sv-turn", { turn: scene.turn })}</span>
      <span aria-hidden="true">${scene.turn || "–"}</span>
    </span>`;
  return html`<span class="timer">
    ${h(Icon, { name: "clock" })}
    <span class="vh">${t("sv-time-left")}</span>
    ${clock(left + 999)}
  </span>`;
}
