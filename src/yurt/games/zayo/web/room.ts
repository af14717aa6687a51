import type { FeltBox } from "$web/kit/felt.svelte";

/** There is room around the trick, and for a herd instead of its numbers. */
export const isRoomy = ({ size }: FeltBox): boolean => size === "tablet" || size === "wide";

/** A large screen: everything is larger. */
export const isVast = ({ width, height }: FeltBox): boolean => width >= 84 && height >= 50;

/**
 * How a camp is laid out. `slim`: its equipment two by two; `upright`: in a row; `broad`: all in
 * two lines; `tiny`, as with very large letters: its badge tells the name; `roomy` and, on a large
 * screen, `vast`; `far`: on a shared screen.
 */
export type Shape =
  | `${"slim" | "upright" | "broad"}${"" | " tiny"}`
  | `roomy${"" | " vast"}`
  | "far";

/** On a board lower than this, in letters, names fold. */
const TINY = 13;

/** So many camps in a row. */
export const abreast = ({ size }: FeltBox, camps: number): number =>
  size === "tablet" && camps > 4 ? 3 : camps;

export function shapeOf(box: FeltBox, camps: number): Shape {
  if (box.isFar) return "far";
  if (isRoomy(box)) return isVast(box) ? "roomy vast" : "roomy";
  const shape = camps > 3 ? "slim" : camps === 3 ? "upright" : "broad";
  return box.board.height < TINY ? `${shape} tiny` : shape;
}
