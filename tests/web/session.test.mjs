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
const kept = new Map();
globalThis.localStorage = { getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => kept.set(name, text) };
globalThis.indexedDB = { open: () => ({}) };

const { keep, keysOf } = await import("../../src/tallystick/web/shell/keys.js");
const { commitmentToSeed, sealOf } = await import("../../src/tallystick/web/proof/journal.js");
const { unhex } = await import("../../src/tallystick/web/proof/sha256.js");
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

/** A lobby at which this browser has a seat, and what its server writes from then on. */
function seated(table) {
  keep(table, [{ seat: 0, token: "a" }]);
  const [key] = keysOf(table);
  const session = new Session(table, key);
  clearInterval(session.pulse);
  const line = lines.at(-1);
  line.onopen();
  const entries = [];
  const write = (...bodies) => {
    const fresh = bodies.map(([kind, actor, body]) => {
      const prev = entries.at(-1)?.seal ?? "0".repeat(64);
      const entry = { kind, actor, body, prev, seq: entries.length, sealed: {}, table };
      entries.push({ ...entry, seal: sealOf(entry) });
      return entries.at(-1);
    });
    session.hear({ ...frame(entries.length - 1, []), entries: fresh, head: entries.at(-1).seal });
  };
  write(["open", null, { players: ["a", "b"] }]);
  return { session, line, write, key, promise: ["seed", 0, { commit: commitmentToSeed(unhex(key.seed)) }] };
}

test("a start without the seed that the server had got raises the alarm, also on the next visit", () => {
  const { session, line, write, promise } = seated("rigged");
  write(promise);
  session.hear({ kind: "open_seed" });
  assert.equal(line.sent.at(-1).say, "seed");
  session.hear({ kind: "seed_shown" });
  write(["note", null, { note: "left_out", seat: 0, reason: "late" }], ["start", null, {}]);
  assert.deepEqual(session.replica.bad.value, { seq: 3, why: "own_seed_dropped" });
  assert.equal(keysOf("rigged")[0].alarm, "own_seed_dropped");
});

test("a start with one's own seed raises none, nor does one that the own browser slept through", () => {
  const fair = seated("fair");
  fair.write(fair.promise);
  fair.session.hear({ kind: "open_seed" });
  fair.session.hear({ kind: "seed_shown" });
  fair.write(["seed_open", 0, { seed: fair.key.seed }], ["start", null, {}]);
  assert.equal(fair.session.replica.bad.value, null);

  const asleep = seated("asleep");
  asleep.session.awake -= 60_000; // all this is read after waking up
  asleep.write(asleep.promise);
  asleep.session.hear({ kind: "open_seed" });
  asleep.write(["note", null, { note: "left_out", seat: 0, reason: "late" }], ["start", null, {}]);
  assert.equal(asleep.session.replica.bad.value, null);
  assert.equal(asleep.session.replica.oddStart.value, true);
});

test("a seed that came counts for its own try alone", () => {
  const { session, line, write, promise } = seated("again");
  write(promise);
  session.hear({ kind: "open_seed" });
  session.hear({ kind: "seed_shown" });
  session.changed("lost", 1006);
  session.changed("open", 0);
  assert.equal(line.sent.filter(({ say }) => say === "seed").length, 1);
  write(
    ["note", null, { note: "start_again", number: 2 }],
    ["note", null, { note: "left_out", seat: 0, reason: "away" }],
    ["start", null, {}],
  );
  assert.equal(session.replica.bad.value, null);
});
