import type { EventInfo } from "$web/wire/messages";
import { countOf, fiveOf } from "./ending";
import { cordsOf, nameOf, verbOf } from "./figures";
import type { Show } from "./wire";

/** Milliseconds until eyes have seen it. */
export const ROLL = 900;
export const LAND = 380;
const TOKEN = 800;
const CORD = 500;
const PASS = 450;
/** Five in a row, from the flash to the result. */
export const THUNDER = 2400;
/** Before the count begins, and after it, while who has won is seen. */
export const BREATH = 350;
export const VERDICT = 1100;
/** All lines together, but each of them neither too slow nor too fast. */
const COUNT = 2200;
const [FASTEST, SLOWEST] = [180, 600];

/** Whether a line of three or more has just been made or become longer. */
export function hasNewCord(show: Show, before: Show | null): boolean {
  const known = new Set(before ? cordsOf(before).map(nameOf) : []);
  return before !== null && cordsOf(show).some((line) => !known.has(nameOf(line)));
}

/** What ends a turn is seen before the next dice are thrown. */
export function endTime(show: Show, before: Show | null, events: readonly EventInfo[]): number {
  const verbs = events.map(verbOf);
  if (verbs.includes("pass")) return PASS;
  if (!verbs.includes("place") && !verbs.includes("remove")) return 0;
  return TOKEN + (hasNewCord(show, before) ? CORD : 0);
}

/** How long one of so many lines is counted. */
export const lineTime = (lines: number): number =>
  Math.min(SLOWEST, Math.max(FASTEST, COUNT / lines));

/** Whether the game has just ended. */
export const isLast = (show: Show, before: Show | null): boolean =>
  show.phase === "over" && before !== null && before.phase !== "over";

/** How long the end of the game is seen, after its last token. */
export function finaleTime(show: Show): number {
  if (fiveOf(show)) return THUNDER + VERDICT;
  const lines = countOf(show).length;
  return BREATH + (lines ? lines * lineTime(lines) : 0) + VERDICT;
}
