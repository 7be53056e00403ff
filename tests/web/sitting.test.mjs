// What is led is said again until it is answered; rows and times are put together from what the server says.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

const lines = [];
const listeners = {};

globalThis.WebSocket = class {
  static CONNECTING = 0;
  static OPEN = 1;
  readyState = 0;
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
globalThis.removeEventListener = () => {};
globalThis.document = {
  hidden: false,
  addEventListener: (name, act) => {
    listeners[name] = act;
  },
  removeEventListener() {},
  documentElement: { dataset: {}, lang: "en" },
};
globalThis.matchMedia = () => ({ matches: false });
globalThis.location = { href: "http://class.test/" };

const { Sitting } = await import("../../src/tallystick/web/live/sitting.js");

let sitting;

/** A line that has just been opened. */
function opened() {
  const line = lines.at(-1);
  line.readyState = 1;
  line.onopen();
  return line;
}

const hears = (line, message) => line.onmessage({ data: JSON.stringify(message) });

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  document.hidden = false;
  lines.length = 0;
  sitting?.close();
  sitting = new Sitting("abc", "token");
});

test("a line begins with the session and the token, and they alone say who this is", () => {
  assert.deepEqual(opened().sent, [{ say: "enter", session: "abc", token: "token" }]);
});

test("an action has an id of 32 digits, and its answer comes to who asked", async () => {
  const line = opened();
  const asked = sitting.lead("say", { text: "Look up", wall: true });
  const { id, ...said } = line.sent.at(-1);
  assert.deepEqual(said, { say: "lead", do: "say", text: "Look up", wall: true });
  assert.match(id, /^[0-9a-f]{32}$/);
  assert.equal(sitting.asking.value, 1);
  hears(line, { kind: "did", id, key: "new" });
  const { did, problem, key } = await asked;
  assert.deepEqual({ did, problem, key }, { did: true, problem: "", key: "new" });
  assert.equal(sitting.asking.value, 0);
});

test("what is not answered is said again on the next line, in its order and with the same id; then no more", () => {
  const first = opened();
  sitting.lead("seat");
  sitting.lead("begin");
  const [, seat, begin] = first.sent;
  hears(first, { kind: "did", id: seat.id });
  first.readyState = 3;
  first.onclose({ code: 1006 });
  assert.equal(sitting.cut.value, true);
  sitting.lead("pause");
  mock.timers.tick(2000);
  const second = opened();
  assert.deepEqual(
    second.sent.map(({ say, do: what }) => what ?? say),
    ["enter", "begin", "pause"],
  );
  assert.equal(second.sent[1].id, begin.id);
  for (const { id } of second.sent.slice(1)) hears(second, { kind: "did", id });
  assert.equal(sitting.asking.value, 0);
  second.onclose({ code: 1006 });
  mock.timers.tick(2000);
  assert.deepEqual(opened().sent.length, 1);
});

test("a refusal is an answer with a sentence, and is told for a while", async () => {
  const line = opened();
  const asked = sitting.lead("begin", { table: 9 });
  hears(line, { kind: "refused", id: line.sent.at(-1).id, code: "no_such_table", arguments: {} });
  const answer = await asked;
  assert.equal(answer.did, false);
  assert.equal(answer.code, "no_such_table");
  assert.equal(answer.problem, "refused-no_such_table", "its id, for no words are loaded here");
  assert.equal(sitting.problem.value, "refused-no_such_table");
  mock.timers.tick(8000);
  assert.equal(sitting.problem.value, "");
});

test("whoever still waits when the line is closed for good is told so", async () => {
  const line = opened();
  const asked = sitting.lead("pause");
  line.onclose({ code: 4001 });
  assert.equal((await asked).code, "line_closed");
  assert.equal((await sitting.lead("pause")).did, false);
  assert.equal(sitting.closed.value, 4001);
});

test("changed rows take the place of the old ones, and after entering again all are new", () => {
  const line = opened();
  const row = (number, step) => ({ number, step });
  hears(line, { kind: "rows", rows: [row(2, 1), row(1, 1)] });
  hears(line, { kind: "rows", rows: [row(2, 5)] });
  assert.deepEqual(sitting.rows.value, [row(1, 1), row(2, 5)]);
  sitting.changed("open", 0);
  hears(line, { kind: "rows", rows: [row(3, 1)] });
  assert.deepEqual(sitting.rows.value, [row(3, 1)]);
});

test("time is the server's, also where this clock is wrong", () => {
  const line = opened();
  hears(line, { kind: "sitting", phase: "playing", now: Date.now() + 3_600_000 });
  assert.ok(Math.abs(sitting.time() - Date.now() - 3_600_000) < 1000);
});

test("a person's phone says when it sleeps and wakes, also on a new line; nobody else's does", () => {
  const line = opened();
  document.hidden = true;
  listeners.visibilitychange();
  assert.equal(line.sent.length, 1, "a wall may sleep as it likes");
  hears(line, { kind: "sitting", phase: "arriving", now: 1 });
  listeners.visibilitychange();
  assert.deepEqual(line.sent.at(-1), { say: "asleep", asleep: true });
  sitting.changed("open", 0);
  assert.equal(line.sent.length, 3);
  document.hidden = false;
  listeners.visibilitychange();
  assert.deepEqual(line.sent.at(-1), { say: "asleep", asleep: false });
});
