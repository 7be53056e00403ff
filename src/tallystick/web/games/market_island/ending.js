// How a game of Market Island ends: what everybody is remembered for, and the beach they stand on.

import { theme } from "../../shell/settings.js";
import { awardsFor, closest } from "../../shell/story.js";
import { html } from "../../vendor/vendor.js";

/** @typedef {import("../../types").Story} Story */

/** The round that brought each seat most. @param {Story} story */
const leapsOf = ({ balances, final, step }) =>
  final.map((_, seat) =>
    balances.slice(1).reduce(
      (best, row, i) => {
        const gain = row[seat] - balances[i][seat];
        return gain > best.gain ? { gain, round: (i + 1) * step } : best;
      },
      { gain: 0, round: 0 },
    ),
  );

/** @param {Story} story @returns {import("../../types").EndingOf} */
export function endingOf(story) {
  const { tried, walked, formed: blocks } = story;
  /** @type {number[][]} */
  const paid = story.paid;
  const leaps = leapsOf(story);
  const won = (/** @type {any[]} */ [points, card, block]) => ({ points, card, block });
  const fit = story.fit.map(won);
  const lucky = story.lucky.map((/** @type {number[]} */ [points, block]) => ({ points, block }));
  const seats = story.final.map((_, seat) => seat);
  const dearest = Math.max(...story.fees);
  const gave = paid.map((row) => row.reduce((sum, amount) => sum + amount, 0));
  const got = seats.map((seat) => paid.reduce((sum, row) => sum + row[seat], 0));
  const awards = awardsFor(seats, [
    {
      art: "u-pick",
      id: "mi-end-brave",
      top: true,
      of: tried,
      args: (seat) => ({ tried: tried[seat], blocks, won: story.mined[seat] }),
    },
    {
      art: (seat) => "s-" + fit[seat].card.slice(-1),
      id: "mi-end-fit",
      top: true,
      of: seats.map((seat) => (fit[seat].points > 1 && /[CDHS]$/.test(fit[seat].card) ? fit[seat].points : 0)),
      args: (seat) => fit[seat],
    },
    {
      art: "u-crown",
      id: "mi-end-lucky",
      top: true,
      of: lucky.map((/** @type {{points: number}} */ { points }) => (points >= 0 && points < 2 ? 2 - points : 0)),
      args: (seat) => lucky[seat],
    },
    {
      art: "i-coin",
      id: "mi-end-thrifty",
      top: true,
      of: story.fees.map((/** @type {number} */ fee) => dearest - fee),
      args: (seat) => ({ fees: story.fees[seat] }),
    },
    { art: "i-flower", id: "mi-end-generous", of: gave, args: (seat) => ({ amount: gave[seat] }) },
    { art: "i-palm", id: "mi-end-walker", of: walked, args: (seat) => ({ squares: walked[seat] }) },
    { art: "i-hut", id: "mi-end-host", of: got, args: (seat) => ({ amount: got[seat] }) },
    { art: "i-start", id: "mi-end-leap", of: leaps.map(({ gain }) => gain), args: (seat) => leaps[seat] },
    { art: "u-abacus", id: "mi-end-keeper", of: [], args: () => ({ blocks: story.blocks.length }) },
  ]);
  return {
    score: "mi-end-score",
    length: { id: "mi-end-length", args: { count: story.rounds } },
    strip: story.blocks.map(([number, seat]) => ({ number, seat })),
    awards,
    lines: (me) => {
      const other = closest(
        seats.map((seat) => paid[me][seat] + paid[seat][me]),
        me,
      );
      const best = leaps[me];
      return [
        /** @type {import("../../types").Line} */ (awards.get(me)),
        {
          art: "i-coin",
          id: "mi-end-mining",
          args: {
            profit: story.prizes[me] - story.fees[me],
            lost: story.prizes[me] < story.fees[me] ? "yes" : "no",
            amount: Math.abs(story.prizes[me] - story.fees[me]),
            won: story.mined[me],
            prizes: story.prizes[me],
            tried: tried[me],
            fees: story.fees[me],
          },
        },
        {
          art: other < 0 ? "i-hut" : "pawn-" + other,
          id: other < 0 ? "mi-end-alone" : "mi-end-neighbour",
          args: {
            seat: Math.max(0, other),
            paid: other < 0 ? 0 : paid[me][other],
            got: other < 0 ? 0 : paid[other][me],
            gain: best.gain,
            round: best.round,
          },
        },
      ];
    },
    Backdrop,
  };
}

/** A beach at sunset, or under the moon. */
function Backdrop() {
  const dark = theme.value === "dark";
  return html`<svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <linearGradient id="end-sky" x2="0" y2="1">
      <stop stop-color=${dark ? "#0b2440" : "#bfeef0"} />
      <stop offset="1" stop-color=${dark ? "#1d5a80" : "#7fd6d0"} />
    </linearGradient>
    <rect width="400" height="300" fill="url(#end-sky)" />
    <circle cx="336" cy="66" r="30" fill=${dark ? "#f3ecd0" : "#ffd166"} />
    <path d="M0 168h400v132H0z" fill=${dark ? "#0c3a4a" : "#2b9fae"} />
    <path
      d="M0 186q28-9 56 0t56 0 56 0 56 0 56 0 56 0 64 0"
      fill="none"
      stroke="#fff"
      stroke-opacity=".5"
      stroke-width="3"
    />
    <path d="M0 300v-62c90-32 310-32 400 6v56z" fill="var(--sand-2)" />
    <path d="M0 300v-46c90-32 310-32 400 6v40z" fill="var(--sand-1)" />
    <use href="#i-palm" x="-22" y="108" width="110" height="140" />
    <use href="#i-gull" x="120" y="34" width="34" height="17" />
    <use href="#i-gull" x="272" y="22" width="26" height="13" />
  </svg>`;
}
