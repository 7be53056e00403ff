// What the island's table shows, for the type checker only: the view, and what has just happened.

import type { MinedCard, View } from "./view";

export interface Box {
  standard: string[];
  income: { card: string; amount: number; side: string }[];
  expense: { card: string; amount: number; side: string }[];
  action: Record<string, Record<string, string>>;
  rings: Record<string, string[]>;
}
/** What is on the screen while news are shown one after the other. */
export interface Scene extends View {
  die: import("../../types").ThrownDie | null;
  reveal: null | {
    mined: MinedCard[];
    shown: number;
    hits: string[];
    winner: number | null;
    /** The winner's card. */
    card: string | null;
    /** What decided: points, rank or die; nothing yet. */
    by: string;
  };
  active: string | null;
  settling: boolean;
  /** Nobody mined, and the block is not cleared away. */
  stays: boolean;
  /** What was paid since the last block. */
  flows: { payer: number | null; payee: number | null; amount: number }[];
}
