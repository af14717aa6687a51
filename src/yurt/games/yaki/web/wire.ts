// Made by scripts/types; edits are lost.

export type Face = "away" | "down" | "turning";

export type Kind = "green" | "plain" | "red" | "start" | "trophy" | "violet" | "yellow";

export type Phase = "over" | "revealing" | "turn";

/**
 * The table. `goal`: so many trophies win. `round_turns`: turns of this round that have
 * ended; `voids`: void rounds in a row.
 */
export interface Show {
  phase: Phase;
  players: Player[];
  places: Place[];
  goal: number;
  round_turns: number;
  voids: number;
}

/**
 * `board`: which of the six boards, from 1. `ahead`: the square of the most advanced token,
 * the start being 0; the next token goes on the square after it. `laid`: tokens placed in this
 * turn.
 */
export interface Player {
  trophies: number;
  board: number;
  path: Square[];
  ahead: number | null;
  laid: number;
}

/** A square of a path, and the token on it. */
export interface Square {
  kind: Kind;
  token: string | null;
}

/** A place of the field: its token lies face down, is being turned up, or is on a path. */
export interface Place {
  number: number;
  face: Face;
}
