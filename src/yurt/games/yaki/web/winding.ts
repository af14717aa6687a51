/** A path of stones that winds to and fro, in units of a stone's room. */
export interface Winding {
  width: number;
  height: number;
  stones: readonly (readonly [x: number, y: number])[];
  /** The trodden way under the stones. */
  way: string;
}

/** A row is a little higher than a stone is wide: the stones of a row go up and down. */
const ROW = 1.06;
const WAVE = 0.06;
/** Where there is room the stones lie farther apart. */
const STRIDE = 1.6;
const SPREAD = 1.25;
const ROWS = [1, 2, 3, 4];

/** As many rows as make the stones largest in a box. */
export function wind(count: number, width: number, height: number): Winding {
  // A box may have no room yet.
  const size = (rows: number) =>
    Math.max(1, Math.min(width / Math.ceil(count / rows), height / (rows * ROW + 2 * WAVE)));
  // Straight ahead is no path that winds, unless there is room for nothing else.
  const rows = ROWS.reduce((best, next) => (size(next) > size(best) ? next : best), 2);
  const columns = Math.ceil(count / rows);
  const pitch = Math.min(STRIDE, (width / size(rows) - 1) / Math.max(1, columns - 1));
  const row = Math.min(ROW * SPREAD, (height / size(rows) - 2 * WAVE) / rows);
  const stones = Array.from({ length: count }, (_, stone) => {
    const turns = Math.floor(stone / columns);
    const step = stone % columns;
    const column = turns % 2 ? columns - 1 - step : step;
    const wave = column % 2 ? -WAVE : WAVE;
    return [column * pitch + 0.5, (turns + 0.5) * row + WAVE + wave] as const;
  });
  return {
    width: (columns - 1) * pitch + 1,
    height: rows * row + 2 * WAVE,
    stones,
    way: smooth(stones),
  };
}

type Point = readonly [x: number, y: number];

/** A line without corners through all points. */
function smooth(points: readonly Point[]): string {
  const at = (place: number) => points[Math.min(Math.max(place, 0), points.length - 1)]!;
  const handle = (one: Point, from: Point, to: Point, way: number) =>
    [one[0] + ((to[0] - from[0]) * way) / 4, one[1] + ((to[1] - from[1]) * way) / 4]
      .map((part) => part.toFixed(3))
      .join(" ");
  const curves = points.slice(1).map((to, place) => {
    const from = at(place);
    const leaving = handle(from, at(place - 1), to, 1);
    const arriving = handle(to, from, at(place + 2), -1);
    return `C${leaving} ${arriving} ${to[0]} ${to[1]}`;
  });
  return `M${at(0).join(" ")}${curves.join("")}`;
}
