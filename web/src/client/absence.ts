import type { Presence, TableInfo } from "$web/wire/messages";

/** Somebody who has a seat and is somewhere else, by the clock of this device. */
export interface Absent {
  seat: number;
  /** When they were last here. */
  since: number;
  /** When those who are here may decide for them; null: never. */
  until: number | null;
  /** A bot plays until they are back. */
  isCovered: boolean;
}

/** Whoever comes back within so many milliseconds was hardly away: a page was loaded anew. */
export const BLINK = 2_000;

/** The table, with who is there as it was told just now. */
export const attended = (
  table: TableInfo,
  { seats, away, wait, stand_in }: Presence,
): TableInfo => ({
  ...table,
  seats: table.seats.map((seat, number) => ({
    ...seat,
    present: seats[number] ?? false,
    away: away?.[number] ?? null,
    wait: wait?.[number] ?? null,
  })),
  stand_in: stand_in ?? null,
});

/** Who is away; `told`: when the server told so. */
export const absentOf = (table: TableInfo, told: number): Absent[] =>
  table.seats.flatMap(({ kind, away, wait, covered = false }, seat) =>
    kind !== "person" || away == null
      ? []
      : [
          {
            seat,
            since: told - away * 1000,
            until: wait == null ? null : told + wait * 1000,
            isCovered: covered,
          },
        ],
  );

const dayOf = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** How one says when somebody was last here: at a time, yesterday, or on a day. */
export function lastHere(since: number, now: number): "time" | "yesterday" | "day" {
  if (dayOf(since) === dayOf(now)) return "time";
  // Days have no fixed length where clocks change.
  const yesterday = new Date(now);
  yesterday.setDate(yesterday.getDate() - 1);
  return dayOf(since) === dayOf(yesterday.getTime()) ? "yesterday" : "day";
}
