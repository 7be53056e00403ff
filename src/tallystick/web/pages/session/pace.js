// The time of a lesson, and the times of a table's moves: pure.

/** @typedef {import("./types").PartOfPlan} PartOfPlan */

/** The part that runs at a moment; the last one when all are over. @param {PartOfPlan[]} parts @param {number} now */
export const partAt = (parts, now) => parts.find(({ to }) => now < to) ?? parts.at(-1);

/** The part that a phase of the session belongs to. @type {Record<string, string>} */
const PART_OF = {
  open: "arrive",
  arriving: "arrive",
  seated: "brief",
  playing: "play",
  together: "debrief",
  after: "after",
};

/**
 * What is left of the part that the session is in, in milliseconds: less than nothing when it should be over.
 * @param {PartOfPlan[]} parts
 * @param {string} phase
 * @param {number} now
 */
export function leftIn(parts, phase, now) {
  const part = parts.find((one) => one.part === PART_OF[phase]);
  return part ? { part: part.part, left: part.to - now } : null;
}

/**
 * Milliseconds that each move of a person took, after the entry before it: notes and what the clock did are no moves.
 * @param {{seq: number, t: number, kind: string, actor: number | null}[]} entries
 */
export function movesTook(entries) {
  const took = [];
  for (let i = 1; i < entries.length; i++) {
    const { seq, t, kind, actor } = entries[i];
    if (kind === "move" && actor !== null && actor >= 0) took.push({ seq, seat: actor, ms: t - entries[i - 1].t });
  }
  return took;
}

/** Between which times most moves lie: the middle four fifths. @param {number[]} times */
export function usual(times) {
  const sorted = [...times].sort((one, other) => one - other);
  if (sorted.length < 5) return null;
  const at = (/** @type {number} */ share) => sorted[Math.round(share * (sorted.length - 1))];
  return { from: at(0.1), to: at(0.9) };
}

/**
 * How many tables of which sizes, as the server will set them: sizes differ by at most one, bots fill up.
 * @param {number} people
 * @param {{fewest: number, most: number, wanted: number, fill: string}} rules
 * @returns {{people: number, bots: number}[]}
 */
export function tablesFor(people, { fewest, most, wanted, fill }) {
  const up = fill === "wanted" ? wanted : fewest;
  /** @type {{cost: number, sizes: number[]} | null} */
  let best = null;
  for (let count = 1; count <= Math.max(1, people); count++) {
    const small = Math.floor(people / count);
    const sizes = Array.from({ length: count }, (_, i) => small + (i < people % count ? 1 : 0));
    if (sizes[0] > most) continue;
    const cost = sizes.reduce((sum, size) => sum + costOf(size, wanted, up), 0);
    if (!best || cost < best.cost || (cost === best.cost && count > best.sizes.length)) best = { cost, sizes };
  }
  return (best?.sizes ?? []).map((size) => ({ people: size, bots: Math.max(0, up - size) }));
}

/** @param {number} size @param {number} wanted @param {number} up */
const costOf = (size, wanted, up) =>
  Math.max(0, wanted - size) + 1.5 * Math.max(0, size - wanted) + (size < 3 ? 2 : 0) + 0.5 * Math.max(0, up - size);

/** The parts of a lesson in their order, and how long each takes of an hour. */
export const PARTS = ["arrive", "brief", "play", "debrief", "after"];
const OF_AN_HOUR = [8, 5, 25, 16, 6];

/** To the nearest number, to the even one from the middle: as the server does. @param {number} value */
const rounded = (value) => (Math.abs(value % 1) === 0.5 ? 2 * Math.round(value / 2) : Math.round(value));

/**
 * The minutes of each part: as given, else as usual; what is left over belongs to the game.
 * @param {number} minutes
 * @param {Record<string, number>} given
 * @returns {Record<string, number>}
 */
export function partsFor(minutes, given) {
  const scaled = OF_AN_HOUR.map((usual) => rounded((minutes * usual) / 60));
  scaled[2] += minutes - scaled.reduce((sum, part) => sum + part, 0);
  return Object.fromEntries(PARTS.map((part, i) => [part, given[part] ?? scaled[i]]));
}

/** How long a round takes with a class, where a game has rounds. */
export const ROUND_MS = 150_000;

/** So many rounds fit into the time; 0 where nobody sets them. @param {any} offer @param {number} minutes */
export function roundsFor(offer, minutes) {
  const option = offer?.options.find((/** @type {any} */ { name }) => name === "rounds");
  if (!option) return 0;
  return Math.max(option.least, Math.min(option.most, Math.floor((minutes * 60_000) / ROUND_MS)));
}

/** The signs in the order in which tables get them. */
export const SIGNS = (
  "shell crab palm gull boat drum lantern anchor fish star turtle whale coral pearl kite bell compass feather hat " +
  "key leaf moon sun wave"
).split(" ");

/** The ideas that are asked about unless somebody chooses others. @type {Record<string, string[]>} */
export const CORE = {
  "market-island": ["shared-record", "link", "cost-of-mining", "replicas", "validation", "consensus"],
  cryptominer: ["cm-transaction", "cm-candidate", "cm-proof", "cm-link", "cm-reward", "cm-append-only"],
  blockchain: ["ch-hot-wallet", "ch-cold-storage", "ch-volatility", "ch-counterparty", "ch-irreversible", "ch-mining"],
  "shelves-voyage": ["sv-triple", "sv-entity", "sv-predicate", "sv-provenance", "sv-contested", "sv-graph"],
};
