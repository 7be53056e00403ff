// The recorded games, as the node tests read them.
import { readdirSync, readFileSync } from "node:fs";
import { spread } from "../../src/tallystick/web/shell/story.js";

const JOURNALS = new URL("../journals/", import.meta.url);

/** The entries in a file of journal lines. @param {URL} file */
export const entriesIn = (file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const DATA = new URL("data/", import.meta.url);

/** A journal made for the tests. @param {string} name */
export const entriesOf = (name) => entriesIn(new URL(name + ".jsonl", DATA));

/** What Python makes of the same bytes. */
export const vectors = JSON.parse(readFileSync(new URL("vectors.json", DATA), "utf8"));

const STORIES = JSON.parse(readFileSync(new URL("stories.json", DATA), "utf8"));

/** The story of a recorded table, as Python tells it. @param {string} game @param {string} name */
export const storyOf = (game, name) => spread(STORIES[`${game}/${name}`]);

/** What happened at a table. @param {any[]} entries */
export const eventsIn = (entries) => entries.flatMap((entry) => entry.body.events ?? []);

/** Every recorded table of a game: its name and its entries. @param {string} game */
export const recorded = (game) => {
  const folder = new URL(`${game}/`, JOURNALS);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .map((name) => [name, entriesIn(new URL(name, folder))]);
};
