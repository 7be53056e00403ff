// How a game of Blockchain ends: what everybody is remembered for, and the harbour they stand in.

import { awardsFor, closest } from "../../shell/story.js";
import { html } from "../../vendor/vendor.js";

/** @typedef {import("../../types").Story} Story */

/** @param {Story} story @returns {import("../../types").EndingOf} */
export function endingOf(story) {
  const { built, rent, turns, all } = story;
  /** @type {number[][]} */
  const traded = story.traded;
  const bargain = story.bargain.map((/** @type {number[]} */ [given, got]) => ({ given, got, gain: got - given }));
  const seats = story.final.map((_, seat) => seat);
  const awards = awardsFor(seats, [
    {
      art: "h-b-trade",
      id: "ch-end-bargain",
      top: true,
      of: seats.map((seat) => bargain[seat].gain),
      args: (seat) => bargain[seat],
    },
    {
      art: "h-k-hack",
      id: "ch-end-hacker",
      top: true,
      of: story.worked,
      args: (seat) => ({ count: story.worked[seat] }),
    },
    {
      art: "h-b-store",
      id: "ch-end-vault",
      top: true,
      of: story.final,
      args: (seat) => ({ stored: story.final[seat], all }),
    },
    {
      art: "h-b-trade",
      id: "ch-end-trader",
      top: true,
      of: story.trades,
      args: (seat) => ({ count: story.trades[seat] }),
    },
    { art: "h-k-server", id: "ch-end-rent", of: rent, args: (seat) => ({ count: rent[seat] }) },
    { art: "h-k-server", id: "ch-end-builder", of: built, args: (seat) => ({ count: built[seat] }) },
    { art: "h-k-block", id: "ch-end-blocks", of: story.mined, args: (seat) => ({ count: story.mined[seat] }) },
    { art: "u-link", id: "ch-end-keeper", of: [], args: () => ({ count: turns }) },
  ]);
  return {
    score: "ch-end-score",
    length: { id: "ch-end-length", args: { count: turns } },
    strip: [],
    awards,
    lines: (me) => {
      const partner = closest(
        seats.map((seat) => traded[me][seat] + traded[seat][me]),
        me,
      );
      const hacked = closest(
        seats.map((seat) => story.hacked[me][seat] + story.hacked[seat][me]),
        me,
      );
      const other = partner < 0 ? hacked : partner;
      return [
        /** @type {import("../../types").Line} */ (awards.get(me)),
        {
          art: "h-b-store",
          id: "ch-end-stored",
          args: {
            stored: story.final[me],
            all,
            trades: story.trades[me],
            got: bargain[me].got,
            given: bargain[me].given,
          },
        },
        {
          art: other < 0 ? "u-link" : "h-pl-" + other,
          id: partner >= 0 ? "ch-end-partner" : hacked >= 0 ? "ch-end-duel" : "ch-end-alone",
          args: {
            seat: Math.max(0, other),
            count: partner < 0 ? 0 : traded[me][other] + traded[other][me],
            mine: other < 0 ? 0 : story.hacked[me][other],
            theirs: other < 0 ? 0 : story.hacked[other][me],
            both: other < 0 ? 0 : story.hacked[me][other] + story.hacked[other][me],
          },
        },
      ];
    },
    Backdrop,
  };
}

/** The harbour, seen from the sea. */
const Backdrop = () => html`<svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
  <linearGradient id="end-sky" x2="0" y2="1">
    <stop stop-color="var(--sky-1)" />
    <stop offset="1" stop-color="var(--sky-2)" />
  </linearGradient>
  <linearGradient id="end-water" x2="0" y2="1">
    <stop stop-color="var(--water-2)" />
    <stop offset="1" stop-color="var(--water-3)" />
  </linearGradient>
  <rect width="400" height="300" fill="url(#end-sky)" />
  <circle cx="300" cy="96" r="30" fill="var(--sun-1)" />
  <path d="M0 168V98h34v20h26V84h30v34h26v-14h34v30h40v-44h30v40h44v-22h36v30h30V90h34v44h36v34z" fill="var(--b1)" />
  <use href="#h-i-crane" x="-6" y="64" width="104" height="104" />
  <use href="#h-i-crane" x="300" y="64" width="104" height="104" />
  <path d="M0 164h400v8H0z" fill="var(--quay)" />
  <path d="M0 172h400v128H0z" fill="url(#end-water)" />
  <path
    d="M30 196h40m60 22h50m70-20h46m50 24h40"
    stroke="#fff"
    stroke-opacity=".4"
    stroke-width="3"
    stroke-linecap="round"
  />
  <path d="M0 300v-34h400v34z" fill="var(--plank)" />
  <path d="M0 266h400v5H0z" fill="var(--plank-2)" />
</svg>`;
