// The browser's own proofs against what Python says. Run with: node --test tests/web
import assert from "node:assert/strict";
import { test } from "node:test";
import { Follower } from "../../src/tallystick/web/games/market_island/proof.js";
import { Disproved, followerOf, prove } from "../../src/tallystick/web/proof/fair.js";
import { canonical, checkBlocks, commitment, sealOf } from "../../src/tallystick/web/proof/journal.js";
import { provenTexts, referenceTo, saltFor, tableKey } from "../../src/tallystick/web/proof/opened.js";
import { bytes, hashed, hex, hmac, unhex } from "../../src/tallystick/web/proof/sha256.js";
import { spoken } from "../../src/tallystick/web/proof/spoken.js";
import { Tape } from "../../src/tallystick/web/proof/tape.js";
import { shake128 } from "../../src/tallystick/web/vendor/shake128.js";
import { entriesOf, recorded, vectors } from "./recorded.mjs";

const followed = recorded("market-island").filter(([, entries]) => Follower.can(entries[0].body.options));
const GAMES = ["plain", "short", "odd", "harsh", "stopped"];

test("hashes are what Python makes of the same bytes", () => {
  for (const [text, expected] of vectors.sha256) assert.equal(hashed(text), expected);
  for (const [key, expected] of vectors.hmac) assert.equal(hex(hmac(bytes(key), bytes("message"))), expected);
  for (const [text, expected] of vectors.shake) assert.equal(hex(shake128(bytes(text), { dkLen: 400 })), expected);
});

test("dice and shuffles come off the tape as in Python", () => {
  const tape = new Tape(bytes("key"));
  for (const [n, expected] of vectors.draws) assert.equal(tape.below(n), expected);
  assert.deepEqual(new Tape(bytes("cards")).shuffle([...Array(52).keys()]), vectors.shuffled);
});

test("canonical bytes, keys and commitments agree", () => {
  const [value, expected] = vectors.canonical;
  assert.equal(canonical(value), expected);
  for (const value of [{ b: 1, a: 2 }, { 9: 1, 10: 2 }, [{ a: { c: "é", b: [] } }], { a: null, b: [true, -1] }]) {
    const inOrder = (/** @type {any} */ one) =>
      one && typeof one === "object" && !Array.isArray(one)
        ? `{${Object.keys(one)
            .sort()
            .map((key) => `"${key}":${inOrder(one[key])}`)
            .join()}}`
        : Array.isArray(one)
          ? `[${one.map(inOrder).join()}]`
          : JSON.stringify(one);
    assert.equal(canonical(value), inOrder(value));
  }
  for (const no of [1.5, 2 ** 53, undefined, { a: [Number.NaN] }, () => 1]) assert.throws(() => canonical(no));
  const key = tableKey(bytes("s".repeat(32)), "ab".repeat(32), [
    bytes("1".repeat(32)),
    bytes(""),
    bytes("3".repeat(32)),
  ]);
  assert.equal(hex(key), vectors.key);
  assert.equal(commitment(saltFor(key, 7, "e1_card"), "t", 7, "e1_card", ["9H", "10C"]), vectors.commitment);
  assert.deepEqual(unhex("00ff"), new Uint8Array([0, 255]));
});

test("what people wrote has the reference that Python gives it, and other words have another", () => {
  for (const [text, reference] of vectors.texts) {
    assert.equal(referenceTo(bytes("s".repeat(32)), "t", text), reference);
    const kept = { salt: hex(bytes("s".repeat(32))), text };
    assert.deepEqual(provenTexts("t", { [reference]: kept }), { [reference]: text });
    assert.deepEqual(provenTexts("t", { [reference]: { ...kept, text: text + "!" } }), { [reference]: null });
    assert.deepEqual(provenTexts("u", { [reference]: kept }), { [reference]: null });
    assert.deepEqual(provenTexts("t", { [reference]: null }), { [reference]: null });
  }
});

for (const [name, entries] of [...GAMES.map((name) => [name, entriesOf(name)]), ...followed]) {
  test(`the whole game “${name}” is proved: every seal, die, card and promise`, () => {
    const proof = prove(entries, Follower);
    const dice = entries
      .flatMap((entry) => entry.body.events ?? [])
      .filter((event) => event.event === "die_thrown").length;
    assert.equal(proof.dice, dice);
    assert.ok(proof.cards > 0 && proof.promises > 0);
    const blocks = entries
      .flatMap((entry) => entry.body.events ?? [])
      .filter((event) => event.event === "block_mined")
      .map((event) => event.block);
    assert.ok(checkBlocks(blocks).every(({ hash, link }) => hash && link));
  });
}

test("the follower of a journal is that of its game; a game without one is proved by seals and seeds", async () => {
  const entries = entriesOf("plain");
  assert.equal(await followerOf(entries), Follower);
  for (const game of ["no-such-game", "../games/market-island", "", undefined])
    assert.equal(await followerOf([{ ...entries[0], body: { game } }]), null);
  assert.equal(await followerOf([]), null);
  assert.deepEqual(prove(entries, null), { dice: 0, cards: 0, promises: 0, entries: entries.length });
});

test("a changed number anywhere is found at its entry", () => {
  const entries = entriesOf("plain");
  for (const seq of [0, 5, 20, entries.length - 1]) {
    const copy = structuredClone(entries);
    copy[seq].t += 1;
    assert.throws(
      () => prove(copy, Follower),
      (error) => error instanceof Disproved && error.seq === seq,
    );
  }
});

test("a patient forger who seals everything again is caught by the dice", () => {
  const entries = entriesOf("plain");
  const place = entries.findIndex((entry) => entry.body.events?.some((event) => event.event === "die_thrown"));
  entries[place].body.events[0].value = (entries[place].body.events[0].value % 6) + 1;
  for (let seq = place; seq < entries.length; seq++) {
    entries[seq].prev = entries[seq - 1].seal;
    entries[seq].seal = sealOf(entries[seq]);
  }
  assert.throws(
    () => prove(entries, Follower),
    (error) => error instanceof Disproved && error.seq === place && error.why === "wrong_events",
  );
});

test("four words stand for a seal", () => {
  assert.equal(spoken("0123456789abcdef").split(" ").length, 4);
  assert.notEqual(spoken("0123456789abcdef"), spoken("0123456789abcdee"));
});
