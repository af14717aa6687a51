// Made by scripts/types; edits are lost.

export type Figure = "brelan-1" | "brelan-2" | "brelan-3" | "brelan-4" | "brelan-5" | "brelan-6" | "carre" | "defi" | "full" | "low" | "sec" | "suite" | "yam";

export type Phase = "deciding" | "over" | "throwing";

/**
 * The table. `dice`: those that lie there; while the others are thrown, those that were kept.
 * `defi_only`: an announced Défi can be placed on its own squares alone. `figures`: what all
 * five dice make. `round`: the turn that is played, of `last_round` at
 * most.
 */
export interface Show {
  phase: Phase;
  players: Player[];
  board: Square[];
  lines: Line[];
  dice: number[];
  throws: number;
  throws_left: number;
  announced: boolean;
  defi_only: boolean;
  figures: Figure[];
  round: number;
  last_round: number;
}

/**
 * Tokens that can still be placed and those that have left the game, the points of the lines,
 * and whether five stand in a row.
 */
export interface Player {
  supply: number;
  gone: number;
  points: number;
  has_five: boolean;
}

/** A square, what is printed on it, and the seat whose token stands there. */
export interface Square {
  name: string;
  figure: Figure;
  seat: number | null;
}

/** Tokens of a seat beside each other, from end to end; two are worth no points yet. */
export interface Line {
  seat: number;
  squares: string[];
  points: number;
}
