import type { Point } from "./path";

/** A moment of a roll: where a die is, and how much of the time has passed. */
export interface Moment extends Point {
  offset: number;
  /** How high it is: 1 on the sheet. */
  scale: number;
}

/** Dice come fast and come to rest softly: after this share of the time they are so far. */
const STEPS = 10;
const timeAt = (share: number): number => 1 - (1 - share) ** (1 / 2.2);
/** In the hand, and on top of the rim that one jumps over. */
const HAND = 1.35;
const JUMP = 1.55;

const apart = (one: Point, other: Point): number => Math.hypot(other.x - one.x, other.y - one.y);

/** From the hand along all corners of a path; `jumps`: in an arc over the rim on the last way. */
export function moments(hand: Point, path: readonly Point[], jumps: boolean): Moment[] {
  const ways = [hand, ...path].slice(0, -1).map((from, place) => ({ from, to: path[place]! }));
  const whole = ways.reduce((sum, { from, to }) => sum + apart(from, to), 0) || 1;
  let before = 0;
  const found: Moment[] = [{ ...hand, offset: 0, scale: HAND }];
  for (const [place, { from, to }] of ways.entries()) {
    const length = apart(from, to);
    const isLast = place === ways.length - 1;
    for (let step = 1; step <= STEPS; step += 1) {
      const share = step / STEPS;
      const arc = jumps && isLast ? (JUMP - 1) * Math.sin(Math.PI * share) : 0;
      found.push({
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
        offset: timeAt(Math.min(1, (before + length * share) / whole)),
        scale: place === 0 ? HAND - (HAND - 1) * share : 1 + arc,
      });
    }
    before += length;
  }
  return found;
}
