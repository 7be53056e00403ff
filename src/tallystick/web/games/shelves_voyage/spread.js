// Spreads a chart over a sheet of any shape, so that its words can be read: disks and knots are pushed apart with the
// size of what is written on them. The same things on the same sheet always lie in the same places.

import { along, placed } from "./labels.js";

/** @typedef {import("./layout.js").Place} Place */
/** @typedef {import("./layout.js").Places} Places */
/** @typedef {{width: number, height: number, big?: boolean, least?: number}} Sheet `least` is the smallest type */
/** @typedef {{node: string, words: number[], ends?: string[]}} Part widths of its words in em; the ends of a cord */
/** @typedef {{places: Places, type: number, disk: number}} Spread `type` is the size of a name in pixels */

/** Sizes of names with those of disks, from the wall down to a crowded phone. */
const LADDER = [
  [28, 70],
  [26, 64],
  [24, 58],
  [21, 52],
  [18.5, 50],
  [17, 48],
  [16, 44],
  [15, 40],
  [14, 36],
  [13, 32],
  [12, 28],
  [12, 22],
];
const WAYS = 6; // so many beginnings are tried for a size
const STEPS = 220;
export const SPACE = 0.25; // between two words, in em
export const NAME_WIDTH = 7.4; // em
export const WORD_WIDTH = 8.5;
const WORD = 0.9; // of the size of a name

/** How large words are on paper. @param {Part} part @param {number} type */
export function paper({ words, ends }, type) {
  const em = ends ? Math.max(11.5, type * WORD) : type;
  const most = ends ? WORD_WIDTH : NAME_WIDTH;
  let [lines, line, widest] = [1, 0, 0];
  for (const word of words) {
    const longer = line ? line + SPACE + word : word;
    if (longer > most && line) {
      lines += 1;
      line = word;
    } else line = longer;
    widest = Math.max(widest, Math.min(line, most));
  }
  const [aside, above] = ends ? [0.8, 0.45] : [0.9, 0.8];
  return { width: (widest + aside) * em + 2, height: (lines * 1.15 + above) * em + 2 };
}

