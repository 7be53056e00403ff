// Where things lie on the board: 1000 by 1000 units, the ring clockwise from the flags at the bottom left.

export const MARGIN = 14;
export const CORNER = 138;
export const DEPTH = 116;
const GAP = 6;

/** @param {number} n */
export const f = (n) => Math.round(n * 10) / 10;

/**
 * Left, top, width and height of a square.
 * @param {number} ring
 * @param {number} square
 * @returns {[number, number, number, number]}
 */
export function box(ring, square) {
  const side = ring / 4;
  const width = (1000 - 2 * MARGIN - 2 * CORNER - side * GAP) / (side - 1);
  const edge = Math.floor(square / side);
  const step = square % side;
  const far = 1000 - MARGIN;
  if (step === 0) {
    const [x, y] = [
      [MARGIN, far - CORNER],
      [MARGIN, MARGIN],
      [far - CORNER, MARGIN],
      [far - CORNER, far - CORNER],
    ][edge];
    return [x, y, CORNER, CORNER];
  }
  const along = MARGIN + CORNER + GAP + (step - 1) * (width + GAP);
  if (edge === 0) return [MARGIN, 1000 - along - width, DEPTH, width];
  if (edge === 1) return [along, MARGIN, width, DEPTH];
  if (edge === 2) return [far - DEPTH, along, DEPTH, width];
  return [1000 - along - width, far - DEPTH, width, DEPTH];
}

/** @param {number} ring @param {number} square */
export const edgeOf = (ring, square) => Math.floor(square / (ring / 4));

/** @param {number} ring @param {number} square */
export const isCorner = (ring, square) => square % (ring / 4) === 0;

/**
 * Where a pawn stands on its square; several on one square stand beside each other.
 * @param {number} ring
 * @param {number} square
 * @param {number} place
 * @param {number} of
 */
export function standing(ring, square, place, of) {
  const [x, y, w, h] = box(ring, square);
  const edge = edgeOf(ring, square);
  const [dx, dy] = isCorner(ring, square)
    ? [0, 8]
    : [
        [26, 4],
        [0, 30],
        [-26, 4],
        [0, -14],
      ][edge];
  const upright = edge % 2 === 0 && !isCorner(ring, square);
  const room = isCorner(ring, square) ? 92 : upright ? 60 : Math.min(60, w);
  const spread = of > 1 ? (place / (of - 1) - 0.5) * Math.min(room, 30 * (of - 1)) : 0;
  return [x + w / 2 + dx + spread, y + h / 2 + dy + (of > 1 ? (place % 2) * 14 - 5 : 0)];
}

/**
 * A rounded, uneven shape such as a shore.
 * @param {number} radius
 * @param {number} seed
 * @param {number} power
 * @param {number} unrest
 */
export function blob(radius, seed, power, unrest) {
  /** @type {number[][]} */
  const points = [];
  for (let a = 0; a < 48; a++) {
    const angle = (a / 48) * 2 * Math.PI;
    const square = (Math.abs(Math.cos(angle)) ** power + Math.abs(Math.sin(angle)) ** power) ** (-1 / power);
    const wave =
      0.018 * Math.sin(3 * angle + seed) +
      0.014 * Math.sin(7 * angle + seed * 2) +
      0.008 * Math.sin(11 * angle + seed * 5);
    const r = radius * square * (1 + unrest * wave);
    points.push([500 + r * Math.cos(angle), 500 + r * Math.sin(angle)]);
  }
  const at = (/** @type {number} */ i) => points[(i + 48) % 48];
  let path = `M${f(points[0][0])} ${f(points[0][1])}`;
  for (let i = 0; i < 48; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const leaving = [0, 1].map((axis) => f(p1[axis] + (p2[axis] - p0[axis]) / 6));
    const coming = [0, 1].map((axis) => f(p2[axis] - (p3[axis] - p1[axis]) / 6));
    path += `C${[...leaving, ...coming, f(p2[0]), f(p2[1])].join(" ")}`;
  }
  return path + "Z";
}

/** A place on the board as a style. @param {number} x @param {number} y @param {number} [width] */
export const at = (x, y, width) => ({
  left: `${f(x / 10)}%`,
  top: `${f(y / 10)}%`,
  ...(width ? { width: `${f(width / 10)}%` } : {}),
});
