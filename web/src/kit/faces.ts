/** Faces of people: twelve animals on a grid of 24, each a few flat shapes from the back to the front. */
import type { FACES } from "$web/wire/values";

export type FaceName = (typeof FACES)[number];

export interface Part {
  fill: string;
  d: string;
}

const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
const pair = (x: number, y: number, rx: number, ry = rx): string =>
  oval(12 - x, y, rx, ry) + oval(12 + x, y, rx, ry);
/** The same on the left and on the right: a shape of the left half, by its corners. */
const both = (...corners: readonly (readonly [number, number])[]): string =>
  [corners, corners.map(([x, y]) => [24 - x, y])]
    .map((side) => `M${side.map((corner) => corner.join(" ")).join("L")}z`)
    .join("");

const DARK = "#2b211b";
const CREAM = "#fff6e3";
const eyes = (x: number, y: number, size = 1.2): Part[] => [
  { fill: CREAM, d: pair(x, y, size + 0.5) },
  { fill: DARK, d: pair(x, y, size) },
];
const looks = (x: number, y: number, size = 1.3): Part => ({ fill: DARK, d: pair(x, y, size) });

export const ANIMALS: Record<FaceName, readonly Part[]> = {
  yak: [
    {
      fill: "#efdcb4",
      d: "M7 9.5C2 9.6.8 5.4 2.4 1.6 3.4 5 5.4 6 9 6zM17 9.5c5 .1 6.2-4.1 4.6-7.9-1 3.4-3 4.4-6.6 4.4z",
    },
    { fill: "#5a3925", d: "M5.6 8.4Q12 2.6 18.4 8.4L19.4 15Q18 22.6 12 23 6 22.6 4.6 15z" },
    { fill: "#85603f", d: "M6.4 7.8Q12 3 17.6 7.8L16.2 12 14.2 10 12 13 9.8 10 7.8 12z" },
    { fill: "#d3ad85", d: oval(12, 18.4, 4.6, 3.5) },
    ...eyes(3.8, 13.4, 1),
    { fill: DARK, d: pair(1.7, 18, 0.75) },
  ],
  ibex: [
    {
      fill: "#8b7156",
      d: "M10.8 8C9.4 3.4 5.8.6 1.2 1.6 4.4 3.2 5.6 6 6.2 10zM13.2 8c1.4-4.6 5-7.4 9.6-6.4-3.2 1.6-4.4 4.4-5 8.4z",
    },
    { fill: "#a67a4d", d: both([7.6, 10], [2.4, 11.4], [7.4, 13.6]) },
    { fill: "#d2a673", d: "M7 8.6Q12 5.4 17 8.6l.4 5-2.6 7.2q-2.8 1.8-5.6 0L6.6 13.6z" },
    { fill: CREAM, d: oval(12, 18.4, 2.9, 2.6) },
    looks(2.9, 12.4),
    { fill: DARK, d: "M10.5 17h3L12 19z" },
    { fill: "#8b7156", d: "M10.3 20.8h3.4L12 24z" },
  ],
  vulture: [
    { fill: CREAM, d: oval(5.4, 19, 3.8) + oval(18.6, 19, 3.8) + oval(12, 20.2, 4.6, 3.8) },
    { fill: "#de9f8c", d: oval(12, 10.6, 7.4, 8.4) },
    ...eyes(3.3, 9.6, 1),
    { fill: "#7b4a3f", d: both([4.9, 6.4], [10.8, 8.4], [10.4, 9.6], [5, 8]) },
    { fill: "#e2a62f", d: "M9.4 11.4h5.2l-.6 6L12 20.2l-2-2.8z" },
    { fill: DARK, d: "M10.2 17l1.8 3.2 1.8-3.2z" },
  ],
  groundhog: [
    { fill: "#6d4527", d: pair(6.4, 5.6, 2.7) },
    { fill: "#99683f", d: oval(12, 13, 9, 9.4) },
    { fill: "#e6c69b", d: oval(12, 17, 6, 4.9) },
    looks(3.9, 10.4),
    { fill: DARK, d: oval(12, 13.8, 1.9, 1.4) },
    { fill: "#ffffff", d: "M10.4 17.2h1.5v3.2h-1.5zM12.1 17.2h1.5v3.2h-1.5z" },
  ],
  yeti: [
    {
      fill: "#eef5f8",
      d: "M12 1c6 0 9.6 4 9.6 10 0 3 1.4 4.6-.4 6.4l-.6 3.4-2.6-.8-1.6 2.6-2.6-1L12 23l-1.8-1.4-2.6 1L6 20l-2.6.8-.6-3.4C1 15.6 2.4 14 2.4 11 2.4 5 6 1 12 1z",
    },
    { fill: "#8fbdd1", d: "M6.4 9.6Q9 6.4 12 8.4q3-2 5.6 1.2 1.2 9-5.6 9t-5.6-9z" },
    ...eyes(2.7, 11, 1),
    { fill: "#24506a", d: "M8.6 14.4h6.8q-.4 3-3.4 3t-3.4-3z" },
    { fill: "#ffffff", d: "M9.4 14.4h1.6l-.8 1.7zM13 14.4h1.6l-.8 1.7z" },
  ],
  wolf: [
    { fill: "#5c666f", d: both([3.4, 1.4], [10.4, 6.4], [4, 12]) },
    { fill: "#7f8b95", d: "M4 10Q12 2.6 20 10l1.4 5.4-4 1.4L12 23l-5.4-6.2-4-1.4z" },
    { fill: "#e8edef", d: "M6.2 15.6L9.8 12l2.2 2 2.2-2 3.6 3.6L12 22.6z" },
    { fill: "#f2b53a", d: pair(3.7, 11.2, 1.5) },
    { fill: DARK, d: pair(3.6, 11.2, 0.8) },
    { fill: DARK, d: "M9.8 18h4.4L12 21z" },
  ],
  sheep: [
    { fill: "#fdf3df", d: oval(12, 5.8, 4.6) + pair(5, 7.6, 4) + pair(7, 13, 3.8) },
    { fill: "#4c423a", d: both([7.8, 11], [2, 11.4], [2.6, 14], [7.6, 14.2]) },
    { fill: "#5d5148", d: oval(12, 15.2, 5.2, 7.4) },
    { fill: "#fdf3df", d: oval(12, 8, 4.4, 2.9) },
    ...eyes(2.3, 13.6, 0.9),
    { fill: "#e9a9a0", d: "M10.6 18.6h2.8L12 20.2z" },
  ],
  goat: [
    {
      fill: "#6a5745",
      d: "M10.6 8.4C10.2 5 8.6 2.4 5.4 1c.8 2.4.8 5.4 2 8zM13.4 8.4c.4-3.4 2-6 5.2-7.4-.8 2.4-.8 5.4-2 8z",
    },
    { fill: "#d9cbb0", d: both([7.4, 9.4], [1.4, 12.6], [3.4, 15], [7.6, 13]) },
    { fill: "#f6eddb", d: "M7 8.4q5-3 10 0l-.6 8.6q-4.4 6.4-8.8 0z" },
    { fill: "#c8804c", d: "M7 8.4q1.6-1 3.4-1.4L9 15.4l-1.6 1z" },
    looks(2.8, 12),
    { fill: "#c9797a", d: "M10.4 16.6h3.2L12 18.6z" },
    { fill: "#d9cbb0", d: "M9.8 20h4.4L12 24z" },
  ],
  camel: [
    { fill: "#b37a3f", d: both([7.6, 6], [3.4, 4.6], [5, 9.6]) },
    { fill: "#dfae6c", d: "M6.8 6.4q5.2-4 10.4 0l.4 6 1.2 4.2q-.6 6.2-6.8 6.2t-6.8-6.2L6.4 12.4z" },
    { fill: "#7a4a22", d: oval(12, 4.4, 3.6, 2.9) },
    { fill: "#f6dcae", d: oval(12, 18.4, 5.4, 4) },
    ...eyes(3.2, 10.6, 1.1),
    { fill: "#b37a3f", d: both([6.6, 8.4], [10.6, 8.8], [10.6, 10.4], [6.8, 10.4]) },
    { fill: DARK, d: pair(1.7, 17, 0.7) },
    { fill: "#8a5a2e", d: "M8.8 19.6q3.2 2 6.4 0l-.4 1q-2.8 1.6-5.6 0z" },
  ],
  horse: [
    { fill: "#7f4822", d: both([7.2, 7.6], [6.4, 0.8], [11, 5]) },
    { fill: "#a9652f", d: "M6.6 7q5.4-3.4 10.8 0L16.6 15l.8 4q-5.4 5.4-10.8 0l.8-4z" },
    { fill: "#fdf3df", d: "M11 8h2l.8 8.4h-3.6z" },
    { fill: "#3a2415", d: "M12 1.4q4 2.4 2.6 8.4L12 8l-2.6 1.8Q8 3.8 12 1.4z" },
    { fill: "#e3b98c", d: oval(12, 19, 4.7, 3.6) },
    looks(3.5, 11.6),
    { fill: DARK, d: pair(1.9, 18.6, 0.8) },
  ],
  fox: [
    { fill: "#a9471a", d: both([2.8, 1.2], [10.4, 6.6], [3.8, 12.4]) },
    { fill: "#e27a30", d: "M3.6 10.4Q12 2.6 20.4 10.4L22 15l-4.4 1.6L12 23l-5.6-6.4L2 15z" },
    { fill: CREAM, d: "M2 15l2.4-2.4q5-.6 7.6 5 2.6-5.6 7.6-5L22 15l-4.4 1.6L12 23l-5.6-6.4z" },
    looks(3.7, 11.4),
    { fill: DARK, d: oval(12, 20.4, 2, 1.7) },
  ],
  owl: [
    { fill: "#6f5033", d: "M2.6 2.6L9 4.8h6l6.4-2.2-1 9.4q.6 11-8.4 11T3.6 12z" },
    { fill: "#a5805a", d: oval(12, 18, 5.6, 4.6) },
    { fill: "#f7e8c9", d: pair(3.9, 10.4, 4.3) },
    { fill: DARK, d: pair(3.6, 10.4, 2.3) },
    { fill: "#ffffff", d: oval(9.2, 9.6, 0.8) + oval(16.4, 9.6, 0.8) },
    { fill: "#eaa92e", d: "M10.4 12.2h3.2L12 16.6z" },
  ],
};
