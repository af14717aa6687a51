import type { Kind, Player } from "./wire";

/** What fits after a token on the next square, and what does not. */
interface Fitting {
  after: string;
  square: Kind;
  fitting: readonly string[];
  others: readonly string[];
}

/** The examples of the rules page (YAKI-9, YAKI-10). */
export const FITTING: Record<string, Fitting> = {
  fits: {
    after: "red-3",
    square: "plain",
    fitting: ["red-1", "green-2", "violet-3", "yellow-4"],
    others: ["green-1", "violet-5"],
  },
  coloured: {
    after: "red-3",
    square: "violet",
    fitting: ["violet-2", "violet-3", "violet-4"],
    others: ["violet-1", "yellow-3"],
  },
};

const KINDS: readonly Kind[] = [
  ...(["start", "plain", "green", "plain", "red"] as const),
  ...(["plain", "yellow", "plain", "violet", "trophy"] as const),
];
const TOKENS = ["green-5", "green-4", "green-3"];

/** The first board, three squares on. */
export const EXAMPLE: Player = {
  trophies: 0,
  board: 1,
  ahead: TOKENS.length - 1,
  laid: TOKENS.length,
  path: KINDS.map((kind, square) => ({ kind, token: TOKENS[square] ?? null })),
};
