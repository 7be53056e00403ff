// What the table of Blockchain shows, for the type checker only: the view (view.py), and what has just happened.
// A null stands where only the next view can tell.

export interface Server {
  card: string;
  number: number;
  paid: boolean;
  price: number | null;
  seat: number;
  usable: boolean;
}
export interface Stacked {
  card: string;
  seat: number;
  server: number;
  tiles: string[];
  void: boolean;
}
/** A Hack that has left the stack. */
export interface Resolved extends Stacked {
  /** What became of it: worked, rolled_back or no_effect. */
  fate: string;
}
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
  would_get: number | null;
  would_give: number | null;
}
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
export interface Scene {
  active: number;
  announced: Announced | null;
  answered: boolean[];
  asked: number[];
  attends: string[];
  badges: Badges;
  blocks: string[];
  deck: number;
  deployed: boolean;
  die: import("../../types").ThrownDie | null;
  discards: string[];
  ended: string;
  /** The Hacks that have just left the stack, in the order in which they lay on it. */
  fates: Resolved[];
  hand: { card: string; useful: boolean | null }[];
  hands: number[];
  head: string;
  height: number;
  me: number | null;
  offers: { from_tile: string; get: number; give: number; to_tile: string }[];
  out: boolean[];
  phase: string;
  reaction_seconds: number;
  removed: number[];
  ring: { die: number; tile: string }[];
  /** Tiles whose dice have just changed. */
  rolled: string[];
  round: number;
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
