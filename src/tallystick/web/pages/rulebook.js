// What the rules of a game are laid out from: its chapters, its rulebook, its box; and how they are searched.

import { loadGame } from "../games.js";
import { read } from "../shell/http.js";
import { answered, loadRules, message, slugOf, t } from "../shell/words.js";

/** @typedef {{section: string, rulings: string[]}} Section */
/**
 * @typedef {{name: string, default: any, answers: any[], least: number, most: number, section: string,
 *   ruling: string}} Option
 */
/** @typedef {{sections: Section[], options: Option[], concepts: string[], printed: boolean}} Rulebook */
/** @typedef {{game: import("../types").Game, rules: import("../types").GameRules, book: Rulebook, box: any}} Known */

/** A game that brings no rules of its own still has options. @type {import("../types").GameRules} */
const NONE = { mark: "", CHAPTERS: [], PICTURES: [], Goal: () => null, piecesOf: () => [] };

/** @type {Map<string, Promise<Known>>} */
const known = new Map();

/** Everything about a game that its rules are made of; its words are spoken afterwards. @param {string} name */
export async function fetchRules(name) {
  const file = (/** @type {string} */ which) =>
    read(new URL(`../games/${slugOf(name)}/${which}.json`, import.meta.url).href);
  const asked =
    known.get(name) ??
    Promise.all([loadGame(name), file("rulebook"), file("box")]).then(async ([game, book, box]) => ({
      game,
      rules: (await game.rules?.()) ?? NONE,
      book,
      box,
    }));
  known.set(name, asked);
  asked.catch(() => known.delete(name));
  const [found] = await Promise.all([asked, loadRules(name)]);
  return found;
}

/** Every option with its value: the table's, or the default. @param {Rulebook} book @param {any} chosen */
export const inForce = (book, chosen) =>
  Object.fromEntries(book.options.map((option) => [option.name, chosen[option.name] ?? option.default]));

/** Options as the sentences take them: yes and no are words there. @param {Record<string, any>} options */
export const spelled = (options) =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, typeof value === "boolean" ? (value ? "yes" : "no") : value]),
  );

/** The options that an address names: `?fee=2&legacy=no`. @param {Rulebook} book @param {string} search */
export function optionsIn(book, search) {
  const asked = new URLSearchParams(search);
  return Object.fromEntries(
    book.options.flatMap(({ name, answers, least, most }) => {
      const said = asked.get(name);
      const answer = answers.find((one) => said === (typeof one === "boolean" ? (one ? "yes" : "no") : String(one)));
      const number = Number(said);
      if (answers.length) return answer === undefined ? [] : [[name, answer]];
      return said !== null && Number.isInteger(number) && number >= least && number <= most ? [[name, number]] : [];
    }),
  );
}

/** The same address, for the options of a table. @param {string} name @param {Record<string, any>} options */
export const addressOf = (name, options) => `/rules/${name}?${new URLSearchParams(spelled(options))}`;

/** @param {string} section */
export const idOf = (section) => "section-" + section.replaceAll(".", "-");

/** What an option is called, and its answer in words. @param {Option} option @param {any} value */
export function optionSays(option, value) {
  const id = "option-" + option.name.replaceAll("_", "-");
  return { title: t(id), help: t(id + ".help"), answer: answered(id, value) };
}

/** @typedef {{anchor: string, chapter: string, where: string, title: string, text: string}} Place */

/**
 * Everything on the page that can be found, one place after the other.
 * @param {Known} all
 * @param {Record<string, any>} options
 * @returns {Place[]}
 */
export function placesOf({ rules, book, box }, options) {
  const args = spelled(options);
  const chapters = rules.CHAPTERS.flatMap(([chapter, sections]) => {
    const where = t(`chapter-${rules.mark}-${chapter}`);
    return sections.flatMap((section) => [
      { anchor: section, chapter, where, title: t(idOf(section)), text: t(idOf(section) + ".text", args) },
      ...(book.sections.find((one) => one.section === section)?.rulings ?? []).map((ruling) => ({
        anchor: ruling,
        chapter,
        where: `${where} · ${ruling}`,
        title: t(idOf(section)),
        text: `${t("ruling-" + ruling, args)} ${message(`ruling-${ruling}.why`) ?? ""}`,
      })),
    ]);
  });
  const pieces = rules.piecesOf(box, options).flatMap(({ group, count, pieces: list }) =>
    list.map((piece) => ({
      anchor: `piece-${piece.id}`,
      chapter: "pieces",
      where: t(`pieces-${rules.mark}-${group}`, { count }),
      title: nameOfPiece(piece),
      text: textOfPiece(piece, args),
    })),
  );
  const chosen = book.options.map((option) => {
    const { title, help, answer } = optionSays(option, options[option.name]);
    return {
      anchor: "option-" + option.name,
      chapter: "options",
      where: t("rules-in-force"),
      title,
      text: `${help} ${answer}`,
    };
  });
  return [...chapters, ...pieces, ...chosen];
}

/** @param {import("../types").Piece} piece */
export const nameOfPiece = (piece) => t(piece.name ?? "explain-" + piece.id, piece.args);

/** @param {import("../types").Piece} piece @param {Record<string, any>} args */
export const textOfPiece = (piece, args) => t(piece.text ?? `explain-${piece.id}.text`, args);

/** Small letters without accents. @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * What somebody looks for, and other words for it.
 * @param {string} wanted
 * @param {string} others groups of words for the same, with commas; groups end with semicolons
 */
export function wordsFor(wanted, others) {
  const asked = plain(wanted.trim());
  if (asked.length < 2) return [];
  const groups = others.split(";").map((group) => group.split(",").map((word) => word.trim()));
  const same = groups.filter((group) => group.some((word) => foundIn(word, [asked])));
  return [...new Set([asked, ...(asked.length > 2 ? same.flat().map(plain) : [])])].filter(Boolean);
}

/** Where a word begins in a text, and how long it is. @param {string} text @param {string[]} words */
export function foundIn(text, words) {
  const searched = plain(text);
  const found = words
    .map((word) => ({ at: ` ${searched}`.search(new RegExp(`[^\\p{L}\\p{N}]${escaped(word)}`, "u")), word }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return found.length ? { at: found[0].at, length: found[0].word.length } : null;
}

const escaped = (/** @type {string} */ word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The places that name one of these words. @param {Place[]} places @param {string[]} words */
export const matching = (places, words) =>
  places.filter(({ anchor, title, text }) => foundIn(`${anchor} ${title} ${text}`, words));
