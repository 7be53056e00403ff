// What a person fills in with the help of others: a field with completions, and people to choose from.

import { Art } from "../../shell/icon.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html, useSignal } from "../../vendor/vendor.js";
import { plain } from "./forms.js";

/** @typedef {import("./forms.js").Completion} Completion */

/**
 * People to choose from.
 * @param {{seats: number[], value: number, set: (seat: number) => void, label: string, me: number | null,
 *   named?: boolean}} props `named`: the label is there to be seen
 */
export const People = ({ seats, value, set, label, me, named }) =>
  html`<div class="people" role="group" aria-label=${label}>
    ${named && html`<span class="whom" aria-hidden="true">${label}</span>`}
    ${seats.map(
      (seat) =>
        html`<button
          type="button"
          key=${seat}
          aria-pressed=${seat === value ? "true" : "false"}
          onClick=${() => set(seat)}
        >
          ${h(Art, { id: "meeple-" + seat })}
          <span>${seat === me ? t("you") : nameOf(seat)}</span>
        </button>`,
    )}
  </div>`;

/** The part of a completion that was typed. @param {{words: string, typed: string}} props */
function Marked({ words, typed }) {
  const at = typed ? plain(words).indexOf(plain(typed)) : -1;
  return at < 0 || plain(words).length !== words.length
    ? html`${words}`
    : html`
      ${words.slice(0, at)}
      <mark>${words.slice(at, at + plain(typed).length)}</mark>
      ${words.slice(at + plain(typed).length)}`;
}

/**
 * A field with completions, for the keyboard and for a thumb.
 * @param {object} props
 * @param {string} props.id
 * @param {any} props.label
 * @param {string} props.words
 * @param {Completion[]} props.options
 * @param {number} props.longest
 * @param {(words: string) => void} props.write
 * @param {(completion: Completion) => void} props.pick
 * @param {boolean} props.open whether the completions belong to it now
 * @param {() => void} props.enter
 * @param {boolean} [props.disk] whether it stands for an element that is there
 * @param {string} [props.hint]
 * @param {() => boolean} [props.next] goes on to the next field, where there is one to fill
 */
export function Completing({ id, label, words, options, longest, write, pick, open, enter, disk, hint, next }) {
  const active = useSignal(-1);
  const shown = open && options.length > 0;
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by && shown) {
      event.preventDefault();
      active.value = (active.value + by + options.length + (active.value < 0 && by < 0 ? 1 : 0)) % options.length;
    } else if (event.key === "Enter" && shown && options[active.value]) {
      event.preventDefault();
      pick(options[active.value]);
      active.value = -1;
    } else if (event.key === "Enter" && next?.()) event.preventDefault();
    else if (event.key === "Escape") active.value = -1;
  };
  const over = words.length > longest - 15;
  return html`
    <div class=${"f" + (open ? " focus" : "")}>
      <label for=${id}>
        ${label}
        ${over && html`<small class=${words.length > longest ? "toolong" : ""}>${words.length}/${longest}</small>`}
      </label>
      <div class=${"in" + (disk ? " has" : "")}>
        ${
          disk &&
          html`<svg viewBox="0 0 64 68" aria-hidden="true">
            <circle cx="32" cy="35" r="29" fill="#6d3f17" />
            <circle cx="32" cy="31" r="29" fill="url(#g-disk)" />
          </svg>`
        }
        <input
          id=${id}
          type="text"
          dir="auto"
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${false}
          enterkeyhint="next"
          value=${words}
          placeholder=${hint}
          role="combobox"
          aria-expanded=${shown ? "true" : "false"}
          aria-controls=${id + "-opts"}
          aria-autocomplete="list"
          aria-activedescendant=${shown && active.value >= 0 ? `${id}-o${active.value}` : undefined}
          onFocus=${enter}
          onInput=${(/** @type {any} */ event) => {
            active.value = -1;
            write(event.target.value);
          }}
          onKeyDown=${key}
        />
      </div>
    </div>
    ${
      shown &&
      html`<div class="opts" id=${id + "-opts"} role="listbox" aria-label=${t("sv-completions")}>
        ${options.map(
          (one, i) =>
            html`<button
              type="button"
              role="option"
              key=${one.of + one.words}
              id=${`${id}-o${i}`}
              tabindex="-1"
              class=${"of-" + one.of}
              aria-selected=${i === active.value || plain(one.words) === plain(words) ? "true" : "false"}
              onMouseDown=${(/** @type {Event} */ event) => event.preventDefault()}
              onClick=${() => pick(one)}
            >
              <span dir="auto">${h(Marked, { words: one.words, typed: words })}</span>
            </button>`,
        )}
      </div>`
    }`;
}
