// Which cards match, and the chance to win: counted again only to explain a card. Who wins comes from the server.

/** Rank and suit of any card; jokers have neither. @param {string} card */
export function face(card) {
  const found = /(10|[2-9AJQK])([CDHS])$/.exec(card);
  return found ? { rank: found[1], suit: found[2] } : { rank: "", suit: "" };
}

/** The deck of a block card, by its letter. @param {string} card */
export const deckOf = (card) => ({ I: "income", E: "expense", A: "action" })[card[0]] ?? "action";

/** @param {string} one @param {string} other */
export function points(one, other) {
  const a = face(one);
  const b = face(other);
  if (!a.rank || !b.rank) return 0;
  return Number(a.rank === b.rank) + Number(a.suit === b.suit);
}

/**
 * The places that a mined card matches: "win" for the Winning Card, else the place in the block.
 * @param {string} card
 * @param {string | null} winning
 * @param {import("./view").BlockCard[]} block
 */
export function matches(card, winning, block) {
  const found = [];
  if (winning && points(card, winning)) found.push({ at: "win", card: winning, points: points(card, winning) });
  block.forEach((other, place) => {
    if (other.card && points(card, other.card))
      found.push({ at: String(place), card: other.card, points: points(card, other.card) });
  });
  return found;
}

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const SUITS = ["C", "D", "H", "S"];
const STANDARD = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));

/** @template T @param {T[]} list */
const any = (list) => list[Math.floor(Math.random() * list.length)];

/**
 * A rough chance to win with this card: the hidden cards are turned up at random many times. Only the view is used.
 * @param {import("./view").View} view
 * @param {number} me
 * @param {string} card
 */
export function chanceToWin(view, me, card, worlds = 400) {
  const known = [view.winning_card, ...view.block.map((one) => one.card)].filter((one) => one !== null);
  const hidden = view.block.filter((one) => one.card === null);
  const gone = new Set([view.winning_card, ...view.drawn]);
  const unseen = STANDARD.filter((one) => !gone.has(one));
  const rivals = view.order.filter((seat) => seat !== me && ["mined", "undecided"].includes(view.decisions[seat]));
  let won = 0;
  for (let world = 0; world < worlds; world++) {
    const turned = hidden.map(() => any(STANDARD));
    const table = [...known, ...turned];
    const mine = worth(card, table);
    const beaten = rivals.some((seat) => {
      const theirs = any(unseen);
      if (view.decisions[seat] === "undecided" && rivals.length > 2) {
        const seen = [view.winning_card, ...turned.filter((_, i) => hidden[i].seat === seat)];
        if (!seen.some((other) => other && points(theirs, other))) return false;
      }
      return worth(theirs, table) > mine;
    });
    if (!beaten) won += 1;
  }
  return won / worlds;
}

/** Points first, then height, then luck. @param {string} card @param {(string | null)[]} table */
function worth(card, table) {
  const total = table.reduce((sum, other) => sum + (other ? points(card, other) : 0), 0);
  return total * 100 + RANKS.indexOf(face(card).rank) + Math.random() / 2;
}
