// What a browser holds for possible while its own move is on its way.

import assert from "node:assert/strict";
import { mock, test } from "node:test";

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

const lobby = (more) => ({ kind: "lobby", host: 0, stands_in_for: null, paused: false, over: false, ...more });

test("a move that is long on its way is told, and no longer than that", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { session, id } = decided();
  mock.timers.tick(1400);
  assert.equal(session.sending.value, false);
  mock.timers.tick(200);
  assert.equal(session.sending.value, true);
  session.hear({ kind: "done", id, seq: 4 });
  session.hear(frame(4, []));
  assert.equal(session.sending.value, false);
  session.move({ move: "pass" });
  session.hear({ kind: "refused", id: session.asking.value, code: "stale", arguments: {} });
  mock.timers.tick(2000);
  assert.equal(session.sending.value, false, "an answer within the time is no news");
  mock.timers.reset();
});

test("in a pause nothing is decided, clocks stand, and a refusal of the pause goes with it", () => {
  const now = mock.method(performance, "now", () => 1000);
  const { session, line, id } = decided();
  session.hear({ kind: "done", id, seq: 4 });
  session.hear({ ...frame(4, [{ move: "pass" }]), wait: { number: 1, ends_in_ms: 9000 }, left_ms: 60_000 });
  session.hear({ kind: "refused", id: null, code: "paused", arguments: {} });
  session.hear(lobby({ paused: true }));
  session.move({ move: "pass" });
  assert.equal(line.sent.filter(({ say }) => say === "move").length, 1);
  now.mock.mockImplementation(() => 501_000);
  assert.equal(session.wait.value.endsAt - performance.now(), 9000);
  assert.equal(session.duration.value.endsAt - performance.now(), 60_000);
  session.hear({ ...frame(5, [{ move: "pass" }]), wait: { number: 1, ends_in_ms: 9000 } });
  session.hear(lobby());
  assert.equal(session.refusal.value, null);
  now.mock.mockImplementation(() => 503_000);
  assert.equal(session.wait.value.endsAt - performance.now(), 7000);
  session.move({ move: "pass" });
  assert.equal(line.sent.filter(({ say }) => say === "move").length, 2);
  now.mock.restore();
});

test("who leads is told when it changes, and for a while", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { session } = decided();
  session.hear(lobby());
  assert.equal(session.news.value, null);
  session.hear(lobby({ host: 2, stands_in_for: 0 }));
  assert.deepEqual(session.news.value, { id: "news-stands-in", seat: 2, host: 0, me: "false" });
  session.hear(lobby());
  assert.deepEqual(session.news.value, { id: "news-leads", seat: 0, host: 0, me: "true" });
  mock.timers.tick(8000);
  assert.equal(session.news.value, null);
  mock.timers.reset();
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

test("who comes late to a bot's seat had no part in the start, but a bot in one's own place raises the alarm", () => {
  const players = { note: "seated", players: ["good", "person"] };
  const late = seated("late");
  late.session.seq.value = -1; // all this was written before it came
  late.write(["note", null, players], ["start", null, {}], ["note", null, { note: "joined", seat: 0 }]);
  assert.equal(late.session.replica.bad.value, null);

  const robbed = seated("robbed");
  robbed.write(["note", null, players], ["start", null, {}], ["note", null, { note: "joined", seat: 0 }]);
  assert.equal(robbed.session.replica.bad.value.why, "own_seat_a_bot");
});
