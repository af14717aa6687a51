/**
 * How each seat's pencil fills a square of 40: its own direction, so that colour is not needed.
 * Rising, falling, level, upright.
 */
const across = [-32, -23, -14, -5, 4, 13, 22, 31];
const beside = [6, 13, 20, 27, 34];
export const HATCHING: readonly string[] = [
  across.map((x) => `M${x} 40l40-40`).join(""),
  across.map((x) => `M${x} 0l40 40`).join(""),
  beside.map((y) => `M2 ${y}c12-1.5 24 1.5 36 0`).join(""),
  beside.map((x) => `M${x} 2c-1.5 12 1.5 24 0 36`).join(""),
];
