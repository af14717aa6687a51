import type { EventInfo } from "$web/wire/messages";
import { verbOf } from "./sheet";
import type { Show } from "./wire";

/** Milliseconds until eyes have seen it. */
export const AIM = 350;
/** From the hand of whoever throws until a die lies. */
export const ROLL = 820;
/** One die after the other. */
export const APART = 140;
export const THROW = AIM + ROLL + 2 * APART;
const READ = 900;
const LOST = 1500;
export const PENCIL = 420;
const WRITTEN = 900;
const CROSSED = 550;

/** The dice do not count any more: the turn has ended, or a number has to be crossed out. */
export const isFutile = (show: Show): boolean => show.phase !== "choosing";

export function timeOf(show: Show, events: readonly EventInfo[], crossed: number): number {
  const verbs = events.map(verbOf);
  if (verbs.includes("die")) return THROW + (isFutile(show) ? LOST : READ);
  if (!verbs.length) return 0;
  return WRITTEN + (crossed ? CROSSED : 0);
}
