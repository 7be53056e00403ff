// How people are seated: the order, the size of a table, bots, who is kept apart; and the way on.

import { Icon } from "../../shell/icon.js";
import { loadFurther, message, t } from "../../shell/words.js";
import { h, html, useEffect } from "../../vendor/vendor.js";
import { Choice, callPerson, personOf, Switch } from "./leading.js";

/** @typedef {import("./types").Led} Led */

/** @param {{led: Led}} props */
function Apart({ led }) {
  const { hall, act, may } = led;
  const { apart, broken } = hall.seating;
  if (!apart.length) return null;
  const name = (/** @type {number} */ number) => {
    const person = personOf(hall, number);
    return person ? callPerson(person) : "?";
  };
  return html`<div>
    <h3>${t("desk-apart")}</h3>
    <ul class="pairs">
      ${apart.map(([one, other], at) => {
        const unkept = broken.some(([a, b]) => a === one && b === other);
        return html`<li key=${`${one}-${other}`}>
          ${h(Icon, { name: unkept ? "warn" : "apart" })}
          <span>
            ${t("desk-pair", { one: name(one), other: name(other) })}
            ${unkept && html` <b>${t("desk-apart-broken")}</b>`}
          </span>
          ${
            may &&
            html`<button
              class="icon"
              aria-label=${t("desk-apart-forget", { one: name(one), other: name(other) })}
              onClick=${() => act("apart", { pairs: apart.filter((_, place) => place !== at) })}
            >
              ${h(Icon, { name: "close" })}
            </button>`
          }
        </li>`;
      })}
    </ul>
  </div>`;
}

/** How many have answered what is asked before. @param {{led: Led}} props */
function Questions({ led }) {
  const { plan, people } = led.hall;
  const all = Math.max(1, plan.ideas.length || 6);
  const done = people.filter(({ answered }) => answered >= all).length;
  if (!plan.questions || !people.length) return null;
  return html`<div class="answered">
    <h3>${t("desk-questions", { done, of: people.length })}</h3>
    <progress max=${people.length} value=${done}></progress>
    <p class="fine">${t("desk-questions-text")}</p>
  </div>`;
}

const ORDERS = ["shuffled", "arrival", "list", "hand"];

/** Before the places are given out. @param {{led: Led, offer: any}} props */
function Planning({ led, offer }) {
  const { hall, act, may } = led;
  const { order, size } = hall.seating;
  const fewest = offer?.fewest ?? size;
  const most = Math.min(offer?.most ?? size, Math.max(6, size));
  const sizes = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
  const people = hall.people.length;
  return html`
    <h2>${t("desk-seating")}</h2>
    ${h(Choice, {
      label: t("desk-order"),
      choices: ORDERS.filter((one) => one !== "list" || hall.plan.names === "list").map((one) => [
        one,
        t("desk-order-" + one),
      ]),
      now: order,
      set: (order) => act("shuffle", { order }),
      disabled: !may,
    })}
    <div>
      <h3>${t("desk-size")}</h3>
      ${h(Choice, {
        label: t("desk-size"),
        choices: sizes.map((one) => [one, one]),
        now: size,
        set: (size) => act("tables", { size }),
        disabled: !may,
      })}
    </div>
    ${
      !hall.plan.paper &&
      h(Switch, {
        on: hall.plan.fill === "wanted",
        label: t("desk-fill", { size }),
        turn: () => act("plan", { changes: { fill: hall.plan.fill === "wanted" ? "fewest" : "wanted" } }),
        disabled: !may,
      })
    }
    ${h(Apart, { led })}${h(Questions, { led })}
    <span class="gap"></span>
    ${
      may &&
      people > 1 &&
      order !== "hand" &&
      html`<button class="button" onClick=${() => act("shuffle", { order })}>
        ${h(Icon, { name: "shuffle" })}${t("desk-shuffle")}
      </button>`
    }
    ${
      may &&
      html`<button class="button go big" disabled=${!people} onClick=${() => act("seat")}>
        ${t("desk-send")}${h(Icon, { name: "next" })}
      </button>`
    }
    <p class="fine centred">${t(people ? "desk-send-text" : "desk-send-nobody")}</p>`;
}

/** What is told while people look for their tables. @param {{game: string}} props */
function Story({ game }) {
  useEffect(() => void loadFurther("lesson"), []);
  const story = message(`lesson-${game}-story`);
  return story && html`<div class="tellstory"><h3>${t("lesson-story")}</h3><p>${story}</p></div>`;
}

/** Once everybody knows the table: who sits there already, and the start. @param {{led: Led}} props */
function Seated({ led }) {
  const { hall, act, may, sitting } = led;
  const rows = sitting.rows.value;
  const waiting = rows.filter(({ started, over }) => !started && !over).length;
  const late = hall.people.filter((person) => person.table === null);
  const sit = hall.people.filter(({ sits }) => sits).length;
  return html`
    <h2>${t("desk-ready")}</h2>
    <p>${t("desk-ready-text")}</p>
    ${h(Story, { game: hall.plan.game })}
    <div class="answered">
      <h3>${t("desk-sit", { sit, of: hall.people.length })}</h3>
      <progress max=${hall.people.length} value=${sit}></progress>
    </div>
    ${h(Questions, { led })}
    ${
      late.length > 0 &&
      html`<div>
        <h3>${t("desk-unseated")}</h3>
        <ul class="pairs">
          ${late.map(
            (person) => html`<li key=${person.number}>
              <span>${callPerson(person)}</span>
              ${
                may &&
                html`<button class="button small" onClick=${() => act("late", { number: person.number })}>
                  ${t("desk-seat-them")}
                </button>`
              }
            </li>`,
          )}
        </ul>
      </div>`
    }
    <span class="gap"></span>
    ${
      may &&
      html`<button class="button go big" onClick=${() => act("begin")}>
        ${h(Icon, { name: "play" })}${t("desk-begin", { count: waiting || hall.seating.tables.length })}
      </button>`
    }
    <p class="fine centred">${t("desk-begin-text")}</p>`;
}

/** @param {{led: Led, offer: any}} props */
export const Side = ({ led, offer }) => html`<section class="paper side">
  ${led.hall.phase === "seated" ? h(Seated, { led }) : h(Planning, { led, offer })}
</section>`;
