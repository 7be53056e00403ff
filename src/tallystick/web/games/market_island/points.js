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
 * The places that a mined card matches: "win" for the Winning Card, else the place in the block. A table may count one
 * point for the suit in all (MI-11): then the first card of the suit has it.
 * @param {string} card
 * @param {string | null} winning
 * @param {import("./view").BlockCard[]} block
 * @param {string} [suits] "each" or "once"
 */
export function matches(card, winning, block, suits) {
  const found = [];
  let paid = false;
  for (const [at, other] of [["win", winning], ...block.map((one, place) => [String(place), one.card])]) {
    if (!at || !other) continue;
    const suit = face(card).suit === face(other).suit;
    const count = points(card, other) - Number(suit && paid && suits === "once");
    paid ||= suit;
    if (count > 0) found.push({ at, card: other, points: count });
  }
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
    const mine = worth(view, card, table);
    const beaten = rivals.some((seat) => {
      const theirs = any(unseen);
      if (view.decisions[seat] === "undecided" && rivals.length > 2) {
        const seen = [view.winning_card, ...turned.filter((_, i) => hidden[i].seat === seat)];
        if (!seen.some((other) => other && points(theirs, other))) return false;
      }
      return worth(view, theirs, table) > mine;
    });
    if (!beaten) won += 1;
  }
  return won / worlds;
}

/**
 * Points first, then height unless the die decides at once, then luck, as this table counts them.
 * @param {import("./view").View} view
 * @param {string} card
 * @param {(string | null)[]} table
 */
function worth(view, card, table) {
  const block = table.map((other) => ({ card: other, deck: "", seat: 0 }));
  const total = matches(card, null, block, view.suit_points).reduce((sum, match) => sum + match.points, 0);
  const { rank } = face(card);
  const height = view.tie_break === "die" ? 0 : view.ace === "low" && rank === "A" ? -1 : RANKS.indexOf(rank);
  return total * 100 + height + Math.random() / 2;
}
