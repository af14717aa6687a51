import { bounces, over, type Point } from "./path";
import { placeOf } from "./sheet";
import type { Show } from "./wire";

/** A die on the sheet, its middle in squares from the upper left corner. */
export interface Thrown extends Point {
  key: string;
  /** null: it left the tray, and is last seen here. */
  face: number | null;
  /** How it rolls there from the aim. */
  path: Point[];
  /** How far it lies turned, in degrees. */
  turn: number;
  isRolling: boolean;
}

/** Where dice lie that share a block, so that all are seen and all touch its four squares. */
const TOGETHER: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-0.26, -0.17],
    [0.26, 0.17],
  ],
  [
    [-0.27, -0.2],
    [0.29, -0.13],
    [-0.02, 0.31],
  ],
];
/** No two dice of a throw lie alike, and each lies as before when the page is loaded again. */
const TURNS = [-9, 7, 14, -15, 4, 11, -6];

/** The dice of the last throw, exactly where they came to rest; `numbers`: of their events. */
export function lieAt(show: Show, throws: number, numbers: readonly number[] = []): Thrown[] {
  return show.dice.map(({ face, block }, place) => {
    const key = `${throws} ${place}`;
    const thrown = { aim: show.aim ?? "d4", block, number: numbers[place] ?? place };
    if (face === null || block === null) {
      const { x, y } = over(show, thrown);
      const path = bounces(show, thrown, { x, y });
      return { key, face, x, y, path, turn: 0, isRolling: false };
    }
    const { column, row } = placeOf(block);
    const mates = show.dice.flatMap((die, at) => (die.block === block ? [at] : []));
    const [left, down] = TOGETHER[mates.length - 1]![mates.indexOf(place)]!;
    const turn = TURNS[(column * 3 + row * 5 + face + place * 2) % TURNS.length]!;
    const lies = { x: column + 1 + left, y: row + 1 + down };
    return { key, face, ...lies, path: bounces(show, thrown, lies), turn, isRolling: false };
  });
}
