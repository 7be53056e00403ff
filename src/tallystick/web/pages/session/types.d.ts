// What the server tells a facilitator (docs/reference/session-protocol.md), for the type checker only.

export interface Plan {
  title: string;
  game: string;
  minutes: number;
  parts: Record<string, number>;
  table_size: number;
  fill: "wanted" | "fewest";
  names: "nicknames" | "free" | "list";
  list: string[];
  expected: number;
  ideas: string[];
  questions: boolean;
  guided: boolean;
  bot_after: number;
  retention_days: number;
  [more: string]: any;
}
export interface Person {
  number: number;
  name: string;
  note: string;
  here: boolean;
  asleep: boolean;
  table: number | null;
  seat: number | null;
  since: number;
  hand: any;
  answered: number;
  late: boolean;
  sits?: boolean;
}
export interface PlannedSeat {
  number: number | null;
  bot: boolean;
  pinned: boolean;
}
export interface PlannedTable {
  number: number;
  sign: string;
  seats: PlannedSeat[];
}
export interface Seating {
  order: string;
  size: number;
  tables: PlannedTable[];
  apart: [number, number][];
  broken: [number, number][];
  unseated: number[];
}
export interface PartOfPlan {
  part: string;
  from: number;
  to: number;
}
export interface Hall {
  role: "lead" | "co" | "watch";
  session: string;
  code: string;
  phase: string;
  plan: Plan;
  locked: boolean;
  people: Person[];
  seating: Seating;
  parts: PartOfPlan[];
  now: number;
  began: number | null;
  /** Why everything stands still: "facilitator", "lines", or nothing. */
  paused?: string;
  keys: Record<string, boolean>;
  kept: { table: number; seq: number; idea: string }[];
  storm: null | { lost: number; since: number };
  lines: { here: number; of: number };
  watching_walls: number;
}
export interface RowSeat {
  seat: number;
  person: number | null;
  name: string;
  bot: boolean;
  value: number;
  word: string;
  due: boolean;
  away: boolean;
  asleep: boolean;
  hand: boolean;
}
export interface Row {
  number: number;
  sign: string;
  table: string;
  game: string;
  condition: string;
  since: number;
  step: number;
  of: number;
  round: number;
  phase: string;
  seats: RowSeat[];
  copies: { same: number; of: number };
  ends: number | null;
  late: boolean;
  started: boolean;
  over: boolean;
  paused: boolean;
  outcome: string;
  entries: number;
}
export interface Need {
  id: string;
  what: string;
  table: number | null;
  number: number | null;
  since: number;
  args: Record<string, any>;
  acts: string[];
}
/** What every screen of a facilitator is given. */
export interface Led {
  sitting: import("../../live/sitting.js").Sitting;
  hall: Hall;
  /** The server's time, once a second. */
  now: number;
  /** Whether this key may change anything. */
  may: boolean;
  /** Asks the server for something; a refusal is told above the page. */
  act: (what: string, fields?: object) => Promise<any>;
}
