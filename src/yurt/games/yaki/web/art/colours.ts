/** A colour of YAKI, and the shape that tells it apart without colour, on a grid of 48. */
export type Colour = "green" | "red" | "yellow" | "violet";

export interface Emblem {
  path: string;
  /** Where the number stands. */
  middle: readonly [x: number, y: number];
}

const rays = Array.from({ length: 12 }, (_, ray) => {
  const at = (radius: number, turn: number) =>
    [Math.sin(turn), -Math.cos(turn)].map((part) => (24 + radius * part).toFixed(1)).join(" ");
  const turn = (ray * Math.PI) / 6;
  return `${at(21, turn)}L${at(15, turn + Math.PI / 12)}`;
}).join("L");

export const EMBLEMS: Record<Colour, Emblem> = {
  green: {
    path: "M41 7c2 17-3 29-16 32c-5 1-9 0-12-2l-5 5c-1.5 1.5-4-.5-2.5-2.500l4.5-6c-3-8-1-15 6-20c7-4.5 15-4 25-6.500z",
    middle: [25, 24],
  },
  red: { path: "M24 3.500L44.5 24L24 44.500L3.5 24z", middle: [24, 24] },
  yellow: { path: `M${rays}z`, middle: [24, 24] },
  violet: {
    path: "M24 3.500l6 12.200l13.7 1.900l-10 9.500l2.5 13.500L24 34.300l-12.2 6.300l2.5-13.500l-10-9.500l13.7-1.900z",
    middle: [24, 25],
  },
};

export const emblemOf = (colour: string): Emblem => EMBLEMS[colour as Colour];
