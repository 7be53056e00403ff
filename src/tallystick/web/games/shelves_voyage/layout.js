// Where everything lies on the chart. The places follow from the order in which things came and from nothing else: no
// chance, no clock, no words, no size of a screen, so that every screen shows the same picture.

import { forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY } from "../../vendor/d3-force.js";

/**
 * @typedef {{node: string, turn: number, authors: number[], degree: number, legacies: number[], mended: boolean,
 *   text: string}} EntitySeen
 */
/**
 * @typedef {{node: string, turn: number, authors: number[], subject: string, predicate: string, object: string,
 *   meta: boolean, mended: boolean, action: number, aids: string[], why: string}} StatementSeen
 */
/**
 * @typedef {{agreed: number[], authors: number[], entity: string, object: string, predicate: string, seat: number,
 *   settles: number, subject: string, waiting: number[]}} Draft
 */
/** @typedef {{entities: EntitySeen[], statements: StatementSeen[]}} Graph */
/** @typedef {{x: number, y: number}} Place */
/** @typedef {Map<string, Place>} Places */
/**
 * What comes to the table at once: entities, and the statement that brings them.
 * @typedef {{entities: string[], statement: StatementSeen | null}} Arrival
 */

const CORD = 104; // from an entity to the statement in the middle
const TICKS = 16;
const WARM = 0.6;
const COOLING = 0.15;
const FREE = 36; // so many things make room for a newcomer, the nearest ones; the others stay where people saw them
const STILL = 44; // so many more are in the way
const EDGE = 46; // so far from the edge of a sheet a newcomer has room for its name
const EXACT = 16; // places are rounded to sixteenths of a pixel

/** Sixteen ways to sail, as numbers, because sines differ a little from machine to machine. */
const POINTS = [
  [1000, 0],
  [924, 383],
  [707, 707],
  [383, 924],
  [0, 1000],
  [-383, 924],
  [-707, 707],
  [-924, 383],
  [-1000, 0],
  [-924, -383],
  [-707, -707],
  [-383, -924],
  [0, -1000],
  [383, -924],
  [707, -707],
  [924, -383],
].map(([x, y]) => ({ x: x / 1000, y: y / 1000 }));

/**
 * The order in which things came. The first entities are there before the first turn; later ones come with a statement.
 * @param {Graph} graph
 * @returns {Arrival[]}
 */
export function arrivals({ entities, statements }) {
  /** @type {Arrival[]} */
  const found = entities.filter(({ turn }) => turn === 0).map(({ node }) => ({ entities: [node], statement: null }));
  const here = new Set(found.flatMap((arrival) => arrival.entities));
  const known = new Set(entities.map(({ node }) => node));
  for (const statement of statements) {
    const brought = [statement.subject, statement.object].filter(
      (node, i, both) => known.has(node) && !here.has(node) && both.indexOf(node) === i,
    );
    for (const node of brought) here.add(node);
    found.push({ entities: brought, statement });
  }
  for (const { node } of entities) if (!here.has(node)) found.push({ entities: [node], statement: null });
  return found;
}

/** @param {Arrival} arrival */
export const nameOf = ({ entities, statement }) =>
  `${entities}|${statement ? `${statement.node}:${statement.subject}>${statement.object}` : ""}`;

/** @param {Place} one @param {Place} other */
const apart = (one, other) => (one.x - other.x) ** 2 + (one.y - other.y) ** 2;

/**
 * A free place at some distance from another one.
 * @param {Place} from
 * @param {number} distance
 * @param {Iterable<Place>} taken
 * @param {number} first where to begin to look, so that not everything goes east
 * @param {{width: number, height: number}} [frame] the sheet it has to lie on
 * @returns {Place}
 */
export function freePlace(from, distance, taken, first, frame) {
  const others = [...taken];
  let best = from;
  let room = -1;
  for (let turn = 0; turn < POINTS.length; turn++) {
    const way = POINTS[(first + turn) % POINTS.length];
    const place = { x: from.x + way.x * distance, y: from.y + way.y * distance };
    if (frame && (place.x < EDGE || place.y < EDGE || place.x > frame.width - EDGE || place.y > frame.height - EDGE))
      continue;
    let nearest = Infinity;
    for (const other of others) nearest = Math.min(nearest, apart(place, other));
    if (nearest > room * 1.02) [best, room] = [place, nearest];
  }
  return best;
}

/**
 * Where an entity goes that a draft would bring.
 * @param {Places} places
 * @param {string} end the end that is already there
 * @param {{width: number, height: number} | null} frame the sheet it has to lie on
 */
export function besides(places, end, frame) {
  const from = places.get(end);
  if (!from) return { x: 0, y: 0 };
  if (!frame) return freePlace(from, 2 * CORD, places.values(), places.size * 5);
  const far = Math.min(2 * CORD, Math.min(frame.width, frame.height) * 0.36);
  return freePlace(from, far, places.values(), places.size * 5, frame);
}

