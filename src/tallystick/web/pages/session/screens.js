// Which screen a person's phone shows, and how long is left: from what the server said, and from nothing else.

/** Minutes and seconds of a part of the lesson; hours only where there are any. @param {number} milliseconds */
export function clockFace(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** The endings of a line, each with a screen of its own. @type {Record<number, string>} */
const ENDED = { 4001: "nowhere", 4003: "elsewhere", 4004: "erased" };

/**
 * @param {object} known
 * @param {string} known.line
 * @param {number} known.closed
 * @param {any} known.told what was said last to a person, or to a claim
 * @param {boolean} [known.asked] whether the questions are open, by one's own wish
 * @returns {string}
 */
export function screenOf({ line, closed, told, asked = false }) {
  if (line === "closed") return ENDED[closed] ?? "nowhere";
  if (!told) return "loading";
  if (told.kind === "claim") return told.state === "refused" ? "no" : "claim";
  if (told.phase === "over") return "over";
  if (told.card) return "card";
  if (told.quiz && (asked || told.quiz.phase === "after")) return "quiz";
  if (told.place?.started) return "table";
  if (told.place) return "seat";
  return told.waiting ? "late" : "waiting";
}

/**
 * Whether everybody is asked to look up; whoever has a card or questions to look at is not.
 * @param {any} told
 * @param {string} screen
 */
export const looksUp = (told, screen) => !!told?.paused && ["table", "seat", "waiting", "late"].includes(screen);

/**
 * How many tables stand side by side on the wall, how big they are, and whether names can be read there.
 * @param {number} tables
 * @param {number} people
 */
export function wallGrid(tables, people) {
  const columns =
    tables <= 4 ? Math.max(tables, 1) : tables <= 8 ? 4 : tables <= 15 ? 5 : tables <= 24 ? 6 : tables <= 40 ? 8 : 10;
  const size = tables <= 8 ? "big" : tables <= 15 ? "middle" : tables <= 40 ? "small" : "tiny";
  return { columns, size, named: people <= 100 };
}
