// Pure parts of A Shelves Voyage's chart: places that every screen agrees on, and sentences.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { drawing, partsOf, SHEET } from "../../../src/tallystick/web/games/shelves_voyage/drawing.js";
import { placed } from "../../../src/tallystick/web/games/shelves_voyage/labels.js";
import { arrivals, besides, Layout } from "../../../src/tallystick/web/games/shelves_voyage/layout.js";
import { paper, spread } from "../../../src/tallystick/web/games/shelves_voyage/spread.js";

globalThis.document ??= { documentElement: { dataset: {}, lang: "en" } };
globalThis.matchMedia ??= () => ({ matches: false });
globalThis.fetch = async () => ({
  text: async () =>
    ["words/web.en.ftl", "games/shelves_voyage/words/table.en.ftl", "games/shelves_voyage/words/rules.en.ftl"]
      .map((name) => readFileSync(new URL("../../../src/tallystick/" + name, import.meta.url), "utf8"))
      .join("\n"),
});
const { loadWords } = await import("../../../src/tallystick/web/shell/words.js");
const { beside, draftSentence, nested, sentence } = await import(
  "../../../src/tallystick/web/games/shelves_voyage/sentences.js"
);
await loadWords("en");

const WORDS = [
  "Bob",
  "Person",
  "14 July 1990",
  "Alice",
  "The Mona Lisa",
  "Leonardo da Vinci",
  "La Joconde à Washington",
  "Wikipedia",
];
const entity = (place, turn) => ({
  node: `e${place + 1}`,
  text: WORDS[place],
  turn,
  authors: [0],
  degree: 1,
  legacies: [],
  mended: false,
});
const statement = (node, subject, predicate, object, turn) => ({
  node,
  subject,
  predicate,
  object,
  turn,
  authors: [0],
  meta: /s/.test(subject + object),
  mended: false,
  action: 2,
  aids: [],
  why: "turn",
});
const textOf = (reference) => reference;

/** The figure of the rulebook with one statement about a statement. */
const FIGURE = {
  entities: [
    entity(0, 0),
    entity(1, 0),
    entity(2, 1),
    entity(3, 2),
    entity(4, 3),
    entity(5, 4),
    entity(6, 5),
    entity(7, 6),
  ],
  statements: [
    statement("s1", "e1", "is a", "e2", 1),
    statement("s2", "e1", "was born on", "e3", 1),
    statement("s3", "e1", "is a friend of", "e4", 2),
    statement("s4", "e1", "is interested in", "e5", 3),
    statement("s5", "e5", "was created by", "e6", 4),
    statement("s6", "e7", "is about", "e5", 5),
    statement("s7", "e8", "states that", "s5", 6),
  ],
};

/** The graph as it was after so many statements. */
function until(count) {
  const statements = FIGURE.statements.slice(0, count);
  const named = new Set(statements.flatMap(({ subject, object }) => [subject, object]));
  return { entities: FIGURE.entities.filter(({ node, turn }) => turn === 0 || named.has(node)), statements };
}

function placesOf(graph, layout = new Layout()) {
  layout.work(arrivals(graph));
  return layout.placesFor(arrivals(graph));
}

test("who saw the graph grow and who opens the page now see the same picture", () => {
  const growing = new Layout();
  for (let count = 0; count <= FIGURE.statements.length; count++) placesOf(until(count), growing);
  assert.deepEqual([...placesOf(FIGURE, growing)], [...placesOf(FIGURE)]);
});

test("places do not depend on words, authors, or how much is worked out at once", () => {
  const translated = { ...FIGURE, entities: FIGURE.entities.map((one) => ({ ...one, text: "x", authors: [2] })) };
  assert.deepEqual([...placesOf(translated)], [...placesOf(FIGURE)]);
  const slow = new Layout();
  let asked = 0;
  while (!slow.work(arrivals(FIGURE), () => asked++ % 2 === 1));
  assert.ok(asked > 5, "it stopped in between");
  assert.deepEqual([...slow.placesFor(arrivals(FIGURE))], [...placesOf(FIGURE)]);
});

