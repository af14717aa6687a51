import type { EventInfo, Saying } from "$web/wire/messages";
import { say } from "$web/words/sayings";
import type { Show } from "./wire";

export type Verb = "aim" | "write" | "block" | "cross" | "die";

/** What an event is, from its notation: `aim d4`, `die 5 d4`, `die off`, `write d4`. */
export const verbOf = (event: EventInfo): Verb => event.event.split(" ")[0] as Verb;

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

/** Held upside down, these would be the other one. */
export const dotted = (number: number): string =>
  number === 6 || number === 9 ? `${number}.` : `${number}`;

/** What the place of a seat follows from: its squares; its sum, too, where others have as many. */
export function decided({ players }: Show, seat: number): Saying {
  const { live, sum } = players[seat]!;
  const isAlone = players.filter((player) => player.live === live).length === 1;
  return say(isAlone ? "web-held" : "web-camp", { count: live, sum });
}

/** What is near of the end, if anything is. */
export function near({ missing, idle_left, turns_left }: Show): Saying | null {
  if (missing.length) return say("web-near", { count: missing.length });
  if (turns_left !== null) return say("web-near-last", { count: turns_left });
  return idle_left === null ? null : say("web-near-idle", { count: idle_left });
}

/** Where a block is, as people see it: in the middle of its four squares. */
export function between(block: string): Saying {
  const { column, row } = placeOf(block);
  return say("between", { upper: block, lower: nameAt({ column: column + 1, row: row + 1 }) });
}

/** Of twenty dice thrown at a block, how many stay in the tray. */
export function staying({ reach, columns }: Show, aim: string): number {
  const { column, row } = placeOf(aim);
  return reach.staying[row * (columns - 1) + column] ?? 0;
}
