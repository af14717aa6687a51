import type { Chair } from "$web/client/chair.svelte";
import type { EventInfo } from "$web/wire/messages";
import { t, words } from "$web/words/words.svelte";

/** What a seat did in a turn, with what chance did about it; seat -1 before anybody's turn. */
export interface Told {
  number: number;
  seat: number;
  lines: Line[];
}

export interface Line {
  text: string;
  /** What a deal was, card by card. */
  folded: string[];
}

/** So much chance in a row is a deal: many lines that say little. */
const MANY = 7;

function tell(events: readonly EventInfo[], names: readonly string[]): Line[] {
  const lines = events.flatMap(({ say = [] }) => say.map((saying) => words.put(saying, names)));
  if (events.length > MANY && lines.length) return [{ text: t("log-deal"), folded: lines }];
  return lines.map((text) => ({ text, folded: [] }));
}

/** What chance does in a row stands together; a move stands alone. */
function runsOf(events: readonly EventInfo[]): EventInfo[][] {
  const runs: EventInfo[][] = [];
  for (const event of events) {
    const last = runs.at(-1);
    if (last && event.actor < 0 && last[0]!.actor < 0) last.push(event);
    else runs.push([event]);
  }
  return runs;
}

export const linesOf = (events: readonly EventInfo[], names: readonly string[]): string[] =>
  runsOf(events).flatMap((run) => tell(run, names).map(({ text }) => text));

/** What has happened after the event of this number, as this chair saw it. */
export const linesAfter = ({ events }: Chair, number: number, names: readonly string[]): string[] =>
  linesOf(
    events.filter((event) => event.number > number),
    names,
  );

/** The last thing that happened: while it is being shown only what somebody does, then all of it. */
export function linesNow({ frame, events, isTold }: Chair, names: readonly string[]): string[] {
  const lines = linesOf(frame?.events.length ? frame.events : events.slice(-1), names);
  return isTold ? lines : lines.slice(0, 1);
}

/** The events turn by turn. */
export function turnsOf(events: readonly EventInfo[], names: readonly string[]): Told[] {
  const turns: Told[] = [];
  let seat = -1;
  for (const run of runsOf(events)) {
    const { actor, number } = run[0]!;
    // A seat whose own doing is not told has its turn all the same.
    if (actor >= 0) seat = actor;
    const lines = tell(run, names);
    if (!lines.length) continue;
    const last = turns.at(-1);
    if (last?.seat === seat) last.lines.push(...lines);
    else turns.push({ number, seat, lines });
  }
  return turns;
}
