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
/** What the first picture of each game may load beside its own drawing, at the most. */
const DRAWN = {
  blockchain: ["games/blockchain/paying.js", "games/blockchain/choices.css"],
  market_island: ["art/waves.svg"],
  cryptominer: ["games/cryptominer/hills.svg"],
  shelves_voyage: ["games/shelves_voyage/planks.svg", "art/more_pawns.svg"],
};

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

for (const game of readdirSync(WEB + "games")) {
  test(`a player's first table page of ${game} is at most 150 KB and 30 scripts`, () => {
    const scripts = withImports(`games/${game}/game.js`, new Set(SHARED));
    const drawn = [`games/${game}/art.svg`, ...(DRAWN[game] ?? [])];
    scripts.add("shell/early.js");
    const page = read("index.html").toString();
    const styles = [...page.matchAll(/styles\/[\w]+\.css/g)].map(([name]) => name).concat(worn(scripts));
    const others = ["fonts/atkinson.woff2", "fonts/fraunces.woff2"];
    let total =
      spoken(game).reduce((sum, text) => sum + packed(text), 0) +
      others.reduce((sum, name) => sum + read(name).length, 0);
    for (const name of [...scripts, ...new Set(styles), ...drawn, "index.html", "art/shared.svg", "art/icon.svg"])
      total += packed(served(name));
    console.log(`${game}: ${scripts.size} scripts, ${(total / 1024).toFixed(1)} KB`);
    assert.ok(scripts.size <= 30, `${scripts.size} scripts`);
    assert.ok(total <= 150 * 1024, `${Math.round(total / 1024)} KB`);
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
