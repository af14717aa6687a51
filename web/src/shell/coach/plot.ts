/** Besides its colour each seat has a stroke of its own: dashes and gaps of its line. */
const STROKES = ["", "9 5", "1 6", "14 5 1 5", "5 5", "9 5 1 5 1 5"] as const;

export const strokeOf = (seat: number): string => STROKES[seat % STROKES.length]!;

export interface Plot {
  width: number;
  height: number;
  /** The number of the last event. */
  last: number;
}

export const across = ({ width, last }: Plot, event: number): number =>
  (event / Math.max(1, last)) * width;

export const down = ({ height }: Plot, chance: number): number => (1 - chance) * height;

const short = (number: number): string => String(Math.round(number * 10) / 10);

/** A seat's chances from event to event. */
export function lineOf(plot: Plot, chances: readonly (readonly number[])[], seat: number): string {
  const points = chances.map(
    (all, event) => `${short(across(plot, event))} ${short(down(plot, all[seat] ?? 0))}`,
  );
  return `M${points.join("L")}`;
}
