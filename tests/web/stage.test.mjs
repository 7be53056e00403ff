// News are shown event by event; the last picture of each frame is the view that came with it.

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.addEventListener = () => {};
globalThis.document = {
  addEventListener() {},
  documentElement: { dataset: {}, lang: "en" },
  getElementById: () => null,
  hidden: false,
};
globalThis.matchMedia = () => ({ matches: true });
globalThis.location = { href: "http://table.test/" };
globalThis.localStorage = { getItem: () => null, setItem() {} };

const { Stage } = await import("../../src/tallystick/web/live/stage.js");
const { pace } = await import("../../src/tallystick/web/shell/settings.js");

/** A game of which the events tell how often something happened, but not who is asked. */
const game = {
  lasts: { step: 0 },
  sceneOf: (view) => ({ ...view, marked: "" }),
  after: (scene, { mark }) => ({ ...scene, count: scene.count + 1, marked: mark }),
  before: async () => false,
  afterwards: async () => {},
  quiet: () => true,
};
const entry = (...marks) => ({ seq: 1, t: 0, marks });

function seated() {
  const session = {
    view: { value: { count: 0, to_act: [0] } },
    seat: { value: null },
    mine: { value: false },
    replica: { eventsOf: ({ marks }) => marks.map((mark) => ({ event: "step", mark })) },
    listen: () => {},
  };
  const stage = new Stage(session, game);
  const hear = (view, ...marks) => {
    session.view.value = view;
    stage.news([entry(...marks)], false);
  };
  stage.news([], true);
  const pictures = [];
  stage.scene.subscribe((scene) => pictures.push(`${scene.count}${scene.marked}:${scene.to_act}`));
  return { hear, pictures, stage };
}

const shown = (stage) =>
  new Promise((done) => {
    const look = () => (stage.busy.value ? setTimeout(look, 1) : done());
    look();
  });

test("what no event tells stays as it was until the last event of its frame, and nothing else waits", async () => {
  const { hear, pictures, stage } = seated();
  hear({ count: 2, to_act: [3] }, "a", "b");
  await shown(stage);
  assert.deepEqual(pictures, ["0:0", "1a:0", "2b:3", "2:3"]);
});

test("each of several frames ends with its own view, though the newest is known already", async () => {
  const { hear, pictures, stage } = seated();
  hear({ count: 1, to_act: [1] }, "a");
  hear({ count: 3, to_act: [2] }, "b", "c");
  await shown(stage);
  assert.deepEqual(pictures, ["0:0", "1a:1", "2b:1", "3c:2", "3:2"]);
});

test("what is worth watching stays as long as the pace says, whatever waits or stands still", async () => {
  const { stage } = seated();
  stage.queue.push(...Array(99).fill({ event: { event: "step" } }));
  stage.game = { ...game, lasts: { step: 1000 } };
  for (const [chosen, least] of [
    ["fast", 20],
    ["normal", 40],
    ["slow", 68],
  ]) {
    pace.value = chosen;
    const since = performance.now();
    await stage.rest(40, true);
    assert.ok(performance.now() - since >= least - 2, chosen);
  }
  const since = performance.now();
  await stage.rest(40);
  assert.ok(performance.now() - since < 15, "the rest hurries");
  pace.value = "normal";
});

test("alone against bots the first rounds wait until the player goes on, and nobody else waits", async () => {
  const { stage } = seated();
  const waits = async (first) => {
    const lingering = stage.linger(first);
    const found = stage.lingers.value;
    stage.wake();
    await lingering;
    return found;
  };
  const bot = { seat: 1, kind: "bot" };
  stage.session.seat.value = 0;
  stage.session.lobby = { value: { players: [{ seat: 0, kind: "person" }, bot] } };
  assert.deepEqual([await waits(true), await waits(false)], [true, false]);
  pace.value = "slow";
  assert.ok(await waits(false));
  pace.value = "fast";
  assert.ok(!(await waits(true)));
  pace.value = "normal";
  stage.session.lobby.value.players.push({ seat: 2, kind: "person" });
  assert.ok(!(await waits(true)));
});

test("what is held stands still, also at the end, and when it is held again at once", async () => {
  const { hear, pictures, stage } = seated();
  const stood = async () => {
    await new Promise((done) => setTimeout(done, 5));
    return pictures.at(-1);
  };
  stage.hold(true);
  hear({ count: 1, to_act: [1] }, "a");
  assert.equal(await stood(), "0:0");
  stage.game = { ...game, afterwards: async () => stage.hold(true) };
  stage.hold(false);
  assert.equal(await stood(), "1a:1", "the truth of the server waits as well");
  stage.hold(false);
  stage.hold(true);
  assert.equal(await stood(), "1a:1");
  assert.ok(stage.busy.value);
  stage.hold(false);
  assert.equal(await stood(), "1:1");
});

test("while somebody is taught, what is skipped waits until it was looked at, and stands still if wanted", async () => {
  const { hear, pictures, stage } = seated();
  const later = () => new Promise((done) => setTimeout(done, 5));
  const look = () => stage.look({ event: stage.latest.value, scene: stage.scene.value });
  stage.teaches = true;
  stage.hurry = true;
  hear({ count: 3, to_act: [1] }, "a", "b", "c");
  await later();
  assert.equal(pictures.at(-1), "1a:0", "nobody has looked yet");
  look();
  await later();
  assert.equal(pictures.at(-1), "2b:0");
  stage.hold(true);
  look();
  await later();
  assert.equal(pictures.at(-1), "2b:0", "this is being explained");
  stage.teaches = false; // whoever teaches has gone
  stage.hold(false);
  await shown(stage);
  assert.equal(pictures.at(-1), "3:1");
});
