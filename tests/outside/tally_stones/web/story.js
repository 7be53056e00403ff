// A game of Tally Stones told in numbers.

/** @param {any[]} entries */
export function storyOf(entries) {
  const events = entries.flatMap((entry) => entry.body.events ?? []);
  const players = entries[0].body.players.length;
  const balances = [Array(players).fill(0)];
  for (const event of events.filter(({ event }) => event === "stones_taken")) {
    const before = balances[balances.length - 1];
    balances.push(before.map((stones, seat) => (seat === event.seat ? stones + event.stones : stones)));
  }
  const end = entries.find((entry) => entry.kind === "end")?.body.outcome;
  return {
    balances,
    final: balances[balances.length - 1],
    winners: end?.winners ?? [],
    reason: "last_stone",
    mined: Array(players).fill(0),
    blocks: [],
    moments: [],
  };
}

export const Details = () => null;
