// What is told of a table that is over: its story, who came where, and what everybody is remembered for.

/** @typedef {import("../types").Story} Story */

/** What was counted lies beside the rest, by its name. @param {any} told @returns {Story} */
export const spread = (told) => ({
  ...told,
  ...told.seats,
  ...told.pairs,
  ...told.series,
  ...told.counts,
  ...told.more,
});

/**
 * Who came where: the winners first, then by what they have.
 * @param {Story} story
 * @returns {{seat: number, place: number}[]}
 */
export function placesOf({ final, winners, players }) {
  const worth = (/** @type {number} */ seat) => (winners.includes(seat) ? Infinity : final[seat]);
  const seats = final.map((_, seat) => seat).filter((seat) => !players || players.includes(seat));
  return seats
    .map((seat) => ({ seat, place: 1 + seats.filter((other) => worth(other) > worth(seat)).length }))
    .sort((one, other) => one.place - other.place);
}

/**
 * One award for everybody. Each goes to whoever has most of what it is for; one that is not for the `top` alone may
 * also go to the best of those who still have none. The last is true of all.
 * @param {number[]} seats
 * @param {{art: string | ((seat: number) => string), id: string, of: (number | undefined)[], top?: boolean,
 *   args?: (seat: number) => Record<string, any>}[]} kinds
 * @returns {Map<number, import("../types").Line>}
 */
export function awardsFor(seats, kinds) {
  /** @type {Map<number, import("../types").Line>} */
  const given = new Map();
  const used = new Set();
  const give = (/** @type {number} */ seat, /** @type {typeof kinds[number]} */ { art, id, args }) => {
    used.add(id);
    given.set(seat, { art: typeof art === "string" ? art : art(seat), id, args: { seat, ...args?.(seat) } });
  };
  const pass = (/** @type {typeof kinds} */ some, /** @type {() => number[]} */ among) => {
    for (const kind of some) {
      const most = Math.max(0, ...among().map((seat) => kind.of[seat] ?? 0));
      const best = seats.find((seat) => !given.has(seat) && most > 0 && kind.of[seat] === most);
      if (best !== undefined) give(best, kind);
    }
  };
  const [trueOfAll, ...others] = [...kinds].reverse();
  others.reverse();
  pass(others, () => seats);
  pass(
    others.filter(({ id, top }) => !top && !used.has(id)),
    () => seats.filter((seat) => !given.has(seat)),
  );
  for (const seat of seats) if (!given.has(seat)) give(seat, trueOfAll);
  return given;
}

/** The other seat with most of something; -1 when nobody has any. @param {number[]} amounts @param {number} me */
export function closest(amounts, me) {
  const most = Math.max(0, ...amounts.filter((_, seat) => seat !== me));
  return most > 0 ? amounts.findIndex((amount, seat) => seat !== me && amount === most) : -1;
}
