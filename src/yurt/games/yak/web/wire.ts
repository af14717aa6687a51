// Made by scripts/types; edits are lost.

export type Phase = "claim" | "dealing" | "drawing" | "last-word" | "over" | "turn";

export type Reason = "bang" | "one" | "species" | "stop" | "wild";

export type Species = "groundhog" | "ibex" | "vulture" | "yak" | "yeti";

/**
 * The table as a seat sees it. `species`: from small to large, as claims of the same number
 * are ordered.
 */
export interface Show {
  phase: Phase;
  players: Player[];
  draw_pile: number;
  pile: PileCard[];
  claim: StandingClaim | null;
  hand: string[];
  last: TurnedPile | null;
  species: Species[];
}

/** Cards in hand and cards taken. */
export interface Player {
  held: number;
  taken: number;
}

/** A card of the pile and who played it; null if it is face down for this seat. */
export interface PileCard {
  seat: number;
  card: string | null;
}

/** The claim to beat or to doubt, and who made it. */
export interface StandingClaim {
  number: number;
  species: Species;
  seat: number;
}

/** The last pile that was doubted, in the order played, and how it was counted. */
export interface TurnedPile {
  claim: Claim;
  claimer: number;
  doubter: number;
  cards: TurnedCard[];
  lines: CountLine[];
  count: number;
  was_true: boolean;
  taker: number;
}

export interface Claim {
  number: number;
  species: Species;
}

/** A card of a pile that was doubted, who played it, and how much it counted in the end. */
export interface TurnedCard {
  seat: number;
  card: string;
  counted: number;
}

/**
 * One line of a count: why these cards count (or, for stop, why specials do not), and the sum
 * with all lines so far. `cards`: how many cards the line is about.
 */
export interface CountLine {
  reason: Reason;
  cards: number;
  sum: number;
}
