/**
 * A seat's shape on a grid of 24, drawn with a round pen in its own colour, so its corners are
 * soft. `letter` is the middle of the initial: a triangle carries it low.
 */
export interface Shape {
  path: string;
  letter: number;
  /** How large a face is in it; usually as large as in a circle. */
  face?: number;
}

const SHAPES: readonly Shape[] = [
  { path: "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z", letter: 12 },
  { path: "M4 4H20V20H4z", letter: 12 },
  { path: "M12 3 21.5 20H2.5z", letter: 14.4, face: 0.62 },
  { path: "M12 1.8 22.2 12 12 22.2 1.8 12z", letter: 12, face: 0.7 },
  { path: "M21.6 12L16.8 20.3L7.2 20.3L2.4 12L7.2 3.7L16.8 3.7z", letter: 12 },
  {
    path: "M12 2L15.5 6L20.7 7L18.9 12L20.7 17L15.5 18L12 22L8.6 18L3.3 17L5.1 12L3.3 7L8.6 6z",
    letter: 12,
  },
];

export const shapeOf = (seat: number): Shape => SHAPES[seat % SHAPES.length]!;

export const initialOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? "";

/** How large a face is on a badge whose shape says nothing else. */
const FACE = 0.82;

/** Where a face of 24 by 24 stands in a shape: around the place of the initial. */
export function placeOfFace({ letter, face = FACE }: Shape): string {
  return `translate(${12 - 12 * face} ${letter - 12 * face}) scale(${face})`;
}

/** Every seat's initial; who would share one has a second letter, or else a number, too. */
export function initialsOf(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const initial = initialOf(name);
    const alike = names.flatMap((other, at) =>
      initial && initialOf(other) === initial ? [at] : [],
    );
    if (alike.length < 2) return initial;
    const told = toldApart(alike.map((at) => [...names[at]!.replace(/\s/g, "")]));
    const mine = alike.indexOf(seat);
    return initial + (told[mine] ?? String(mine + 1));
  });
}

/** The first letter at which all of these names differ; nothing if there is none. */
function toldApart(names: readonly string[][]): string[] {
  const longest = Math.max(...names.map((letters) => letters.length));
  for (let at = 1; at < longest; at += 1) {
    const found = names.map((letters) => letters[at] ?? "");
    if (new Set(found).size === names.length) return found;
  }
  return [];
}
