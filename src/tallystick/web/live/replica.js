// This browser's own copy of a journal: every entry is checked before it is believed.

import { commitmentToSeed, hasItsSeal, keepsWord, misplaced, NOTHING_BEFORE } from "../proof/journal.js";
import { unhex } from "../proof/sha256.js";
import { signal } from "../vendor/vendor.js";

/** @typedef {import("../types").Entry} Entry */

/** So many seals and promises are checked at once; more of them in slices of so many milliseconds. */
const AT_ONCE = 60;
const SLICE = 12;

export class Replica {
  constructor() {
    /** @type {Entry[]} */
    this.entries = [];
    /** Values hidden in the journal that this seat may know, by entry and slot. @type {Map<string, any>} */
    this.opened = new Map();
    /** The first entry that is not what it claims to be. */
    this.bad = signal(/** @type {null | {seq: number, why: string}} */ (null));
    this.checked = signal(0);
    /** Opened values whose promises are still to be checked. @type {import("../types").Opened[]} */
    this.unproved = [];
    this.isChecking = false;
    this.promises = signal(0);
    /** Whether there is something to say of the start: a seat without a seed, or a start before it. */
    this.oddStart = signal(false);
    /** The last round whose ledgers, kept by hand, were compared. */
    this.compared = 0;
  }

  get head() {
    return this.entries.length ? this.entries[this.entries.length - 1].seal : NOTHING_BEFORE;
  }

  /**
   * Adds the entries that fit; says which are new.
   * @param {Entry[]} entries
   * @param {import("../types").Opened[]} opened
   */
  add(entries, opened) {
    const fresh = [];
    for (const entry of entries) {
      if (entry.seq < this.entries.length) {
        if (entry.seal !== this.entries[entry.seq].seal) this.complain(entry.seq, "broken_link");
        continue;
      }
      const why = misplaced(entry, this.entries.length, this.head);
      if (why) this.complain(entry.seq, why);
      this.entries.push(entry);
      fresh.push(entry);
      if (entry.body.note === "compared") this.compared = entry.body.round;
      if (entry.kind === "start")
        this.oddStart.value =
          this.entries[0].body.chance !== "by_hand" &&
          (this.triedAgain > 0 || this.count("seed_open") < this.entries[0].body.players?.length);
    }
    for (const one of opened) this.opened.set(`${one.seq}/${one.slot}`, one.value);
    this.unproved.push(...opened);
    this.promises.value = this.opened.size;
    if (!this.isChecking) void this.check();
    return fresh;
  }

  /** Every seal and promise; of a long game in slices, so that the page stays alive meanwhile. */
  async check() {
    this.isChecking = true;
    while (this.left) {
      const until = this.left > AT_ONCE ? performance.now() + SLICE : Number.POSITIVE_INFINITY;
      let place = this.checked.value;
      for (; place < this.entries.length && performance.now() < until; place++)
        if (!hasItsSeal(this.entries[place])) this.complain(place, "wrong_seal");
      this.checked.value = place;
      while (this.unproved.length && performance.now() < until) {
        const one = /** @type {import("../types").Opened} */ (this.unproved.pop());
        const entry = this.entries[one.seq];
        if (!entry || !keepsWord(entry, one)) this.complain(one.seq, "wrong_commitment");
      }
      if (this.left) await new Promise((goOn) => setTimeout(goOn));
    }
    this.isChecking = false;
  }

  get left() {
    return this.entries.length - this.checked.value + this.unproved.length;
  }

  /**
   * Compares with what this browser kept from an earlier visit: nobody may have rewritten it since.
   * @param {Entry[]} kept
   */
  compare(kept) {
    for (const entry of kept) {
      const now = this.entries[entry.seq];
      if (now && now.seal !== entry.seal) this.complain(entry.seq, "broken_link");
    }
  }

  /** @param {number} seq @param {string} why */
  complain(seq, why) {
    this.bad.value ??= { seq, why };
  }

