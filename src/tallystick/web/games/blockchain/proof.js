// Every card and every die of Blockchain, followed from the opened seeds.

import { Follower as AnyFollower, Disproved } from "../../proof/follower.js";

/** @typedef {import("../../types").Entry} Entry */
/** @typedef {import("../../types").GameEvent} GameEvent */

/** The cards in the order of the box, and how many there are of each. @type {[string, number][]} */
const BOX = [
  ["genesis", 6],
  ["standard", 7],
  ["vault", 6],
  ["fork", 3],
  ["pool", 5],
  ["market", 5],
  ["merkle", 4],
  ["volatility", 3],
  ["node", 4],
  ["home_rig", 3],
  ["farm", 2],
  ["relay", 3],
  ["exchange", 2],
  ["data_centre", 1],
  ["flash_swap", 5],
  ["shock", 5],
  ["crash", 4],
  ["scam", 4],
  ["rollback", 5],
  ["lockout", 4],
];
const TILES = ["btc", "eth", "ltc", "dash", "ppc", "wild"];

/**
 * Cards are drawn from the end of the deck; the discard pile is kept in its order, because it becomes the deck again.
 */
export class Follower extends AnyFollower {
  static can = () => true;

  /** @param {Entry[]} entries @param {Uint8Array} key */
  constructor(entries, key) {
    super(entries, key);
    this.deck = this.tape.shuffle(
      BOX.flatMap(([card, copies]) => /** @type {string[]} */ (new Array(copies).fill(card))),
    );
    this.tiles = this.options.exchange_ring === "arranged" ? [] : this.tape.shuffle([...TILES]);
    /** @type {string[][]} */
    this.hands = Array.from({ length: this.seats }, () => []);
    /** @type {string[]} */
    this.discards = [];
    /** @type {string[]} */
    this.blocks = [];
    /** @type {string[]} */
    this.stack = [];
    /** What was drawn before the deck ran out within one draw. @type {string[]} */
    this.drawn = [];
    /** @type {{card: string, seat: number, server: number}[]} */
    this.servers = [];
    /**
     * The Hack that each seat asked for last, openly or as a secret answer.
     * @type {Record<number, {card: string, server?: number, tiles?: string[]} | undefined>}
     */
    this.asked = {};
    this.active = 0;
    this.resolving = false;
  }

  /** @param {Entry} entry */
  open(entry) {
    super.open(entry);
    const move = entry.body.move?.move === "answer" ? this.hidden[String(entry.seq)] : entry.body.move;
    if (entry.actor !== null && ["answer", "play_hack"].includes(move?.move)) this.asked[entry.actor] = move.hack;
  }

  /** A card leaves a hand in which it must be. @param {Entry} entry @param {number} seat @param {string} card */
  take(entry, seat, card) {
    const found = this.hands[seat].indexOf(card);
    if (found < 0) throw new Disproved(entry.seq, "wrong_events");
    this.hands[seat].splice(found, 1);
    this.proof.cards += 1;
  }

  /** The Hacks of a pile that has been resolved lie on the discard pile, the first one lowest. */
  clear() {
    if (!this.resolving) return;
    this.discards.push(...this.stack);
    this.stack = [];
    this.resolving = false;
  }

  /** @param {number} place */
  scrap(place) {
    this.discards.push(...this.servers.splice(place, 1).map((one) => one.card));
  }

  /** @param {Entry} entry @param {GameEvent} event @param {number} place */
  step(entry, event, place) {
    const { seat } = event;
    if (
      !["ch_hack_worked", "ch_hack_failed", "ch_dice_swapped", "ch_die_rerolled", "ch_server_crashed"].includes(
        event.event,
      )
    )
      this.clear();
    switch (event.event) {
      case "ch_tile_placed":
        this.tiles.push(event.tile);
        return;
      case "ch_ring_made":
        this.tiles.push(...TILES.filter((tile) => !this.tiles.includes(tile)));
        this.same(entry, event.tiles.join(), this.tiles.join());
        return event.dice.forEach((/** @type {number} */ value) => this.die(entry, value));
      case "ch_start_thrown":
        return event.throws.forEach((/** @type {number} */ value) => this.die(entry, value));
      case "ch_deck_reshuffled":
        this.drawn = this.deck.reverse();
        this.same(entry, event.cards, this.discards.length);
        this.deck = this.tape.shuffle(this.discards);
        this.discards = [];
        return;
      case "ch_cards_drawn": {
        const cards = [...this.drawn];
        this.drawn = [];
        while (cards.length < event.count) cards.push(this.deck.pop() ?? "");
        this.hands[seat].push(...cards);
        this.proof.cards += cards.length;
        return this.promise(entry, place, "cards", cards);
      }
      case "ch_turn_began":
        this.discards.push(...this.blocks);
        this.blocks = [];
        this.active = seat;
        return;
      case "ch_deploy_announced":
      case "ch_block_announced":
        return this.take(entry, seat, event.card);
      case "ch_hack_played": {
        const { card, server = 0, tiles = [] } = this.asked[seat] ?? { card: "" };
        this.same(entry, [event.card, event.server, ...event.tiles].join(), [card, server, ...tiles].join());
        this.take(entry, seat, event.card);
        this.stack.push(event.card);
        return;
      }
      case "ch_hack_worked":
      case "ch_hack_failed":
        this.resolving = true;
        return;
      case "ch_die_rerolled":
        return this.die(entry, event.value);
      case "ch_server_crashed":
        return this.scrap(this.servers.findIndex((one) => one.server === event.server));
      case "ch_server_deployed":
        this.servers.push({ card: event.card, seat, server: event.server });
        return;
      case "ch_block_played":
        this.blocks.push(event.card);
        return;
      case "ch_card_discarded":
        this.take(entry, seat, event.card);
        this.discards.push(event.card);
        return;
      case "ch_turn_ended":
        this.discards.push(...this.blocks);
        this.blocks = [];
        return;
      case "ch_player_out":
        this.discards.push(...this.hands[seat]);
        this.hands[seat] = [];
        for (let i = this.servers.length - 1; i >= 0; i--) if (this.servers[i].seat === seat) this.scrap(i);
    }
  }
}
