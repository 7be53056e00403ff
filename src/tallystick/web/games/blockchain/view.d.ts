// What one viewer may know, for the type checker only: written by `make types` from view.py and events.py.

/** A tile of the ring; the ring is clockwise, and its last tile is a neighbour of its first. */
export interface Tile {
  die: number;
  tile: string;
}

/** A Server on the table: `usable` from its owner's next Pay phase on, `paid` when it counts this turn. */
export interface Server {
  card: string;
  number: number;
  paid: boolean;
  price: number;
  seat: number;
  usable: boolean;
}

/** What the active player has left this turn, and (`…_total`) has had in all; `store` is without what is locked. */
export interface Badges {
  locked: number;
  mine: number;
  mine_total: number;
  plays: number;
  plays_total: number;
  store: number;
  store_total: number;
  trade: number;
  trade_total: number;
}

/** What a trade from one tile to a neighbour is worth now: `give` coins for at most `get`. */
export interface Offer {
  from_tile: string;
  get: number;
  give: number;
  to_tile: string;
}

/**
 * The action that waits for the reaction window to close. `kind` is deploy, block, trade, store, hack or between.
 *
 * A field that does not belong to the kind is empty. `would_give` and `would_get` say what would change hands with the
 * dice and wallets of now, Hacks on the stack not counted; both are 0 when the seat cannot pay.
 */
export interface Announced {
  ask: number;
  card: string;
  coins: number[];
  from_tile: string;
  give: string;
  kind: string;
  partner: number | null;
  seat: number;
  take: string;
  tile: string;
  to_tile: string;
  would_get: number;
  would_give: number;
}

/** A Hack on the stack; the last one was played last. `void` is true when a Rollback lies above it. */
export interface Stacked {
  card: string;
  seat: number;
  server: number;
  tiles: string[];
  void: boolean;
}

/** A card of the viewer's own. `useful` says of a Hack that it could matter in the window that is open now. */
export interface HandCard {
  card: string;
  useful: boolean;
}

/**
 * What a window leads to when nobody answers any more. Two numbers are the least and the most the dice allow.
 *
 * `why` says what spoils a trade: scam, cannot_pay or cancelled, or perhaps when it depends on a die whether it can be
 * paid.
 */
export interface Outcome {
  crashed: number[];
  given: [number, number];
  got: [number, number];
  refused: boolean;
  why: string;
  wins: number | null;
}

/** A Hack of the viewer's own with its targets that could be better than a pass, and what it leads to. */
export interface Use {
  card: string;
  outcome: Outcome;
  server: number;
  tiles: string[];
}

/** What is said beside the view while a window is open; no entry holds it. */
export interface Ahead {
  asks: number[];
  dice: Record<string, [number, number]>;
  passing: Outcome;
  uses: Use[];
}

/** Tuples with one place per seat are marked so. */
export interface View {
  active: number;
  announced: Announced | null;
  answered: boolean[];
  asked: number[];
  attends: string[];
  badges: Badges;
  blocks: string[];
  deck: number;
  deployed: boolean;
  discards: string[];
  ended: string;
  hand: HandCard[];
  hands: number[];
  offers: Offer[];
  out: boolean[];
  payee: number | null;
  phase: string;
  reaction_seconds: number;
  removed: number[];
  ring: Tile[];
  seat: number | null;
  servers: Server[];
  stack: Stacked[];
  starter: number;
  stored: number[][];
  tiles_left: string[];
  to_act: number[];
  turn: number;
  turns: number[];
  wallets: number[][];
  window: number;
}
