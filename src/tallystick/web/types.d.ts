// The shapes of the protocol (docs/reference/protocol.md), for the type checker only.

declare global {
  /** The one door through which a text becomes markup or a script, where a browser has one. */
  var trustedTypes: { createPolicy(name: string, rules: Partial<Policy>): Policy } | undefined;
  interface Policy {
    createHTML(text: string): string;
    createScriptURL(file: string): string;
  }
}
export interface Refusal {
  code: string;
  section: string;
  ruling: string;
  arguments: Record<string, string | number>;
}
export interface Move {
  move: string;
  card?: string;
  value?: number;
  block?: number;
}
/** What may stand in one field of a form. */
export type Blank =
  | { blank: "number"; least: number; most: number }
  | { blank: "amounts"; least: number; most: number[]; total: number }
  | { blank: "one_of"; answers: (number | string)[]; unlike?: string }
  | { blank: "text"; longest: number; suggestions: string[] };
/** Stands in a list of legal moves for every move that is like this one with its blanks filled. */
export interface Form extends Move {
  move: "form";
  blanks: Record<string, Blank>;
  like: Move;
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
  /** Anybody at the table may let a bot play, as soon as this seat is waited for. */
  long_away: boolean;
  /** When this player is asked what all are asked at once: always, concerns, raised (a hand), or missed. */
  asking: string;
}
export interface Lobby {
  table: string;
  code: string | null;
  game: string;
  /** The version of the game's rules that the table is played by. */
  rules: number;
  options: Record<string, any>;
  /** Who leads now. */
  host: number;
  /** The host who is away, while somebody else leads. */
  stands_in_for: number | null;
  started: boolean;
  over: boolean;
  paused: boolean;
  ledger_by_hand: boolean;
  by_hand: boolean;
  next_table: string | null;
  players: Player[];
  watching: number;
  /** How many starts came to nothing. */
  broken_off: number;
  locked: boolean;
  decision_seconds: number;
}
export interface Frame {
  kind: "frame";
  seq: number;
  head: string;
  view: TableView | null;
  /** The fields of the view that are others for this seat. */
  own: Partial<TableView>;
  legal: Move[];
  /** What the game tells beside the view. */
  beside?: Record<string, any>;
  entries: Entry[];
  opened: Opened[];
  texts?: Record<string, string | null>;
  wait?: { number: number; ends_in_ms: number };
  decide?: { seat: number; ends_in_ms: number }[];
  left_ms?: number;
}
/** A line of the log around the fire. */
export interface Told {
  seq: number;
  t: number;
  seat: number | null;
  id: string;
  args: Record<string, any>;
  event: GameEvent;
}
// --- What every game has in common, and what the pages ask of a game (games.js). ---

/** A view of any game: these fields, and those of the game. */
export interface TableView {
  ended: string;
  head: string;
  height: number;
  phase: string;
  round: number;
  to_act: number[];
  [field: string]: any;
}
export interface ThrownDie {
  seat: number;
  value: number;
  rolling: boolean;
  count: number;
}
/** What is on the screen of any game while the news is shown, one event after the other. */
export interface TableScene extends TableView {
  die: ThrownDie | null;
}
export interface Lesson {
  id: string;
  look: string;
  when: (now: { scene: any; event: GameEvent | null; me: number | null; mine: boolean; over: boolean }) => boolean;
}
export interface Moment {
  round: number;
  /** Which of all events it was, and of which entry. */
  at: number;
  seq: number;
  id: string;
  idea: string;
  args: Record<string, any>;
}
/** A drawing, and a message with a title and a text; `seat` is whom it is about. */
export interface Line {
  art: string;
  id: string;
  args: Record<string, any>;
}
/** How a game ends: what is told to everybody, and three lines for each seat. */
export interface EndingOf {
  /** What is said where everybody wins or loses together; there is no podium then. */
  together?: { id: string; args: Record<string, any> };
  /** The message that says how much somebody has. */
  score: string;
  /** How long it was. */
  length: { id: string; args: Record<string, any> };
  /** Who made each block. */
  strip: { number: number; seat: number }[];
  /** The message that says how much somebody made; blocks unless said otherwise. */
  counts?: string;
  /** What the button to what can be taken away says. */
  takeHome?: string;
  awards: Map<number, Line>;
  lines(seat: number): Line[];
  /** What they stand in front of. */
  Backdrop: Component;
}
/** A game told in numbers (kernel/story.py), with what was counted by its name. */
export interface Story {
  /** After every `step` rounds, for each seat; the first is the start. */
  balances: number[][];
  step: number;
  rounds: number;
  final: number[];
  winners: number[];
  reason: string;
  /** How often each idea was met. */
  ideas: Record<string, number>;
  moments: Moment[];
  /** Each block of the chain: its number, who made it, with which card, and more. */
  blocks: any[];
  [more: string]: any;
}
/** An amount in a block that a cheat would change: who gives it and who gets it; null is nobody at the table. */
export interface ForgedLine {
  amount: number;
  from: number | null;
  to: number | null;
  /** The sentence without the amount, as this seat reads it. */
  says(me: number | null): string;
  /** In a word or two, what it is for. */
  why: string;
}
export interface Forging {
  lines(block: any): ForgedLine[];
  /** The block of a copy with another amount, and what follows from it in the later ones. */
  change(copy: any[], place: number, line: number, amount: number): void;
  /** What each seat has after each block. */
  balances(blocks: any[], seats: number): number[][];
  /** What sealed a block. */
  Mark: Component;
  /** How many tries a block took, where the game counts them. */
  tries?(block: any): number;
}
/** Somebody shows a forged chain. */
export interface ChainShown {
  number: number;
  seat: number;
  chain: { block: number; line: number; amount: number; mended: number; blocks: number };
  asked: number[];
  answered: number[];
  answers: Record<string, boolean> | null;
}
/** Something that lies on a table: what its rules say of it, and how it looks. */
export interface Piece {
  id: string;
  /** The section that rules it. */
  at: string;
  count?: number;
  /** Its name, if that is not `explain-ID`. */
  name?: string;
  args?: Record<string, any>;
  /** What it does, if that is not `explain-ID.text`. */
  text?: string;
  picture: Component;
  /** Whether its picture takes a row. */
  wide?: boolean;
}
export interface PieceGroup {
  group: string;
  count: number;
  pieces: Piece[];
}
export interface GameRules {
  /** With which its messages are marked. */
  mark: string;
  CHAPTERS: [string, string[]][];
  /** One round in four; drawn inside an SVG of 280 by 208 unless they are `htmlPictures`. */
  PICTURES: Component[];
  htmlPictures?: boolean;
  Goal: Component;
  piecesOf(box: any, options: Record<string, any>): PieceGroup[];
}
type Stage = import("./live/stage.js").Stage;
type Component = (props: any) => any;

