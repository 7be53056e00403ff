// The shapes of the protocol (docs/reference/protocol.md), for the type checker only.

export interface Refusal {
  code: string;
  section: string;
  ruling: string;
  arguments: Record<string, string | number>;
}
export interface Move {
  move: string;
  card?: string;
}
/** An event of a game, told apart by its field `event`; see events.py of the game. */
export interface GameEvent {
  event: string;
  [field: string]: any;
}
export interface Entry {
  actor: number | null;
  body: Record<string, any>;
  id: string | null;
  kind: string;
  prev: string;
  seal: string;
  sealed: Record<string, string>;
  seq: number;
  state: string;
  t: number;
  table: string;
  v: number;
}
export interface Opened {
  seq: number;
  slot: string;
  value: any;
  salt: string;
}
export interface Player {
  seat: number;
  name: string;
  kind: "person" | "bot" | "empty";
  bot: string | null;
  here: boolean;
  taken_over: boolean;
}
export interface Lobby {
  table: string;
  code: string | null;
  game: string;
  options: Record<string, any>;
  host: number;
  started: boolean;
  over: boolean;
  paused: boolean;
  ledger_by_hand: boolean;
  next_table: string | null;
  players: Player[];
  watching: number;
}
export interface BlockCard {
  card: string | null;
  deck: string;
  seat: number;
}
export interface Payment {
  amount: number;
  payee: number | null;
  payer: number | null;
  why: string;
}
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
export interface View {
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
  ledgers: number[][];
  mined: (string | null)[];
  minutes: number;
  order: number[];
  phase: string;
  places: number[];
  prize: number;
  ring: number;
  round: number;
  rounds: number;
  status: string[][];
  throws: number[];
  time_up: boolean;
  to_act: number[];
  winning_card: string | null;
}
export interface Frame {
  kind: "frame";
  seq: number;
  head: string;
  view: View | null;
  legal: Move[];
  entries: Entry[];
  opened: Opened[];
}
export interface Box {
  standard: string[];
  income: { card: string; amount: number; side: string }[];
  expense: { card: string; amount: number; side: string }[];
  action: Record<string, Record<string, string>>;
  rings: Record<string, string[]>;
}
export interface Ledgers {
  round: number;
  copies: Record<string, number[][]>;
  agreed: number[][];
  differ: number[];
}
/** A line of the log around the fire. */
export interface Told {
  seq: number;
  t: number;
  seat: number | null;
  id: string;
  args: Record<string, any>;
  concept: string;
}
/** What is on the screen while news are shown one after the other. */
export interface Scene extends View {
  die: { seat: number; value: number; rolling: boolean; count: number } | null;
  reveal: null | { mined: { card: string; points: number; seat: number }[]; shown: number; hits: string[]; winner: number | null };
  active: string | null;
  settling: boolean;
}
