// A line that dies without a word is noticed, told and replaced; one that only slept is not.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

const listeners = {};
const lines = [];

globalThis.WebSocket = class {
  static CONNECTING = 0;
  static OPEN = 1;
  readyState = 0;
  sent = [];
  closed = false;
  constructor() {
    lines.push(this);
  }
  send(text) {
    this.sent.push(JSON.parse(text).say);
  }
  close() {
    this.closed = true; // over a dead line the end is never told, and it goes on saying that it is open
  }
};
globalThis.addEventListener = (name, act) => {
  listeners[name] = act;
};
globalThis.removeEventListener = () => {};
globalThis.document = { hidden: false, addEventListener: globalThis.addEventListener, removeEventListener() {} };
globalThis.location = { href: "http://table.test/" };

const { BEAT, connect } = await import("../../src/tallystick/web/live/socket.js");

const told = [];
let connection;

/** Time goes by, with a beat twice a second, and as late as a browser that sleeps. */
function later(milliseconds, step = BEAT) {
  for (let gone = 0; gone < milliseconds; gone += step) {
    mock.timers.tick(step);
    connection.beat();
  }
}

const hears = (line, kind) => line.onmessage({ data: JSON.stringify({ kind }) });

function opened() {
  const line = lines.at(-1);
  line.readyState = 1;
  line.onopen();
  return line;
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["Date", "setTimeout"], now: 1_000_000 });
  document.hidden = false;
  lines.length = told.length = 0;
  connection = connect(
    () => ({ say: "hello" }),
    ({ kind }) => told.push(kind),
    (state) => told.push(state),
    (silent) => told.push(silent ? "silent" : "heard"),
  );
  opened();
  hears(lines[0], "seated");
  hears(lines[0], "frame");
  told.length = 0;
});

test("a line on which nothing happens is asked now and then, and stays", () => {
  for (let i = 0; i < 20; i++) {
    later(3000);
    hears(lines[0], "pong");
  }
  assert.deepEqual(told, [], "that it answers is no news");
  assert.equal(lines.length, 1);
  assert.equal(lines[0].sent.filter((say) => say === "ping").length, 20);
});

test("a line that says nothing is told within 5 s, and another one is tried", () => {
  later(5000);
  assert.deepEqual(told, ["silent"]);
  assert.deepEqual(lines[0].sent, ["hello", "ping"], "nobody is asked twice");
  later(7000);
  assert.deepEqual(told, ["silent", "heard", "lost"]);
  assert.equal(lines.length, 2);
  opened();
  hears(lines[0], "gone"); // the old one wakes up late
  assert.deepEqual(told.slice(3), ["open"]);
});

test("the network goes and comes: told at once, and back although the dead line says that it is open", () => {
  listeners.offline();
  assert.deepEqual(told, ["silent"]);
  listeners.online();
  assert.equal(lines.length, 2);
  assert.ok(lines[0].closed);
  mock.timers.tick(5000);
  assert.equal(lines.length, 2, "one new line, not two");
});

test("a server on the same machine answers without a network", () => {
  listeners.offline();
  hears(lines[0], "pong");
  assert.deepEqual(told, ["silent", "heard"]);
  listeners.online();
  assert.equal(lines.length, 1);
});

test("a browser that slept reads first what came meanwhile", () => {
  mock.timers.tick(60_000);
  connection.beat();
  assert.deepEqual(told, []);
  later(1500);
  hears(lines[0], "pong");
  later(2000);
  assert.deepEqual(told, []);
  document.hidden = true;
  later(60_000);
  assert.equal(lines[0].sent.filter((say) => say === "ping").length, 1, "nobody looks, so nobody asks");
  assert.deepEqual(told, []);
});

test("the first frame of a long game may take its time", () => {
  later(12_000);
  const line = opened();
  hears(line, "seated");
  told.length = 0;
  later(15_000);
  assert.deepEqual(told, []);
  hears(line, "frame");
  later(5000);
  assert.deepEqual(told, ["frame", "silent"]);
});
