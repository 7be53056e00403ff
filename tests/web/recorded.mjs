// The recorded games, as the node tests read them.
import { readdirSync, readFileSync } from "node:fs";

const JOURNALS = new URL("../journals/", import.meta.url);

/** The entries in a file of journal lines. @param {URL} file */
export const entriesIn = (file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** Every recorded table of a game: its name and its entries. @param {string} game */
export const recorded = (game) => {
  const folder = new URL(`${game}/`, JOURNALS);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .map((name) => [name, entriesIn(new URL(name, folder))]);
};
