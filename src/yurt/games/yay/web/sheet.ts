import type { EventInfo } from "$web/wire/messages";
import type { Show, Square } from "./wire";

export type Verb = "aim" | "write" | "block" | "cross" | "die";

/** What an event is, from its notation: `aim d4`, `die 5 d4`, `die off`, `write d4`. */
export const verbOf = (event: EventInfo): Verb => event.event.split(" ")[0] as Verb;

export const squareOf = (event: EventInfo): string => event.event.split(" ").at(-1) ?? "";

export interface Place {
  column: number;
  row: number;
}

const COLUMNS = "abcdefgh";

export const placeOf = (square: string): Place => ({
  column: COLUMNS.indexOf(square[0] ?? ""),
  row: Number(square.slice(1)) - 1,
});

export const nameAt = ({ column, row }: Place): string => `${COLUMNS[column]}${row + 1}`;

export const columnNames = (show: Show): string[] => [...COLUMNS.slice(0, show.columns)];

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/** The block that a point on the sheet is nearest to, counted in squares from the upper left. */
export function blockNear(show: Show, x: number, y: number): string {
  return nameAt({
    column: clamp(Math.round(x) - 1, show.columns - 2),
    row: clamp(Math.round(y) - 1, show.rows - 2),
  });
}

/** The block that goes by this square; of the last column and row the one before. */
export function blockOf(show: Show, square: string): string {
  const { column, row } = placeOf(square);
  return nameAt({ column: clamp(column, show.columns - 2), row: clamp(row, show.rows - 2) });
}

/** YAY-18: held upside down, these would be the other one. */
export const dotted = (number: number): string =>
  number === 6 || number === 9 ? `${number}.` : `${number}`;

export const squareNamed = (show: Show, name: string): Square | undefined => {
  const { column, row } = placeOf(name);
  return show.squares[row * show.columns + column];
};

/** Where a die may come to rest, and how many of a thousand do. */
export interface Chance extends Place {
  odds: number;
}

export function chances(show: Show, aim: string): Chance[] {
  const { column, row } = placeOf(aim);
  const middle = (show.spread.length - 1) / 2;
  const odds = (away: number): number => show.spread[middle + away] ?? 0;
  const found: Chance[] = [];
  for (let down = 0; down < show.rows - 1; down += 1) {
    for (let across = 0; across < show.columns - 1; across += 1) {
      const likely = (odds(across - column) * odds(down - row)) / 1000;
      if (likely > 0) found.push({ column: across, row: down, odds: likely });
    }
  }
  return found;
}

/** Of ten dice, how many stay in the tray. */
export const staying = (show: Show, aim: string): number =>
  Math.round(chances(show, aim).reduce((sum, { odds }) => sum + odds, 0) / 100);

/** Half of the dice come to rest within so many squares of the aim. */
export function ringOf(spread: readonly number[]): number {
  const middle = (spread.length - 1) / 2;
  const all = spread.flatMap((across, column) =>
    spread.map((down, row) => ({
      away: Math.hypot(column - middle, row - middle),
      odds: (across * down) / 1_000_000,
    })),
  );
  let sum = 0;
  for (const { away, odds } of all.sort((one, other) => one.away - other.away)) {
    sum += odds;
    if (sum >= 0.5) return away + 0.5;
  }
  return middle;
}

/** The aims that bring most dice to free squares, best first. */
export function likelyAims(show: Show, count: number): string[] {
  const isFree = (column: number, row: number): boolean =>
    show.squares[row * show.columns + column]?.mark === "free";
  const free = ({ column, row }: Place): number =>
    [0, 1].flatMap((x) => [0, 1].filter((y) => isFree(column + x, row + y))).length;
  const worth = (aim: string): number =>
    chances(show, aim).reduce((sum, chance) => sum + chance.odds * free(chance), 0);
  const valued = show.choices.aimable.map((aim) => ({ aim, value: worth(aim) }));
  return valued
    .sort((one, other) => other.value - one.value)
    .slice(0, count)
    .map(({ aim }) => aim);
}
