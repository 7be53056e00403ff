// Whose seeds made the chance of a table, as its journal tells it; journal/taking_part.py says the same.

/** @typedef {import("../types").Entry} Entry */

/**
 * A bot's seed is as good as the server's own, so only the seats of people count.
 * @param {Entry[]} entries
 */
export function chanceOf(entries) {
  const start = entries.findIndex((entry) => entry.kind === "start");
  const before = entries.slice(0, start < 0 ? entries.length : start);
  const noted = (/** @type {string} */ wanted) =>
    before.filter(({ kind, body }) => kind === "note" && body.note === wanted).map(({ body }) => body);
  /** @type {string[]} */
  const opening = entries[0]?.body.players ?? [];
  /** @type {string[] | undefined} */
  const seated = noted("seated").at(-1)?.players;
  const isBot = (/** @type {number} */ seat) =>
    seated?.length === opening.length ? seated[seat] !== "person" : String(opening[seat]).startsWith("bot:");
  const seeds = new Map(
    before.filter((entry) => entry.kind === "seed_open").map(({ actor, body }) => [actor, String(body.seed)]),
  );
  const promised = new Set(before.filter((entry) => entry.kind === "seed").map(({ actor }) => actor));
  const reasons = new Map(noted("left_out").map(({ seat, reason }) => [seat, String(reason)]));
  const seats = opening.map((_, seat) => seat);
  const people = seats.filter((seat) => !isBot(seat));
  return {
    started: start >= 0,
    people: people.filter((seat) => seeds.has(seat)),
    leftOut: people
      .filter((seat) => !seeds.has(seat))
      .map((seat) => ({ seat, reason: reasons.get(seat) ?? "not_said" })),
    bots: seats.filter(isBot),
    heldBack: seats.filter((seat) => isBot(seat) && promised.has(seat) && !seeds.has(seat)),
    seeds: [...seeds.values()],
    tries: Number(promised.size > 0) + noted("start_again").length,
  };
}
