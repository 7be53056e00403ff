// The tokens of the seats that are played on this device, and the seeds it promised. Nothing here is ever shown to others.

import { hex } from "../proof/sha256.js";

const PREFIX = "tallystick.seats.";

/** @typedef {{seat: number, token: string, seed: string}} Key */

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
const passing = opened(() => sessionStorage);

/** 32 random bytes as hex. */
export const randomHex = (length = 32) => hex(crypto.getRandomValues(new Uint8Array(length)));

/** @param {string} table @returns {Key[]} */
export function keysOf(table) {
  const kept = readFrom(passing, table);
  return kept.length ? kept : readFrom(lasting, table);
}

/** @param {string} table @param {{seat: number, token: string}[]} seats */
export function keep(table, seats) {
  const keys = JSON.stringify(seats.map(({ seat, token }) => ({ seat, token, seed: randomHex() })));
  passing?.setItem(PREFIX + table, keys);
  lasting?.setItem(PREFIX + table, keys);
}

/** A table that is over needs no key any more; the tab may keep it for a rematch. @param {string} table */
export const forgetLater = (table) => lasting?.removeItem(PREFIX + table);

/** @param {string} table */
export function forget(table) {
  passing?.removeItem(PREFIX + table);
  lasting?.removeItem(PREFIX + table);
}

/** The tables this device has a seat at. */
export function tablesHere() {
  const found = [];
  for (let i = 0; lasting && i < lasting.length; i++) {
    const name = lasting.key(i) ?? "";
    if (name.startsWith(PREFIX)) found.push(name.slice(PREFIX.length));
  }
  return found;
}

/** Takes a token out of the address, where a neighbour could read it, and keeps it. @param {string} table */
export function takeFromAddress(table) {
  const [, token, seat] = /^#([A-Za-z0-9_-]{43})(?:\.(\d))?$/.exec(location.hash) ?? [];
  if (!token) return;
  if (!keysOf(table).some((key) => key.token === token)) keep(table, [{ seat: seat === undefined ? -1 : Number(seat), token }]);
  history.replaceState(null, "", location.pathname + location.search);
}
