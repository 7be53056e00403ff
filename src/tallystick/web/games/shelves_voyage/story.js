// A voyage told in numbers: read from the public events alone.

import { begunStory, eventsIn } from "../../shell/story.js";

/** @typedef {import("../../types").Story} Story */

/** @param {import("../../types").Entry[]} entries @returns {Story} */
export function storyOf(entries) {
  const events = eventsIn(entries);
  const began = events.find((event) => event.event === "sv_game_began");
  const seats = entries[0]?.body.players?.length ?? 0;
  let now = Array.from({ length: seats }, (_, seat) => (began?.players.includes(seat) ? began.coins : 0));
  const story = begunStory(now, {
    players: began?.players ?? [],
    harmony: [],
    level: "",
    result: 0,
    average: 0,
    counts: "sv-statements-of",
  });
  let turn = 0;
  for (const [at, event] of events.entries()) {
    if (event.event === "sv_turn_began") {
      if (turn) story.balances.push(now);
      turn = event.turn;
    } else if (event.event === "sv_coins_changed")
      now = now.map((have, seat) => (seat === event.seat ? event.coins : have));
    else if (event.event === "sv_statement_made") {
      for (const seat of event.authors) story.mined[seat] += 1;
      if (event.kind === "meta")
        story.moments.push({ round: turn, at, id: "result-sv-moment-meta", args: { seat: event.seat } });
    } else if (event.event === "sv_quarrel_settled")
      story.moments.push({
        round: turn,
        at,
        id: "result-sv-moment-quarrel",
        args: { winner: event.winner, loser: event.loser, votes: event.votes, against: event.against },
      });
    else if (event.event === "sv_legacy_placed")
      story.moments.push({
        round: turn,
        at,
        id: "result-sv-moment-legacy",
        args: { seat: event.seat, text: event.text },
      });
    else if (event.event === "sv_duty_settled")
      story.moments.push({
        round: turn,
        at,
        id: "result-sv-moment-duty",
        args: { seat: event.seat, topic: event.topic },
      });
    else if (event.event === "sv_text_mended")
      story.moments.push({
        round: turn,
        at,
        id: "result-sv-moment-mended",
        args: { seat: event.seat, text: event.text },
      });
    else if (event.event === "sv_game_ended")
      Object.assign(story, {
        reason: event.reason,
        harmony: event.harmony,
        level: event.level,
        result: event.result,
        average: event.average,
        headline: { id: "result-sv-headline", args: { level: event.level, result: event.result } },
      });
  }
  story.balances.push(now);
  story.final = now;
  return story;
}
