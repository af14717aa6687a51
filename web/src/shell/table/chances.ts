import { t } from "$web/words/words.svelte";

/** Out of how many games everything is counted. */
const ALL = 100;
/** So many standard errors on each side hold 95 of 100 cases. */
const SURE = 1.96;

export const ofHundred = (share: number): number => Math.round(share * ALL);

/** Half of the interval; what is counted in whole games is never surer than one. */
export const spread = (error: number): number => Math.max(1, Math.round(SURE * error * ALL));

/** A share of the win, and the standard error of it; a quick look tells none. */
interface Worth {
  chance: number | null;
  error: number;
}
type Weighed = Worth & { chance: number };

/** Whether it was weighed: where there is only one move, nobody thinks, and the error is all. */
export const isWeighed = <T extends Worth>(worth: T): worth is T & Weighed =>
  worth.chance !== null && worth.error < 1;

/** "Wins 62 of 100, give or take 4". */
export const sayChance = ({ chance, error }: Weighed): string =>
  t("hint-chance", { chance: ofHundred(chance), error: spread(error) });
