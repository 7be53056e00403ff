// Every sign that the platform shows is drawn in a file of its own drawings.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const WEB = new URL("../../src/tallystick/web/", import.meta.url).pathname;
const all = (folder, end) =>
  readdirSync(WEB + folder)
    .filter((name) => name.endsWith(end))
    .map((name) => readFileSync(`${WEB}${folder}/${name}`, "utf8"))
    .join("");

test("no sign of a page is missing where no game is drawn", () => {
  const drawn = new Set(all("art", ".svg").match(/(?<=id="u-)\w+/g));
  const used = (all("pages", ".js") + all("shell", ".js"))
    .replace(/\/\*.*?\*\//gs, "")
    .matchAll(/(?:Icon, \{ name|[{ ]icon): ([^,}\n]*)/g);
  const names = [...used].flatMap(([, said]) => said.match(/(?<=")\w+(?=")/g) ?? []);
  assert.ok(names.length > 30);
  assert.deepEqual(
    names.filter((name) => !drawn.has(name)),
    [],
  );
});