  /** The events of an entry, with what this seat may know filled in. @param {Entry} entry */
  eventsOf(entry) {
    /** @type {import("../types").GameEvent[]} */
    const events = entry.body.events ?? [];
    return events.map((event, place) => {
      const seen = { ...event };
      for (const slot of Object.keys(entry.sealed)) {
        const value = this.opened.get(`${entry.seq}/${slot}`);
        if (value !== undefined && slot.startsWith(`e${place}_`)) seen[slot.slice(`e${place}_`.length)] = value;
      }
      return seen;
    });
  }

  /** @param {string} kind */
  find(kind) {
    return this.entries.find((entry) => entry.kind === kind);
  }

  /** @param {string} kind */
  count(kind) {
    return this.entries.filter((entry) => entry.kind === kind).length;
  }

  /** How many starts came to nothing before. */
  get triedAgain() {
    return this.entries.filter((entry) => entry.body.note === "start_again").length;
  }
}

/**
 * @typedef {object} Known what a browser itself knows of a start, in milliseconds; -1 for what did not happen
 * @property {number} from how many entries there were when it came to the table
 * @property {boolean} acknowledged whether the server said that the seed had come
 * @property {number} hereFor since when its line was open without a break
 * @property {number} sentFor since when its seed was on its way on this line
 * @property {boolean} dozed whether it may have slept meanwhile, and read everything late
 */

const LONG_HERE = 2000;
const LEAST_PATIENCE = 1000;

/**
 * Why a start is not fair to a seat, as far as its own browser knows for sure; an empty text when it is, or when the
 * seat was left out and the server may have been right to do so.
 * @param {Entry[]} entries
 * @param {number} seat
 * @param {string} seed
 * @param {Known} known
 */
export function unfairness(entries, seat, seed, known) {
  const its = (/** @type {string} */ kind) => entries.find((entry) => entry.kind === kind && entry.actor === seat);
  const note = (/** @type {(body: any) => boolean} */ is) =>
    entries.find(({ kind, body }) => kind === "note" && is(body));
  const seated = note(({ note }) => note === "seated")?.body.players;
  if (seated && seated[seat] !== "person") {
    const joined = note(({ note, seat: whose }) => note === "joined" && whose === seat);
    return joined && joined.seq < known.from ? "" : "own_seat_a_bot"; // who comes late had no part in the start
  }
  if (its("seed_open")?.body.seed === seed) return "";
  if (known.acknowledged) return "own_seed_dropped";
  const promise = its("seed");
  if (promise && promise.body.commit !== commitmentToSeed(unhex(seed)))
    return promise.seq < known.from ? "" : "own_seed_changed";
  if (its("seed_open")) return "own_seed_changed";
  if (known.sentFor < 0) return known.hereFor < LONG_HERE ? "" : "own_seed_dropped";
  const late = note(({ note, seat: whose, reason }) => note === "left_out" && whose === seat && reason === "late");
  return late && (known.dozed || known.sentFor >= LEAST_PATIENCE) ? "" : "own_seed_dropped";
}

// --- Kept beyond this page, where the browser has a database; without one everything still works. ---

/** @type {Promise<IDBDatabase | null> | undefined} */
let opening;

function open() {
  opening ??= new Promise((done) => {
    try {
      const asked = indexedDB.open("tallystick", 1);
      asked.onupgradeneeded = () => void asked.result.createObjectStore("entries", { keyPath: ["table", "seq"] });
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => done(null);
    } catch {
      done(null);
    }
  });
  return opening;
}

/** @param {import("../types").Entry[]} entries */
export async function keepEntries(entries) {
  const database = entries.length ? await open() : null;
  if (!database) return;
  const store = database.transaction("entries", "readwrite").objectStore("entries");
  for (const entry of entries) store.put(entry);
}

/** What this browser remembers of a table. @param {string} table @returns {Promise<Entry[]>} */
export async function keptEntries(table) {
  const database = await open();
  if (!database) return [];
  const range = IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
  const asked = database.transaction("entries").objectStore("entries").getAll(range);
  return new Promise((done) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => done([]);
  });
}
