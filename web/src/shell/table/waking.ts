import type { TableInfo } from "$web/wire/messages";
import { t } from "$web/words/words.svelte";

/** Seconds are told in steps: nobody knows them better. */
const STEP = 5;

/** The seconds from now until then, rounded up; none if they have passed. */
export const secondsUntil = (then: number, now: number): number =>
  Math.max(0, Math.ceil((then - now) / 1000 / STEP) * STEP);

/** Who does not think yet: the strongest bot of a level, else the hints; and for how long. */
export function sayWaking(table: TableInfo, seconds: number): string {
  const level = Math.max(0, ...table.seats.map((seat) => seat.level ?? 0));
  return level
    ? t("waking-level", { name: t(`level-${level}`), seconds })
    : t("waking-hints", { seconds });
}
