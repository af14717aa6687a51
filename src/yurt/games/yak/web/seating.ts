import type { Areas } from "$web/kit/seating";

/** The pile is small: the first and the last of several others sit beside it. */
export const BESIDE: Areas = {
  3: ["2 / 1 / 3 / 4", "1 / 5 / 2 / 9", "2 / 10 / 3 / 13"],
  4: ["2 / 1 / 3 / 4", "1 / 3 / 2 / 7", "1 / 7 / 2 / 11", "2 / 10 / 3 / 13"],
};
