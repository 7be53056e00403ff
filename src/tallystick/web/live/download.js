// A table that is over: its story, who sat at it, what they wrote, and its journal.

import { provenTexts } from "../proof/opened.js";
import { read } from "../shell/http.js";
import { spread } from "../shell/story.js";
import { called, texts } from "../shell/words.js";

/** The story as the server tells it. @param {string} table */
export const loadStory = async (table) => spread(await read(`/api/tables/${table}/story`));

/**
 * @param {string} table
 * @returns {Promise<{names: string[], lobby: import("../types").Lobby}>}
 */
export async function loadPeople(table) {
  const [lobby, written] = await Promise.all(["", "/texts"].map((part) => read(`/api/tables/${table}${part}`)));
  texts.value = { ...texts.value, ...provenTexts(table, written) };
  return { lobby, names: lobby.players.map(called) };
}

/**
 * @param {string} table
 * @returns {Promise<{entries: import("../types").Entry[], names: string[], lobby: import("../types").Lobby}>}
 */
export async function loadEntries(table) {
  const [people, journal] = await Promise.all([loadPeople(table), read(`/api/tables/${table}/journal`)]);
  const entries = journal
    .split("\n")
    .filter(Boolean)
    .map((/** @type {string} */ line) => JSON.parse(line));
  return { entries, ...people };
}
