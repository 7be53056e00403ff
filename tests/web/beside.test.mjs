// The card of a lesson lies beside what it speaks of, on whichever side there is room.
import assert from "node:assert/strict";
import { test } from "node:test";
import { placeBeside } from "../../src/tallystick/web/shell/beside.js";

const CARD = { width: 360, height: 200 };
const box = (left, top, width, height) => ({ left, top, right: left + width, bottom: top + height });
const apart = (at, framed) =>
  at.left >= framed.right ||
  at.left + CARD.width <= framed.left ||
  at.top >= framed.bottom ||
  at.top + CARD.height <= framed.top;

test("a lesson covers nothing of what it frames, on whichever side that lies", () => {
  const desktop = { width: 1440, height: 900 };
  for (const framed of [
    box(400, 60, 600, 300), // room below
    box(400, 560, 600, 300), // above
    box(20, 20, 700, 860), // at the right
    box(700, 20, 720, 860), // at the left
  ]) {
    const at = placeBeside(framed, CARD, desktop);
    assert.ok(apart(at, framed), JSON.stringify({ at, framed }));
    assert.ok(at.left >= 0 && at.top >= 0 && at.left + 360 <= 1440 && at.top + 200 <= 900, "it is inside the window");
  }
});

test("where nothing has room it covers as little as can be, inside the window", () => {
  const at = placeBeside(box(0, 40, 390, 700), CARD, { width: 390, height: 844 });
  assert.ok(at.top + CARD.height <= 844 && at.top > 600, JSON.stringify(at));
});
