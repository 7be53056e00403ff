// Proof of fair chance for Market Island: from the opened seeds, every die and every card of a finished game again.

import { commitment, commitmentToSeed, fault, NOTHING_BEFORE, saltFor, tableKey } from "./journal.js";
import { unhex } from "./sha256.js";
import { Tape } from "./shake128.js";

/** @typedef {import("../types").Entry} Entry */
/** @typedef {import("../types").GameEvent} GameEvent */
/** @typedef {{dice: number, cards: number, promises: number, entries: number}} Proof */

export class Disproved extends Error {
  /** @param {number} seq @param {string} why */
  constructor(seq, why) {
    super(`entry ${seq}: ${why}`);
    this.seq = seq;
    this.why = why;
  }
}

/** Form, order and seals. @param {Entry[]} entries */
export function checkSeals(entries) {
  let head = NOTHING_BEFORE;
  entries.forEach((entry, seq) => {
    const why = fault(entry, seq, head);
    if (why) throw new Disproved(seq, why);
    head = entry.seal;
  });
}

/** The key of all chance, after every seed has kept its promise. @param {Entry[]} entries */
export function keyOf(entries) {
  const opening = entries[0];
  const end = entries[entries.length - 1];
  if (opening?.kind !== "open") throw new Disproved(0, "no_opening");
  if (end.kind !== "end") throw new Disproved(entries.length, "no_end");
  const serverSeed = unhex(end.body.seed);
  if (commitmentToSeed(serverSeed) !== opening.body.seed) throw new Disproved(end.seq, "wrong_seed");
  /** @type {Map<number, string>} */
  const promised = new Map();
  /** @type {Map<number, Uint8Array>} */
  const seeds = new Map();
  for (const entry of entries) {
    if (entry.kind === "seed" && entry.actor !== null) promised.set(entry.actor, entry.body.commit);
    if (entry.kind !== "seed_open" || entry.actor === null) continue;
    const seed = unhex(entry.body.seed);
    if (promised.get(entry.actor) !== commitmentToSeed(seed)) throw new Disproved(entry.seq, "wrong_seed");
    seeds.set(entry.actor, seed);
  }
  const players = opening.body.players.length;
  return tableKey(serverSeed, opening.seal, Array.from({ length: players }, (_, seat) => seeds.get(seat) ?? new Uint8Array()));
}

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const FACES = RANKS.flatMap((rank) => ["C", "D", "H", "S"].map((suit) => rank + suit));

/** The decks as they come out of the box. @param {Record<string, any>} options @returns {Record<string, string[]>} */
function boxOf(options) {
  const even = (/** @type {string} */ name) => (FACES.indexOf(name) % 4) + Math.floor(FACES.indexOf(name) / 4);
  const spare = options.spare_actions === "jokers" ? ["X1", "X2"] : ["AH", "AD"];
  return {
    standard: [...FACES],
    income: FACES.filter((name) => even(name) % 2 === 0).map((name) => "I" + name),
    expense: FACES.filter((name) => even(name) % 2 === 1).map((name) => "E" + name),
    action: [...FACES, ...spare].map((name) => "A" + name),
  };
}

/** @param {string} card */
const deckName = (card) => (card.length > 2 && !card.startsWith("10") ? ({ I: "income", E: "expense", A: "action" }[card[0]] ?? "") : "standard");

/** Follows every card and every die of a game through its events; sections are those of the rulebook. */
class Table {
  /** @param {Entry[]} entries @param {Uint8Array} key */
  constructor(entries, key) {
    this.options = entries[0].body.options;
    this.table = entries[0].table;
    this.hidden = entries[entries.length - 1].body.moves ?? {};
    this.key = key;
    this.tape = new Tape(key);
    this.decks = boxOf(this.options);
    for (const deck of ["standard", "income", "expense", "action"]) this.tape.shuffle(this.decks[deck]);
    this.proof = { dice: 0, cards: 0, promises: 0, entries: entries.length };
    const seats = entries[0].body.players.length;
    /** @type {string[][]} */
    this.drawn = Array.from({ length: seats }, () => []);
    /** @type {string[][]} */
    this.status = Array.from({ length: seats }, () => []);
    /** @type {string[]} */
    this.mined = new Array(seats).fill("");
    /** @type {string[]} */
    this.taken = new Array(seats).fill("");
    /** @type {{seat: number, card: string}[]} */
    this.pending = [];
    /** @type {number[]} */
    this.order = [];
    this.winning = "";
    /** What is being cleared away: cards that go back first, cards that stay, and how the block ended. @type {null | {back: string[], stay: string[], how: string}} */
    this.clearing = null;
  }

  /** Used cards go under their decks, shuffled among themselves (2.7). @param {string[]} cards */
  back(cards) {
    if (cards.length > 1 && this.options.returned_cards === "shuffled") this.tape.shuffle(cards);
    for (const card of cards) this.decks[deckName(card)].push(card);
  }

  /** The block as it lies: what was left over, then the cards in the order of play. */
  get block() {
    return [...this.pending, ...this.order.filter((seat) => this.taken[seat]).map((seat) => ({ seat, card: this.taken[seat] }))];
  }

