import type { EventInfo } from "$web/wire/messages";
import { cordsOf, nameOf, verbOf } from "./figures";
import type { Show } from "./wire";

/** Milliseconds until eyes have seen it. */
export const ROLL = 900;
export const LAND = 380;
const TOKEN = 800;
const CORD = 500;
const PASS = 450;

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
