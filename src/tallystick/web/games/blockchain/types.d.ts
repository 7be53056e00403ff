// What the table of Blockchain shows, for the type checker only: the view, and what has just happened.

import type { Stacked as OnTheStack, View } from "./view";

export interface Stacked extends OnTheStack {
  /** What became of it: worked, rolled_back or no_effect. */
  fate?: string;
}
export interface Scene extends Omit<View, "stack"> {
  die: import("../../types").ThrownDie | null;
  head: string;
  height: number;
  me: number | null;
  /** Tiles whose dice have just changed. */
  rolled: string[];
  round: number;
  stack: Stacked[];
}
