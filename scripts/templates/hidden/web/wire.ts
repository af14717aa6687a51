// Made by scripts/types; edits are lost.

/**
 * The table. `dice`: those of each seat, empty where they are hidden or not yet rolled.
 * `rounds`: those that are over.
 */
export interface Show {
  chips: number[];
  dice: number[][];
  bid: Bid | null;
  rounds: number;
  last: Last | null;
}

/** At least `number` dice show `face`, says `seat`. */
export interface Bid {
  seat: number;
  number: number;
  face: number;
}

/**
 * The round before: all dice, the bid that was doubted, how many dice there were, and who lost
 * a chip.
 */
export interface Last {
  dice: number[][];
  number: number;
  face: number;
  count: number;
  loser: number;
}
