// What a browser holds for possible while its own move is on its way.

import assert from "node:assert/strict";
import { test } from "node:test";

const lines = [];

globalThis.WebSocket = class {
  static OPEN = 1;
  static CONNECTING = 0;
  readyState = 1;
  sent = [];
  constructor() {
    lines.push(this);
  }
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
};
globalThis.addEventListener = () => {};
globalThis.document = { addEventListener() {}, documentElement: { dataset: {}, lang: "en" } };
globalThis.matchMedia = () => ({ matches: false });
globalThis.location = { href: "http://table.test/" };
globalThis.localStorage = { getItem: () => null, setItem() {} };
globalThis.indexedDB = { open: () => ({}) };

const { Session } = await import("../../src/tallystick/web/live/session.js");

const frame = (seq, legal) => ({
  kind: "frame",
  seq,
  head: "",
  entries: [],
  opened: [],
  view: { to_act: [0] },
  own: {},
  legal,
  wait: null,
});

/** A seat that has been told of one decision, and has made it. */
function decided() {
  const session = new Session("table", { seat: 0, token: "a", seed: "00".repeat(32) });
  clearInterval(session.pulse);
  const line = lines.at(-1);
  line.onopen();
  session.hear(frame(3, [{ move: "pass" }]));
  session.move({ move: "pass" });
  return { session, line, id: line.sent.at(-1).id };
}

test("a move is on its way until what came of it is seen", () => {
  const { session, id } = decided();
  session.hear({ kind: "done", id, seq: 4 });
  assert.equal(session.waiting.value, id, "nothing else is legal yet, and the old decision is made");
  session.hear(frame(4, []));
  assert.equal(session.waiting.value, "");
});

test("a move that is seen before it is answered is over with the answer", () => {
  const { session, id } = decided();
  session.hear(frame(4, []));
  assert.equal(session.waiting.value, id);
  session.hear({ kind: "done", id, seq: 4 });
  assert.equal(session.waiting.value, "");
});

test("after a refusal the player decides again", () => {
  const { session, id } = decided();
  session.hear({ kind: "refused", id, code: "stale", arguments: {} });
  assert.equal(session.waiting.value, "");
  assert.equal(session.refusal.value.code, "stale");
});

test("an answered move is not said again on a new line, an unanswered one is", async () => {
  const { session, line, id } = decided();
  session.changed("open", 0);
  await new Promise((later) => setTimeout(later, 350));
  assert.deepEqual(
    line.sent.filter(({ say }) => say === "move").map((move) => move.id),
    [id, id],
  );
  session.hear({ kind: "done", id, seq: 4 });
  session.changed("open", 0);
  await new Promise((later) => setTimeout(later, 350));
  assert.equal(line.sent.filter(({ say }) => say === "move").length, 2);
});
