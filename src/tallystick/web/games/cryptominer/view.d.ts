// What one viewer may know, for the type checker only: written by `make types` from view.py and events.py.

/** A transaction card with who played it. */
export interface PlayedCard {
  seat: number;
  value: number;
}

/** A block of the Blockchain: its hash is the SHA-256 of everything else in it. */
export interface MinedBlock {
  cards: PlayedCard[];
  coins: number;
  formed_in: number;
  hash: string;
  height: number;
  mined_in: number;
  mined_with: string;
  miner: number;
  number: number;
  previous: string;
  total: number;
}

/** A block card laid beside a block; the last one of a block is the winning one. */
export interface ClaimMade {
  card: string;
  seat: number;
}

/**
 * A block that can be claimed, or the one that is being formed.
 *
 * `needs` is the least value that can claim it. `why_not` says what keeps the viewer's own block card from it:
 * too_low, no_symbol, outbid, too_new or no_card. It is empty when nothing does, and None for a viewer without a seat.
 */
export interface OpenBlock {
  cards: PlayedCard[];
  claims: ClaimMade[];
  coins: number;
  formed_in: number;
  needs: number;
  number: number;
  total: number;
  why_not: string | null;
}

/** A card of the face-down deck that the viewer knows, because it put it there; place 0 is the top. */
export interface DeckCard {
  card: string;
  place: number;
}

/** Tuples with one place per seat are marked so; cards that the viewer may not know are None. */
export interface View {
  block_card: string | null;
  block_cards: number;
  blocks: OpenBlock[];
  chain: string[];
  coins: number[];
  deck: number;
  deck_known: DeckCard[];
  ended: string;
  forming: OpenBlock | null;
  hand: number[];
  hands: number[];
  has_card: boolean[];
  head: string;
  height: number;
  holds: (string | null)[];
  idle: number;
  order: number[];
  phase: string;
  round: number;
  set_aside: number;
  starter: number;
  substituted: boolean[];
  throws: number[];
  to_act: number[];
  top: string | null;
  turns: string[];
  wanted: string;
  won: number[];
}
