// Pure parts of A Shelves Voyage's table: filling in moves, completions, and what the screen shows after each event.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  answersFor,
  elementsLike,
  filled,
  nodeOf,
  plain,
  predicatesLike,
  sent,
  sentenceOf,
  textBlank,
  waysTo,
} from "../../../src/tallystick/web/games/shelves_voyage/forms.js";
import { Follower } from "../../../src/tallystick/web/games/shelves_voyage/proof.js";
import { after, sceneOf, speechAt } from "../../../src/tallystick/web/games/shelves_voyage/scene.js";
import { prove } from "../../../src/tallystick/web/proof/fair.js";
import { eventsIn, recorded } from "../../web/recorded.mjs";

const BOX = { "@art.sfumato": "sfumato", "@art.painted_with": "painted with" };
const textOf = (reference) => BOX[reference] ?? reference;
const entity = (node, text) => ({ node, text, authors: [0], degree: 0, legacies: [], mended: false, turn: 0 });
const statement = (node, subject, predicate, object) => ({
  node,
  subject,
  predicate,
  object,
  authors: [0],
  action: 3,
  aids: [],
  mended: false,
  meta: false,
  turn: 1,
  why: "turn",
});
const GRAPH = {
  textOf,
  quoted: (statement) => `“${statement}”`,
  entities: [entity("e1", "Mona Lisa"), entity("e2", "Leonardo da Vinci"), entity("e3", "L’été")],
  statements: [statement("s1", "e1", "created by", "e2"), statement("s2", "e3", "comes after", "s1")],
};
const NODES = ["e1", "e2", "e3", "s1", "s2"];
const MORE = {
  partner: { blank: "one_of", answers: [1, 2] },
  predicate: { blank: "text", longest: 60, suggestions: ["@art.painted_with"] },
};
const ENTITY = { blank: "text", longest: 80, suggestions: ["@art.sfumato"] };
const LEGAL = [
  {
    move: "form",
    like: { move: "write", subject: "new", predicate: "", object: "" },
    blanks: { object: { blank: "one_of", answers: NODES }, entity: ENTITY, ...MORE },
  },
  {
    move: "form",
    like: { move: "write", subject: "", predicate: "", object: "new" },
    blanks: { subject: { blank: "one_of", answers: NODES }, entity: ENTITY, ...MORE },
  },
  {
    move: "form",
    like: { move: "write", subject: "", predicate: "", object: "" },
    blanks: {
      subject: { blank: "one_of", answers: NODES },
      object: { blank: "one_of", answers: NODES, unlike: "subject" },
      ...MORE,
    },
  },
  { move: "play_minor", card: 1, amount: 4 },
  { move: "play_minor", card: 1, amount: -4 },
  {
    move: "form",
    like: { move: "play_minor", card: 12 },
    blanks: { amount: { blank: "number", least: 1, most: 3 }, seat: { blank: "one_of", answers: [1, 2] } },
  },
  { move: "pair", value: 5 },
];

test("a form is filled only with what it allows", () => {
  const ways = waysTo(LEGAL, "write");
  assert.equal(ways.length, 3);
  const move = { subject: "e1", predicate: "painted with", object: "new", entity: "sfumato", partner: 2 };
  assert.deepEqual(filled(ways, move), { move: "write", ...move });
  assert.equal(filled(ways, { ...move, partner: 3 }), null, "nobody of that number");
  assert.equal(filled(ways, { ...move, subject: "new" }), null, "two new ends");
  assert.equal(filled(ways, { ...move, predicate: "  " }), null, "an empty text");
  assert.equal(filled(ways, { subject: "e1", object: "e1", predicate: "is", partner: 1 }), null, "both ends the same");
  assert.ok(filled(ways, { subject: "e1", object: "s1", predicate: "is", partner: 1 }));
  assert.equal(filled(waysTo(LEGAL, "pair"), { value: 4 }), null, "a pair that was not rolled");
});

test("answers are those of the server, together with what is chosen already", () => {
  assert.deepEqual(
    answersFor(
      waysTo(LEGAL, "play_minor").filter((way) => way.like.card === 1),
      "amount",
    ),
    [4, -4],
  );
  const knight = waysTo(LEGAL, "play_minor").filter((way) => way.like.card === 12);
  assert.deepEqual(answersFor(knight, "amount"), [1, 2, 3]);
  assert.deepEqual(answersFor(knight, "seat", { amount: 4 }), [], "too many coins");
  assert.deepEqual(answersFor(waysTo(LEGAL, "write"), "object", { subject: "e1" }), ["new", "e2", "e3", "s1", "s2"]);
  assert.equal(textBlank(waysTo(LEGAL, "write"), "predicate").longest, 60);
});

