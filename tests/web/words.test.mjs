// Every sentence the client asks for is written, in both languages.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const ROOT = new URL("../../src/tallystick/", import.meta.url).pathname;
const files = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
const sources = files(ROOT + "web", ".js")
  .filter((name) => !name.includes("vendor"))
  .map((name) => readFileSync(name, "utf8"))
  .join("\n");

function ids(language, rooms = [ROOT + "words", ROOT + "games"]) {
  const found = new Set();
  let last = "";
  for (const name of rooms.flatMap((room) => files(room, ".ftl"))) {
    if (!name.endsWith(`${language}.ftl`)) continue;
    for (const line of readFileSync(name, "utf8").split("\n")) {
      const message = /^([A-Za-z][\w-]*) =/.exec(line);
      const attribute = /^ +\.([\w-]+) =/.exec(line);
      if (message) {
        last = message[1];
        found.add(last);
      }
      if (attribute) found.add(`${last}.${attribute[1]}`);
    }
  }
  return found;
}

/** The folder of each game. */
const SLUGS = readdirSync(ROOT + "web/games");

test("a game asks only for words of the pages and its own", () => {
  for (const game of SLUGS) {
    const own = files(`${ROOT}web/games/${game}`, ".js")
      .map((name) => readFileSync(name, "utf8"))
      .join("\n");
    const known = ids("en", [ROOT + "words", `${ROOT}games/${game}`]);
    const asked = [...own.matchAll(/\b(?:t|rich|message)\(\s*"([\w.-]+)"\s*[,)]/g)].map((found) => found[1]);
    assert.ok(asked.length > 10);
    assert.deepEqual(
      [...new Set(asked)].filter((id) => !known.has(id)),
      [],
      game,
    );
  }
});

test("a page asks only for words of the pages, and titles of games", () => {
  const shell = ["pages", "shell", "live"]
    .flatMap((folder) => files(`${ROOT}web/${folder}`, ".js"))
    .map((name) => readFileSync(name, "utf8"))
    .join("\n");
  const known = ids("en", [ROOT + "words"]);
  const asked = [...shell.matchAll(/\b(?:t|rich|message)\(\s*"([\w.-]+)"\s*[,)]/g)].map((found) => found[1]);
  assert.deepEqual(
    [...new Set(asked)].filter((id) => !known.has(id)),
    [],
  );
});

test("what only one game says stands in its own words", () => {
  const read = (folder) =>
    files(folder, ".js")
      .map((name) => readFileSync(name, "utf8"))
      .join("\n");
  const platform = ["pages", "shell", "live", "proof"].map((folder) => read(`${ROOT}web/${folder}`)).join("\n");
  const games = SLUGS.map((slug) => read(`${ROOT}web/games/${slug}`));
  const beginnings = (source) => [...source.matchAll(/["`]([a-z][\w-]*-)(?:"|\$\{)/g)].map((found) => found[1]);
  const says = (source, begun, id) =>
    source.includes(`"${id}"`) || source.includes(`\`${id}.`) || begun.some((start) => id.startsWith(start));
  const begun = beginnings(platform);
  const begunBy = games.map(beginnings);
  const known = [...ids("en", [ROOT + "words"])].filter((id) => !/^(cli|refused)-|\./.test(id));
  assert.ok(known.length > 100);
  assert.deepEqual(
    known.filter(
      (id) => !says(platform, begun, id) && games.filter((source, i) => says(source, begunBy[i], id)).length === 1,
    ),
    [],
  );
});

const english = ids("en");
const french = ids("fr");

test("both languages say the same things", () => {
  assert.deepEqual(
    [...english].filter((id) => !french.has(id)),
    [],
  );
  assert.deepEqual(
    [...french].filter((id) => !english.has(id)),
    [],
  );
});

test("whatever is asked for by its whole name is written", () => {
  const asked = [...sources.matchAll(/\b(?:t|rich|message)\(\s*"([\w.-]+)"\s*[,)]/g)].map((found) => found[1]);
  const chosen = [...sources.matchAll(/\bt\([^()"]*\? "([\w-]+)" : "([\w-]+)"/g)].flatMap((found) => [
    found[1],
    found[2],
  ]);
  assert.ok(asked.length > 100);
  assert.deepEqual(
    [...new Set([...asked, ...chosen])].filter((id) => !english.has(id)),
    [],
  );
});

const ELSEWHERE = new Set(["idea-", "move-", "phase-", "view-"]);

test("whatever is asked for by the beginning of its name has at least one ending", () => {
  const asked = [...sources.matchAll(/\b(?:t|message)\((?:"|`)([\w-]+-)(?:" \+|\$\{)/g)].map((found) => found[1]);
  assert.ok(asked.length > 20);
  assert.deepEqual(
    [...new Set(asked)].filter((start) => !ELSEWHERE.has(start) && ![...english].some((id) => id.startsWith(start))),
    [],
    "the server writes down the ideas, and games of other packages what stands on the plain table",
  );
});

test("every idea that a page names has its two sentences", () => {
  const named = [...sources.matchAll(/\bidea: "([\w-]+)"/g)].map((found) => found[1]);
  assert.ok(named.length > 3);
  assert.deepEqual(
    named.filter((idea) => !english.has("concept-" + idea) || !english.has(`concept-${idea}.text`)),
    [],
  );
});

test("whoever speaks of the rules of a game loads them first", () => {
  const asks = files(ROOT + "web", ".js")
    .filter((name) => !name.includes("vendor"))
    .filter((name) => !name.endsWith("plain/ending.js")) // pages/ending.js loads them before it asks how a game ended
    .filter((name) =>
      /"(option|section|ruling|concept)-"|`(option|section|ruling|concept)-\$/.test(readFileSync(name, "utf8")),
    );
  assert.ok(asks.length > 3);
  for (const name of asks)
    assert.match(readFileSync(name, "utf8"), /load(Rules|Debrief)\(|use(Told|Spoken)\(|speakOf/, name);
  for (const name of files(ROOT + "web", ".js").filter((one) => /"later-/.test(readFileSync(one, "utf8")))) {
    const imported = sources.match(new RegExp(`import\\("[./\\w]*${name.split("/").at(-1)}"\\).{0,13}`, "g")) ?? [];
    assert.deepEqual(
      imported.filter((found) => !found.endsWith(", loadRules()")),
      [],
      name,
    );
    assert.ok(imported.length > 0, name);
  }
  assert.match(readFileSync(ROOT + "web/pages/ending.js", "utf8"), /loadRules\(game\.name\)/);
  assert.match(
    readFileSync(ROOT + "web/pages/table.js", "utf8"),
    /loadRules\(\)\.then\(\(\) => import\("\.\/coach\.js"\)\)/,
  );
});
