// A game of Market Island told in numbers: read from the public events alone.

import { begunStory, eventsIn } from "../../shell/story.js";

/** @typedef {import("../../types").GameEvent} GameEvent */

/** @typedef {import("../../types").Story} Story */

/** @param {import("../../types").Entry[]} entries @returns {Story} */
export function storyOf(entries) {
  const events = eventsIn(entries);
  const began = events.find((event) => event.event === "game_began");
  const seats = began?.players ?? 0;
  const none = () => new Array(seats).fill(0);
  let now = new Array(seats).fill(began?.tokens ?? 0);
  const story = begunStory(now, { prizes: none(), fees: none() });
  let round = 0;
  let leader = -1;
  let largest = { amount: 0, round: 0, at: 0, args: {} };
  for (const [at, event] of events.entries()) {
    if (event.event === "round_began") {
      if (event.round > 1) story.balances.push(now);
      round = event.round;
    } else if (event.event === "paid") {
      now = now.map(
        (have, seat) => have + (seat === event.payee ? event.amount : 0) - (seat === event.payer ? event.amount : 0),
      );
      if (event.why === "prize") story.prizes[event.payee] += event.amount;
      if (event.why === "fee") story.fees[event.payer] += event.amount;
      if (event.payer !== null && event.payee !== null && event.amount > largest.amount)
        largest = {
          amount: event.amount,
          round,
          at,
          args: { payer: event.payer, payee: event.payee, amount: event.amount },
        };
    } else if (event.event === "block_mined") {
      story.blocks.push(event.block);
      story.mined[event.block.miner] += 1;
    } else if (event.event === "miner_found" && event.by !== "points") {
      story.moments.push({ round, at, id: "mi-moment-tie", args: { seat: event.seat, points: event.points } });
    } else if (event.event === "miner_found" && event.points >= 4) {
      story.moments.push({
        round,
        at,
        id: "mi-moment-great",
        args: { seat: event.seat, points: event.points, card: event.card },
      });
    } else if (event.event === "nobody_mined") {
      story.moments.push({ round, at, id: "mi-moment-nobody", args: {} });
    } else if (event.event === "player_out") {
      story.moments.push({ round, at, id: "mi-moment-out", args: { seat: event.seat, balance: event.balance } });
    } else if (event.event === "status_laid" && event.effect !== "totem_once" && event.effect.startsWith("totem")) {
      story.moments.push({ round, at, id: "mi-moment-totem", args: { seat: event.seat } });
    } else if (event.event === "game_ended") {
      story.winners = event.winners;
      story.reason = event.reason;
    }
    if (event.event === "block_mined" || event.event === "nobody_mined") {
      const best = now.indexOf(Math.max(...now));
      if (leader >= 0 && best !== leader && now[best] > now[leader])
        story.moments.push({ round, at, id: "moment-lead", args: { seat: best, amount: now[best] } });
      leader = best;
    }
  }
  if (largest.amount)
    story.moments.push({ round: largest.round, at: largest.at, id: "mi-moment-largest", args: largest.args });
  story.balances.push(now);
  story.final = now;
  story.moments.sort((a, b) => a.round - b.round);
  return story;
}
