// A statement about another one names it whole in the log, not by its predicate alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { retold } from "../../../src/tallystick/web/games/shelves_voyage/scene.js";

const made = { event: "sv_statement_made", statement: "s1", subject_text: "@a", predicate: "@b", object_text: "@c" };
const log = [{ event: { event: "sv_turn_began", turn: 1 } }, { event: made }];

test("the end that is a statement is told as its three parts, and no other is", () => {
  assert.deepEqual(retold({ event: "sv_statement_made", subject: "s1", object: "e4" }, log), {
    subject_text: "@a|@b|@c",
  });
  assert.deepEqual(retold({ event: "sv_statement_proposed", subject: "e4", object: "s1" }, log), {
    object_text: "@a|@b|@c",
  });
  assert.deepEqual(retold({ event: "sv_turn_began" }, log), {});
  assert.deepEqual(retold({ event: "sv_statement_proposed", subject: "e1", object: "new" }, log), {});
});
