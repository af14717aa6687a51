import { type Place, placeOf } from "./sheet";
import type { Show } from "./wire";

/** A point on the sheet, in squares from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** What a path is chosen by, so that it is the same on all screens. */
export interface Throw {
  aim: string;
  /** null: it leaves the tray. */
  block: string | null;
  /** The number of the event. */
  number: number;
}

/** Half of a die, as it is drawn: so near its middle comes to a rim. */
export const WALL = 0.36;
/** How far outside a die that left the tray is last seen. */
const BEYOND = 1.4;
/** With every scatter dice roll so many squares further than the aim. */
const ROLLS = 3;

/** One of so many, by what was thrown; the same throw always gives the same. */
function pick(thrown: Throw, salt: number, choices: number): number {
  const places = [thrown.aim, thrown.block].map((name) => placeOf(name ?? "a1"));
  const parts = [thrown.number, salt, ...places.flatMap(({ column, row }) => [column, row])];
  const mixed = parts.reduce(
    (sum, part) => Math.imul(sum ^ (sum >>> 15) ^ (part + 1), 0x9e3779b1),
    0,
  );
  return ((mixed ^ (mixed >>> 13)) >>> 0) % choices;
}

/** Behind a rim the sheet goes on as in a mirror: all places of a line that are seen as this one. */
function images(aim: number, place: number, blocks: number): (-1 | 0 | 1)[] {
  const isNear = (image: number): boolean => Math.abs(image - aim) <= ROLLS;
  return [
    0,
    ...(isNear(-1 - place) ? ([-1] as const) : []),
    ...(isNear(2 * blocks - 1 - place) ? ([1] as const) : []),
  ];
}

/** A coordinate in the mirror of the rim before (-1) or behind (1) it. */
function mirrored(at: number, mirror: -1 | 0 | 1, length: number): number {
  if (mirror === 0) return at;
  return 2 * (mirror < 0 ? WALL : length - WALL) - at;
}

/** When a straight way from one coordinate to another comes to a rim: 0 to 1, or never. */
function meets(from: number, to: number, length: number): number[] {
  const wall = to < WALL ? WALL : to > length - WALL ? length - WALL : null;
  return wall === null || from === to ? [] : [(wall - from) / (to - from)];
}

function back(at: number, length: number): number {
  if (at < WALL) return 2 * WALL - at;
  return at > length - WALL ? 2 * (length - WALL) - at : at;
}

const middle = ({ column, row }: Place): Point => ({ x: column + 1, y: row + 1 });

/** From the aim to where a die lies, with a corner at each rim that it bounces off. */
export function bounces(show: Show, thrown: Throw, lies: Point): Point[] {
  const from = middle(placeOf(thrown.aim));
  if (!show.reach.has_rim || thrown.block === null) return [from, lies];
  const [aim, block] = [placeOf(thrown.aim), placeOf(thrown.block)];
  const across = images(aim.column, block.column, show.columns - 1);
  const down = images(aim.row, block.row, show.rows - 1);
  const x = mirrored(lies.x, across[pick(thrown, 1, across.length)]!, show.columns);
  const y = mirrored(lies.y, down[pick(thrown, 2, down.length)]!, show.rows);
  const corners = [...meets(from.x, x, show.columns), ...meets(from.y, y, show.rows)]
    .sort((one, other) => one - other)
    .map((share) => ({
      x: back(from.x + (x - from.x) * share, show.columns),
      y: back(from.y + (y - from.y) * share, show.rows),
    }));
  return [from, ...corners, lies];
}

/** Where a die that leaves the tray is last seen: over one of the two rims nearest to the aim. */
export function over(show: Show, thrown: Throw): Point {
  const { x, y } = middle(placeOf(thrown.aim));
  const aside = (pick(thrown, 3, 5) - 2) * 0.4;
  const ways = [
    { far: x, to: { x: -BEYOND, y: y + aside } },
    { far: show.columns - x, to: { x: show.columns + BEYOND, y: y + aside } },
    { far: y, to: { x: x + aside, y: -BEYOND } },
  ].sort((one, other) => one.far - other.far);
  return ways[pick(thrown, 4, 2)]!.to;
}
