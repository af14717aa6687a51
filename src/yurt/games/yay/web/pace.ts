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
const CROSSED = 900;
/** So long "YAY!" is to be read. */
export const SHOUT = 1200;
/** At the end: to count the squares of whoever has most, no slower than this; ... */
const COUNT = 2000;
const SLOWEST = 220;
/** ... to look from one sum to the other where squares are equal; */
const COMPARE = 1100;
/** ... and to circle the total that has won, and be glad of it. */
const CIRCLE = 1200;
const PAUSE = 350;

/** The dice do not count any more: the turn has ended, or a number has to be crossed out. */
export const isFutile = (show: Show): boolean => show.phase !== "choosing";

/** Whether squares alone do not say who has won. */
export function isTie({ players }: Show): boolean {
  const most = Math.max(...players.map(({ live }) => live));
  return players.filter(({ live }) => live === most).length > 1;
}

/** The counting at the end: for one square; and from its start to the sums, to the circle, and whole. */
export function countTimes(show: Show): Record<"tick" | "sums" | "circle" | "whole", number> {
  const most = Math.max(1, ...show.players.map(({ live }) => live));
  const tick = Math.min(SLOWEST, COUNT / most);
  const sums = most * tick + PAUSE;
  const circle = sums + (isTie(show) ? COMPARE : 0);
  return { tick, sums, circle, whole: circle + CIRCLE };
}

const crossedIn = ({ squares }: Show): number =>
  squares.filter(({ mark }) => mark === "crossed").length;

/** Until the moves themselves are seen, without the counting at the end. */
export function timeOf(show: Show, before: Show, events: readonly EventInfo[]): number {
  const verbs = events.map(verbOf);
  if (verbs.includes("die")) return THROW + (isFutile(show) ? LOST : READ);
  if (!verbs.length) return 0;
  return WRITTEN + (crossedIn(show) > crossedIn(before) ? CROSSED : 0);
}
