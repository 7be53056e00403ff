// How a game of CryptoMiner ends: what everybody is remembered for, and the yard they stand in.

import { awardsFor, closest } from "../../shell/story.js";
import { html } from "../../vendor/vendor.js";

/** @typedef {import("../../types").Story} Story */

/** @param {Story} story @returns {import("../../types").EndingOf} */
export function endingOf(story) {
  const { loaded, exact, best } = story;
  /** @type {number[][][]} */
  const [shared, overtook] = [story.shared, story.overtook];
  const seats = story.final.map((_, seat) => seat);
  const sum = (/** @type {number[]} */ row) => row.reduce((all, one) => all + one, 0);
  const helped = shared.map(sum);
  const raced = overtook.map(sum);
  const awards = awardsFor(seats, [
    { art: "u-wagon", id: "cm-end-busy", top: true, of: story.mined, args: (seat) => ({ count: story.mined[seat] }) },
    { art: "u-scale", id: "cm-end-exact", of: exact, args: (seat) => ({ count: exact[seat] }) },
    { art: "u-flag", id: "cm-end-race", top: true, of: raced, args: (seat) => ({ count: raced[seat] }) },
    { art: "w-coins", id: "cm-end-rich", top: true, of: best, args: (seat) => ({ coins: best[seat] }) },
    { art: "u-swap", id: "cm-end-patient", of: story.swaps, args: (seat) => ({ count: story.swaps[seat] }) },
    { art: "w-ore", id: "cm-end-strong", of: loaded, args: (seat) => ({ total: loaded[seat] }) },
    { art: "u-link", id: "cm-end-helper", of: helped, args: (seat) => ({ count: helped[seat] }) },
    { art: "u-chain", id: "cm-end-keeper", of: [], args: () => ({ blocks: story.blocks.length }) },
  ]);
  return {
    score: "cm-end-score",
    length: { id: "cm-end-length", args: { count: story.blocks.length } },
    strip: story.blocks.map(([, seat, , , number]) => ({ number, seat })),
    awards,
    lines: (me) => {
      const rival = closest(
        seats.map((seat) => overtook[me][seat] + overtook[seat][me]),
        me,
      );
      const mate = closest(
        seats.map((seat) => shared[seat][me] + shared[me][seat]),
        me,
      );
      const other = rival < 0 ? mate : rival;
      return [
        /** @type {import("../../types").Line} */ (awards.get(me)),
        {
          art: "w-coins",
          id: story.mined[me] ? "cm-end-earned" : "cm-end-none",
          args: { coins: story.final[me], count: story.mined[me], best: best[me], total: loaded[me] },
        },
        {
          art: other < 0 ? "w-hut" : "pawn-" + other,
          id: rival >= 0 ? "cm-end-rival" : mate >= 0 ? "cm-end-mate" : "cm-end-alone",
          args: {
            seat: Math.max(0, other),
            mine: other < 0 ? 0 : (rival < 0 ? shared[other] : overtook[me])[rival < 0 ? me : other],
            theirs: other < 0 ? 0 : (rival < 0 ? shared[me] : overtook[other])[rival < 0 ? other : me],
          },
        },
      ];
    },
    Backdrop,
  };
}

/** The yard in the evening. */
const Backdrop = () => html`<svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
  <rect width="400" height="300" fill="url(#w-sky)" />
  <circle cx="330" cy="60" r="26" fill="var(--sun)" />
  <path d="M0 190 60 120l46 40 70-84 62 76 46-40 64 66 52-40v100H0z" fill="var(--m1)" />
  <path d="m176 76-22 26 12-4 10 8 10-8 13 6z" fill="var(--snow)" />
  <path d="M0 220 60 176l60 36 76-46 70 48 66-34 68 38v60H0z" fill="var(--m2)" />
  <path d="M0 236c90-20 310-20 400 2v62H0z" fill="var(--soil-1)" />
  <path d="M0 262c90-14 310-14 400 2v36H0z" fill="var(--soil-2)" />
  <use href="#w-pine" x="4" y="140" width="50" height="92" />
  <use href="#w-pine" x="352" y="150" width="44" height="84" />
  <use href="#w-head" x="262" y="112" width="112" height="122" />
</svg>`;
