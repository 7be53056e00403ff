// Every die and every card of A Shelves Voyage, followed from the opened seeds.

import { Follower as AnyFollower, Disproved } from "../../proof/follower.js";

/** @typedef {import("../../types").Entry} Entry */
/** @typedef {import("../../types").GameEvent} GameEvent */

const COPIES = 4;
/** Cards that leave the box with their module. */
const OF_GOOSE = { minor: [9, 10], major: [16, 17, 18, 19] };
const OF_LEGACY = { minor: [14], major: [1] };

/**
 * The numbers up to `most`, each so often, without some.
 * @param {number} most
 * @param {number} copies
 * @param {number[]} away
 */
const cards = (most, copies, away) =>
  Array.from({ length: most * copies }, (_, place) => Math.floor(place / copies) + 1).filter(
    (card) => !away.includes(card),
  );

/** Two decks are shuffled at the start; later cards are drawn from the top, and Majors put back under theirs. */
export class Follower extends AnyFollower {
  static can = () => true;

  /** @param {Entry[]} entries @param {Uint8Array} key */
  constructor(entries, key) {
    super(entries, key);
    const { arcana, initiative, legacy } = this.options;
    const away = (/** @type {"minor" | "major"} */ kind) => [
      ...(initiative === "goose" ? [] : OF_GOOSE[kind]),
      ...(legacy ? [] : OF_LEGACY[kind]),
    ];
    this.minors = arcana ? this.tape.shuffle(cards(14, COPIES, away("minor"))) : [];
    this.majors = arcana ? this.tape.shuffle(cards(22, 1, away("major"))) : [];
    /** @type {number[]} */
    this.discards = [];
    /** @type {number[][]} */
    this.hands = Array.from({ length: this.seats }, () => []);
    /** @type {number[][]} */
    this.held = Array.from({ length: this.seats }, () => []);
    /** @type {number[]} */
    this.drawn = [];
    /** @type {number[]} */
    this.quarrellers = [];
  }

  /** What a secret move was, as the last entry opens it. @param {Entry} entry @param {string} field */
  opened(entry, field) {
    return this.hidden[String(entry.seq)]?.[field];
  }

  /** @param {Entry} entry @param {number[]} hand @param {number} card */
  leaves(entry, hand, card) {
    const found = hand.indexOf(card);
    if (found < 0) throw new Disproved(entry.seq, "wrong_events");
    hand.splice(found, 1);
    this.proof.cards += 1;
  }

  /** @param {Entry} entry @param {GameEvent} event @param {number} place */
  step(entry, event, place) {
    const { seat } = event;
    switch (event.event) {
      case "sv_major_dealt": {
        const card = this.majors.shift() ?? 0;
        this.held[seat].push(card);
        return this.promise(entry, place, "card", card);
      }
      case "sv_meeple_moved":
        if (event.why === "start") return this.die(entry, event.steps);
        return event.dice.forEach((/** @type {number} */ value) => this.die(entry, value));
      case "sv_dice_rolled":
        return event.dice.forEach((/** @type {number} */ value) => this.die(entry, value));
      case "sv_deck_shuffled":
        this.minors = this.tape.shuffle(this.discards);
        this.discards = [];
        return this.same(entry, event.cards, this.minors.length);
      case "sv_minor_drawn": {
        const card = this.minors.shift() ?? 0;
        this.hands[seat].push(card);
        return this.promise(entry, place, "card", card);
      }
      case "sv_minor_played":
        this.discards.push(event.card);
        return this.leaves(entry, this.hands[seat], event.card);
      case "sv_majors_drawn":
        this.drawn = this.majors.splice(0, 2);
        return this.promise(entry, place, "cards", this.drawn);
      case "sv_major_kept": {
        const card = this.opened(entry, "card");
        const back = this.drawn.filter((other) => other !== card);
        if (back.length === this.drawn.length) throw new Disproved(entry.seq, "wrong_events");
        if (this.options.majors_harvested === "replaced") back.push(...this.held[seat].splice(0));
        this.held[seat] = [...this.held[seat], card].sort((a, b) => a - b);
        this.majors.push(...back);
        this.promise(entry, place, "card", card);
        return this.promise(entry, place, "returned", back);
      }
      case "sv_vote_cast":
        return this.promise(entry, place, "winner", this.opened(entry, "winner"));
      case "sv_quarrel_began":
        this.quarrellers = [seat, event.opponent];
        return;
      case "sv_quarrel_settled":
        return event.how === "chance"
          ? this.same(entry, event.winner, this.quarrellers[this.tape.below(2)])
          : undefined;
      case "sv_game_ended":
        return event.harmony.forEach((/** @type {any} */ score) =>
          this.same(entry, score.steps.map((/** @type {any} */ one) => one.card).join(), this.held[score.seat].join()),
        );
    }
  }
}
