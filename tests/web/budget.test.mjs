// The first table page stays small: at most 150 KB compressed and 30 scripts, fonts included; no file grows too long.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

const ROOT = new URL("../../src/tallystick/", import.meta.url).pathname;
const WEB = ROOT + "web/";
const read = (name) => readFileSync(WEB + name);
const files = (folder, ending) => readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(ending));
const packed = (bytes) => gzipSync(bytes, { level: 9 }).length;
/** As it is served: comments that have their lines to themselves stay at home (api/web_files.py). */
const served = (name) =>
  read(name)
    .toString()
    .replace(/^[ \t]*(?:\/\/.*|\/\*(?:(?!\*\/)[\s\S])*\*\/[ \t]*)$/gm, "");

/** A script and everything it needs at once. */
function withImports(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const source = read(name).toString();
  for (const [, path] of source.matchAll(/^import[^"]*"(\.[^"]+)";/gm))
    withImports(normalize(join(dirname(name), path)), found);
  return found;
}

const SHARED = withImports("pages/table.js", withImports("main.js"));
/** What the first picture of each game loads beside its own drawing. */
const DRAWN = {
  market_island: ["art/waves.svg"],
  cryptominer: ["games/cryptominer/hills.svg"],
  shelves_voyage: ["games/shelves_voyage/planks.svg", "art/more_pawns.svg"],
};
/** The panels with which a game may begin, where there are several: one is in turn, or somebody else. */
const FIRST = { blockchain: ["deciding", "waiting"] };

/** The sheets that scripts ask for, by their calls of `dress`. */
const worn = (scripts) =>
  [...scripts].flatMap((name) =>
    [
      ...read(name)
        .toString()
        .matchAll(/\bdress\(\s*("[^)]*")/g),
    ].flatMap(([, call]) => {
      const [folder, ...names] = [...call.matchAll(/"([^"]+)"/g)].map(([, word]) => word);
      return names.map((sheet) => `${folder}/${sheet}.css`);
    }),
  );

/**
 * The words that come with a first page, file by file as they are served: those of the pages with all boxes, and those
 * of the table.
 */
const PAGES = /^(words\/(all|web)|games\/\w+\/words\/box)\.fr/;
const written = (pattern) =>
  files(ROOT, ".ftl")
    .filter((name) => pattern.test(name))
    .map((name) => readFileSync(ROOT + name, "utf8").replace(/^#.*\n/gm, ""))
    .join("");
const spoken = (game) => [PAGES, new RegExp(`^games/${game}/words/table\\.fr`)].map(written);

/** How many scripts these are with everything they need, and how many bytes with whatever else is named. */
function weigh(scripts, words, others) {
  const page = read("index.html").toString();
  const styles = [...page.matchAll(/styles\/[\w]+\.css/g)].map(([name]) => name).concat(worn(scripts));
  let total = words.reduce((sum, text) => sum + packed(text), 0);
  for (const font of ["fonts/atkinson.woff2", "fonts/fraunces.woff2"]) total += read(font).length;
  for (const name of new Set([...scripts, ...styles, ...others, "index.html", "art/shared.svg", "art/icon.svg"]))
    total += packed(served(name));
  return total;
}

/** At most 30 scripts and 150 KB. */
function isSmall(name, scripts, total) {
  console.log(`${name}: ${scripts.size} scripts, ${(total / 1024).toFixed(1)} KB`);
  assert.ok(scripts.size <= 30, `${name}: ${scripts.size} scripts`);
  assert.ok(total <= 150 * 1024, `${name}: ${Math.round(total / 1024)} KB`);
}

for (const game of readdirSync(WEB + "games")) {
  test(`a player's first table page of ${game} is at most 150 KB and 30 scripts`, () => {
    for (const panel of FIRST[game] ?? [""]) {
      const scripts = withImports(`games/${game}/game.js`, new Set(SHARED)).add("shell/early.js");
      if (panel) withImports(`games/${game}/${panel}.js`, scripts);
      const drawn = [`games/${game}/art.svg`, ...(DRAWN[game] ?? [])];
      isSmall(`${game} ${panel}`.trim(), scripts, weigh(scripts, spoken(game), drawn));
    }
  });
}

test("everything the page loads ahead exists and is needed by every game", () => {
  const page = read("index.html").toString();
  for (const [, name] of page.matchAll(/modulepreload" href="\/s\/dev\/([^"]+)"/g)) assert.ok(SHARED.has(name), name);
});

test("no file is longer than 400 lines", () => {
  for (const name of readdirSync(WEB, { recursive: true })) {
    if (!/\.(js|css|html)$/.test(name) || name.startsWith("vendor")) continue;
    assert.ok(read(name).toString().split("\n").length <= 400, name);
  }
});

test("no line is longer than 120 characters", () => {
  const tests = new URL("../", import.meta.url).pathname;
  const scripts = files(WEB, ".js").filter((name) => !name.startsWith("vendor"));
  for (const path of [...scripts.map((name) => WEB + name), ...files(tests, ".mjs").map((name) => tests + name)])
    readFileSync(path, "utf8")
      .split("\n")
      .forEach((line, i) => assert.ok(line.length <= 120, `${path}:${i + 1}`));
});
