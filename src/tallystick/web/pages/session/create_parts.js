// What may be chosen before the doors open: the game, the time, the tables, the ideas, the names.

import { GAMES, pictureOf } from "../../games.js";
import { clock } from "../../shell/around.js";
import { Icon } from "../../shell/icon.js";
import { t } from "../../shell/words.js";
import { h, html, put, useState } from "../../vendor/vendor.js";
import { ideaNamed, ideaText } from "./ideas.js";
import { Choice, Switch } from "./leading.js";
import { Disc } from "./oak.js";
import { CORE, PARTS, ROUND_MS, SIGNS } from "./pace.js";
import { Stick } from "./stick.js";

/** @typedef {import("../../vendor/vendor.js").Signal<any>} Chosen */

/** Every game with its picture, all there before the page is shown. @type {Map<string, () => any>} */
const PICTURES = new Map(
  await Promise.all(GAMES.map(async (game) => /** @type {[string, any]} */ ([game, await pictureOf(game)]))),
);

/** @param {Chosen} chosen @param {object} changes */
const change = (chosen, changes) => put(chosen, { ...chosen.value, ...changes });

/** @param {{offers: any[], chosen: Chosen}} props */
export const Games = ({ offers, chosen }) => html`<section class="paper whichgame" aria-labelledby="h-game">
  <h2 id="h-game">${t("desk-which-game")}</h2>
  <div role="group" aria-labelledby="h-game">
    ${offers.map(({ name, fewest, most }) => {
      const now = name === chosen.value.game;
      const Picture = PICTURES.get(name);
      return html`<button
        type="button"
        key=${name}
        aria-pressed=${now ? "true" : "false"}
        onClick=${() => change(chosen, { game: name, ideas: [] })}
      >
        <span class=${"heroart " + name} aria-hidden="true">${Picture && h(Picture, {})}</span>
        <b>${t("game-" + name)}</b>
        <span>${t(`desk-game-${name}`)}</span>
        <span>${t("desk-fewest-most", { fewest, most })}</span>
        ${now && html`<i>${h(Icon, { name: "check" })}</i>`}
      </button>`;
    })}
  </div>
</section>`;

/** @param {{chosen: Chosen, parts: Record<string, number>, rounds: number}} props */
export function Time({ chosen, parts, rounds }) {
  const { minutes } = chosen.value;
  const usual = [45, 60, 90].includes(minutes) && !Object.keys(chosen.value.parts).length;
  const [own, setOwn] = useState(!usual);
  const set = (/** @type {number | string} */ choice) => {
    setOwn(choice === "own");
    if (choice === "own") change(chosen, { parts });
    else change(chosen, { minutes: choice, parts: {} });
  };
  const cut = (/** @type {string} */ part, /** @type {number} */ to) => {
    const next = { ...parts, [part]: Math.max(0, Math.min(180, Math.round(to) || 0)) };
    const total = PARTS.reduce((sum, one) => sum + next[one], 0);
    change(chosen, { parts: next, minutes: Math.max(20, Math.min(240, total)) });
  };
  let from = 0;
  const placed = PARTS.map((part) => {
    const hour = String(from);
    from += parts[part];
    return { name: t("desk-part-short-" + part), minutes: parts[part], hour };
  });
  return html`<section class="paper howlong" aria-labelledby="h-time">
    <h2 id="h-time">${t("desk-how-long")}</h2>
    ${h(Choice, {
      label: t("desk-how-long"),
      choices: [
        ...[45, 60, 90].map((one) => /** @type {[number, any]} */ ([one, t("desk-minutes", { count: one })])),
        ["own", t("desk-own-plan")],
      ],
      now: own ? "own" : minutes,
      set,
    })}
    ${h(Stick, {
      parts: placed,
      width: 480,
      paper: true,
      height: 50,
      label: t("desk-time-parts", { parts: placed.map(({ name, minutes }) => `${name} ${minutes}`).join(", ") }),
    })}
    ${
      own
        ? html`<div class="cuts">
          ${PARTS.map(
            (part) => html`<label key=${part}>
              <span>${t("desk-part-short-" + part)}</span>
              <input
                type="number"
                min="0"
                max="180"
                value=${parts[part]}
                onChange=${(/** @type {any} */ event) => cut(part, Number(event.target.value))}
              />
            </label>`,
          )}
        </div>`
        : html`<p class="fine">${t("desk-time-text")}</p>`
    }
    <dl class="planned">
      <div><dt>${t("desk-part-play")}</dt><dd>${parts.play} <small>${t("desk-min")}</small></dd></div>
      ${
        rounds > 0 &&
        html`
          <div><dt>${t("desk-so")}</dt><dd>${rounds} <small>${t("desk-rounds", { count: rounds })}</small></dd></div>
          <div><dt>${t("desk-round-takes")}</dt><dd>${clock(ROUND_MS)}</dd></div>`
      }
      <div><dt>${t("desk-part-debrief")}</dt><dd>${parts.debrief} <small>${t("desk-min")}</small></dd></div>
    </dl>
  </section>`;
}

/**
 * @param {object} props
 * @param {Chosen} props.chosen
 * @param {number} props.fewest
 * @param {number} props.most
 * @param {number} props.size
 * @param {{people: number, bots: number}[]} props.tables
 */
