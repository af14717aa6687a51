import type { FeltBox } from "$web/kit/felt.svelte";

/** There is room around the trick, and for a herd instead of its numbers. */
export const isRoomy = ({ size }: FeltBox): boolean => size === "tablet" || size === "wide";

/** A large screen: everything is larger. */
export const isVast = ({ width, height }: FeltBox): boolean => width >= 84 && height >= 50;

/**
 * How a camp is laid out. `tiny`: as `slim`, and its badge tells the name; `slim`: all below each
 * other; `upright`: its equipment in a row; `broad`: in two lines; `roomy` and, on a large screen,
 * `vast`; `far`: on a shared screen.
 */
export type Shape = "slim tiny" | "slim" | "upright" | "broad" | "roomy" | "roomy vast" | "far";

/** From this width on, in letters, four pieces stand beside each other, and all in two lines. */
const UPRIGHT = 6;
const BROAD = 10.5;
/** On a board lower than this, as with very large letters, names fold. */
const TINY = 13;

/** So many camps in a row. */
export const abreast = ({ size }: FeltBox, camps: number): number =>
  size === "tablet" && camps > 4 ? 3 : camps;

export function shapeOf(box: FeltBox, camps: number): Shape {
  if (box.isFar) return "far";
  if (isRoomy(box)) return isVast(box) ? "roomy vast" : "roomy";
  const width = box.board.width / camps;
  if (box.board.height < TINY) return "slim tiny";
  if (width < UPRIGHT) return "slim";
  return width < BROAD ? "upright" : "broad";
}
