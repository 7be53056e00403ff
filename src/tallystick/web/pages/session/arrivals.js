// Who has come: the door, those without a table, those who came last, and the one who was tapped.

import { Icon } from "../../shell/icon.js";
import { t } from "../../shell/words.js";
import { h, html, put, useState } from "../../vendor/vendor.js";
import { askFirst, askText, callPerson, curtain, hour, Press, personOf, picked } from "./leading.js";
import { Tally } from "./stick.js";
import { Door } from "./top.js";

/** @typedef {import("./types").Led} Led */
/** @typedef {import("./types").Person} Person */

/** Somebody as a tag of wood, to take to a table. @param {{led: Led, person: Person}} props */
const Tag = ({ led, person }) => html`<li>
  <button
    class="nametag"
    aria-pressed=${picked.value === person.number ? "true" : "false"}
    draggable=${led.may}
    onDragStart=${() => put(picked, person.number)}
    onClick=${() => put(picked, picked.value === person.number ? null : person.number)}
  >
    <span>${person.name}${!curtain.value && person.note && html`<small>${person.note}</small>`}</span>
    ${h(Icon, { name: "more" })}
  </button>
</li>`;

/** What may be done with the one who was tapped. @param {{led: Led, person: Person}} props */
function Picked({ led, person }) {
  const { act, hall } = led;
  const name = callPerson(person);
  const pinned = hall.seating.tables.some(({ seats }) =>
    seats.some((seat) => seat.number === person.number && seat.pinned),
  );
  const [apart, setApart] = useState(false);
  const rename = () =>
    askText({
      title: t("desk-rename", { name }),
      label: t("desk-nickname"),
      hint: t("desk-rename-help"),
      value: person.name,
      longest: 20,
      go: t("desk-rename-yes"),
      run: (text) => act("rename", { number: person.number, name: text }),
    });
  const note = () =>
    askText({
      title: t("desk-note-of", { name: person.name }),
      label: t("desk-note"),
      hint: t("desk-note-help"),
      value: person.note,
      longest: 40,
      go: t("desk-note-yes"),
      run: (text) => act("note", { number: person.number, text }),
    });
  const takeOut = () =>
    askFirst(t("desk-take-out", { name }), t("desk-take-out-text", { name }), t("desk-take-out-yes"), () => {
      put(picked, null);
      return act("take_out", { number: person.number });
    });
  const others = hall.people.filter(({ number }) => number !== person.number);
  const keepApart = (/** @type {any} */ event) => {
    const other = Number(event.target.value);
    setApart(false);
    if (other) void act("apart", { pairs: [...hall.seating.apart, [person.number, other]] });
  };
  return html`<section class="pickedone" aria-label=${name}>
    <h3>${name}${name !== person.name && html`<small>${person.name}</small>`}</h3>
    <p class="hint">${t("desk-picked")}</p>
    <div class="rowof">
      ${h(Press, { icon: "edit", label: t("desk-rename-short"), press: rename, class: "small" })}
      ${!curtain.value && h(Press, { icon: "note", label: t("desk-note-short"), press: note, class: "small" })}
      ${
        pinned &&
        hall.phase !== "seated" &&
        h(Press, {
          icon: "pin",
          label: t("desk-unpin"),
          press: () => act("unpin", { number: person.number }),
          class: "small",
        })
      }
      ${
        others.length > 0 &&
        hall.phase !== "seated" &&
        h(Press, { icon: "apart", label: t("desk-apart-short"), press: () => setApart(!apart), class: "small" })
      }
      ${h(Press, { icon: "leave", label: t("desk-take-out-short"), press: takeOut, class: "small" })}
    </div>
    ${
      apart &&
      html`<label class="field">
        <span>${t("desk-apart-from", { name })}</span>
        <select onChange=${keepApart}>
          <option value="">${t("desk-choose")}</option>
          ${others.map((other) => html`<option value=${other.number}>${callPerson(other)}</option>`)}
        </select>
      </label>`
    }
    <button class="button small quiet" onClick=${() => put(picked, null)}>${t("desk-put-down")}</button>
  </section>`;
}

/** Who stands in the class list and has not come. @param {Led["hall"]} hall */
function missing({ plan, people }) {
  const come = new Set(people.map(({ name }) => name));
  return plan.names === "list" ? plan.list.filter((name) => !come.has(name)) : [];
}

/** @param {{led: Led}} props */
export function People({ led }) {
  const { hall, may } = led;
  const here = hall.people.filter((person) => person.here).length;
  const held = personOf(hall, picked.value);
  const unseated = hall.seating.unseated.map((number) => personOf(hall, number)).filter((person) => !!person);
  const last = [...hall.people].sort((one, other) => other.since - one.since).slice(0, 6);
  const absent = missing(hall);
  return html`<section class="paper arrivals" aria-label=${t("desk-people-here")}>
    <h2><span class="figure">${here}</span> ${t("desk-are-here", { count: here })}</h2>
    ${
      hall.people.length > 0 &&
      hall.people.length <= 60 &&
      h(Tally, {
        count: hall.people.length,
        label: t("desk-tally", { count: hall.people.length }),
        height: 26,
        paper: true,
      })
    }
    ${h(Door, { led })}
    ${
      held && may
        ? h(Picked, { key: held.number, led, person: held })
        : hall.people.length > 0 && may && html`<p class="fine">${t("desk-take")}</p>`
    }
    ${
      unseated.length > 0 &&
      html`<div>
        <h3>${t("desk-unseated")}</h3>
        <ul class="nametags">${unseated.map((person) => h(Tag, { key: person.number, led, person }))}</ul>
      </div>`
    }
    ${
      last.length > 0 &&
      html`<div class="lastcome">
        <h3>${t("desk-came-last")}</h3>
        <ul>
          ${last.map(
            (person) => html`<li key=${person.number}>
              <button class="plainname" onClick=${() => put(picked, person.number)}>${callPerson(person)}</button>
              <time>${hour(person.since)}</time>
            </li>`,
          )}
        </ul>
      </div>`
    }
    ${
      absent.length > 0 &&
      html`<div class="absentees">
        <h3>${t("desk-missing", { count: absent.length })}</h3>
        <p class="fine">${absent.slice(0, 12).join(", ")}${absent.length > 12 ? " …" : ""}</p>
        <p class="fine">${t("desk-missing-text")}</p>
      </div>`
    }
  </section>`;
}
