// A game of Blockchain told in numbers: read from the public events alone.

import { begunStory, eventsIn } from "../../shell/story.js";

/** @typedef {import("../../types").Story} Story */

/**
 * What a Hack is aimed at: the player whose turn it is, the owner of the Server, or the owner of the Hack below.
 * @param {any} hack
 * @param {number} active
 * @param {Map<number, number>} servers
 * @param {{seat: number}[]} stack
 */
function victimOf(hack, active, servers, stack) {
  if (hack.card === "crash") return servers.get(hack.server) ?? active;
  if (hack.card === "rollback" && stack.length) return stack[stack.length - 1].seat;
  return active;
}

/** @param {import("../../types").Entry[]} entries @returns {Story} */
export function storyOf(entries) {
  const events = eventsIn(entries);
  const seats = events.find((event) => event.event === "ch_game_began")?.players ?? 0;
  const none = () => new Array(seats).fill(0);
  let now = none();
  const story = begunStory(now, {
    trades: none(),
    failed: none(),
    hacks: none(),
    worked: none(),
    paid: none(),
    hacked: Array.from({ length: seats }, none),
  });
  /** @type {Map<number, number>} */
  const servers = new Map();
  /** @type {{seat: number, card: string}[]} */
  let stack = [];
  let turn = 0;
  let active = 0;
  let leader = -1;
  let largest = { got: 0, id: "", args: {}, round: 0, at: 0 };
  for (const [at, event] of events.entries()) {
    const { seat } = event;
    switch (event.event) {
      case "ch_turn_began":
        if (turn && turn % seats === 0) story.balances.push(now);
        turn = event.turn;
        active = seat;
        break;
      case "ch_block_played":
        story.mined[seat] += 1;
        break;
      case "ch_server_deployed":
        servers.set(event.server, seat);
        break;
      case "ch_server_crashed":
        servers.delete(event.server);
        story.moments.push({ round: turn, at, id: "ch-moment-crash", args: { seat, card: event.card } });
        break;
      case "ch_server_paid":
        story.paid[event.payer] += event.price;
        break;
      case "ch_hack_played":
        story.hacks[seat] += 1;
        story.hacked[seat][victimOf(event, active, servers, stack)] += 1;
        stack.push({ seat, card: event.card });
        if (stack.length === 3)
          story.moments.push({
            round: turn,
            at,
            id: "ch-moment-pile",
            args: { seats: [...new Set(stack.map((one) => one.seat))].join(",") },
          });
        break;
      case "ch_hack_worked":
        story.worked[seat] += 1;
        break;
      case "ch_window_opened":
        break;
      case "ch_trade_done":
        story.trades[seat] += 1;
        stack = [];
        if (event.got - event.given > largest.got)
          largest = {
            got: event.got - event.given,
            id: "ch-moment-bargain",
            round: turn,
            at,
            args: {
              seat,
              partner: event.partner,
              given: event.given,
              got: event.got,
              give: event.give,
              take: event.take,
            },
          };
        break;
      case "ch_trade_failed":
        story.failed[seat] += 1;
        stack = [];
        if (event.why === "scam")
          story.moments.push({
            round: turn,
            at,
            id: "ch-moment-scam",
            args: { seat, partner: event.partner, lost: event.lost, give: event.give },
          });
        break;
      case "ch_coins_stored": {
        now = now.map((have, place) => (place === seat ? event.stored : have));
        stack = [];
        const best = now.indexOf(Math.max(...now));
        if (best !== leader && (leader < 0 || now[best] > now[leader])) {
          if (leader >= 0)
            story.moments.push({ round: turn, at, id: "moment-lead", args: { seat: best, amount: now[best] } });
          leader = best;
        }
        break;
      }
      case "ch_player_out":
        now = now.map((have, place) => (place === seat ? 0 : have));
        story.moments.push({ round: turn, at, id: "ch-moment-out", args: { seat } });
        break;
      case "ch_game_ended":
        story.winners = event.winners;
        story.reason = event.reason;
        now = event.stored;
        break;
      default:
        if (/^ch_(deploy|block|store|trade)_announced$/.test(event.event)) stack = [];
    }
  }
  if (largest.got) story.moments.push({ round: largest.round, at: largest.at, id: largest.id, args: largest.args });
  story.balances.push(now);
  story.final = now;
  const leads = story.moments.filter((moment) => moment.id === "moment-lead").slice(0, -3);
  story.moments = story.moments.filter((moment) => !leads.includes(moment)).sort((a, b) => a.round - b.round);
  return story;
}
