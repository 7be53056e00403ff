// What the facilitator's screens share: the time, names, the curtain, and the question before what cannot be undone.

import { clock } from "../../shell/around.js";
import { closeDialog, openDialog } from "../../shell/dialog.js";
import { Icon } from "../../shell/icon.js";
import { t } from "../../shell/words.js";
import { h, html, put, signal, useEffect, useState } from "../../vendor/vendor.js";

export { hour } from "./oak.js";

/** @typedef {import("./types").Hall} Hall */
/** @typedef {import("./types").Person} Person */

/** Whether what only the facilitator may see is hidden, because others see this screen. */
export const curtain = signal(false);

/** Who is held by the mouse or was tapped, to be put somewhere: a person's number. */
export const picked = signal(/** @type {number | null} */ (null));

/** Milliseconds without the screen's focus after which the curtain falls by itself. */
const ALONE = 60_000;

/** Esc draws the curtain, so does a screen without focus for a minute; only its own button opens it again. */
export function useCurtain() {
  useEffect(() => {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let alone;
    const draw = () => put(curtain, true);
    const wait = () => {
      alone = setTimeout(draw, ALONE);
    };
    const stay = () => clearTimeout(alone);
    const pressed = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape" && !document.querySelector("dialog[open]")) draw();
    };
    addEventListener("blur", wait);
    addEventListener("focus", stay);
    addEventListener("keydown", pressed);
    return () => {
      stay();
      removeEventListener("blur", wait);
      removeEventListener("focus", stay);
      removeEventListener("keydown", pressed);
    };
  }, []);
}

/** The server's time, once a second. @param {import("../../live/sitting.js").Sitting} sitting */
export function useTime(sitting) {
  const [now, setNow] = useState(sitting.time());
  useEffect(() => {
    const timer = setInterval(() => setNow(sitting.time()), 1000);
    return () => clearInterval(timer);
  }, [sitting]);
  return now;
}

/** How long ago. @param {number} now @param {number | null | undefined} at */
export const since = (now, at) => (at ? clock(now - at) : "");

/** @param {Hall} hall @param {number | null | undefined} number */
export const personOf = (hall, number) => hall.people.find((person) => person.number === number);

/** What the facilitator calls somebody: by the private note, unless the curtain is drawn. @param {Person} person */
export const callPerson = (person) => (!curtain.value && person.note) || person.name;

/**
 * What somebody at a seat is called here.
 * @param {Hall} hall
 * @param {{person: number | null, name: string, bot: boolean, seat: number}} seat
 */
export function callSeat(hall, seat) {
  const person = personOf(hall, seat.person);
  if (person) return callPerson(person);
  return seat.name || t(seat.bot ? "desk-bot" : "seat-name", { number: seat.seat + 1 });
}

/** The name of a table in the room. @param {{sign: string}} table */
export const signOf = (table) => t("sign-" + table.sign);

/**
 * Asks once before something that cannot be undone, and says what it does.
 * @param {string} title
 * @param {string} text
 * @param {string} yes
 * @param {() => unknown} run
 */
export function askFirst(title, text, yes, run) {
  const sure = () => {
    closeDialog();
    void run();
  };
  openDialog(
    title,
    () => html`<p class="asked">${text}</p>
      <div class="rowof">
        <button class="button go" onClick=${sure}>${yes}</button>
        <button class="button" onClick=${closeDialog}>${t("desk-back")}</button>
      </div>`,
    "oak",
  );
}

/**
 * A short text to write, then one press.
 * @param {object} asked
 * @param {string} asked.title
 * @param {string} asked.label
 * @param {string} asked.go
 * @param {string} [asked.value]
 * @param {string} [asked.hint]
 * @param {string} [asked.option] a switch beside it
 * @param {string[]} [asked.suggestions]
 * @param {number} [asked.longest]
 * @param {(text: string, option: boolean) => unknown} asked.run
 */
export function askText(asked) {
  openDialog(asked.title, () => h(TextForm, asked), "oak");
}

/** @param {Parameters<typeof askText>[0]} props */
function TextForm({ label, go, value = "", hint, option, suggestions = [], longest = 140, run }) {
  const [text, setText] = useState(value);
  const [also, setAlso] = useState(false);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    closeDialog();
    void run(text.trim(), also);
  };
  return html`<form class="askform" onSubmit=${send}>
    <label for="asked-text">${label}</label>
    <input
      id="asked-text"
      type="text"
      autocomplete="off"
      maxlength=${longest}
      value=${text}
      onInput=${(/** @type {any} */ event) => setText(event.target.value)}
      autofocus
    />
    ${hint && html`<p class="hint">${hint}</p>`}
    ${
      suggestions.length > 0 &&
      html`<div class="rowof suggested">
        ${suggestions.map(
          (one) =>
            html`<button type="button" key=${one} class="button small" onClick=${() => setText(one)}>${one}</button>`,
        )}
      </div>`
    }
    ${option && h(Switch, { on: also, label: option, turn: () => setAlso(!also) })}
    <div class="rowof">
      <button class="button go" disabled=${!text.trim() && !value}>${go}</button>
      <button type="button" class="button" onClick=${closeDialog}>${t("desk-back")}</button>
    </div>
  </form>`;
}

/** @param {{on: boolean, label: any, turn: () => unknown, disabled?: boolean}} props */
export const Switch = ({ on, label, turn, disabled }) => html`<button
  type="button"
  class="switch"
  role="switch"
  aria-checked=${on ? "true" : "false"}
  disabled=${disabled}
  onClick=${turn}
>
  <i></i>
  <span>${label}</span>
</button>`;

/**
 * One of a few.
 * @param {object} props
 * @param {string} props.label
 * @param {any[][]} props.choices a value and its words
 * @param {string | number} props.now
 * @param {(choice: any) => unknown} props.set
 * @param {boolean} [props.disabled]
 */
export const Choice = ({ label, choices, now, set, disabled }) => html`<div
  class="segments"
  role="group"
  aria-label=${label}
>
  ${choices.map(
    ([value, says]) => html`<button
      type="button"
      key=${value}
      disabled=${disabled}
      aria-pressed=${value === now ? "true" : "false"}
      onClick=${() => set(value)}
    >
      ${says}
    </button>`,
  )}
</div>`;

/** A button with a sign. @param {{icon: string, label: any, press: () => unknown, class?: string}} props */
export const Press = ({ icon, label, press, class: more = "" }) => html`<button
  type="button"
  class=${"button " + more}
  onClick=${press}
>
  ${h(Icon, { name: icon })}<span>${label}</span>
</button>`;
