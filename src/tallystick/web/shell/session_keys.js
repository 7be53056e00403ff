// The keys of sessions on this device: of one's place among the people, of leading, of the wall.

const PREFIX = "tallystick.session.";

/** @typedef {"person" | "lead" | "wall"} Role in which this device comes to a session */
/**
 * @typedef {{token: string, number?: number, name?: string, code?: string, title?: string, at?: number}} SessionKey
 *   a person without a number waits for the seat back that was played on another phone
 */

/** What this tab alone knows, where a browser keeps nothing. @type {Map<string, string>} */
const passing = new Map();

const place = (/** @type {string} */ session, /** @type {Role} */ role) => `${PREFIX}${role}.${session}`;

/** @param {string} name */
function read(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? passing.get(name) ?? "null");
  } catch {
    return JSON.parse(passing.get(name) ?? "null");
  }
}

/** @param {string} session @param {Role} role @returns {SessionKey | null} */
export const sessionKey = (session, role) => read(place(session, role));

/** @param {string} session @param {Role} role @param {SessionKey} key */
export function keepSessionKey(session, role, key) {
  const kept = JSON.stringify({ ...key, at: Date.now() });
  passing.set(place(session, role), kept);
  try {
    localStorage.setItem(place(session, role), kept);
  } catch {
    // A browser that keeps nothing still takes part, as long as this page is open.
  }
}

/**
 * Something more to remember of a session.
 * @param {string} session
 * @param {Role} role
 * @param {Partial<SessionKey>} more
 */
export function noteSession(session, role, more) {
  const key = sessionKey(session, role);
  if (key) keepSessionKey(session, role, { ...key, ...more });
}

/** @param {string} session @param {Role} role */
export function forgetSession(session, role) {
  passing.delete(place(session, role));
  try {
    localStorage.removeItem(place(session, role));
  } catch {
    // Nothing was kept.
  }
}

/**
 * Takes a key out of the address, where a neighbour could read it, and keeps it.
 * @param {string} session
 * @param {Role} role
 */
export function takeSessionKey(session, role) {
  const [, token] = /^#([A-Za-z0-9_-]{20,})$/.exec(location.hash) ?? [];
  if (token) {
    keepSessionKey(session, role, { token });
    history.replaceState(null, "", location.pathname + location.search);
  }
  return sessionKey(session, role);
}

/**
 * The sessions in which this device has a place, the latest first.
 * @param {Role} role
 * @returns {(SessionKey & {session: string})[]}
 */
export function sessionsHere(role) {
  const begins = place("", role);
  let names = [...passing.keys()];
  try {
    names = Object.keys(localStorage);
  } catch {
    // Only what this tab knows.
  }
  return names
    .filter((name) => name.startsWith(begins))
    .map((name) => ({ ...read(name), session: name.slice(begins.length) }))
    .sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
}
