// The keys of sessions: taken out of the address, one for each role, and forgotten when asked.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

let address = "";
globalThis.history = {
  replaceState(_state, _title, to) {
    address = to;
  },
};
globalThis.location = { pathname: "/lead/abc", search: "", hash: "" };
const KEY = "k".repeat(43);

/** A browser that keeps things, or one that refuses. */
const keeping = () => {
  const store = {};
  const hidden = (name, value) => Object.defineProperty(store, name, { value, enumerable: false });
  hidden("getItem", (name) => store[name] ?? null);
  hidden("setItem", (name, text) => {
    store[name] = text;
  });
  hidden("removeItem", (name) => delete store[name]);
  return store;
};

const keys = await import("../../src/tallystick/web/shell/session_keys.js");

beforeEach(() => {
  globalThis.localStorage = keeping();
  location.hash = address = "";
});

test("a key leaves the address at once and is found again", () => {
  location.hash = "#" + KEY;
  assert.equal(keys.takeSessionKey("abc", "lead").token, KEY);
  assert.equal(address, "/lead/abc");
  location.hash = "";
  assert.equal(keys.takeSessionKey("abc", "lead").token, KEY);
});

test("one device may lead, sit in the class and show the wall, each with its own key", () => {
  keys.keepSessionKey("abc", "person", { token: "mine", number: 7, name: "Calm Otter" });
  keys.keepSessionKey("abc", "wall", { token: "wall" });
  assert.equal(keys.sessionKey("abc", "person").token, "mine");
  assert.equal(keys.sessionKey("abc", "wall").token, "wall");
  assert.equal(keys.sessionKey("abd", "person"), null);
  assert.deepEqual(
    keys.sessionsHere("person").map(({ session, name }) => [session, name]),
    [["abc", "Calm Otter"]],
  );
  keys.forgetSession("abc", "person");
  assert.equal(keys.sessionKey("abc", "person"), null);
  assert.equal(keys.sessionKey("abc", "wall").token, "wall");
});

test("what is learned later is kept beside the token", () => {
  keys.keepSessionKey("abc", "person", { token: "mine" });
  keys.noteSession("abc", "person", { title: "Who keeps the record?" });
  const { token, title } = keys.sessionKey("abc", "person");
  assert.deepEqual([token, title], ["mine", "Who keeps the record?"]);
});

test("a browser that keeps nothing takes part while the page is open", () => {
  globalThis.localStorage = undefined;
  keys.keepSessionKey("xyz", "person", { token: "mine" });
  assert.equal(keys.sessionKey("xyz", "person").token, "mine");
  assert.equal(keys.sessionsHere("person").length >= 1, true);
  keys.forgetSession("xyz", "person");
  assert.equal(keys.sessionKey("xyz", "person"), null);
});
