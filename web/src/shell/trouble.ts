import { ProblemError } from "$web/client/api";
import { t } from "$web/words/words.svelte";

/** Why something did not work, as a sentence: the server's own, or that it does not answer. */
export const sentenceOf = (error: unknown): string =>
  error instanceof ProblemError && error.problem.message
    ? error.problem.message
    : t("trouble-offline");