test("a replay goes back to the places of that time, and another table starts afresh", () => {
  const layout = new Layout();
  placesOf(FIGURE, layout);
  assert.deepEqual([...placesOf(until(3), layout)], [...placesOf(until(3))]);
  const other = { entities: FIGURE.entities.slice(0, 2), statements: [statement("s1", "e2", "is", "e1", 1)] };
  assert.deepEqual([...placesOf(other, layout)], [...placesOf(other)]);
});

test("nothing lies upon another thing, and every knot lies between its ends", () => {
  const places = placesOf(FIGURE);
  const all = [...places];
  assert.equal(all.length, 15);
  for (const [name, { x, y }] of all) {
    for (const [other, place] of all)
      if (name < other)
        assert.ok(
          Math.hypot(place.x - x, place.y - y) > (name[0] === "e" && other[0] === "e" ? 110 : 55),
          `${name} and ${other}`,
        );
  }
  for (const { node, subject, object } of FIGURE.statements) {
    const [from, knot, to] = [subject, node, object].map((name) => places.get(name));
    assert.ok(Math.hypot(knot.x - (from.x + to.x) / 2, knot.y - (from.y + to.y) / 2) < 70, node);
  }
});

test("a newcomer is put where there is room", () => {
  const places = placesOf(FIGURE);
  const { x, y } = besides(places, "e5");
  for (const place of places.values()) assert.ok(Math.hypot(place.x - x, place.y - y) > 60);
});

const VOYAGES = JSON.parse(readFileSync(new URL("voyages.json", import.meta.url), "utf8"));