/** Numbers between 0 and 1 that are the same everywhere. @param {number} seed */
function numbers(seed) {
  let state = seed * 7919 + 17;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/**
 * The chart as it was surveyed, stretched over the sheet; turned when the sheet stands and the chart lies.
 * @param {Places} surveyed
 * @param {Part[]} parts
 * @param {Sheet} sheet
 * @param {number} way the later ones are shaken more and more
 */
function beginning(surveyed, parts, { width, height }, way) {
  const known = parts.map(({ node }) => surveyed.get(node) ?? { x: 0, y: 0 });
  const range = (/** @type {number[]} */ all) => [Math.min(...all), Math.max(...all)];
  const [left, right] = range(known.map(({ x }) => x));
  const [top, bottom] = range(known.map(({ y }) => y));
  const turned = right - left > bottom - top !== width > height;
  const next = numbers(way);
  next();
  return known.map(({ x, y }) => {
    const [across, down] = [(x - left) / (right - left || 1), (y - top) / (bottom - top || 1)];
    const shaken = (/** @type {number} */ at) => 0.1 + 0.8 * (at + (next() - at) * Math.min(1, way * 0.22));
    return { x: width * shaken(turned ? down : across), y: height * shaken(turned ? across : down) };
  });
}

/**
 * Pushes and pulls until everything has room.
 * @param {Place[]} at
 * @param {{width: number, height: number, disk: boolean, ends: number[]}[]} boxes
 * @param {Sheet} sheet
 * @param {number} disk
 * @param {number} knot
 */
function relax(at, boxes, { width, height }, disk, knot) {
  const room = Math.sqrt((width * height) / boxes.length);
  const reach = (2.6 * room) ** 2; // farther things do not push, or all would lie along the edges
  const nearby = (room * room * 0.1) / reach;
  const body = boxes.map((box) => (box.disk ? disk : knot));
  const force = at.map(() => ({ x: 0, y: 0 }));
  for (let step = 0; step < STEPS; step++) {
    for (const pull of force) pull.x = pull.y = 0;
    const slack = step > STEPS * 0.75 ? 0.05 : 1; // at the end, room counts more than short cords
    for (let i = 0; i < at.length; i++)
      for (let j = i + 1; j < at.length; j++) {
        const [x, y] = [at[i].x - at[j].x || 0.1, at[i].y - at[j].y || 0.1];
        const far = x * x + y * y;
        const push = far < reach ? (room * room * 0.1) / far - nearby : 0;
        let [byX, byY] = [x * push, y * push];
        if (step > STEPS * 0.3) {
          const overX = (boxes[i].width + boxes[j].width) / 2 + 6 - Math.abs(x);
          const overY = (body[i] + boxes[i].height + body[j] + boxes[j].height) / 2 - Math.abs(y);
          if (overX > 0 && overY > 0)
            if (overX < overY) byX += Math.sign(x) * overX * 0.5;
            else byY += Math.sign(y) * overY * 0.5;
        }
        force[i].x += byX;
        force[i].y += byY;
        force[j].x -= byX;
        force[j].y -= byY;
      }
    for (let i = 0; i < at.length; i++) {
      const { ends } = boxes[i];
      if (ends.length < 2) continue;
      for (const end of ends) {
        const [x, y] = [at[end].x - at[i].x, at[end].y - at[i].y];
        const far = Math.sqrt(x * x + y * y) || 1;
        const pull = ((far - room * 0.7) * 0.3 * slack) / far;
        force[i].x += x * pull;
        force[i].y += y * pull;
        force[end].x -= x * pull;
        force[end].y -= y * pull;
      }
      force[i].x += ((at[ends[0]].x + at[ends[1]].x) / 2 - at[i].x) * 0.35 * slack;
      force[i].y += ((at[ends[0]].y + at[ends[1]].y) / 2 - at[i].y) * 0.35 * slack;
    }
    const most = 3 + 20 * (1 - step / STEPS);
    for (let i = 0; i < at.length; i++) {
      const { x, y } = force[i];
      const far = Math.sqrt(x * x + y * y) || 1;
      const part = Math.min(far, most) / far;
      const aside = Math.max(boxes[i].width, body[i]) / 2 + 4;
      const below = boxes[i].disk ? disk / 2 + boxes[i].height + 2 : knot / 2 + boxes[i].height / 2;
      at[i].x = Math.min(width - aside, Math.max(aside, at[i].x + x * part));
      at[i].y = Math.min(height - below, Math.max(body[i] / 2 + 5, at[i].y + y * part));
    }
  }
}

/** How often a cord runs over a disk that is not its own, and how long all cords are. */
function tangle(/** @type {import("./labels.js").Thing[]} */ things) {
  const disks = things.filter(({ cord }) => !cord);
  let [crossed, length] = [0, 0];
  for (const { cord } of things) {
    if (!cord) continue;
    let before = cord[0];
    for (let at = 1; at <= 8; at++) {
      const point = along(cord, at / 8);
      length += Math.hypot(point.x - before.x, point.y - before.y);
      before = point;
      for (const { x, y, half } of disks)
        if (x !== cord[0].x && x !== cord[2].x && Math.abs(x - point.x) < half && Math.abs(y - point.y) < half)
          crossed += 1;
    }
  }
  return { crossed, length };
}

/**
 * @param {Places} surveyed
 * @param {Part[]} parts
 * @param {Sheet} sheet
 * @returns {Spread}
 */
export function spread(surveyed, parts, sheet) {
  const { width, height, big, least = 0 } = sheet;
  const index = new Map(parts.map(({ node }, i) => [node, i]));
  const ends = parts.map((part) => (part.ends ?? []).map((end) => index.get(end) ?? -1).filter((end) => end >= 0));
  const names = parts.filter(({ ends: cord }) => !cord).length;
  const words = parts.length - names;
  const largest = big ? 28 : width < 520 ? 15 : 17;
  const ladder = LADDER.filter(([type]) => type <= largest && type >= least);
  const smallest = ladder[ladder.length - 1][0];
  const ways = parts.length > 120 ? 1 : parts.length > 60 ? 2 : WAYS;
  /** @type {(Spread & {score: number, named: number, said: number}) | null} */
  let best = null;
  for (const [type, disk] of ladder) {
    const knot = Math.max(10, type * 1.15);
    const boxes = parts.map((part, i) => ({ ...paper(part, type), disk: !part.ends, ends: ends[i] }));
    // Where the papers alone would cover most of the sheet there is nothing to try.
    const full = boxes.reduce((sum, box) => sum + box.width * box.height + (box.disk ? disk * disk : 0), 0);
    if (full > 0.72 * width * height && type > smallest) continue;
    for (let way = 0; way < ways; way++) {
      const at = beginning(surveyed, parts, sheet, way);
      // Where there is little room, names get it: knots are then as small as they are without their words.
      const bare = way % 2 === 1;
      const solid = bare ? boxes.map((box) => (box.disk ? box : { ...box, width: knot, height: 0 })) : boxes;
      relax(at, solid, sheet, disk, knot);
      const things = parts.map(({ node }, i) => ({
        node,
        ...at[i],
        half: (boxes[i].disk ? disk : knot) / 2,
        width: boxes[i].width,
        height: boxes[i].height,
        rank: boxes[i].disk ? 1 : 2,
        cord: boxes[i].disk ? undefined : [at[ends[i][0] ?? i], at[i], at[ends[i][1] ?? i]],
      }));
      const read = placed(things, [2, 2, width - 2, height - 2], false);
      const named = parts.filter((part) => !part.ends && read.has(part.node)).length;
      const said = read.size - named;
      const { crossed, length } = tangle(things);
      const score = named * 400 + said * 25 - crossed * 6 - (length / Math.hypot(width, height)) * 12 + type;
      if (!best || score > best.score)
        best = { places: new Map(parts.map(({ node }, i) => [node, at[i]])), type, disk, score, named, said };
      if (named === names && said >= words * 0.85 && way === 0) break;
    }
    if (best && best.named === names && best.said >= words * 0.8) return best;
  }
  return best ?? { places: new Map(), type: 12, disk: 22 };
}
