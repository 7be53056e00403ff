// What the stories of all games begin with.

/** @typedef {import("../types").Story} Story */

/** @param {import("../types").Entry[]} entries @returns {import("../types").GameEvent[]} */
export const eventsIn = (entries) => entries.flatMap((entry) => entry.body.events ?? []);

/**
 * A story of which nothing is told yet, with what only one game counts.
 * @param {number[]} now what everybody has at the start
 * @param {object} [more]
 * @returns {Story}
 */
export const begunStory = (now, more) => ({
  balances: [now],
  final: now,
  winners: [],
  reason: "",
  mined: now.map(() => 0),
  blocks: [],
  moments: [],
  ...more,
});
