// Style sheets lie in declared layers, and a game's rules hold only while its name stands on the root.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const WEB = new URL("../../src/tallystick/web/", import.meta.url).pathname;
const sheets = readdirSync(WEB, { recursive: true })
  .filter((name) => name.endsWith(".css"))
  .map((name) => ({ name, lines: readFileSync(WEB + name, "utf8").split("\n") }));
const theme = sheets.find(({ name }) => name === "styles/theme.css").lines;
const LAYERS = theme
  .find((line) => /^@layer .*;$/.test(line))
  .match(/\w+/g)
  .slice(1);

test("every rule lies in a declared layer", () => {
  for (const { name, lines } of sheets)
    for (const line of lines.filter((one) => /^[^\s}/]/.test(one))) {
      const layer = /^@layer (\w+) \{$/.exec(line);
      if (layer) assert.ok(LAYERS.includes(layer[1]), `${name}: ${line}`);
      else assert.ok(name === "styles/theme.css" && /^@(layer .*;|font-face \{)$/.test(line), `${name}: ${line}`);
    }
});

test("a game's rules are nested under its name, and its animations are called after it", () => {
  for (const { name, lines } of sheets.filter((sheet) => sheet.name.startsWith("games/"))) {
    const game = name.split("/")[1].replaceAll("_", "-");
    for (const line of lines.filter((one) => /^ {2}[^\s}]/.test(one)))
      assert.ok(line.includes(`[data-game="${game}"]`) || line.startsWith(`  @keyframes ${game}-`), `${name}: ${line}`);
  }
});

test("colours and sizes of the platform are named in theme.css alone", () => {
  const named = /^ {4}--[\w-]+:/;
  for (const { name, lines } of sheets.filter((sheet) => /^styles\/(?!theme|pictures|session\.)/.test(sheet.name)))
    assert.deepEqual(
      lines.filter((line) => named.test(line)),
      [],
      name,
    );
});
