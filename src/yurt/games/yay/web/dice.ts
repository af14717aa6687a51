import { placeOf } from "./sheet";
import type { Show } from "./wire";

/** A die on the sheet, its middle in squares from the upper left corner. */
export interface Thrown {
  key: string;
  /** null: it left the tray, and goes over the rim here. */
  face: number | null;
  x: number;
  y: number;
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

/** Over the rim that is nearest to the aim. */
function over(show: Show, place: number): readonly [number, number] {
  const { column, row } = placeOf(show.aim ?? "d4");
  const [x, y] = [column + 1, row + 1];
  const beyond = 1.4;
  const ways = [
    { far: x, to: [-beyond, y - 0.8] },
    { far: show.columns - x, to: [show.columns + beyond, y - 0.8] },
    { far: y, to: [x + place - 1, -beyond] },
  ] as const;
  const [nearest] = [...ways].sort((one, other) => one.far - other.far);
  return nearest!.to;
}

/** The dice of the last throw, exactly where they came to rest. */
export function lieAt(show: Show, throws: number): Thrown[] {
  return show.dice.map(({ face, block }, place) => {
    const key = `${throws} ${place}`;
    if (face === null || block === null) {
      const [x, y] = over(show, place);
      return { key, face, x, y, turn: 0, isRolling: false };
    }
    const { column, row } = placeOf(block);
    const mates = show.dice.flatMap((die, at) => (die.block === block ? [at] : []));
    const [left, down] = TOGETHER[mates.length - 1]![mates.indexOf(place)]!;
    const turn = TURNS[(column * 3 + row * 5 + face + place * 2) % TURNS.length]!;
    return { key, face, x: column + 1 + left, y: row + 1 + down, turn, isRolling: false };
  });
}
