/** How one card of a heap lies: from its middle and its foot, in hundredths of the heap's width. */
export interface Lying {
  x: number;
  up: number;
  turn: number;
  /** In front of whoever lies under the heap. */
  isFront: boolean;
}

/** More cards look like no more. */
const MOST = 20;
const WIDE = 36;
const HIGH = 46;
/** Cards in front leave a face free. */
const LOW = 0.12;

/** Cards that fell on somebody, in the order in which they fall: the same pile always lies alike. */
export function heapOf(cards: number): Lying[] {
  const count = Math.min(cards, MOST);
  return Array.from({ length: count }, (_, at) => {
    const aside = (((at * 37) % 29) - 14) / 14;
    const isFront = at % 2 === 1;
    const up = (1 - Math.abs(aside)) * ((at + 1) / count) * HIGH;
    return {
      x: aside * WIDE,
      up: isFront ? up * LOW : up,
      turn: (((at * 53) % 31) - 15) * 3,
      isFront,
    };
  });
}