/** A voyage between bots on a sheet: its parts, where they lie, and which of their words can be read where. */
function shownOn(name, sheet, only = () => true) {
  const { entities, statements } = VOYAGES[name];
  const graph = { entities: entities.map((one, i) => ({ ...one, turn: i < 4 ? 0 : 1 })), statements };
  const words = (text) => text.split(" ").map((word) => word.length * 0.56);
  const parts = [
    ...entities.map(({ node, text }) => ({ node, words: words(text) })),
    ...statements.map(({ node, subject, predicate, object }) => ({
      node,
      words: words(predicate),
      ends: [subject, object],
    })),
  ].filter(({ node }) => only(node));
  const { places, type, disk } = spread(placesOf(graph), parts, sheet);
  const things = parts.map((part) => ({
    node: part.node,
    ...places.get(part.node),
    ...paper(part, type),
    half: part.ends ? type * 0.6 : disk / 2,
    rank: part.ends ? 2 : 1,
    cord: part.ends && [part.ends[0], part.node, part.ends[1]].map((end) => places.get(end)),
  }));
  const read = placed(things, [0, 0, sheet.width, sheet.height], false);
  const boxes = things
    .filter(({ node }) => read.has(node))
    .map(({ node, width, height }) => {
      const { x, y } = read.get(node);
      return { node, left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
    });
  return { places, type, boxes, names: boxes.filter(({ node }) => node[0] === "e").length, total: parts.length };
}

function assertReadable(boxes, { width, height }) {
  for (const [i, one] of boxes.entries()) {
    assert.ok(one.left >= 0 && one.right <= width && one.top >= 0 && one.bottom <= height, `${one.node} is beyond`);
    for (const other of boxes.slice(i + 1))
      assert.ok(
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
        `${one.node} lies over ${other.node}`,
      );
  }
}

test("thirteen entities and fifteen statements keep their words on a phone", () => {
  const sheet = { width: 348, height: 496 };
  const { boxes, names } = shownOn("13-15", sheet);
  assertReadable(boxes, sheet);
  assert.ok(names >= 12, `${names} names`);
  assert.ok(boxes.length - names >= 10, `${boxes.length - names} predicates`);
});

test("what hangs together with a touched entity can be read above its card, in a voyage of thirty-nine", () => {
  const { statements } = VOYAGES["39-60"];
  const near = new Set(["e24"]);
  for (const { node, subject, object } of statements)
    if (subject === "e24" || object === "e24") near.add(node).add(subject).add(object);
  const sheet = { width: 348, height: 300 };
  const { boxes, total } = shownOn("39-60", sheet, (node) => near.has(node));
  assertReadable(boxes, sheet);
  assert.equal(boxes.length, total);
});

test("a wall shows names in letters for a room, and every name of a long evening", () => {
  const sheet = { width: 1280, height: 760, big: true };
  assert.ok(shownOn("13-15", sheet).type >= 24);
  assert.equal(shownOn("39-60", sheet).names, 39);
});

test("the same voyage lies in the same places on the same sheet, and upright where the sheet stands", () => {
  const sheet = { width: 348, height: 496 };
  assert.deepEqual([...shownOn("13-15", sheet).places], [...shownOn("13-15", sheet).places]);
  const reach = (places, axis) => {
    const all = [...places.values()].map((place) => place[axis]);
    return Math.max(...all) - Math.min(...all);
  };
  const upright = shownOn("13-15", sheet).places;
  assert.ok(reach(upright, "y") > 0.8 * sheet.height - 60);
  assert.ok(reach(upright, "x") > 0.6 * sheet.width);
});

test("a statement reads as a sentence, and one about a statement quotes it", () => {
  assert.equal(sentence(FIGURE, FIGURE.statements[4], textOf), "The Mona Lisa was created by Leonardo da Vinci");
  assert.equal(
    sentence(FIGURE, FIGURE.statements[6], textOf),
    "Wikipedia states that “The Mona Lisa was created by Leonardo da Vinci”",
  );
  assert.equal(
    draftSentence(FIGURE, { subject: "e5", predicate: "is painted with", object: "new", entity: "sfumato" }, textOf),
    "The Mona Lisa is painted with sfumato",
  );
});

test("what is about a statement stands under it, in order, each once", () => {
  const more = { ...FIGURE, statements: [...FIGURE.statements, statement("s8", "s7", "contradicts", "s1", 7)] };
  const roots = nested(more);
  assert.deepEqual(
    roots.map(({ statement: { node } }) => node),
    ["s1", "s2", "s3", "s4", "s5", "s6"],
  );
  assert.equal(roots[4].about[0].statement.node, "s7");
  assert.equal(roots[4].about[0].about[0].statement.node, "s8", "under the later of the two");
});

test("a filter keeps what hangs together with an entity by one cord", () => {
  assert.deepEqual([...beside(FIGURE, "e5")].sort(), ["e1", "e5", "e6", "e7", "s4", "s5", "s6"]);
  assert.deepEqual([...beside(FIGURE, "s5")].sort(), ["e5", "e6", "e8", "s5", "s7"]);
});

test("the drawing to take home says everything once, and takes words for nothing but words", () => {
  const { entities, statements } = VOYAGES["13-15"];
  const graph = {
    entities: entities.map((one, i) => ({ ...one, text: i ? one.text : `<script>"&'\u0000`, turn: i < 4 ? 0 : 1 })),
    statements: statements.map((one) => ({ ...one, authors: [0, 1] })),
  };
  const told = {
    textOf: (text) => text,
    seats: ["Ana", "Bo"],
    colours: ["#b4301f", "#1d5c9e"],
    title: "A <b>",
    foot: "",
  };
  const svg = drawing(graph, spread(placesOf(graph), partsOf(graph, told.textOf), SHEET), told);
  assert.equal(svg.match(/<circle/g).length, 2 * entities.length);
  assert.equal(svg.match(/stroke-dasharray/g).length, statements.length);
  assert.ok(!/<script|<b>|NaN|undefined/.test(svg) && !svg.includes("\u0000"));
  assert.ok(svg.includes("&#60;script&#62;&#34;&#38;&#39;") && svg.includes("<title>A &#60;b&#62;</title>"));
  const words = svg.replace(/<[^>]*>/g, " ");
  for (const { text } of entities.slice(1))
    for (const word of text.split(" ")) assert.ok(words.includes(word.replace("'", "&#39;")), word);
});
