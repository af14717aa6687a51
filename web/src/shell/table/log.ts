import type { Chair } from "$web/client/chair.svelte";
import type { EventInfo } from "$web/wire/messages";
import { words } from "$web/words/words.svelte";

/** What a seat did in a turn, with what chance did about it; seat -1 before anybody's turn. */
export interface Told {
  number: number;
  seat: number;
  lines: string[];
}

export const linesOf = (events: readonly EventInfo[], names: readonly string[]): string[] =>
  events.flatMap((event) => (event.say ?? []).map((saying) => words.put(saying, names)));

/** The last thing that happened: while it is being shown only what somebody does, then all of it. */
export function linesNow({ frame, events, isTold }: Chair, names: readonly string[]): string[] {
  const lines = linesOf(frame?.events.length ? frame.events : events.slice(-1), names);
  return isTold ? lines : lines.slice(0, 1);
}

/** The events turn by turn. */
export function turnsOf(events: readonly EventInfo[], names: readonly string[]): Told[] {
  const turns: Told[] = [];
  let seat = -1;
  for (const event of events) {
    // A seat whose own doing is not told has its turn all the same.
    if (event.actor >= 0) seat = event.actor;
    const lines = linesOf([event], names);
    if (!lines.length) continue;
    const last = turns.at(-1);
    if (last?.seat === seat) last.lines.push(...lines);
    else turns.push({ number: event.number, seat, lines });
  }
  return turns;
}
