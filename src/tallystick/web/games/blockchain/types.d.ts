// What the table of Blockchain shows, for the type checker only: the view, and what has just happened.
// A null stands where only the next view can tell.

import type * as view from "./view";

export interface Server extends Omit<view.Server, "price"> {
  price: number | null;
}
export type Stacked = view.Stacked;
/** A Hack that has left the stack. */
export interface Resolved extends Stacked {
  /** What became of it: worked, rolled_back or no_effect. */
  fate: string;
}
export interface Announced extends Omit<view.Announced, "would_get" | "would_give"> {
  would_get: number | null;
  would_give: number | null;
}
export interface Scene extends Omit<view.View, "announced" | "hand" | "servers"> {
  /** What the open window leads to; null while the picture is behind. */
  ahead: view.Ahead | null;
  announced: Announced | null;
  die: import("../../types").ThrownDie | null;
  /** The Hacks that have just left the stack, in the order in which they lay on it. */
  fates: Resolved[];
  hand: { card: string; useful: boolean | null }[];
  head: string;
  height: number;
  me: number | null;
  /** Tiles whose dice have just changed. */
  rolled: string[];
  round: number;
  servers: Server[];
}
