import type { Areas } from "$web/kit/seating";

/** A trick is wide: up to four others sit above it. */
export const ABOVE: Areas = {
  3: ["1 / 1 / 2 / 5", "1 / 5 / 2 / 9", "1 / 9 / 2 / 13"],
  4: ["1 / 1 / 2 / 4", "1 / 4 / 2 / 7", "1 / 7 / 2 / 10", "1 / 10 / 2 / 13"],
};
