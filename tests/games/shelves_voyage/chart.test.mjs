// Pure parts of A Shelves Voyage's chart: places that every screen agrees on, and sentences.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { arrivals, besides, Layout } from "../../../src/tallystick/web/games/shelves_voyage/layout.js";

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
