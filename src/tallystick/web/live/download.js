// The journal of a table that is over, and who sat at it.

import { provenTexts } from "../proof/opened.js";
import { read } from "../shell/http.js";
import { called, texts } from "../shell/words.js";

/**
 * @param {string} table
 * @returns {Promise<{entries: import("../types").Entry[], names: string[], lobby: import("../types").Lobby}>}
 */
export async function loadEntries(table) {
  const [lobby, journal, written] = await Promise.all(
    ["", "/journal", "/texts"].map((part) => read(`/api/tables/${table}${part}`)),
  );
  texts.value = { ...texts.value, ...provenTexts(table, written) };
  const entries = journal
    .split("\n")
    .filter(Boolean)
    .map((/** @type {string} */ line) => JSON.parse(line));
  return { entries, lobby, names: lobby.players.map(called) };
}
