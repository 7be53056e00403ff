// The journal of a table that is over, and who sat at it.

import { read } from "../shell/http.js";
import { called } from "../shell/words.js";

/** @param {string} table @returns {Promise<{entries: import("../types").Entry[], names: string[], lobby: import("../types").Lobby}>} */
export async function loadEntries(table) {
  const [lobby, journal] = await Promise.all([read(`/api/tables/${table}`), read(`/api/tables/${table}/journal`)]);
  const entries = journal.split("\n").filter(Boolean).map((/** @type {string} */ line) => JSON.parse(line));
  return { entries, lobby, names: lobby.players.map(called) };
}
