// Where words go on the chart: a name has several places around its disk, a predicate around its knot and then along
// its cord. What fits nowhere is left out, names last of all.

/** @typedef {import("./layout.js").Place} Place */
/** @typedef {[left: number, top: number, right: number, bottom: number]} Box */
/**
 * @typedef {object} Thing a disk or a knot with its words
 * @property {string} node
 * @property {number} x
 * @property {number} y
 * @property {number} half how far its body reaches
 * @property {number} width of the words
 * @property {number} height
 * @property {number} rank the least is placed first; below 1 it must be read
 * @property {Place[]} [cord] of a knot: from, knot, to
 */

const GAP = 3;
const MUCH = 0.3; // of a name over others: then neither could be read
const ALONG = [0.4, 0.6, 0.32, 0.68, 0.24, 0.76];

/** @param {Box} one @param {Box} other @param {number} gap */
const touch = (one, other, gap) =>
  one[0] < other[2] + gap && other[0] < one[2] + gap && one[1] < other[3] + gap && other[1] < one[3] + gap;

/** How much two boxes share. @param {Box} one @param {Box} other */
const shared = (one, other) =>
  Math.max(0, Math.min(one[2], other[2]) - Math.max(one[0], other[0])) *
  Math.max(0, Math.min(one[3], other[3]) - Math.max(one[1], other[1]));

/** A point of a cord that is bent over its knot. @param {Place[]} cord @param {number} at from 0 to 1 */
export function along([from, knot, to], at) {
  const on = (/** @type {"x" | "y"} */ axis) => {
    const bend = 2 * knot[axis] - (from[axis] + to[axis]) / 2;
    return (1 - at) ** 2 * from[axis] + 2 * at * (1 - at) * bend + at ** 2 * to[axis];
  };
  return { x: on("x"), y: on("y") };
}

/** The places of some words, the best first. @param {Thing} thing @returns {number[][]} */
function places({ x, y, half, width, height, cord }) {
  const [aside, below] = [half + width / 2, half + height / 2];
  if (!cord)
    return [
      [x, y + below - 4],
      [x, y - below + 1],
      [x + aside, y],
      [x - aside, y],
      [x + width / 3, y + below],
      [x - width / 3, y + below],
      [x + width / 3, y - below],
      [x - width / 3, y - below],
      [x + width / 2, y + below],
      [x - width / 2, y + below],
      [x + width / 2, y - below],
      [x - width / 2, y - below],
      [x + aside, y + height],
      [x - aside, y + height],
      [x + aside, y - height],
      [x - aside, y - height],
      [x, y],
    ];
  return [
    [x, y + below],
    [x, y - below],
    [x + aside, y],
    [x - aside, y],
    [x + width / 2, y + below],
    [x - width / 2, y + below],
    [x + width / 2, y - below],
    [x - width / 2, y - below],
    ...ALONG.flatMap((at) => {
      const point = along(cord, at);
      return [
        [point.x, point.y],
        [point.x + width / 2, point.y - height / 3],
        [point.x - width / 2, point.y + height / 3],
      ];
    }),
  ];
}

/**
 * The middle of every word that can be read; what is missing in the answer has no room.
 * @param {Thing[]} things
 * @param {Box | null} sheet nothing is written beyond it
 * @param {boolean} names whether every name must be there, a little over another one if it cannot be otherwise
 * @returns {Map<string, Place>}
 */
export function placed(things, sheet, names) {
  const body = (/** @type {Thing} */ { x, y, half }) => /** @type {Box} */ ([x - half, y - half, x + half, y + half]);
  const bodies = things.map((thing) => ({ thing, box: body(thing) }));
  /** @type {Box[]} */
  const written = [];
  const found = new Map();
  for (const thing of [...things].sort((one, other) => one.rank - other.rank)) {
    const { node, width, height, cord } = thing;
    const inWay = bodies.filter((other) => other.thing !== thing && (cord || !other.thing.cord)).map(({ box }) => box);
    const slack = cord ? -1 : -3;
    let best = null;
    let least = Infinity;
    for (const [x, y] of places(thing)) {
      const box = /** @type {Box} */ ([x - width / 2, y - height / 2, x + width / 2, y + height / 2]);
      if (sheet && (box[0] < sheet[0] || box[1] < sheet[1] || box[2] > sheet[2] || box[3] > sheet[3])) continue;
      if (!written.some((other) => touch(box, other, GAP)) && !inWay.some((other) => touch(box, other, slack))) {
        best = { x, y, box };
        break;
      }
      if (thing.rank >= 1 && (cord || !names)) continue;
      const covered = written.reduce((sum, other) => sum + shared(box, other), 0);
      if (thing.rank >= 1 && covered > MUCH * width * height) continue;
      const over = inWay.reduce((sum, other) => sum + shared(box, other), 4 * covered);
      if (over < least) [best, least] = [{ x, y, box }, over];
    }
    if (!best) continue;
    found.set(node, { x: best.x, y: best.y });
    written.push(best.box);
  }
  return found;
}
