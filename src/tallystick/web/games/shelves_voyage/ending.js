// How a voyage ends: together, and with what everybody is remembered for.

import { awardsFor, closest } from "../../shell/story.js";
import { html } from "../../vendor/vendor.js";

/** @typedef {import("../../types").Story} Story */

/** @param {Story} story @returns {import("../../types").EndingOf} */
export function endingOf(story) {
  const { placed, metas, shared, debates, duties, station, entities, statements } = story;
  /** @type {number[][][]} */
  const [together, gave] = [story.together, story.gave];
  /** @type {number[]} */
  const seats = story.players;
  const given = gave.map((row, seat) => row.reduce((sum, dice, other) => sum + (other === seat ? 0 : dice), 0));
  const awards = awardsFor(seats, [
    { art: "u-quill", id: "sv-end-writer", top: true, of: story.mined, args: (seat) => ({ count: story.mined[seat] }) },
    { art: "u-ask", id: "sv-end-thinker", of: metas, args: (seat) => ({ count: metas[seat] }) },
    { art: "u-dice", id: "sv-end-giver", of: given, args: (seat) => ({ count: given[seat] }) },
    { art: "u-crew", id: "sv-end-company", of: shared, args: (seat) => ({ count: shared[seat] }) },
    { art: "v-duty", id: "sv-end-duty", of: duties, args: (seat) => ({ count: duties[seat] }) },
    { art: "u-graph", id: "sv-end-mapper", of: placed, args: (seat) => ({ count: placed[seat] }) },
    { art: "v-quarrel", id: "sv-end-debate", of: debates, args: (seat) => ({ count: debates[seat] }) },
    { art: "v-ship", id: "sv-end-far", of: station, args: (seat) => ({ station: station[seat] }) },
    { art: "v-rose", id: "sv-end-aboard", of: [], args: () => ({ count: story.rounds }) },
  ]);
  return {
    together: { id: "sv-end-level", args: { level: story.level } },
    score: "",
    length: { id: "sv-end-length", args: { entities, statements, result: story.result } },
    strip: [],
    takeHome: "sv-end-take-home",
    counts: "sv-statements-of",
    awards,
    lines: (me) => {
      if (!awards.has(me)) return [];
      const mate = closest(together[me], me);
      const giver = closest(
        gave.map((row, seat) => row[me] + gave[me][seat]),
        me,
      );
      const other = mate < 0 ? giver : mate;
      return [
        /** @type {import("../../types").Line} */ (awards.get(me)),
        {
          art: "u-graph",
          id: "sv-end-made",
          args: { count: story.mined[me], shared: shared[me], placed: placed[me] },
        },
        {
          art: other < 0 ? "v-ship" : "meeple-" + other,
          id: mate >= 0 ? "sv-end-mate" : giver >= 0 ? "sv-end-dice" : "sv-end-alone",
          args: {
            seat: Math.max(0, other),
            count: mate < 0 ? 0 : together[me][mate],
            mine: other < 0 ? 0 : gave[me][other],
            theirs: other < 0 ? 0 : gave[other][me],
            both: other < 0 ? 0 : gave[me][other] + gave[other][me],
          },
        },
      ];
    },
    Backdrop,
  };
}

/** The chart on the table, with the ship that has come home. */
const Backdrop = () => html`<svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
  <rect width="400" height="300" fill="var(--parch-2)" />
  <rect width="400" height="300" fill="url(#p-sea)" />
  <path d="M262-4c16 26 40 8 58 36s50 10 84 34V-4z" fill="var(--parch-3)" stroke="var(--chart-ink)" />
  <path d="M30 60Q120 20 190 90T350 130" fill="none" stroke="var(--p0)" stroke-width="3" stroke-dasharray="8 6" />
  <path d="M20 150Q110 190 180 120T330 60" fill="none" stroke="var(--p1)" stroke-width="3" stroke-dasharray="8 6" />
  <use href="#v-rose" x="16" y="12" width="74" height="74" />
  <use href="#v-ship" x="120" y="26" width="160" height="150" />
  <path d="M0 300v-56h400v56z" fill="var(--wood)" />
  <path d="M0 244h400v5H0z" fill="var(--parch-e)" />
</svg>`;
