// What a player is writing and has picked, but not yet done. Chart, decision and cards share it.

import { signal } from "../../vendor/vendor.js";

/** @typedef {import("./forms.js").Field} Field */

/** @returns {Field} */
const empty = () => ({ words: "", node: "" });

/** The three fields of a statement. */
export const subject = signal(empty());
export const predicate = signal("");
export const object = signal(empty());
/** Whom one writes with, speaks to or quarrels with; -1 is nobody yet. */
export const person = signal(-1);
/** The duty that the act settles, where there are several; 0 leaves it open. */
export const settles = signal(0);
/**
 * Which field the completions and the chart fill.
 * @type {import("../../vendor/vendor.js").Signal<"subject" | "predicate" | "object" | "entity">}
 */
export const field = signal("subject");
/** A single text, such as a first entity or a topic. */
export const single = signal("");
/** The element picked on the chart. */
export const selected = signal("");
/**
 * Whether sentences are offered instead of entities.
 * @type {import("../../vendor/vendor.js").Signal<"new" | "two" | "cord">}
 */
export const kind = signal("new");
/**
 * The last move that was sent, so that a refusal can be shown where it belongs.
 * @type {import("../../vendor/vendor.js").Signal<any>}
 */
export const tried = signal(null);
/**
 * An element that was kept on the chart for the next statement.
 * @type {import("../../vendor/vendor.js").Signal<Field>}
 */
export const kept = signal(empty());
/** Whether the proposal of another is being worded otherwise. */
export const amending = signal(false);
/** What the act on the table is; another one begins with empty fields. */
let written = "";

const FIELDS = { subject, predicate, object, person, settles, single, kind, amending };
const HERE = "tallystick.draft."; // in the storage of this tab: a reload loses nothing that was typed

/** What is written stays with this tab until it is sent. @param {string} table */
export function keepDraft(table) {
  if (!written) return;
  const values = Object.fromEntries(Object.entries(FIELDS).map(([name, { value }]) => [name, value]));
  sessionStorage.setItem(HERE + table, JSON.stringify({ written, ...values }));
}

/** @param {string} act @param {string} table */
export function beginWith(act, table) {
  if (act === written) return;
  written = act;
  const found = JSON.parse(sessionStorage.getItem(HERE + table) ?? "{}");
  const before = found.written === act ? found : {};
  subject.value = before.subject ?? kept.value;
  if (subject.value === kept.value) kept.value = empty();
  object.value = before.object ?? empty();
  predicate.value = before.predicate ?? "";
  single.value = before.single ?? "";
  person.value = before.person ?? -1;
  settles.value = before.settles ?? 0;
  selected.value = "";
  field.value = "subject";
  kind.value = before.kind ?? "new";
  amending.value = before.amending ?? false;
}

/** @param {import("../../live/session.js").Session} session @param {Record<string, any>} move */
export function send(session, move) {
  tried.value = move;
  sessionStorage.removeItem(HERE + session.table);
  session.move(/** @type {any} */ (move));
}

/**
 * An element was touched on the chart: it goes into the field that is being filled.
 * @param {string} node
 * @param {string} words
 */
export function pick(node, words) {
  selected.value = node;
  if (field.value === "object" || (field.value === "predicate" && subject.value.words)) {
    object.value = { words, node };
    if (!predicate.value) field.value = "predicate";
  } else {
    subject.value = { words, node };
    field.value = predicate.value ? "object" : "predicate";
  }
  const done = subject.value.words && predicate.value && object.value.words;
  const next = done ? "#hand button.go" : `#f-${field.value}`;
  setTimeout(() => /** @type {HTMLElement | null} */ (document.querySelector(next))?.focus({ preventScroll: true }));
}
