import type { Saying } from "$web/wire/messages";
import { say } from "$web/words/sayings";
import { blocksOf, spokenOf } from "./drawing";

/** A table drawn as text, in sentences. */
export const readOut = (drawn: string): Saying[] =>
  spokenOf(blocksOf(drawn)).map((line) => {
    if ("text" in line) return say("plain-line", { line: line.text });
    const { row, cells } = line;
    if (!cells.length) return say("plain-row-empty", { row });
    return say("plain-row", { row, cells: cells.join(", ") });
  });
