// Cords, arrowheads and knots as lines on paper. Every place is written out as a number, without any transformation, so
// that a browser can keep the whole chart as one picture while it is moved.

import { html } from "../../vendor/vendor.js";

/** @typedef {import("./layout.js").Place} Place */

/** The shape of each seat around the middle, the same as the head of its meeple. */
const SHAPES = [
  "M0,-15 C8.3,-15 15,-8.3 15,0 C15,8.3 8.3,15 0,15 C-8.3,15 -15,8.3 -15,0 C-15,-8.3 -8.3,-15 0,-15z",
  "M-14,-14 L14,-14 L14,14 L-14,14z",
  "M0,-19 L19,0 L0,19 L-19,0z",
  "M0,-19 L19,15 L-19,15z",
  "M-8,-17 L8,-17 L18,0 L8,16 L-8,16 L-18,0z",
  "M0,-21 C8,-12 16,-5 16,3 C16,11 9,17 0,17 C-9,17 -16,11 -16,3 C-16,-5 -8,-12 0,-21z",
  "M0,18 C-13,9 -19,2 -19,-6 C-19,-16 -6,-20 0,-10 C6,-20 19,-16 19,-6 C19,2 13,9 0,18z",
  "M0,-22 L6,-9 L20,-7.5 L9.5,2 L12.5,16 L0,9 L-12.5,16 L-9.5,2 L-20,-7.5 L-6,-9z",
  "M-7,-18 L7,-18 L7,-7 L18,-7 L18,7 L7,7 L7,17 L-7,17 L-7,7 L-18,7 L-18,-7 L-7,-7z",
  "M-19,16 L-19,-13 L-10,-4 L0,-20 L10,-4 L19,-13 L19,16z",
];
const ARROW = "M-8,-7 L8,0 L-8,7 L-4,0z";
const KNOT = 0.62; // of the size of a shape

/**
 * A drawing elsewhere, larger, and turned.
 * @param {string} drawing
 * @param {Place} at
 * @param {number} size
 * @param {number} [cos]
 * @param {number} [sin]
 */
const put = (drawing, at, size, cos = 1, sin = 0) =>
  drawing.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, x, y) => `${(at.x + size * (x * cos - y * sin)).toFixed(1)},${(at.y + size * (x * sin + y * cos)).toFixed(1)}`,
  );

/**
 * The lines of a cord from one end over the knot to the other.
 * @param {Place} from
 * @param {Place} knot
 * @param {Place} to
 * @param {number} size
 */
export function lines(from, knot, to, size) {
  const bend = { x: 2 * knot.x - (from.x + to.x) / 2, y: 2 * knot.y - (from.y + to.y) / 2 };
  const at = 0.76;
  const on = (/** @type {"x" | "y"} */ axis) =>
    (1 - at) ** 2 * from[axis] + 2 * at * (1 - at) * bend[axis] + at ** 2 * to[axis];
  const along = {
    x: (1 - at) * (bend.x - from.x) + at * (to.x - bend.x),
    y: (1 - at) * (bend.y - from.y) + at * (to.y - bend.y),
  };
  const far = Math.hypot(along.x, along.y) || 1;
  const said = (/** @type {Place} */ { x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`;
  return {
    cord: `M${said(from)} Q${said(bend)} ${said(to)}`,
    arrow: put(ARROW, { x: on("x"), y: on("y") }, Math.max(0.62, size) * 1.1, along.x / far, along.y / far),
  };
}

/** The shapes of the authors side by side. @param {number[]} authors @param {Place} at @param {number} size */
export const knots = (authors, at, size) =>
  authors.map((seat, i) =>
    put(SHAPES[seat % SHAPES.length], { x: at.x + (i - (authors.length - 1) / 2) * 18 * size, y: at.y }, KNOT * size),
  );

/** @param {{authors: number[], node: string, kind: string}} props */
export const Cord = ({ authors, node, kind }) => html`<g
  class=${`cord ${kind}`}
  data-cord=${node}
  data-authors=${authors.join()}
  style=${{
    "--c": `var(--p${authors[0] ?? 0})`,
    "--l": authors.length > 1 ? `var(--p${authors[1]})` : "color-mix(in srgb, var(--c) 45%, white)",
  }}
>
  <path class="ed" />
  <path class="co" />
  <path class="tw" />
  <path class="ar" />
</g>`;

/** The knots lie over all cords. @param {{authors: number[], node: string, kind: string}} props */
export const Ties = ({
  authors,
  node,
  kind,
}) => html`<g class=${`cord ${kind}`} data-cord=${node} data-authors=${authors.join()}>
  <circle class="halo" />
  <circle class="rim" />
  ${authors.map((seat) => html`<path key=${seat} class="kn" style=${{ fill: `var(--p${seat})` }} />`)}
</g>`;

/**
 * Writes the numbers of a cord.
 * @param {any} group
 * @param {Place} from
 * @param {Place} knot
 * @param {Place} to
 * @param {number} size
 */
export function drawCord(group, from, knot, to, size) {
  const { cord, arrow } = lines(from, knot, to, size);
  const authors = group.dataset.authors.split(",").map(Number);
  const shapes = knots(authors, knot, size);
  for (const part of group.children) {
    const name = part.getAttribute("class");
    if (part.localName === "circle") {
      part.setAttribute("cx", knot.x.toFixed(1));
      part.setAttribute("cy", knot.y.toFixed(1));
      part.setAttribute("r", (size * (name === "halo" ? 20 : 17 + 6 * (authors.length - 1))).toFixed(1));
    } else part.setAttribute("d", name === "ar" ? arrow : name === "kn" ? shapes.shift() : cord);
  }
}
