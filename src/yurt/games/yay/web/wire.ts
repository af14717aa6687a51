// Made by scripts/types; edits are lost.

export type Mark = "blocked" | "crossed" | "free" | "live";

export type Phase = "aiming" | "choosing" | "over" | "penalty" | "rolling";

/**
 * The table. `squares`: row by row. `aim` and `dice`: the last throw; `touched`: the
 * free squares it touches while they can be filled, and `crossings`: those of them that cross
 * out numbers of others. `to_beat`: the total that the throw under way, or the next one of this
 * turn, must be higher than. `full_lines`: filled rows and columns by name. What is near of the
 * end: `missing`, the few free squares that end it when they are filled; after how many turns it
 * is over if they fill nothing (`idle_left`), or in any case (`turns_left`).
 */
export interface Show {
  phase: Phase;
  players: Player[];
  columns: number;
  rows: number;
  squares: Square[];
  aim: string | null;
  dice: Die[];
  total: number;
  touched: string[];
  to_beat: number | null;
  reach: Reach;
  full_lines: string[];
  crossings: Crossing[];
  missing: string[];
  idle_left: number | null;
  turns_left: number | null;
}

/** Live numbers and their sum. */
export interface Player {
  live: number;
  sum: number;
}

/** A square and what is on it. `text`: the number as it stands on the sheet, with its dot. */
export interface Square {
  name: string;
  mark: Mark;
  seat: number | null;
  number: number | null;
  text: string;
}

/** A die at rest; both are null if it left the tray. */
export interface Die {
  face: number | null;
  block: string | null;
}

/**
 * Where a thrown die comes to rest (YAY-5): on an endless sheet half of them within `near`
 * squares of the aim, nine of ten within `far`. `has_rim`: they bounce back from the edges.
 * `staying`: of twenty dice, how many stay in the tray, for each block that can be aimed at, row
 * by row.
 */
export interface Reach {
  near: number;
  far: number;
  has_rim: boolean;
  staying: number[];
}

/** A square, and those whose numbers are crossed out if the total is written there. */
export interface Crossing {
  square: string;
  crosses: string[];
}
