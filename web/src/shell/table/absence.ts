import { type Absent, lastHere } from "$web/client/absence";
import { settings } from "$web/client/settings.svelte";
import { t } from "$web/words/words.svelte";

/** Who has been away for so long plays slowly: the others wait, and are not asked to decide. */
export const LONG = 3_600_000;

/** Since when somebody is away: a time of today, yesterday, or a day. It does not tick. */
export function sayAway(name: string, { since }: Absent, now: number): string {
  const when = lastHere(since, now);
  if (when === "yesterday") return t("away-yesterday", { name });
  const form = (how: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(settings.language, how).format(since);
  return when === "time"
    ? t("away-since", { name, time: form({ hour: "numeric", minute: "2-digit" }) })
    : t("away-day", { name, date: form({ day: "numeric", month: "long" }) });
}

/** Whether those who are here may decide for somebody who is away. */
export const isGone = ({ until }: Absent, now: number): boolean => until !== null && now >= until;

/** The seconds that a host can choose between; 0: never. */
export const PATIENCE = [10, 30, 60, 300, 0] as const;

export const sayPatience = (seconds: number): string => {
  if (seconds === 0) return t("patience-never");
  return seconds < 60
    ? t("seconds", { count: seconds })
    : t("minutes", { count: Math.round(seconds / 60) });
};

/** What a host can choose, and what was chosen otherwise. */
export const patienceOptions = (chosen: number): { value: number; label: string }[] =>
  [...new Set([...PATIENCE, chosen])].map((value) => ({ value, label: sayPatience(value) }));