  /** @param {Entry} entry @param {number} place @param {string} field @param {unknown} value */
  promise(entry, place, field, value) {
    const slot = `e${place}_${field}`;
    const made = commitment(saltFor(this.key, entry.seq, slot), this.table, entry.seq, slot, value);
    if (entry.sealed[slot] !== made) throw new Disproved(entry.seq, "wrong_commitment");
    this.proof.promises += 1;
  }

  /** @param {Entry} entry @param {unknown} told @param {unknown} found */
  same(entry, told, found) {
    if (told !== found) throw new Disproved(entry.seq, "wrong_events");
    this.proof.cards += 1;
  }

  /** @param {Entry} entry @param {GameEvent} event @param {number} place */
  step(entry, event, place) {
    const { seat } = event;
    switch (event.event) {
      case "die_thrown":
        if (this.tape.die() !== event.value) throw new Disproved(entry.seq, "wrong_events");
        this.proof.dice += 1;
        return;
      case "first_player_found":
        this.order = [...event.order];
        return;
      case "genesis_turned":
        this.winning = this.decks.standard.shift() ?? "";
        return this.same(entry, event.card, this.winning);
      case "round_began":
        this.clear();
        this.taken.fill("");
        if (this.options.rotate_first && event.round > 1) this.order.push(/** @type {number} */ (this.order.shift()));
        return;
      case "card_taken":
        this.taken[seat] = this.decks[event.deck].shift() ?? "";
        return this.promise(entry, place, "card", this.taken[seat]);
      case "cards_drawn":
        this.drawn[seat] = this.decks.standard.splice(0, event.count);
        return this.promise(entry, place, "cards", this.drawn[seat]);
      case "card_mined": {
        const card = this.hidden[String(entry.seq)]?.card;
        if (!this.drawn[seat].includes(card)) throw new Disproved(entry.seq, "wrong_content");
        this.promise(entry, place, "card", card);
        this.mined[seat] = card;
        return this.back(this.drawn[seat].splice(0).filter((other) => other !== card));
      }
      case "mining_declined":
        return this.back(this.drawn[seat].splice(0));
      case "cards_revealed":
        event.cards.forEach((/** @type {any} */ told, /** @type {number} */ i) => this.same(entry, told.card, this.block[i]?.card));
        event.mined.forEach((/** @type {any} */ told) => this.same(entry, told.card, this.mined[told.seat]));
        return;
      case "block_mined":
        this.clearing = { back: [], stay: [], how: "mined" };
        return this.passOn(event.block.miner);
      case "nobody_mined":
        this.clearing = event.then === "end" ? null : { back: [], stay: [], how: event.then };
        return;
      case "status_returned":
        this.status[seat] = this.status[seat].filter((card) => card !== event.card);
        this.clearing?.back.push(event.card);
        return;
      case "status_laid":
        this.status[seat].push(event.card);
        this.clearing?.stay.push(event.card);
        return;
      case "player_out":
        this.clear();
        return this.leave(seat);
      case "game_ended":
        return this.clear();
    }
  }

  /** The miner's card is the next Winning Card; all other standard cards go under the deck (2.6, 2.7). @param {number} miner */
  passOn(miner) {
    const used = [this.winning, ...this.order.filter((seat) => seat !== miner && this.mined[seat]).map((seat) => this.mined[seat])];
    this.winning = this.mined[miner];
    this.mined.fill("");
    this.back(used);
  }

  /** Block cards go back, but for those that stay with their owners or wait (2.7-2.10). */
  clear() {
    const now = this.clearing;
    if (!now) return;
    this.clearing = null;
    const stay = [...now.stay];
    const going = this.block.filter(({ card }) => !stay.includes(card));
    this.taken.fill("");
    this.pending = now.how === "pending" ? going : [];
    this.back([...now.back, ...(now.how === "pending" ? [] : going.map(({ card }) => card))]);
  }

  /** Whoever is out gives all cards back (MI-23). @param {number} seat */
  leave(seat) {
    this.order = this.order.filter((one) => one !== seat);
    const waiting = this.pending.filter((one) => one.seat === seat).reverse();
    this.pending = this.pending.filter((one) => one.seat !== seat);
    const cards = [...this.status[seat], ...(this.taken[seat] ? [this.taken[seat]] : []), ...waiting.map(({ card }) => card)];
    this.status[seat] = [];
    this.taken[seat] = "";
    this.back(cards);
  }
}

/** Whether this browser can follow every card: with one rare option only the full rules can. @param {Entry[]} entries */
export const canFollow = (entries) => entries[0]?.body.options?.negative_check !== "every_change";

/**
 * Proves a finished journal: seals, seeds, promises, and each die and card from the seeds. Raises Disproved.
 * @param {Entry[]} entries
 * @returns {Proof}
 */
export function prove(entries) {
  checkSeals(entries);
  const key = keyOf(entries);
  if (!entries.some((entry) => entry.kind === "start") || !canFollow(entries)) return { dice: 0, cards: 0, promises: 0, entries: entries.length };
  const table = new Table(entries, key);
  for (const entry of entries) {
    /** @type {GameEvent[]} */
    const events = entry.body.events ?? [];
    events.forEach((event, place) => table.step(entry, event, place));
  }
  return table.proof;
}
