// Every sentence a person reads: Fluent messages, in the language chosen on this device.

import { FluentBundle, FluentResource, html, signal } from "../vendor/vendor.js";
import { language } from "./settings.js";

/** @typedef {Record<string, string | number | null | undefined>} Arguments */

/** @type {import("../vendor/vendor.js").Signal<any>} */
const bundle = signal(null);

/**
 * Who sits where, for NAME($seat) in the sentences of a table.
 * @type {import("../vendor/vendor.js").Signal<string[]>}
 */
export const names = signal([]);

/**
 * What people wrote, by reference; null for a text that was erased.
 * @type {import("../vendor/vendor.js").Signal<Record<string, string | null>>}
 */
export const texts = signal({});

/** The words that a reference, or a name of a text in the box, stands for. @param {string} reference */
export function textOf(reference) {
  if (reference.startsWith("@")) return t(reference.replace("@", "text-").replace(/[._]/g, "-"));
  return texts.value[reference] ?? t("erased-text");
}

/** @param {number} seat */
export const nameOf = (seat) => names.value[seat] || t("seat-name", { number: seat + 1 });

/** What a player is called. @param {import("../types").Player} player */
export const called = (player) => player.name || t("seat-name", { number: player.seat + 1 });

/** Several things in a sentence. @param {string[]} parts */
export function listed(parts) {
  if (parts.length < 2) return parts.join("");
  return t("list-and", { before: parts.slice(0, -1).join(", "), last: parts[parts.length - 1] });
}

/** @typedef {(values: string[]) => string} Formatter words for one value of a game, or for several in a row */

/** As Fluent calls it: several values come as one text with commas. @param {Formatter} say */
const given =
  (say) =>
  (/** @type {any[]} */ [values]) =>
    say(String(values.valueOf()).split(/, ?/));

const FUNCTIONS = {
  /** What is no seat has a name of its own: `name-hidden` is whom a game means where no seat is given. */
  NAME: given((seats) => listed(seats.map((seat) => (/^\d+$/.test(seat) ? nameOf(Number(seat)) : t("name-" + seat))))),
  HASH: given(([hash]) => hash.slice(0, 8)),
  /** Several texts in one, as of a statement, are joined by bars. */
  TEXT: given((references) =>
    listed(references.map((one) => (one.includes("|") ? `(${one.split("|").map(textOf).join(" – ")})` : textOf(one)))),
  ),
  ELIDED: (/** @type {any[]} */ [word, before]) =>
    /^[aeiouàâäéèêëîïôöûüœæ]/i.test(before.valueOf())
      ? `${word.slice(0, -1)}’${before.valueOf()}`
      : `${word} ${before.valueOf()}`,
};

/**
 * What the sentences of each game use beside these, once the game is there.
 * @type {Map<string, Record<string, Function>>}
 */
const added = new Map();

/** @param {string} game @param {Record<string, Formatter>} formatters */
export const addFormatters = (game, formatters) =>
  void added.set(game, Object.fromEntries(Object.entries(formatters).map(([name, say]) => [name, given(say)])));

/** The words of a file, fetched once. @param {string} name */
function resource(name) {
  const found =
    fetched.get(name) ??
    fetch(new URL(`../${name}.ftl`, import.meta.url)).then(
      async (answer) => void read.set(name, new FluentResource(await answer.text())),
    );
  fetched.set(name, found);
  found.catch(() => fetched.delete(name));
  return found;
}

/** @type {Map<string, Promise<void>>} */
const fetched = new Map();
/** @type {Map<string, any>} */
const read = new Map();
/** The name of a game's folders. @param {string} game */
export const slugOf = (game) => game.replaceAll("-", "_");

/** The game whose words are spoken beside those of every page. */
let spoken = "";
/** What is spoken beside them since somebody has asked for it. @type {Set<string>} */
const further = new Set();

/** The names of the files with these words. @param {string} wanted @param {string} game @param {boolean} rules */
const filesOf = (wanted, game, rules) => [
  `words/${wanted}`,
  ...(game ? [`games/${slugOf(game)}/words/table.${wanted}`] : []),
  ...(rules ? [`games/${slugOf(game)}/words/rules.${wanted}`] : []),
  ...[...further].map((name) => `${name}.${wanted}`),
];

/** Fetches the words of a table without speaking them yet. @param {string} wanted @param {string} game */
export const fetchWords = (wanted, game) => Promise.all(filesOf(wanted, game, false).map(resource));

/**
 * @param {string} wanted
 * @param {string} [game]
 * @param {boolean} [rules] whether its rules are spoken too; once they were, they go on to be
 */
export async function loadWords(
  wanted,
  game = spoken,
  rules = read.has(`games/${slugOf(game)}/words/rules.${language.value}`),
) {
  spoken = game;
  await Promise.all(filesOf(wanted, game, rules).map(resource));
  if (spoken !== game) return;
  const next = new FluentBundle(wanted, { functions: { ...FUNCTIONS, ...added.get(game) }, useIsolating: false });
  for (const name of filesOf(wanted, game, true)) if (read.has(name)) next.addResource(read.get(name));
  bundle.value = next;
}

/**
 * What a game says of its rules, which no first picture needs: options, sections, rulings, lessons, ideas and results.
 * @param {string} [game]
 */
export const loadRules = (game) => loadWords(language.value, game, true);

/**
 * What nobody needs who only plays: what is said of the record of a table and its proof, about Tallystick, on the
 * pages around a game, how a box is printed, or at a table that a game does not bring itself.
 * @param {string} name
 */
export function loadFurther(name) {
  further.add(`words/${name}`);
  return loadWords(language.value);
}

/** What a class talks about after a game: its cards, and a question for each idea. @param {string} game */
export function loadDebrief(game) {
  further.add(`games/${slugOf(game)}/words/debrief`);
  return loadRules(game);
}

/** @param {string} wanted */
export async function speak(wanted) {
  await loadWords(wanted);
  language.value = wanted;
}

/**
 * The sentence, or null when nobody wrote it.
 * @param {string} id with a dot before an attribute
 * @param {Arguments} [args]
 * @returns {string | null}
 */
export function message(id, args = {}) {
  const now = bundle.value;
  const [name, attribute] = id.split(".");
  const found = now?.getMessage(name);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  return pattern ? now.formatPattern(pattern, args, []) : null;
}

/** The sentence; its id when nobody wrote it, so that it is noticed. @param {string} id @param {Arguments} [args] */
export const t = (id, args) => message(id, args) ?? id;

/** An answer to an option, in words; 0 is none where that has a name. @param {string} id @param {any} value */
export const answered = (id, value) =>
  typeof value === "boolean"
    ? t(value ? "yes" : "no")
    : (message(`${id}.${value === 0 ? "none" : value}`) ?? String(value));

/** A sentence with *weight* on some words. @param {string} id @param {Arguments} [args] */
export const rich = (id, args) => weighted(t(id, args));

/** @param {string} text */
export const weighted = (text) => text.split("*").map((part, i) => (i % 2 ? html`<b>${part}</b>` : part));

/**
 * The values of an event as its sentence wants them: lists with commas, no value as "hidden", inner fields by
 * both names.
 * @param {Record<string, any>} event
 */
export function told(event) {
  /** @type {Arguments} */
  const args = {};
  for (const [name, value] of Object.entries(event)) {
    if (value === null) args[name] = "hidden";
    else if (Array.isArray(value)) args[name] = value.length ? value.join(", ") : "nobody";
    else if (typeof value === "object") for (const inner in value) args[`${name}_${inner}`] = String(value[inner]);
    else args[name] = value;
  }
  return args;
}
