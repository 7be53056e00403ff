// The browser's own check of recorded journals, by node: entries per CPU-second for each game, as one JSON line.
import { followerOf, prove } from "../src/tallystick/web/proof/fair.js";
import { recorded } from "../tests/web/recorded.mjs";

const SECONDS = 1;
const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const found = {};
for (const game of ["market-island", "cryptominer", "blockchain", "shelves-voyage"]) {
  const journals = [];
  for (const [, entries] of recorded(game)) {
    if (entries.at(-1).kind === "end") journals.push([entries, await followerOf(entries)]);
  }
  const all = () => journals.reduce((count, [entries, Follower]) => count + prove(entries, Follower).entries, 0);
  const measured = () => {
    const began = used();
    let entries = 0;
    while (used() - began < SECONDS) entries += all();
    return Math.round(entries / (used() - began));
  };
  measured(); // until the code is as fast as it gets
  found[game] = measured();
}
console.log(JSON.stringify(found));
