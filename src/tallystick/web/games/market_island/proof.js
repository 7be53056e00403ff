// Every card and every die of Market Island, followed from the opened seeds.

import { Follower as AnyFollower, Disproved } from "../../proof/follower.js";

/** @typedef {import("../../types").Entry} Entry */
/** @typedef {import("../../types").GameEvent} GameEvent */

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
const deckName = (card) =>
  card.length > 2 && !card.startsWith("10") ? ({ I: "income", E: "expense", A: "action" }[card[0]] ?? "") : "standard";

/** Follows every card and every die of a game through its events; sections are those of the rulebook. */
export class Follower extends AnyFollower {
  /** Not when balances are checked after every payment. @param {Record<string, any>} options */
  static can = (options) => options.negative_check !== "every_change";

  /** @param {Entry[]} entries @param {Uint8Array} key */
  constructor(entries, key) {
    super(entries, key);
    this.decks = boxOf(this.options);
    for (const deck of ["standard", "income", "expense", "action"]) this.tape.shuffle(this.decks[deck]);
    const seats = this.seats;
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
    this.first = 0;
    this.winning = "";
    /**
     * What is being cleared away: cards that go back first, cards that stay, and how the block ended.
     * @type {null | {back: string[], stay: string[], how: string}}
     */
    this.clearing = null;
  }

  /** Used cards go under their decks, shuffled among themselves (2.7). @param {string[]} cards */
  back(cards) {
    if (cards.length > 1 && this.options.returned_cards === "shuffled") this.tape.shuffle(cards);
    for (const card of cards) this.decks[deckName(card)].push(card);
  }

  /** The block as it lies: what was left over, then the cards in the order of play. */
  get block() {
    return [
      ...this.pending,
      ...this.order.filter((seat) => this.taken[seat]).map((seat) => ({ seat, card: this.taken[seat] })),
    ];
  }

  /** @param {Entry} entry @param {GameEvent} event @param {number} place */
  step(entry, event, place) {
    const { seat } = event;
    switch (event.event) {
      case "die_thrown":
        return this.die(entry, event.value);
      case "first_player_found":
        this.order = [...event.order];
        this.first = event.seat;
        return;
      case "genesis_turned":
        this.winning = this.decks.standard.shift() ?? "";
        return this.same(entry, event.card, this.winning);
      case "round_began":
        this.clear();
        this.taken.fill("");
        if (this.options.rotate_first && event.round > 1) this.rotate();
        return;
      case "card_taken":
        this.taken[seat] = this.decks[event.deck].shift() ?? "";
        return this.promise(entry, place, "card", this.taken[seat]);
      case "cards_drawn":
        this.drawn[seat].push(...this.decks.standard.splice(0, event.count - this.drawn[seat].length));
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
        event.cards.forEach((/** @type {any} */ told, /** @type {number} */ i) =>
          this.same(entry, told.card, this.block[i]?.card),
        );
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

  /** Another one begins (MI-18): the next seat still in; in version 1 the next in the list of who is left. */
  rotate() {
    const turn = () => this.order.push(/** @type {number} */ (this.order.shift()));
    if (this.rules === 1) return void turn();
    do this.first = (this.first + 1) % this.seats;
    while (!this.order.includes(this.first));
    while (this.order[0] !== this.first) turn();
  }

  /**
   * The miner's card is the next Winning Card; all other standard cards go under the deck (2.6, 2.7).
   * @param {number} miner
   */
  passOn(miner) {
    const used = [
      this.winning,
      ...this.order.filter((seat) => seat !== miner && this.mined[seat]).map((seat) => this.mined[seat]),
    ];
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
    const cards = [
      ...this.status[seat],
      ...(this.taken[seat] ? [this.taken[seat]] : []),
      ...waiting.map(({ card }) => card),
    ];
    this.status[seat] = [];
    this.taken[seat] = "";
    this.back(cards);
  }
}
