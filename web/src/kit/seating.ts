/** Where camps stand on a grid of twelve columns, clockwise from the left: row and columns. */
export type Areas = Record<number, readonly string[]>;

/** Three or four others stand as a game has room for them. */
const AROUND: Areas = {
  1: ["1 / 5 / 2 / 9"],
  2: ["1 / 2 / 2 / 6", "1 / 8 / 2 / 12"],
  5: ["2 / 1 / 3 / 4", "1 / 1 / 2 / 5", "1 / 5 / 2 / 9", "1 / 9 / 2 / 13", "2 / 10 / 3 / 13"],
};

/** On a shared screen nobody sits below: all camps stand around the table. */
const ALL_AROUND: Areas = {
  2: ["2 / 1 / 3 / 4", "2 / 10 / 3 / 13"],
  3: ["1 / 1 / 2 / 5", "1 / 9 / 2 / 13", "3 / 5 / 4 / 9"],
  4: ["1 / 1 / 2 / 5", "1 / 9 / 2 / 13", "3 / 9 / 4 / 13", "3 / 1 / 4 / 5"],
  5: ["1 / 1 / 2 / 5", "1 / 5 / 2 / 9", "1 / 9 / 2 / 13", "3 / 9 / 4 / 13", "3 / 1 / 4 / 5"],
  6: [
    "1 / 1 / 2 / 5",
    "1 / 5 / 2 / 9",
    "1 / 9 / 2 / 13",
    "3 / 9 / 4 / 13",
    "3 / 5 / 4 / 9",
    "3 / 1 / 4 / 5",
  ],
};

export const campAreas = (camps: number, isShared: boolean, own: Areas): readonly string[] =>
  (isShared ? ALL_AROUND[camps] : (own[camps] ?? AROUND[camps])) ?? ALL_AROUND[6]!;