test("the same entity is not made twice by accident", () => {
  for (const words of ["mona lisa", "  Mona   LISA ", "Mona Lisa"])
    assert.equal(nodeOf(GRAPH, { words, node: "" }), "e1", words);
  assert.equal(
    nodeOf(GRAPH, { words: "L’e\u0301te\u0301", node: "" }),
    "e3",
    "composed and decomposed letters are one",
  );
  assert.equal(nodeOf(GRAPH, { words: "Mona", node: "" }), "");
  assert.equal(nodeOf(GRAPH, { words: "", node: "" }), "");
  assert.equal(plain(" A  b "), "a b");
});

test("completions offer what lies on the table first, then the box", () => {
  const among = { nodes: NODES, suggestions: ["@art.sfumato"] };
  assert.deepEqual(
    elementsLike(GRAPH, "", among).map((one) => one.words),
    ["L’été", "Leonardo da Vinci", "Mona Lisa", "sfumato"],
  );
  assert.deepEqual(
    elementsLike(GRAPH, "vin", among).map((one) => one.node),
    ["e2", "s2", "s1"],
    "inside a word, and in sentences",
  );
  assert.deepEqual(
    elementsLike(GRAPH, "", { ...among, only: "statements" }).map((one) => one.node),
    ["s2", "s1"],
  );
  assert.deepEqual(
    predicatesLike(GRAPH, "p", ["@art.painted_with"]).map((one) => one.words),
    ["painted with"],
  );
  assert.deepEqual(
    predicatesLike(GRAPH, "", ["@art.painted_with"]).map((one) => one.words),
    ["comes after", "created by", "painted with"],
  );
});

test("words of the box are sent by their name, other words as they are", () => {
  assert.equal(sent(GRAPH, " Sfumato", ["@art.sfumato"]), "@art.sfumato");
  assert.equal(sent(GRAPH, " fog ", ["@art.sfumato"]), "fog");
  assert.equal(sentenceOf(GRAPH, GRAPH.statements[1]), "L’été comes after “Mona Lisa created by Leonardo da Vinci”");
});

for (const [name, entries] of recorded("shelves-voyage")) {
  const events = eventsIn(entries);

  test(`the voyage ${name} is proved: every die, shuffle, card and vote`, () => {
    const proof = prove(entries, Follower);
    const thrown = events.reduce(
      (sum, event) =>
        sum +
        (event.event === "sv_meeple_moved" && event.why === "start"
          ? 1
          : (event.dice?.length ?? 0) * (event.event === "sv_pool_cleared" ? 0 : 1)),
      0,
    );
    assert.equal(proof.dice, thrown);
    assert.ok(proof.promises > 0);
    const forged = structuredClone(entries);
    const roll = forged.find((entry) => entry.body.events?.some((event) => event.event === "sv_dice_rolled"));
    const { dice } = roll.body.events.find((event) => event.event === "sv_dice_rolled");
    dice[0] = (dice[0] % 6) + 1;
    assert.throws(() => prove(forged, Follower));
  });

  test(`a scene that followed the voyage ${name} has its coins, stations and graph`, () => {
    const began = events.find((event) => event.event === "sv_game_began");
    const seats = entries[0].body.players.length;
    const each = (value) => Array.from({ length: seats }, () => structuredClone(value));
    const view = {
      turn: 0,
      phase: "place",
      quarrel: null,
      coins: each(began.coins),
      stations: each(0),
      pools: each([]),
      reserve: each(4),
      minors_held: each(0),
      minors_used: each(0),
      majors: [],
      quarrel_tokens: each(0),
      placed: each(false),
      entities: [],
      statements: [],
      duties: [],
      minors: [],
      discards: [],
      refused_by: [],
      last_turns: [],
      to_act: [],
    };
    let scene = sceneOf(view, null, null);
    for (const event of events) {
      scene = after(scene, event);
    }
    const last = (kind, seat) => events.filter((event) => event.event === kind && event.seat === seat).at(-1);
    for (let seat = 0; seat < seats; seat++) {
      if (last("sv_coins_changed", seat)) assert.equal(scene.coins[seat], last("sv_coins_changed", seat).coins);
      if (last("sv_meeple_moved", seat)) assert.equal(scene.stations[seat], last("sv_meeple_moved", seat).station);
      assert.ok(scene.pools[seat].length <= 4);
    }
    assert.equal(scene.statements.length, events.filter((event) => event.event === "sv_statement_made").length);
    assert.equal(scene.entities.length, events.filter((event) => event.event === "sv_entity_placed").length);
    assert.equal(scene.phase, "over");
  });
}

test("where they speak in turn, every speech is of the same length", () => {
  const at = (left) => Object.values(speechAt(left * 1000, 4, 2));
  assert.deepEqual([240, 181, 180, 61, 60, 0].map(at), [
    [0, 60000],
    [0, 1000],
    [1, 60000],
    [2, 1000],
    [3, 60000],
    [3, 0],
  ]);
  assert.deepEqual(at(241), [0, 61000]);
});
