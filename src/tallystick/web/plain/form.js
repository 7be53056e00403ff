// A move with blanks: what is to be filled in, and a button that says what it asks for.

import { Icon } from "../shell/icon.js";
import { t } from "../shell/words.js";
import { h, html, useState } from "../vendor/vendor.js";
import { answerSays, blankSays, moveSays } from "./naming.js";

/** @typedef {import("../types").Blank} Blank */
/** @typedef {{like: any, name: string, blank: any, value: any, put: (value: any) => void}} Filling */

/** More answers than these are a list to choose from. */
const MOST_SIDE_BY_SIDE = 8;

/** What stands in a blank before anybody has touched it. @param {Blank} blank @returns {any} */
export function firstIn(blank) {
  if (blank.blank === "number") return blank.least;
  if (blank.blank === "one_of") return blank.answers[0];
  if (blank.blank === "text") return "";
  let left = blank.least;
  return blank.most.map((most) => {
    const taken = Math.min(most, left);
    left -= taken;
    return taken;
  });
}

/**
 * @param {object} props
 * @param {string} props.label
 * @param {number} props.value
 * @param {number} props.least
 * @param {number} props.most
 * @param {(value: number) => void} props.put
 */
const Stepper = ({ label, value, least, most, put }) => {
  const step = (/** @type {number} */ by, /** @type {string} */ sign) => html`<button
    type="button"
    class="pt-step"
    aria-label=${t(by < 0 ? "plain-less" : "plain-more", { label })}
    disabled=${value + by < least || value + by > most}
    onClick=${() => put(value + by)}
  >
    ${sign}
  </button>`;
  return html`<div class="pt-stepper" role="group" aria-label=${label}>
    ${step(-1, "−")}<output aria-live="polite">${value}</output>${step(1, "+")}
  </div>`;
};

/** @param {Filling} props */
function OneOf({ like, name, blank, value, put }) {
  const says = (/** @type {any} */ answer) => answerSays(like, name, answer);
  if (blank.answers.length > MOST_SIDE_BY_SIDE)
    return html`<select
      aria-label=${blankSays(like, name)}
      value=${String(blank.answers.indexOf(value))}
      onChange=${(/** @type {any} */ event) => put(blank.answers[Number(event.target.value)])}
    >
      ${Object.entries(blank.answers).map(([at, one]) => html`<option value=${at}>${says(one)}</option>`)}
    </select>`;
  return html`<div class="pt-answers">
    ${blank.answers.map(
      (/** @type {any} */ one) => html`<label key=${one}>
        <input type="radio" name=${`${like.move}-${name}`} checked=${one === value} onChange=${() => put(one)} />
        <span>${says(one)}</span>
      </label>`,
    )}
  </div>`;
}

/** @param {Filling} props */
function Filled(props) {
  const { like, name, blank, value, put } = props;
  const label = blankSays(like, name);
  if (blank.blank === "one_of") return h(OneOf, props);
  if (blank.blank === "number") return h(Stepper, { label, value, least: blank.least, most: blank.most, put });
  if (blank.blank === "text")
    return html`<input
      type="text"
      aria-label=${label}
      maxlength=${blank.longest}
      list=${`${like.move}-${name}`}
      value=${value}
      onInput=${(/** @type {any} */ event) => put(event.target.value)}
    />`;
  const together = value.reduce((/** @type {number} */ sum, /** @type {number} */ one) => sum + one, 0);
  return html`<div class="pt-amounts">
    ${value.map((/** @type {number} */ amount, /** @type {number} */ at) =>
      h(Stepper, {
        key: at,
        label: `${label} ${at + 1}`,
        value: amount,
        least: 0,
        most: Math.min(blank.most[at], amount + blank.total - together),
        put: (now) => put(value.with(at, now)),
      }),
    )}
  </div>`;
}

/** Whether this may stand in the blank. @param {any} blank @param {any} value @param {Record<string, any>} values */
function fits(blank, value, values) {
  if (blank.blank === "one_of") return !blank.unlike || value !== values[blank.unlike];
  if (blank.blank === "text") return value.trim() !== "";
  if (blank.blank === "number") return true;
  return value.reduce((/** @type {number} */ sum, /** @type {number} */ one) => sum + one, 0) >= blank.least;
}

/** @param {{form: import("../types").Form, busy: boolean, send: (move: any) => void}} props */
export function MoveForm({ form, busy, send }) {
  const [given, setGiven] = useState(/** @type {Record<string, any>} */ ({}));
  const { blanks, like } = form;
  /** @type {Record<string, any>} */
  const values = {};
  for (const [name, blank] of Object.entries(blanks)) values[name] = given[name] ?? firstIn(blank);
  const whole = Object.entries(blanks).every(([name, blank]) => fits(blank, values[name], values));
  const move = { ...like, ...values };
  /** @param {Event} event */
  const ask = (event) => {
    event.preventDefault();
    if (whole && !busy) send(move);
  };
  return html`<form class="pt-form" onSubmit=${ask}>
    ${Object.entries(blanks).map(
      ([name, blank]) => html`<fieldset key=${name}>
        <legend>${blankSays(like, name)}</legend>
        ${h(Filled, { like, name, blank, value: values[name], put: (value) => setGiven({ ...given, [name]: value }) })}
      </fieldset>`,
    )}
    <button class="button go" disabled=${busy || !whole}>
      ${h(Icon, { name: "check" })}<span>${moveSays(move)}</span>
    </button>
  </form>`;
}
