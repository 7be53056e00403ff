// The tokens of the seats that are played on this device, and the seeds it promised. Nothing here is ever shown to
// others.

import { hex } from "../proof/sha256.js";

const PREFIX = "tallystick.seats.";

/**
 * @typedef {{seat: number, token: string, seed: string, code?: string, game?: string, at?: number, alarm?: string,
 *   session?: string}} Key
 *   `alarm`: why the start of the table was false; `session`: to which the table belongs
 */

/** The code of a table in what somebody has typed or read out. @param {string} typed */
export const codeIn = (typed) =>
  typed
    .replace(/[^A-Za-z0-9]/g, "")
    .slice(0, 6)
    .toUpperCase();

/** @param {Storage | null} store @param {string} table */
function readFrom(store, table) {
  try {
    return JSON.parse(store?.getItem(PREFIX + table) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {() => Storage} open */
function opened(open) {
  try {
    return open();
  } catch {
    return null;
  }
}

const lasting = opened(() => localStorage);
/** What this tab remembers, where the browser lets it. */
export const passing = opened(() => sessionStorage);

/** 32 random bytes as hex. */
export const randomHex = (length = 32) => hex(crypto.getRandomValues(new Uint8Array(length)));

/** @param {string} table @returns {Key[]} */
export function keysOf(table) {
  const kept = readFrom(passing, table);
  if (kept.length) return kept;
  const found = readFrom(lasting, table);
  // what this tab has used once it keeps: for a rematch, when the table is over and the device has forgotten it
  if (found.length) passing?.setItem(PREFIX + table, JSON.stringify(found));
  return found;
}

/** @param {string} table @param {{seat: number, token: string}[]} seats @param {string} [code] */
export function keep(table, seats, code) {
  const keys = JSON.stringify(
    seats.map(({ seat, token }) => ({ seat, token, seed: randomHex(), code, at: Date.now() })),
  );
  passing?.setItem(PREFIX + table, keys);
  lasting?.setItem(PREFIX + table, keys);
}

/** What is kept of a table's seats, changed. @param {string} table @param {(key: Key) => Key} change */
export function changeKeys(table, change) {
  for (const store of [passing, lasting]) {
    const keys = readFrom(store, table);
    if (keys.length) store?.setItem(PREFIX + table, JSON.stringify(keys.map(change)));
  }
}

/** Something to remember of a table where this device has a seat. @param {string} table @param {Partial<Key>} more */
export const note = (table, more) => changeKeys(table, (key) => ({ ...key, ...more }));

/** A table that is over needs no key any more; the tab may keep it for a rematch. @param {string} table */
export const forgetLater = (table) => lasting?.removeItem(PREFIX + table);

/** @param {string} table */
export function forget(table) {
  passing?.removeItem(PREFIX + table);
  lasting?.removeItem(PREFIX + table);
}

/**
 * The tables this device has a seat at, the latest first.
 * @returns {{table: string, code?: string, game?: string, at?: number, session?: string}[]}
 */
export function tablesHere() {
  const found = [];
  for (let i = 0; lasting && i < lasting.length; i++) {
    const name = lasting.key(i) ?? "";
    const table = name.slice(PREFIX.length);
    const [key] = name.startsWith(PREFIX) ? readFrom(lasting, table) : [];
    if (key) found.push({ table, code: key.code, game: key.game, at: key.at, session: key.session });
  }
  return found.sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
}

/** Takes a token out of the address, where a neighbour could read it, and keeps it. @param {string} table */
export function takeFromAddress(table) {
  const [, token, seat] = /^#([A-Za-z0-9_-]{43})(?:\.(\d))?$/.exec(location.hash) ?? [];
  if (!token) return;
  if (!keysOf(table).some((key) => key.token === token))
    keep(table, [{ seat: seat === undefined ? -1 : Number(seat), token }]);
  history.replaceState(null, "", location.pathname + location.search);
}
