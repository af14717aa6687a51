import { cordsOf, nameOf } from "./figures";
import type { Line, Show } from "./wire";

/** Five in a row, which win at once. */
export const fiveOf = (show: Show): Line | undefined =>
  show.lines.find(({ squares }) => squares.length === 5);

/**
 * In which order the lines are counted: the seats take turns, and who has more points has the last
 * line, so that the sums run beside each other until the last one decides.
 */
export function countOf(show: Show): Line[] {
  const ahead = (show.players[1]?.points ?? 0) > (show.players[0]?.points ?? 0) ? 1 : 0;
  const left = [ahead, 1 - ahead].map((seat) => cordsOf(show).filter((line) => line.seat === seat));
  const counted: Line[] = [];
  while (left.some(({ length }) => length)) {
    for (const lines of left) {
      const line = lines.pop();
      if (line) counted.unshift(line);
    }
  }
  return counted;
}

/** What stands on a line that has been counted, and where: between two of its tokens, in squares from
 *  the upper left; two lines that cross there have it at different ends. */
export interface Badge {
  line: Line;
  column: number;
  row: number;
}

export function badgesOf(lines: readonly Line[]): Badge[] {
  const taken = new Set<string>();
  return lines.map((line) => {
    const places = line.squares.slice(1).map((square, at) => between(line.squares[at]!, square));
    const [column, row] = places.find((place) => !taken.has(place.join())) ?? places[0]!;
    taken.add([column, row].join());
    return { line, column, row };
  });
}

const columnOf = (square: string): number => square.charCodeAt(0) - 97;
const rowOf = (square: string): number => Number(square[1]) - 1;

function between(one: string, other: string): [column: number, row: number] {
  return [(columnOf(one) + columnOf(other)) / 2, (rowOf(one) + rowOf(other)) / 2];
}

export const isLit = (lit: readonly Line[], line: Line): boolean =>
  lit.some((other) => nameOf(other) === nameOf(line));
