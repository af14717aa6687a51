import type { EventInfo, Moves, Saying, TableInfo } from "$web/wire/messages";

/** What the table looks like after a move, and the events that led there. */
export interface Frame {
  seq: number;
  events: EventInfo[];
  /** The table as it was then: whose turn, the scores. */
  table: TableInfo;
  /** The game's own `Show`. */
  show: unknown;
  expect: Saying | null;
  /** What this seat can do, if it is to move. */
  moves: Moves | null;
  undo: "" | "now" | "ask";
  /** Came as a whole (first look, undo): nothing to animate. */
  whole: boolean;
  /** It happened while nobody was here, and is shown now as it was then. */
  late?: boolean;
}

/** How long a frame is shown before the next one, in milliseconds. */
export type Durations = (frame: Frame, before: Frame | null) => number;

export const sameShow = (one: Frame, other: Frame): boolean =>
  JSON.stringify(one.show) === JSON.stringify(other.show);

/**
 * Several turns at once, as who was away hears of them: only where they led can be shown. What a
 * seat does in one call is one turn.
 */
export const isLeap = ({ events }: Frame): boolean =>
  events.filter(({ actor }, at) => actor >= 0 && actor !== events[at - 1]?.actor).length > 1;
