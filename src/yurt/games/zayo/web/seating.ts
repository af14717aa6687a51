/** Where camps stand on a grid of twelve columns, clockwise from the left: row and columns. */
const AROUND: Record<number, string[]> = {
  1: ["1 / 5 / 2 / 9"],
  2: ["1 / 2 / 2 / 6", "1 / 8 / 2 / 12"],
  3: ["1 / 1 / 2 / 5", "1 / 5 / 2 / 9", "1 / 9 / 2 / 13"],
  4: ["1 / 1 / 2 / 4", "1 / 4 / 2 / 7", "1 / 7 / 2 / 10", "1 / 10 / 2 / 13"],
  5: ["2 / 1 / 3 / 4", "1 / 1 / 2 / 5", "1 / 5 / 2 / 9", "1 / 9 / 2 / 13", "2 / 10 / 3 / 13"],
};

/** On a shared screen nobody sits below: all camps stand around the table. */
const ALL_AROUND: Record<number, string[]> = {
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

export const campAreas = (camps: number, isShared: boolean): string[] =>
  (isShared ? ALL_AROUND[camps] : AROUND[camps]) ?? ALL_AROUND[6]!;
