// Which screen a phone shows: what is more pressing comes first.

import assert from "node:assert/strict";
import { test } from "node:test";
import { clockFace, looksUp, screenOf, wallGrid } from "../../src/tallystick/web/pages/session/screens.js";

const PLACE = { table: "t", number: 2, sign: "crab", seat: 1, started: false };
const open = (told, asked) => screenOf({ line: "open", closed: 0, told: told && { kind: "sitting", ...told }, asked });

test("a phone follows the session from waiting to the end", () => {
  assert.equal(open(null), "loading");
  assert.equal(open({ phase: "arriving" }), "waiting");
  assert.equal(open({ phase: "playing", waiting: true }), "late");
  assert.equal(open({ phase: "seated", place: PLACE }), "seat");
  assert.equal(open({ phase: "playing", place: { ...PLACE, started: true } }), "table");
  assert.equal(open({ phase: "together", place: { ...PLACE, started: true }, card: { card: "x" } }), "card");
  assert.equal(open({ phase: "after", place: { ...PLACE, started: true }, quiz: { phase: "after" } }), "quiz");
  assert.equal(open({ phase: "over", place: { ...PLACE, started: true } }), "over");
});

test("questions before the game are answered when one wants, and a seat is not missed for them", () => {
  const told = { phase: "arriving", quiz: { phase: "before" } };
  assert.equal(open(told), "waiting");
  assert.equal(open(told, true), "quiz");
  assert.equal(open({ ...told, place: PLACE }), "seat");
});

test("a closed line says why, and what was shown before does not cover it", () => {
  const told = { kind: "sitting", phase: "playing", place: { ...PLACE, started: true } };
  const ended = (closed) => screenOf({ line: "closed", closed, told });
  assert.deepEqual([4001, 4003, 4004, 1000].map(ended), ["nowhere", "elsewhere", "erased", "nowhere"]);
  assert.equal(screenOf({ line: "lost", closed: 1006, told }), "table", "a lost line changes nothing");
});

test("who says to have been here before waits for a yes", () => {
  const claim = (state) => screenOf({ line: "open", closed: 0, told: { kind: "claim", state } });
  assert.deepEqual([claim("waiting"), claim("refused")], ["claim", "no"]);
});

test("all look up in a pause, but not from the question that they are asked", () => {
  assert.equal(looksUp({ paused: true }, "table"), true);
  assert.equal(looksUp({ paused: true }, "card"), false);
  assert.equal(looksUp({ paused: false }, "table"), false);
  assert.equal(looksUp(null, "loading"), false);
});

test("what is left is said in minutes and seconds, and never below nothing", () => {
  assert.deepEqual([440_000, 1, -5000, 3_723_000].map(clockFace), ["7:20", "0:01", "0:00", "1:02:03"]);
});

test("any number of tables has a grid that fits on the wall", () => {
  for (let tables = 1; tables <= 125; tables++) {
    const { columns } = wallGrid(tables, tables * 4);
    assert.ok(columns >= 1 && columns <= 10 && columns <= Math.max(tables, 4));
  }
  assert.equal(wallGrid(7, 27).columns, 4);
  assert.equal(wallGrid(125, 500).named, false, "nobody can read 500 names");
});
