// The pure parts of the facilitator's screens: time, pace, tables and the stick.
import assert from "node:assert/strict";
import { test } from "node:test";

const WEB = "../../src/tallystick/web/";
const pace = await import(`${WEB}pages/session/pace.js`);
const { placed } = await import(`${WEB}pages/session/stick.js`);

test("people are seated as the server would seat them", () => {
  const island = { fewest: 2, most: 6, wanted: 4, fill: "wanted" };
  const sizes = (people, rules) => pace.tablesFor(people, rules).map(({ people: here, bots }) => `${here}+${bots}`);
  assert.deepEqual(sizes(27, island), ["4+0", "4+0", "4+0", "4+0", "4+0", "4+0", "3+1"]);
  assert.deepEqual(sizes(5, island), ["5+0"]);
  assert.deepEqual(sizes(1, island), ["1+3"]);
  assert.deepEqual(sizes(10, island), ["4+0", "3+1", "3+1"]);
  assert.deepEqual(sizes(5, { ...island, most: 4 }), ["3+1", "2+2"]);
  assert.equal(sizes(61, island).length, 15);
  assert.equal(sizes(500, { fewest: 3, most: 10, wanted: 5, fill: "wanted" }).length, 100);
  assert.deepEqual(sizes(3, { ...island, fill: "fewest" }), ["3+0"]);
});

test("a lesson of any length is cut into five parts that fill it", () => {
  assert.deepEqual(pace.partsFor(45, {}), { arrive: 6, brief: 4, play: 19, debrief: 12, after: 4 });
  assert.deepEqual(pace.partsFor(60, { play: 30 }), { arrive: 8, brief: 5, play: 30, debrief: 16, after: 6 });
  for (let minutes = 20; minutes <= 240; minutes++) {
    const parts = pace.partsFor(minutes, {});
    assert.equal(
      Object.values(parts).reduce((sum, part) => sum + part, 0),
      minutes,
    );
    assert.ok(parts.play > 0);
  }
});

test("rounds fit into the time, and only where a game counts them", () => {
  const island = { options: [{ name: "rounds", least: 1, most: 60 }] };
  assert.equal(pace.roundsFor(island, 25), 10);
  assert.equal(pace.roundsFor(island, 1), 1);
  assert.equal(pace.roundsFor({ options: [] }, 25), 0);
});

test("a move takes from the entry before; the clock and the facilitator make none", () => {
  const entries = [
    { seq: 0, t: 0, kind: "note", actor: null },
    { seq: 1, t: 4000, kind: "move", actor: 2 },
    { seq: 2, t: 5000, kind: "move", actor: -1 },
    { seq: 3, t: 9000, kind: "note", actor: -2 },
    { seq: 4, t: 12_000, kind: "move", actor: 0 },
  ];
  assert.deepEqual(pace.movesTook(entries), [
    { seq: 1, seat: 2, ms: 4000 },
    { seq: 4, seat: 0, ms: 3000 },
  ]);
  assert.equal(pace.usual([1, 2, 3]), null);
  assert.deepEqual(pace.usual([9, 1, 5, 3, 7, 100, 2, 4, 6, 8, 10]), { from: 2, to: 10 });
});

test("what is left is told of the part that the session is in, also when it is over time", () => {
  const parts = [
    { part: "arrive", from: 0, to: 100 },
    { part: "play", from: 100, to: 200 },
  ];
  assert.deepEqual(pace.leftIn(parts, "playing", 150), { part: "play", left: 50 });
  assert.deepEqual(pace.leftIn(parts, "playing", 230), { part: "play", left: -30 });
  assert.equal(pace.leftIn(parts, "over", 230), null);
  assert.equal(pace.partAt(parts, 250).part, "play");
});

test("a stick writes only what there is room for", () => {
  const parts = [
    { name: "Arrive", minutes: 0.1, hour: "10:00" },
    { name: "Brief", minutes: 0.1, hour: "10:01" },
    { name: "Play", minutes: 25, hour: "10:02" },
    { name: "Debrief", minutes: 16, hour: "10:27" },
  ];
  assert.deepEqual(
    placed(parts, 1230).places.map(({ name, hour }) => [name, hour]),
    [
      ["", "10:00"],
      ["", ""],
      ["Play", ""],
      ["Debrief", "10:27"],
    ],
  );
});