export interface Game {
  name: string;
  /** The drawing beside the title. */
  logo: string;
  /** The figure of a seat is the drawing with this name and the seat's number; a pawn unless said otherwise. */
  figure?: string;
  /** Functions of its own that the game's sentences use, by name; formatters.py of the game has the same. */
  formatters?: Record<string, (values: string[]) => string>;
  /** Box, drawings and styles: all that must be there before the first picture. */
  load(): Promise<unknown>;

  // --- Following the events ---
  /** How long each event is shown, in milliseconds. */
  lasts: Record<string, number>;
  /** Events that are worth watching: never shown for less than that. */
  firm?: string[];
  sceneOf(view: any, before: any, me: number | null): any;
  after(scene: any, event: GameEvent): any;
  /** Events without a line in the log. */
  quiet(event: GameEvent): boolean;
  /** Plays what comes before the new picture; true when it has shown the event itself. */
  before(stage: Stage, event: GameEvent): Promise<boolean>;
  afterwards(stage: Stage, event: GameEvent): Promise<void>;

  // --- Asking about a scene ---
  seats(scene: any): number;
  score(scene: any, seat: number): number;
  /** What a player is doing, in a word. */
  doing(scene: any, seat: number, me: number | null): string;
  /** The round, and the step of the round. */
  where(scene: any): string;
  step(scene: any): string;
  waitsFor(scene: any): string;

  // --- What is drawn ---
  titles(): { board: string; log: string };
  /** Name, icon and label of the views on a phone. */
  tabs(): [string, string, string][];
  Middle: Component;
  Timer: Component;
  Chips: Component;
  Ledger: Component;
  Board: Component;
  Hand: Component;
  Chain: Component;

  // --- Afterwards, and beside the game ---
  /** Beside the board of a replay. */
  Aside: Component;
  /** A view with the cards that the others knew. */
  openAll(view: any, views: any[]): any;
  still(scene: any, event: GameEvent): any;
  /** Whether the next picture of a replay may start from the view. */
  settled(scene: any): boolean;
  /** Whether a seat that is asked sees nothing that the others at its device may not. */
  isOpen?(view: any): boolean;
  /** How a copy of the game's own chain is forged; a game without such a chain has none. */
  cheat?(): Promise<{ FORGING: Forging }>;
  /** The guided first game: what it teaches, and the options that make it short. */
  lessons(): Promise<{ LESSONS: Lesson[]; OPTIONS: Record<string, any> }>;
  /** How the rules page lays it out. */
  rules?(): Promise<GameRules>;
  /** The parts of the result that only this game has. */
  story(): Promise<{ Details: Component }>;
  ending?(): Promise<{ endingOf(story: Story): EndingOf }>;
  /**
   * The wall of a classroom (styles/watching.css): its styles, and what stands there in place of the board, or beside it
   * in place of names, scores and chain. A `Side` is given `people`, the names and scores.
   */
  wall?(): Promise<{ Board?: Component; Side?: Component }>;
  /** What people do beside the game, on their own screens and on the wall. */
  byHand?(): Promise<{ ByHand: Component }>;
  byHandOnWall?(): Promise<{ OnWall: Component }>;
  /** The scene without what people have still to find out themselves. */
  veil?(scene: any, stage: Stage): any;
  /** What a sentence of the log needs beside its event; it knows the lines before it. */
  retold?(event: GameEvent, log: Told[]): Record<string, any>;
}
