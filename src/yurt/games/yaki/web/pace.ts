import type { EventInfo } from "$web/wire/messages";
import { flipOf, verbOf } from "./tokens";
import type { Show } from "./wire";

/** Milliseconds until eyes have seen it. */
export const TURN = 340;
/** A token that fits is soon on its way; one that does not is to be remembered. */
export const GLANCE = 560;
export const LOOK = 1500;
export const FLY = 460;
export const BACK = 420;
export const CHEER = 3200;
/** The last trophy: the path shines up to it, then everyone cheers. */
export const SHINE = 1300;
export const ENDING = 3900;
export const NOTICE = 2600;
export const DEAL = 600;

/** Who has just won a trophy. */
export function winnerOf(show: Show, before: Show): number | null {
  const hasWon = (seat: number) => show.players[seat]!.trophies > before.players[seat]!.trophies;
  const seat = show.players.findIndex((_, number) => hasWon(number));
  return seat < 0 ? null : seat;
}

export const isVoid = (show: Show, before: Show): boolean => show.voids > before.voids;

/** How long all of it takes. */
export function timeOf(show: Show, before: Show | null, events: readonly EventInfo[]): number {
  if (!before) return 0;
  const flip = flipOf(events);
  const isEnded = show.round_turns !== before.round_turns;
  let time = 0;
  if (flip) time += TURN + (flip.fits ? GLANCE + FLY : LOOK + BACK);
  else if (events.some((event) => verbOf(event) === "stop")) time += BACK;
  if (winnerOf(show, before) !== null)
    return time + (show.phase === "over" ? ENDING : CHEER + DEAL);
  if (isVoid(show, before)) return time + NOTICE + DEAL;
  return time + (flip?.fits && isEnded ? BACK : 0);
}
