// What one viewer may know, for the type checker only: written by `make types` from view.py and events.py.

/** One line of the record: who gave how much to whom, and why; None is the island itself. */
export interface Payment {
  amount: number;
  payee: number | null;
  payer: number | null;
  why: string;
}

/** A block card with its owner; `deck` is on its back, `card` on its face. */
export interface BlockCard {
  card: string | null;
  deck: string;
  seat: number;
}

/** A standard card laid down to mine, turned over and counted (2.4). */
export interface MinedCard {
  card: string;
  points: number;
  seat: number;
}

/** A block of the island's own chain: its hash is the SHA-256 of everything else in it. */
export interface Block {
  balances: number[];
  cards: BlockCard[];
  hash: string;
  height: number;
  mined_with: string;
  miner: number;
  payments: Payment[];
  previous: string;
  prize: number;
  round: number;
}

/** Tuples with one place per seat are marked so; faces that the viewer may not know are None. */
export interface View {
  ace: string;
  action_preset: string;
  barred: string[];
  block: BlockCard[];
  decisions: string[];
  decks: Record<string, number>;
  drawn: string[];
  drew: number[];
  ended: string;
  fee: number;
  head: string;
  height: number;
  jellyfish_bars: string;
  ledgers: number[][];
  mined: (string | null)[];
  minutes: number;
  neighbours: string;
  order: number[];
  phase: string;
  places: number[];
  prize: number;
  ring: number;
  round: number;
  rounds: number;
  status: string[][];
  suit_points: string;
  throws: number[];
  tie_break: string;
  time_up: boolean;
  to_act: number[];
  totem_bars: string;
  winning_card: string | null;
}
