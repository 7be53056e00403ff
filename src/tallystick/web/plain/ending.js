// How any game ends: what everybody is remembered for as far as numbers tell it, in front of the table they sat at.

import { theme } from "../shell/settings.js";
import { awardsFor } from "../shell/story.js";
import { message } from "../shell/words.js";
import { html } from "../vendor/vendor.js";

/** @typedef {import("../types").Story} Story */
/** @typedef {import("../types").Line} Line */

/**
 * What the counts of the scores tell of somebody: the greatest gain from one to the next, how often nobody had more,
 * and how far it went up from the lowest.
 * @param {Story} story
 * @param {number} seat
 */
function wayOf({ balances, final }, seat) {
  const gains = balances.slice(1).map((row, before) => row[seat] - balances[before][seat]);
  return {
    leap: Math.max(0, ...gains),
    led: balances.filter((row) => row[seat] === Math.max(...row) && row[seat] > Math.min(...row)).length,
    rise: final[seat] - Math.min(...balances.map((row) => row[seat])),
  };
}

/** The idea that was met most often. @param {Story} story @returns {Line | null} */
function ideaOf({ ideas }) {
  const known = Object.entries(ideas).filter(([idea]) => message("concept-" + idea));
  const [idea, count] = known.sort(([, one], [, other]) => other - one)[0] ?? ["", 0];
  if (!idea) return null;
  const args = { idea: message("concept-" + idea), text: message(`concept-${idea}.text`), count };
  return { art: "u-idea", id: "plain-end-idea", args };
}

/** @param {Story} story @returns {import("../types").EndingOf} */
export function endingOf(story) {
  const { final } = story;
  const seats = final.map((_, seat) => seat);
  const ways = seats.map((seat) => wayOf(story, seat));
  const way = (/** @type {number} */ seat) => ways[seat];
  const beside = (/** @type {number} */ me) => {
    const other = seats.filter((seat) => seat !== me).reduce((one, two) => (final[two] > final[one] ? two : one));
    return { seat: me, other, count: final[me], theirs: final[other] };
  };
  const awards = awardsFor(seats, [
    { art: "u-step", id: "plain-end-leap", of: ways.map(({ leap }) => leap), top: true, args: way },
    { art: "u-crown", id: "plain-end-lead", of: ways.map(({ led }) => led), args: way },
    { art: "u-round", id: "plain-end-rise", of: ways.map(({ rise }) => rise), args: way },
    { art: "u-table", id: "plain-end-beside", of: [], args: beside },
  ]);
  const idea = ideaOf(story);
  return {
    score: "plain-end-score",
    length: { id: "plain-end-length", args: { count: story.rounds_played ?? story.rounds } },
    strip: [],
    awards,
    lines: (me) => {
      const award = /** @type {Line} */ (awards.get(me));
      const more = { art: "u-table", id: "plain-end-beside", args: beside(me) };
      return [award, ...(award.id === more.id ? [] : [more]), ...(idea ? [idea] : [])];
    },
    Backdrop,
  };
}

/** The edge of a table, and a lamp above it. */
function Backdrop() {
  const dark = theme.value === "dark";
  return html`<svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <radialGradient id="end-lamp" cx=".5" cy="0" r="1">
      <stop stop-color=${dark ? "#2f6f86" : "#fff3cf"} />
      <stop offset=".55" stop-color=${dark ? "#123f52" : "#bfeae4"} />
      <stop offset="1" stop-color=${dark ? "#0a2a38" : "#86cfd3"} />
    </radialGradient>
    <rect width="400" height="300" fill="url(#end-lamp)" />
    <path d="M0 232h400v68H0z" fill=${dark ? "#0f3f38" : "#1d6a5b"} />
    <path d="M0 226h400v12H0z" fill="var(--wood-1)" />
    <path d="M0 237h400v4H0z" fill="var(--wood-2)" />
  </svg>`;
}
