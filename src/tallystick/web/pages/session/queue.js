// "Needs you": what was noticed, since when, and the one thing that usually helps. The most pressing first.

import { clock } from "../../shell/around.js";
import { Icon } from "../../shell/icon.js";
import { go } from "../../shell/router.js";
import { message, t } from "../../shell/words.js";
import { h, html } from "../../vendor/vendor.js";
import { askFirst, callPerson, curtain, hour, personOf, signOf, since } from "./leading.js";
import { LOOKS } from "./oak.js";

/** @typedef {import("./types").Led} Led */
/** @typedef {import("./types").Need} Need */

/** Names and numbers for a need's sentences. @param {Led} led @param {Need} need */
function wordsOf({ hall, sitting }, need) {
  const row = sitting.rows.value.find(({ number }) => number === need.table);
  const person = personOf(hall, need.number);
  const { names = [], usual, ends, silent, minutes, same, of, text } = need.args;
  const sign = need.args.sign ?? row?.sign;
  return {
    table: sign ? signOf({ sign }) : "none",
    name: person ? callPerson(person) : (need.args.name ?? names.join(", ")),
    several: String(names.length > 1),
    asleep: String(!!need.args.asleep),
    usual: usual ? clock(usual) : "",
    ends: ends ? hour(ends) : "",
    silent: silent ? hour(silent) : "none",
    minutes: minutes ?? 0,
    same: same ?? 0,
    of: of ?? 0,
    text: (!curtain.value && text) || "none",
  };
}

/**
 * What an answer to a need does.
 * @param {Led} led
 * @param {Need} need
 * @param {string} answer
 * @param {ReturnType<typeof wordsOf>} words
 */
export function answer(led, need, answer, words) {
  const { act, hall } = led;
  const { table, number, args, id } = need;
  const seat = args.seat ?? args.seats?.[0];
  const open = () => go(`/lead/${hall.session}/table/${table}`);
  switch (answer) {
    case "open":
    case "look":
      return open();
    case "give":
    case "refuse":
      return act(answer, { claim: args.claim });
    case "bot":
      return act("bot", { table, seat });
    case "nudge":
      return act("nudge", { number });
    case "keep":
      return act("keep", { table, seq: args.seq ?? 0, idea: args.idea ?? "" });
    case "seat":
      return act("late", { number });
    case "watch":
      return act("late", { number, watch: true });
    case "pause":
    case "resume":
      return act(answer, table === null ? {} : { table });
    case "last_round":
      return askFirst(t("desk-last-round"), t("desk-last-round-one", words), t("desk-last-round-yes"), () =>
        act("last_round", { table }),
      );
    default:
      return act("done", { need: id });
  }
}

/** @param {{led: Led, need: Need}} props */
function Line({ led, need }) {
  const [colour, icon] = LOOKS[need.what] ?? LOOKS.plays;
  const words = wordsOf(led, need);
  const more = message(`desk-need-${need.what}.text`, words);
  return html`<li>
    <span class=${"needicon s-" + colour}>${h(Icon, { name: icon })}</span>
    <b>${t("desk-need-" + need.what, words)}</b>
    <time>${since(led.now, need.since)}</time>
    ${more && html`<p>${more}</p>`}
    ${
      led.may &&
      html`<div class="acts">
        ${need.acts.slice(0, 3).map(
          (one, i) => html`<button
            key=${one}
            class=${"button small" + (i ? "" : " dark")}
            onClick=${() => answer(led, need, one, words)}
          >
            ${t("desk-act-" + one.replaceAll("_", "-"), words)}
          </button>`,
        )}
      </div>`
    }
  </li>`;
}

/** @param {{led: Led}} props */
export function Queue({ led }) {
  const needs = /** @type {Need[]} */ (led.sitting.needs.value);
  return html`<section class="paper queue" aria-labelledby="h-needs">
    <h2 id="h-needs">
      ${t("desk-needs")}${needs.length > 0 && html`<i>${needs.length}</i>`}
      ${needs.length > 1 && html`<small>${t("desk-needs-order")}</small>`}
    </h2>
    ${
      needs.length
        ? html`<ol>${needs.map((need) => h(Line, { key: need.id, led, need }))}</ol>`
        : html`<p class="calm">${h(Icon, { name: "check" })}${t("desk-needs-none")}</p>`
    }
  </section>`;
}

/** The newest of what needs somebody, for those who do not see the queue. @param {{led: Led}} props */
export function Told({ led }) {
  const [first] = /** @type {Need[]} */ (led.sitting.needs.value);
  return html`<p class="vh" role="status">${first ? t("desk-need-" + first.what, wordsOf(led, first)) : ""}</p>`;
}