export function Who({ chosen, fewest, most, size, tables }) {
  const { expected, fill } = chosen.value;
  const expect = (/** @type {number} */ count) =>
    change(chosen, { expected: Math.max(1, Math.min(1000, Math.round(count) || 1)) });
  const shown = tables.slice(0, 16);
  return html`<section class="paper whosits" aria-labelledby="h-who">
    <h2 id="h-who">${t("desk-who-sits")}</h2>
    <div class="chosenrow">
      <label for="expected">${t("desk-people-label")}</label>
      <span class="stepper">
        <button type="button" aria-label=${t("desk-less")} onClick=${() => expect(expected - 1)}>−</button>
        <input
          id="expected"
          class="figure"
          type="number"
          min="1"
          max="1000"
          value=${expected}
          onChange=${(/** @type {any} */ event) => expect(Number(event.target.value))}
        />
        <button type="button" aria-label=${t("desk-one-more")} onClick=${() => expect(expected + 1)}>+</button>
      </span>
      <small>${t("desk-people-text")}</small>
    </div>
    <div class="chosenrow">
      <span>${t("desk-size")}</span>
      ${h(Choice, {
        label: t("desk-size"),
        choices: Array.from({ length: Math.min(7, most - fewest + 1) }, (_, i) => [fewest + i, fewest + i]),
        now: size,
        set: (table_size) => change(chosen, { table_size }),
      })}
    </div>
    <div class="chosenrow">
      <span>${t("desk-odd")}</span>
      ${h(Choice, {
        label: t("desk-odd"),
        choices: [
          ["wanted", t("desk-odd-bot")],
          ["fewest", t("desk-odd-small")],
        ],
        now: fill,
        set: (fill) => change(chosen, { fill }),
      })}
    </div>
    <ul class="seatplan">
      ${shown.map(
        ({ people, bots }, i) => html`<li key=${i}>
          ${h(Disc, { sign: SIGNS[i % SIGNS.length], number: i + 1 })}
          <span class="vh">${t(bots ? "desk-people-bots" : "desk-people", { people, bots })}</span>
          <span class="dots4" aria-hidden="true">
            ${Array.from({ length: people }, (_, k) => html`<i key=${k}></i>`)}
            ${Array.from({ length: bots }, (_, k) => h(Icon, { key: k, name: "bot" }))}
          </span>
        </li>`,
      )}
      ${
        tables.length > shown.length &&
        html`<li class="andmore">${t("desk-and-more", { count: tables.length - shown.length })}</li>`
      }
    </ul>
  </section>`;
}

/** The ideas that are asked about unless others are chosen. @param {string[]} ideas @param {string} game */
export const coreOf = (ideas, game) => {
  const core = (CORE[game] ?? []).filter((idea) => ideas.includes(idea));
  return core.length ? core : ideas.slice(0, 6);
};

/** @param {{chosen: Chosen, ideas: string[]}} props */
export function Ideas({ chosen, ideas }) {
  const { game, questions } = chosen.value;
  const now = chosen.value.ideas.length ? chosen.value.ideas : coreOf(ideas, game);
  const [all, setAll] = useState(false);
  const order = [...coreOf(ideas, game), ...ideas.filter((idea) => !coreOf(ideas, game).includes(idea))];
  const shown = all ? order : order.filter((idea, i) => i < 8 || now.includes(idea));
  const turn = (/** @type {string} */ idea) => {
    const next = now.includes(idea) ? now.filter((/** @type {string} */ one) => one !== idea) : [...now, idea];
    if (next.length > 0 && next.length <= 6) change(chosen, { ideas: next });
  };
  return html`<section class="paper understand" aria-labelledby="h-ideas">
    <h2 id="h-ideas">
      ${t("desk-understand")}
      <small>${t("desk-ideas-of", { count: now.length, of: ideas.length })}</small>
    </h2>
    <div class="ideachips" role="group" aria-labelledby="h-ideas">
      ${shown.map(
        (idea) => html`<button
          type="button"
          key=${idea}
          aria-pressed=${now.includes(idea) ? "true" : "false"}
          disabled=${now.length > 5 && !now.includes(idea)}
          title=${ideaText(idea)}
          onClick=${() => turn(idea)}
        >
          ${now.includes(idea) && h(Icon, { name: "check" })}${ideaNamed(idea)}
        </button>`,
      )}
      ${
        shown.length < order.length &&
        html`<button type="button" onClick=${() => setAll(true)}>
          ${t("desk-ideas-more", { count: order.length - shown.length })}
        </button>`
      }
    </div>
    ${now.length > 5 && html`<p class="fine">${t("desk-ideas-six")}</p>`}
    ${h(Switch, {
      on: questions,
      label: t("desk-ask-ideas", { count: now.length }),
      turn: () => change(chosen, { questions: !questions }),
    })}
  </section>`;
}

/** @param {{chosen: Chosen}} props */
export function Names({ chosen }) {
  const { names, list } = chosen.value;
  const write = (/** @type {any} */ event) =>
    change(chosen, {
      list: event.target.value
        .split("\n")
        .map((/** @type {string} */ name) => name.trim())
        .filter(Boolean),
    });
  return html`<section class="paper whichnames" aria-labelledby="h-names">
    <h2 id="h-names">${t("desk-names")}</h2>
    <div class="ways" role="radiogroup" aria-labelledby="h-names">
      ${["nicknames", "free", "list"].map(
        (way) => html`<label key=${way} class=${way === names ? "on" : ""}>
          <input type="radio" name="names" checked=${way === names} onChange=${() => change(chosen, { names: way })} />
          <b>${t("desk-names-" + way)}</b>
          <span>${t(`desk-names-${way}.text`)}</span>
        </label>`,
      )}
    </div>
    ${
      names === "list" &&
      html`<label class="field">
        <span>${t("desk-list", { count: list.length })}</span>
        <textarea rows="4" value=${list.join("\n")} onChange=${write}></textarea>
      </label>`
    }
  </section>`;
}
