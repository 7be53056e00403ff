// A game of CryptoMiner told in numbers: read from the public events alone.

import { begunStory, eventsIn } from "../../shell/story.js";

/** @typedef {import("../../types").Story} Story */

/** Value of a block card. @param {string} card */
const numberOn = (card) => parseInt(card, 10);

/** @param {import("../../types").Entry[]} entries @returns {Story} */
export function storyOf(entries) {
  const events = eventsIn(entries);
  const seats = events.find((event) => event.event === "cm_game_began")?.players ?? 0;
  const none = () => new Array(seats).fill(0);
  let now = none();
  const story = begunStory(now, { played: none(), claims: none(), lost: none(), swaps: none(), unclaimed: 0 });
  let round = 0;
  let leader = -1;
  /** @type {any} */
  let largest = null;
  for (const [at, event] of events.entries()) {
    if (event.event === "cm_round_began") {
      if (event.round > 1) story.balances.push(now);
      round = event.round;
    } else if (event.event === "cm_transaction_played") story.played[event.seat] += 1;
    else if (event.event === "cm_card_substituted") story.swaps[event.seat] += 1;
    else if (event.event === "cm_block_claimed") {
      story.claims[event.seat] += 1;
      const beaten = event.outbid[event.outbid.length - 1];
      if (beaten !== undefined)
        story.moments.push({
          round,
          at,
          id: "cm-moment-overtaken",
          args: { seat: event.seat, other: beaten, block: event.block, value: numberOn(event.card) },
        });
    } else if (event.event === "cm_card_returned") story.lost[event.seat] += 1;
    else if (event.event === "cm_block_mined") {
      const { block } = event;
      now = now.map((have, seat) => have + (seat === block.miner ? block.coins : 0));
      story.blocks.push(block);
      story.mined[block.miner] += 1;
      if (numberOn(block.mined_with) === block.total)
        story.moments.push({
          round,
          at,
          id: "cm-moment-exact",
          args: { seat: block.miner, block: block.number, total: block.total },
        });
      if (!largest || block.coins > largest.coins) largest = { ...block, round, at };
      const best = now.indexOf(Math.max(...now));
      if (leader >= 0 && best !== leader && now[best] > now[leader])
        story.moments.push({ round, at, id: "moment-lead", args: { seat: best, amount: now[best] } });
      if (best !== leader && (leader < 0 || now[best] > now[leader])) leader = best;
    } else if (event.event === "cm_deck_ran_out")
      story.moments.push({ round, at, id: "cm-moment-deck", args: { seat: event.seat } });
    else if (event.event === "cm_game_ended") {
      story.winners = event.winners;
      story.reason = event.reason;
      story.unclaimed = event.unclaimed;
    }
  }
  if (largest)
    story.moments.push({
      round: largest.round,
      at: largest.at,
      id: "cm-moment-largest",
      args: { seat: largest.miner, block: largest.number, coins: largest.coins },
    });
  story.balances.push(now);
  story.final = now;
  const races = story.moments
    .filter((moment) => moment.id === "cm-moment-overtaken")
    .sort((a, b) => b.args.value - a.args.value);
  story.moments = story.moments.filter((moment) => !races.slice(4).includes(moment)).sort((a, b) => a.round - b.round);
  return story;
}
