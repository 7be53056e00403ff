// The rules of a game that lays out none of its own: every section of its rulebook, one after the other.

import { read } from "../shell/http.js";
import { Art } from "../shell/icon.js";
import { slugOf } from "../shell/words.js";
import { h } from "../vendor/vendor.js";

/** @param {string} name @returns {Promise<import("../types").GameRules>} */
export async function rulesOf(name) {
  /** @type {{sections: {section: string}[]}} */
  const book = await read(new URL(`../games/${slugOf(name)}/rulebook.json`, import.meta.url).href);
  const sections = book.sections.map(({ section }) => section);
  return {
    mark: "plain",
    CHAPTERS: sections.length ? [["all", sections]] : [],
    PICTURES: [],
    Goal: () => h(Art, { id: "plain-logo" }),
    piecesOf: () => [],
  };
}