/** How things pull and push each other. */
const forces = () =>
  forceSimulation()
    .stop()
    .alphaDecay(COOLING)
    .velocityDecay(0.42)
    .force(
      "charge",
      forceManyBody()
        .strength((node) => (node.name[0] === "e" ? -640 : -190))
        .distanceMax(600)
        .theta(1.2),
    )
    .force(
      "room",
      forceCollide()
        .radius((node) => (node.name[0] === "e" ? 72 : 42))
        .strength(0.8),
    )
    .force("x", forceX(0).strength(0.03))
    .force("y", forceY(0).strength(0.04));

/** Works the places out, arrival by arrival, and remembers them after each one: a replay may go back and forth. */
export class Layout {
  /** @type {string[]} */
  names = [];
  /** @type {Places[]} */
  after = [];
  /** @type {Map<string, import("../../vendor/d3-force.js").Particle>} */
  particles = new Map();
  /** @type {{source: string, target: string}[]} */
  links = [];
  simulation = forces();
  /** The arrival that is just being taken in. @type {Generator | null} */
  taking = null;
  next = "";

  /**
   * Goes on until every arrival has its place, or until it is told to stop for now.
   * @param {Arrival[]} coming
   * @param {() => boolean} [enough]
   * @returns {boolean} whether all is done
   */
  work(coming, enough = () => false) {
    if (this.clashes(coming)) return Object.assign(this, new Layout()).work(coming, enough);
    while (this.names.length < coming.length) {
      if (enough()) return false;
      const arrival = coming[this.names.length];
      this.next = nameOf(arrival);
      this.taking ??= this.take(arrival);
      if (this.taking.next().done) this.taking = null;
    }
    return true;
  }

  /** Whether what came first came otherwise: then it is another table. @param {Arrival[]} coming */
  clashes(coming) {
    const known = this.taking ? [...this.names, this.next] : this.names;
    return coming.slice(0, known.length).some((arrival, i) => nameOf(arrival) !== known[i]);
  }

  /** The places after these arrivals, as far as they are worked out. @param {Arrival[]} coming @returns {Places} */
  placesFor(coming) {
    let count = 0;
    while (count < coming.length && nameOf(coming[count]) === this.names[count]) count += 1;
    return this.after[count - 1] ?? new Map();
  }

  /** Makes room for newcomers, one step of time after the other. @param {Arrival} arrival */
  *take(arrival) {
    const newcomers = this.settle(arrival);
    const { particles, links, simulation } = this;
    const near = [...particles.values()]
      .map((particle) => ({ particle, far: Math.min(...newcomers.map((newcomer) => apart(newcomer, particle))) }))
      .sort((one, other) => one.far - other.far)
      .slice(0, FREE + STILL)
      .map(({ particle }) => particle);
    near.forEach((particle, rank) => {
      particle.fx = rank < FREE ? null : particle.x;
      particle.fy = rank < FREE ? null : particle.y;
    });
    const names = new Set(near.map(({ name }) => name));
    const cords = links
      .filter(({ source, target }) => names.has(source) && names.has(target))
      .map((link) => ({ ...link }));
    simulation.nodes(near);
    simulation.force(
      "cords",
      forceLink(cords)
        .id((node) => node.name)
        .distance((link) => (link.target.name[0] === "e" ? CORD : CORD * 0.8))
        .strength(0.7),
    );
    simulation.alpha(WARM);
    for (let tick = 0; tick < TICKS; tick++) yield simulation.tick();
    /** @type {Places} */
    const found = new Map();
    for (const particle of particles.values()) {
      particle.x = Math.round(particle.x * EXACT) / EXACT;
      particle.y = Math.round(particle.y * EXACT) / EXACT;
      particle.vx = particle.vy = 0;
      found.set(particle.name, { x: particle.x, y: particle.y });
    }
    this.names.push(nameOf(arrival));
    this.after.push(found);
  }

  /** Gives newcomers a first place, and names all that are touched by them. @param {Arrival} arrival */
  settle({ entities, statement }) {
    const { particles } = this;
    const ends = statement ? [statement.subject, statement.object] : [];
    const put = (/** @type {string} */ name, /** @type {Place} */ { x, y }) => void particles.set(name, { name, x, y });
    for (const node of entities) {
      const anchor = particles.get(ends.find((end) => particles.has(end)) ?? "");
      put(
        node,
        freePlace(anchor ?? { x: 0, y: 0 }, particles.size ? 2 * CORD : 0, particles.values(), particles.size * 5),
      );
    }
    if (!statement) return entities.map((node) => /** @type {Place} */ (particles.get(node)));
    const [from, to] = ends.map((end) => particles.get(end) ?? { x: 0, y: 0 });
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const crowded = [...particles.values()].some((other) => apart(other, middle) < 900);
    put(statement.node, crowded ? freePlace(middle, 40, particles.values(), particles.size * 5) : middle);
    for (const end of new Set(ends)) if (particles.has(end)) this.links.push({ source: statement.node, target: end });
    return [from, to, middle];
  }
}
