/** Where camps stand on a grid of twelve columns, clockwise from the left: row and columns. */
export type Areas = Record<number, readonly string[]>;

/** The others clockwise, from the left of whoever sits here; all of them if nobody does. */
export function clockwiseFrom<P extends { seat: number }>(
  people: readonly P[],
  seat: number | null,
): P[] {
  const at = people.findIndex((person) => person.seat === seat);
  return at < 0 ? [...people] : [...people.slice(at + 1), ...people.slice(0, at)];
}

/** Three or four others stand as a game has room for them. */
const AROUND: Areas = {
  1: ["1 / 5 / 2 / 9"],
  2: ["1 / 2 / 2 / 6", "1 / 8 / 2 / 12"],
  5: ["2 / 1 / 3 / 4", "1 / 1 / 2 / 5", "1 / 5 / 2 / 9", "1 / 9 / 2 / 13", "2 / 10 / 3 / 13"],
};
/** Where the middle is small, the first and the last of several others sit beside it. */
export const BESIDE: Areas = {
  3: ["2 / 1 / 3 / 4", "1 / 5 / 2 / 9", "2 / 10 / 3 / 13"],
  4: ["2 / 1 / 3 / 4", "1 / 3 / 2 / 7", "1 / 7 / 2 / 11", "2 / 10 / 3 / 13"],
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

/** Where a camp of this area stands, as seen from the middle of the table. */
export function sideOf(area: string): {
  across: "left" | "mid" | "right";
  along: "top" | "level" | "bottom";
} {
  const [row, from, , to] = area.split(" / ").map(Number) as [number, number, number, number];
  const middle = (from + to) / 2;
  return {
    across: middle < 6 ? "left" : middle > 8 ? "right" : "mid",
    along: (["top", "level", "bottom"] as const)[row - 1]!,
  };
}
