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

const SUITS = /** @type {Record<string, string>} */ ({ C: "♣", D: "♦", H: "♥", S: "♠" });
const FACE = /(X|10|[2-9AJQK])([CDHS12])$/;

/** A card in a sentence; the letter of a block card's deck is left away. @param {string} card */
export function cardText(card) {
  const [, rank, suit] = FACE.exec(card) ?? ["", card, ""];
  return rank === "X" ? "★" : (message("rank-" + rank) ?? rank) + (SUITS[suit] ?? "");
}

/** A card with a value and chain symbols: 12AC becomes 12 △□. @param {string} card */
export function markedText(card) {
  const value = card.replace(/[A-D]+$/, "");
  const signs = [...card.slice(value.length)].map((letter) => t("symbol-" + letter)).join("");
  return signs ? value + "\u00a0" + signs : value;
}

/** @param {number} seat */
export const nameOf = (seat) => names.value[seat] || t("seat-name", { number: seat + 1 });

/** What a player is called; a bot without a name gets one. @param {import("../types").Player} player */
export const called = (player) =>
  player.name ||
  (player.kind === "bot" ? t("bot-names").split(" ")[player.seat] : t("seat-name", { number: player.seat + 1 }));

/** Several things in a sentence. @param {string[]} parts */
export function listed(parts) {
  if (parts.length < 2) return parts.join("");
  return t("list-and", { before: parts.slice(0, -1).join(", "), last: parts[parts.length - 1] });
}

/**
 * A function of the sentences, given one value or several with commas between them.
 * @param {(one: string) => string} say
 */
const each =
  (say) =>
  (/** @type {any[]} */ [given]) =>
    listed(several(given).map(say));

/** @param {any} given */
const several = (given) => String(given.valueOf()).split(/, ?/);

const FUNCTIONS = {
  NAME: each((seat) => (seat === "nobody" ? t("the-island") : nameOf(Number(seat)))),
  NAMED: each((thing) => t("named-" + thing)),
  COINS: (/** @type {any[]} */ [given]) =>
    listed(several(given).flatMap((count, coin) => (count === "0" ? [] : [t("coin-" + coin, { count })]))),
  CARD: each(cardText),
  DECK: each((deck) => t("deck-" + deck)),
  SQUARE: each((square) => t("square-" + square)),
  SYMBOLS: each(markedText),
  HASH: each((hash) => hash.slice(0, 8)),
  TEXT: each(textOf),
  ELIDED: (/** @type {any[]} */ [word, before]) =>
    /^[aeiouàâäéèêëîïôöûüœæ]/i.test(before.valueOf())
      ? `${word.slice(0, -1)}’${before.valueOf()}`
      : `${word} ${before.valueOf()}`,
};

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
  const own = `games/${slugOf(game)}/words`;
  const names = [`words/${wanted}`, `${own}/table.${wanted}`, `${own}/rules.${wanted}`];
  await Promise.all(names.slice(0, game ? (rules ? 3 : 2) : 1).map(resource));
  if (spoken !== game) return;
  const next = new FluentBundle(wanted, { functions: FUNCTIONS, useIsolating: false });
  for (const name of names) if (read.has(name)) next.addResource(read.get(name));
  bundle.value = next;
}

/**
 * What a game says of its rules, which no first picture needs: options, sections, rulings, lessons, ideas and results.
 * @param {string} [game]
 */
export const loadRules = (game) => loadWords(language.value, game, true);

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

/** A sentence with *weight* on some words. @param {string} id @param {Arguments} [args] */
export const rich = (id, args) => weighted(t(id, args));

/** @param {string} text */
export const weighted = (text) => text.split("*").map((part, i) => (i % 2 ? html`<b>${part}</b>` : part));

/**
 * The values of an event as its sentence wants them: lists with commas, hidden things as "hidden", inner fields by
 * both names.
 * @param {Record<string, any>} event
 */
export function told(event) {
  /** @type {Arguments} */
  const args = {};
  for (const [name, value] of Object.entries(event)) {
    if (value === null) args[name] = name === "payer" || name === "payee" ? "nobody" : "hidden";
    else if (Array.isArray(value)) args[name] = value.length ? value.join(", ") : "nobody";
    else if (typeof value === "object") for (const inner in value) args[`${name}_${inner}`] = String(value[inner]);
    else args[name] = value;
  }
  return args;
}
