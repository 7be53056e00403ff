// The first table page stays small: at most 150 KB compressed and 30 scripts, fonts included; no file grows too long.
import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

const ROOT = new URL("../../src/tallystick/", import.meta.url).pathname;
const WEB = ROOT + "web/";
const read = (name) => readFileSync(WEB + name);
const files = (folder) => (statSync(folder).isDirectory() ? readdirSync(folder) : []);
const packed = (bytes) => gzipSync(bytes, { level: 9 }).length;

/** A script and everything it needs at once. */
function withImports(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const source = read(name).toString();
  for (const [, path] of source.matchAll(/^import[^"]*"(\.[^"]+)";/gm)) withImports(normalize(join(dirname(name), path)), found);
  return found;
}

const SHARED = withImports("pages/table.js", withImports("main.js"));
const GAMES = { "market-island": ["island/game.js", "styles/island.css", "art/island.svg", "art/waves.svg"], cryptominer: ["works/game.js", "styles/works.css", "art/works.svg", "art/hills.svg"], blockchain: ["harbour/game.js", "styles/harbour.css", "art/harbour.svg"], "shelves-voyage": ["voyage/game.js", "styles/voyage.css", "art/voyage.svg", "art/planks.svg"] };

/** The words of a room as they come with a first page: what a game says of its rules comes later, by the names that the server takes out. */
const later = (name) => new RegExp(`^(?:${new RegExp(name + ': Final = messages\\(rb"(.+)"').exec(readFileSync(ROOT + "api/web_files.py", "utf8"))[1]})-[\\w-]+ =.*\\n(?:[ }].*\\n)*`, "gm");
const spoken = (room) => Buffer.from(files(ROOT + room).filter((name) => /^(web\.)?fr\.ftl$/.test(name)).map((name) => readFileSync(join(ROOT, room, name), "utf8")).join("").replace(later(room === "words" ? "GUIDE" : "RULES"), ""));

for (const [game, [entry, ...drawn]] of Object.entries(GAMES)) {
  test(`a player's first table page of ${game} is at most 150 KB and 30 scripts`, () => {
    const scripts = withImports(entry, new Set(SHARED));
    scripts.add("shell/early.js");
    const page = read("index.html").toString();
    const styles = [...page.matchAll(/styles\/[\w]+\.css/g)].map(([name]) => name);
    const others = ["fonts/atkinson.woff2", "fonts/fraunces.woff2"];
    const words = ["words", "games/" + game.replaceAll("-", "_")].map(spoken);
    let total = words.reduce((sum, text) => sum + packed(text), 0) + others.reduce((sum, name) => sum + read(name).length, 0);
    for (const name of [...scripts, ...new Set(styles), ...drawn, "index.html", "art/shared.svg", "art/icon.svg"]) total += packed(read(name));
    assert.ok(scripts.size <= 30, `${scripts.size} scripts`);
    assert.ok(total <= 150 * 1024, `${Math.round(total / 1024)} KB`);
    console.log(`${game}: ${scripts.size} scripts, ${(total / 1024).toFixed(1)} KB`);
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
