// What one viewer may know, for the type checker only: written by `make types` from view.py and events.py.

/** One Major Arcana at the end: the count it looks at, and the Harmony score before and after it. */
export interface Step {
  after: number;
  before: number;
  card: number;
  count: number;
}

/** How one player's score came about: the distance to the average, then every Major Arcana in ascending order. */
export interface Harmony {
  after: number;
  coins: number;
  distance: number;
  seat: number;
  steps: Step[];
}

/** A disk of the graph. `text` is a reference; `legacies` are the seats with a meeple on it. */
export interface EntitySeen {
  authors: number[];
  degree: number;
  legacies: number[];
  mended: boolean;
  merged: string;
  node: string;
  text: string;
  turn: number;
}

/** A cord. It is a meta-statement when its subject or its object is a statement. */
export interface StatementSeen {
  action: number;
  aids: string[];
  authors: number[];
  mended: boolean;
  meta: boolean;
  node: string;
  object: string;
  predicate: string;
  subject: string;
  turn: number;
  why: string;
}

/** A statement that others have still to agree to. */
export interface Draft {
  agreed: number[];
  authors: number[];
  entity: string;
  object: string;
  predicate: string;
  seat: number;
  settles: number;
  subject: string;
  waiting: number[];
  worded_by: number;
}

/** A Manipulate token: `seat` owes `by` an act about the topic. */
export interface Duty {
  by: number;
  disputed: boolean;
  done: string;
  seat: number;
  token: number;
  topic: string;
}

/** A debate that is going on, or whose vote is. How somebody voted is nowhere; `ready` have said enough. */
export interface QuarrelSeen {
  entity: string;
  legacy: boolean;
  opponent: number;
  ready: number[];
  seat: number;
  stage: string;
  voted: number[];
  voters: number[];
  wait: number;
}

/**
 * What is being done: by whom, and which step of it is open.
 *
 * `step` is choose (which of `choices`), harvest, keep, write, agree, manipulate, quarrel, debate, vote, judge, clear.
 * `action` is 0 while it is not chosen. `why` is turn, card, quarrel or duty.
 */
export interface ActSeen {
  action: number;
  choices: number[];
  donor: number;
  needs_partner: boolean;
  seat: number;
  step: string;
  why: string;
}

/** A die somebody was asked for and has still to give. */
export interface AskedDie {
  die: number;
  donor: number;
  seat: number;
}

/** The die of a Resonance pool that lies beside the four. */
export interface AddedDie {
  die: number;
  donor: number;
  how: string;
}

/** What the Major Arcana look at; per seat where marked. */
export interface Measures {
  components: number;
  connected: boolean;
  degree: number;
  isolated: number;
  metas: number[];
  paths: number[];
  single: number;
}

/** Tuples with one place per seat are marked so. Cards of others are never in it until the end. */
export interface View {
  act: ActSeen | null;
  active: number;
  added: AddedDie | null;
  aids: string[][];
  asked: AskedDie | null;
  average: number;
  coins: number[];
  dice: number[];
  discards: number[];
  draft: Draft | null;
  drawn: number[];
  duties: Duty[];
  end_station: number;
  ended: string;
  entities: EntitySeen[];
  harmony: Harmony[];
  last_turns: number[];
  level: string;
  major_deck: number;
  majors: number[];
  majors_held: number[];
  master: number;
  measures: Measures | null;
  minor_deck: number;
  minors: number[];
  minors_held: number[];
  minors_used: number[];
  pair: number;
  pairs: number[];
  phase: string;
  placed: boolean[];
  players: number[];
  pools: number[][];
  quarrel: QuarrelSeen | null;
  quarrel_tokens: number[];
  refused_by: number[];
  reserve: number[];
  result: number;
  statements: StatementSeen[];
  stations: number[];
  theme: string;
  to_act: number[];
  turn: number;
  turns_taken: number[];
  unused: number[];
  wait: number;
  wait_seconds: number;
}
