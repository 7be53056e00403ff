// The finished games of this device: how they ended, and nothing more. Nobody else is told.

const NAME = "tallystick.past";
const MOST = 50;

/**
 * @typedef {{table: string, seat: number, game: string, at: number, place: number, of: number, score: number,
 *   together?: boolean}} Past
 */

/** The latest first. @returns {Past[]} */
export function pastGames() {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one?.table === "string") : [];
  } catch {
    return [];
  }
}

/** @param {Past} ended */
export function keepPast(ended) {
  const others = pastGames().filter(({ table }) => table !== ended.table);
  try {
    localStorage.setItem(NAME, JSON.stringify([ended, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function forgetPast() {
  try {
    localStorage.removeItem(NAME);
  } catch {
    // There was nothing to forget.
  }
}
