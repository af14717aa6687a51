import type { EventInfo } from "$web/wire/messages";
import { verbOf } from "./cards";
import { paceOf } from "./count";
import type { Show } from "./wire";

/** Milliseconds until eyes have seen a card played, a claim made, and that somebody passes. */
const PLAY = 650;
const CLAIM = 950;
const PASS = 800;
/** The pile falls on whoever takes it, or snow on one that nobody doubted, and the winner is cheered. */
export const ENDING = 3800;

/** How long it takes to see what happened, without the end of the game. */
export function toldIn(show: Show, events: readonly EventInfo[]): number {
  const verbs = events.map(verbOf);
  if (verbs.includes("challenge") && show.last) return paceOf(show.last).total;
  if (verbs.includes("pass")) return PASS;
  return (verbs.includes("play") ? PLAY : 0) + (verbs.includes("claim") ? CLAIM : 0);
}
